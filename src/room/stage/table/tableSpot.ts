// Where a room stands among real things: on a point of a table, turned to whoever looks, a tenth as large.
import type { Vec } from "../../../models/pose.ts";
import type { Turn } from "../../model/room.ts";
import { eyeFrom } from "../../picture/framing.ts";
import { TILE_ON_TABLE } from "../view/roomFrame.ts";

export type TableSpot = {
  /** The point under the middle of the room, in metres. */
  readonly at: Vec;
  /** How far the room is turned to the left there, in radians. */
  readonly turned: number;
};

/** The heading of a viewer who sees the room as it is shown from this side. */
const headingOf = (quarter: Turn): number => {
  const [x, , z] = eyeFrom((quarter * Math.PI) / 2);
  return Math.atan2(x, z);
};
const headingTo = ([x, , z]: Vec): number => Math.atan2(x, z);
const less = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));
const turnedBy = ([x, y, z]: Vec, angle: number): Vec => {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x * cos + z * sin, y, z * cos - x * sin];
};
const between = (to: Vec, from: Vec): Vec => [to[0] - from[0], to[1] - from[1], to[2] - from[2]];

/** With the corner that is open from this side towards the viewer. */
export function facingViewer(at: Vec, viewer: Vec, quarter: Turn): TableSpot {
  return { at, turned: less(headingTo(between(viewer, at)) - headingOf(quarter)) };
}

/** A real point in the tiles of the room, whose lowest part is this far below its floor. */
export function inRoom({ at, turned }: TableSpot, point: Vec, below: number): Vec {
  const [x, y, z] = turnedBy(between(point, at), -turned);
  return [x / TILE_ON_TABLE, y / TILE_ON_TABLE - below, z / TILE_ON_TABLE];
}

/** Further round than this, and the next two walls give way: more than half a quarter, or they would flicker. */
const MOST_ASIDE = Math.PI / 3;

/** The side that a viewer there sees the room from, who saw it from another. */
export function quarterSeen([x, , z]: Vec, before: Turn): Turn {
  const heading = headingTo([x, 0, z]);
  const aside = (quarter: Turn) => Math.abs(less(heading - headingOf(quarter)));
  if (aside(before) <= MOST_ASIDE) return before;
  return ([0, 1, 2, 3] as const).reduce((a, b) => (aside(b) < aside(a) ? b : a));
}
