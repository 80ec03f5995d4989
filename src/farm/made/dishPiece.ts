// What a dish of the kitchen is called in a room.
import type { Recipe } from "../tables/recipes.ts";

/** "pumpkinPie" is a dish that rooms call "dish-pumpkin-pie". */
export const dishPiece = (recipe: Recipe): string =>
  `dish-${recipe.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
