/* Says everything in a file of questions, as a browser would: `node tools/say.mjs QUESTIONS`. Python's tests compare it
   with what Python says. A question is ["action" | "event" | "sentence", data], asked of a game in a language. */
import { readFileSync } from "node:fs";
import { Words } from "../src/kit/words.ts";

const asked = JSON.parse(readFileSync(process.argv[2], "utf8"));
const answers = asked.map(({ language, sources, labels, questions, names }) => {
  const words = new Words(language, sources, labels);
  const speaking = names ? words.naming(names) : words;
  return questions.map(([how, data]) => speaking[how](data));
});
process.stdout.write(JSON.stringify(answers));
