/** Sentences from Fluent files: the page's own, those that belong to no game, and those of one game. As `archipel.words` does it in Python:
 *  a phrase of the kind k with the key x is the message `k-x`; `seat` becomes a name, `own` is added, a value v of an argument a is put in words by
 *  `name-a-v` where that is, and a list is joined. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { get } from "./api";
import { setWords } from "./context";
import { house } from "./house";
import { Fetched } from "./fetched.svelte";
import type { Data, Phrase, Reason } from "./types";

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

const pages = import.meta.glob<string>("../words/*/index.ts", { import: "default" });
/** Areas that few need: each is loaded where it is. */
const apart = import.meta.glob<string>("../words/*/{bench,desk,explore,puzzle}.ftl", { query: "?raw", import: "default" });
const LONGEST = 600;
/** The Fluent files of the server, by their addresses. */
const files = new Fetched((path) => get<string>(path));

/** How dates and numbers are written in a language: our English is British. */
const localeOf = (language: Language): string => (language === "en" ? "en-GB" : language);

/** A language in itself: Deutsch, Français. */
export function nameOfLanguage(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A number in a sentence: a loss has a minus sign, as it is printed on cards. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

/** Whose words they are: a language, its sentences, the players at the table, which of them reads, and how things are called. */
export interface Speech {
  language: Language;
  bundle: FluentBundle;
  names: string[];
  reader: number;
  naming: Naming;
}

/** A piece of a sentence; one that names a player has their seat. */
export interface Piece {
  text: string;
  seat?: number;
}

/** Around a player's name in a sentence that is taken to pieces. */
const [NAME_BEGINS, NAME_ENDS] = ["\uE000", "\uE001"];
const NAMED = new RegExp(`${NAME_BEGINS}(.*?)${NAME_ENDS}`, "u");

export class Words {
  private constructor(private readonly current: () => Speech) {}

  static of(language: Language, bundle: FluentBundle): Words {
    const speech = { language, bundle, names: [], reader: -1, naming: () => null };
    return new Words(() => speech);
  }

  /** The words that are spoken at the moment: whoever has used them follows when they change. */
  static now(current: () => Words): Words {
    return new Words(() => current().speech);
  }

  /** The same words for a reader at a seat among these players. */
  at(names: string[], reader: number): Words {
    const speech = { ...this.speech, names, reader };
    return new Words(() => speech);
  }

  /** The same words, which call things as the face of a game does. */
  calling(naming: Naming): Words {
    const speech = { ...this.speech, naming };
    return new Words(() => speech);
  }

  /** What they are made of: the same object as long as everything is said in the same way. */
  get speech(): Speech {
    return this.current();
  }

  get language(): Language {
    return this.speech.language;
  }

  get locale(): string {
    return localeOf(this.speech.language);
  }

  get names(): string[] {
    return this.speech.names;
  }

  get reader(): number {
    return this.speech.reader;
  }

  has(id: string): boolean {
    return this.speech.bundle.hasMessage(id);
  }

  text(id: string, args: Data = {}): string {
    return this.format(id, this.ready(args));
  }

  private format(id: string, args: Record<string, string | Figure>): string {
    const { bundle } = this.speech;
    const message = bundle.getMessage(id);
    return message?.value ? bundle.formatPattern(message.value, args) : id;
  }

  /** A phrase in words. Where a game's page sees more than its terminal, it may say it otherwise: `page-event-card-played`. */
  say(kind: string, phrase: Phrase): string {
    return this.text(this.idOf(kind, phrase), phrase.args);
  }

  private idOf(kind: string, phrase: Phrase): string {
    const id = `${kind}-${phrase.key}`;
    return this.has(`page-${id}`) ? `page-${id}` : id;
  }

  /** A sentence in pieces, of which some name the player it speaks of: by their name, or as “you”, where the language has a word for that. */
  pieces(id: string, args: Data = {}): Piece[] {
    const seat: unknown = args["seat"];
    const ready = this.ready(args);
    if (typeof seat !== "number") return [{ text: this.format(id, ready) }];
    const said = this.format(id, { ...ready, seat: NAME_BEGINS + String(ready["seat"]) + NAME_ENDS });
    const own = seat === this.reader && !NAMED.test(said);
    const parts = own ? this.aroundYou(said) : said.split(NAMED);
    return parts.map((text, index) => (index % 2 === 1 ? { text, seat } : { text })).filter(({ text }) => text !== "");
  }

  /** What a phrase says, in pieces. */
  sayPieces(kind: string, phrase: Phrase): Piece[] {
    return this.pieces(this.idOf(kind, phrase), phrase.args);
  }

  /** A sentence, split around its first “you”. */
  private aroundYou(said: string): string[] {
    const you = this.text("table-words-for-you").split(" ").join("|");
    const found = new RegExp(`(?<!\\p{L})(?:${you})(?!\\p{L})`, "u").exec(said);
    return found ? [said.slice(0, found.index), found[0], said.slice(found.index + found[0].length)] : [said];
  }

  name(kind: string, value: string): string {
    const id = `name-${kind}-${value}`;
    return this.has(id) ? this.text(id) : value;
  }

  /** What a value of a game's option is called: by the game's own words, else yes and no, else as it stands. */
  option(name: string, value: string): string {
    const id = `page-option-${name}-${value}`;
    return this.has(id) ? this.text(id) : this.name("option", value);
  }

  refusal(reason: Reason): string {
    const kind = ["reason", "problem"].find((kind) => this.has(`${kind}-${reason.key}`));
    const sentence = kind ? this.say(kind, reason) : this.text("reason-unworded", { key: reason.key });
    const ruled = reason.rule ? this.text("by-rule", { sentence, rule: reason.rule }) : sentence;
    const nth: unknown = reason.args["nth"];
    return typeof nth === "number" ? this.text("at-move", { sentence: ruled, nth }) : ruled;
  }

  private ready(args: Data): Record<string, string | Figure> {
    const all: Data = typeof args["seat"] === "number" ? { ...args, own: args["seat"] === this.reader ? "yes" : "no" } : args;
    return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, this.put(name, value)]));
  }

  private call(name: string, value: string): string {
    return this.speech.naming(name, value, this) ?? value;
  }

  private put(name: string, value: unknown): string | Figure {
    if (name === "seat" && typeof value === "number") return this.names[value] ?? String(value + 1);
    if (typeof value === "number") return new Figure(value);
    const said = Array.isArray(value)
      ? value.map((one) => this.name(name, this.call(name, String(one)))).join(", ")
      : this.name(name, this.call(name, String(value ?? "")));
    return said.slice(0, LONGEST);
  }
}

/** Everything below in the page speaks in these words; they are returned as everything below has them. */
export const speakIn = (current: () => Words): Words => setWords(Words.now(current));

/** What a value of an argument is called, where its id would not tell; null: as it stands. */
export type Naming = (argument: string, value: string, words: Words) => string | null;

/** The page's own sentences. */
async function ownText(language: Language): Promise<string> {
  const own = pages[`../words/${language}/index.ts`]?.();
  return `${(await own) ?? ""}\n${await house.words(language)}`;
}

/** The page's own words alone, for when the server gives none: enough to say so. */
export async function loadOwnWords(language: Language): Promise<Words> {
  return spoken(language, [await ownText(language)]);
}

/** The words of a language, with those of a game if one is named. */
export function loadWords(language: Language, game = ""): Promise<Words> {
  return loadWith(language, game ? [files.load(`/api/games/${game}/words/${language}`)] : []);
}

/** The words of a language, with those of the desk, which nobody but an admin needs. */
export function loadDeskWords(language: Language): Promise<Words> {
  return loadWith(language, [loadApart(language, "desk")]);
}

/** The words of a language with those of a game, and those of its exploration. */
export function loadExploreWords(language: Language, game: string): Promise<Words> {
  return loadWith(language, [loadApart(language, "explore"), files.load(`/api/games/${game}/words/${language}`)]);
}

/** The words of a language with those of a game, and those of puzzles. */
export function loadPuzzleWords(language: Language, game: string): Promise<Words> {
  return loadWith(language, [loadApart(language, "puzzle"), files.load(`/api/games/${game}/words/${language}`)]);
}

/** The words of a language with those of a game, and those of the bench. */
export function loadBenchWords(language: Language, game: string): Promise<Words> {
  return loadWith(language, [loadApart(language, "bench"), files.load(`/api/games/${game}/words/${language}`)]);
}

function loadApart(language: Language, area: string): Promise<string> {
  return apart[`../words/${language}/${area}.ftl`]?.() ?? Promise.resolve("");
}

async function loadWith(language: Language, more: Promise<string>[]): Promise<Words> {
  return spoken(language, await Promise.all([files.load(`/api/words/${language}`), ownText(language), ...more]));
}

function spoken(language: Language, texts: string[]): Words {
  const bundle = new FluentBundle(localeOf(language), { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return Words.of(language, bundle);
}
