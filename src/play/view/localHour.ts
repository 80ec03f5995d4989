// The visitor's own hour, so that the light on the farm is as it is outside.
import type { Ms } from "../../farm/numbers/time.ts";

/** By the half: light that changed with each minute would be drawn with each minute. */
export function localHour(now: Ms): number {
  const date = new Date(now);
  return date.getHours() + Math.floor(date.getMinutes() / 30) / 2;
}
