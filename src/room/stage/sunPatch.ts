// What each window lays on the floor before it: its own six panes, drawn out by the sun.
import type { Vec } from "../../models/parts.ts";
import type { RoomLight } from "../../scene/light/roomLight.ts";
import type { Size } from "../model/room.ts";
import type { WallWanted } from "../shapes/shape.ts";
import { openedIn } from "../shapes/wallOpenings.ts";
import { inScene, type Lamp } from "./lampChoice.ts";
import type { Mark } from "./marks.ts";
import { wallSpot } from "./wallFrame.ts";

const ACROSS = 3;
const DEEP = 2;
const BAR = 0.07;
const FROM_WALL = 1.1;
const SHEAR = -0.55;
const OVER = 0.075;

const panes = (
  size: Size,
  wall: WallWanted,
  middle: number,
  width: number,
  { colour, strength, long }: RoomLight["patch"],
): Mark[] => {
  const spot = wallSpot(wall.side, size);
  const reach = wall.side === "north" || wall.side === "south" ? size.rows : size.columns;
  const depth = Math.min(1.9 * long, reach - FROM_WALL - 0.2);
  if (depth <= 0.3) return [];
  const half = wall.length / 2;
  const at = (a: number, b: number): Vec => {
    const x = middle + (a - 0.5) * width + (b * depth + 0.4) * -SHEAR;
    return inScene(spot, [Math.max(-half, Math.min(half, x)), OVER, FROM_WALL + b * depth]);
  };
  const marks: Mark[] = [];
  for (let i = 0; i < ACROSS; i++)
    for (let j = 0; j < DEEP; j++) {
      const [a0, a1] = [(i + BAR) / ACROSS, (i + 1 - BAR) / ACROSS];
      const [b0, b1] = [(j + BAR * 0.7) / DEEP, (j + 1 - BAR * 0.7) / DEEP];
      const corners = [at(a0, b0), at(a1, b0), at(a1, b1), at(a0, b1)] as const;
      marks.push({ corners, colour, alpha: strength });
    }
  return marks;
};

const windowsIn = (wall: WallWanted) =>
  openedIn(wall).holes.map(({ left, right, bottom, top }) => ({
    middle: (left + right) / 2,
    width: right - left,
    height: (bottom + top) / 2,
  }));

export const sunPatches = (size: Size, walls: readonly WallWanted[], light: RoomLight): Mark[] =>
  walls.flatMap((wall) =>
    windowsIn(wall).flatMap(({ middle, width }) => panes(size, wall, middle, width, light.patch)),
  );

/** What comes in by the windows, as a lamp before each. */
export const windowLamps = (size: Size, walls: readonly WallWanted[], light: RoomLight): Lamp[] =>
  walls.flatMap((wall) =>
    windowsIn(wall).map(({ middle, height }) => ({
      at: inScene(wallSpot(wall.side, size), [middle, height, 0.9]),
      ...light.window,
    })),
  );
