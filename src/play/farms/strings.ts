// What a calendar says of a farm, and why a file was not taken in.
import { seedName } from "../../farm/describe/refusal.ts";
import { goods } from "../../farm/describe/strings.ts";
import type { Seed } from "../../farm/tables/heirlooms.ts";
import { type ProducerKind, producerRulesOf } from "../../farm/tables/producers.ts";
import type { Recipe } from "../../farm/tables/recipes.ts";
import type { ImportTrouble } from "./farms.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const strings = {
  calendar: "Ready times",
  grown: (what: Seed, plots: number, field: number) =>
    plots === 1
      ? `${capital(seedName(what))} is ready on field ${field}`
      : `${capital(seedName(what))} is ready on ${plots} plots of field ${field}`,
  cooked: (recipe: Recipe, field: number) =>
    `${capital(goods[recipe][0])} is done on field ${field}`,
  waits: (keep: ProducerKind, field: number) =>
    `${capital(goods[producerRulesOf(keep).gives][1])} wait on the meadow of field ${field}`,
  waitsFor: "It waits for you, today or any other day.",

  notTaken: {
    wrong: (where: string) =>
      `That file is no farm as it is written. The first mistake is in ${where}.`,
    noField: (field: number) => `That farm stands on field ${field}, which this country has not.`,
    future: (nth: number) =>
      nth === 0
        ? "That farm begins later than now. Look at the clock of the device that it comes from."
        : `What is written as number ${nth} was done later than now. Look at the clock of the device that it comes from.`,
    impossible: (nth: number, what: string) =>
      `That log does not hold: by the rules, what is written as number ${nth} (${what}) could not be done.`,
    none: "That is not the file of a farm. Have you picked another one?",
    later:
      "That farm goes by newer rules than this page knows. Load the page again, and open the file once more.",
    full: "There is no room left on this device for another farm. Nothing that is here was touched.",
    unavailable: "This device keeps nothing just now. Nothing that is here was touched.",
  },
} as const;

/** Why a file was not taken in, in a sentence. */
export function importTroubleWords(trouble: ImportTrouble): string {
  const { notTaken } = strings;
  switch (trouble.kind) {
    case "wrong":
      return notTaken.wrong(trouble.where);
    case "noField":
      return notTaken.noField(trouble.field);
    case "future":
      return notTaken.future(trouble.nth);
    case "impossible":
      return notTaken.impossible(trouble.nth, trouble.what);
    default:
      return notTaken[trouble.kind];
  }
}
