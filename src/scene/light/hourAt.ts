// Which of the three lights an hour of the clock has, by the season's sun.
import type { Season } from "../../models/seasons.ts";
import type { Hour } from "./hours.ts";

/** Sunrise and sunset. */
const suns: Record<Season, readonly [number, number]> = {
  seedtime: [6.2, 19.2],
  highSun: [5, 21],
  leafFall: [6.8, 18.2],
  hearth: [7.8, 16.6],
};

export function lightAt(hour: number, season: Season): Hour {
  const [rise, set] = suns[season];
  if (hour < rise || hour > set + 0.4) return "night";
  return hour > set - 1.4 ? "evening" : "day";
}
