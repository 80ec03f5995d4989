// The slate at the market cross: what a good fetches this week, the same for everybody.
import { chanceOf, permille } from "../numbers/chance.ts";
import { dayAt, type Ms, seasonOn, weekdayOf, weekOf } from "../numbers/time.ts";
import { isCrop, rulesOf } from "../tables/crops.ts";
import { goodNumberOf } from "../tables/goodNumbers.ts";
import type { Good } from "../tables/goods.ts";

/** The cross is the country's: its slate has nothing to do with whose stall it is. */
const CROSS = 0x0c2055ed;
const SATURDAY = 5;
/** Of a hundred of the kept price: the least that a card says, and how much more at most. */
export const LEAST_CARD = 85;
export const CARD_SPAN = 30;
/** Of a hundred of the card. */
export const ON_SATURDAY = 108;
export const IN_FAVOURITE = 92;
export const IN_POOR = 130;

const cardOf = (good: Good, week: number): number =>
  10 * LEAST_CARD +
  Math.floor((permille(chanceOf(CROSS, "slate", goodNumberOf(good), week)) * CARD_SPAN) / 100);

/** Thousandths of the kept price: from one week's card in a straight line to the next one's. */
export function slateOn(good: Good, at: Ms): number {
  const day = dayAt(at);
  const into = weekdayOf(day);
  const week = weekOf(day);
  let slate = Math.floor((cardOf(good, week) * (7 - into) + cardOf(good, week + 1) * into) / 7);
  if (into === SATURDAY) slate = Math.floor((slate * ON_SATURDAY) / 100);
  if (!isCrop(good)) return slate;
  const { favourite, poor } = rulesOf(good);
  const season = seasonOn(day);
  // What everybody has is cheap, what hardly grows is dear.
  if (favourite === season) return Math.floor((slate * IN_FAVOURITE) / 100);
  return poor.includes(season) ? Math.floor((slate * IN_POOR) / 100) : slate;
}
