// A course that a player has run: how it ended, and what each whole week brought.
import type { Hand } from "./hand.ts";
import { type Course, type Player, play } from "./play.ts";

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

export const incomeOf = ({ hand }: Ran): number => hand.tally.income;
