// Which surprises are to be seen on a farm at a moment, and have not been seen there today.
import type { FarmGround } from "../ground/ground.ts";
import { chanceOf } from "../numbers/chance.ts";
import { dayAt, type Ms } from "../numbers/time.ts";
import type { Farm } from "../state/farm.ts";
import { type Surprise, surpriseIds } from "../tables/surprises.ts";
import { rules } from "./rules.ts";
import { type SurpriseContext, surpriseContextOf } from "./sight.ts";

const numbers = new Map(surpriseIds.map((surprise, i) => [surprise, i] as const));

function isThere(sight: SurpriseContext, surprise: Surprise): boolean {
  const { oneIn, when } = rules[surprise];
  const chance = chanceOf(sight.ground.seed, "surprise", numbers.get(surprise)!, sight.day);
  return chance % oneIn === 0 && when(sight);
}

/** The best of a surprise is the day on which it was seen last. */
export const seenOn = ({ book }: Farm, surprise: Surprise): number | null =>
  book[`surprise ${surprise}`]?.best ?? null;

export const isToBeSeen = (ground: FarmGround, farm: Farm, surprise: Surprise, at: Ms): boolean =>
  isThere(surpriseContextOf(ground, farm, at), surprise);

export function surprisesAt(ground: FarmGround, farm: Farm, at: Ms): Surprise[] {
  const sight = surpriseContextOf(ground, farm, at);
  const day = dayAt(at);
  return surpriseIds.filter(
    (surprise) => (seenOn(farm, surprise) ?? -1) < day && isThere(sight, surprise),
  );
}
