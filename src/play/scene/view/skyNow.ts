// What the sky over a farm does at a moment.
import type { FarmGround } from "../../../farm/ground/ground.ts";
import { DAY, dayAt, HOUR, type Ms } from "../../../farm/numbers/time.ts";
import type { Falling } from "../../../scene/light/falling.ts";

export type SkyNow = { readonly falls: Falling; readonly isGrey: boolean };

export function skyNow(ground: FarmGround, now: Ms): SkyNow {
  const weather = ground.weather(dayAt(now));
  const hour = (now - dayAt(now) * DAY) / HOUR;
  if (!("from" in weather)) return { falls: null, isGrey: weather.kind === "cloud" };
  const isFalling = weather.from <= hour && hour < weather.to;
  if (!isFalling) return { falls: null, isGrey: weather.kind !== "shower" };
  return { falls: weather.kind === "snow" ? "snow" : "rain", isGrey: true };
}
