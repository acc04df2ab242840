/** The room of this device: Python with the tables, which are kept on the shelf. What the page asks before Python is there waits for it. */
import type { Hitch } from "../lib/arrival.svelte";
import type { FromRoom, ToRoom } from "./messages";
import { startPython, type Python } from "./python";
import { Shelf } from "./shelf";
import { Thinker } from "./thinker";

/** `archipel.device`, as far as it is spoken to. */
interface Room {
  ask(method: string, path: string, body: string | null): Promise<string>;
  open(line: number, path: string): unknown;
  say(line: number, text: string): unknown;
  close(line: number): unknown;
  heard(text: string): unknown;
}

const tabs = new BroadcastChannel("archipel-room");
const thinker = new Thinker();

function tell(message: FromRoom): void {
  postMessage(message);
}

async function begin(): Promise<Room> {
  const shelf = await Shelf.open().catch(() => {
    throw { key: "no-store" };
  });
  const python: Python = await startPython((done, total) => tell({ progress: { done, total } }));
  const outside = {
    think: (question: string) => thinker.think(question),
    bring: (game: string) => python.bring(game),
    tell: (line: number, text: string) => tell({ told: line, text }),
    end: (line: number, code: number) => tell({ closed: line, code }),
    signal: (text: string) => tabs.postMessage(text),
  };
  return (await python.find("archipel.device.main.begin")(shelf, outside)) as Room;
}

const room = begin();
room.then(
  (here) => {
    tabs.onmessage = (event: MessageEvent<string>) => void here.heard(event.data);
    tell({ ready: true });
  },
  (error: unknown) => tell({ trouble: hitchOf(error) }),
);

function hitchOf(error: unknown): Hitch {
  const key = (error as { key?: Hitch } | null)?.key;
  if (key === undefined) console.error(error);
  return key ?? "stopped";
}

async function hear(message: ToRoom): Promise<void> {
  const here = await room;
  if ("ask" in message) {
    const [status, type, body] = JSON.parse(await here.ask(message.method, message.path, message.body)) as [number, string, string];
    tell({ answer: message.ask, status, type, body });
  } else if ("open" in message) {
    await here.open(message.open, message.path);
    tell({ opened: message.open });
  } else if ("say" in message) await here.say(message.say, message.text);
  else await here.close(message.close);
}

/** Python answers whatever it is asked, refusals too. A mistake of ours is told as what it is; if Python itself has come to an end, it begins anew. */
function fail(message: ToRoom, error: unknown): void {
  console.error(error);
  if (!(error instanceof Error && error.name === "PythonError")) tell({ trouble: "stopped" });
  else if ("ask" in message) tell({ answer: message.ask, status: 500, type: "text/plain", body: "" });
}

onmessage = ({ data }: MessageEvent<ToRoom>) => {
  hear(data).catch((error: unknown) => void room.then(() => fail(data, error)).catch(() => {}));
};
