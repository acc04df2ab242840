/** What a page, or whoever shows a board, gives to everything below it: the words, the game's face and edition, and how a drawn thing becomes one
 *  that can be chosen. All of it is read where it is used, so whatever has read it follows when it changes. */
import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { GameFace } from "../games/board";
import type { Data } from "./types";
import type { Words } from "./words";

/** The words to speak in here: always those of now (`speakIn`). */
export const [getWords, setWords] = createContext<Words>();

/** The game that is shown, as far as it is loaded. */
export interface ShownGame {
  readonly face: GameFace | null;
  readonly edition: Data | null;
}

export const [getGame, setGame] = createContext<ShownGame>();

/** The edition, for whatever is drawn only once it is there. */
export function getEdition(): () => Data {
  const game = getGame();
  return () => {
    if (game.edition === null) throw new Error("drawn before the edition was there");
    return game.edition;
  };
}

/** Makes an element the thing with this id, which can be chosen when the rules say so; without an id it is a mere picture. */
export type AsThing = (id: string | false | undefined) => Attachment<HTMLElement | SVGElement> | undefined;

const [things, setThings, hasThings] = createContext<AsThing>();
export { setThings };

/** How things are chosen here; where there is nobody to choose, as in a text, they stay pictures. */
export function getThings(): AsThing {
  return hasThings() ? things() : () => undefined;
}
