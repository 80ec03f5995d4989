// What there is to say of a month's weather: long dry spells first, then snow, then much rain.
import type { FarmGround } from "../../farm/ground/ground.ts";
import type { MonthWeather } from "./yearTold.ts";

const DRY = 8;
const SNOW = 3;
const WET = 14;

/** `first` and `last` are days of one month, both with it. */
export function monthWeatherOf(
  { weather }: Pick<FarmGround, "weather">,
  first: number,
  last: number,
): MonthWeather | null {
  let [dry, longest, wet, snow] = [0, 0, 0, 0];
  for (let day = first; day <= last; day++) {
    const sky = weather(day);
    const isWet = "from" in sky;
    dry = isWet ? 0 : dry + 1;
    longest = Math.max(longest, dry);
    if (sky.kind === "snow") snow += 1;
    else if (isWet) wet += 1;
  }
  if (longest >= DRY) return { kind: "dry", days: longest };
  if (snow >= SNOW) return { kind: "snow", days: snow };
  return wet >= WET ? { kind: "wet", days: wet } : null;
}
