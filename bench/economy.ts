// The economy of the farm as a gate: players of paper, and the limits that their figures must keep.
import { apply } from "../src/farm/events/apply.ts";
import { begin } from "../src/farm/letters/begin.ts";
import {
  limitOfAbsence,
  limitOfBot,
  limitOfDry,
  limitOfMinutes,
  limitsOfFour,
  limitsOfYear,
} from "../src/farm/players/limits.ts";
import {
  botPlayer,
  coffeePlayer,
  dryPlayer,
  gardenerPlayer,
  kettlePlayer,
  weekendPlayer,
} from "../src/farm/players/players.ts";
import { run } from "../src/farm/players/ran.ts";
import { fieldWith, figures, head, held } from "./economy/courses.ts";

const days = Number(process.argv[2] ?? 120);
/** An ordinary one: loam by a stream. */
const ground = fieldWith(417);
const start = Date.UTC(2026, 2, 1);
const place = { ground, start };

console.log(head);
const [kettle, coffee, weekend, gardener, bot, dry] = [
  kettlePlayer,
  coffeePlayer,
  weekendPlayer,
  gardenerPlayer,
  botPlayer,
  dryPlayer,
].map((player) => {
  const ran = run(player, { ...place, days });
  console.log(figures(player.name, ran));
  return ran;
}) as [Ran, Ran, Ran, Ran, Ran, Ran];
type Ran = ReturnType<typeof run>;

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

const four = { kettle, coffee, weekend, gardener };
const limits = [
  ...limitsOfFour(four),
  limitOfBot(bot, gardener),
  limitOfDry(dry, coffee),
  limitOfAbsence(place),
  limitOfMinutes([place, { ground: fieldWith(2_025), start }], (minutes, income) =>
    console.log(`${minutes} minutes a day, four weeks, two fields: ${income}`),
  ),
  { what: "events a second", figure: eventsASecond(), least: 50_000, most: Infinity },
  ...(days >= 364 ? limitsOfYear(four) : []),
];
if (limits.map(held).includes(false)) process.exitCode = 1;
