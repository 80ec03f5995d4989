// What of the parishes no letter of the land tells: how many of their fields lie by the sea or a river, and which lie high.

import { BLOCK } from "./block.ts";
import type { Country } from "./law.ts";
import { parishOf, parishSize } from "./place.ts";
import { RIVER } from "./rivers.ts";

export type ParishMeasure = {
  /** Fields by the sea. */
  coast: number;
  /** Fields with a river along one of their edges. */
  river: number;
  /** 1 has the highest field of all. */
  height: number;
  /** Its highest field, counted from the first of its own. */
  highest: number;
};

/** Of the fields of the first block alone: the last parish goes on in the second. */
export function measureParishes({ ground, rivers }: Country): ParishMeasure[] {
  const parishes = Array.from({ length: parishOf(BLOCK - 1) + 1 }, () => ({
    coast: 0,
    river: 0,
    highest: 0,
    top: Number.NEGATIVE_INFINITY,
  }));
  for (let id = 0; id < BLOCK; id++) {
    const parish = parishes[parishOf(id)]!;
    if (ground.toSea[id] === 0) parish.coast++;
    if (rivers.beside[id]! >= RIVER) parish.river++;
    if (ground.height[id]! > parish.top) {
      parish.top = ground.height[id]!;
      parish.highest = id % parishSize;
    }
  }
  const tops = parishes.map(({ top }) => top).sort((a, b) => b - a);
  return parishes.map(({ top, ...measured }) => ({ ...measured, height: tops.indexOf(top) + 1 }));
}
