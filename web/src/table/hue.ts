/** The colour of a game whose board has said none: that of its picture, which follows from its name. */
import { initialPicture } from "$table/picture";

export function hueOf(game: string): string {
  return initialPicture(game, game).hue;
}
