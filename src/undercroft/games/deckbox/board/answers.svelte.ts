/** What was asked about the table as it is: reach, odds, sight, intents. The board asks, and the rail tells with it. */
import { keyOf, type Spot } from "./map";
import type { Build, Intent, Odds, Reach, Reachable, Sight, Table } from "./types";

class Answers {
  reach = $state.raw<ReadonlyMap<string, Reachable>>(new Map());
  movement = $state(0);
  odds = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  sights = $state.raw<ReadonlyMap<string, Sight>>(new Map());
  intents = $state.raw<ReadonlyMap<number, Intent>>(new Map());
  builds = $state.raw<ReadonlyMap<string, Build>>(new Map());
  /** The step of the table that they are true for, and the seat that asked. */
  private stamp = "";
  private asked = new Set<string>();

  /** The table has changed: what was true may not be any more. */
  renew(stamp: string): void {
    if (stamp === this.stamp) return;
    this.stamp = stamp;
    this.reach = new Map();
    this.odds = new Map();
    this.sights = new Map();
    this.intents = new Map();
    this.asked.clear();
  }

  async askReach(table: Table, seat: number): Promise<void> {
    const found = await this.ask<Reach>(table, { kind: "reach", seat });
    if (!found) return;
    this.movement = found.movement;
    this.reach = new Map(found.squares.map((square) => [keyOf(square.at), square]));
  }

  async askOdds(table: Table, seat: number, at: Spot): Promise<void> {
    const found = await this.ask<Odds>(table, { kind: "odds", seat, at });
    if (found) this.odds = new Map(this.odds).set(keyOf(at), found);
  }

  async askSight(table: Table, from: Spot, to: Spot): Promise<void> {
    const found = await this.ask<Sight>(table, { kind: "sight", from, to });
    if (found) this.sights = new Map(this.sights).set(`${keyOf(from)} ${keyOf(to)}`, found);
  }

  async askIntent(table: Table, enemy: number): Promise<void> {
    const found = await this.ask<Intent>(table, { kind: "intent", enemy });
    if (found) this.intents = new Map(this.intents).set(enemy, found);
  }

  /** What three cards make together is always true. */
  async askBuild(table: Table, hero: string, gear: string, ability: string): Promise<void> {
    const key = `${hero} ${gear} ${ability}`;
    if (this.builds.has(key)) return;
    const found = await table.ask<Build>({ kind: "build", hero, gear, ability } as { kind: string }).catch(() => null);
    if (found) this.builds = new Map(this.builds).set(key, found);
  }

  private async ask<Answer>(table: Table, inquiry: { kind: string } & Record<string, unknown>): Promise<Answer | null> {
    const key = JSON.stringify(inquiry);
    if (this.asked.has(key)) return null;
    this.asked.add(key);
    const { stamp } = this;
    // What cannot be answered (a hero that has died meanwhile) is not shown.
    const found = await table.ask<Answer>(inquiry).catch(() => null);
    return stamp === this.stamp ? found : null;
  }
}

export const answers = new Answers();
