// A course that a player has run: how it ended, and what each whole week brought.

import { firstsOf } from "./firsts.ts";
import type { PlayerState } from "./hand.ts";
import { type PlayCourse, type Player, play } from "./play.ts";

export type Ran = {
  readonly hand: PlayerState;
  readonly weeks: readonly number[];
  /** What was new in each week. */
  readonly firsts: readonly (readonly string[])[];
};

export function runPlayer(player: Player, course: Omit<PlayCourse, "onDay">): Ran {
  const weeks: number[] = [];
  const firsts: (readonly string[])[] = [];
  let was: Parameters<typeof firstsOf>[0] = { book: {}, deeds: 0, feasts: {} };
  let before = 0;
  const onDay = (day: number, { tally, farm }: PlayerState): void => {
    if (day % 7 !== 6) return;
    weeks.push(tally.income - before);
    before = tally.income;
    firsts.push(firstsOf(was, farm));
    was = farm;
  };
  return { hand: play(player, { ...course, onDay }), weeks, firsts };
}

export const incomeOf = ({ hand }: Ran): number => hand.tally.income;
