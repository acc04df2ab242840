/** My finished games: how they ended, page by page, and all of them counted. */
import { get } from "./api";
import type { OwnResult, OwnResults, Statistics } from "./types";

const PAGE = 8;

export class MyResults {
  counted = $state.raw<Statistics | null>(null);
  list = $state.raw<OwnResult[]>([]);
  more = $state(false);

  /** The last games, and all of them counted. Older servers' games are counted a few at a time, so that is asked until none is left. */
  async read(): Promise<void> {
    this.list = [];
    await this.readOn();
    do this.counted = await get<Statistics>("/api/me/results/statistics");
    while (this.counted.pending > 0);
  }

  async readOn(): Promise<void> {
    const page = await get<OwnResults>(`/api/me/results?most=${PAGE}&skip=${this.list.length}`);
    this.list = [...this.list, ...page.results];
    this.more = page.more;
  }
}
