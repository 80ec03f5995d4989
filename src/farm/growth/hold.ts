// How long one watering lasts on a field.
import type { FarmGround } from "../ground/ground.ts";
import { HOUR, type Ms } from "../numbers/time.ts";
import type { Farm } from "../state/farm.ts";
import { soilRules, suns, winds } from "../tables/soils.ts";
import { canHolds } from "../tables/tools.ts";

/** A step of sun dries by 60 in a thousand. */
const SUN = 60;

export function holdOf(ground: FarmGround, can: Farm["tools"]["can"]): Ms {
  let permille: number = canHolds[can]!;
  permille = Math.floor((permille * (1000 - SUN * suns[ground.aspect])) / 1000);
  permille = Math.floor((permille * winds[ground.wind]) / 1000);
  if (ground.water === "well") permille = Math.floor((permille * 3) / 2);
  if (ground.landmark === "hot-spring") permille = Math.floor((permille * 85) / 100);
  return Math.floor((soilRules[ground.soil].hours * HOUR * permille) / 1000);
}
