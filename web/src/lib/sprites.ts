/** Symbols to `<use>` anywhere: a sprite is put into the page once, however often it is asked for. */
const there = new Set<string>();

const drawn = import.meta.glob<string>("../generated/kit/*.svg", { query: "?raw", import: "default" });

/** Puts the text of a sprite into the page. Its styles are set one by one, as the policy of the page lets no parser set any. */
export function inline(sprite: string): void {
  if (there.has(sprite)) return;
  there.add(sprite);
  const holder = document.createElement("div");
  holder.className = "sprite";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = sprite.replaceAll(' style="', ' data-style="');
  for (const element of holder.querySelectorAll<SVGElement>("[data-style]")) {
    element.style.cssText = element.dataset["style"] ?? "";
    delete element.dataset["style"];
  }
  document.body.prepend(holder);
}

/** Puts one of the kit's sprites into the page, if it has one of that name. */
export async function inlineKit(name: string): Promise<void> {
  const load = drawn[`../generated/kit/${name}.svg`];
  if (load) inline(await load());
}
