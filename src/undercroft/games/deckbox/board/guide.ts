/** A first game, guided: alone with a bow in the Long Cellar, where luck comes as the seed has it. */
import type { Guide } from "$table/board";

export const guide: Guide = {
  opening: { options: { quest: "cellar" }, bots: {}, seed: 50 },
  lessons: [
    { key: "quest", targets: ["aside.left > section:nth-of-type(2), .builder .quest"], deed: null, rule: "B33" },
    { key: "hero", targets: [".presets button:nth-child(2)", ".builder .ready .button"], deed: "ready bow", rule: "B5" },
    { key: "stand", targets: ['[data-square="2,4"]'], deed: "stand 2,4", rule: "B5" },
    { key: "explore", targets: ['[data-square="2,-1"]', "primary"], deed: "move 2,-1", rule: "B12" },
    { key: "place", targets: ['.tray [data-let="green-ranged-1"], .choices [data-code="let green-ranged-1"]'], lit: [".encounter:not(.narrow) .card", ".spawn.next"], deed: "let green-ranged-1", rule: "B17" },
    { key: "attack", targets: ['[data-foe="0"]', "primary"], deed: "attack 2,-4", rule: "B20" },
    { key: "market", targets: [".market"], once: ".board.quiet", deed: null, rule: "B9" },
    { key: "end", targets: ['[data-code="end"]', "primary"], deed: "end", rule: "B10" },
    { key: "enemies", targets: [".tale.compact, .again"], once: ".board.quiet", deed: null, rule: "B30" },
  ],
};
