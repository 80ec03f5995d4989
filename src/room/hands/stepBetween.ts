// How far a thing has come from its place: the way that several go with it.
import type { Step } from "../commands/moveItems.ts";
import type { Place } from "../model/room.ts";
import { runsAcross } from "../rules/walls.ts";

const nowhere: Step = { x: 0, z: 0, up: 0 };

/** Several keep the ground they have: where the thing would change its own, they stay. */
export function stepBetween(from: Place, to: Place): Step {
  if (from.kind === "floor" && to.kind === "floor")
    return { x: to.x - from.x, z: to.z - from.z, up: 0 };
  if (from.kind === "wall" && to.kind === "wall" && from.wall === to.wall) {
    const along = to.along - from.along;
    const up = to.up - from.up;
    return runsAcross(from.wall) ? { x: along, z: 0, up } : { x: 0, z: along, up };
  }
  return nowhere;
}
