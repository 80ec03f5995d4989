// How a flame burns: a little brighter, taller and to the side, by the time alone, each in its own step (flicker).
import type { Vec } from "../../models/parts.ts";

export type Burning = {
  /** What its bloom is multiplied by. */
  readonly strength: number;
  readonly size: number;
  /** What its height is multiplied by. */
  readonly height: number;
  /** How far it leans for each tile of its height, to x and to z. */
  readonly lean: readonly [number, number];
};

/** Waves a second, slow enough to be neither a flash nor missed by ten frames, and what each weighs. */
const WAVES = [
  [0.7, 0.5],
  [1.6, 0.3],
  [2.9, 0.2],
] as const;
const BRIGHTER = 0.18;
const WIDER = 0.07;
const TALLER = 0.1;
/** To the side and to the front, where bars and glass may stand close before it. */
const ASIDE = [0.09, 0.03] as const;
/** A turn of lean lags behind the height, else a flame would only grow and shrink along one line. */
const LAGS = [0.31, 0.57] as const;

/** Two that stand side by side do not burn in step. */
const stepOf = ([x, y, z]: Vec): number => x * 0.37 + y * 0.23 + z * 0.61;

export function flameAt(seconds: number, at: Vec): Burning {
  const step = stepOf(at);
  const wave = (lag: number): number => {
    let sum = 0;
    for (const [i, [rate, weight]] of WAVES.entries())
      sum += weight * Math.sin(2 * Math.PI * (seconds * rate + (step + lag) * (1 + 2 * i)));
    return sum;
  };
  const burn = wave(0);
  return {
    strength: 1 + BRIGHTER * burn,
    size: 1 + WIDER * burn,
    height: 1 + TALLER * burn,
    lean: [ASIDE[0] * wave(LAGS[0]), ASIDE[1] * wave(LAGS[1])],
  };
}
