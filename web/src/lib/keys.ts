/** Keys that do something on a whole page. */

/** What each key does, by its name in small letters; nothing where that cannot be done now. */
type Deeds = Record<string, (() => unknown) | false | undefined>;

/** Does what a key is for, unless it has been used already, or somebody is writing or choosing from a list with it. */
export function press(event: KeyboardEvent, deeds: Deeds): void {
  const writing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (event.defaultPrevented || writing || event.ctrlKey || event.metaKey || event.altKey) return;
  const deed = deeds[event.key.toLowerCase()];
  if (!deed) return;
  deed();
  event.preventDefault();
}
