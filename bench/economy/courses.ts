// Courses of the paper players on real fields, and a line of figures for each.

import { type Ground, groundOf } from "../../src/farm/ground/ground.ts";
import type { Hand } from "../../src/farm/players/hand.ts";
import { type Course, type Player, play } from "../../src/farm/players/play.ts";
import { piecesMade } from "../../src/farm/state/book.ts";
import { levelOf } from "../../src/farm/state/deeds.ts";
import { type FieldTraits, fieldTraits } from "../../src/fields/traits.ts";
import { row } from "../figures/figures.ts";

/** Where the local world keeps its collection. */
const collection = "0x5FbDB2315678afecb367f032d93F642f64180aa3";

export const fieldWith = (field: number, traits: Partial<FieldTraits> = {}): Ground =>
  groundOf({ ...fieldTraits(collection, field), ...traits });

export type Ran = { readonly hand: Hand; readonly weeks: readonly number[] };

export function run(player: Player, course: Omit<Course, "onDay">): Ran {
  const weeks: number[] = [];
  let before = 0;
  const onDay = (day: number, { tally }: Hand): void => {
    if (day % 7 !== 6) return;
    weeks.push(tally.income - before);
    before = tally.income;
  };
  return { hand: play(player, { ...course, onDay }), weeks };
}

export const head = row(["", "income", "letters", "level", "pieces", "in hand", "events"]);

export const figures = (name: string, { hand: { farm, tally } }: Ran): string =>
  row([
    name,
    tally.income,
    tally.letters,
    levelOf(farm),
    piecesMade(farm),
    farm.pence,
    tally.events,
  ]);

/** Prints what is held, with its figure; whether it is. */
export function held(what: string, figure: number, least: number, most: number): boolean {
  const isHeld = figure >= least && figure <= most;
  console.log(
    `${isHeld ? "held  " : "BROKEN"} ${what}: ${figure.toFixed(3)} of ${least} to ${most}`,
  );
  return isHeld;
}
