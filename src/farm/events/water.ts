// Watering: a plot is moist from now for as long as a watering lasts here; a moist one may be watered too.
import { accept } from "@loamstead/lib/result.ts";
import { plotGrownTo } from "../growth/grow.ts";
import { holdOf } from "../growth/hold.ts";
import { maskOf } from "../numbers/mask.ts";
import { changed, touchable } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

export const water: EventReducer<"water"> = (farm, { at, plots }, ground) => {
  const touched = touchable(farm.plots, plots, at);
  if (!touched.ok) return touched;
  const { members, left } = touched.value;
  const until = at + holdOf(ground, farm.tools.can);
  const watered = changed(farm.plots, members, (_, i) => {
    const plot = plotGrownTo(ground, farm, i, at);
    return { ...plot, moistUntil: Math.max(plot.moistUntil, until) };
  });
  return accept({ farm: { ...farm, plots: watered }, told: { on: maskOf(members), left } });
};
