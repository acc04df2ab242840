/** The faces of the games, each loaded only at its own table. A game without a face gets the plain one. */
import { Fetched } from "../lib/fetched.svelte";
import { inlineArt } from "../lib/sprites";
import type { GameFace } from "./board";

const faces = import.meta.glob<{ default: GameFace }>("./*/index.ts");

const loaded = new Fetched(async (game) => {
  const load = faces[`./${game}/index.ts`] ?? faces["./plain/index.ts"];
  if (load === undefined) throw new Error("the plain face is missing");
  const [face] = await Promise.all([load(), inlineArt(game, "pieces")]);
  return face.default;
});

export const loadFace = (game: string): Promise<GameFace> => loaded.load(game);

/** The face of a game, as soon as it is there. */
export const faceOf = (game: string): GameFace | null => loaded.get(game);
