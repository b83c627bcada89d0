import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = fileURLToPath(new URL(".", import.meta.url));
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Boards lie in the games' folders: what they import by name is looked for here. */
const packagesFromHere: Plugin = {
  name: "packages-from-here",
  enforce: "pre",
  async resolveId(source, importer, options) {
    const isName = /^[@a-z]/.test(source) && !source.startsWith("virtual:");
    if (!isName || !importer || importer.startsWith(here) || !importer.includes("/board/")) return null;
    return this.resolve(source, at("./index.html"), { ...options, skipSelf: true });
  },
};

/** Parts that wait for each other would find one another half made, and only in the built client. */
const noCircles: Plugin = {
  name: "no-circles",
  generateBundle(_, bundle) {
    const importsOf = (file: string) => (bundle[file]?.type === "chunk" ? bundle[file].imports : []);
    for (const file in bundle) {
      const reached = new Set(importsOf(file));
      for (const found of reached) importsOf(found).forEach((next) => reached.add(next));
      if (reached.has(file)) this.error(`${file} is loaded before itself: ${[...reached].join(", ")}`);
    }
  },
};

/** The service worker, with the list of what it keeps: all that companions and the pages around them need. Tables need
 * their server, and their boards stay away. */
const worker: Plugin = {
  name: "service-worker",
  apply: "build",
  generateBundle(_, bundle) {
    const kept = new Set<string>();
    const keep = (file: string) => {
      const chunk = bundle[file];
      if (kept.has(file) || chunk?.type !== "chunk" || /\/board\/index\.ts$|\/src\/table\/|\/setup\//.test(chunk.facadeModuleId ?? "")) return;
      kept.add(file);
      chunk.viteMetadata?.importedCss.forEach((css) => kept.add(css));
      [...chunk.imports, ...chunk.dynamicImports].forEach(keep);
    };
    Object.values(bundle).forEach((chunk) => chunk.type === "chunk" && chunk.isEntry && keep(chunk.fileName));
    Object.keys(bundle).forEach((file) => file.endsWith(".woff2") && kept.add(file));
    const files = ["favicon.svg", ...kept].sort().map((file) => `/${file}`);
    const release = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
    const source = readFileSync(at("./src/offline/worker.js"), "utf-8").replace("__FILES__", JSON.stringify(files)).replace("__RELEASE__", release);
    this.emitFile({ type: "asset", fileName: "sw.js", source });
  },
};

/** A shared part would be called by all that share it. */
const firstWord = (name: string) => name.replace(/(~.*)?(\.[^.]*)?$/, "");

export default defineConfig(({ mode }) => ({
  root: here,
  plugins: [packagesFromHere, svelte(), noCircles, ...(mode === "gallery" ? [] : [worker])],
  resolve: {
    alias: { $table: at("./src/kit") },
    // In tests too a component is mounted: the browser's half of Svelte.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  server: { fs: { allow: [at("..")] }, proxy: { "/api": { target: process.env["UNDERCROFT_SERVER"] ?? "http://127.0.0.1:8642", ws: true } } },
  build: {
    // The gallery of the kit is for those who work on it, and is not shipped.
    outDir: at(mode === "gallery" ? "./dist-gallery" : "../src/undercroft/webclient"),
    emptyOutDir: true,
    rolldownOptions: {
      input: at(mode === "gallery" ? "./gallery.html" : "./index.html"),
      // What several parts share comes in few files, for forty small ones keep a browser waiting longer than their bytes do;
      // and layer by layer, packages below kit below the rest, so that none waits for another in a circle. What many share is
      // one file, and what few share is in one file for each of these few.
      output: {
        codeSplitting: {
          groups: [
            // Of the page itself; whoever names it first would take it along.
            { name: "notices", test: /\/kit\/notices/, priority: 7 },
            { name: "base", test: /node_modules/, minShareCount: 2, priority: 6 },
            { name: "kit", test: /\/src\/kit\/(?!pad\/|Companion|Shelf)/, minShareCount: 2, priority: 5 },
            // What only companions share is no part of a table.
            { name: "aid", test: /\/src\/kit\//, minShareCount: 2, priority: 4 },
            { name: (id: string) => /games\/([^/]+)/.exec(id)?.[1] ?? "game", test: /\/games\/[^/]+\/board\//, minShareCount: 2, entriesAware: true, priority: 3 },
            { name: "shell", minShareCount: 4, priority: 2 },
            { name: "pages", minShareCount: 2, entriesAware: true, priority: 1 },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${firstWord(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${firstWord(names[0] ?? "file")}-[hash][extname]`,
      },
    },
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // those that know light-dark()
    assetsInlineLimit: 0, // a page without inlined data needs no exception in the content security policy
  },
  test: {
    environment: "jsdom",
    isolate: false, // one document for all files: making it anew for each takes longer than all tests
    dir: at(".."),
    include: ["web/**/*.test.ts", "src/undercroft/games/*/board/**/*.test.ts"],
    exclude: ["**/node_modules/**"],
    restoreMocks: true,
    setupFiles: [at("./src/browser.setup.ts")],
  },
}));
