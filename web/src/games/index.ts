/** The faces of the games, each loaded only at its own table. A game without a face gets the plain one. */
import { inlineArt } from "../lib/sprites";
import type { Data } from "../lib/types";
import type { Words } from "../lib/words";
import type { GameFace } from "./board";

const faces = import.meta.glob<{ default: GameFace }>("./*/index.ts");

export async function loadFace(game: string): Promise<GameFace> {
  const load = faces[`./${game}/index.ts`] ?? faces["./plain/index.ts"];
  if (load === undefined) throw new Error("the plain face is missing");
  const [face] = await Promise.all([load(), inlineArt(game, "pieces")]);
  return face.default;
}

/** Words that call the things of a game as its face does, as soon as face and edition are there. */
export function asCalled(words: Words, face: GameFace | null, edition: Data | null): Words {
  const call = face?.callThing;
  return call && edition ? words.calling((argument, value, spoken) => call(argument, value, edition, spoken)) : words;
}
