/** The eight signs, which pass in silence too. What each is called stands under `web-gesture-{name}`. */
import type { Sign } from "$table/types";

export type Gesture = Sign["gesture"];

export const GESTURES: readonly { name: Gesture; icon: string }[] = [
  { name: "yes", icon: "thumb-up" },
  { name: "no", icon: "thumb-down" },
  { name: "wait", icon: "halt" },
  { name: "hurry", icon: "run" },
  { name: "danger", icon: "hazard-sign" },
  { name: "help", icon: "life-buoy" },
  { name: "well-done", icon: "hand-ok" },
  { name: "thanks", icon: "prayer" },
];

export function gestureIcon(name: string): string {
  return GESTURES.find((gesture) => gesture.name === name)?.icon ?? "pointing";
}
