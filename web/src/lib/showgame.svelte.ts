/** What table, replay and example give to everything below them: a game with its face and edition, and words that speak of its players and things. */
import type { GameFace } from "../games/board";
import { setGame } from "./context";
import type { Data } from "./types";
import { speakIn, type Words } from "./words";

interface Shown {
  words: Words;
  face: GameFace | null;
  edition: Data | null;
  names: string[];
  /** The seat that reads; -1: none. */
  reader: number;
}

/** Shows a game below; returns the words that are spoken there: they call its things as its face does. */
export function showGame(current: () => Shown): Words {
  const { words, face, edition, names, reader } = $derived(current());
  setGame({
    get face() {
      return face;
    },
    get edition() {
      return edition;
    },
  });
  const spoken = $derived.by(() => {
    const call = face?.callThing;
    const box = edition;
    const called = call && box ? words.calling((argument, value, own) => call(argument, value, box, own)) : words;
    return called.at(names, reader);
  });
  return speakIn(() => spoken);
}
