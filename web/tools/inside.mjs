/** Runs the `main` of a Python program in Pyodide, in Node: `node inside.mjs PROGRAM FOLDER`. The program finds the folder as /stage. */
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [program, folder] = process.argv.slice(2);
const { info } = JSON.parse(readFileSync(new URL("../node_modules/pyodide/pyodide-lock.json", import.meta.url), "utf8"));
// the order of what has no order is the same every time
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" }, lockFileContents: { info, packages: {} } });
python.FS.mkdirTree("/stage");
python.mountNodeFS("/stage", folder);
try {
  await python.runPythonAsync(`${readFileSync(program, "utf8")}\nawait main()`);
} catch (error) {
  // Python's own words: where in Pyodide it happened, which is one very long line, helps nobody
  console.error(error.message);
  process.exit(1);
}
