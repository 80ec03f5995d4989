// Flowers, tufts, pebbles and mushrooms strewn over the free grass.
import { flower, mushroom, tuft } from "../nature/flower.ts";
import { pebble } from "../nature/rock.ts";
import { type Colour, type Part, placed, repeat } from "../parts.ts";
import { between, chance, pick } from "../random.ts";
import { hexEdge } from "./island.ts";

export type MeadowOptions = {
  radius: number;
  count: number;
  seed: number;
  free: (x: number, z: number) => boolean;
};

const blossoms: [Colour, ...Colour[]] = ["white", "white", "rose", "butter", "#c9a3d4"];

/** Things stand in loose drifts, as seed falls, not evenly. */
export function meadow({ radius, count, seed, free }: MeadowOptions): Part[] {
  return repeat(count, (i) => {
    const heading = chance(seed, i) * 2 * Math.PI;
    const out = Math.sqrt(chance(seed + 1, i)) * (hexEdge(radius, heading) - 0.3);
    const x = Math.cos(heading) * out;
    const z = Math.sin(heading) * out;
    if (!free(x, z)) return [];
    const kind = chance(seed + 2, i);
    const drift = Math.sin(x * 1.3 + seed) + Math.sin(z * 1.7);
    const thing =
      kind < 0.5
        ? tuft(i, between(0.14, 0.3, seed, i))
        : kind < 0.9 && drift > -0.6
          ? flower(pick(blossoms, seed, Math.floor(x) * 7 + Math.floor(z)), i)
          : kind < 0.96
            ? [pebble(between(0.05, 0.1, seed, i), i)]
            : mushroom();
    return placed(thing, [x, 0, z], i);
  });
}
