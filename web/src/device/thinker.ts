/** Whoever thinks for the bots, in a worker of its own so that tables never wait for it. It is started when it is first needed; if it does not answer
 *  in time it is ended, and the next question starts another. */
import type { FromThinker, ToThinker } from "./messages";

/** Bots think for a second or two, on a slow phone a few times as long. */
const PATIENCE_MS = 60_000;

interface Asked {
  answered(text: string): void;
  failed(error: Error): void;
}

export class Thinker {
  private worker: Worker | null = null;
  private readonly asked = new Map<number, Asked>();
  private count = 0;
  private patience = 0;

  think(text: string): Promise<string> {
    const worker = (this.worker ??= this.start());
    const question = (this.count += 1);
    return new Promise((answered, failed) => {
      this.asked.set(question, { answered, failed });
      worker.postMessage({ question, text } satisfies ToThinker);
      if (this.asked.size === 1) this.wait();
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module", name: self.name });
    worker.onmessage = (event: MessageEvent<FromThinker>) => this.hear(event.data);
    worker.onerror = () => this.end();
    return worker;
  }

  private hear(message: FromThinker): void {
    if ("answered" in message) {
      if (message.text === null) return this.end();
      this.asked.get(message.answered)?.answered(message.text);
      this.asked.delete(message.answered);
    }
    this.wait();
  }

  /** Questions are answered one after the other: the start, and each answer, begin the time of the next. */
  private wait(): void {
    clearTimeout(this.patience);
    if (this.asked.size > 0) this.patience = self.setTimeout(() => this.end(), PATIENCE_MS);
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
    clearTimeout(this.patience);
    const asked = [...this.asked.values()];
    this.asked.clear();
    for (const { failed } of asked) failed(new Error("nobody has thought about it"));
  }
}
