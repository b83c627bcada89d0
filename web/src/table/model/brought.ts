/** What an action brings, where the board does not say it better: from its preview, line by line. */
import type { Line } from "$table/board";
import type { Change, Preview } from "$table/types";
import type { Words } from "$table/words";

const NOTHING = "–";
const FEW = 6;

/** The figures that change, the end that would come, and what luck is asked. */
export function brought(preview: Preview, words: Words): Line[] {
  const lines: Line[] = preview.changes.map((change) => ({
    text: `${figure(change, words)}: ${NUMBER(change.before)} → ${NUMBER(change.after)}`,
    ...(change.good === true ? { tone: "safe" as const } : change.good === false ? { tone: "danger" as const } : {}),
  }));
  if (preview.outcome) lines.push({ text: words.text(preview.outcome.reason), rule: preview.outcome.rule, icon: "flying-flag" });
  const luck = preview.luck;
  if (luck) {
    const all = luck.chances.reduce((sum, { cases }) => sum + cases, 0);
    if (luck.chances.length <= FEW && luck.what !== "die") {
      for (const { outcome, cases } of luck.chances) {
        lines.push({ text: `${words.name(luck.what, outcome)}: ${words.percent(cases / all)}`, icon: "rolling-dices" });
      }
    } else if (luck.chances.length > 0) {
      lines.push({ text: words.text(luck.what === "die" ? "web-brings-die" : "web-brings-draw", { count: all }), icon: "rolling-dices" });
    }
  }
  return lines;
}

/** What a figure is called, and whose it is. */
function figure(change: Change, words: Words): string {
  const name = words.text(`figure-${change.name}`);
  return change.of ? words.text("web-brings-of", { figure: name, thing: words.counted(change.name, change.of) }) : name;
}

const NUMBER = (value: number | null) => (value === null ? NOTHING : String(value));
