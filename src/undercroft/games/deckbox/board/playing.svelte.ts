/** The tale of a step as it is played: which scene and beat is shown, by itself or by hand. */
import { duration } from "$table/board";
import { BEATS, type Beat, type Moment, type Scene } from "./tale";

export class Playing {
  scenes = $state.raw<readonly Scene[]>([]);
  /** The scene and beat that are shown; past the last scene the table is as it is. */
  scene = $state(0);
  beat = $state(0);
  /** Whether it goes on by itself. */
  plays = $state(false);
  readonly isOver = $derived(this.scene >= this.scenes.length);
  readonly shown = $derived<Scene | null>(this.scenes[Math.min(this.scene, this.scenes.length - 1)] ?? null);
  readonly now = $derived<Beat | null>(this.isOver ? null : (this.shown?.beats[this.beat] ?? null));
  /** The pieces as they stand in it, null for the table as it is. */
  readonly moment = $derived<Moment | null>(this.now?.moment ?? null);
  private timer = 0;
  private motion = 1;

  start(scenes: readonly Scene[], motion: number): void {
    this.stop();
    this.scenes = scenes;
    this.motion = motion;
    this.beat = 0;
    this.plays = motion > 0;
    this.scene = motion > 0 ? 0 : scenes.length;
    this.wait();
  }

  /** On to the next scene, or to the table as it is. */
  next(): void {
    this.stop();
    this.plays = false;
    if (this.isOver) return;
    this.scene += 1;
    this.settle();
  }

  back(): void {
    this.stop();
    this.plays = false;
    this.scene = Math.max(Math.min(this.scene, this.scenes.length) - 1, 0);
    this.settle();
  }

  turnTo(scene: number): void {
    this.stop();
    this.plays = false;
    this.scene = scene;
    this.settle();
  }

  skip(): void {
    this.stop();
    this.plays = false;
    this.scene = this.scenes.length;
  }

  toggle(): void {
    this.plays = !this.plays;
    if (this.plays && this.isOver) [this.scene, this.beat] = [0, 0];
    if (this.plays) this.wait();
    else this.stop();
  }

  stop(): void {
    window.clearTimeout(this.timer);
  }

  /** By hand a scene is shown with how it ends. */
  private settle(): void {
    this.beat = Math.max((this.shown?.beats.length ?? 1) - 1, 0);
  }

  private wait(): void {
    this.stop();
    const beat = this.now;
    if (!beat || !this.plays) return;
    const pause = this.beat === (this.shown?.beats.length ?? 0) - 1 ? 450 : 0;
    this.timer = window.setTimeout(() => this.goOn(), Math.max(duration(BEATS[beat.kind] + pause, this.motion || 1), 1));
  }

  private goOn(): void {
    if (this.beat + 1 < (this.shown?.beats.length ?? 0)) this.beat += 1;
    else [this.scene, this.beat] = [this.scene + 1, 0];
    if (this.isOver) this.plays = false;
    else this.wait();
  }
}
