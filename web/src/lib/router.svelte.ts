/** Which page is shown: a path becomes a route. Links inside the site do not reload; back and forward work, and come back to where one was.
 *  On a device, where the host knows but one file, the path and what follows it stand behind a `#`. */
import { house } from "./house";

export type Route =
  | { page: "lobby" }
  | { page: "open"; game: string }
  | { page: "table"; id: string; replay: boolean }
  | { page: "explore"; id: string }
  | { page: "rules"; game: string; section: string }
  | { page: "edition"; game: string }
  | { page: "bench"; game: string }
  | { page: "checklist"; game: string }
  | { page: "puzzle"; game: string; number: number }
  | { page: "account" }
  | { page: "desk" }
  | { page: "lost" };

function part(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? "");
  } catch {
    return "";
  }
}

export function routeOf(path: string): Route {
  const [page = "", first, second, ...rest] = path.replace(/^\/+|\/+$/g, "").split("/");
  const one = part(first);
  const two = part(second);
  if (rest.length > 0) return { page: "lost" };
  if (page === "" && !first) return { page: "lobby" };
  if (page === "open" && !second) return { page: "open", game: one };
  if (page === "t" && one && (!second || two === "replay")) return { page: "table", id: one, replay: two === "replay" };
  if (page === "t" && one && two === "explore") return { page: "explore", id: one };
  if (page === "rules") return { page: "rules", game: one, section: two };
  if (page === "edition" && one && !second) return { page: "edition", game: one };
  if (page === "edition" && one && (two === "bench" || two === "checklist")) return { page: two, game: one };
  if (page === "puzzle" && one && /^\d{1,9}$/.test(two)) return { page: "puzzle", game: one, number: Number(two) };
  if ((page === "account" || page === "settings") && !first) return { page: "account" };
  if (page === "desk" && !first) return { page: "desk" };
  return { page: "lost" };
}

/** An address inside the page. */
interface Place {
  path: string;
  query: string;
  /** A part of that page, with its `#`. */
  part: string;
}

function placeIn(address: string): Place {
  const [, path = "", query = "", part = ""] = /^([^?#]*)(\??[^#]*)(#?.*)$/.exec(address) ?? [];
  return { path, query, part };
}

/** Where the browser is. */
function here(): Place {
  if (!house.isDevice) return { path: location.pathname, query: location.search, part: location.hash };
  return placeIn(location.hash.startsWith("#/") ? location.hash.slice(1) : "/");
}

class Router {
  private place = $state.raw(here());
  path = $derived(this.place.path);
  query = $derived(new URLSearchParams(this.place.query));
  route = $derived(routeOf(this.path));
  /** Where the page shall be scrolled to once it is there; null: where the browser puts it. */
  scroll: number | null = null;

  /** The part of the page that the address names. */
  get part(): string {
    return here().part.slice(1);
  }

  start(): void {
    history.scrollRestoration = "manual";
    addEventListener("popstate", (event) => this.arrive((event.state as { y?: number } | null)?.y ?? 0));
    addEventListener("click", (event) => this.click(event));
  }

  go(to: string, replace = false): void {
    history.replaceState({ y: scrollY }, "");
    if (replace) history.replaceState({ y: 0 }, "", this.address(to));
    else history.pushState({ y: 0 }, "", this.address(to));
    this.arrive(0);
  }

  /** Names what is seen now in the address, without going anywhere. */
  rename(to: string): void {
    history.replaceState(history.state, "", this.address(to));
  }

  /** The whole address of a page, for people to keep. */
  link(to: string): string {
    return new URL(this.address(to), location.href).href;
  }

  /** Where a link leads inside the page; null: elsewhere. */
  placeOf(link: HTMLAnchorElement): Place | null {
    if (link.origin !== location.origin) return null;
    if (!house.isDevice) return { path: link.pathname, query: link.search, part: link.hash };
    const href = link.getAttribute("href") ?? "";
    if (/^#?\//.test(href)) return placeIn(href.replace("#/", "/"));
    return href.startsWith("#") ? { ...here(), part: href } : null;
  }

  private address(to: string): string {
    return house.isDevice ? `#${to}` : to;
  }

  private arrive(y: number): void {
    const place = here();
    this.scroll = place.part ? null : y;
    this.place = place;
  }

  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.target || link.hasAttribute("download") || link.rel === "external") return;
    const to = this.placeOf(link);
    if (!to || to.path.startsWith("/api/")) return;
    const now = here();
    if (to.part && to.path === now.path && to.query === now.query) return;
    event.preventDefault();
    this.go(to.path + to.query + to.part);
  }
}

export const router = new Router();
