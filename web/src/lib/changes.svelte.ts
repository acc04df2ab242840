/** What happens when something changes: movement on a board, for example. */
import { untrack } from "svelte";

/** Calls `told` with what a value is now and what it was before, whenever it has changed and the page shows it. */
export function onChange<T>(value: () => T, told: (now: T, before: T) => void): void {
  let before = untrack(value);
  $effect(() => {
    const [now, last] = [value(), before];
    before = now;
    if (now !== last) untrack(() => told(now, last));
  });
}
