// How steam rises: a few puffs one after the other, each growing, fading and swaying on its way, by the time alone.
import type { Vec } from "../../../models/parts.ts";

export type Puff = {
  readonly at: Vec;
  /** Across, in tiles. */
  readonly size: number;
  readonly strength: number;
};

export const PUFFS = 5;
/** A puff is gone after so many seconds. */
const LASTS = 4;
const RISES = 0.62;
const SMALLEST = 0.09;
const GROWS = 0.2;
const SWAYS = 0.07;
/** In its middle, where a puff is thickest. */
const STRONGEST = 0.3;

export function puffsAt(seconds: number, mouth: Vec): Puff[] {
  const [x, y, z] = mouth;
  const step = x * 0.43 + z * 0.29;
  return Array.from({ length: PUFFS }, (_, i) => {
    const own = i / PUFFS + step;
    const turns = seconds / LASTS + own;
    const way = turns - Math.floor(turns);
    const aside = SWAYS * way * Math.sin(2 * Math.PI * (0.8 * way + own * 3));
    return {
      at: [x + aside, y + RISES * way, z + aside * 0.6],
      size: SMALLEST + GROWS * way,
      // Nothing where it begins and where it ends, so that none is seen to come or go.
      strength: STRONGEST * Math.sin(Math.PI * way),
    };
  });
}
