// How snow falls before a window: flakes that sink, sway and never leave the opening, by the time alone (particles).
import type { Vec } from "../../models/pose.ts";
import type { Puff } from "./puffs.ts";

/** An opening as it stands in the scene: the middle of its foot, and the level way along it, of length 1. */
export type Pane = {
  readonly foot: Vec;
  readonly along: readonly [x: number, z: number];
  readonly width: number;
  readonly height: number;
};

/** To a square tile of it. */
const FLAKES = 9;
/** Seconds from the top to the foot of a window as high as a tile. */
const SLOWEST = 5.5;
const QUICKEST = 3.6;
const SWAYS = 0.05;
const [SMALLEST, LARGEST] = [0.036, 0.064];
const STRONGEST = 1;
/** Of the way, at either end of it, a flake comes and goes in. */
const FADES = 0.12;
/** No two numbers of flakes give the same place, and none stand in rows. */
const GOLDEN = 0.618_034;
const SILVER = 0.414_214;

const part = (value: number): number => value - Math.floor(value);

export function flakesAt(seconds: number, { foot, along, width, height }: Pane): Puff[] {
  const [x, y, z] = foot;
  const own = part(x * 0.37 + z * 0.53);
  return Array.from({ length: Math.ceil(FLAKES * width * height) }, (_, i) => {
    const [one, other] = [part(own + i * GOLDEN), part(own + i * SILVER)];
    const lasts = (QUICKEST + (SLOWEST - QUICKEST) * one) * height;
    const turns = seconds / lasts + other;
    const way = part(turns);
    // Each time it comes down elsewhere.
    const lane = part(one + Math.floor(turns) * GOLDEN);
    const sway = SWAYS * Math.sin(2 * Math.PI * (way * 1.5 + other));
    const aside = (lane - 0.5) * (width - 2 * SWAYS) + sway;
    return {
      at: [x + along[0] * aside, y + height * (1 - way), z + along[1] * aside],
      size: SMALLEST + (LARGEST - SMALLEST) * other,
      strength: STRONGEST * Math.min(1, way / FADES, (1 - way) / FADES),
    };
  });
}
