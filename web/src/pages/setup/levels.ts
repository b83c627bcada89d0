/** The bots that are offered, from the weakest to the strongest. */
export const LEVELS = ["novice", "skilled", "expert", "master"] as const;
