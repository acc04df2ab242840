/** What things and moves are called, in words. */
import type { Data, LegalMove, Mark } from "../../lib/types";
import type { Words } from "../../lib/words";
import { fishOf, isHut, isPerson, progress, readView } from "./view";
import type { Ground, OwnTask, Region, Route, Sex, Space, View } from "./view";

/** What the rules note on a thing just now. */
export function notes(words: Words, marks: Mark[], thing: string): string[] {
  return marks.filter((mark) => mark.thing === thing).map((mark) => words.say("mark", mark));
}

function joined(parts: string[]): string {
  return parts.filter(Boolean).join("; ");
}

/** As a sentence begins: a name may begin with a small letter. */
export function capital(words: Words, text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

export function regionLabel(words: Words, region: Region, there: View["regions"][string], marks: Mark[]): string {
  const state = there.top === null ? "free" : "held";
  const label = words.text("page-region", {
    region: region.id,
    material: region.material,
    fish: fishOf(there.fish).value,
    state,
    seat: there.top ?? -1,
  });
  const aside = there.huts.filter((seat) => seat !== there.top).map((seat) => words.names[seat] ?? "");
  const [note = ""] = marks.filter((mark) => mark.thing === region.id && mark.key === "fish").map((mark) => words.say("mark", mark));
  return joined([capital(words, label), aside.length > 0 ? words.text("page-region-aside", { names: aside.join(", ") }) : "", note]);
}

export function routeLabel(words: Words, route: Route): string {
  return words.text("page-route", {
    way: route.kind,
    from: words.name("region", route.a),
    to: words.name("region", route.b),
    value: route.value,
  });
}

export function personLabel(words: Words, sex: Sex, kind: string, left: number): string {
  return words.text("page-person", { who: sex, kind, left });
}

/** A hut space: who or what is there. */
export function spaceLabel(words: Words, ground: Ground, id: string, space: Space | undefined, marks: Mark[]): string {
  const last = id === ground.last ? words.text("page-last-space") : "";
  if (isPerson(space)) {
    const person = personLabel(words, space.sex, space.kind, ground.left.get(space.kind)?.[space.sex] ?? 0);
    return joined([
      last,
      capital(words, person),
      words.text(space.shifted ? "page-is-shifted" : "page-not-shifted"),
      ...notes(words, marks, id),
    ]);
  }
  return joined([last, isHut(space) ? words.text("page-space-huts", { count: space.huts }) : words.text("page-space-free")]);
}

export function taskLabel(words: Words, task: OwnTask, marks: Mark[]): string {
  const { got, want } = progress(task);
  const state = task.missing === 0 ? words.text("page-task-ready") : words.text("page-of", { count: got, all: want });
  return joined([words.text("page-task", { task: task.id }), state, ...notes(words, marks, `task-${task.id}`)]);
}

/** What a move is called in the list. */
export function moveName(text: string, edition: Data, words: Words): string | null {
  const [first = "", second = "", third = ""] = text.split(" ");
  const from = text.endsWith(" last") ? "last" : "any";
  if (/^\d$/.test(first)) return words.text("page-move-place", { die: Number(first), tile: second });
  if ((edition["gods"]["list"] as Data[]).some((god) => god["id"] === first))
    return words.text("page-move-invoke", { god: first, means: second, colour: third });
  switch (first) {
    case "settle":
      return words.text("page-move-settle-in", { region: second, from });
    case "man":
    case "woman":
      return words.text("page-move-take-person", { who: first, place: Number(second), from });
    case "shift":
      return words.text("page-move-shift-person", { who: second, kind: third });
    case "use":
    case "double":
      return words.text(first === "use" ? "page-move-use-people" : "page-move-double-people", { who: second, kind: third });
    case "priest":
      return words.text("page-move-priest-on", { value: Number(second) });
    case "build":
      return words.text("page-move-build-of", { value: Number(second) });
    case "on":
      return words.text("page-move-put-on", { space: second });
    case "cover":
      return words.text("page-move-cover-both", { first: second, second: third });
    case "card":
      return second === "pile" ? words.text("page-move-draw-card") : words.text("page-move-take-card", { colour: second });
    case "sand":
    case "wood":
    case "stone":
      return words.text("page-move-take-material", { material: first });
    case "buy":
      return words.text("page-move-buy-jewel", { jewel: second });
    case "fulfil":
    case "drop":
    case "pick":
      return words.text(`page-move-${first}-task`, { task: second });
    default:
      return null;
  }
}

/** The move that a thing would mean if it were allowed, to ask why it is not; with what is chosen already. */
export function meantBy(thing: string, data: Data, chosen: string[] = []): string | null {
  const view = readView(data);
  const key: string = data["decision"]?.["key"] ?? "";
  const seat: number = data["asked"] ?? -1;
  const [kind = "", ...rest] = thing.split("-");
  const of = rest.join("-");
  const held = view.players[seat]?.dice.filter((die) => die.at === null).map((die) => die.value) ?? [];
  const die = Number(chosen.find((one) => one.startsWith("die-"))?.slice(4) ?? Math.max(1, ...held));
  if (thing in view.regions) return `settle ${thing}`;
  switch (kind) {
    case "tile":
      return `${die} ${of}`;
    case "man":
    case "woman":
      return `${kind} ${of}`;
    case "temple":
      return `priest ${of}`;
    case "building":
      return `build ${of}`;
    case "ceremony":
      return key === "cover" ? null : `on ${of}`;
    case "god":
      return of === "tile" ? null : `${of} card`;
    case "hand":
      return `${of} card`;
    case "card":
      return `card ${of}`;
    case "pile":
      return "card pile";
    case "jewel":
      return `buy ${of}`;
    case "task":
      return view.tasks.offer.includes(of) ? `pick ${of}` : `fulfil ${of}`;
    case "use":
      return `use ${rest.join(" ")}`;
    case "huts":
      return "hut";
    default:
      return personMove(view, seat, thing);
  }
}

/** Somebody on a board is meant to be shifted. */
function personMove(view: View, seat: number, thing: string): string | null {
  const space = view.players[seat]?.spaces[thing];
  return isPerson(space) ? `shift ${space.sex} ${space.kind}` : null;
}

/** Doing without comes last. */
export function rank(move: LegalMove): number {
  return Number(move.text === "pass" || move.text === "done");
}
