// What each kind of a trait is worth: the same hand on the same fields with one trait changed, in four seasons.
import { odds, type TraitName } from "../../fields/odds.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import type { FarmGround } from "../ground/ground.ts";
import type { Limit } from "./limits.ts";
import { coffeePlayer } from "./players.ts";
import { incomeOf, runPlayer } from "./ran.ts";

export const tradedTraits = [
  "shape",
  "soil",
  "water",
  "aspect",
  "wind",
  "landmark",
  "region",
] as const satisfies readonly TraitName[];

const FIELDS = [417, 2_025];
/** The first days of the four seasons. */
export const fourSeasons = [2, 5, 8, 11].map((month) => Date.UTC(2026, month, 1));
/** One of them, for whoever has little time. */
export const oneSummer = fourSeasons.slice(1, 2);
const DAYS = 28;
/** Of somebody who knows what there is to grow. */
const from = { deeds: 2_600, pence: 1_500 };

type GroundWith = (field: number, traits: Partial<FieldTraits>) => FarmGround;

/** No kind is the better one: each lies by the mean of all. */
export function limitsOfTrait(
  trait: (typeof tradedTraits)[number],
  groundWith: GroundWith,
  starts = fourSeasons,
  days = DAYS,
): Limit[] {
  const incomes = odds[trait].map(({ id }) => {
    const earned = FIELDS.flatMap((field) =>
      starts.map((start) => {
        const ground = groundWith(field, { landmark: "none", [trait]: id });
        return incomeOf(runPlayer(coffeePlayer, { ground, start, days, from }));
      }),
    );
    return [id, earned.reduce((sum, income) => sum + income, 0)] as const;
  });
  const mean = incomes.reduce((sum, [, income]) => sum + income, 0) / incomes.length;
  return incomes.map(([id, income]) => ({
    what: `${trait} ${id}, against the mean of its kinds`,
    figure: income / mean,
    least: 0.95,
    most: 1.05,
  }));
}
