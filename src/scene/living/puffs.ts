// How steam and smoke rise: puffs one after the other, each growing, fading and swaying on its way, by the time alone (particle system).
import type { Vec } from "../../models/parts.ts";

export type Puff = {
  readonly at: Vec;
  /** Across, in tiles. */
  readonly size: number;
  readonly strength: number;
};

/** What of it is steam, and what smoke; lengths are in tiles. */
export type Rising = {
  readonly puffs: number;
  /** A puff is gone after so many seconds. */
  readonly lasts: number;
  readonly rises: number;
  readonly smallest: number;
  readonly grows: number;
  readonly sways: number;
  /** How far the air has carried it when it is gone, to x and to z. */
  readonly drifts: readonly [number, number];
  /** In its middle, where a puff is thickest. */
  readonly strongest: number;
};

export const steam: Rising = {
  puffs: 5,
  lasts: 4,
  rises: 0.62,
  smallest: 0.09,
  grows: 0.2,
  sways: 0.07,
  drifts: [0, 0],
  strongest: 0.3,
};

export function puffsAt(seconds: number, mouth: Vec, rising: Rising): Puff[] {
  const { puffs, lasts, rises, smallest, grows, sways, drifts, strongest } = rising;
  const [x, y, z] = mouth;
  const step = x * 0.43 + z * 0.29;
  return Array.from({ length: puffs }, (_, i) => {
    const own = i / puffs + step;
    const turns = seconds / lasts + own;
    const way = turns - Math.floor(turns);
    const aside = sways * way * Math.sin(2 * Math.PI * (0.8 * way + own * 3));
    // The higher, the farther the air takes it with each second.
    const far = way * way;
    return {
      at: [x + aside + drifts[0] * far, y + rises * way, z + aside * 0.6 + drifts[1] * far],
      size: smallest + grows * way,
      // Nothing where it begins and where it ends, so that none is seen to come or go.
      strength: strongest * Math.sin(Math.PI * way),
    };
  });
}
