/** What this browser remembers. Where storage is blocked, it remembers until the page is closed. */
const memory = new Map<string, string>();

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`archipel-${name}`) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

export function keep(name: string, value: string): void {
  memory.set(name, value);
  try {
    localStorage.setItem(`archipel-${name}`, value);
  } catch {
    // blocked or full: the memory will do
  }
}
