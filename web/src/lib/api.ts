/** REST: every answer that is not a success becomes a `Refused` with the server's reason. */
import { build } from "./build.svelte";
import { house } from "./house";
import type { Data, Reason } from "./types";

export class Refused extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number,
  ) {
    super(reason.key);
  }
}

export function reason(key: string, args: Data = {}): Reason {
  return { key, args, rule: "" };
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const body = (await answer.json()) as { reason: Reason };
    if (typeof body.reason.key === "string") return new Refused(body.reason, answer.status);
  } catch {
    // not one of ours: a proxy in between, or an old server
  }
  const strange = reason("server-strange", { value: location.host, problem: String(answer.status) });
  return new Refused(house.isDevice ? reason("room-away") : strange, answer.status);
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await house.ask(path, {
      method,
      headers: { "X-Archipel": "page", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(reason(house.isDevice ? "room-away" : "server-away", { value: location.host }), 0);
  }
  build.hear(answer.headers.get("x-archipel-build"));
  if (!answer.ok) throw await refusal(answer);
  if (answer.status === 204) return undefined as T;
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.includes("json") ? await answer.json() : await answer.text()) as T;
}

/** Whether the server answers, and not something that stands before it. */
export function answers(): Promise<boolean> {
  return ask("GET", "/healthz").then(
    () => true,
    () => false,
  );
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const put = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => ask<T>("DELETE", path, body);
