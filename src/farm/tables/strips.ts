// The levels that bring a strip of meadow: half a square each.
import { freeze } from "./freeze.ts";

export const meadowStrips = freeze([15, 22, 28, 34] as const);

/** Half squares of meadow that a level has brought by itself. */
export const halvesWith = (level: number): number =>
  meadowStrips.filter((needs) => needs <= level).length;
