/** Whom somebody does not want to hear: kept in this browser, by person, at all tables. */
const KEY = "undercroft-muted";

export class Muting {
  private people = $state.raw<ReadonlySet<string>>(new Set(read()));

  has(person: string): boolean {
    return this.people.has(person);
  }

  toggle(person: string): void {
    const people = new Set(this.people);
    if (!people.delete(person)) people.add(person);
    this.people = people;
    localStorage.setItem(KEY, JSON.stringify([...people]));
  }
}

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}
