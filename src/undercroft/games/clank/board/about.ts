/** A room in words. */
import { sideOf } from "./map";
import type { Table } from "./types";

export function roomName({ words }: Pick<Table, "words">, room: number): string {
  return room === 1 ? words.text("board-exit") : words.text("board-room", { room });
}

/** What a room is, and what lies in it, in a few words each. */
export function thingsIn({ seen: { view }, words, content }: Pick<Table, "seen" | "words" | "content">, number: number): string[] {
  const room = sideOf(content, view.side).rooms.get(number);
  const artifact = view.artifacts.find((each) => each.room === number);
  const lying = view.tokens.find((each) => each.room === number);
  return [
    ...(room?.fountain ? [words.text("board-a-fountain")] : []),
    ...(room?.market ? [words.text("board-a-market")] : []),
    ...(room?.cave ? [words.text("board-a-cave")] : []),
    ...(artifact ? [`${words.name("artifact", artifact.artifact)} ${artifact.points}`] : []),
    ...(lying ? [`${words.name("lying", lying.lying)}${lying.count > 1 ? ` ×${lying.count}` : ""}`] : []),
  ];
}
