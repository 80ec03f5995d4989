// Leaving something at a neighbour's gate, once a day: it goes out of the barn or the bag, and comes back to nobody.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { DAY, dayAt } from "../numbers/time.ts";
import { addCount, countOf } from "../state/counts.ts";
import { withDeeds } from "../state/deeds.ts";
import type { Farm, Present } from "../state/farm.ts";
import { priceOf } from "../tables/goods.ts";
import { DEEDS } from "../tables/level.ts";
import { GIFT_PENCE } from "../tables/neighbours.ts";
import { shortOf } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";
import type { FarmRefusal } from "./refusal.ts";

function without(farm: Farm, what: Present): Result<Farm, FarmRefusal> {
  if ("seed" in what) {
    const { seed } = what;
    const short = shortOf(`seed ${seed}`, countOf(farm.seeds, seed), 1);
    return short ? refuse(short) : accept({ ...farm, seeds: addCount(farm.seeds, seed, -1) });
  }
  const { good, count } = what;
  const pence = count * priceOf(good);
  // A single one of anything dear is more than a neighbour would take.
  if (pence > GIFT_PENCE) return refuse({ kind: "tooDear", pence, most: GIFT_PENCE });
  const short = shortOf(good, countOf(farm.barn, good), count);
  return short ? refuse(short) : accept({ ...farm, barn: addCount(farm.barn, good, -count) });
}

export const leaveGift: EventReducer<"leaveGift"> = (farm, { at, what }, ground) => {
  if (farm.leftAt !== null && dayAt(farm.leftAt) >= dayAt(at))
    return refuse({ kind: "dayUsed", again: (dayAt(farm.leftAt) + 1) * DAY });
  const left = without(farm, what);
  if (!left.ok) return left;
  const after = { ...left.value, leftAt: at };
  return accept({ farm: withDeeds(ground, after, DEEDS.gift), told: {} });
};
