// Plots that were gathered fly to where they are kept, a few at a time, each a little after the one before.
import type { Triangles } from "../../../models/lean/triangles.ts";

/** Milliseconds: of one flight, and between two. */
export const FLIGHT_MS = 520;
const APART = 25;
/** More plots than that share their flights. */
const MOST = 12;

export type Flights = {
  /** For each corner of all plots: the middle of the foot of its plot, and when it sets off. */
  readonly corners: Float32Array;
  /** Until the last has come. */
  readonly lasts: number;
};

export function flightsOf(plots: readonly Triangles[]): Flights {
  const corners = new Float32Array(
    plots.reduce((sum, { position }) => sum + (position.length / 3) * 4, 0),
  );
  let at = 0;
  for (const [i, { position }] of plots.entries()) {
    const middle = footOf(position);
    for (let k = 0; k < position.length; k += 3) {
      corners.set(middle, at);
      corners[at + 3] = (i % MOST) * APART;
      at += 4;
    }
  }
  return { corners, lasts: FLIGHT_MS + Math.max(0, Math.min(MOST, plots.length) - 1) * APART };
}

function footOf(position: Float32Array): [number, number, number] {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let k = 0; k < position.length; k++) {
    low[k % 3] = Math.min(low[k % 3]!, position[k]!);
    high[k % 3] = Math.max(high[k % 3]!, position[k]!);
  }
  return [(low[0]! + high[0]!) / 2, low[1]!, (low[2]! + high[2]!) / 2];
}
