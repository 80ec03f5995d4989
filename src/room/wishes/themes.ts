// The theme of each week of the year: what rooms of the gallery are looked at for.
import { sorts as s } from "./sorts.ts";
import { hour, lamps, near, some, type Wish, walls } from "./wish.ts";

/** In the order of the weeks of a year. */
const wishesOf = {
  "white-morning": [walls("white"), some(s.winter), hour("day")],
  "a-chair-by-the-fire": [some(s.fire), near(s.seat, s.fire, 3)],
  "long-nights": [hour("night"), lamps(4)],
  "wool-and-time": [some(s.wool), some(s.clock)],
  candlelight: [some(s.candle, 3), hour("night")],
  "the-map-room": [some(s.map), some(s.desk)],
  "snow-at-the-window": [some(s.winter, 3)],
  "two-chairs": [some(s.seat, 2), near(s.seat, s.table, 1)],
  "seed-time": [some(s.garden, 3)],
  "first-flowers": [some(s.flowers, 2), hour("day")],
  "spring-cleaning": [some(s.washing), some(s.cupboard)],
  "hens-about": [some(s.hen), some(s.wheat)],
  "yellow-walls": [walls("yellow"), some(s.rug)],
  "a-nest": [some(s.basket, 2)],
  "rain-on-the-roof": [some(s.boots), some(s.pegs)],
  "room-for-a-painter": [some(s.easel), some(s.picture, 2)],
  "apple-blossom": [some(s.fruit), walls("rose")],
  "green-room": [walls("green"), some(s.plant, 2)],
  bees: [some(s.bees), some(s.flowers)],
  "children-in-the-house": [some(s.toy, 4), some(s.bed)],
  "lunch-outside": [some(s.table), some(s.seat, 2), some(s.garden, 2)],
  "the-longest-evening": [hour("evening"), some(s.softSeat)],
  "music-after-supper": [some(s.music), some(s.seat, 3)],
  "high-summer": [some(s.plant, 4), hour("day")],
  "blue-hour": [walls("blue"), hour("evening")],
  hay: [some(s.hay), some(s.basket)],
  "an-open-shelf": [some(s.shelf, 2), some(s.picture)],
  "a-dog-s-day": [some(s.dog), some(s.rug)],
  "the-workshop": [some(s.workbench), some(s.tools)],
  lanterns: [lamps(5), hour("evening")],
  "a-cat-s-choice": [some(s.cat), some(s.softSeat)],
  "the-whole-table": [some(s.table), some(s.seat, 4)],
  wheat: [some(s.wheat, 2)],
  "baking-day": [some(s.stove), some(s.baking)],
  "brick-and-wood": [walls("red"), some(s.shelf)],
  "pears-and-apples": [some(s.fruit, 2), some(s.basket)],
  "back-to-school": [some(s.desk), some(s.bookcase)],
  "harvest-home": [some(s.harvest, 4)],
  "the-tea-hour": [some(s.teaThings), some(s.seat, 2)],
  pumpkins: [some(s.pumpkin, 2)],
  "a-reading-corner": [some(s.bookcase), near(s.softSeat, s.bookcase, 3)],
  cider: [some(s.barrel), some(s.seat, 2)],
  "stone-walls": [walls("grey"), some(s.fire)],
  "lamps-lit-early": [lamps(3), hour("evening")],
  mist: [hour("evening"), walls("white")],
  "a-good-mirror": [some(s.mirror), some(s.rug)],
  "first-frost": [some(s.fire), some(s.rug, 2)],
  "letters-to-write": [some(s.desk), near(s.lamp, s.desk, 1)],
  "by-the-stove": [some(s.stove), near(s.seat, s.stove, 3)],
  wreaths: [some(s.wreath), lamps(2)],
  parcels: [some(s.gifts), some(s.winter, 2)],
  "the-year-s-last-night": [hour("night"), some(s.music), lamps(3)],
} satisfies Record<string, readonly Wish[]>;

export type ThemeId = keyof typeof wishesOf;
export type Theme = { readonly id: ThemeId; readonly wishes: readonly Wish[] };

export const themes: readonly Theme[] = (
  Object.entries(wishesOf) as [ThemeId, readonly Wish[]][]
).map(([id, wishes]) => ({ id, wishes }));

const DAY = 86_400_000;

/** The week of the year by ISO 8601 in which a moment lies, by UTC: it begins on Monday. */
export function isoWeek(at: number): number {
  const day = Math.floor(at / DAY);
  // The first of January 1970 was a Thursday, and a week belongs to the year of its Thursday.
  const thursday = day - ((day + 3) % 7) + 3;
  const year = new Date(thursday * DAY).getUTCFullYear();
  return 1 + Math.floor((thursday - Date.UTC(year, 0, 1) / DAY) / 7);
}

/** Some years have a week more: its theme is that of the last. */
export const themeOf = (week: number): Theme => themes[Math.min(week, themes.length) - 1]!;
