/** A picture of a finished game to show to others: the board as it stood, the podium, who won and what decided it. Made here, of what the page has drawn. */
import { load, painter } from "./drawing";

export const WIDE = 1200;
export const HIGH = 630;
/** Where the words and the podium end and the board begins. */
const SPLIT = 510;
const MARGIN = 40;

export interface Shared {
  /** The end page: it has the podium, and the board as it stood. */
  page: HTMLElement;
  /** The name of the game, who won, what decided it. */
  game: string;
  title: string;
  sentences: string[];
}

export async function sharePicture({ page, game, title, sentences }: Shared): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser paints no pictures");
  const look = getComputedStyle(page.querySelector(".banner") ?? page);
  const [display, text] = ["--font-display", "--font-text"].map((name) => look.getPropertyValue(name));
  const accent = look.borderTopColor;
  context.fillStyle = look.backgroundColor;
  context.fillRect(0, 0, WIDE, HIGH);

  const draw = await painter();
  await paintBoard(context, page, draw);
  const room = SPLIT - 2 * MARGIN;
  let y = MARGIN + 24;
  context.fillStyle = accent;
  context.font = `650 25px ${display}`;
  context.fillText(`Archipel · ${game}`, MARGIN, y, room);
  context.fillStyle = look.color;
  y = write(context, title, `700 41px ${display}`, { y: y + 58, line: 47, most: 3, room }) + 42;
  write(context, sentences.join(" "), `400 22px ${text}`, { y, line: 29, most: Math.floor((380 - y) / 29) + 1, room });

  const podium = page.querySelector<SVGSVGElement>("svg.podium");
  if (podium) {
    const { width, height } = podium.viewBox.baseVal;
    const by = Math.min((SPLIT - 24) / width, 230 / height);
    const image = await draw(podium, width * by, height * by);
    context.drawImage(image, (SPLIT - width * by) / 2, HIGH - height * by, width * by, height * by);
  }
  context.fillStyle = accent;
  context.fillRect(0, HIGH - 6, WIDE, 6);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the picture could not be made"))), "image/png"),
  );
}

/** The map as it stood at the end: its scenery with everything on it. Where none is drawn, as on a phone that shows another part, the scene of the game. */
async function paintBoard(context: CanvasRenderingContext2D, page: HTMLElement, draw: Awaited<ReturnType<typeof painter>>): Promise<void> {
  const layer = page.querySelector(".final .layer") ?? page.querySelector(".layer");
  const art = layer?.querySelector<SVGSVGElement>("svg.art") ?? page.querySelector<SVGSVGElement>(".scene svg");
  if (!art) return;
  const scenery = layer?.querySelector<HTMLImageElement>("img.scenery");
  const { width, height } = art.viewBox.baseVal;
  const by = Math.max((WIDE - SPLIT) / width, HIGH / height);
  const box = [SPLIT + (WIDE - SPLIT - width * by) / 2, (HIGH - height * by) / 2, width * by, height * by] as const;
  context.save();
  context.beginPath();
  context.rect(SPLIT, 0, WIDE - SPLIT, HIGH);
  context.clip();
  if (scenery) context.drawImage(await load(scenery.src), ...box);
  context.drawImage(await draw(art, box[2], box[3]), ...box);
  context.restore();
}

interface Place {
  y: number;
  line: number;
  /** How many lines there may be: what does not fit is left out. */
  most: number;
  room: number;
}

/** Writes in lines that fit; returns where the last one stands. */
function write(context: CanvasRenderingContext2D, text: string, font: string, { y, line, most, room }: Place): number {
  context.font = font;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length > most) lines[most - 1] = `${lines[most - 1]} …`;
  lines.slice(0, most).forEach((one, index) => context.fillText(one, MARGIN, y + index * line, room));
  return y + (Math.min(most, lines.length) - 1) * line;
}
