// When somebody is likely to be here again, and which seeds are ready by then.
import { readyAt } from "../../farm/growth/grow.ts";
import { holdOf } from "../../farm/growth/hold.ts";
import { HOUR, MINUTE, type Ms } from "../../farm/numbers/time.ts";
import type { Seed } from "../../farm/tables/heirlooms.ts";
import type { BedState } from "./bed.ts";

export type Back = {
  readonly kind: "soon" | "usual" | "tonight" | "tomorrow" | "saturday";
  readonly at: Ms;
};

const SOON = 20 * MINUTE;
const TONIGHT = 21;
const MORNING = 8;
const SATURDAY = 6;
/** Fewer visits are no habit, nor is an hour that was seldom one's own. */
const A_HABIT = 5;
const SELDOM = 6;

/** That hour by the visitor's own clock, so many days on. */
function hourOn(now: Ms, days: number, hour: number): Ms {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  date.setHours(hour, 0, 0, 0);
  return date.getTime();
}

/** The next hour, from one hour on, at which somebody often began a visit; null where they have no such hours. */
export function usualReturn(visits: readonly Ms[], now: Ms): Ms | null {
  if (visits.length < A_HABIT) return null;
  const often = Math.max(2, visits.length / SELDOM);
  for (let ahead = 0; ahead < 2; ahead++)
    for (let hour = 0; hour < 24; hour++) {
      const at = hourOn(now, ahead, hour);
      const count = visits.filter((visit) => new Date(visit).getHours() === hour).length;
      if (at >= now + HOUR && at <= now + 24 * HOUR && count >= often) return at;
    }
  return null;
}

export function backTimes(visits: readonly Ms[], now: Ms): readonly Back[] {
  const usual = usualReturn(visits, now);
  const tonight = hourOn(now, 0, TONIGHT);
  const toSaturday = (SATURDAY - new Date(now).getDay() + 7) % 7 || 7;
  return [
    { kind: "soon", at: now + SOON },
    ...(usual === null ? [] : [{ kind: "usual", at: usual } as const]),
    ...(tonight < now + HOUR ? [] : [{ kind: "tonight", at: tonight } as const]),
    { kind: "tomorrow", at: hourOn(now, 1, MORNING) },
    { kind: "saturday", at: hourOn(now, toSaturday, MORNING) },
  ];
}

type SeedTimes = { readonly seed: Seed; readonly watered: Ms; readonly dry: Ms };

/** When a seed would be ready that is sown now, in the first free plot or the first of all: watered once, or never. */
export function seedTimes({ ground, farm, now }: BedState, seed: Seed): SeedTimes {
  const plot = Math.max(
    0,
    farm.plots.findIndex(({ sown }) => sown === null),
  );
  const ready = (moistUntil: Ms): Ms => {
    const sown = { what: seed, at: now, grown: 0, wet: 0, seen: now };
    const plots = farm.plots.with(plot, { ...farm.plots[plot]!, sown, moistUntil });
    return readyAt(ground, { ...farm, plots }, plot)!;
  };
  const moist = farm.plots[plot]!.moistUntil;
  const held = now + holdOf(ground, farm.tools.can);
  return { seed, watered: ready(Math.max(moist, held)), dry: ready(moist) };
}

/** Those that are ready by then, the longest first; the others after them, the soonest first. */
export function seedsFor(
  bed: BedState,
  seeds: readonly Seed[],
  until: Ms,
): readonly (SeedTimes & { readonly isReady: boolean })[] {
  const all = seeds.map((seed) => {
    const times = seedTimes(bed, seed);
    return { ...times, isReady: times.watered <= until };
  });
  const inTime = all.filter(({ isReady }) => isReady).toSorted((a, b) => b.watered - a.watered);
  const late = all.filter(({ isReady }) => !isReady).toSorted((a, b) => a.watered - b.watered);
  return [...inTime, ...late];
}
