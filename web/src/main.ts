import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { session } from "./lib/session.svelte";
import { inline } from "./lib/sprites";
import { waiting } from "./lib/waiting.svelte";
import "./styles/tokens.css";
import "./styles/seats.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/table.css";
import "./styles/story.css";

/** What all games share is there from the beginning; so are the colours of every game, since the lobby shows them all. */
const shared = import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true });
import.meta.glob("./games/*/art/tokens.css", { eager: true });

session.start();
router.start();
waiting.start();
for (const sprite of Object.values(shared)) inline(sprite);

const target = document.getElementById("app");
if (target) mount(App, { target });
