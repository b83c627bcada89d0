/** How often quests and ready-made heroes win, as `docs/deckbox.md` has it from the last calibration: two heroes, played by
`expert@200`. A test holds this against that page. */

/** Of a hundred games with two heroes, those that are won. */
export const QUESTS_WON: Readonly<Record<string, number>> = {
  cellar: 77.7,
  bridge: 75.0,
  seals: 70.5,
  hoard: 59.4,
  vigil: 52.2,
  crypt: 53.6,
  tower: 46.0,
  throne: 35.3,
};

/** Of a hundred games in which this one takes part, those that are won. */
export const PRESETS_WON: Readonly<Record<string, number>> = {
  ember: 74.3,
  bow: 73.7,
  hammer: 59.8,
  shield: 59.2,
  blades: 52.2,
  staff: 51.1,
  song: 50.4,
  knives: 48.9,
};
