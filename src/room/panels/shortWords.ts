// Places and lengths for the eye, where there is little room: column 1¼, row 6.
import { quarters } from "../describe/strings.ts";

const signs = ["", "¼", "½", "¾"] as const;

/** What is said in full may be shown with the signs for quarters. */
export function shortWords(words: string): string {
  let short = words.replace(/(column \S+(?: and [a-z ]+?)?) row/, "$1, row");
  for (const part of [3, 2, 1] as const) short = short.replaceAll(quarters[part], signs[part]);
  return short;
}

/** In tiles, to a quarter. */
export function shortLength(tiles: number): string {
  const whole = Math.floor(tiles);
  const sign = signs[Math.round((tiles - whole) * 4) as 0 | 1 | 2 | 3] ?? "";
  return whole === 0 && sign !== "" ? sign : `${whole}${sign}`;
}
