// The weather of a day in words, with its hours as the country counts them.
import type { Weather } from "./weather.ts";

/** What a weather is called. */
const weatherNames: Record<Weather["kind"], string> = {
  clear: "Clear",
  cloud: "Cloudy",
  mist: "Morning mist",
  frost: "Frost",
  shower: "A shower",
  rain: "Rain",
  storm: "Thunderstorm",
  snow: "Snow",
};

const hour = (of: number): string => `${of}`.padStart(2, "0").concat(":00");

/** Such as "Rain, 09:00 to 15:00", or "Clear". */
export function weatherWords(weather: Weather): string {
  const name = weatherNames[weather.kind];
  return "from" in weather ? `${name}, ${hour(weather.from)} to ${hour(weather.to)}` : name;
}

/** What of it is to be noticed at an hour, such as "Rain until 15:00", "Dry until 09:00, then rain" or "Clear". */
export function weatherNow(weather: Weather, now: number): string {
  const name = weatherNames[weather.kind];
  if (!("from" in weather)) return name;
  if (now < weather.from) return `Dry until ${hour(weather.from)}, then ${name.toLowerCase()}`;
  return now < weather.to
    ? `${name} until ${hour(weather.to)}`
    : `Dry again since ${hour(weather.to)}`;
}
