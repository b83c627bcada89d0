/** The hand that all pictures are cut by. Paths are plain strings, seeded: the same seed draws the same. */
export { arch, pointedArch, voussoirs, type Voussoirs } from "./art/arches";
export { candle, type Candle } from "./art/candle";
export { cut, f, hatching, rays, wedge, type Box, type Hatching, type Rays } from "./art/cuts";
export { hash, luck, type Luck } from "./art/luck";
export { floorWalls, masonry, rock, wavering, type Floor, type Masonry, type Point } from "./art/walls";
