/** Which page is shown: a path becomes a route. Links inside the site do not reload; back and forward work, and come back to where one was. */
export type Route =
  | { page: "lobby" }
  | { page: "open"; game: string }
  | { page: "table"; id: string; replay: boolean }
  | { page: "rules"; game: string; section: string }
  | { page: "edition"; game: string }
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
  if (page === "rules") return { page: "rules", game: one, section: two };
  if (page === "edition" && one && !second) return { page: "edition", game: one };
  if ((page === "account" || page === "settings") && !first) return { page: "account" };
  if (page === "desk" && !first) return { page: "desk" };
  return { page: "lost" };
}

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  route = $derived(routeOf(this.path));
  /** Where the page shall be scrolled to once it is there; null: where the browser puts it. */
  scroll: number | null = null;

  start(): void {
    history.scrollRestoration = "manual";
    addEventListener("popstate", (event) => this.arrive((event.state as { y?: number } | null)?.y ?? 0));
    addEventListener("click", (event) => this.click(event));
  }

  go(to: string, replace = false): void {
    history.replaceState({ y: scrollY }, "");
    if (replace) history.replaceState({ y: 0 }, "", to);
    else history.pushState({ y: 0 }, "", to);
    this.arrive(0);
  }

  private arrive(y: number): void {
    this.scroll = location.hash ? null : y;
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const url = new URL(link.href);
    if (url.pathname.startsWith("/api/")) return;
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
