/** Sentences shown for a while at the edge of the page, and read aloud: what was done, and why something was refused. */
import { Refused } from "./api";
import { session } from "./session.svelte";
import type { Words } from "./words";

export interface Toast {
  number: number;
  text: string;
  bad: boolean;
}

const SHOWN_MS = 7000;

class Toasts {
  list = $state.raw<Toast[]>([]);
  private count = 0;

  say(text: string, bad = false): void {
    const number = (this.count += 1);
    this.list = [...this.list.filter((toast) => toast.text !== text).slice(-2), { number, text, bad }];
    setTimeout(() => this.drop(number), bad ? 2 * SHOWN_MS : SHOWN_MS);
  }

  drop(number: number): void {
    this.list = this.list.filter((toast) => toast.number !== number);
  }

  /** Puts a refusal in words. Whatever else went wrong is a mistake of ours, and stays visible in the console. */
  refuse(error: unknown, words: Words = session.words): void {
    if (error instanceof Refused) {
      this.say(words.refusal(error.reason), true);
    } else {
      console.error(error);
      this.say(words.text("reason-broken"), true);
    }
  }
}

export const toasts = new Toasts();
