// The suns of a room as the viewer has it turned: one over the shoulder, and one by each wall with windows.
import type { Vec } from "../../models/pose.ts";
import type { QuarterTurn, WallSide } from "../model/room.ts";
import type { LitRoom } from "./litRoom.ts";
import { type SunLight, softLights } from "./softLight.ts";

/** Comes by the windows of one wall only: what would come over it or past its ends does not. */
export type Gate = {
  readonly wall: WallSide;
  /** To the outside. */
  readonly normal: Vec;
  readonly away: number;
  /** Half of the wall's length, and its height. */
  readonly half: number;
  readonly height: number;
};

export type StandingSun = Omit<SunLight, "from"> & {
  /** Towards it, of length 1. */
  readonly way: Vec;
  readonly gate: Gate | null;
};

/** A way that goes round with the viewer. */
export function turnedWay([x, y, z]: Vec, quarter: QuarterTurn): Vec {
  const length = Math.hypot(x, y, z);
  const [sin, cos] = [[0, 1, 0, -1][quarter]!, [1, 0, -1, 0][quarter]!];
  return [(x * cos + z * sin) / length, y / length, (-x * sin + z * cos) / length];
}

/** The walls that the viewer sees, in the order of `softLight`. */
const onRight: readonly WallSide[] = ["north", "west", "south", "east"];
const onLeft: readonly WallSide[] = ["west", "south", "east", "north"];

const normals: Readonly<Record<WallSide, Vec>> = {
  north: [0, 0, -1],
  east: [1, 0, 0],
  south: [0, 0, 1],
  west: [-1, 0, 0],
};

const gateOf = (wall: WallSide, { columns, rows, height }: LitRoom["size"]): Gate => {
  const isAcross = wall === "north" || wall === "south";
  return {
    wall,
    normal: normals[wall],
    away: (isAcross ? rows : columns) / 2,
    half: (isAcross ? columns : rows) / 2,
    height,
  };
};

const mirrored = ({ from: [x, y, z], ...sun }: SunLight): SunLight => ({ ...sun, from: [z, y, x] });

export type SunsOf = Pick<LitRoom, "size" | "hour" | "quarter" | "windows">;

/** The key, then right, then left; null where none comes in. */
export function sunsOf({ size, hour, quarter, windows }: SunsOf) {
  const { key, right, left } = softLights[hour];
  const [rightWall, leftWall] = [onRight[quarter]!, onLeft[quarter]!];
  const isOpen = (wall: WallSide) => windows.includes(wall);
  const standing = ({ from, ...sun }: SunLight, gate: Gate | null): StandingSun => ({
    ...sun,
    way: turnedWay(from, quarter),
    gate,
  });
  // Where one alone shines, it takes the wall that has a window.
  const byLeft = left ?? (isOpen(rightWall) ? null : mirrored(right));
  return {
    key: standing(key, null),
    right: isOpen(rightWall) ? standing(right, gateOf(rightWall, size)) : null,
    left: byLeft && isOpen(leftWall) ? standing(byLeft, gateOf(leftWall, size)) : null,
  };
}

/** Whether the way from a point to the sun goes through the wall that it comes by. */
export function isWithin(gate: Gate, [dx, dy, dz]: Vec, x: number, y: number, z: number): boolean {
  const { normal, away, half, height } = gate;
  const speed = dx * normal[0] + dz * normal[2];
  if (speed <= 0) return false;
  const t = (away - (x * normal[0] + z * normal[2])) / speed;
  if (t < 0 || y + dy * t > height) return false;
  const along = normal[0] === 0 ? x + dx * t : z + dz * t;
  return Math.abs(along) <= half;
}
