// Whether somebody has been given a recipe note: it follows from how many letters they have answered.
import { timesOf } from "../state/book.ts";
import type { Farm } from "../state/farm.ts";
import { GIFTS_AT, type Gift, gifts } from "../tables/gifts.ts";
import type { Recipe } from "../tables/recipes.ts";
import { type Villager, villagers } from "../tables/villagers.ts";

type Book = Pick<Farm, "book">;

/** Whether a villager has given what they give. */
export const hasGiven = (farm: Book, villager: Villager, gift: Gift): boolean =>
  timesOf(farm, `villager ${villager}`) >= GIFTS_AT[gift];

export const hasNoteOf = (farm: Book, recipe: Recipe): boolean =>
  villagers.some((one) => gifts[one].note === recipe && hasGiven(farm, one, "note"));
