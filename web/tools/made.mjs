/* Files that a tool writes and that are committed: with `--check` nothing is written, and a stale one is a failure. */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CHECKS = process.argv.includes("--check");

/** Write a file, or say that it is not what it would be. @param {string} path @param {string} text */
export async function put(path, text) {
  const file = join(ROOT, path);
  const before = existsSync(file) ? await readFile(file, "utf8") : null;
  if (before === text) return;
  if (CHECKS) {
    console.error(`${path} is stale: run \`npm run types\` and \`npm run icons\` in web/.`);
    process.exitCode = 1;
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(`${path} written`);
}
