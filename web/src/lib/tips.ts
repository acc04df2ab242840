/** What is told of things when one points at them. Whoever shows things says what is known there; `shell/Tip.svelte` asks. */
import type { Attachment } from "svelte/attachments";
import type { GameFace, Known, Tip } from "../games/board";

/** What is known where some things are shown. */
export interface Source {
  face: GameFace;
  known: Known;
  /** The things of the move that is pointed at: the board shows there what it would bring about. */
  pointed: string[];
}

export interface ToldTip extends Tip {
  /** What the rules note on it for whoever is asked. */
  notes: string[];
}

/** What something is told of. */
export const TOLD = "[data-tells], [data-tip], [data-thing]";
const sources = new WeakMap<Element, () => Source | null>();

/** Makes an element one in which things are told about. */
export function tellsTips(source: () => Source | null): Attachment<HTMLElement> {
  return (element) => {
    sources.set(element, source);
    element.dataset["tips"] = "";
  };
}

/** What an event is about, if something may be told of it. */
export function tipped(event: Event): HTMLElement | SVGElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>(TOLD) : null;
}

export function sourceAt(element: Element): Source | null {
  const holder = element.closest("[data-tips]");
  return (holder && sources.get(holder)?.()) ?? null;
}

/** What is told of an element: what it says itself (`data-tells`), or what the game's face says of it, or at least its name. */
export function tipOf(element: HTMLElement | SVGElement): ToldTip | null {
  const source = element.dataset["tells"] === undefined ? sourceAt(element) : null;
  if (source === null) return plain(element);
  const { face, known } = source;
  const id = element.dataset["tip"] ?? element.dataset["thing"] ?? "";
  const tip = face.tip?.(id, known) ?? plain(element);
  if (tip === null) return null;
  const said = [tip.name, ...tip.does, tip.worth ?? ""];
  const notes = known.marks.filter((mark) => mark.thing === id).map((mark) => known.words.say("mark", mark));
  return { ...tip, notes: notes.filter((note) => !said.some((sentence) => sentence.includes(note))) };
}

function plain(element: HTMLElement | SVGElement): ToldTip | null {
  const name = element.dataset["tells"] ?? element.getAttribute("aria-label");
  return name ? { name, does: [], notes: [] } : null;
}
