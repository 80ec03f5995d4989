// How rare something is, by how many fields have it: one sentence for every page.
import { groupDigits } from "../lib/groupDigits.ts";

const many = groupDigits;

/** What more than this share of the fields have reads better in tenths: "6 in 10", where "1 in 2" would be untrue. */
const COMMON = 0.35;

/** Such as "6 in 10", "1 in 26" or "1 in 102"; "none" where no field has it. */
export function oddsWords(count: number, size: number): string {
  if (count === 0) return "none";
  const share = count / size;
  return share > COMMON ? `${Math.round(share * 10)} in 10` : `1 in ${many(Math.round(1 / share))}`;
}
