/** The list of moves: grouped by die, each with its pictures and with what it brings. */
import type { Data, Mark } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { FaceMove, Group, Now, Symbol } from "../board";
import { opened } from "./preview";
import { actionSign, kindSign, needSign, thingSign } from "./symbols";
import { DIE, SEXES, readGround, readView } from "./view";
import type { Ground, Sex, View } from "./view";

const GOD = "god";

/** As many names of regions or kinds stand in a line. */
const NAMED = 3;

export function group({ name }: FaceMove, { view }: Now, words: Words): Group | null {
  if (readView(view).decision.key !== "place") return null;
  if (name?.key === "place") {
    const die: number = name.args["die"];
    return { id: `die-${die}`, title: words.text("page-group-die", { die }), symbol: { id: `bb-die-${die}`, seat: words.reader } };
  }
  return { id: GOD, title: words.text("page-group-god"), symbol: { id: "bb-offering" } };
}

/** The highest die first, gods after the dice, doing without at the end. */
export function rank({ name }: FaceMove): number {
  if (name?.key === "place") return DIE.length - name.args["die"];
  if (name?.key.startsWith("invoke")) return DIE.length + 1;
  return name?.key === "pass" || name?.key === "done" ? DIE.length + 2 : 0;
}

export function moveSymbols({ name }: FaceMove, { view, edition }: Now): Symbol[] {
  const [ground, seat] = [readGround(edition), readView(view).decision.args["seat"] as number];
  const args: Data = name?.args ?? {};
  switch (name?.key) {
    case "place":
      return (ground.tiles.get(args["tile"])?.actions ?? [args["tile"] as string]).map((action) => ({ id: actionSign(action) }));
    case "invoke-card":
    case "invoke-pair":
    case "invoke-tile":
      return [{ id: `bb-godmask-${args["god"]}` }];
    case "settle":
    case "settle-last":
      return [{ id: "bb-hut", seat }];
    case "take":
    case "take-last":
      return [{ id: `bb-${args["sex"]}`, figure: args["place"] }];
    case "shift":
    case "use":
    case "double":
      return [{ id: `bb-${args["sex"]}` }, { id: kindSign(args["kind"]) }];
    case "priest":
      return [{ id: "bb-priest", seat, figure: args["value"] }];
    case "build":
      return [{ id: "bb-act-build", figure: args["building"] }];
    case "cover":
      return [{ id: "bb-act-build" }];
    case "lay":
      return [{ id: thingSign(`material-${readView(view).doing?.material}`) }];
    case "material":
      return [{ id: `bb-${args["material"]}` }];
    case "take-card":
      return [{ id: `bb-godmask-${args["colour"]}` }];
    case "draw-card":
      return [{ id: "bb-act-god" }];
    case "buy":
      return [{ id: `bb-jewel-${ground.jewels.get(args["jewel"])?.kind}` }];
    case "fulfil":
    case "drop":
    case "pick": {
      const need = ground.tasks.get(args["task"])?.needs[0];
      return need ? [{ id: needSign(need) }] : [];
    }
    default:
      return name && thingSign(name.key === "hut" ? "huts" : name.key) ? [{ id: thingSign(name.key === "hut" ? "huts" : name.key) }] : [];
  }
}

/** What a move brings, in a few words. */
export function moveNotes(move: FaceMove, marks: Mark[], words: Words, now: Now | null): string {
  const noted = marks.filter(({ key }) => key !== "opens").map((mark) => words.say("mark", mark));
  if (!now) return noted.join(" · ");
  return [...noted, ...brings(move, words, now)].filter(Boolean).join(" · ");
}

function brings(move: FaceMove, words: Words, now: Now): string[] {
  const [view, ground] = [readView(now.view), readGround(now.edition)];
  const { key = "", args = {} as Data } = move.name ?? {};
  const player = view.players[view.decision.args["seat"]];
  const worth = ground.rounds[view.round - 1];
  switch (key) {
    case "place":
      return placed(move, args["die"], args["tile"], words, now);
    case "settle":
      return player && player.spaces[ground.last] && move.things.length > 1 ? [words.text("page-brings-frees")] : [];
    case "settle-last":
      return [words.text("page-brings-same")];
    case "invoke-card":
    case "invoke-pair":
    case "invoke-tile":
      return [
        words.text(`page-tip-god-${args["god"]}`, { points: ground.helped }),
        key === "invoke-tile"
          ? words.text("page-brings-tiles", { count: (player?.god_tiles ?? 1) - 1 })
          : words.text("page-brings-offerings", { count: (player?.offerings ?? 1) - 1 }),
      ];
    case "priest":
      return view.temple.spaces[ground.temple.indexOf(args["value"])] === null
        ? [words.text("page-brings-free", { points: worth?.priest ?? 0 })]
        : [];
    case "cover":
      return [words.text("page-brings-building", { points: worth?.building ?? 0 })];
    case "shift":
      return [
        words.text(`page-tip-left-${args["sex"]}`, { left: ground.left.get(args["kind"])?.[args["sex"] as Sex] ?? 0 }),
        cost(words, args),
      ];
    case "use":
    case "double":
      return [words.text(`page-tip-kind-${args["kind"]}`, { ...ground.kinds.get(args["kind"]) })];
    case "lay": {
      const ready = beside(ground, player?.ceremony ?? {}, args["space"]);
      return [words.text(ready ? "page-brings-next-to" : "page-brings-alone")];
    }
    case "fulfil":
      return [words.text("page-brings-scores", { points: view.doing?.helped ? ground.helped : ground.taskPoints })];
    case "drop":
    case "pass":
      return [words.text("page-brings-nothing")];
    case "done":
      return [words.text("page-tip-done")];
    case "point":
      return [words.text("page-brings-scores", { points: 1 }), cost(words, args)];
    case "offering":
      return [words.text("page-brings-now", { count: (player?.offerings ?? 0) + 1 }), cost(words, args)];
    case "shell":
      return [words.text("page-brings-now", { count: (player?.shells ?? 0) + 1 })];
    case "status":
      return [
        words.text("page-tip-track-now", {
          points: ground.status[Math.min((view.status.steps[view.decision.args["seat"]] ?? 0) + 1, ground.status.length - 1)] ?? 0,
        }),
      ];
    case "material":
      return [words.text("page-tip-material"), cost(words, args)];
    case "hut":
      return [words.text("page-brings-frees"), cost(words, args)];
    case "draw-card":
      return [words.text("page-tip-pile"), cost(words, args)];
    case "take-card":
      return [words.text(`page-tip-god-${args["colour"]}`, { points: ground.helped }), cost(words, args)];
    default:
      return [];
  }
}

function cost(words: Words, args: Data): string {
  return args["cost"] ? words.text("page-costs", { count: args["cost"] }) : "";
}

/** What a die on a tile opens. */
function placed(move: FaceMove, die: number, tile: string, words: Words, { view: seen, edition, marks }: Now): string[] {
  const [view, ground] = [readView(seen), readGround(edition)];
  const value = view.doing?.white ? DIE.length : die;
  const actions = ground.tiles.get(tile)?.actions ?? [tile];
  const worth = ground.rounds[view.round - 1];
  if (actions.includes("land") || actions.includes("sea")) {
    const ids = [...new Set(opened(marks, move.things).map((mark) => mark.args["region"] as string))];
    const [only = ""] = ids;
    if (ids.length === 1) return [words.text("page-brings-region", { region: only, material: ground.regions.get(only)?.material ?? "" })];
    const many = ids.length > NAMED;
    return [words.text(many ? "page-brings-many-regions" : "page-brings-regions", { count: ids.length, ...(many ? {} : { region: ids }) })];
  }
  if (actions.includes("man") || actions.includes("woman")) return people(view, ground, actions, value, words);
  if (tile === "helper") return [words.text("page-brings-points", { value })];
  if (tile === "temple") return [words.text("page-brings-temple", { value, points: worth?.priest ?? 0 })];
  if (tile === "build") return [words.text("page-brings-building", { points: worth?.building ?? 0 })];
  return [words.text("page-brings-scores", { points: ground.fishing.points })];
}

/** Whom a die lets one take. */
function people(view: View, ground: Ground, actions: string[], value: number, words: Words): string[] {
  const found = SEXES.filter((sex) => actions.includes(sex)).flatMap((sex) =>
    view.people[sex === "man" ? "men" : "women"]
      .slice(0, value)
      .flatMap((kind) => (kind === null ? [] : [{ sex, kind, value: ground.left.get(kind)?.[sex] ?? 0 }])),
  );
  const [only] = found;
  if (only && found.length === 1) return [words.say("mark", { key: "person", args: only })];
  return [words.text("page-brings-people", { count: found.length, kind: [...new Set(found.map(({ kind }) => kind))] })];
}

/** Whether a neighbour of a ceremony space holds its material. */
export function beside(ground: Ground, held: Record<string, string | null>, id: string): boolean {
  const space = ground.ceremony.find((one) => one.id === id);
  return ground.ceremony.some(
    (one) => space && held[one.id] === one.material && Math.abs(one.row - space.row) + Math.abs(one.column - space.column) === 1,
  );
}
