/** Several people on one device: companions of the one who is signed in have ids of their own, `person.1`, `person.2` … */
import type { TableView } from "./types";

export function companionOf(person: string, companion: number): string {
  return companion ? `${person}.${companion}` : person;
}

/** Who of this device sits where. */
export function companionsAt(table: TableView, person: string): { companion: number; seat: number }[] {
  return table.seats.flatMap((place, seat) => {
    if (place.kind !== "person") return [];
    if (place.person === person) return [{ companion: 0, seat }];
    return place.person.startsWith(`${person}.`) ? [{ companion: Number(place.person.slice(person.length + 1)), seat }] : [];
  });
}
