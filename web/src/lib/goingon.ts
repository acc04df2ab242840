/** A new table that goes on from a position of a game. */
import { get, post } from "./api";
import { strength } from "./botstrength.svelte";
import { house } from "./house";
import { command, type Wishes } from "./opentable";
import { router } from "./router.svelte";
import { keepSeal } from "./seals";
import { ensureGuest } from "./session.svelte";
import type { BotsHere, TableView } from "./types";
import { written } from "./variations";

interface From {
  /** The step of the replay; left out: the one at which one has resigned. */
  at?: number;
  line?: string[];
  /** Who of the people at this device goes on. */
  companion?: number;
}

/** Opens it and goes there. Where nobody else can come, bots take the other seats. */
export async function goOn(table: string, from: From, wishes: Wishes = {}): Promise<void> {
  await ensureGuest();
  const opened = await post<TableView>(`/api/tables/${table}/sequels`, { ...wishes, ...from });
  keepSeal(opened);
  if (!house.can("others")) {
    const { bots } = await get<BotsHere>(`/api/tables/${opened.id}/bots`);
    for (const [seat, { kind }] of opened.seats.entries()) {
      if (kind === "open") await command(opened.id, { do: "bot", seat, bot: strength.among(bots) });
    }
  }
  router.go(`/t/${opened.id}`);
}

/** Where the position can be looked at from which a table goes on; "" if that is not for everybody. */
export function originOf({ origin }: TableView): string {
  if (!origin?.table) return "";
  const line = origin.line.length > 0 ? `&line=${written(origin.line)}` : "";
  return `/t/${origin.table}/explore?at=${origin.step}${line}`;
}
