/** The service worker: the page and its Python from the browser's cache, of one version, whole. It takes over once all of its version is there;
 *  games come when they are first played, or in the background. A version stays as long as a tab shows it. */
import { lockOf, type Wish } from "./lock";
import { Stock } from "./stock";

/** The list of this version's files: tools/static.py puts it in. */
declare const LIST: string;

/** What a service worker has beside what every script has; the types of pages do not know it. */
interface Lasting extends Event {
  waitUntil(what: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Asked) => void): void;
  addEventListener(type: "message", listener: (event: Lasting & MessageEvent<Wish>) => void): void;
}
const worker = self as unknown as Worker;

const AT_ONCE = 6;
const PAGE = "index.html";
const base = new URL("./", self.location.href).href;
const stock = Stock.open(new URL(LIST, base).href);
stock.catch(() => {});

async function fetchAll(names: string[]): Promise<void> {
  const here = await stock;
  const waiting = [...names];
  const next = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await here.get(name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

async function prepare(): Promise<void> {
  const { list } = await stock;
  const later = new Set(Object.values(list.games));
  await fetchAll(Object.keys(list.files).filter((name) => !later.has(name)));
}

/** Everything of this version. Games that run out of the browser's room are fetched when they are played. */
async function fetchRest(): Promise<boolean> {
  const { list, cache } = await stock;
  await fetchAll(Object.values(list.games));
  return cache !== null;
}

/** Forgets the files of versions that no tab shows any more. */
async function tidy(): Promise<void> {
  const { registration } = worker;
  const { cache } = await stock;
  if (registration.installing || registration.waiting || !cache) return;
  const shown = new Set((await navigator.locks.query()).held?.map((lock) => lock.name));
  const kept = new Set<string>();
  const keys = (await cache.keys()).map((request) => request.url);
  for (const address of keys.filter((url) => /\/files-[0-9a-f]+\.json$/.test(url))) {
    const other = await Stock.open(address);
    if (address !== new URL(LIST, base).href && !shown.has(lockOf(address))) continue;
    kept.add(address);
    for (const name of Object.keys(other.list.files)) kept.add(other.key(name));
  }
  await Promise.all(keys.filter((url) => !kept.has(url)).map((url) => cache.delete(url)));
}

async function find(name: string, request: Request): Promise<Response | undefined> {
  const here = await stock;
  if (name in here.list.files) return here.get(name);
  // a tab may still show another version
  return here.cache?.match(request, { ignoreSearch: true, ignoreVary: true });
}

async function answer(name: string, request: Request): Promise<Response> {
  return (await find(name, request).catch(() => undefined)) ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(prepare()));
worker.addEventListener("activate", (event) => event.waitUntil(Promise.all([worker.clients.claim(), tidy()])));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.replace(/[?#].*$/, "");
  if (request.method !== "GET" || !address.startsWith(base)) return;
  event.respondWith(answer(address.slice(base.length) || PAGE, request));
});
worker.addEventListener("message", (event) => {
  const { take, rest } = event.data;
  if (take) void worker.skipWaiting();
  if (rest) {
    const fetched = fetchRest().catch(() => false);
    event.waitUntil(fetched.then((whole) => rest.postMessage(whole)).then(tidy));
  }
});
