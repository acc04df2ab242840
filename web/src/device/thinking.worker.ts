/** Thinks for the bots: a second Python, which knows no tables, only the questions it is asked. */
import type { FromThinker, ToThinker } from "./messages";
import { startPython } from "./python";

function tell(message: FromThinker): void {
  postMessage(message);
}

const python = startPython(() => {});
void python.then(() => tell({ ready: true }));

async function think({ question, text }: ToThinker): Promise<void> {
  const here = await python;
  await here.bring((JSON.parse(text) as { game: string }).game);
  tell({ answered: question, text: (await here.find("archipel.device.main.think")(text)) as string });
}

onmessage = (event: MessageEvent<ToThinker>) => {
  think(event.data).catch((error: unknown) => {
    console.error(error);
    tell({ answered: event.data.question, text: null });
  });
};
