// Walking through the room at eye level: past the furniture, along the walls, never through them (collision detection).
import type { RoomDocument } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { Placed } from "../rules/footprint.ts";
import type { RoomIndex } from "../rules/roomIndex.ts";
import type { Walker } from "../stage/stage.ts";

/** Each from -1 to 1. */
export type Gait = {
  readonly forward: number;
  /** To the right. */
  readonly aside: number;
  readonly turn: number;
};

export const standingGait: Gait = { forward: 0, aside: 0, turn: 0 };

/** On the floor, in tiles. */
export type WalkObstacle = {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
};

type Ground = { readonly columns: number; readonly rows: number };

/** In tiles: how much room a walker takes, what one steps over, what one walks under. */
const BODY = 0.26;
const STEP_OVER = 0.3;
const HEAD = 1.75;
/** Tiles and radians in a second. */
const PACE = 2.4;
const SWING = 1.9;
/** Never further at once than a body is wide, or thin things would be jumped. */
const LONGEST = 0.1;
const STEEPEST = 0.9;
/** What is higher than this, and nearer, would be all that is seen at first. */
const LOOK_OVER = 0.9;
const AHEAD = 2;
const LOOKS = [-0.35, -0.17, 0, 0.17, 0.35];

export function obstaclesIn({ placed }: RoomIndex, above = STEP_OVER): WalkObstacle[] {
  const isInTheWay = ({ box, model, item }: Placed) =>
    !model.isFlat && item.at.kind !== "on" && box.y1 > above * PER_TILE && box.y0 < HEAD * PER_TILE;
  return [...placed.values()]
    .filter(isInTheWay)
    .map(({ box }) => ({
      x0: box.x0 / PER_TILE,
      x1: box.x1 / PER_TILE,
      z0: box.z0 / PER_TILE,
      z1: box.z1 / PER_TILE,
    }));
}

type Spot = { readonly x: number; readonly z: number };

const meets = ({ x, z }: Spot, { x0, x1, z0, z1 }: WalkObstacle): boolean =>
  x > x0 - BODY && x < x1 + BODY && z > z0 - BODY && z < z1 + BODY;

const isInRoom = ({ x, z }: Spot, { columns, rows }: Ground): boolean =>
  x >= BODY && x <= columns - BODY && z >= BODY && z <= rows - BODY;

export const isFreeSpot = (
  spot: Spot,
  ground: Ground,
  obstacles: readonly WalkObstacle[],
): boolean => isInRoom(spot, ground) && !obstacles.some((obstacle) => meets(spot, obstacle));

/** Whoever stands in a thing already, since it was put there, may walk out of it. */
const mayGo = (from: Spot, to: Spot, ground: Ground, obstacles: readonly WalkObstacle[]): boolean =>
  isInRoom(to, ground) &&
  !obstacles.some((obstacle) => meets(to, obstacle) && !meets(from, obstacle));

/** One way at a time, so that a walker slides along what is in the way. */
function gone(
  from: Spot,
  dx: number,
  dz: number,
  ground: Ground,
  obstacles: readonly WalkObstacle[],
) {
  const east = { x: from.x + dx, z: from.z };
  const first = mayGo(from, east, ground, obstacles) ? east : from;
  const south = { x: first.x, z: first.z + dz };
  return mayGo(first, south, ground, obstacles) ? south : first;
}

export function walked(
  walker: Walker,
  { forward, aside, turn }: Gait,
  seconds: number,
  ground: Ground,
  obstacles: readonly WalkObstacle[],
): Walker {
  const heading = walker.heading + turn * SWING * seconds;
  const length = Math.hypot(forward, aside);
  if (length === 0) return turn === 0 ? walker : { ...walker, heading };
  const way = (PACE * seconds * Math.min(1, length)) / length;
  // North is towards smaller z.
  const dx = (Math.sin(heading) * forward + Math.cos(heading) * aside) * way;
  const dz = (-Math.cos(heading) * forward + Math.sin(heading) * aside) * way;
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dz) / LONGEST));
  let spot: Spot = walker;
  for (let i = 0; i < steps; i++) spot = gone(spot, dx / steps, dz / steps, ground, obstacles);
  return { ...walker, x: spot.x, z: spot.z, heading };
}

export const turnedHead = (walker: Walker, heading: number, pitch: number): Walker => ({
  ...walker,
  heading: walker.heading + heading,
  pitch: Math.max(-STEEPEST, Math.min(STEEPEST, walker.pitch + pitch)),
});

/** Whether nothing high stands close in front of whoever looks that way. */
function looksFar({ x, z, heading }: Spot & { heading: number }, high: readonly WalkObstacle[]) {
  return LOOKS.every((aside) => {
    for (let far = 0; far <= AHEAD; far += 0.25) {
      const seen = {
        x: x + Math.sin(heading + aside) * far,
        z: z - Math.cos(heading + aside) * far,
      };
      if (
        high.some(({ x0, x1, z0, z1 }) => seen.x > x0 && seen.x < x1 && seen.z > z0 && seen.z < z1)
      )
        return false;
    }
    return true;
  });
}

/** Before the front wall where there is room and something to see, looking to the back; else where there is any. */
export function startOf({ shell }: RoomDocument, index: RoomIndex): Walker {
  const { columns, rows } = shell.size;
  const obstacles = obstaclesIn(index);
  const wanted = { x: columns / 2, z: rows - 0.8 };
  const far = ({ x, z }: Spot) => Math.hypot(x - wanted.x, z - wanted.z);
  const spots = Array.from({ length: columns * 4 * rows * 4 }, (_, i) => ({
    x: (i % (columns * 4)) / 4 + 0.125,
    z: Math.floor(i / (columns * 4)) / 4 + 0.125,
  }));
  const free = spots
    .filter((spot) => isFreeSpot(spot, shell.size, obstacles))
    .sort((a, b) => far(a) - far(b))
    // Towards the middle of the back wall.
    .map(({ x, z }) => ({ x, z, heading: Math.atan2(columns / 2 - x, z), pitch: -0.08 }));
  const high = obstaclesIn(index, LOOK_OVER);
  const middle = { x: columns / 2, z: rows / 2, heading: 0, pitch: -0.08 };
  return free.find((spot) => looksFar(spot, high)) ?? free[0] ?? middle;
}
