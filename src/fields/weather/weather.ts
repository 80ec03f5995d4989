// The weather of a day in a parish: a function of date and place alone, the same for everybody.
import type { Season } from "../../models/seasons.ts";
import { seasonAt } from "../calendar.ts";
import type { KindOf } from "../odds.ts";
import { chanceOn, fairnessOn } from "./fronts.ts";

/** A day of the country, counted from the first of January 1970; all of its hours are UTC. */
export type Day = number;

const DAY_MS = 86_400_000;
export const dayOf = (date: Date): Day => Math.floor(date.getTime() / DAY_MS);
export const dateOf = (day: Day): Date => new Date(day * DAY_MS);

const wetKinds = ["shower", "rain", "storm", "snow"] as const;
const dryKinds = ["clear", "cloud", "mist", "frost"] as const;

export type Weather =
  | { readonly kind: (typeof dryKinds)[number] }
  /** From one full hour of the day to another; 24 is its end. */
  | { readonly kind: (typeof wetKinds)[number]; readonly from: number; readonly to: number };

export type WeatherPlace = { readonly parish: number; readonly region: KindOf<"region"> };

/** Of a thousand days, how many are wet by themselves: some more become so after a long dry time. */
export const wetness: Record<KindOf<"region">, number> = {
  vale: 263,
  meadows: 317,
  wood: 308,
  downs: 217,
  shore: 252,
  heath: 205,
  moor: 339,
  fells: 384,
};

/** How much of that, in thousandths, a season has. */
const seasonal: Record<Season, number> = {
  seedtime: 1_100,
  highSun: 680,
  leafFall: 1_310,
  hearth: 880,
};

/** In a dry time every so many days a shower comes; no dry time is looked back on for longer. */
export const LONGEST_DRY = 12;
const LOOK_BACK = 120;

const wetShare = (region: WeatherPlace["region"], day: Day): number =>
  Math.floor((wetness[region] * seasonal[seasonAt(dateOf(day))]) / 1000);

const isWetItself = ({ parish, region }: WeatherPlace, day: Day): boolean =>
  fairnessOn(parish, day) < wetShare(region, day);

/** Whether a dry time has lasted so long that a shower ends it for a day. */
function isDue(place: WeatherPlace, day: Day): boolean {
  for (let ago = 1; ago < LOOK_BACK; ago++)
    if (isWetItself(place, day - ago)) return ago % LONGEST_DRY === 0;
  return day % LONGEST_DRY === 0;
}

export function weatherOn(place: WeatherPlace, day: Day): Weather {
  const { parish, region } = place;
  const chance = chanceOn(parish, day);
  const lasting = (kind: (typeof wetKinds)[number], least: number, more: number): Weather => {
    const hours = least + ((chance >>> 8) % more);
    const from = (chance >>> 16) % (25 - hours);
    return { kind, from, to: from + hours };
  };
  const fairness = fairnessOn(parish, day);
  const wet = wetShare(region, day);
  const season = seasonAt(dateOf(day));
  if (3 * fairness < wet) {
    const isSnow = season === "hearth" && (chance % 2 === 0 || region === "fells");
    return lasting(isSnow ? "snow" : chance % 5 === 0 ? "storm" : "rain", 5, 5);
  }
  if (fairness < wet || isDue(place, day)) return lasting("shower", 2, 2);
  if (season === "hearth" && fairness >= 800) return { kind: "frost" };
  // Close to a front the sky is grey; the mist of a morning lies where the air is still.
  if (fairness < wet + 220) return { kind: "cloud" };
  const mists = season === "leafFall" || season === "seedtime" ? 6 : 20;
  return { kind: chance % mists === 0 ? "mist" : "clear" };
}
