/** The games that wait for somebody here, wherever they are on the page and whether they look or not. Read now and then; a table that is open
 *  in this tab tells at once. */
import { Refused, get } from "./api";
import { waitsForUs } from "./botgames";
import { session } from "./session.svelte";
import { callToTable, hush, showSign } from "./turnsigns";
import type { TableSummary, TableView } from "./types";

const SEEN_MS = 20_000;
const HIDDEN_MS = 45_000;
/** What was read so long ago, by the lobby for example, is not read again. */
const FRESH_MS = 10_000;

interface Known {
  version: number;
  asked: boolean;
}

class Waiting {
  private known = $state.raw<{ person: string; tables: Map<string, Known> }>({ person: "", tables: new Map() });
  private timer = 0;
  private readAt = 0;

  /** The tables that wait for somebody here (`waitsForUs`). */
  get ids(): string[] {
    return this.known.person === session.me?.id ? [...this.known.tables].filter(([, { asked }]) => asked).map(([id]) => id) : [];
  }

  /** What stands before the title of a page. */
  get sign(): string {
    return this.ids.length > 0 ? `(${this.ids.length}) ` : "";
  }

  /** Watches until the page is closed; to be called once. */
  start(): void {
    document.addEventListener("visibilitychange", this.look);
    addEventListener("online", this.look);
    void this.read();
  }

  private readonly look = (): void => {
    if (!document.hidden) this.ids.forEach(hush);
    void this.read();
  };

  private async read(): Promise<void> {
    try {
      if (Date.now() - this.readAt > FRESH_MS && (await session.meet()) !== null)
        this.hear(await get<TableSummary[]>("/api/tables?show=mine"));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 401) session.me = null;
    } finally {
      clearTimeout(this.timer);
      this.timer = window.setTimeout(this.look, document.hidden ? HIDDEN_MS : SEEN_MS);
    }
  }

  /** All tables of ours, as the lobby lists them. */
  hear(mine: TableSummary[]): void {
    this.readAt = Date.now();
    const tables = mine.map((table): [string, Known] => {
      const known = this.known.tables.get(table.id);
      return [table.id, known && known.version > table.version ? known : { version: table.version, asked: waitsForUs(table) }];
    });
    this.take(new Map(tables), (id) => mine.find((table) => table.id === id)?.title ?? "");
  }

  /** A table that is open in this tab, with the question that is asked there in words. */
  hearTable(table: TableView, question: string): void {
    const asked = table.status === "running" && session.isUs(table.seats[table.match?.asked ?? -1]?.person ?? null);
    if (session.me) this.take(new Map(this.known.tables).set(table.id, { version: table.version, asked }), () => question);
  }

  /** Calls to the tables that have begun to wait, but for those that waited when we came. */
  private take(tables: Map<string, Known>, sentence: (id: string) => string): void {
    const person = session.me?.id ?? "";
    const before = this.known.person === person ? this.known.tables : new Map<string, Known>();
    this.known = { person, tables };
    showSign(this.ids.length);
    for (const [id, { asked }] of tables) {
      if (!asked) hush(id);
      else if (before.get(id)?.asked === false) callToTable(id, session.words.text("table-your-turn"), sentence(id));
    }
  }
}

export const waiting = new Waiting();
