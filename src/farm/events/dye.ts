// Boiling a dye of the season: once for each crop and season, and never while the vats are frozen.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { civilDate, DAY, dayAt, dayOf, type Ms, seasonOn } from "../numbers/time.ts";
import { noted } from "../state/book.ts";
import { plus } from "../state/counts.ts";
import { withDeeds } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import { DYE_TIMBER, dyes, isDyeSeason } from "../tables/dyes.ts";
import { DEEDS } from "../tables/level.ts";
import { shortOf, shortOfGoods } from "./checks.ts";
import type { Deed } from "./deed.ts";

const MARCH = 2;

/** The first of March after a day of Hearth. */
function thaw(at: Ms): Ms {
  const { year, month } = civilDate(dayAt(at));
  return DAY * dayOf({ year: month < MARCH ? year : year + 1, month: MARCH, date: 1 });
}

export const dye: Deed<"dye"> = (farm, { at, crop }, ground) => {
  const season = seasonOn(dayAt(at));
  if (!isDyeSeason(season)) return refuse({ kind: "frozen", until: thaw(at) });
  const page = `dye ${crop} ${season}` as const;
  const first = farm.book[page]?.first;
  if (first !== undefined) return refuse({ kind: "made", first });
  const takes = { [crop]: dyes[crop] };
  const short = shortOfGoods(farm, takes) ?? shortOf("timber", farm.timber, DYE_TIMBER);
  if (short) return refuse(short);
  const after: Farm = {
    ...farm,
    barn: plus(farm.barn, crop, -dyes[crop]),
    timber: farm.timber - DYE_TIMBER,
    book: noted(farm, at, [{ page }]),
  };
  return accept({ farm: withDeeds(ground, after, DEEDS.dye), told: {} });
};
