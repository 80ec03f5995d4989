// Who of the village goes round the country, and where each is on a day: of parish and day alone, so that everybody meets the same.

import { BLOCK } from "../land/block.ts";
import { hash } from "../land/noise.ts";
import { parishOf } from "../land/place.ts";
import { type Day, dateOf } from "../weather/weather.ts";
import { type Home, homes } from "./homes.ts";

/** Those who come by, in the order in which they are told of. */
export const callers = ["vet", "pedlar", "reeve", "cartersGirl"] as const;
export type CountryCaller = (typeof callers)[number];

/** Public for all time, as the weather's number is. */
const ROUNDS = 0x7e11_0a57;
const layers = { reeve: 81, hen: 82 } as const;

/** As many parishes as a block has: those of a larger country are gone round like these. */
const PARISHES = parishOf(BLOCK - 1) + 1;
const WEEK = 7;
const weekdayOf = (day: Day): number => dateOf(day).getUTCDay();
const [MONDAY, TUESDAY, SATURDAY] = [1, 2, 6];
/** Weeks begin on Mondays. */
const weekOf = (day: Day): number => Math.floor((day + 3) / WEEK);
const within = (many: number, value: number): number => ((value % many) + many) % many;

/** Eight parishes a day, so that each is come to once a fortnight. */
const vet = { aDay: 8, fortnight: 14 } as const;
/** On Saturdays he stands at everybody's gate, and walks on from parish to parish on all other days. */
const pedlarParish = (day: Day): number => {
  const saturdays = Math.floor((day + WEEK - 2) / WEEK);
  return within(PARISHES, day - saturdays);
};

const comes: { readonly [C in CountryCaller]: (parish: number, day: Day) => boolean } = {
  vet: (parish, day) =>
    Math.floor(parish / vet.aDay) % vet.fortnight === within(vet.fortnight, day),
  pedlar: (parish, day) => weekdayOf(day) !== SATURDAY && pedlarParish(day) === parish,
  reeve: (parish, day) =>
    weekdayOf(day) === MONDAY && hash(ROUNDS, layers.reeve, 0, weekOf(day)) % PARISHES === parish,
  // From Tuesday to Saturday the carter's girl drives to the five parishes that begin next door.
  cartersGirl: (parish, day) => {
    const stop = weekdayOf(day) - TUESDAY + 1;
    return stop >= 1 && parish === stop;
  },
};

/** On Saturdays everywhere. */
export const isPedlarAtGates = (day: Day): boolean => weekdayOf(day) === SATURDAY;

/** Who is in a parish on a day, besides the pedlar at everybody's gate. */
export const callersOn = (parish: number, day: Day): CountryCaller[] =>
  callers.filter((caller) => comes[caller](within(PARISHES, parish), day));

export type VillagerVisit = { readonly who: CountryCaller; readonly day: Day };

/** No walk of anybody is longer: after that they begin anew. */
const LONGEST = Math.ceil((PARISHES * WEEK) / (WEEK - 1)) + WEEK;

/** When each comes next, the soonest first; who goes by chance may not come in all that time. */
export function nextVisits(parish: number, after: Day, most: number): VillagerVisit[] {
  const found: VillagerVisit[] = [];
  for (let day = after + 1; day <= after + LONGEST && found.length < most; day++)
    for (const who of callersOn(parish, day))
      if (found.length < most && found.every((visit) => visit.who !== who))
        found.push({ who, day });
  return found;
}

/** Where somebody who goes round is on a day, by parishes; several for the vet, none for whoever is at home. */
export const parishesOn = (who: CountryCaller, day: Day): number[] =>
  Array.from({ length: PARISHES }, (_, parish) => parish).filter((parish) =>
    comes[who](parish, day),
  );

/** The hen is at another's each day. */
export const henAt = (day: Day): Home => homes[hash(ROUNDS, layers.hen, 0, day) % homes.length]!;
