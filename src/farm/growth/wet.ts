// When a plot is wet though nobody watered it: rain, dew, stream and sluice.
import type { FarmGround } from "../ground/ground.ts";
import { DAY, dayAt, HOUR, type Ms } from "../numbers/time.ts";
import type { Shower } from "../state/farm.ts";
import { SLUICE_PLOTS } from "../tables/tools.ts";

export type Stretch = readonly [from: Ms, to: Ms];

/** How much of a watering rain is worth after its end, in tenths; a pond keeps all of it. */
export const AFTER_RAIN = 6;
export const AFTER_RAIN_BY_POND = 10;
const LAST_COLUMN = 4;

type Wetting = {
  readonly plot: number;
  readonly sluices: number;
  readonly hold: Ms;
  readonly showers: readonly Shower[];
};

/** The stretches that begin on a day, the first first; none but a shower reaches beyond the day after. */
export function wetOn(
  ground: FarmGround,
  { plot, sluices, hold, showers }: Wetting,
  day: number,
): Stretch[] {
  const start = day * DAY;
  const stretches: Stretch[] = [];
  if (ground.water === "stream" && ground.plots[plot]!.column === LAST_COLUMN)
    stretches.push([start, start + DAY]);
  if (ground.water === "dew") stretches.push([start + 4 * HOUR, start + 8 * HOUR]);
  if (plot < sluices * SLUICE_PLOTS) stretches.push([start + 5 * HOUR, start + 5 * HOUR + hold]);
  const weather = ground.weather(day);
  if ("from" in weather) {
    const tenths = ground.water === "pond" ? AFTER_RAIN_BY_POND : AFTER_RAIN;
    const from = start + weather.from * HOUR;
    stretches.push([from, start + weather.to * HOUR + Math.floor((hold * tenths) / 10)]);
  }
  for (const { plots, from, until } of showers)
    if ((plots >>> plot) & 1 && dayAt(from) === day) stretches.push([from, until]);
  return stretches.length > 1 ? stretches.sort(([a], [b]) => a - b) : stretches;
}
