// A gust over the beds: it begins and ends with every plant upright, so that what rests stands as it was built.
import type { KindOf } from "../../../fields/odds.ts";
import type { Triangles } from "../../../models/lean/triangles.ts";

/** How long one lasts; between two of them nothing is drawn. */
export const GUST_MS = 4_000;

/** How far the top of a plant one step high bends, in steps. */
const reach: Record<KindOf<"wind">, number> = {
  sheltered: 0.025,
  airy: 0.04,
  breezy: 0.055,
  windswept: 0.075,
};

/** In radians from its beginning to its end: a bend or two. */
const TURNS = 14;

export type Bend = { readonly turn: number; readonly reach: number };

/** `way` goes from 0 to 1. */
export const bendAt = (wind: KindOf<"wind">, way: number): Bend => ({
  turn: TURNS * way,
  reach: reach[wind] * 4 * way * (1 - way),
});

/** How much each corner bends: nothing on the earth, the more the higher it stands. */
export function bends(plots: readonly Triangles[]): Float32Array {
  const made = new Float32Array(plots.reduce((sum, { position }) => sum + position.length / 3, 0));
  let at = 0;
  for (const { position } of plots) {
    let earth = Number.POSITIVE_INFINITY;
    for (let i = 1; i < position.length; i += 3) earth = Math.min(earth, position[i]!);
    for (let i = 1; i < position.length; i += 3) made[at++] = (position[i]! - earth) ** 2;
  }
  return made;
}
