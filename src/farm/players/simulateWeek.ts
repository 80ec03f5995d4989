// A week on a field as somebody with so many minutes a day would have it: for pages that ask "what if".
import type { FarmGround } from "../ground/ground.ts";
import { DAY, dayAt, type Ms } from "../numbers/time.ts";
import { levelOf } from "../state/deeds.ts";
import type { Crop } from "../tables/crops.ts";
import type { CountTable } from "../tables/goods.ts";
import { play } from "./play.ts";
import { playerOf } from "./players.ts";

const DAYS = 7;

export type Week = {
  /** What was brought in, in units. */
  readonly grown: CountTable<Crop>;
  /** Pence got on each day. */
  readonly income: readonly number[];
  readonly level: number;
};

/** The first week of a new farm, from the midnight of a day on; nobody comes on the days of it that are off, counted from 0. */
export function simulateWeek(
  ground: FarmGround,
  minutes: number,
  start: Ms,
  off: readonly number[] = [],
): Week {
  const income: number[] = [];
  let before = 0;
  const { name, visits } = playerOf(minutes);
  const player = { name, visits: (day: number) => (off.includes(day % DAYS) ? [] : visits(day)) };
  const { farm, tally } = play(player, {
    ground,
    start: dayAt(start) * DAY,
    days: DAYS,
    onDay: (_, hand) => {
      income.push(hand.tally.income - before);
      before = hand.tally.income;
    },
  });
  return { grown: tally.grown, income, level: levelOf(farm) };
}
