import { mount } from "svelte";
import App from "./App.svelte";
import common from "./generated/kit/common.svg?raw";
import "./generated/kit/tokens.css";
import patterns from "./generated/kit/patterns.svg?raw";
import { router } from "./lib/router.svelte";
import { session } from "./lib/session.svelte";
import { inline } from "./lib/sprites";
import { waiting } from "./lib/waiting.svelte";
import "./styles/kit.css";
import "./styles/page.css";

session.start();
router.start();
waiting.start();
inline(patterns);
inline(common);

const target = document.getElementById("app");
if (target) mount(App, { target });
