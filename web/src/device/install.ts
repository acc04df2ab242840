/** The page on this device without a network: has the service worker fetch everything, and says when a new version is there. */
import { lockOf, type Wish } from "./lock";

const AGAIN_MS = 3_600_000;

let waiting: ServiceWorker | null = null;

export interface Installing {
  /** A new version has come, whole: `take` goes on with it. */
  renewed(): void;
  /** Everything is here: every game can be played without a network. */
  whole(): void;
}

/** Python first, as somebody waits for it; then the rest, which is quiet. `address` is that of the list of files. */
export async function install(address: string, ready: Promise<unknown>, to: Installing): Promise<void> {
  // as long as this tab shows its version, its files are kept
  void navigator.locks?.request(lockOf(address), { mode: "shared" }, () => new Promise(() => {}));
  if (!("serviceWorker" in navigator)) return;
  await ready;
  try {
    const registration = await navigator.serviceWorker.register(new URL("sw.js", address));
    follow(registration, to);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => event.data && to.whole();
    (await navigator.serviceWorker.ready).active?.postMessage({ rest: port2 } satisfies Wish, [port2]);
  } catch {
    // this browser keeps no page for us, or the network is away: it is tried again with the next visit
  }
}

function follow(registration: ServiceWorkerRegistration, to: Installing): void {
  const found = (worker: ServiceWorker | null): void => {
    if (worker === null || !navigator.serviceWorker.controller) return;
    waiting = worker;
    to.renewed();
  };
  found(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && found(coming));
  });
  let looked = Date.now();
  addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

/** Goes on with the new version. Other tabs keep theirs until they are loaded again. */
export function take(): void {
  if (waiting === null || waiting.state === "activated") return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage({ take: true } satisfies Wish);
}
