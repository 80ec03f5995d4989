// What the almanac says before it knows the day, what it says of one, and what the seasons and festivals are called.
import type { Weather } from "../../fields/weather/weather.ts";
import type { RegionWeather } from "./regionWeather.ts";

const dryWords: Record<string, string> = {
  clear: "Mostly clear",
  cloud: "Mostly cloudy",
  mist: "Mist in the morning",
  frost: "Frost",
} satisfies Partial<Record<Weather["kind"], string>>;

const wetWords: Record<string, string> = {
  shower: "Showers",
  rain: "Rain",
  storm: "Thunder",
  snow: "Snow",
} satisfies Partial<Record<Weather["kind"], string>>;

const hour = (of: number): string => `${of}`.padStart(2, "0");

export const strings = {
  almanac: "The almanac",
  before: "One year,",
  seasons: "four",
  after: "seasons",
  now: "now",

  weather: "Today’s weather, hours in UTC",
  region: "Region",
  today: "Today",
  /** Such as "Rain in 4 of 14, 09–17 h", the hours in one line. */
  sky: ({ kind, wet, parishes }: RegionWeather) =>
    wet === null
      ? dryWords[kind]!
      : `${wetWords[kind]} in ${wet.parishes} of ${parishes}, ${hour(wet.from)}\u2060–\u2060${hour(wet.to)}\u00a0h`,
  weatherNote: "So many of a region’s parishes; each tells its own on its page.",
  noDay: "Every parish tells its weather of the day and of the next three on its page.",
  parishes: "See the parishes",

  slate: "On the slate at the market cross",
  slateRules: "How prices come about",
  slateColumns: ["Goods", "Today", "As a rule"],
  pence: (pence: number) => `${pence} p`,
  usually: (pence: number) => `usually ${pence} p`,

  coming: "Next in the year",
  begins: (date: string) => `from ${date}`,
};
