// What is seen of a farm at a moment, as numbers and names: small enough for a year of them.
import type { FarmGround } from "../../farm/ground/ground.ts";
import { dayAt, type Ms, seasonOn } from "../../farm/numbers/time.ts";
import type { Farm } from "../../farm/state/farm.ts";
import type { Surprise } from "../../farm/tables/surprises.ts";
import type { Season } from "../../models/seasons.ts";
import { type StandingLook, standingLookOf } from "../scene/land/sceneryWanted.ts";
import { looksOf, type PlotLook } from "../scene/plants/looks.ts";
import { type SkyNow, skyNow } from "../scene/view/skyNow.ts";

export type DayLook = {
  readonly field: number;
  readonly season: Season;
  readonly sky: SkyNow;
  readonly plots: readonly Pick<PlotLook, "isMoist" | "plant">[];
  readonly standing: StandingLook;
};

/** Of all that showed itself on the day what somebody noticed is seen, whenever that was. */
export const dayLookOf = (
  ground: FarmGround,
  farm: Farm,
  at: Ms,
  noticed: readonly Surprise[],
): DayLook => ({
  field: ground.field,
  season: seasonOn(dayAt(at)),
  sky: skyNow(ground, at),
  plots: looksOf(ground, farm, at).map(({ isMoist, plant }) => ({ isMoist, plant })),
  standing: { ...standingLookOf({ ground, farm, now: at }), surprises: noticed },
});
