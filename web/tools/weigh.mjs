/** Prints how many bytes a folder is, each file compressed with Brotli as well as it goes: `node weigh.mjs FOLDER`. Copies that are compressed
 *  already (.gz) do not count, nor do those gains that are none. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const files = readdirSync(process.argv[2], { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && !file.name.endsWith(".gz"))
  .map((file) => readFileSync(join(file.parentPath, file.name)));
console.log(files.reduce((sum, file) => sum + Math.min(file.length, brotliCompressSync(file).length), 0));
