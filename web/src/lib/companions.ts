/** Several people on one device: companions of the one who is signed in have ids of their own, `person.1`, `person.2` … */
import type { TableView } from "./types";

export function companionOf(person: string, companion: number): string {
  return companion ? `${person}.${companion}` : person;
}

/** Who of this device sits where. */
export function companionsAt(table: TableView, person: string): { companion: number; seat: number }[] {
  return table.seats.flatMap((who, seat) => {
    if (who.kind !== "person") return [];
    if (who.person === person) return [{ companion: 0, seat }];
    return who.person.startsWith(`${person}.`) ? [{ companion: Number(who.person.slice(person.length + 1)), seat }] : [];
  });
}
