// What of the parishes no letter of the land tells: how many of their fields lie by the sea or a river, and which lie high.

import { BLOCK } from "./block.ts";
import type { Country } from "./law.ts";
import { parishOf } from "./place.ts";
import { RIVER } from "./rivers.ts";

export type ParishMeasure = {
  /** Fields by the sea. */
  coast: number;
  /** Fields with a river along one of their edges. */
  river: number;
  /** 1 has the highest field of all. */
  height: number;
};

/** Of the fields of the first block alone: the last parish goes on in the second. */
export function measureParishes({ ground, rivers }: Country): ParishMeasure[] {
  const parishes = Array.from({ length: parishOf(BLOCK - 1) + 1 }, () => ({
    coast: 0,
    river: 0,
    top: Number.NEGATIVE_INFINITY,
  }));
  for (let id = 0; id < BLOCK; id++) {
    const parish = parishes[parishOf(id)]!;
    if (ground.toSea[id] === 0) parish.coast++;
    if (rivers.beside[id]! >= RIVER) parish.river++;
    parish.top = Math.max(parish.top, ground.height[id]!);
  }
  const tops = parishes.map(({ top }) => top).sort((a, b) => b - a);
  return parishes.map(({ coast, river, top }) => ({ coast, river, height: tops.indexOf(top) + 1 }));
}
