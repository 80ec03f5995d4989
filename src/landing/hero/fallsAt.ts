// What falls on a field at a moment, by the weather that its parish has that day.
import type { KindOf } from "../../fields/odds.ts";
import { dayOf, weatherOn } from "../../fields/weather/weather.ts";
import type { Falling } from "../../scene/light/falling.ts";

type Place = { readonly parish: number; readonly region: KindOf<"region"> };

export function fallsAt({ parish, region }: Place, at: Date): Falling {
  const weather = weatherOn({ parish, region }, dayOf(at));
  const hour = at.getUTCHours();
  if (!("from" in weather) || hour < weather.from || hour >= weather.to) return null;
  return weather.kind === "snow" ? "snow" : "rain";
}

/** Today, at an hour by the visitor's own clock. */
export function todayAt(minutes: number, now: Date): Date {
  const at = new Date(now);
  at.setHours(0, minutes, 0, 0);
  return at;
}
