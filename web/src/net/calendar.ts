/** What the server's calendar says now. A message is older than it looks by the time that it was on its way, so of all
that came lately the one that puts the server's clock furthest ahead was the fastest and is believed. */

const REMEMBERED = 12;

export class Calendar {
  private readonly samples: number[] = [];

  /** The server said its time, and here it was `now`. */
  note(time: number, now: number): void {
    this.samples.push(time - now);
    if (this.samples.length > REMEMBERED) this.samples.shift();
  }

  /** The server's time at a moment of ours. */
  at(now: number): number {
    return now + (this.samples.length > 0 ? Math.max(...this.samples) : 0);
  }
}
