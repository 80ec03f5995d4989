// The economy of the farm as a gate: players of paper, and the limits that their figures must keep.
import { apply } from "../src/farm/events/apply.ts";
import { begin } from "../src/farm/letters/begin.ts";
import { sharesOf } from "../src/farm/players/play.ts";
import {
  botPlayer,
  coffeePlayer,
  dryPlayer,
  gardenerPlayer,
  kettlePlayer,
  playerOf,
  weekendPlayer,
} from "../src/farm/players/players.ts";
import { cropIds } from "../src/farm/tables/crops.ts";
import { fieldWith, figures, head, held, run } from "./economy/courses.ts";

const days = Number(process.argv[2] ?? 120);
/** An ordinary one: loam by a stream. */
const ground = fieldWith(417);
const start = Date.UTC(2026, 2, 1);
const course = { ground, start, days };

console.log(head);
const [kettle, coffee, weekend, gardener, bot, dry] = [
  kettlePlayer,
  coffeePlayer,
  weekendPlayer,
  gardenerPlayer,
  botPlayer,
  dryPlayer,
].map((player) => {
  const ran = run(player, course);
  console.log(figures(player.name, ran));
  return ran;
}) as [Ran, Ran, Ran, Ran, Ran, Ran];
type Ran = ReturnType<typeof run>;

const incomeOf = ({ hand }: Ran): number => hand.tally.income;
const all = [kettle, coffee, weekend, gardener];
const shares = all.map(({ hand }) => sharesOf(hand));
const mostOf = cropIds.map((crop) => Math.max(...shares.map((share) => share.get(crop) ?? 0)));

/** A month away from day 61 on, and the month after it. */
const AWAY = 60;
const MONTH = 30;
function monthAfterAway(): number {
  const isAway = (day: number) => day >= AWAY && day < AWAY + MONTH;
  const visits = (day: number) => (isAway(day) ? [] : coffeePlayer.visits(day));
  const away = { ...course, days: AWAY + 2 * MONTH };
  const until = { ...course, days: AWAY + MONTH };
  const gains = ([player, skips]: readonly [typeof coffeePlayer, boolean]) =>
    incomeOf(run(player, away)) - incomeOf(run(player, skips ? { ...course, days: AWAY } : until));
  return gains([{ name: "away", visits }, true]) / gains([coffeePlayer, false]);
}

/** The least that a step of more minutes earns, as a share of what fewer did. */
function leastStep(): number {
  const minutes = [2, 3, 5, 8, 12, 20, 30, 45, 60, 90, 120];
  const earned = minutes.map((many) => {
    const income = [417, 2_025]
      .map((field) => run(playerOf(many), { ground: fieldWith(field), start, days: 28 }))
      .reduce((sum, ran) => sum + incomeOf(ran), 0);
    console.log(`${many} minutes a day, four weeks, two fields: ${income}`);
    return income;
  });
  return Math.min(...earned.slice(1).map((income, i) => income / earned[i]!));
}

/** How fast one core applies what the gardener did. */
function eventsASecond(): number {
  const { log } = gardener.hand;
  let best = 0;
  for (let round = 0; round < 5; round++) {
    // What others do on the machine is not counted.
    const before = process.cpuUsage().user;
    let farm = begin(ground, start);
    for (const event of log) {
      const result = apply(farm, event, ground);
      if (result.ok) farm = result.value.farm;
    }
    best = Math.max(best, (log.length * 1e6) / (process.cpuUsage().user - before));
  }
  return Math.round(best);
}

const idle = all.reduce((sum, { hand }) => sum + hand.tally.idleVisits, 0);
const checks = [
  held(
    "an hour a day earns so many times what five minutes do",
    incomeOf(gardener) / incomeOf(kettle),
    1.8,
    3,
  ),
  held("the largest share of a crop in what somebody grew", Math.max(...mostOf) / 1000, 0, 0.22),
  held("the smallest share that a crop has at its best", Math.min(...mostOf) / 1000, 0.06, 1),
  held(
    "a bot earns so many times what an hour a day does",
    incomeOf(bot) / incomeOf(gardener),
    0,
    1.2,
  ),
  held("what never watering costs", 1 - incomeOf(dry) / incomeOf(coffee), 0.1, 0.25),
  held("visits with nothing to do", idle, 0, 0),
  held("the month after a month away, against nobody's absence", monthAfterAway(), 1, 2),
  held("what more minutes earn at the least", leastStep(), 1, 9),
  held("events a second", eventsASecond(), 50_000, Number.POSITIVE_INFINITY),
];
/** Weeks 5 to 8 against the last four: a year's end is held to it. */
const late = (ran: Ran): number => {
  const sum = (weeks: readonly number[]) => weeks.reduce((all, week) => all + week, 0);
  return sum(ran.weeks.slice(-4)) / sum(ran.weeks.slice(4, 8));
};
if (days >= 364)
  for (const [name, ran] of Object.entries({ kettle, coffee, gardener }))
    checks.push(held(`the last month against the second, ${name}`, late(ran), 0, 1.4));
if (checks.includes(false)) process.exitCode = 1;
