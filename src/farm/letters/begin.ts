// A farm on its first day, with the first letters under the gate.
import type { FarmGround } from "../ground/ground.ts";
import type { Ms } from "../numbers/time.ts";
import { bareFarm } from "../state/begin.ts";
import type { Farm } from "../state/farm.ts";
import { slotsOf, withLetter } from "./letter.ts";

export function beginFarm(ground: FarmGround, at: Ms): Farm {
  let farm = bareFarm(ground, at);
  for (let slot = 0; slot < slotsOf(ground); slot++)
    farm = withLetter(ground, farm, { slot, n: 0, from: at });
  return farm;
}
