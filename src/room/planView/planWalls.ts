// The walls from above: where each lies, and what its doors and windows look like.
import type { Catalogue, CatalogueOpening } from "../model/catalogue.ts";
import type { Opening, OpeningId, RoomDimensions, WallSide } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { wallLength } from "../rules/walls.ts";

/** In tiles. */
export const THICK = 0.3;

type Point = readonly [x: number, z: number];

/** `along` the wall and `out` of the room, in tiles; within the room `out` is negative. */
function onWall(
  { columns, rows }: RoomDimensions,
  wall: WallSide,
  along: number,
  out: number,
): Point {
  switch (wall) {
    case "north":
      return [along, -out];
    case "south":
      return [along, rows + out];
    case "west":
      return [-out, along];
    case "east":
      return [columns + out, along];
  }
}

const short = (value: number): string => `${Math.round(value * 1000) / 1000}`;

const line = (points: readonly Point[]): string =>
  `M${points.map(([x, z]) => `${short(x)} ${short(z)}`).join("L")}`;

/** A stretch of a wall as a closed path. */
function stretch(
  size: RoomDimensions,
  wall: WallSide,
  [from, to]: readonly [number, number],
  [inner, outer]: readonly [number, number] = [0, THICK],
): string {
  const at = (along: number, out: number) => onWall(size, wall, along, out);
  return `${line([at(from, inner), at(to, inner), at(to, outer), at(from, outer)])}Z`;
}

export const wholeWall = (
  size: RoomDimensions,
  wall: WallSide,
  depths?: readonly [number, number],
): string => stretch(size, wall, [0, wallLength(size, wall) / PER_TILE], depths);

/** A stretch of a wall in the middle of its depth. */
export const partOfWall = (
  size: RoomDimensions,
  wall: WallSide,
  along: readonly [number, number],
): string => stretch(size, wall, along, [THICK * 0.3, THICK * 0.7]);

export type DrawnOpening = {
  readonly id: OpeningId;
  readonly kind: CatalogueOpening["kind"];
  readonly gap: string;
  /** The leaf of a door and the way it swings; the panes of a window. */
  readonly leaf: string;
  readonly swing: string;
};

const STEPS = 12;

function door(
  size: RoomDimensions,
  wall: WallSide,
  from: number,
  to: number,
): Omit<DrawnOpening, "id" | "kind"> {
  const width = to - from;
  const at = (along: number, out: number) => onWall(size, wall, along, out);
  const way = Array.from({ length: STEPS + 1 }, (_, i) => {
    const angle = (i / STEPS) * (Math.PI / 2);
    return at(from + width * Math.cos(angle), -width * Math.sin(angle));
  });
  const thin = 0.07;
  const leaf = [at(from, 0), at(from + thin, 0), at(from + thin, -width), at(from, -width)];
  return {
    gap: stretch(size, wall, [from, to]),
    leaf: `${line(leaf)}Z`,
    swing: `${line([at(from, 0), ...way])}Z`,
  };
}

function window(size: RoomDimensions, wall: WallSide, from: number, to: number) {
  const at = (along: number, out: number) => onWall(size, wall, along, out);
  const pane = (out: number) => line([at(from, out), at(to, out)]);
  return {
    gap: stretch(size, wall, [from, to]),
    leaf: pane(THICK / 2),
    swing: `${pane(0.02)}${pane(THICK - 0.02)}`,
  };
}

export function drawnOpening(
  size: RoomDimensions,
  catalogue: Catalogue,
  { id, model: modelId, wall, along }: Opening,
): DrawnOpening | null {
  const model = catalogue.opening(modelId);
  if (!model) return null;
  const [from, to] = [along / PER_TILE, (along + model.width) / PER_TILE];
  const shape = model.kind === "door" ? door(size, wall, from, to) : window(size, wall, from, to);
  return { id, kind: model.kind, ...shape };
}
