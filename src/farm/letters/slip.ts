// An order on a slip: what somebody asks for, and how many of theirs were written before.
import type { FarmGround } from "../ground/ground.ts";
import { addCount, countOf } from "../state/counts.ts";
import type { Farm } from "../state/farm.ts";
import type { Villager } from "../tables/villagers.ts";
import { askOf } from "./ask.ts";
import type { Draft, Place } from "./draft.ts";

export function slip(
  ground: FarmGround,
  farm: Farm,
  villager: Villager,
  { slot, n, after }: Place,
  more: Draft["more"] = {},
): Draft {
  const not = after?.isPutAside ? after.letter.good : null;
  const draw = { seed: ground.seed, slot, n, what: "order", not } as const;
  return {
    letter: {
      villager,
      what: "order",
      part: countOf(farm.slips, villager),
      ...askOf(farm, villager, draw),
    },
    more: { ...more, slips: addCount(farm.slips, villager, 1) },
  };
}
