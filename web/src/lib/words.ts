/** Sentences from Fluent files: the page's own, those that belong to no game, and those of one game. As `archipel.words` does it in Python:
 *  a phrase of the kind k with the key x is the message `k-x`; `seat` becomes a name, `own` is added, a value v of an argument a is put in words by
 *  `name-a-v` where that is, and a list is joined. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { get } from "./api";
import { setWords } from "./context";
import { Fetched } from "./fetched.svelte";
import type { Data, Phrase, Reason } from "./types";

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

const pages = import.meta.glob<string>("../words/*/index.ts", { import: "default" });
const LONGEST = 600;
/** The Fluent files of the server, by their addresses. */
const files = new Fetched((path) => get<string>(path));

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
    const { bundle } = this.speech;
    const message = bundle.getMessage(id);
    if (!message?.value) return id;
    return bundle.formatPattern(message.value, this.ready(args));
  }

  /** A phrase in words. Where a game's page sees more than its terminal, it may say it otherwise: `page-event-card-played`. */
  say(kind: string, phrase: Phrase): string {
    const id = `${kind}-${phrase.key}`;
    return this.text(this.has(`page-${id}`) ? `page-${id}` : id, phrase.args);
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
    return reason.rule ? this.text("by-rule", { sentence, rule: reason.rule }) : sentence;
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
const ownText = async (language: Language): Promise<string> => (await pages[`../words/${language}/index.ts`]?.()) ?? "";

/** The page's own words alone, for when the server gives none: enough to say so. */
export async function loadOwnWords(language: Language): Promise<Words> {
  return spoken(language, [await ownText(language)]);
}

/** The words of a language, with those of a game if one is named. */
export async function loadWords(language: Language, game = ""): Promise<Words> {
  const texts = await Promise.all([
    files.load(`/api/words/${language}`),
    ownText(language),
    ...(game ? [files.load(`/api/games/${game}/words/${language}`)] : []),
  ]);
  return spoken(language, texts);
}

function spoken(language: Language, texts: string[]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return Words.of(language, bundle);
}
