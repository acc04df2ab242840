/** The seats in the order of their points, the most first. */
export function byPoints(points: number[]): number[] {
  return points.map((_, seat) => seat).sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0));
}
