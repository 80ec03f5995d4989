// The sky over the whole country at an hour, as a small picture: clouds, rain, snow and mist in a dot each.
import { hexCentre } from "../../fields/land/hexCentre.ts";
import type { Region } from "../../fields/land/kinds.ts";
import { parishMiddle } from "../../fields/land/place.ts";
import { type Day, type Weather, weatherOn } from "../../fields/weather/weather.ts";

/** Red is cloud, green is rain, blue is snow, alpha is mist. */
type Sky = readonly [cloud: number, rain: number, snow: number, mist: number];

/** Mist lies until the sun is up. */
const MIST_ENDS = 10;
/** A front comes up before its rain, in hours. */
const AHEAD = 2;

/** What hangs over a parish at an hour of the country's day, which may be between two full ones. */
export function skyAt(weather: Weather, hour: number): Sky {
  switch (weather.kind) {
    case "clear":
      return [0, 0, 0, 0];
    case "cloud":
      return [0.55, 0, 0, 0];
    case "frost":
      return [0, 0, 0.35, 0];
    case "mist":
      return [0, 0, 0, hour < MIST_ENDS ? 1 : 0];
    default: {
      const { kind, from, to } = weather;
      const off = hour < from ? from - hour : hour >= to ? hour - to : 0;
      const cloud = Math.max(0.25, 1 - (0.75 * off) / AHEAD);
      if (hour < from || hour >= to) return [cloud, 0, 0, 0];
      if (kind === "snow") return [1, 0, 1, 0];
      return [1, kind === "shower" ? 0.55 : kind === "rain" ? 0.8 : 1, 0, 0];
    }
  }
}

/** What the pictures of a sky lie over, in steps: all of the country and some sea. */
export type SkyGrid = {
  readonly west: number;
  readonly north: number;
  /** From one dot to the next. */
  readonly step: number;
  readonly side: number;
};

/** A parish is seen by some four dots. */
const DOT = 2.6;

export function skyGrid(bounds: {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}): SkyGrid {
  const wide = Math.max(bounds.east - bounds.west, bounds.south - bounds.north) + 12 * DOT;
  const side = Math.ceil(wide / DOT);
  const middle = { x: (bounds.west + bounds.east) / 2, z: (bounds.north + bounds.south) / 2 };
  const half = (side * DOT) / 2;
  return { west: middle.x - half, north: middle.z - half, step: DOT, side };
}

/** As far as the air of a parish is felt. */
const REACH = 9;

/** Everywhere what is near weighs most, so that fronts have no corners; `parishes` has the land of each. */
export function paintSky(
  { west, north, step, side }: SkyGrid,
  parishes: readonly Region[],
  day: Day,
  hour: number,
): Uint8Array<ArrayBuffer> {
  const sums = new Float32Array(5 * side * side);
  parishes.forEach((region, parish) => {
    const sky = skyAt(weatherOn({ parish, region }, day), hour);
    const { x, z } = hexCentre(parishMiddle(parish));
    const [left, top] = [(x - west) / step, (z - north) / step];
    const far = Math.ceil(REACH / step);
    for (let row = Math.max(0, Math.floor(top - far)); row <= Math.min(side - 1, top + far); row++)
      for (
        let column = Math.max(0, Math.floor(left - far));
        column <= Math.min(side - 1, left + far);
        column++
      ) {
        const off = Math.hypot(column + 0.5 - left, row + 0.5 - top) * step;
        const weight = Math.max(0, 1 - off / REACH) ** 2;
        const at = 5 * (row * side + column);
        for (let k = 0; k < 4; k++) sums[at + k]! += sky[k]! * weight;
        sums[at + 4]! += weight;
      }
  });
  const dots = new Uint8Array(4 * side * side);
  for (let dot = 0; dot < side * side; dot++) {
    // Over the sea beyond the last parish the sky clears.
    const weight = Math.max(sums[5 * dot + 4]!, 0.25);
    for (let k = 0; k < 4; k++) dots[4 * dot + k] = Math.round((255 * sums[5 * dot + k]!) / weight);
  }
  return dots;
}
