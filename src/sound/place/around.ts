// What is heard round a place by itself, and how loud: by its weather, its hour and what stands there.
import type { KindOf } from "../../fields/odds.ts";
import type { Weather } from "../../fields/weather/weather.ts";
import type { Season } from "../../models/seasons.ts";
import type { Hour } from "../../scene/light/hours.ts";
import type { LoopName } from "../samples/loops.ts";

/** From 0 to 1; what is not named is not heard. */
export type LoopVolumes = Readonly<Partial<Record<LoopName, number>>>;

export type Outdoors = {
  readonly weather: Weather;
  /** Of the country's day, 0 to 23, by which rain begins and ends. */
  readonly hour: number;
  readonly light: Hour;
  readonly season: Season;
  /** How much of the wind comes through. */
  readonly wind: KindOf<"wind">;
};

const rains = { shower: 0.5, rain: 0.8, storm: 1 } as const;
const winds: Record<Weather["kind"], number> = {
  clear: 0.15,
  cloud: 0.3,
  mist: 0.05,
  frost: 0.1,
  shower: 0.4,
  rain: 0.45,
  storm: 0.95,
  snow: 0.3,
};
const through: Record<Outdoors["wind"], number> = {
  sheltered: 0.6,
  airy: 0.9,
  breezy: 1.2,
  windswept: 1.5,
};
/** Few sing in winter, and in spring all of them. */
const singers: Record<Season, number> = { seedtime: 1, highSun: 0.75, leafFall: 0.45, hearth: 0.2 };

/** Whether it falls at this hour of the country's day. */
const falls = (weather: Weather, hour: number): boolean =>
  "from" in weather && weather.from <= hour && hour < weather.to;

/** What is heard on a field at an hour. */
export function aroundField({ weather, hour, light, season, ...place }: Outdoors): LoopVolumes {
  const { kind } = weather;
  const wind = Math.min(1, winds[kind] * through[place.wind]);
  if (kind === "snow") return { wind };
  if (falls(weather, hour)) return { wind, rain: rains[kind as keyof typeof rains] };
  if (light === "day") return { wind, birds: singers[season] };
  const isWarm = season === "highSun" || season === "seedtime";
  const crickets = isWarm ? { crickets: light === "night" ? 0.7 : 0.45 } : {};
  if (light === "evening") return { wind, birds: singers[season] * 0.6, ...crickets };
  return { wind, owl: 0.6, ...crickets };
}

export type Indoors = { readonly fires: number; readonly clocks: number };

/** What is heard in a room. */
export const aroundRoom = ({ fires, clocks }: Indoors): LoopVolumes => ({
  ...(fires > 0 && { fire: Math.min(1, 0.6 + 0.2 * fires) }),
  ...(clocks > 0 && { clock: 0.7 }),
});
