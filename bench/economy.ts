// The economy of the farm as a gate: players of paper, and the limits that their figures must keep.
import { applyEvent } from "../src/farm/events/apply.ts";
import { beginFarm } from "../src/farm/letters/begin.ts";
import {
  limitOfAbsence,
  limitOfBot,
  limitOfDry,
  limitOfMinutes,
  limitOfNeighbours,
  limitsOfFour,
  limitsOfYear,
} from "../src/farm/players/limits.ts";
import {
  botPlayer,
  coffeePlayer,
  dryPlayer,
  gardenerPlayer,
  kettlePlayer,
  metPlayer,
  weekendPlayer,
} from "../src/farm/players/players.ts";
import { runPlayer } from "../src/farm/players/ran.ts";
import { fieldWith, figures, head, held } from "./economy/courses.ts";

const days = Number(process.argv[2] ?? 120);
/** An ordinary one: loam by a stream. */
const ground = fieldWith(417);
const start = Date.UTC(2026, 2, 1);
const place = { ground, start };

console.log(head);
const [kettle, coffee, weekend, gardener, bot, dry, met] = [
  kettlePlayer,
  coffeePlayer,
  weekendPlayer,
  gardenerPlayer,
  botPlayer,
  dryPlayer,
  metPlayer,
].map((player) => {
  const ran = runPlayer(player, { ...place, days });
  console.log(figures(player.name, ran));
  return ran;
}) as [Ran, Ran, Ran, Ran, Ran, Ran, Ran];
type Ran = ReturnType<typeof runPlayer>;

/** How fast one core applies what the gardener did. */
function eventsASecond(): number {
  const { log } = gardener.hand;
  let best = 0;
  for (let round = 0; round < 5; round++) {
    // What others do on the machine is not counted.
    const before = process.cpuUsage().user;
    let farm = beginFarm(ground, start);
    for (const event of log) {
      const result = applyEvent(farm, event, ground);
      if (result.ok) farm = result.value.farm;
    }
    best = Math.max(best, (log.length * 1e6) / (process.cpuUsage().user - before));
  }
  return Math.round(best);
}

console.log("What was new to who comes for twelve minutes, week by week:");
coffee.firsts.forEach((firsts, week) => {
  console.log(`${String(week + 1).padStart(4)}  ${firsts.length === 0 ? "-" : firsts.join(", ")}`);
});

const four = { kettle, coffee, weekend, gardener };
const limits = [
  ...limitsOfFour(four),
  limitOfBot(bot, gardener),
  limitOfDry(dry, coffee),
  limitOfNeighbours(met, kettle),
  limitOfAbsence(place),
  limitOfMinutes([place, { ground: fieldWith(2_025), start }], (minutes, income) =>
    console.log(`${minutes} minutes a day, four weeks, two fields: ${income}`),
  ),
  { what: "events a second", figure: eventsASecond(), least: 50_000, most: Infinity },
  ...(days >= 364 ? limitsOfYear(four) : []),
];
if (limits.map(held).includes(false)) process.exitCode = 1;
