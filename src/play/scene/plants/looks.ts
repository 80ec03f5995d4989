// How each plot of a farm looks at a moment: what stands there, how far it is, and whether it is moist.
import type { FarmGround } from "../../../farm/ground/ground.ts";
import { grownAt, isRipe, moistUntil } from "../../../farm/growth/grow.ts";
import { type GrowthStage, stageOf } from "../../../farm/growth/stage.ts";
import type { Ms } from "../../../farm/numbers/time.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import type { Seed } from "../../../farm/tables/heirlooms.ts";

export type PlotLook = {
  readonly isMoist: boolean;
  /** Until when its last watering lasts: rain wets it too, but is no deed. */
  readonly wateredUntil: Ms;
  readonly isReady: boolean;
  /** Null where nothing is sown; `n` is the number of the sowing. */
  readonly plant: { readonly what: Seed; readonly stage: GrowthStage; readonly n: number } | null;
};

export const looksOf = (ground: FarmGround, farm: Farm, now: Ms): PlotLook[] =>
  farm.plots.map(({ n, moistUntil: wateredUntil }, plot) => {
    const sown = grownAt(ground, farm, plot, now);
    return {
      isMoist: moistUntil(ground, farm, plot, now) > now,
      wateredUntil,
      isReady: sown !== null && isRipe(sown),
      plant: sown && { what: sown.what, stage: stageOf(sown), n },
    };
  });

/** Whether the same plants stand in two looks of a plot. */
export const isSamePlant = (a: PlotLook["plant"], b: PlotLook["plant"]): boolean =>
  a === b || (a !== null && b !== null && a.what === b.what && a.stage === b.stage && a.n === b.n);
