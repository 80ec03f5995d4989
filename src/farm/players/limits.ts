// What the figures of the players must keep, whoever runs them and for how long.
import { type Crop, cropIds } from "../tables/crops.ts";
import { type PlayCourse, type Player, sharesOf } from "./play.ts";
import { coffeePlayer, playerOf } from "./players.ts";
import { incomeOf, type Ran, runPlayer } from "./ran.ts";

export type Limit = {
  readonly what: string;
  readonly figure: number;
  readonly least: number;
  readonly most: number;
};

const limit = (what: string, figure: number, least: number, most: number): Limit => ({
  what,
  figure,
  least,
  most,
});

export const isWithinLimit = ({ figure, least, most }: Limit): boolean =>
  figure >= least && figure <= most;

/** Five minutes, twelve, weekends and an hour a day: each kind of visitor. */
export type Four = {
  readonly kettle: Ran;
  readonly coffee: Ran;
  readonly weekend: Ran;
  readonly gardener: Ran;
};

/** Of each crop the largest share that it has in what somebody grew, in thousandths. */
function bestShares(all: readonly Ran[]): readonly number[] {
  const shares: readonly ReadonlyMap<Crop, number>[] = all.map(({ hand }) => sharesOf(hand));
  return cropIds.map((crop) => Math.max(...shares.map((share) => share.get(crop) ?? 0)));
}

/** Time is respected, no crop rules, and nobody is ever stuck. */
export function limitsOfFour({ kettle, coffee, weekend, gardener }: Four): Limit[] {
  const all = [kettle, coffee, weekend, gardener];
  const most = bestShares(all);
  const idle = all.reduce((sum, { hand }) => sum + hand.tally.idleVisits, 0);
  return [
    limit(
      "an hour a day earns so many times what five minutes do",
      incomeOf(gardener) / incomeOf(kettle),
      1.8,
      3,
    ),
    limit("the largest share of a crop in what somebody grew", Math.max(...most) / 1000, 0, 0.22),
    limit("the smallest share that a crop has at its best", Math.min(...most) / 1000, 0.06, 1),
    limit("visits with nothing to do", idle, 0, 0),
  ];
}

export const limitOfDry = (dry: Ran, coffee: Ran): Limit =>
  limit("what never watering costs", 1 - incomeOf(dry) / incomeOf(coffee), 0.1, 0.25);

export const limitOfBot = (bot: Ran, gardener: Ran): Limit =>
  limit(
    "a bot earns so many times what an hour a day does",
    incomeOf(bot) / incomeOf(gardener),
    0,
    1.2,
  );

/** A year and more: the last month is held to weeks 5 to 8. */
export function limitsOfYear({ kettle, coffee, gardener }: Four): Limit[] {
  const late = ({ weeks }: Ran): number => {
    const sum = (some: readonly number[]) => some.reduce((all, week) => all + week, 0);
    return sum(weeks.slice(-4)) / sum(weeks.slice(4, 8));
  };
  const bare = coffee.firsts.slice(0, 52).filter(({ length }) => length === 0).length;
  return [
    ...Object.entries({ kettle, coffee, gardener }).map(([name, ran]) =>
      limit(`the last month against the second, ${name}`, late(ran), 0, 1.4),
    ),
    limit("weeks of the first year with nothing new, coffee", bare, 0, 0),
  ];
}

/** Of a day of five minutes, what neighbours may add who leave all that they may. */
export const limitOfNeighbours = (met: Ran, kettle: Ran): Limit =>
  limit(
    "what neighbours add to five minutes a day",
    incomeOf(met) / incomeOf(kettle) - 1,
    -1,
    0.06,
  );

type Place = Pick<PlayCourse, "ground" | "start">;

/** A month away from day 61 on, and the month after it. */
const AWAY = 60;
const MONTH = 30;

/** Twice the same twelve minutes, once with a month away. */
export function limitOfAbsence(place: Place): Limit {
  const isAway = (day: number) => day >= AWAY && day < AWAY + MONTH;
  const visits = (day: number) => (isAway(day) ? [] : coffeePlayer.visits(day));
  const until = (player: Player, days: number) => incomeOf(runPlayer(player, { ...place, days }));
  const away = until({ name: "away", visits }, AWAY + 2 * MONTH) - until(coffeePlayer, AWAY);
  const there = until(coffeePlayer, AWAY + 2 * MONTH) - until(coffeePlayer, AWAY + MONTH);
  return limit("the month after a month away, against nobody's absence", away / there, 1, 2);
}

/** The least that a step of more minutes earns, as a share of what fewer did, over four weeks on some fields. */
export function limitOfMinutes(
  places: readonly Place[],
  tell: (minutes: number, income: number) => void = () => {},
): Limit {
  const earned = [2, 3, 5, 8, 12, 20, 30, 45, 60, 90, 120].map((minutes) => {
    const income = places
      .map((place) => runPlayer(playerOf(minutes), { ...place, days: 28 }))
      .reduce((sum, ran) => sum + incomeOf(ran), 0);
    tell(minutes, income);
    return income;
  });
  const steps = earned.slice(1).map((income, i) => income / earned[i]!);
  return limit("what more minutes earn at the least", Math.min(...steps), 1, 9);
}
