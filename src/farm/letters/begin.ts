// A farm on its first day, with the first letters under the gate.
import type { Ground } from "../ground/ground.ts";
import type { Ms } from "../numbers/time.ts";
import { bareFarm } from "../state/begin.ts";
import type { Farm, Letter } from "../state/farm.ts";
import { letterFor, slotsOf } from "./letter.ts";

export function begin(ground: Ground, at: Ms): Farm {
  const bare = bareFarm(ground, at);
  const letters: Letter[] = [];
  for (let slot = 0; slot < slotsOf(ground); slot++)
    letters.push(letterFor(ground, { ...bare, letters }, { slot, n: 0, from: at }));
  return { ...bare, letters };
}
