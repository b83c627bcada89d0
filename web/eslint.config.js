/* Run from the project's folder (`npm run lint` does that): it reads `web/` and the games' boards. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const BOARDS = "src/undercroft/games/*/board/**";

export default ts.config(
  { ignores: ["**/node_modules/", "web/src/{kit/types,icons,credits}.ts", "**/board/**/{types,icons}.ts", "web/dist-gallery/", "src/undercroft/webclient/", "**/*.py"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // TypeScript knows better
      eqeqeq: "error",
      "@typescript-eslint/no-non-null-assertion": "off", // an index that is known to be there
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "svelte/no-at-html-tags": "error",
      "svelte/prefer-svelte-reactivity": "off", // maps and sets are replaced whole ($state.raw), or are nobody's state
      "svelte/no-unused-svelte-ignore": "off", // it takes the reason behind a code for more codes; svelte-check looks
      "svelte/prefer-writable-derived": "off", // a choice that is taken back by a change of the table is no derived value
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  {
    files: [BOARDS],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^(?!svelte$|svelte/|\\$table/|\\./|\\.\\./)",
              message: "A board imports svelte, its own files and the kit ($table/…), nothing else.",
            },
            { regex: "web/src|/board/", message: "The shell's kit is $table/…, and games do not know each other." },
          ],
        },
      ],
    },
  },
  {
    files: ["**/board/**/*.test.ts"],
    rules: {
      "no-restricted-imports": "off",
    },
  },
);
