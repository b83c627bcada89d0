/** What is shown of a table, while it is told: the story, its pace, and what happened while somebody looked away. */
import type { SeatView, Step } from "$table/types";
import type { World } from "../../net/connection";
import {
  chapters,
  dwell,
  heard,
  isToldToTheEnd,
  type Manner,
  missed,
  next,
  type Scene,
  skipped,
  type Story,
  storyOf,
} from "./telling";

/** How what was missed is told. */
export type Recap = "steps" | "line" | "none";

export interface FollowingNeeds {
  readonly world: Pick<World, "later" | "now">;
  manner(): Manner;
  /** The game from a step on, each with the table after it. */
  past(first: number): Promise<Scene[]>;
  recap(): Recap;
  /** A step is shown to whoever looks. */
  told(scene: Scene, before: SeatView | null): void;
  /** Where the number of the last step that was looked at is kept, and how long ago that was in milliseconds. */
  readonly mark: { read(): number | null; ago(): number; write(number: number): void };
}

/** What happened meanwhile, and how far it has been told. */
export interface Absence {
  readonly scenes: readonly Scene[];
  /** The table as it was. */
  readonly before: SeatView | null;
  /** The scene that is shown, -1 before the first. */
  readonly at: number;
  readonly plays: boolean;
  /** Milliseconds. */
  readonly lasted: number;
}

export class Following {
  story = $state.raw<Story>(storyOf(null));
  absence = $state.raw<Absence | null>(null);
  /** While something is told nobody is asked for anything. */
  readonly isLive = $derived(isToldToTheEnd(this.story) && this.absence === null);
  readonly chapters = $derived(this.absence ? chapters(this.absence.scenes) : []);
  /** What is shown now. */
  readonly seen = $derived(this.absence ? (this.absence.scenes[this.absence.at]?.seen ?? this.absence.before ?? this.story.seen) : this.story.seen);
  readonly told = $derived<Step | null>(this.absence ? (this.absence.scenes[this.absence.at]?.step ?? null) : this.story.told);
  private readonly needs: FollowingNeeds;
  private forget: () => void = () => undefined;
  private latest: SeatView | null = null;
  private left: number | null = null;

  constructor(needs: FollowingNeeds) {
    this.needs = needs;
  }

  /** The table as it is, at first and after a connection was lost; what was missed since the last look is fetched. */
  async begin(seen: SeatView | null): Promise<void> {
    this.forget();
    this.latest = seen;
    const before = this.needs.mark.read();
    const first = this.story.seen === null && this.absence === null;
    this.story = storyOf(seen, first ? null : this.story.told);
    await this.recall(before, seen);
  }

  hear(scenes: readonly Scene[], seen: SeatView | null): void {
    this.latest = seen;
    const before = this.story;
    if (seen === null) {
      this.forget();
      this.story = storyOf(null);
      return;
    }
    if (scenes.length === 0) {
      // Nothing was done, yet the table may look different: a seat has changed hands.
      if (isToldToTheEnd(before)) this.story = { ...before, seen };
      return;
    }
    if (this.left !== null || this.absence) {
      this.story = storyOf(seen, scenes.at(-1)?.step ?? null);
      if (this.absence) this.absence = { ...this.absence, scenes: [...this.absence.scenes, ...scenes] };
      return;
    }
    this.story = heard(before, scenes, this.needs.manner());
    if (this.story.told === before.told) return; // it waits its turn
    this.forget();
    this.show(before.seen);
    if (this.story.stands) this.wait();
  }

  /** Show everything at once: whoever wants to act does not wait. */
  skip(): void {
    this.forget();
    if (this.absence) {
      this.absence = null;
      this.story = storyOf(this.latest, this.story.told);
      this.note();
      return;
    }
    const before = this.story.seen;
    if (isToldToTheEnd(this.story)) return;
    this.story = skipped(this.story);
    this.show(before);
  }

  /** The page is hidden: what comes from now on will be told later. */
  leave(): void {
    this.forget();
    this.story = skipped(this.story);
    this.note();
    this.left = this.needs.world.now();
  }

  async comeBack(): Promise<void> {
    if (this.left === null) return;
    await this.recall(this.needs.mark.read(), this.latest);
  }

  /** Step through what was missed; past the last scene is the table as it is. */
  turnTo(at: number): void {
    if (!this.absence) return;
    if (at >= this.absence.scenes.length) {
      this.skip();
      return;
    }
    const to = Math.max(at, 0);
    const before = this.seen;
    this.absence = { ...this.absence, at: to };
    this.needs.told(this.absence.scenes[to]!, before);
    if (this.absence.plays) this.wait();
  }

  play(on: boolean): void {
    if (!this.absence) return;
    this.forget();
    this.absence = { ...this.absence, plays: on };
    if (on) this.wait();
  }

  end(): void {
    this.forget();
  }

  private async recall(before: number | null, seen: SeatView | null): Promise<void> {
    const since = this.left;
    this.left = null;
    const { recap, manner, mark, past, world } = this.needs;
    const lasted = since === null ? mark.ago() : world.now() - since;
    const worthIt = seen && before !== null && before < seen.number && seen.limit === null && !seen.outcome;
    if (worthIt && recap() !== "none" && manner().seats.length > 0) {
      // From the last step that is known on: the table after it is what somebody remembers.
      const pages = await past(Math.max(before - 1, 0)).catch(() => []);
      const scenes = missed(pages.filter(({ step }) => step.number >= before), manner().seats);
      const [first] = scenes;
      if (first && this.latest === seen) {
        const known = pages.findLast(({ step }) => step.number < first.step.number);
        this.absence = { scenes, before: known?.seen ?? null, at: -1, plays: false, lasted };
        return;
      }
    }
    this.note();
  }

  private wait(): void {
    this.forget();
    const { world, manner } = this.needs;
    const story = this.absence ? { ...this.story, told: this.told } : this.story;
    this.forget = world.later(Math.max(dwell(story, manner().speed || 1), 1), () => this.goOn());
  }

  private goOn(): void {
    if (this.absence) {
      this.turnTo(this.absence.at + 1);
      return;
    }
    const before = this.story;
    this.story = next(before);
    if (!this.story.stands) return;
    this.show(before.seen);
    this.wait();
  }

  private show(before: SeatView | null): void {
    const { seen, told } = this.story;
    this.note();
    if (seen && told) this.needs.told({ step: told, seen }, before);
  }

  private note(): void {
    if (this.left === null && this.story.seen) this.needs.mark.write(this.story.seen.number);
  }
}
