// What each kind of a trait is worth: the same hand on the same fields with one trait changed, in four seasons.
import { coffeePlayer } from "../src/farm/players/players.ts";
import { incomeOf, run } from "../src/farm/players/ran.ts";
import { odds, type TraitName } from "../src/fields/odds.ts";
import { fieldWith, held } from "./economy/courses.ts";

const days = Number(process.argv[2] ?? 28);
const fields = [417, 2_025];
const starts = [2, 5, 8, 11].map((month) => Date.UTC(2026, month, 1));
/** Of somebody who knows what there is to grow. */
const from = { deeds: 2_600, pence: 1_500 };
const traits = [
  "soil",
  "water",
  "aspect",
  "wind",
  "landmark",
  "region",
  "shape",
] as const satisfies readonly TraitName[];

function incomeWith(trait: TraitName, id: string): number {
  let sum = 0;
  for (const field of fields)
    for (const start of starts) {
      const ground = fieldWith(field, { landmark: "none", [trait]: id });
      sum += incomeOf(run(coffeePlayer, { ground, start, days, from }));
    }
  return sum;
}

let isHeld = true;
for (const trait of traits) {
  const incomes = odds[trait].map(({ id }) => [id, incomeWith(trait, id)] as const);
  const mean = incomes.reduce((sum, [, income]) => sum + income, 0) / incomes.length;
  for (const [id, income] of incomes) {
    const what = `${trait} ${id}, against the mean of its kinds`;
    isHeld = held({ what, figure: income / mean, least: 0.95, most: 1.05 }) && isHeld;
  }
}
if (!isHeld) process.exitCode = 1;
