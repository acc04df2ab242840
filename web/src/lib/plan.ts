/** How long what others do is shown, in milliseconds. */
import { session } from "./session.svelte";

const STEP_MS = 500;

/** For a step by itself, which told of so many events. */
export function stepMs(events: number): number {
  const factor = { slow: 1.6, normal: 1, fast: 0.5, off: 0 }[session.speed];
  return session.motion ? factor * Math.min(1000, STEP_MS + 150 * Math.max(0, events - 1)) : 0;
}
