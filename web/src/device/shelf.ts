/** What this device keeps: texts in drawers, each under its key, in the browser's own store. Nothing but texts goes in or out, so that Python and the
 *  page understand each other. Changes are made all or none, and are on disk when `put` answers. */
const NAME = "archipel";
const STORE = "shelf";

/** One text that is put under a key, or taken away (null). `fresh`: only if there is none yet. */
interface Change {
  drawer: string;
  key: string;
  text: string | null;
  fresh?: boolean;
}

/** What became of changes: made, or none of them because a fresh key was taken, because there is no room left, or because the store is broken. */
type Outcome = "" | "taken" | "full" | "broken";

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no answer"));
  });
}

export class Shelf {
  private constructor(private readonly store: IDBDatabase) {
    // somebody wants a newer one in another tab: this one stands in nobody's way
    store.onversionchange = () => store.close();
  }

  /** Rejected where a browser keeps nothing, as some private windows do. */
  static async open(): Promise<Shelf> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return new Shelf(await answer(request));
  }

  /** The text under a key; nothing (which is None in Python, as null would not be) where there is none. */
  get(drawer: string, key: string): Promise<string | undefined> {
    return answer(this.reading().get([drawer, key]) as IDBRequest<string | undefined>);
  }

  /** `[[key, text], …]`, sorted, of the keys between two, neither of them included. */
  async span(drawer: string, after: string, before: string): Promise<string> {
    const store = this.reading();
    const range = IDBKeyRange.bound([drawer, after], [drawer, before], true, true);
    const [keys, texts] = await Promise.all([answer(store.getAllKeys(range)), answer<string[]>(store.getAll(range))]);
    return JSON.stringify(keys.map((key, index) => [(key as string[])[1], texts[index]]));
  }

  put(changes: string): Promise<Outcome> {
    return this.write((store) => {
      for (const { drawer, key, text, fresh } of JSON.parse(changes) as Change[]) {
        if (text === null) store.delete([drawer, key]);
        else if (fresh) store.add(text, [drawer, key]);
        else store.put(text, [drawer, key]);
      }
    });
  }

  /** Takes everything away. */
  clear(): Promise<Outcome> {
    return this.write((store) => store.clear());
  }

  private reading(): IDBObjectStore {
    return this.store.transaction(STORE, "readonly").objectStore(STORE);
  }

  private write(change: (store: IDBObjectStore) => void): Promise<Outcome> {
    return new Promise((resolve) => {
      let transaction: IDBTransaction | undefined;
      try {
        transaction = this.store.transaction(STORE, "readwrite", { durability: "strict" });
        const begun = transaction;
        begun.oncomplete = () => resolve("");
        begun.onabort = () => resolve(outcomeOf(begun.error));
        change(begun.objectStore(STORE));
        begun.commit();
      } catch (error) {
        resolve(outcomeOf(error));
        transaction?.abort();
      }
    });
  }
}

function outcomeOf(error: unknown): Outcome {
  const name = error instanceof DOMException ? error.name : "";
  return name === "ConstraintError" ? "taken" : name === "QuotaExceededError" ? "full" : "broken";
}
