// Names and spans of time as papers write them.

import { goods } from "../../../farm/describe/strings.ts";
import { DAY, HOUR, MINUTE, type Ms } from "../../../farm/numbers/time.ts";
import type { Good } from "../../../farm/tables/goods.ts";
import { monthNames } from "../../../lib/calendarNames.ts";
import { groupDigits } from "../../../lib/groupDigits.ts";

export const capitaliseName = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1);

/** "carrots", as one speaks of them. */
export const goodsWord = (good: Good): string => goods[good][1];
/** "Carrot": at the head of a row. */
export const goodName = (good: Good): string => capitaliseName(goods[good][0]);

/** "1,089 p". */
export const inPence = (pence: number): string => `${groupDigits(pence)} p`;

/** What one fetches: the market never pays nothing, but it pays in whole pennies. */
export const pennyOrLess = (pence: number): string =>
  pence === 0 ? "less than a penny" : inPence(pence);

/** "5 carrots, 3 beets and 2 timber". */
export const joinWithAnd = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** "21 May", in the country. */
export function shortDateWords(at: Ms): string {
  const day = new Date(at);
  return `${day.getUTCDate()} ${monthNames[day.getUTCMonth()]}`;
}

/** "4 May 2026". */
export const fullDateWords = (at: Ms): string =>
  `${shortDateWords(at)} ${new Date(at).getUTCFullYear()}`;

const halves = (count: number): string => {
  const whole = Math.floor(count);
  return count - whole === 0.5 ? `${whole === 0 ? "" : whole}½` : String(Math.round(count));
};

/** "1½ min", "3 h", "3 days": how long something takes by the rules. */
export function lengthWords(span: Ms): string {
  if (span < HOUR * 2 && span % HOUR !== 0) return `${halves(span / MINUTE)} min`;
  if (span < 2 * DAY) return `${halves(Math.round((2 * span) / HOUR) / 2)} h`;
  return `${halves(Math.round((2 * span) / DAY) / 2)} days`;
}
