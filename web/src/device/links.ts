/** Links on a device, where the host knows but one file: they lead behind the `#`, parts of a page are shown without the browser's help, and answers
 *  are downloaded from Python. */
import { get } from "../lib/api";
import { router } from "../lib/router.svelte";
import { toasts } from "../lib/toasts.svelte";
import { offer } from "./offer";

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

/** A link has its true address as soon as somebody comes to it, who may want it in a tab of its own. */
function direct(event: Event): void {
  const link = linkOf(event);
  const href = link?.getAttribute("href");
  if (href?.startsWith("/") && !href.startsWith("/api/")) link?.setAttribute("href", `#${href}`);
}

/** Before the router hears of it. */
function click(event: MouseEvent): void {
  const link = linkOf(event);
  const href = link?.getAttribute("href") ?? "";
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (href.startsWith("/api/")) {
    event.preventDefault();
    void save(href, link.download);
  } else if (/^#(?!\/)/.test(href)) {
    event.preventDefault();
    show(link);
  }
}

/** A part of the page that is open. */
function show(link: HTMLAnchorElement): void {
  const place = router.placeOf(link);
  if (!place) return;
  history.pushState(history.state, "", `#${place.path}${place.query}${place.part}`);
  const shown = document.getElementById(decodeURIComponent(place.part.slice(1)));
  shown?.scrollIntoView();
  shown?.focus({ preventScroll: true });
  dispatchEvent(new Event("hashchange"));
}

/** Puts an answer where downloads go. */
async function save(path: string, name: string): Promise<void> {
  try {
    const what = await get<unknown>(path);
    offer(typeof what === "string" ? what : JSON.stringify(what), name);
  } catch (error) {
    toasts.refuse(error);
  }
}

/** To be called once. */
export function guideLinks(): void {
  document.addEventListener("click", click);
  for (const comes of ["pointerover", "focusin"]) document.addEventListener(comes, direct);
}
