// How an animal on the grass lives: it breathes, and now and then bends to the grass, by the time alone, each in its own step.
import type { Vec } from "../../models/parts.ts";
import { breathAt } from "../../scene/living/breath.ts";

export type GrazingPose = {
  /** What its height and its width are multiplied by. */
  readonly height: number;
  readonly width: number;
  /** How far it leans the way it looks, for each tile of its height: its feet stay. */
  readonly forward: number;
};

/** From one mouthful to the next, in seconds: of so many breaths each. */
const LASTS = 7.2;
const HIGHER = 0.05;
const WIDER = 0.02;
const LOWER = 0.05;
const FORWARD = 0.16;

export function grazeAt(seconds: number, at: Vec): GrazingPose {
  const breath = breathAt(seconds, at);
  const [x, , z] = at;
  // Half of the time it only stands there.
  const bent = Math.max(0, Math.sin(2 * Math.PI * (seconds / LASTS + x * 0.53 + z * 0.17))) ** 2;
  return {
    height: 1 + HIGHER * breath - LOWER * bent,
    width: 1 + WIDER * breath,
    forward: FORWARD * bent,
  };
}
