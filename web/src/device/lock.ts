/** What page and service worker say to each other. */

/** What a tab holds as long as it shows a version, by the address of its list of files. */
export function lockOf(address: string): string {
  return `archipel ${address}`;
}

/** What the page asks of the service worker. */
export interface Wish {
  /** Take over, whoever else is here. */
  take?: boolean;
  /** Fetch what is not here yet, and say so on this port. */
  rest?: MessagePort;
}
