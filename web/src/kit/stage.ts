/** A stage that can be panned and zoomed: one transform changes, and nothing is drawn anew.

A camera says where the world stands: a point of the world is at `x + point.x * scale` on the stage. Everything here
but `steer` is pure. */
import type { Box } from "./art/cuts";

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Fitting {
  /** Pixels that stay free around the world. */
  margin?: number;
  /** Beyond this nothing is enlarged: cards are no posters. */
  most?: number;
}

export interface Limits {
  least: number;
  most: number;
}

/** The camera that shows the whole world in the middle of the stage, as large as it fits. */
export function fit(world: Box, stage: Size, { margin = 24, most = 1 }: Fitting = {}): Camera {
  const [width, height] = [Math.max(stage.width - 2 * margin, 1), Math.max(stage.height - 2 * margin, 1)];
  const scale = Math.min(width / Math.max(world.width, 1), height / Math.max(world.height, 1), most);
  return {
    x: stage.width / 2 - (world.x + world.width / 2) * scale,
    y: stage.height / 2 - (world.y + world.height / 2) * scale,
    scale,
  };
}

/** Zoom by a factor so that what is under (x, y) stays there. */
export function zoomed(camera: Camera, factor: number, x: number, y: number, { least, most }: Limits): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, least), most);
  const kept = scale / camera.scale;
  return { x: x - (x - camera.x) * kept, y: y - (y - camera.y) * kept, scale };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The camera moved as little as needed so that the world can never be lost: its middle stays on the stage. */
export function kept(camera: Camera, world: Box, stage: Size): Camera {
  const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  const middleX = clamp(camera.x + (world.x + world.width / 2) * camera.scale, -reach(world.width), stage.width + reach(world.width));
  const middleY = clamp(camera.y + (world.y + world.height / 2) * camera.scale, -reach(world.height), stage.height + reach(world.height));
  return {
    x: middleX - (world.x + world.width / 2) * camera.scale,
    y: middleY - (world.y + world.height / 2) * camera.scale,
    scale: camera.scale,
  };

  /** How far its middle may leave the stage while an edge of 60 pixels is still seen. */
  function reach(length: number): number {
    return Math.max((length * camera.scale) / 2 - 60, 0);
  }
}

/** The camera moved as little as needed so that a part of the world is seen; zoomed out only if it is too large. */
export function revealing(camera: Camera, part: Box, stage: Size, margin = 24): Camera {
  const room = { width: stage.width - 2 * margin, height: stage.height - 2 * margin };
  if (part.width * camera.scale > room.width || part.height * camera.scale > room.height) {
    return fit(part, stage, { margin, most: camera.scale });
  }
  const shift = (from: number, length: number, available: number) =>
    from < margin ? margin - from : Math.min(available - margin - (from + length), 0);
  const { x, y, scale } = camera;
  return panned(
    camera,
    shift(x + part.x * scale, part.width * scale, stage.width),
    shift(y + part.y * scale, part.height * scale, stage.height),
  );
}

/** On the way from one camera to another: 0 is the first, 1 the second; it starts and ends gently. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const t = Math.min(Math.max(share, 0), 1);
  const eased = t * t * (3 - 2 * t);
  const mix = (one: number, other: number) => one + (other - one) * eased;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

/** The part of the world that is seen: the frame on a small map. */
export function seenBy({ x, y, scale }: Camera, stage: Size): Box {
  return { x: -x / scale, y: -y / scale, width: stage.width / scale, height: stage.height / scale };
}

/** The point of the world under a point of the stage. */
export function pointOf({ x, y, scale }: Camera, at: { x: number; y: number }): { x: number; y: number } {
  return { x: (at.x - x) / scale, y: (at.y - y) / scale };
}

/** For the `transform` of the one group that moves. */
export function transformOf({ x, y, scale }: Camera): string {
  return `translate(${round(x)} ${round(y)}) scale(${round(scale)})`;
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
