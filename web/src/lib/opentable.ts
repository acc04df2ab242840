/** Opening a table: the settings, then who sits where, and the start if nobody is missing. */
import { get, post } from "./api";
import { house } from "./house";
import { router } from "./router.svelte";
import { keepContribution, keepSeal } from "./seals";
import { ensureGuest } from "./session.svelte";
import { USUAL_BOT, strength } from "./botstrength.svelte";
import type { Data, GameSummary, OpenTable, TableView } from "./types";

/** What may be left out of the settings of a table. */
export type Wishes = Partial<Omit<OpenTable, "game" | "seats">>;

/** Who shall sit somewhere: somebody who comes, a bot, or somebody else at this device. */
export type Guest = { kind: "open" } | { kind: "bot"; bot: string } | { kind: "companion"; name: string };

const USUAL_SEATS = 4;

export function usualSeats(game: GameSummary): number {
  return Math.min(game.most, Math.max(game.fewest, USUAL_SEATS));
}

/** Who sits somewhere unless somebody is named: whoever comes or, where nobody can come, a bot. */
export function usualGuest(game: GameSummary): Guest {
  return house.can("others") ? { kind: "open" } : { kind: "bot", bot: strength.of(game) };
}

/** Who stands in for somebody who is away. */
export function standIn(game: GameSummary): string {
  return game.bots.includes(USUAL_BOT) ? USUAL_BOT : (game.bots[0] ?? "");
}

/** 16 random bytes of one's own for the shuffle, in hexadecimal. */
export function randomBytes(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Adds random bytes of one's own to the shuffle at once, and remembers which: where nobody elsewhere plays. At all other tables see `Pledges`. */
export async function contribute(table: string, companion: number): Promise<void> {
  const contribution = randomBytes();
  await command(table, { do: "contribute", contribution, ...(companion ? { companion } : {}) });
  keepContribution(table, companion, contribution);
}

export async function command(table: string, what: Data): Promise<TableView> {
  const done = await post<{ table: TableView }>(`/api/tables/${encodeURIComponent(table)}/commands`, what);
  return done.table;
}

/** Opens a table and sits down at its first seat; `guests` take the seats that follow. Answers with the table's id, whatever became of the guests. */
export async function openTable(game: string, guests: Guest[], wishes: Wishes = {}): Promise<{ id: string; trouble: unknown }> {
  await ensureGuest();
  const table = await post<TableView>("/api/tables", { ...wishes, game, seats: guests.length + 1 });
  keepSeal(table);
  const { id } = table;
  try {
    await seatBots(id, guests);
    const companions = await seatCompanions(id, guests);
    if (guests.some((guest) => guest.kind === "open")) return { id, trouble: null };
    for (let companion = 0; companion <= companions; companion += 1) await contribute(id, companion);
    await command(id, { do: "start", format: 2 });
  } catch (trouble) {
    return { id, trouble };
  }
  return { id, trouble: null };
}

/** The next game of those who sit at this device: `host`, who has asked for it, sits already; the others sit down under their names, and it begins. */
export async function startAgain(id: string, host: number, names: ReadonlyMap<string, string>): Promise<void> {
  const table = await get<TableView>(`/api/tables/${id}`);
  keepSeal(table);
  const companions = new Set([host]);
  for (const [seat, { invited }] of table.seats.entries()) {
    if (!invited) continue;
    const companion = Number(invited.split(".")[1] ?? 0);
    companions.add(companion);
    await command(id, { do: "sit", seat, ...(companion ? { companion, name: names.get(invited) } : {}) });
  }
  for (const companion of companions) await contribute(id, companion);
  await command(id, { do: "start", format: 2, ...(host ? { companion: host } : {}) });
}

async function seatBots(id: string, guests: Guest[]): Promise<void> {
  for (const [index, guest] of guests.entries()) {
    if (guest.kind === "bot") await command(id, { do: "bot", seat: index + 1, bot: guest.bot });
  }
}

/** Several people on this device: the server knows them as companions 1, 2, 3 of the one who is signed in. Answers how many they are. */
async function seatCompanions(id: string, guests: Guest[]): Promise<number> {
  let companion = 0;
  for (const [index, guest] of guests.entries()) {
    if (guest.kind !== "companion") continue;
    companion += 1;
    await command(id, { do: "sit", seat: index + 1, companion, name: guest.name });
  }
  return companion;
}

/** Two clicks to the first decision: a table of one's own with bots on all other seats, and there we are. */
export async function playNow(game: string, seats = 0, bot = "", wishes: Wishes = {}): Promise<void> {
  const known = (await get<GameSummary[]>("/api/games")).find((other) => other.name === game);
  const count = seats || (known ? usualSeats(known) : USUAL_SEATS);
  const kind = bot || (known ? strength.of(known) : USUAL_BOT);
  const guests = Array.from({ length: count - 1 }, (): Guest => ({ kind: "bot", bot: kind }));
  const { id, trouble } = await openTable(game, guests, { private: true, ...wishes });
  router.go(`/t/${id}`);
  if (trouble) throw trouble;
}
