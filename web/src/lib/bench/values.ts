/** The values of an edition: where one stands in its data, and the data with one of them changed. Nothing is changed in place, so what was can be
 *  undone, and whoever draws sees what is new. */
import type { Data } from "../types";

/** Where a value stands: names of sections and fields, and numbers of entries. */
export type Path = readonly (string | number)[];

/** The parts of a section that say where its values come from, not what is printed. */
export const ABOUT = ["source", "note"];

export const idOf = (path: Path): string => path.join("/");

export const pathOf = (id: string): Path => id.split("/").map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Whether a path leads to a value, or to something that it is in. */
export const holds = (outer: Path, inner: Path): boolean => outer.every((part, index) => String(part) === String(inner[index]));

export function at(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, part) => {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return undefined;
    return (value as Data)[part];
  }, data);
}

/** The data with another value at a place; `undefined` takes away what is there. */
export function put(data: unknown, path: Path, value: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return value;
  const inner = rest.length > 0 || value !== undefined ? put(at(data, [part]), rest, value) : undefined;
  if (Array.isArray(data)) {
    const index = Number(part);
    return inner === undefined ? data.toSpliced(index, 1) : index < data.length ? data.with(index, inner) : [...(data as unknown[]), inner];
  }
  const { [part]: _, ...others } = (data ?? {}) as Data;
  if (inner === undefined) return others;
  return Object.hasOwn((data ?? {}) as Data, part) ? { ...(data as Data), [part]: inner } : { ...others, [part]: inner };
}

/** The data with an element of a list at another place of that list. */
export function moved(data: unknown, path: Path, to: number): unknown {
  const list = at(data, path.slice(0, -1));
  const from = Number(path.at(-1));
  if (!Array.isArray(list) || to < 0 || to >= list.length) return data;
  const others = list.toSpliced(from, 1);
  return put(data, path.slice(0, -1), others.toSpliced(to, 0, list[from] as unknown));
}

export type Sort = "number" | "text" | "flag" | "list" | "group";

export function sortOf(value: unknown): Sort {
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "flag";
  if (Array.isArray(value)) return "list";
  return typeof value === "object" && value !== null ? "group" : "text";
}

/** The entries of a section; none where it has no list. */
export function entriesOf(section: unknown): Data[] {
  const list = at(section, ["list"]);
  return Array.isArray(list) ? list.filter((one): one is Data => sortOf(one) === "group") : [];
}

/** The names of the sections, without the head. */
export const sectionsOf = (data: Data): string[] =>
  Object.keys(data).filter((name) => name !== "edition" && sortOf(data[name]) === "group");

/** The fields of a section's entries, in the order in which they first occur. */
export const fieldsOf = (...sections: unknown[]): string[] => [
  ...new Set(
    sections.flatMap((section) =>
      entriesOf(section)
        .flatMap((entry) => Object.keys(entry))
        .filter((name) => !ABOUT.includes(name)),
    ),
  ),
];

/** What an entry is called in the file: not printed, and last. */
export const NAME = "id";

/** What a section has besides its list. */
export const ownFields = (section: unknown): string[] =>
  sortOf(section) === "group" ? Object.keys(section as Data).filter((name) => name !== "list" && !ABOUT.includes(name)) : [];

/** The places of a section where its values stand: its entries, or the section itself; both, where it has both. */
export function spotsOf(name: string, section: unknown): Path[] {
  const entries = entriesOf(section).map((_, index): Path => [name, "list", index]);
  return entries.length === 0 || ownFields(section).length > 0 ? [[name], ...entries] : entries;
}

/** Where a value comes from: what its entry says, or else its section. */
export function sourceOf(data: unknown, path: Path): string {
  const entry = path[1] === "list" ? at(data, [...path.slice(0, 3), "source"]) : undefined;
  return String(entry ?? at(data, [path[0] ?? "", "source"]) ?? "");
}

/** Something like a draft that can be drawn, whatever its owner has left empty or begun: what is missing, or of another sort, is as in ours. */
export function drawable(draft: unknown, ours: unknown): unknown {
  if (sortOf(ours) !== sortOf(draft) || draft === undefined || draft === null) return ours;
  if (Array.isArray(ours) && Array.isArray(draft)) {
    const sample: unknown = ours[0];
    if (sortOf(sample) !== "group") return draft.every((one) => sortOf(one) === sortOf(sample ?? one)) ? draft : ours;
    return draft.map((one: unknown, index) => {
      const same = ours.find((other: unknown) => at(other, ["id"]) !== undefined && at(other, ["id"]) === at(one, ["id"])) as unknown;
      return drawable(one, needed(same ?? ours[index] ?? sample, ours));
    });
  }
  if (sortOf(ours) !== "group") return draft;
  const filled = Object.entries(ours as Data).map(([name, value]) => [name, drawable((draft as Data)[name], value)] as const);
  const optional = Object.entries(draft as Data).filter(([name]) => !Object.hasOwn(ours as Data, name));
  return Object.fromEntries([...filled, ...optional]);
}

/** An entry with only those fields that every entry of its list has. */
function needed(entry: unknown, list: unknown[]): unknown {
  return Object.fromEntries(
    Object.entries((entry ?? {}) as Data).filter(([name]) => list.every((other) => Object.hasOwn((other ?? {}) as Data, name))),
  );
}
