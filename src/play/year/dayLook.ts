// What is seen of a farm at a moment, as numbers and names: small enough for a year of them.
import type { FarmGround } from "../../farm/ground/ground.ts";
import { dayAt, type Ms, seasonOn } from "../../farm/numbers/time.ts";
import type { Farm } from "../../farm/state/farm.ts";
import type { ProducerKind } from "../../farm/tables/producers.ts";
import type { Season } from "../../models/seasons.ts";
import { looksOf, type PlotLook } from "../scene/plants/looks.ts";
import { type SkyNow, skyNow } from "../scene/view/skyNow.ts";

export type DayLook = {
  readonly field: number;
  readonly season: Season;
  readonly sky: SkyNow;
  readonly plots: readonly Pick<PlotLook, "isMoist" | "plant">[];
  readonly kept: readonly ProducerKind[];
};

export const dayLookOf = (ground: FarmGround, farm: Farm, at: Ms): DayLook => ({
  field: ground.field,
  season: seasonOn(dayAt(at)),
  sky: skyNow(ground, at),
  plots: looksOf(ground, farm, at).map(({ isMoist, plant }) => ({ isMoist, plant })),
  kept: farm.kept.map(({ kind }) => kind),
});
