/** What things are called, in words. */
import type { Mark } from "../../lib/types";
import type { Words } from "../../lib/words";
import { isHut, isPerson } from "./view";
import type { Ground, OwnTask, Region, RegionNow, Route, Sex, Space } from "./view";

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

export function regionLabel(words: Words, ground: Ground, region: Region, there: RegionNow, marks: Mark[]): string {
  const state = there.top === null ? "free" : "held";
  const label = words.text("page-region", {
    region: region.id,
    material: region.material,
    fish: ground.fish.get(there.fish)?.value ?? 0,
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
  const state = task.missing === 0 ? words.text("page-task-ready") : words.text("page-of", { count: task.have, all: task.count });
  return joined([words.text("page-task", { task: task.id }), state, ...notes(words, marks, `task-${task.id}`)]);
}
