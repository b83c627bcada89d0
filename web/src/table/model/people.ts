/** Who sits where, as boards and rails show it. */
import type { Person } from "$table/board";
import { SIGILS, sigilOf } from "$table/sigils";
import type { Place, Player, Presence } from "$table/types";
import type { Words } from "$table/words";
import { words } from "../../text.svelte";

/** What a place is called and looks like. A sigil follows its person; where two have the same, or a seat has nobody,
the next one is taken that nobody at this table has: colours tell seats apart. */
export function peopleOf(places: readonly Place[], presence: Presence | null, players: readonly Player[] = []): Person[] {
  const taken = new Set<number>();
  const sigils = places.map((place) => {
    const own = place.person ? SIGILS.findIndex(({ icon }) => icon === place.person?.sigil) : -1;
    if (own < 0 || taken.has(own)) return null;
    taken.add(own);
    return own;
  });
  const free = SIGILS.map((_, i) => i).filter((i) => !taken.has(i));
  return places.map((place, seat) => {
    const sigil = sigils[seat] ?? free.shift() ?? seat % SIGILS.length;
    return {
      name: place.person?.name ?? botName(words(), place.bot ?? "", players[seat]?.name),
      sigil,
      colour: sigilOf(sigil).colour,
      present: Boolean(place.bot) || (presence?.seats[seat] ?? false),
      bot: place.bot || null,
    };
  });
}

/** A table calls its bots by their kind and tells them apart by numbers: that is said in the language of whoever looks. Under
a cover nobody is told the numbers, and one of a record that was brought may have a name of its own. */
export function botName(words: Words, kind: string, name = ""): string {
  const plain = kind.charAt(0).toUpperCase() + kind.slice(1);
  const [first, number] = name.split(" ");
  if (name && first !== plain) return name;
  const key = `level-${kind}`;
  return [words.has(key) ? words.text(key) : plain, number].filter(Boolean).join(" ");
}

/** How somebody stands at the table, for words: `seat-away`, `seat-bot` … */
export type Standing = "here" | "away" | "bot" | "stand-in" | "thinking" | "resigned" | "open";

/** A bot that the table waits for thinks. */
export function standingOf(place: Place, seat: number, presence: Presence | null, waiting: readonly number[]): Standing {
  if (place.resigned) return "resigned";
  if (place.bot && waiting.includes(seat)) return "thinking";
  if (place.bot) return place.person ? "stand-in" : "bot";
  if (!place.person) return "open";
  return presence?.seats[seat] ? "here" : "away";
}
