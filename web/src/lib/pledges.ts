/** The part that those who sit at this device have in the shuffle: random bytes of which first only the fingerprint is sent, and after the start the
 *  bytes themselves. docs/shuffles.md says what that is good for. All of it goes by itself, whenever the table has changed. */
import { Refused } from "./api";
import { companionsAt } from "./companions";
import { command, randomBytes } from "./opentable";
import { keepContribution, keepStart, sealOf } from "./seals";
import { canHash, pledgeOf } from "./shuffle";
import type { Data, TableView } from "./types";

/** What is refused here is nobody's trouble: the next table says how things stand. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

export class Pledges {
  private next: TableView | null = null;
  private busy = false;
  /** What was heard before is out of date. */
  private version = 0;
  /** Whose bytes this page has looked for: whoever sat down on another device and comes here takes part from here. */
  private readonly met = new Set<number>();

  /** The table has changed. What comes while something is on its way is looked at afterwards. */
  async hear(table: TableView): Promise<void> {
    this.next = table;
    if (this.busy) return;
    this.busy = true;
    try {
      for (let now = this.take(); now !== null; now = this.take()) await this.takePart(now).catch(unlessRefused);
    } finally {
      this.busy = false;
    }
  }

  private take(): TableView | null {
    const table = this.next;
    this.next = null;
    return table;
  }

  private async takePart(table: TableView): Promise<void> {
    const person = table.seats[table.seat]?.person.split(".")[0];
    if (table.status !== "open" || person === undefined || table.version < this.version) return;
    for (const { companion, seat } of companionsAt(table, person)) {
      const what = await this.answer(table, seat, companion);
      this.met.add(companion);
      if (what) this.version = (await command(table.id, companion ? { ...what, companion } : what)).version;
    }
  }

  /** What the table waits for from somebody here. */
  private async answer({ id, sealed, seats }: TableView, seat: number, companion: number): Promise<Data | null> {
    const mine = seats[seat];
    if (!mine || mine.revealed) return null;
    const kept = sealOf(id);
    const own = kept?.contributions[companion];
    const holds = own !== undefined && canHash() && mine.pledge === (await pledgeOf(id, own));
    if (sealed) return holds && keepStart(id, sealed) ? { do: "contribute", contribution: own } : null;
    if (mine.pledge !== "" && (holds || this.met.has(companion))) return null;
    const contribution = randomBytes();
    keepContribution(id, companion, contribution);
    return canHash() ? { do: "pledge", pledge: await pledgeOf(id, contribution) } : { do: "contribute", contribution };
  }
}
