// Feeding the soil: straw dug in makes a plot's heart stronger at once.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { heartFed } from "../growth/heart.ts";
import { maskOf } from "../numbers/mask.ts";
import { changed, touchable } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

export const compost: EventReducer<"compost"> = (farm, { at, plots }, ground) => {
  const touched = touchable(farm.plots, plots, at);
  if (!touched.ok) return touched;
  const { members } = touched.value;
  if (farm.straw === 0)
    return refuse({ kind: "short", of: "straw" as const, have: 0, need: members.length });
  const chosen = members.slice(0, farm.straw);
  const on = maskOf(chosen);
  const fed = changed(farm.plots, chosen, (plot) => ({
    ...plot,
    at,
    heart: heartFed(ground, plot, at),
    rested: at,
  }));
  const straw = farm.straw - chosen.length;
  return accept({ farm: { ...farm, straw, plots: fed }, told: { on, left: plots & ~on } });
};
