/** On a device: how much of Python has arrived, and what is in its way. */

/** Why nothing can be played here just now. */
export type Hitch = "no-wasm" | "no-store" | "incomplete" | "stopped";

class Arrival {
  /** Bytes that have come, and all of them; none while nothing is known. */
  bytes = $state.raw({ done: 0, total: 0 });
  ready = $state(false);
  /** Whether every game is kept here, so that no network is needed. */
  whole = $state(false);
  hitch = $state<Hitch | "">("");
  /** Tries once more. */
  again: () => void = () => {};
}

export const arrival = new Arrival();
