/* Picks the icons that are used out of game-icons.net's thousands: `npm run icons`.

   `src/icons.txt` lists those of the shell and the kit, `board/icons.txt` those of a game's board and
   `board/picture/icons.txt` those of its picture and `board/companion/icons.txt` those of its companion, which are loaded without the board; beside each an `icons.ts` is written. `paper/icons.txt` lists what a game prints: beside it an `icons.json` is
   written, for Python. `NOTICE` and `src/credits.ts` (for the about page) name the author of each. With `--check` nothing is
   written, and a stale file, a listed icon that nobody uses or a used one that nobody lists is a failure. */
import icons from "@iconify-json/game-icons/icons.json" with { type: "json" };
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, put } from "./made.mjs";
import { rounded } from "./paths.mjs";

const AUTHORS = authors();
const chunks = [
  { folder: "web/src", list: "web/src/icons.txt" },
  ...globSync("src/undercroft/games/*/{board/{,picture/,companion/},paper/}icons.txt", { cwd: ROOT })
    .sort()
    .map((list) => ({ folder: list.replace("/icons.txt", ""), list })),
];
const everywhere = namesOf(chunks[0].list);

for (const { folder, list } of chunks) {
  const names = namesOf(list);
  for (const name of names) {
    if (!(name in icons.icons)) complain(`${list}: game-icons has no “${name}”.`);
    else if (!AUTHORS.has(name)) complain(`${list}: nobody knows who drew “${name}”; see tools/icon-authors.txt.`);
  }
  compareWithUse(folder, list, names);
  const lines = names.filter((name) => name in icons.icons).map((name) => `  ${JSON.stringify(name)}: ${path(name, folder)},`);
  if (folder.endsWith("/paper")) {
    await put(`${folder}/icons.json`, `{\n${lines.join("\n").replace(/,$/, "")}\n}\n`);
    continue;
  }
  await put(
    `${folder}/icons.ts`,
    `/* Made by \`npm run icons\` from icons.txt. Silhouettes of game-icons.net, CC BY 3.0; the authors stand in NOTICE. */
import { addIcons } from "$table/icons";

addIcons({\n${lines.join("\n")}\n});\n`,
  );
}

const used = [...new Set(chunks.flatMap(({ list }) => namesOf(list)))].filter((name) => AUTHORS.has(name)).sort();
const drawn = Map.groupBy(used, (name) => AUTHORS.get(name));
const credits = [...drawn].map(([author, names]) => ({ author, names })).sort((a, b) => (a.author < b.author ? -1 : 1));
await put("NOTICE", notice(credits));
await put(
  "web/src/credits.ts",
  `/* Made by \`npm run icons\`: who drew the icons that are used. */
export interface Credit {
  readonly author: string;
  readonly names: readonly string[];
}

export const ICON_CREDITS: readonly Credit[] = ${JSON.stringify(credits, null, 2)};
`,
);

function complain(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

/** Signs are small, and need no fractions of their 512 units; in the large pictures a tenth is kept. */
function path(name, folder) {
  return JSON.stringify(rounded(/ d="([^"]*)"/.exec(icons.icons[name].body)[1], folder.endsWith("/picture") ? 1 : 0));
}

function namesOf(list) {
  if (!existsSync(join(ROOT, list))) return [];
  const lines = readFileSync(join(ROOT, list), "utf8").split("\n");
  return [...new Set(lines.flatMap((line) => line.replace(/#.*/, "").split(/\s+/)).filter(Boolean))].sort();
}

/** What stands as a string in the sources of a chunk is used; what stands there as `icon="…"` must be listed. */
function compareWithUse(folder, list, names) {
  const inner = chunks.map((chunk) => `${chunk.folder}/`).filter((other) => other.startsWith(`${folder}/`) && other !== `${folder}/`);
  const sources = globSync(`${folder}/**/*.{ts,svelte,py}`, { cwd: ROOT }).filter(
    (file) =>
      file !== `${folder}/icons.ts` &&
      !/\/(credits|types)\.ts$|\.test\.ts$/.test(file) &&
      !inner.some((other) => file.startsWith(other)), // a chunk inside this one has a list of its own
  );
  const text = sources.map((file) => readFileSync(join(ROOT, file), "utf8")).join("\n");
  const strings = new Set([...text.matchAll(/["'`]([a-z0-9-]+)["'`]/g)].map(([, string]) => string));
  for (const name of names) if (!strings.has(name)) complain(`${list}: nobody uses “${name}”.`);
  for (const [, name] of text.matchAll(/\bicon(?:=|: )"([a-z0-9-]+)"/g)) {
    if (!names.includes(name) && !everywhere.includes(name)) complain(`${list} lacks “${name}”.`);
  }
}

function authors() {
  const lines = readFileSync(new URL("./icon-authors.txt", import.meta.url), "utf8").split("\n");
  const found = new Map();
  for (const line of lines.filter((line) => line && !line.startsWith("#"))) {
    const [author, names] = line.split(": ");
    for (const name of names.split(" ")) found.set(name, author);
  }
  return found;
}

function notice(credits) {
  const by = credits.map(({ author, names }) => `  Icons made by ${author}: ${names.join(", ")}.`);
  return `Undercroft is MIT licensed (LICENSE). Its web client and what it prints carry the work of others:

Icons of https://game-icons.net, under the Creative Commons Attribution 3.0 licence (LICENSES/CC-BY-3.0.txt).
They are modified: recoloured, cropped, scaled, and drawn together with shapes of our own.

${by.join("\n")}

Fonts, under the SIL Open Font License 1.1 (LICENSES/OFL-1.1.txt), as Fontsource packages them, unmodified:

  Alegreya, copyright 2011 The Alegreya Project Authors (https://github.com/huertatipografica/Alegreya).
  Alegreya Sans, copyright 2013 The Alegreya Sans Project Authors (https://github.com/huertatipografica/Alegreya-Sans).
  Grenze Gotisch, copyright 2020 The Grenze Gotisch Project Authors (https://github.com/Omnibus-Type/Grenze-Gotisch).

Programs, under the MIT licence: Svelte (https://svelte.dev), copyright the Svelte contributors;
and under the Apache licence 2.0 (LICENSES/Apache-2.0.txt): Fluent for JavaScript (https://projectfluent.org),
copyright Mozilla and others.
`;
}
