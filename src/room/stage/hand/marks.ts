// What marks things in every drawing of a room: plates, dashes, guides and the grid, flat on floors and walls.
import type { Vec } from "../../../models/parts.ts";
import type { RoomDimensions } from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";
import type { Placed } from "../../rules/footprint.ts";
import type { Guide } from "../../rules/guides.ts";
import { inScene, spotOf, toScene } from "../view/roomFrame.ts";

/**
 * A chosen thing has a light line in a dark one round it, seen on any ground: from the outer to the
 * inner, and how far each reaches in pixels of the screen.
 */
export const outlines = [
  { colour: "#3f5712", wide: 4 },
  { colour: "#fff6dc", wide: 2.5 },
] as const;

/** Four corners in turn. */
export type FlatMark = {
  readonly corners: readonly [Vec, Vec, Vec, Vec];
  readonly colour: string;
  readonly alpha: number;
};

export type PlateLook = {
  readonly fill: string;
  readonly fillAlpha: number;
  readonly edge: string;
  readonly edgeAlpha: number;
  readonly isDashed: boolean;
};

/** Shape and colour both differ, so that nobody needs the colour. */
export const plates = {
  free: { fill: "#5d7a24", fillAlpha: 0.28, edge: "#4b651a", edgeAlpha: 1, isDashed: true },
  blocked: { fill: "#c4472b", fillAlpha: 0.5, edge: "#b23a20", edgeAlpha: 1, isDashed: false },
  chosen: { fill: "#8fae45", fillAlpha: 0.2, edge: "#5d7a24", edgeAlpha: 0.95, isDashed: false },
} as const satisfies Record<string, PlateLook>;

/** Over rugs, and over the shade on them. */
const OVER = 0.07;
const EDGE = 0.04;
const DASH = 0.16;
const GAP = 0.11;
const GRID = { colour: "#7b5a3a", alpha: 0.34, wide: 0.02 } as const;
const GUIDE = { colour: "#5d7a24", alpha: 0.9, wide: 0.035 } as const;

type Plane = (a: number, b: number) => Vec;

const rectangle = (
  plane: Plane,
  [a0, a1]: readonly [number, number],
  [b0, b1]: readonly [number, number],
  colour: string,
  alpha: number,
): FlatMark => ({
  corners: [plane(a0, b0), plane(a1, b0), plane(a1, b1), plane(a0, b1)],
  colour,
  alpha,
});

/** From one end to the other in dashes that begin and end with one. */
export function dashes(from: number, to: number): [number, number][] {
  const count = Math.max(1, Math.round((to - from + GAP) / (DASH + GAP)));
  const dash = (to - from - (count - 1) * GAP) / count;
  if (dash <= 0) return [[from, to]];
  return Array.from({ length: count }, (_, i) => {
    const start = from + i * (dash + GAP);
    return [start, start + dash];
  });
}

/** On the floor, on a table top or on a wall: wherever the thing has its foot or its back. */
export function plateUnder(placed: Placed, size: RoomDimensions, look: PlateLook): FlatMark[] {
  const spot = spotOf(placed, size);
  const isOnWall = placed.item.at.kind === "wall" && !placed.model.isFooted;
  const { width, depth, height } = placed.model;
  const w = width / PER_TILE / 2;
  const isHung = placed.item.at.kind === "wall";
  const [low, high] = isOnWall
    ? [0, height / PER_TILE]
    : isHung
      ? [0, depth / PER_TILE]
      : [-depth / PER_TILE / 2, depth / PER_TILE / 2];
  const over = placed.item.at.kind === "on" ? 0.015 : OVER;
  const plane: Plane = (a, b) => inScene(spot, isOnWall ? [a, b, OVER] : [a, over, b]);
  const side = (from: number, to: number): readonly (readonly [number, number])[] =>
    look.isDashed ? dashes(from, to) : [[from, to]];
  const edge = (a: readonly [number, number], b: readonly [number, number]) =>
    rectangle(plane, a, b, look.edge, look.edgeAlpha);
  return [
    rectangle(plane, [-w, w], [low, high], look.fill, look.fillAlpha),
    ...side(-w, w).flatMap((a) => [edge(a, [low, low + EDGE]), edge(a, [high - EDGE, high])]),
    ...side(low, high).flatMap((b) => [edge([-w, -w + EDGE], b), edge([w - EDGE, w], b)]),
  ];
}

const onFloor =
  (up: number): Plane =>
  (x, z) => [x, up, z];

export function gridMarks({ columns, rows }: RoomDimensions): FlatMark[] {
  const line = GRID.wide / 2;
  const floor = onFloor(OVER - 0.008);
  const [w, d] = [columns / 2, rows / 2];
  const mark = (a: readonly [number, number], b: readonly [number, number]) =>
    rectangle(floor, a, b, GRID.colour, GRID.alpha);
  return [
    ...Array.from({ length: columns + 1 }, (_, i) => mark([i - w - line, i - w + line], [-d, d])),
    ...Array.from({ length: rows + 1 }, (_, i) => mark([-w, w], [i - d - line, i - d + line])),
  ];
}

/** From one wall to the other. */
export function guideMarks(guides: readonly Guide[], size: RoomDimensions): FlatMark[] {
  const floor = onFloor(OVER + 0.004);
  const [w, d] = [size.columns / 2, size.rows / 2];
  const half = GUIDE.wide / 2;
  return guides.map(({ axis, at }) => {
    const { x, z } = toScene(size, at, at);
    return axis === "x"
      ? rectangle(floor, [x - half, x + half], [-d, d], GUIDE.colour, GUIDE.alpha)
      : rectangle(floor, [-w, w], [z - half, z + half], GUIDE.colour, GUIDE.alpha);
  });
}

export function boxMarks(
  from: { readonly x: number; readonly z: number },
  to: { readonly x: number; readonly z: number },
  size: RoomDimensions,
): FlatMark[] {
  const a = toScene(size, Math.min(from.x, to.x), Math.min(from.z, to.z));
  const b = toScene(size, Math.max(from.x, to.x), Math.max(from.z, to.z));
  const floor = onFloor(OVER);
  const { fill, edge } = plates.chosen;
  const mark = (x: readonly [number, number], z: readonly [number, number]) =>
    rectangle(floor, x, z, edge, 0.95);
  return [
    rectangle(floor, [a.x, b.x], [a.z, b.z], fill, 0.24),
    ...[a.z, b.z].map((z) => mark([a.x, b.x], [z - EDGE / 2, z + EDGE / 2])),
    ...[a.x, b.x].map((x) => mark([x - EDGE / 2, x + EDGE / 2], [a.z, b.z])),
  ];
}
