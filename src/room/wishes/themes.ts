// The theme of each week of the year: what rooms of the gallery are looked at for.
import { sorts as s } from "./sorts.ts";
import { hourWish, lampsWish, nearWish, piecesWish, type RoomWish, wallsWish } from "./wish.ts";

/** In the order of the weeks of a year. */
const wishesOf = {
  "white-morning": [wallsWish("white"), piecesWish(s.winter), hourWish("day")],
  "a-chair-by-the-fire": [piecesWish(s.fire), nearWish(s.seat, s.fire, 3)],
  "long-nights": [hourWish("night"), lampsWish(4)],
  "wool-and-time": [piecesWish(s.wool), piecesWish(s.clock)],
  candlelight: [piecesWish(s.candle, 3), hourWish("night")],
  "the-map-room": [piecesWish(s.map), piecesWish(s.desk)],
  "snow-at-the-window": [piecesWish(s.winter, 3)],
  "two-chairs": [piecesWish(s.seat, 2), nearWish(s.seat, s.table, 1)],
  "seed-time": [piecesWish(s.garden, 3)],
  "first-flowers": [piecesWish(s.flowers, 2), hourWish("day")],
  "spring-cleaning": [piecesWish(s.washing), piecesWish(s.cupboard)],
  "hens-about": [piecesWish(s.hen), piecesWish(s.wheat)],
  "yellow-walls": [wallsWish("yellow"), piecesWish(s.rug)],
  "a-nest": [piecesWish(s.basket, 2)],
  "rain-on-the-roof": [piecesWish(s.boots), piecesWish(s.pegs)],
  "room-for-a-painter": [piecesWish(s.easel), piecesWish(s.picture, 2)],
  "apple-blossom": [piecesWish(s.fruit), wallsWish("rose")],
  "green-room": [wallsWish("green"), piecesWish(s.plant, 2)],
  bees: [piecesWish(s.bees), piecesWish(s.flowers)],
  "children-in-the-house": [piecesWish(s.toy, 4), piecesWish(s.bed)],
  "lunch-outside": [piecesWish(s.table), piecesWish(s.seat, 2), piecesWish(s.garden, 2)],
  "the-longest-evening": [hourWish("evening"), piecesWish(s.softSeat)],
  "music-after-supper": [piecesWish(s.music), piecesWish(s.seat, 3)],
  "high-summer": [piecesWish(s.plant, 4), hourWish("day")],
  "blue-hour": [wallsWish("blue"), hourWish("evening")],
  hay: [piecesWish(s.hay), piecesWish(s.basket)],
  "an-open-shelf": [piecesWish(s.shelf, 2), piecesWish(s.picture)],
  "a-dog-s-day": [piecesWish(s.dog), piecesWish(s.rug)],
  "the-workshop": [piecesWish(s.workbench), piecesWish(s.tools)],
  lanterns: [lampsWish(5), hourWish("evening")],
  "a-cat-s-choice": [piecesWish(s.cat), piecesWish(s.softSeat)],
  "the-whole-table": [piecesWish(s.table), piecesWish(s.seat, 4)],
  wheat: [piecesWish(s.wheat, 2)],
  "baking-day": [piecesWish(s.stove), piecesWish(s.baking)],
  "brick-and-wood": [wallsWish("red"), piecesWish(s.shelf)],
  "pears-and-apples": [piecesWish(s.fruit, 2), piecesWish(s.basket)],
  "back-to-school": [piecesWish(s.desk), piecesWish(s.bookcase)],
  "harvest-home": [piecesWish(s.harvest, 4)],
  "the-tea-hour": [piecesWish(s.teaThings), piecesWish(s.seat, 2)],
  pumpkins: [piecesWish(s.pumpkin, 2)],
  "a-reading-corner": [piecesWish(s.bookcase), nearWish(s.softSeat, s.bookcase, 3)],
  cider: [piecesWish(s.barrel), piecesWish(s.seat, 2)],
  "stone-walls": [wallsWish("grey"), piecesWish(s.fire)],
  "lamps-lit-early": [lampsWish(3), hourWish("evening")],
  mist: [hourWish("evening"), wallsWish("white")],
  "a-good-mirror": [piecesWish(s.mirror), piecesWish(s.rug)],
  "first-frost": [piecesWish(s.fire), piecesWish(s.rug, 2)],
  "letters-to-write": [piecesWish(s.desk), nearWish(s.lamp, s.desk, 1)],
  "by-the-stove": [piecesWish(s.stove), nearWish(s.seat, s.stove, 3)],
  wreaths: [piecesWish(s.wreath), lampsWish(2)],
  parcels: [piecesWish(s.gifts), piecesWish(s.winter, 2)],
  "the-year-s-last-night": [hourWish("night"), piecesWish(s.music), lampsWish(3)],
} satisfies Record<string, readonly RoomWish[]>;

export type ThemeId = keyof typeof wishesOf;
export type WeekTheme = { readonly id: ThemeId; readonly wishes: readonly RoomWish[] };

export const themes: readonly WeekTheme[] = (
  Object.entries(wishesOf) as [ThemeId, readonly RoomWish[]][]
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
export const themeOf = (week: number): WeekTheme => themes[Math.min(week, themes.length) - 1]!;
