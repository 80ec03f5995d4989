// Boiling a dye now and then: of what there is plenty of, one in a week.
import { DAY, dayAt, type Ms, seasonOn } from "../numbers/time.ts";
import { countOf } from "../state/counts.ts";
import { levelOf } from "../state/deeds.ts";
import { cropIds } from "../tables/crops.ts";
import { dyeCosts, dyeIds, VATS_FROM } from "../tables/dyes.ts";
import { type PlayerState, tryAction } from "./hand.ts";

/** So much timber is left for other things, and so much of a crop. */
const TIMBER_LEFT = 8;
const CROP_LEFT = 4;
const A_WEEK = 7 * DAY;

export function dyeOne(hand: PlayerState): boolean {
  const { farm, now } = hand;
  const season = seasonOn(dayAt(now));
  if (farm.timber <= TIMBER_LEFT || (season === "hearth" && levelOf(farm) < VATS_FROM))
    return false;
  const last = dyeIds.reduce<Ms>((at, dye) => Math.max(at, farm.book[`dye ${dye}`]?.first ?? 0), 0);
  if (now - last < A_WEEK) return false;
  const crop = cropIds.findLast(
    (one) =>
      !farm.book[`dye ${one} ${season}`] && countOf(farm.barn, one) >= dyeCosts[one] + CROP_LEFT,
  );
  return crop !== undefined && tryAction(hand, { kind: "dye", crop });
}
