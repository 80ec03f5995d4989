// How far a press on an arrow moves what is chosen: a tile over the floor, or along and up its wall.
import type { Step } from "../commands/moveItems.ts";
import type { Item } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { type Arrow, towards } from "../session/nudge.ts";

export const areOnWalls = (items: readonly Item[]): boolean =>
  items.length > 0 && items.every(({ at }) => at.kind === "wall");

export function stepOf(items: readonly Item[], arrow: Arrow): Step {
  const { x, z } = towards(arrow, PER_TILE);
  // Each wall takes the one of the two that runs along it.
  return areOnWalls(items) ? { x, z: x, up: z === 0 ? 0 : -z } : { x, z };
}
