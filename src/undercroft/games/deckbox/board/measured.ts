/** How often quests and ready-made heroes win, as `docs/deckbox.md` has it from the last calibration: two heroes, played by
`expert@200`. A test holds this against that page. */

/** Of a hundred games with two heroes, those that are won. */
export const QUESTS_WON: Readonly<Record<string, number>> = {
  cellar: 77.2,
  bridge: 77.7,
  seals: 61.2,
  hoard: 63.4,
  vigil: 51.8,
  crypt: 51.3,
  tower: 46.9,
  throne: 37.9,
};

/** Of a hundred games in which this one takes part, those that are won. */
export const PRESETS_WON: Readonly<Record<string, number>> = {
  ember: 72.5,
  bow: 71.4,
  hammer: 59.6,
  shield: 57.8,
  knives: 53.3,
  staff: 48.2,
  blades: 47.8,
  song: 47.8,
};
