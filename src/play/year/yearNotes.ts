// What is written beside the pictures of a film: at most one thing a day, each for two seconds, no more than two at once.
import { type Crop, cropIds } from "../../farm/tables/crops.ts";
import type { Festival } from "../../farm/tables/festivals.ts";
import type { Heirloom } from "../../farm/tables/heirlooms.ts";
import type { AnimalName } from "../../farm/tables/names.ts";
import type { ProducerKind } from "../../farm/tables/producers.ts";
import type { YardId } from "../../farm/tables/yard.ts";

/** How many pictures a second has. */
export const PACE = 6;
/** For so many pictures a note is there. */
export const NOTE_LASTS = 2 * PACE;
/** So many have room in the corner. */
export const LANES = 2;

export type YearNews =
  | { readonly kind: "level"; readonly level: number }
  | { readonly kind: "crop"; readonly crop: Crop; readonly grams: number }
  | { readonly kind: "heirloom"; readonly heirloom: Heirloom }
  | { readonly kind: "came"; readonly keep: ProducerKind; readonly name: AnimalName | null }
  | { readonly kind: "moved"; readonly to: number }
  | { readonly kind: "festival"; readonly festival: Festival }
  | { readonly kind: "built"; readonly yard: YardId }
  | { readonly kind: "away"; readonly days: number };

/** `day` is counted from the first of the film. */
export type YearNote = { readonly day: number; readonly news: YearNews };
/** With the line of the corner that it has. */
export type PlacedNote = YearNote & { readonly lane: number };

/** The one that is told where there is no room for all. */
function weightOf(news: YearNews): number {
  switch (news.kind) {
    case "moved":
      return 10;
    case "away":
      return 9;
    case "festival":
      return 8;
    case "came":
      return 7;
    case "crop":
      // The later it is to be had, the more it is waited for.
      return 5 + cropIds.indexOf(news.crop) / cropIds.length;
    case "level":
      return news.level % 10 === 0 ? 7 : news.level % 5 === 0 ? 5 : 2;
    case "built":
      return 4;
    case "heirloom":
      return 4;
  }
}

export function settleNotes(notes: readonly YearNote[]): PlacedNote[] {
  const told: YearNote[] = [];
  const byWeight = notes.toSorted((a, b) => weightOf(b.news) - weightOf(a.news) || a.day - b.day);
  for (const note of byWeight) {
    const near = told.filter(({ day }) => Math.abs(day - note.day) < NOTE_LASTS);
    if (near.some(({ day }) => day === note.day) || isCrowded(note, near)) continue;
    told.push(note);
  }
  const free = Array.from({ length: LANES }, () => 0);
  return told
    .toSorted((a, b) => a.day - b.day)
    .map((note) => {
      const lane = free.findIndex((from) => from <= note.day);
      free[lane] = note.day + NOTE_LASTS;
      return { ...note, lane };
    });
}

/** Whether it would be one too many at any moment: crowds begin where one of them does. */
function isCrowded({ day }: YearNote, near: readonly YearNote[]): boolean {
  return [day, ...near.map((one) => one.day)].some((at) => {
    const isThere = (from: number) => from <= at && at < from + NOTE_LASTS;
    return isThere(day) && near.filter((one) => isThere(one.day)).length >= LANES;
  });
}

/** Those that are to be seen on the picture of a day. */
export const notesOn = (notes: readonly PlacedNote[], day: number): readonly PlacedNote[] =>
  notes.filter((note) => note.day <= day && day < note.day + NOTE_LASTS);
