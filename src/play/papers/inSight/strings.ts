// What is said of goals.

import type { YearGoal } from "../../../farm/goals/inSight.ts";
import type { Rank } from "../../../farm/marks/rankOf.ts";
import { groupDigits } from "../../../lib/groupDigits.ts";

const ranks: Readonly<Record<Rank, string>> = {
  known: "known",
  wellKnown: "well known",
  byHeart: "by heart",
};

export const strings = {
  title: "In sight",
  nth: (level: number) => `Level ${level}`,
  level: (what: string, deeds: number) =>
    `${what}: ${deeds === 1 ? "one more deed" : `${groupDigits(deeds)} more deeds`}`,
  laid: (name: string) => `${name}: the table is laid`,
  comes: (name: string, days: number) => `${name}: ${days === 1 ? "tomorrow" : `in ${days} days`}`,
  mark: (name: string, rank: Rank, more: number) =>
    `${name} ${ranks[rank]}: ${groupDigits(more)} more`,
  year: (name: string, has: number, of: number) => `${name}: ${has} of ${of}`,
  kinds: { stories: "Stories", heirlooms: "Heirlooms", yard: "The yard" } satisfies Record<
    YearGoal["kind"],
    string
  >,
} as const;
