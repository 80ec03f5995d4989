// What is ready and what comes next, told together where it is the same thing at about the same time.
import { comingOn } from "../../farm/forecast/coming.ts";
import { HOUR, MINUTE, type Ms } from "../../farm/numbers/time.ts";
import type { Seed } from "../../farm/tables/heirlooms.ts";
import type { ProducerKind } from "../../farm/tables/producers.ts";
import type { Recipe } from "../../farm/tables/recipes.ts";
import type { BedState } from "./bed.ts";

export type Upcoming = { readonly at: Ms; readonly count: number } & (
  | { readonly kind: "plot"; readonly what: Seed }
  | { readonly kind: "dish"; readonly recipe: Recipe }
  | { readonly kind: "kept"; readonly keep: ProducerKind }
);

/** Letters and the pedlar have places of their own. */
export function upcomingOf({ ground, farm, now }: BedState): readonly Upcoming[] {
  const groups = new Map<string, Upcoming>();
  for (const coming of comingOn(ground, farm, now)) {
    if (coming.kind === "letter" || coming.kind === "pedlar") continue;
    const what =
      coming.kind === "plot" ? coming.what : coming.kind === "dish" ? coming.recipe : coming.keep;
    // Hens that came on one day lay within minutes of each other.
    const span = coming.kind === "kept" ? HOUR : MINUTE;
    const when = coming.at <= now ? "now" : Math.floor(coming.at / span);
    const key = `${coming.kind} ${what} ${when}`;
    const had = groups.get(key);
    groups.set(key, had ? { ...had, count: had.count + 1 } : { ...coming, count: 1 });
  }
  return [...groups.values()];
}
