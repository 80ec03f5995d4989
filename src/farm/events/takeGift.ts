// Taking something out of the basket at the gate: a few a day, and the sentence that came with it stands in the rack.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { racked } from "../letters/rack.ts";
import { DAY, dayAt } from "../numbers/time.ts";
import { roomIn } from "../state/barn.ts";
import { addCount } from "../state/counts.ts";
import type { Farm, Present } from "../state/farm.ts";
import { TAKEN_A_DAY } from "../tables/neighbours.ts";
import type { EventReducer } from "./reducer.ts";
import type { FarmRefusal } from "./refusal.ts";

function withPresent(farm: Farm, what: Present): Result<Farm, FarmRefusal> {
  if ("seed" in what) return accept({ ...farm, seeds: addCount(farm.seeds, what.seed, 1) });
  const { good, count: need } = what;
  const room = roomIn(farm);
  if (need > room) return refuse({ kind: "barnFull", room, need });
  return accept({ ...farm, barn: addCount(farm.barn, good, need) });
}

export const takeGift: EventReducer<"takeGift"> = (farm, { at, id }) => {
  const gift = farm.gate.find((one) => one.id === id);
  if (!gift) return refuse({ kind: "nobody" });
  if (at < gift.at) return refuse({ kind: "earlier", than: gift.at });
  const day = dayAt(at);
  const last = farm.taken;
  const n = last?.day === day ? last.n : 0;
  if (n >= TAKEN_A_DAY) return refuse({ kind: "dayUsed", again: (day + 1) * DAY });
  if (last && last.day > day) return refuse({ kind: "earlier", than: last.day * DAY });
  const { from, what, words } = gift;
  const taken = withPresent(farm, what);
  if (!taken.ok) return taken;
  const told =
    "seed" in what ? { seeds: { [what.seed]: 1 } } : { goods: { [what.good]: what.count } };
  return accept({
    farm: {
      ...taken.value,
      gate: farm.gate.filter((one) => one !== gift),
      taken: { day, n: n + 1 },
      cards: racked(farm, { at, from, words, what }),
    },
    told,
  });
};
