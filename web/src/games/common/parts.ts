/** Which part of the points told two players most apart. */
interface Sheet<Row> {
  rows: (Row & { points: number[] })[];
}

export interface Difference {
  part: string;
  /** What the part brought the one, and the other. */
  points: number;
  less: number;
}

/** The part that brought one seat most more than another; null where no part brought it more. */
export function difference<Row>(score: Sheet<Row>, partOf: (row: Row) => string, seat: number, rival: number): Difference | null {
  const parts = new Map<string, Difference>();
  for (const row of score.rows) {
    const part = partOf(row);
    const { points = 0, less = 0 } = parts.get(part) ?? {};
    parts.set(part, { part, points: points + (row.points[seat] ?? 0), less: less + (row.points[rival] ?? 0) });
  }
  const best = [...parts.values()].sort((one, other) => other.points - other.less - (one.points - one.less))[0];
  return best && best.points > best.less ? best : null;
}
