/** A game that was played, step by step: where one is in it, and how fast it goes on by itself. */
import type { Past, SeatView, Step } from "$table/types";
import type { World } from "../../net/connection";
import { dwell, type Scene, storyOf } from "../model/telling";

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Reel {
  scenes = $state.raw<readonly Scene[]>([]);
  /** The step that is shown: the table after it. */
  at = $state(0);
  plays = $state(false);
  speed = $state<number>(1);
  readonly scene = $derived<Scene | undefined>(this.scenes[Math.min(this.at, this.scenes.length - 1)]);
  readonly steps = $derived(this.scenes.map(({ step }) => step));
  readonly last = $derived(Math.max(this.scenes.length - 1, 0));
  private readonly world: Pick<World, "later">;
  private forget: () => void = () => undefined;

  constructor(world: Pick<World, "later">) {
    this.world = world;
  }

  /** Another pair of eyes on the same game: one stays where one is. */
  load(past: Past): void {
    this.scenes = past.pages.map(({ step, seen }) => ({ step: step as Step, seen: seen as SeatView }));
    this.at = Math.min(this.at, this.last);
  }

  go(to: number): void {
    this.at = Math.min(Math.max(to, 0), this.last);
    if (this.at === this.last) this.play(false);
    else if (this.plays) this.wait();
  }

  /** To the next or previous step in which something was done, past those that only the table took. */
  step(by: 1 | -1): void {
    this.go(this.at + by);
  }

  play(on: boolean): void {
    this.forget();
    this.plays = on && this.last > 0;
    if (!this.plays) return;
    if (this.at >= this.last) this.at = 0;
    this.wait();
  }

  end(): void {
    this.forget();
  }

  private wait(): void {
    this.forget();
    const told = this.scene?.step ?? null;
    this.forget = this.world.later(Math.max(dwell(storyOf(null, told), this.speed), 60), () => this.go(this.at + 1));
  }
}
