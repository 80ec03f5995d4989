// The slate at the market cross: what a good fetches this week, the same for everybody.
import { chanceOf, permille } from "../numbers/chance.ts";
import { dayAt, type Ms, seasonOn, weekdayOf, weekOf } from "../numbers/time.ts";
import { isCrop, rulesOf } from "../tables/crops.ts";
import { type Good, goodIds } from "../tables/goods.ts";

/** The cross is the country's: its slate has nothing to do with whose stall it is. */
const CROSS = 0x0c2055ed;
const SATURDAY = 5;
const numbers = new Map(goodIds.map((good, i) => [good, i] as const));

const cardOf = (good: Good, week: number): number =>
  850 + Math.floor((permille(chanceOf(CROSS, "slate", numbers.get(good)!, week)) * 3) / 10);

/** Thousandths of the kept price: from one week's card in a straight line to the next one's. */
export function slateOn(good: Good, at: Ms): number {
  const day = dayAt(at);
  const into = weekdayOf(day);
  const week = weekOf(day);
  let slate = Math.floor((cardOf(good, week) * (7 - into) + cardOf(good, week + 1) * into) / 7);
  if (into === SATURDAY) slate = Math.floor((slate * 108) / 100);
  if (!isCrop(good)) return slate;
  const { favourite, poor } = rulesOf(good);
  const season = seasonOn(day);
  // What everybody has is cheap, what hardly grows is dear.
  if (favourite === season) return Math.floor((slate * 92) / 100);
  return poor.includes(season) ? Math.floor((slate * 130) / 100) : slate;
}
