/** The faces of the games, each loaded only at its own table. A game without a face gets the plain one. */
import type { GameFace } from "./board";

const faces = import.meta.glob<{ default: GameFace }>("./*/index.ts");

export async function loadFace(game: string): Promise<GameFace> {
  const load = faces[`./${game}/index.ts`] ?? faces["./plain/index.ts"];
  if (load === undefined) throw new Error("the plain face is missing");
  return (await load()).default;
}
