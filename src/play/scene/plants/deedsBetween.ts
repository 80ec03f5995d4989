// What hands did to the plots between two looks at a farm, as far as it is to be seen.
import type { PlotLook } from "./looks.ts";

export type SeenDeeds = {
  readonly gathered: readonly number[];
  readonly sown: readonly number[];
  readonly watered: readonly number[];
};

const none: SeenDeeds = { gathered: [], sown: [], watered: [] };

/** Nothing at first, when there is no look before. */
export function deedsBetween(before: readonly PlotLook[], now: readonly PlotLook[]): SeenDeeds {
  if (before.length !== now.length) return none;
  const all = [...now.keys()];
  const was = (plot: number) => before[plot]!;
  const is = (plot: number) => now[plot]!;
  return {
    gathered: all.filter((plot) => was(plot).isReady && was(plot).plant?.n !== is(plot).plant?.n),
    sown: all.filter((plot) => is(plot).plant && was(plot).plant?.n !== is(plot).plant?.n),
    watered: all.filter((plot) => is(plot).wateredUntil > was(plot).wateredUntil),
  };
}
