/** Small shapes of this board's own. */
import { addIcons } from "$table/icons";
import { SKILL } from "./face";

/** Skill is a rhombus. */
addIcons({ [SKILL]: "M256 24L442 256L256 488L70 256Z" });

/** What swords pay for stands on a shield. */
export const SHIELD = "M2 2H41V17Q41 25 34 28Q28 31 21.5 32Q15 31 9 28Q2 25 2 17Z";

/** By seat: a pattern on cubes, so that colour is never alone; the dragon's black ones have none. */
export const PATTERNS: readonly string[] = ["M5 3.3a1.7 1.7 0 1 0 .01 0Z", "M1.6 7L7 1.6L8.4 3L3 8.4Z", "M1.5 4h7v2h-7Z", "M4 1.5h2v7h-2Z"];
