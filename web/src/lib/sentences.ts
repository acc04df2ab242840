/** Where a sentence ends and another begins. */
const END = /(?<=[.?!…])\s+(?=\p{Lu})/u;

/** The first sentence of a text, and what comes after it. */
export function headAndRest(text: string): { head: string; rest: string } {
  const [head = "", ...rest] = text.split(END);
  return { head, rest: rest.join(" ") };
}
