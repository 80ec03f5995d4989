// Numbers of the law as a reader meets them: "1½ min", "× 1.15", "6 March".

import { goods } from "../../farm/describe/strings.ts";
import { entriesOf } from "../../farm/state/counts.ts";
import type { CountTable, Good } from "../../farm/tables/goods.ts";
import { groupDigits } from "../../lib/groupDigits.ts";

export const capitaliseCell = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1);

/** A number and its unit stay on one line. */
export const TIED = "\u00a0";

const fractions: Readonly<Record<number, string>> = { 0.5: "½", 0.25: "¼", 0.75: "¾" };

function unit(count: number, one: string, many = one): string {
  const whole = Math.floor(count);
  const part = fractions[count - whole] ?? (count === whole ? "" : null);
  const figure = part === null ? count.toFixed(1) : `${whole === 0 && part ? "" : whole}${part}`;
  return `${figure}${TIED}${count === 1 ? one : many}`;
}

/** How long something takes: "1 min", "13 min 20 s", "3¼ h", "2 days". */
export function spanOf(seconds: number): string {
  if (seconds < 3600) {
    const rest = seconds % 60;
    if (rest === 0 || rest === 30) return unit(seconds / 60, "min");
    const last = `${rest}${TIED}s`;
    return seconds < 60 ? last : `${unit(Math.floor(seconds / 60), "min")} ${last}`;
  }
  const hours = seconds / 3600;
  if (hours >= 48 && hours % 24 === 0) return unit(hours / 24, "day", "days");
  const minutes = Math.round((seconds % 3600) / 60);
  return minutes % 15 === 0
    ? unit(hours, "h")
    : `${unit(Math.floor(hours), "h")} ${unit(minutes, "min")}`;
}

/** A factor in thousandths: "× 1.15". */
export const factorWords = (permille: number): string => `× ${(permille / 1000).toFixed(2)}`;

/** What is added to a factor, in thousandths: "+ 0.045". */
export const more = (permille: number): string =>
  `${permille < 0 ? "−" : "+"} ${Math.abs(permille / 1000)}`;

export const goodsOf = (table: CountTable<Good>): string =>
  entriesOf(table)
    .map(([good, count]) => `${count} ${goods[good][count === 1 ? 0 : 1]}`)
    .join(", ");

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );
export const monthDayWords = (month: number, date: number): string => `${date} ${months[month]}`;

/** Months that follow one another: "June to July"; all year where there is no list. */
export function monthsOf(all: readonly number[] | null): string {
  if (all === null) return "All year";
  const [first, last] = [all[0]!, all.at(-1)!];
  return first === last ? months[first]! : `${months[first]} to ${months[last]}`;
}

export const number = groupDigits;
