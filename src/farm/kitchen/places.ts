// Places in kitchen and workshop: how many there are, and when the next is free.
import type { FarmGround } from "../ground/ground.ts";
import { hasNoteOf } from "../letters/gifts.ts";
import { MINUTE, type Ms } from "../numbers/time.ts";
import type { Farm, Oven } from "../state/farm.ts";
import { CELLAR_MINUTES, type Recipe, recipeOf } from "../tables/recipes.ts";
import type { YardId } from "../tables/yard.ts";

type Room = "kitchen" | "workshop";

const has = ({ book }: Pick<Farm, "book">, thing: YardId): boolean =>
  book[`yard ${thing}`] !== undefined;

/** One to begin with, one more for each stove or bench, and one under the roof that was built over the bench. */
export const placesIn = (farm: Pick<Farm, "tools" | "book">, room: Room): number =>
  1 + (room === "kitchen" ? farm.tools.stove : farm.tools.bench + (has(farm, "leanTo") ? 1 : 0));

/** Whoever has dug a cellar has a place in it for what takes its time. */
export const cellarsOf = (farm: Pick<Farm, "book">): number => (has(farm, "cellar") ? 1 : 0);

const isSlow = ({ at, minutes }: ReturnType<typeof recipeOf>): boolean =>
  at === "kitchen" && minutes >= CELLAR_MINUTES;

export const busyIn = ({ ovens }: Pick<Farm, "ovens">, room: Room): Oven[] =>
  ovens.filter(({ recipe }) => recipeOf(recipe).at === room);

/** How many more of a recipe find a place: slow dishes stand in the cellar first. */
export function freeFor(farm: Pick<Farm, "ovens" | "tools" | "book">, recipe: Recipe): number {
  const rules = recipeOf(recipe);
  const busy = busyIn(farm, rules.at);
  const slow = busy.filter((oven) => isSlow(recipeOf(oven.recipe))).length;
  const cellar = rules.at === "kitchen" ? cellarsOf(farm) : 0;
  const onStove = busy.length - Math.min(slow, cellar);
  const stoves = Math.max(0, placesIn(farm, rules.at) - onStove);
  return stoves + (isSlow(rules) ? Math.max(0, cellar - slow) : 0);
}

/** The mill grinds in half the time, and whoever has a note of a dish cooks it half as fast again. */
export function cookingTime(
  { landmark }: FarmGround,
  farm: Pick<Farm, "book">,
  recipe: Recipe,
): Ms {
  const { minutes, isMilled } = recipeOf(recipe);
  const time = minutes * MINUTE;
  if (landmark === "mill" && isMilled) return Math.floor(time / 2);
  return hasNoteOf(farm, recipe) ? Math.floor((time * 2) / 3) : time;
}
