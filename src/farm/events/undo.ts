// Taking back within five minutes: the last thing that was done, or a sowing that nothing has followed in its plots.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { maskOf } from "../numbers/mask.ts";
import type { Ms } from "../numbers/time.ts";
import { addCount } from "../state/counts.ts";
import type { Farm } from "../state/farm.ts";
import { isFreeSeed } from "../tables/heirlooms.ts";
import { changed } from "./checks.ts";
import { UNDO_FOR } from "./recent.ts";
import type { EventOutcome, EventReducer } from "./reducer.ts";
import type { FarmRefusal } from "./refusal.ts";

/** The seed is back in the bag, and nothing is rolled again. */
function pullUp(farm: Farm, of: Ms, at: Ms): Result<EventOutcome, FarmRefusal> {
  const members = farm.plots.flatMap(({ sown }, i) => (sown?.at === of ? [i] : []));
  if (members.length === 0) return refuse({ kind: "nobody" });
  const plots = changed(farm.plots, members, (plot) => ({
    ...plot,
    at: Math.max(at, plot.at),
    n: plot.n - 1,
    sown: null,
  }));
  // Several kinds may have been sown in one moment. Seed without end needs no place in the bag.
  const seeds = members
    .map((plot) => farm.plots[plot]!.sown!.what)
    .reduce((bag, what) => (isFreeSeed(what) ? bag : addCount(bag, what, 1)), farm.seeds);
  return accept({ farm: { ...farm, plots, seeds, recent: null }, told: { on: maskOf(members) } });
}

/** As it was before: nothing that came after stands on it. */
function takeBack(farm: Farm): Result<EventOutcome, FarmRefusal> {
  return accept({ farm: { ...farm, ...farm.recent?.was, recent: null }, told: {} });
}

export const undoEvent: EventReducer<"undo"> = (farm, { at, of }) => {
  const { recent, plots } = farm;
  const isSowing = plots.some(({ sown }) => sown?.at === of);
  if (!isSowing && recent?.at !== of)
    return refuse(
      recent && of < recent.at ? { kind: "earlier", than: recent.at } : { kind: "nobody" },
    );
  if (at < of) return refuse({ kind: "earlier", than: of });
  if (at > of + UNDO_FOR) return refuse({ kind: "tooLate", since: of + UNDO_FOR });
  return isSowing ? pullUp(farm, of, at) : takeBack(farm);
};
