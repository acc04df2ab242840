/** Where the page asks: a server, or this device. The page itself says which: what `make static` builds has `<meta name="house" content="device">`.
 *  Nothing else on the page knows; who must ask what is possible here asks `house.can`. */

/** What only a server has: others who come to one's tables, accounts to come back from anywhere, and workers that look at finished games again. */
type Need = "others" | "accounts" | "analyses";

/** A connection to a table: as much of a WebSocket as is used. */
export type Line = Pick<WebSocket, "readyState" | "OPEN" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

/** What the page says of itself in its head. */
export function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}

class House {
  readonly isDevice = meta("house") === "device";
  private device: typeof import("../device/house") | undefined;

  can(_: Need): boolean {
    return !this.isDevice;
  }

  /** The address of a file that lies beside the page. */
  file(name: string): string {
    return this.isDevice ? name : `/${name}`;
  }

  private async onDevice(): Promise<typeof import("../device/house")> {
    return (this.device ??= await import("../device/house"));
  }

  async ask(path: string, request: RequestInit): Promise<Response> {
    return this.isDevice ? (await this.onDevice()).ask(path, request) : fetch(path, request);
  }

  /** What only a page on a device has to say. */
  async words(language: string): Promise<string> {
    return this.isDevice ? (await this.onDevice()).words(language) : "";
  }

  /** On a device only after something was asked: the words, for example, without which there is no page. */
  connect(path: string): Line {
    return this.device?.connect(path) ?? new WebSocket(new URL(path, location.href.replace(/^http/, "ws")));
  }
}

export const house = new House();
