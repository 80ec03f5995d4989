// How an animal breathes: in, and more slowly out, by the time alone, each in its own step.
import type { Vec } from "../../models/parts.ts";

/** A cat that sleeps takes so many seconds for a breath. */
const LASTS = 3.6;
/** The way out is longer than the way in. */
const SLOWER = 0.45;

/** From 0, as it was built, to 1, when it has breathed in. */
export function breathAt(seconds: number, [x, , z]: Vec): number {
  const turn = 2 * Math.PI * (seconds / LASTS + x * 0.31 + z * 0.47);
  return (1 - Math.cos(turn - SLOWER * Math.sin(turn))) / 2;
}
