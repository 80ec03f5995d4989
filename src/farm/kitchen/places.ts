// Places in kitchen and workshop: how many there are, and when the next is free.
import type { Ground } from "../ground/ground.ts";
import { hasNoteOf } from "../letters/gifts.ts";
import { MINUTE, type Ms } from "../numbers/time.ts";
import type { Farm, Oven } from "../state/farm.ts";
import { type Recipe, recipeOf } from "../tables/recipes.ts";

type Room = "kitchen" | "workshop";

/** One to begin with, and one more for each stove or bench. */
export const placesIn = ({ tools }: Farm, room: Room): number =>
  1 + (room === "kitchen" ? tools.stove : tools.bench);

export const busyIn = ({ ovens }: Farm, room: Room): Oven[] =>
  ovens.filter(({ recipe }) => recipeOf(recipe).at === room);

/** The mill grinds in half the time, and whoever has a note of a dish cooks it half as fast again. */
export function cookingTime({ landmark }: Ground, farm: Pick<Farm, "book">, recipe: Recipe): Ms {
  const time = recipeOf(recipe).minutes * MINUTE;
  if (landmark === "mill" && recipe === "flour") return Math.floor(time / 2);
  return hasNoteOf(farm, recipe) ? Math.floor((time * 2) / 3) : time;
}
