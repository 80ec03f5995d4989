// Who asks for a good in a letter that lies under the gate.
import type { Ms } from "../numbers/time.ts";
import type { Farm } from "../state/farm.ts";
import type { Good } from "../tables/goods.ts";
import type { Villager } from "../tables/villagers.ts";
import { lettersHere } from "./lettersHere.ts";

/** Each writer once, the oldest place under the gate first. */
export const wantedBy = (farm: Pick<Farm, "letters">, good: Good, now: Ms): readonly Villager[] => [
  ...new Set(
    lettersHere(farm, now)
      .filter(({ letter }) => letter.good === good)
      .map(({ letter }) => letter.villager),
  ),
];
