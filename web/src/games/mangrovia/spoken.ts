/** How it stands on a path or in an area, as a sentence for who cannot see it. */
import type { SeatView } from "../../lib/types";
import type { Words } from "../../lib/words";
import { decided } from "./standing";
import type { Rank, Standing } from "./standing";

export function told(words: Words, seats: SeatView[], standing: Standing): string {
  const stone = standing.id === "stone";
  const head = standing.path
    ? words.text("page-path-worth", { path: standing.path, first: standing.first, second: standing.second })
    : words.text(stone ? "page-stone-worth" : "page-pole-worth", { first: standing.first, second: standing.second, count: standing.all });
  const name = (rank: Rank): string => (rank.seat < 0 ? words.text("page-neutral") : (seats[rank.seat]?.name ?? ""));
  const ranks = standing.ranks.map((rank) => {
    const parts = [
      `${stone ? "" : `${words.text("play-place", { place: rank.place })} `}${name(rank)}`,
      words.text("page-huts", { count: rank.huts }),
    ];
    if (decided(rank.because)) parts.push(words.text(`page-because-${rank.because}`));
    return parts.join(", ");
  });
  return [head, ...(ranks.length > 0 ? ranks : [words.text("page-nobody")])].join(". ");
}
