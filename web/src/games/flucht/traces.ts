/** What others did, as trails beside the way: where each pawn walked, in lanes of their own where they would lie upon each other. */
import type { Turn } from "../board";
import { between, path } from "./layout";
import type { Ground } from "./layout";

export interface Trail {
  key: string;
  seat: number;
  /** The pawn that walked. */
  pawn: string;
  from: number;
  to: number;
  lane: number;
}

export interface Traces {
  trails: Trail[];
  /** Places whose animal was tamed, and those where it was freed, all in all. */
  tamed: number[];
  freed: number[];
}

const WALKS = ["pawn-forward", "pawn-back", "pawn-arrives"];
const TOKENS = ["token-placed", "token-removed"];

export function tracesOf(turns: Turn[], me: number): Traces {
  const events = turns.flatMap((turn) => turn.events);
  const trails: Trail[] = [];
  for (const { key, args } of events) {
    if (!WALKS.includes(key) || args["seat"] === me) continue;
    const [from, to] = [Number(args["from"]), Number(args["to"])];
    trails.push({ key: `${args["thing"]} ${from}`, seat: args["seat"], pawn: args["thing"], from, to, lane: freeLane(trails, from, to) });
  }
  const tokens = events.filter(({ key }) => TOKENS.includes(key));
  /** What was tamed and freed again came to nothing. */
  const changed = (kind: string): number[] => [
    ...new Set(
      tokens
        .map(({ args }) => Number(args["place"]))
        .filter((place) => {
          const all = tokens.filter(({ args }) => args["place"] === place);
          return all[0]?.key === kind && all.at(-1)?.key === kind;
        }),
    ),
  ];
  return { trails, tamed: changed("token-placed"), freed: changed("token-removed") };
}

/** The first lane in which no other trail lies beside this one. */
function freeLane(trails: Trail[], from: number, to: number): number {
  const [low, high] = [Math.min(from, to) - 1, Math.max(from, to) + 1];
  const taken = trails.filter((trail) => Math.min(trail.from, trail.to) < high && low < Math.max(trail.from, trail.to));
  for (let lane = 0; ; lane += 1) if (!taken.some((trail) => trail.lane === lane)) return lane;
}

/** How far a lane lies from the middle of the way: by turns on either side, each pair further out (in rows further in, for want of room). */
export function laneOffset(ground: Ground, lane: number): number {
  const side = lane % 2 === 0 ? 1 : -1;
  const pair = Math.floor(lane / 2);
  return side * (ground.kind === "map" ? 41 + 9 * pair : 32.5 - 7.5 * pair) * ground.scale;
}

/** The line of a trail, so far beside the way. */
export function lanePoints(ground: Ground, from: number, to: number, away: number): { x: number; y: number }[] {
  const spots = between(ground, from, to);
  if (ground.kind === "map")
    return spots.map(({ x, y, angle }) => {
      const turn = (angle * Math.PI) / 180;
      return { x: x + away * Math.sin(turn), y: y - away * Math.cos(turn) };
    });
  return spots.flatMap((spot, index) => {
    const here = { x: spot.x, y: spot.y - away };
    const next = spots[index + 1];
    if (!next || next.y === spot.y || next.x !== spot.x) return [here];
    const out = spot.x + (spot.x > ground.width / 2 ? 1 : -1) * Math.abs(away);
    return [here, { x: out, y: here.y }, { x: out, y: next.y - away }];
  });
}

export const laneLine = (ground: Ground, points: { x: number; y: number }[]): string => path(points, ground.kind === "rows");
