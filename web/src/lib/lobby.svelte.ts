/** What the lobby shows: the games, my tables and those of others, read again and again while somebody looks. */
import { Refused, get } from "./api";
import { waitsForUs } from "./botgames";
import { house } from "./house";
import { session } from "./session.svelte";
import { waiting } from "./waiting.svelte";
import type { GameSummary, Reason, TableSummary, TableView } from "./types";

const PAUSE_MS = 4000;
const MOST_DETAILS = 12;

class Lobby {
  games = $state.raw<GameSummary[]>([]);
  private listed = $state.raw<{ person: string; tables: TableSummary[] }>({ person: "", tables: [] });
  open = $state.raw<TableSummary[]>([]);
  running = $state.raw<TableSummary[]>([]);
  /** Whether all of it was read at least once. */
  ready = $state(false);
  /** Why nothing can be read just now. */
  away = $state.raw<Reason | null>(null);
  /** My tables as the tables themselves show them: what is asked, the deadline, the places. */
  details = $state.raw<ReadonlyMap<string, TableView>>(new Map());
  private timer = 0;
  private watchers = 0;

  /** Tables at which we sit or are invited, those that wait for us first. */
  get mine(): TableSummary[] {
    return this.listed.person === session.me?.id ? this.listed.tables : [];
  }

  game(name: string): GameSummary | undefined {
    return this.games.find((game) => game.name === name);
  }

  async loadGames(): Promise<GameSummary[]> {
    if (this.games.length === 0) this.games = await get<GameSummary[]>("/api/games");
    return this.games;
  }

  /** Keeps the lists fresh until the answer is called. */
  watch(): () => void {
    this.watchers += 1;
    if (this.watchers === 1) {
      document.addEventListener("visibilitychange", this.look);
      addEventListener("online", this.look);
      this.look();
    }
    return () => {
      this.watchers -= 1;
      if (this.watchers > 0) return;
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", this.look);
      removeEventListener("online", this.look);
    };
  }

  look = (): void => {
    clearTimeout(this.timer);
    if (document.hidden && this.ready) return;
    void this.read().finally(() => {
      clearTimeout(this.timer);
      if (this.watchers > 0) this.timer = window.setTimeout(this.look, PAUSE_MS);
    });
  };

  private async read(): Promise<void> {
    try {
      if (this.away) await session.meet(true);
      await this.loadGames();
      const me = await session.meet();
      const [open, running, mine] = await Promise.all([
        others("open"),
        others("running"),
        me ? get<TableSummary[]>("/api/tables?show=mine") : Promise.resolve([]),
      ]);
      this.open = open.filter((table) => !mine.some((other) => other.id === table.id));
      this.running = running.filter((table) => !mine.some((other) => other.id === table.id));
      const alive = mine.filter((table) => table.status !== "cancelled" && table.status !== "expired");
      this.listed = { person: me?.id ?? "", tables: alive.sort((one, other) => rank(one) - rank(other)) };
      waiting.hear(mine);
      this.away = null;
      this.ready = true;
      await this.readDetails();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 401) session.me = null;
      else this.away = error.reason;
    }
  }

  /** The tables of mine that have changed since they were read. */
  private async readDetails(): Promise<void> {
    const changed = this.mine
      .slice(0, MOST_DETAILS)
      .filter((table) => table.status !== "open" && this.details.get(table.id)?.version !== table.version);
    await Promise.all(
      changed.map(async ({ id }) => {
        const table = await get<TableView>(`/api/tables/${id}`);
        this.details = new Map(this.details).set(id, table);
      }),
    );
  }
}

/** The tables that others have opened, where there are others. */
async function others(show: string): Promise<TableSummary[]> {
  return house.can("others") ? get<TableSummary[]>(`/api/tables?show=${show}`) : [];
}

/** Whether somebody keeps a seat for us. */
export function invitesUs(table: TableSummary): boolean {
  return (
    table.status === "open" &&
    table.seats.some((seat) => session.isUs(seat.invited)) &&
    !table.seats.some((seat) => session.isUs(seat.person))
  );
}

/** What waits for us comes first, then what runs, what will begin, and what is over. */
function rank(table: TableSummary): number {
  if (waitsForUs(table)) return 0;
  if (invitesUs(table)) return 1;
  return ["running", "open", "over"].indexOf(table.status) + 2;
}

export const lobby = new Lobby();
