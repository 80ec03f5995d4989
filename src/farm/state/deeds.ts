// What one has done makes one's level, and the fourth level finds the field's own seed.
import type { FarmGround } from "../ground/ground.ts";
import { FIRST_SEEDS, HEIRLOOM_LEVEL } from "../tables/heirlooms.ts";
import { levelAt } from "../tables/level.ts";
import { addCount } from "./counts.ts";
import type { Farm } from "./farm.ts";

export const levelOf = ({ deeds }: Pick<Farm, "deeds">): number => levelAt(deeds);

export function withDeeds(ground: FarmGround, farm: Farm, more: number): Farm {
  const deeds = farm.deeds + more;
  const finds = levelOf(farm) < HEIRLOOM_LEVEL && levelAt(deeds) >= HEIRLOOM_LEVEL;
  const seeds = finds ? addCount(farm.seeds, ground.heirloom, FIRST_SEEDS) : farm.seeds;
  return { ...farm, deeds, seeds };
}
