/** Who sits at this screen, and how they like it: name, language, theme, motion, sound. */
import { FluentBundle } from "@fluent/bundle";
import { Refused, get, patch, post, reason } from "./api";
import { Fetched } from "./fetched.svelte";
import { keep, recall } from "./storage";
import type { Me, Reason } from "./types";
import { LANGUAGES, Words, loadWords, type Language } from "./words";

export const THEMES = ["light", "system", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How fast others' turns are shown; off: at once. */
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Which of one's own moves are asked about once more: all, those that end one's turn, cannot be taken back or cost points, or none. */
export const CONFIRMS = ["always", "ending", "never"] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** What was chosen here among some values, or the one that holds for whoever has not chosen. */
function recalled<V extends string>(name: string, values: readonly V[], otherwise: V): V {
  const kept = recall(name);
  return values.find((value) => value === kept) ?? otherwise;
}

function isLanguage(text: string | null): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The language that was chosen here, or the first of the browser's that we speak. */
function firstLanguage(): Language {
  const kept = recall("language");
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");
const darkSystem = matchMedia("(prefers-color-scheme: dark)");

class Session {
  /** Who we are to the server; null for somebody who has done nothing yet. */
  me = $state.raw<Me | null>(null);
  /** Why the server does not want us, if it does not. */
  shut = $state.raw<Reason | null>(null);
  language = $state<Language>(firstLanguage());
  words = $state.raw(Words.of("en", new FluentBundle("en")));
  theme = $state<Theme>(recalled("theme", THEMES, "system"));
  speed = $state<Speed>(recalled("speed", SPEEDS, "normal"));
  confirm = $state<Confirm>(recalled("confirm", CONFIRMS, "ending"));
  /** The colour one's own seat wears on this screen; none: that of the seat. */
  colour = $state(recall("colour") ?? "");
  calm = $state(recall("motion") === "less");
  sound = $state(recall("sound") === "on");
  /** Whether a notification of the browser is wanted when it is one's turn. */
  notify = $state(recall("notify") === "on");
  private systemCalm = $state(lessMotion.matches);
  private systemDark = $state(darkSystem.matches);
  /** By language and game. */
  private readonly ofGames = new Fetched((name) => loadWords(...(name.split(" ") as [Language, string])));
  /** The language that was asked for last. */
  private wanted = this.language;
  private meeting: Promise<Me | null> | null = null;
  private met = false;

  /** Whether things may move. */
  get motion(): boolean {
    return !this.calm && !this.systemCalm;
  }

  get dark(): boolean {
    return this.theme === "system" ? this.systemDark : this.theme === "dark";
  }

  /** Dresses the page as was chosen; to be called once. */
  start(): void {
    lessMotion.addEventListener("change", (event) => (this.systemCalm = event.matches));
    darkSystem.addEventListener("change", (event) => {
      this.systemDark = event.matches;
      this.dress();
    });
    this.dress();
  }

  private dress(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset["theme"] = this.dark ? "dark" : "light";
    root.toggleAttribute("data-calm", this.calm);
  }

  // Words

  async loadWords(): Promise<void> {
    this.words = await loadWords(this.language);
    this.dress();
  }

  /** Words with those of a game, as soon as they are there. */
  gameWords(game: string): Words | null {
    return this.ofGames.get(`${this.language} ${game}`);
  }

  /** Words with those of a game; without them until they have come. */
  wordsOf(game: string): Words {
    return this.gameWords(game) ?? this.words;
  }

  /** Speaks another language, once all its words are here; unless still another was asked for meanwhile. */
  async speak(language: Language): Promise<void> {
    this.wanted = language;
    const games = this.ofGames.names.filter((name) => name.startsWith(`${this.language} `)).map((name) => name.slice(3));
    const [words] = await Promise.all([loadWords(language), ...games.map((game) => this.ofGames.load(`${language} ${game}`))]);
    if (this.wanted !== language) return;
    this.language = language;
    this.words = words;
    keep("language", language);
    this.dress();
    if (this.me && this.me.language !== language) this.me = await patch<Me>("/api/me", { language });
  }

  // Preferences

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.dress();
  }

  setCalm(calm: boolean): void {
    this.calm = calm;
    keep("motion", calm ? "less" : "full");
    this.dress();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    keep("speed", speed);
  }

  setConfirm(confirm: Confirm): void {
    this.confirm = confirm;
    keep("confirm", confirm);
  }

  setColour(colour: string): void {
    this.colour = colour;
    keep("colour", colour);
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep("sound", on ? "on" : "off");
  }

  setNotify(on: boolean): void {
    this.notify = on;
    keep("notify", on ? "on" : "off");
  }

  // Who we are

  /** Who we are, asked of the server once, or anew. */
  meet(anew = false): Promise<Me | null> {
    if (this.met && !anew) return Promise.resolve(this.me);
    this.meeting ??= this.ask().finally(() => (this.meeting = null));
    return this.meeting;
  }

  private async ask(): Promise<Me | null> {
    try {
      this.me = (await get<{ me: Me | null }>("/api/session")).me;
      this.shut = null;
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 403) throw error;
      this.me = null;
      this.shut = error.reason;
    }
    this.met = true;
    return this.me;
  }

  /** Whether somebody at this device is meant: ourselves, or a companion of ours. */
  isUs(person: string | null): boolean {
    const me = this.me?.id;
    return me !== undefined && person !== null && (person === me || person.startsWith(`${me}.`));
  }

  /** Somebody who can play at once, under a name of their own or one that we make up. */
  async ensureGuest(name = ""): Promise<Me> {
    const known = this.me ?? (await this.meet(true));
    if (known) return known;
    if (this.shut) throw new Refused(this.shut, 403);
    await post<Me>("/api/guests", { name: name || inventName(this.words), language: this.language });
    const me = await this.meet(true);
    if (me === null) throw new Refused(reason("cookies-blocked"), 401);
    return me;
  }
}

function pick(list: string): string {
  const all = list.split(",").map((word) => word.trim());
  return all[Math.floor(Math.random() * all.length)] ?? "";
}

/** A friendly name such as “Curious Heron”, in the language of the words. */
export function inventName(words: Words): string {
  return words.text("guest-name", { mood: pick(words.text("guest-moods")), animal: pick(words.text("guest-animals")) });
}

export const session = new Session();

/** Makes a guest of somebody new when the first thing they do needs one. */
export const ensureGuest = (name = ""): Promise<Me> => session.ensureGuest(name);
