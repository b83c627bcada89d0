/* Writes the TypeScript of all that leaves a table, from the schema that Python prints: `npm run types`.

   What is the same for all games goes into the kit (src/kit/types.ts), what is a game's own into its board's folder.
   `npm run types -- --check` writes nothing and fails where a file is not what it would be. */
import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compile } from "json-schema-to-typescript";
import { ROOT, put } from "./made.mjs";

const GENERIC = {
  Group: "Group<Action>",
  SeatView: "SeatView<View, Action>",
  Step: "Step<Action, Event>",
  Preview: "Preview<View, Event>",
};
const BANNER = (/** @type {string} */ what) =>
  `/* ${what}. Made by \`npm run types\` from \`undercroft schema\`: change the Python, not this file. */\n\n`;

const venv = [join(ROOT, ".venv/bin/python"), join(ROOT, ".venv/Scripts/python.exe")].find(existsSync);
const python = process.env["UNDERCROFT_PYTHON"] ?? venv ?? "python3";

function schema(...words) {
  const command = ["-c", "import sys; from undercroft.terminal.commands.main import main; sys.exit(main())"];
  const env = { ...process.env, PYTHONPATH: join(ROOT, "src") };
  const printed = execFileSync(python, [...command, "schema", ...words], { env, maxBuffer: 1 << 26 });
  return JSON.parse(printed.toString());
}

const LEFT_OUT = ["title", "discriminator", "default", "minItems"];
/** Names that TypeScript has a meaning of its own for. */
const RENAMED = { Record: "GameRecord" };
const called = (name) => RENAMED[name] ?? name;

/** The dialect that the compiler reads: definitions, tuples as lists of items, no titles but the names. */
function older(node) {
  if (Array.isArray(node)) return node.map(older);
  if (node === null || typeof node !== "object") return node;
  if (typeof node.$ref === "string") return { $ref: `#/definitions/${called(node.$ref.split("/").pop())}` };
  if (node.prefixItems) {
    const items = node.prefixItems.map(older);
    return { type: "array", items, minItems: items.length, maxItems: items.length };
  }
  if (node.type === "object" && !node.properties && !node.additionalProperties) {
    return { tsType: "{ [name: string]: unknown }" };
  }
  const made = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === "properties") made[key] = olderByName(value);
    else if (!LEFT_OUT.includes(key)) made[key] = older(value);
  }
  return node.properties ? { ...made, additionalProperties: false } : made;
}

function olderByName(nodes) {
  return Object.fromEntries(Object.entries(nodes).map(([name, node]) => [called(name), older(node)]));
}

async function interfaces(definitions, parts) {
  const document = {
    title: "Everything",
    type: "object",
    additionalProperties: false,
    definitions,
    properties: Object.fromEntries(parts.map((name) => [name, { $ref: `#/definitions/${name}` }])),
  };
  const written = await compile(document, "Everything", {
    bannerComment: "",
    format: true,
    style: { printWidth: 120 },
    additionalProperties: false,
    unreachableDefinitions: false,
    ignoreMinAndMaxItems: false,
  });
  return written
    .replace(/export interface Everything \{[^]*?\n\}\n/, "")
    .replace(/\/\*\*\n \* This interface was referenced by [^]*?\*\/\n/g, "")
    .replace(/\n \*\n \* This interface was referenced by [^]*?\n \*\//g, "\n */")
    .replace(/ *\/\*\*\n *\* @minItems \d+\n *\* @maxItems \d+\n *\*\/\n/g, "")
    .replace(/\n \* {4,}/g, "\n * ")
    .trim();
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** A schema in which each part that equals one of `names` is called by its name. */
function named(node, names) {
  const found = Object.entries(names).find(([, part]) => same(part, node));
  if (found) return { tsType: found[0] };
  if (Array.isArray(node)) return node.map((each) => named(each, names));
  if (node === null || typeof node !== "object") return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, named(value, names)]));
}

async function commonTypes(common, game) {
  const definitions = structuredClone(common);
  const parts = olderByName(game.properties);
  const names = { View: parts.view, Action: parts.action, Event: parts.event };
  const all = olderByName(game.$defs);
  for (const name of Object.keys(GENERIC)) definitions[name] = named(all[name], names);
  for (const [name, tsType] of Object.entries(GENERIC)) replaceRefs(definitions, name, tsType);
  let text = await interfaces(definitions, Object.keys(definitions));
  for (const [name, generic] of Object.entries(GENERIC)) {
    const parameters = generic.replace(name, "").replace("Action", "Action = AnyAction").replace("View", "View = unknown");
    text = text.replace(`export interface ${name} {`, `export interface ${name}${parameters.replace("Event", "Event = AnyEvent")} {`);
  }
  return (
    BANNER("What is the same for all games") +
    `/** What every action has, whatever the game: its kind, and its code, null where this seat may not see it. */
export interface AnyAction {
  kind: string;
  code: string | null;
}
/** What every event has, whatever the game. */
export interface AnyEvent {
  kind: string;
}
` +
    `${text}\n`
  );
}

/** What speaks of a generic type is of the same game if it is generic too, else of any. */
function replaceRefs(definitions, name, tsType) {
  for (const [owner, definition] of Object.entries(definitions)) {
    for (const holder of holders(definition)) {
      for (const [key, value] of Object.entries(holder)) {
        if (value?.$ref === `#/definitions/${name}`) holder[key] = { tsType: owner in GENERIC ? tsType : name };
      }
    }
  }
}

function* holders(node) {
  if (node === null || typeof node !== "object") return;
  yield node;
  for (const value of Object.values(node)) yield* holders(value);
}

async function gameTypes(name, common, game) {
  const definitions = olderByName(game.$defs);
  const shared = Object.keys(definitions).filter((each) => each in GENERIC || same(definitions[each], common[each])); // a game may have its own of a name
  const parts = olderByName(game.properties);
  const union = (schema) => (schema.anyOf ? `\n${schema.anyOf.map((each) => `  | ${typeOf(each)}`).join("\n")}` : ` ${typeOf(schema)}`);
  for (const each of shared) definitions[each] = { tsType: each };
  const own = Object.keys(definitions).filter((each) => !shared.includes(each));
  const text = (await interfaces(definitions, own)).replace(/export type (\w+) = \1;\n\n?/g, "");
  const asks = Object.keys(parts).filter((each) => each.startsWith("ask-"));
  const lines = asks.map((ask) => `  ${JSON.stringify(ask.slice(4))}: [${typeOf(parts[ask])}, ${typeOf(parts[ask.replace("ask-", "answer-")])}];`);
  const used = shared.filter((each) => new RegExp(`[^\\w"]${each}\\b[^:"]`).test(text + lines.join("")) && !(each in GENERIC));
  const imports = [...new Set([...used, ...Object.keys(GENERIC)])].filter((each) => each !== "Group").sort();
  const head = ["View", "Action", "Event", "Content", "Options"]
    .map((each) => `export type ${each} =${union(parts[each.toLowerCase()])};`)
    .filter((line) => !/export type (\w+) = \1;/.test(line)); // a structure may have that very name
  return (
    BANNER(`All that leaves a table of \`${name}\``) +
    `import type { Table as AnyTable } from "$table/board";
import type { ${imports.map((each) => (each in GENERIC ? `${each} as Any${each}` : each)).join(", ")} } from "$table/types";

${head.join("\n")}
export type SeatView = AnySeatView<View, Action>;
export type Step = AnyStep<Action, Event>;
export type Preview = AnyPreview<View, Event>;
/** What a board of this game is handed. */
export type Table = AnyTable<View, Action, Event>;
/** By the kind of an inquiry: what is asked and what is answered. */
${lines.length > 0 ? `export interface Inquiries {\n${lines.join("\n")}\n}` : "export type Inquiries = Record<never, never>;"}

${text}
`
  );
}

function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split("/").pop();
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.type === "array" && Array.isArray(schema.items)) return `[${schema.items.map(typeOf).join(", ")}]`;
  if (schema.type === "array") return `Array<${typeOf(schema.items)}>`;
  if (schema.type === "object") return `Record<string, ${typeOf(schema.additionalProperties)}>`;
  return { integer: "number", number: "number", string: "string", boolean: "boolean", null: "null" }[schema.type];
}

const games = globSync("src/undercroft/games/*/game.py", { cwd: ROOT }).map((path) => basename(dirname(path))).sort();
const common = olderByName(schema().$defs);
const schemas = games.map((game) => schema(game));
await put("web/src/kit/types.ts", await commonTypes(common, schemas[0]));
for (const [i, game] of games.entries()) {
  await put(`src/undercroft/games/${game}/board/types.ts`, await gameTypes(game, common, schemas[i]));
}
