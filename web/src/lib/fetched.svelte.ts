/** What is fetched once for each name, and there for everybody as soon as it has come. What comes late is kept under its own name: it never takes the
 *  place of what was asked for after it. */
export class Fetched<T> {
  private there = $state.raw<ReadonlyMap<string, T>>(new Map());
  private readonly coming = new Map<string, Promise<T>>();

  constructor(private readonly fetch: (name: string) => Promise<T>) {}

  /** What has come so far; whoever has read it reads it again once it is there. */
  get(name: string): T | null {
    const found = this.there.get(name);
    if (found === undefined) this.load(name).catch(() => {});
    return found ?? null;
  }

  load(name: string): Promise<T> {
    let coming = this.coming.get(name);
    if (coming === undefined) {
      coming = this.fetch(name).then((value) => {
        this.there = new Map(this.there).set(name, value);
        return value;
      });
      coming.catch(() => this.coming.delete(name));
      this.coming.set(name, coming);
    }
    return coming;
  }

  /** All that is there. */
  get names(): string[] {
    return [...this.there.keys()];
  }
}
