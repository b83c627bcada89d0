/** What an encounter still has to do, and what it has just done, in sentences and signs. */
import type { Line } from "$table/board";
import type { Words } from "$table/words";
import { enemyIcon, questIcon, questOf, signed, SKILLS } from "./cards";
import type { Content, Encounter, Event, Reading, SpawnStep, View } from "./types";

type Step = Reading["steps"][number];

const BEFALLS: Readonly<Record<string, string>> = {
  treasure: "two-coins",
  energy: "power-lightning",
  heal: "heart-plus",
  damage: "broken-heart",
  hits: "sword-brandish",
  item: "open-treasure-chest",
};

/** A step as a line; null for what only depends on something. */
export function stepLine(words: Words, step: Step): (Line & { spawn?: SpawnStep }) | null {
  switch (step.kind) {
    case "say":
      return { icon: "scroll-unfurled", text: words.name("tale", step.tale) };
    case "spawn": {
      const named = step.name ? words.name("name", step.name) : "";
      const kind = step.attack ? words.name("attack", step.attack) : "";
      const how = words.text("board-spawn", { count: step.count, colour: step.colour });
      const more = [named, kind, step.health ? words.text("board-spawn-health", { health: step.health }) : "", step.each ? words.text("board-spawn-each", { fixed: step.fixed, each: step.each }) : ""].filter(Boolean);
      return { icon: "daemon-skull", text: more.length > 0 ? `${how}: ${more.join(", ")}` : how, rule: "B16", spawn: step };
    }
    case "heroes": {
      const what = step.item ? words.name("item", step.item) : words.name("befalls", step.what);
      return { icon: BEFALLS[step.what] ?? "two-coins", text: words.text("board-befalls", { who: words.name("who", step.who), amount: signed(step.amount), what }) };
    }
    case "token":
      return { icon: "wax-seal", text: words.text("board-token", { token: words.name("token", step.token), add: signed(step.add) }) };
    case "roll":
      return { icon: "rolling-dices", text: words.text("board-roll"), rule: "B19" };
    case "test":
      return { icon: SKILLS[step.skill], text: words.text("board-test", { skill: words.name("skill", step.skill), need: step.need }), rule: "B31" };
    case "choice":
      return { icon: "conversation", text: words.text("board-choice") };
    case "offer":
      return { icon: "snatch", text: words.text("board-offer", { offer: words.name("offer", step.offer) }), rule: "B8" };
    default:
      return null;
  }
}

/** What a step of the table brought to an encounter: rolls, tests, gains and losses. */
const TOLD: Readonly<Record<string, string>> = {
  rolled: "rolling-dices",
  gained: "two-coins",
  robbed: "two-coins",
  drained: "power-lightning",
  charged: "power-lightning",
  healed: "heart-plus",
  found: "open-treasure-chest",
  token: "wax-seal",
  offered: "snatch",
  "no-dice": "daemon-skull",
  chose: "conversation",
  rallied: "shouting",
};

export function newsOf(words: Words, events: readonly Event[]): Line[] {
  return events.flatMap((event) => {
    if (event.kind === "tested") return [{ icon: SKILLS[event.skill as keyof typeof SKILLS] ?? "brain", text: words.event(event), rule: "B31" }];
    const icon = TOLD[event.kind];
    return icon ? [{ icon, text: words.event(event), ...(event.kind === "no-dice" ? { rule: "B18", tone: "danger" as const } : {}) }] : [];
  });
}

/** The dice of rolls and tests. Of a test the highest are the ones that succeeded: as many as there were successes. */
export function diceOf(events: readonly Event[]): { face: number; missed: boolean }[] {
  return events.flatMap((event) => {
    if (event.kind === "rolled") return [{ face: event.face, missed: false }];
    if (event.kind !== "tested") return [];
    const best = [...event.dice.keys()].sort((one, other) => event.dice[other]! - event.dice[one]!).slice(0, event.successes);
    return event.dice.map((face, i) => ({ face, missed: !best.includes(i) }));
  });
}

/** Whether a step told something of an encounter. */
export function tells(events: readonly Event[]): boolean {
  return events.some(({ kind }) => kind === "tale" || kind === "rolled" || kind === "tested" || kind === "epilogue" || kind === "offered");
}

/** The code of the encounter that is read, or whose words were told last; "" where it is none. */
export function encounterCode(words: Words, content: Content, view: View): string {
  for (const pending of view.pending.toReversed()) {
    if ((pending.kind === "script" || pending.kind === "placing") && pending.encounter) return pending.encounter;
  }
  const quest = questOf(content, view);
  if (!quest || !view.told) return "";
  const said = words.name("tale", view.told);
  const found = quest.encounters.find(({ code }) => words.name("encounter", `${quest.code}-${code}`) === said);
  return found ? `${quest.code}-${found.code}` : "";
}

/** The picture of an encounter: the worst that it brings, or what it is about. */
export function encounterIcon(content: Content, view: View, code: string): string {
  const quest = questOf(content, view);
  const encounter = quest?.encounters.find((one) => `${quest.code}-${one.code}` === code);
  if (!quest || !encounter) return questIcon(view.quest);
  const effects = [...flat(encounter.do ?? [])];
  const spawned = effects.flatMap((effect) => (effect.effect === "spawn" ? [effect] : []));
  const worst = (["red", "blue", "green"] as const).flatMap((colour) => spawned.find((one) => one.colour === colour) ?? [])[0];
  if (worst) {
    const slot = worst.colour === "red" ? "red" : (`${worst.colour}-${worst.kind ?? "melee"}` as const);
    return enemyIcon(quest.enemies[slot]);
  }
  const test = effects.find(({ effect }) => effect === "test");
  if (test?.effect === "test") return SKILLS[test.skill];
  const brings = effects.find(({ effect }) => effect in BEFALLS);
  if (brings) return BEFALLS[brings.effect] ?? questIcon(view.quest);
  return effects.some(({ effect }) => effect === "offer") ? "snatch" : questIcon(view.quest);
}

type Effect = NonNullable<Encounter["do"]>[number];

function* flat(effects: readonly Effect[]): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    if (effect.effect === "roll") for (const outcome of effect.outcomes) yield* flat(outcome.do ?? []);
    else if (effect.effect === "choice") for (const option of effect.options) yield* flat(option.do ?? []);
    else if (effect.effect === "test") yield* flat([...(effect.success ?? []), ...(effect.failure ?? [])]);
    else if (effect.effect === "when") yield* flat([...(effect.then ?? []), ...(effect.otherwise ?? [])]);
    else if (effect.effect === "offer") yield* flat(effect.do);
  }
}
