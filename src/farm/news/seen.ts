// What there is to write of a farm by what anybody sees from the road: its weather, its season, its beds.
import type { FarmGround } from "../ground/ground.ts";
import { isReady } from "../growth/grow.ts";
import { civilDate, DAY, dayAt, dayOfCivilDate, type Ms, seasonOn } from "../numbers/time.ts";
import type { Farm, NewsFacts } from "../state/farm.ts";
import { isFullMoon } from "../surprises/moon.ts";
import type { Crop } from "../tables/crops.ts";
import { festivalIds, laidSince } from "../tables/festivals.ts";
import { cropOf } from "../tables/heirlooms.ts";

const none: NewsFacts = {};
const when = (holds: boolean): NewsFacts | null => (holds ? none : null);

type Sky = ReturnType<FarmGround["weather"]>;
const isWetDay = (sky: Sky): boolean => "from" in sky;

/** No further than this is looked back. */
const LONG = 60;
const DRY_FROM = 8;
const WET_OF = 7;
const WET_FROM = 5;

const back = ({ weather }: FarmGround, at: Ms, days: number): Sky[] =>
  Array.from({ length: days }, (_, i) => weather(dayAt(at) - i));

const JULY = 6;

/** Of its kind the first since the middle of summer. */
function isFirst(ground: FarmGround, at: Ms, kind: Sky["kind"]): boolean {
  const day = dayAt(at);
  if (ground.weather(day).kind !== kind) return false;
  const { year, month } = civilDate(day);
  const july = dayOfCivilDate({ year: month < JULY ? year - 1 : year, month: JULY, date: 1 });
  return back(ground, at - DAY, day - july).every((sky) => sky.kind !== kind);
}

export const firstSnow = (ground: FarmGround, at: Ms) => when(isFirst(ground, at, "snow"));
export const firstFrost = (ground: FarmGround, at: Ms) => when(isFirst(ground, at, "frost"));
export const storm = ({ weather }: FarmGround, at: Ms) =>
  when(weather(dayAt(at) - 1).kind === "storm");
export const mist = ({ weather }: FarmGround, at: Ms) => when(weather(dayAt(at)).kind === "mist");
export const fullMoon = (at: Ms) => when(isFullMoon(at));

export function dryDays(ground: FarmGround, at: Ms): NewsFacts | null {
  const wet = back(ground, at, LONG).findIndex(isWetDay);
  const days = wet < 0 ? LONG : wet;
  return days >= DRY_FROM ? { days } : null;
}

export function wetDays(ground: FarmGround, at: Ms): NewsFacts | null {
  const days = back(ground, at, WET_OF).filter(isWetDay).length;
  return days >= WET_FROM ? { days } : null;
}

/** In its first week. */
export function seasonBegins(at: Ms): NewsFacts | null {
  const day = dayAt(at);
  return seasonOn(day) === seasonOn(day - 7) ? null : { season: seasonOn(day) };
}

const SOON = 5;

/** Of a festival that begins within so many days. */
export function festivalComing(at: Ms): NewsFacts | null {
  const day = dayAt(at);
  for (let ahead = 1; ahead <= SOON; ahead++) {
    const festival = festivalIds.find((one) => laidSince(one, day + ahead) === day + ahead);
    if (festival !== undefined) return { festival };
  }
  return null;
}

export const allRipe = (ground: FarmGround, farm: Farm, at: Ms) =>
  when(farm.plots.every((_, plot) => isReady(ground, farm, plot, at)));
export const allBare = ({ plots }: Farm) => when(plots.every(({ sown }) => sown === null));

/** Seven beds of ten. */
export function oneCrop({ plots }: Farm): NewsFacts | null {
  const counts = new Map<Crop, number>();
  for (const { sown } of plots)
    if (sown) counts.set(cropOf(sown.what), (counts.get(cropOf(sown.what)) ?? 0) + 1);
  const most = [...counts].find(([, count]) => 10 * count >= 7 * plots.length);
  return most ? { crop: most[0] } : null;
}
