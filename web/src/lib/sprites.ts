/** Symbols to `<use>` anywhere: a sprite is put into the page once, however often it is asked for. */
const there = new Set<string>();

const art = import.meta.glob<string>("../games/*/art/{pieces,scene}.svg", { query: "?raw", import: "default" });

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

/** Puts a sprite of a game into the page, if the game has drawn it: its pieces, or the scene that the lobby shows. */
export async function inlineArt(game: string, sprite: "pieces" | "scene"): Promise<void> {
  const load = art[`../games/${game}/art/${sprite}.svg`];
  if (load) inline(await load());
}
