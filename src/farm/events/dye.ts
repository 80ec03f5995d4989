// Boiling a dye of the season: once for each crop and season; in Hearth the vats are frozen until one has others.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { civilDate, DAY, dayAt, dayOfCivilDate, type Ms, seasonOn } from "../numbers/time.ts";
import { noted } from "../state/book.ts";
import { addCount } from "../state/counts.ts";
import { levelOf, withDeeds } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import { DYE_TIMBER, dyeCosts, VATS_FROM } from "../tables/dyes.ts";
import { DEEDS } from "../tables/level.ts";
import { shortOf, shortOfGoods } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

const MARCH = 2;

/** The first of March after a day of Hearth. */
function thaw(at: Ms): Ms {
  const { year, month } = civilDate(dayAt(at));
  return DAY * dayOfCivilDate({ year: month < MARCH ? year : year + 1, month: MARCH, date: 1 });
}

export const dye: EventReducer<"dye"> = (farm, { at, crop }, ground) => {
  const season = seasonOn(dayAt(at));
  if (season === "hearth" && levelOf(farm) < VATS_FROM)
    return refuse({ kind: "frozen", until: thaw(at) });
  const page = `dye ${crop} ${season}` as const;
  const first = farm.book[page]?.first;
  if (first !== undefined) return refuse({ kind: "made", first });
  const takes = { [crop]: dyeCosts[crop] };
  const short = shortOfGoods(farm, takes) ?? shortOf("timber", farm.timber, DYE_TIMBER);
  if (short) return refuse(short);
  const after: Farm = {
    ...farm,
    barn: addCount(farm.barn, crop, -dyeCosts[crop]),
    timber: farm.timber - DYE_TIMBER,
    book: noted(farm, at, [{ page }]),
  };
  return accept({ farm: withDeeds(ground, after, DEEDS.dye), told: {} });
};
