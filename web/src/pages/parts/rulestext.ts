/** The rules of a game as a text: a small part of Markdown becomes sections and blocks, never HTML. `words/rulebook.py` of the package says what is in it. */

export type Span =
  | { kind: "text" | "strong" | "emphasis"; text: string }
  | { kind: "section"; number: string }
  | { kind: "picture"; name: string }
  | { kind: "sign"; part: string };

export interface ExampleBlock {
  kind: "example";
  id: string;
  title: string;
  text: Span[][];
  shows: Span[][];
}

/** A position drawn with numbers on it; each of them says what its thing is. */
export interface AnnotatedBlock {
  kind: "annotated";
  /** The example whose position it is. */
  id: string;
  title: string;
  calls: { thing: string; name: string; spans: Span[] }[];
}

export type Block =
  | { kind: "heading"; text: string }
  | { kind: "text"; spans: Span[] }
  | { kind: "list"; start: number | null; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "pictures"; pictures: { name: string; caption: string }[] }
  | { kind: "short" | "ruling"; blocks: Block[] }
  | ExampleBlock
  | AnnotatedBlock;

export interface Section {
  number: string;
  title: string;
  /** Whether it stands below the section before it. */
  below: boolean;
  blocks: Block[];
}

export interface RulesText {
  title: string;
  lead: Block[];
  sections: Section[];
}

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|\[(\d[A-Z]?|[BRQ])\]|\[(picture|edition):([a-z0-9_-]+)\]/g;

/** Where a section stands in the page; a citation such as “6B, examples 1–3” leads to its section. */
export function anchor(rule: string): string {
  return /^\w+/.exec(rule)?.[0] ?? "";
}

export function readSpans(line: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  const plain = (end: number): void => {
    if (end > at) spans.push({ kind: "text", text: line.slice(at, end) });
  };
  for (const found of line.matchAll(INLINE)) {
    const [all, strong, emphasis, number, kind, name = ""] = found;
    plain(found.index);
    if (strong !== undefined) spans.push({ kind: "strong", text: strong });
    else if (emphasis !== undefined) spans.push({ kind: "emphasis", text: emphasis });
    else if (number !== undefined) spans.push({ kind: "section", number });
    else spans.push(kind === "picture" ? { kind: "picture", name } : { kind: "sign", part: name });
    at = found.index + all.length;
  }
  plain(line.length);
  return spans;
}

/** The section that one looks things up in during play. */
export const QUICK = "Q";

/** The lines from here on that begin alike; they are taken away from the front. */
function take(lines: string[], begin: RegExp): string[] {
  const end = lines.findIndex((line) => !begin.test(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

const cells = (line: string): Span[][] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => readSpans(cell.trim()));

/** `1. [thing:s04] **A wild square**: what it is.` */
function readCall(line: string): AnnotatedBlock["calls"][number] {
  const [, thing = "", said = ""] = /^\d+\. \[thing:([^\]]+)\] (.*)$/.exec(line) ?? [];
  const spans = readSpans(said);
  const [name = ""] = spans.flatMap((span) => (span.kind === "strong" ? [span.text] : []));
  return { thing, name, spans };
}

function readQuote(lines: string[]): Block {
  const inner = lines.map((line) => line.replace(/^> ?/, ""));
  const [, kind = "", id = "", title = ""] = /^\[(\w+)(?::([a-z0-9-]+))?\] ?(.*)$/.exec(inner.shift() ?? "") ?? [];
  if (kind === "annotated") return { kind, id, title, calls: inner.map(readCall) };
  if (kind !== "example") return { kind: kind === "short" ? "short" : "ruling", blocks: readBlocks(inner) };
  const shows = inner.filter((line) => line.startsWith("= "));
  const text = inner.filter((line) => !line.startsWith("= "));
  return { kind, id, title, text: text.map(readSpans), shows: shows.map((line) => readSpans(line.slice(2))) };
}

export function readBlocks(lines: string[]): Block[] {
  const blocks: Block[] = [];
  const left = [...lines];
  for (let line = left[0]; line !== undefined; line = left[0]) {
    if (line.startsWith("> ")) {
      blocks.push(readQuote(take(left, /^> /)));
    } else if (line.startsWith("- ")) {
      blocks.push({ kind: "list", start: null, items: take(left, /^- /).map((item) => readSpans(item.slice(2))) });
    } else if (/^\d+\. /.test(line)) {
      blocks.push({
        kind: "list",
        start: parseInt(line),
        items: take(left, /^\d+\. /).map((item) => readSpans(item.replace(/^\d+\. /, ""))),
      });
    } else if (line.startsWith("|")) {
      const [head = "", , ...rows] = take(left, /^\|/);
      blocks.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
    } else if (line.startsWith("[picture:")) {
      const pictures = take(left, /^\[picture:/).map((one) => /^\[picture:([a-z0-9-]+)\] ?(.*)$/.exec(one) ?? []);
      blocks.push({ kind: "pictures", pictures: pictures.map(([, name = "", caption = ""]) => ({ name, caption })) });
    } else {
      left.shift();
      const [, heading] = /^\*\*([^*]+)\*\*$/.exec(line) ?? [];
      if (heading !== undefined) blocks.push({ kind: "heading", text: heading });
      else if (line.trim()) blocks.push({ kind: "text", spans: readSpans(line) });
    }
  }
  return blocks;
}

export function readRules(text: string): RulesText {
  const [lead = "", ...parts] = text.split(/^(?=##)/m);
  const [title = "", ...rest] = lead.split("\n");
  const sections = parts.map((part): Section => {
    const [heading = "", ...lines] = part.split("\n");
    const [, marks = "", number = "", name = ""] = /^(#+) (\S+) (.*)$/.exec(heading) ?? [];
    return { number, title: name, below: marks.length > 2, blocks: readBlocks(lines) };
  });
  return { title: title.replace(/^# /, ""), lead: readBlocks(rest), sections };
}
