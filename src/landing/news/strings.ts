// What the almanac says before it knows the day, what it says of one, and what the seasons and festivals are called.
import type { Weather } from "../../fields/weather/weather.ts";
import type { RegionWeather } from "./regionWeather.ts";

/** Falls in fewer than a third of a region: its hours would tell most people of nothing. */
const A_FEW = 1 / 3;
/** From hour to hour of a day. */
const ALL_DAY = 16;

const dryWords: Record<string, string> = {
  clear: "clear",
  cloud: "cloudy",
  mist: "morning mist",
  frost: "frost",
} satisfies Partial<Record<Weather["kind"], string>>;

const wetWords: Record<string, string> = {
  shower: "showers",
  rain: "rain",
  storm: "thunder",
  snow: "snow",
} satisfies Partial<Record<Weather["kind"], string>>;

export const strings = {
  almanac: "The almanac",
  before: "One year,",
  seasons: "four",
  after: "seasons",
  now: "now",

  weather: "Today’s weather",
  hours: "hours in UTC",
  /** Such as "showers 17 to 20", or "rain in places" where few have any of it. */
  sky({ kind, wet, parishes }: RegionWeather): string {
    if (wet === null) return dryWords[kind]!;
    const what = wetWords[kind]!;
    if (wet.parishes < parishes * A_FEW) return `${what} in places`;
    if (wet.to - wet.from >= ALL_DAY) return `${what}, on and off`;
    return `${what} ${wet.from} to ${wet.to}`;
  },
  otherRegions: (count: number) => `${count} more regions`,
  parishHours: "The hours of each parish",
  noDay: "Every parish tells its weather of the day and of the next three on its page.",
  parishes: "See the parishes",

  slate: "On the slate at the market",
  slateRules: "How prices come about",
  pence: (pence: number) => `${pence} p`,
  usually: (pence: number) => `usually ${pence} p`,

  coming: "Next in the year",
  begins: (date: string) => `from ${date}`,
};
