/** What may stand in a field: what the schema names, or else what stands there in ours, where the same words come again and again. */
import type { BenchForm, Data } from "../types";
import { at, entriesOf, sortOf, type Path } from "./values";

/** Words of one's own. */
const FREE = ["id", "name", "title", "note", "summary", "publisher"];
const MOST = 60;

/** The field that a value belongs to, however deep in lists it stands. */
export const fieldOf = (path: Path): string => String(path.findLast((part) => typeof part === "string" && part !== "list") ?? "");

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  return sortOf(value) === "group" ? Object.values(value as Data).flatMap(texts) : [];
}

/** All texts that stand in a field of a section, in any entry. */
function textsIn(section: unknown, field: string): string[] {
  const entries = entriesOf(section);
  return [...entries.flatMap((entry) => texts(entry[field])), ...(entries.length > 0 ? [] : texts(at(section, [field])))];
}

/** The words to choose from; null: anything may be typed. */
export function choicesOf(form: BenchForm, data: Data, ours: Data, path: Path): string[] | null {
  const section = String(path[0]);
  const field = fieldOf(path);
  if (FREE.includes(field)) return null;
  const given = form.choices[section]?.[field];
  if (given) {
    const ids = given.sections.flatMap((name) =>
      entriesOf(data[name]).flatMap((entry) => (typeof entry["id"] === "string" ? [entry["id"]] : [])),
    );
    return [...new Set([...ids, ...given.words])];
  }
  const there = textsIn(ours[section], field);
  const kinds = [...new Set(there)];
  return kinds.length > 0 && kinds.length < there.length && kinds.length <= MOST ? kinds : null;
}
