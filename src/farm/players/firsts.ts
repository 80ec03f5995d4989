// What was new to somebody in a week: so that no week of a year goes by without anything.

import { newWith } from "../describe/newWith.ts";
import { markCount } from "../marks/rankOf.ts";
import { levelOf } from "../state/deeds.ts";
import type { BookEntry, Farm } from "../state/farm.ts";

/** Kinds of pages that count when they are opened: weather and postcards come by themselves. */
const kinds = ["crop", "moist", "heirloom", "dish", "villager", "piece", "dye", "surprise", "yard"];

type Held = Pick<Farm, "book" | "deeds" | "feasts">;

/** Names of what there was for the first time, or of a festival's own deeds; letters and cards are not counted. */
export function firstsOf(before: Held, after: Held): string[] {
  const opened = (Object.entries(after.book) as [string, BookEntry][])
    .filter(([page]) => kinds.includes(page.split(" ")[0]!))
    .flatMap(([page]) => (page in before.book ? [] : [page]));
  const levels = Array.from(
    { length: levelOf(after) - levelOf(before) },
    (_, i) => levelOf(before) + 1 + i,
  ).map((level) => `level ${level}${newWith(level).length > 0 ? ` (${newWith(level)[0]})` : ""}`);
  const marks = markCount(after) - markCount(before);
  const feasts = Object.entries(after.feasts).flatMap(([festival, so]) =>
    before.feasts[festival as keyof Farm["feasts"]]?.at === so.at ? [] : [`at ${festival}`],
  );
  return [...levels, ...opened, ...feasts, ...(marks > 0 ? [`${marks} marks`] : [])];
}
