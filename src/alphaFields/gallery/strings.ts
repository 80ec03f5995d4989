// What the gallery of all fields says.

import { oddsWords } from "../../fields/countedOdds.ts";
import { groupDigits } from "../../lib/groupDigits.ts";

const many = groupDigits;

export const fieldGalleryStrings = {
  description: (size: number) =>
    `Browse all ${many(size)} fields, find the ones with a mill or a hot spring, and see how rare everything is.`,
  titleOf: (size: number) => `All ${many(size)} fields`,
  lede: "No two are alike, and none is better. Look for a soil you like, a stream, or whatever stands behind the house.",
  filters: "Find fields by what they are",
  any: (trait: string) => `Any ${trait.toLowerCase()}`,
  option: (name: string, count: number) => `${name} · ${many(count)}`,
  share: (share: number) => {
    const percent = share * 100;
    return `${percent >= 1 ? Math.round(percent) : Math.round(percent * 10) / 10} %`;
  },
  show: "Show",
  more: "More traits",
  clear: "Clear all",
  parish: (name: string) => `Parish of ${name}`,
  leaveParish: (name: string) => `Leave the parish of ${name}`,
  found: (count: number, size: number) =>
    count === size
      ? `${many(size)} fields`
      : count === 0
        ? "No field is all of that"
        : `${many(count)} ${count === 1 ? "field" : "fields"}, ${oddsWords(count, size)}`,
  range: (from: number, to: number, count: number) =>
    `${many(from)} to ${many(to)} of ${many(count)}`,
  none: "Ask for a little less: every trait you leave open brings more fields.",
  field: (id: number) => `Field ${id}`,
  pages: "Pages of fields",
  previous: "Before",
  next: "After",
  page: (page: number) => `Page ${many(page)}`,
  oddsTitle: "How likely everything is",
  oddsLede:
    "One table for all fields. A trait is a trade-off, never a stronger field. Behind each share stands how many fields have it; the number leads to them.",
  oddsRules: "What each does to a harvest is in the rules.",
  oddsCaption: (trait: string) => `${trait}: how many fields in a hundred have which`,
  evenOdds: (count: number) => `${count} kinds, each as likely as any other: 1 in ${count}.`,
  oddsKind: "Kind",
  oddsShare: "In a hundred",
  oddsCount: "Fields",
  count: many,
  countRest: (kind: string) => ` with ${kind}. Find them`,
};
