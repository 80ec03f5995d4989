// Real fields for the players of paper, and a line of figures for each course.

import { type FarmGround, farmGroundOf } from "../../src/farm/ground/ground.ts";
import { isWithinLimit, type Limit } from "../../src/farm/players/limits.ts";
import type { Ran } from "../../src/farm/players/ran.ts";
import { piecesMade } from "../../src/farm/state/book.ts";
import { levelOf } from "../../src/farm/state/deeds.ts";
import { type FieldTraits, fieldTraits } from "../../src/fields/traits.ts";
import { row } from "../figures/figures.ts";

/** Where the local world keeps its collection. */
const collection = "0x5FbDB2315678afecb367f032d93F642f64180aa3";

export const fieldWith = (field: number, traits: Partial<FieldTraits> = {}): FarmGround =>
  farmGroundOf({ ...fieldTraits(collection, field), ...traits });

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
export function held(limit: Limit): boolean {
  const { what, figure, least, most } = limit;
  console.log(
    `${isWithinLimit(limit) ? "held  " : "BROKEN"} ${what}: ${figure.toFixed(3)} of ${least} to ${most}`,
  );
  return isWithinLimit(limit);
}
