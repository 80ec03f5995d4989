// Sowing: every free plot that is named, as far as the seed goes.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { maskOf } from "../numbers/mask.ts";
import { addCount, countOf } from "../state/counts.ts";
import { rulesOf } from "../tables/crops.ts";
import { isFreeSeed, isHeirloom } from "../tables/heirlooms.ts";
import { changed, touchable, unknownAt } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

export const sow: EventReducer<"sow"> = (farm, { at, plots, what }) => {
  const unknown = isHeirloom(what) ? null : unknownAt(farm, rulesOf(what).level);
  if (unknown) return refuse(unknown);
  const touched = touchable(farm.plots, plots, at);
  if (!touched.ok) return touched;
  const free = touched.value.members.filter((i) => farm.plots[i]!.sown === null);
  if (free.length === 0) return refuse({ kind: "taken", plots });
  const have = isFreeSeed(what) ? free.length : countOf(farm.seeds, what);
  if (have === 0)
    return refuse({ kind: "short", of: `seed ${what}` as const, have, need: free.length });
  const chosen = free.slice(0, have);
  const on = maskOf(chosen);
  const seeds = isFreeSeed(what) ? farm.seeds : addCount(farm.seeds, what, -chosen.length);
  const sown = { what, at, grown: 0, wet: 0, seen: at };
  const sowed = changed(farm.plots, chosen, (plot) => ({ ...plot, at, n: plot.n + 1, sown }));
  return accept({ farm: { ...farm, seeds, plots: sowed }, told: { on, left: plots & ~on } });
};
