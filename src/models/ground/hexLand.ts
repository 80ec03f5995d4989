// The land of one field: a floating hex of turf over its own soil, lean enough to be drawn anywhere.
import { boulder, pebble } from "../nature/rock.ts";
import type { HexColour } from "../palette.ts";
import { block, box, type Colour, moved, type Part, placed, prism, repeat } from "../parts.ts";
import { between, pick } from "../random.ts";
import { hexEdge } from "./island.ts";

export type LandTones = {
  readonly turf: readonly [HexColour, ...HexColour[]];
  /** The grass that hangs over the edge, below and above. */
  readonly fringe: readonly [low: HexColour, top: HexColour];
  /** Two layers of soil, each below and above. */
  readonly soil: readonly [low: HexColour, top: HexColour];
  readonly deep: readonly [low: HexColour, top: HexColour];
};

const TILE = 0.74;
const SOIL = 0.82;
const DEEP = 0.6;

/** Corners lie on +x and every sixty degrees on; the turf is at y 0. */
export function hexLand(r: number, tones: LandTones, seed: number): Part[] {
  const [soil, soilTop] = tones.soil;
  const [deep, deepTop] = tones.deep;
  const foot = -0.4 - SOIL;
  return [
    prism(6, r, 0.36, [0, -0.42, 0], tones.fringe[0], { bevel: 0.1, top: tones.fringe[1] }),
    prism(6, r * 0.978, SOIL, [0, foot, 0], soil, { bevel: 0.04, top: soilTop }),
    prism(6, r * 0.84, DEEP, [0, foot - DEEP, 0], deep, {
      bevel: 0.04,
      upper: r * 0.95,
      top: deepTop,
    }),
    ...tiles(r, tones.turf, seed),
    ...fringe(r, tones.fringe, seed),
    ...inSoil(r, soil, soilTop, seed),
    ...rocks(r, foot, seed),
  ];
}

function tiles(r: number, greens: LandTones["turf"], seed: number): Part[] {
  const across = TILE * 1.5;
  const up = TILE * Math.sqrt(3);
  const n = Math.ceil(r / across) + 1;
  return repeat((2 * n + 1) ** 2, (i) => {
    const q = (i % (2 * n + 1)) - n;
    const s = Math.floor(i / (2 * n + 1)) - n;
    const x = q * across;
    const z = (s + (q & 1) / 2) * up;
    if (Math.hypot(x, z) + TILE * 0.94 > hexEdge(r - 0.08, Math.atan2(z, x))) return [];
    const y = -0.12 + between(0, 0.01, seed, i);
    return prism(6, TILE * 0.993, 0.12, [x, y, z], pick(greens as [Colour, ...Colour[]], seed, i), {
      bevel: 0.014,
    });
  });
}

function around(make: (side: number) => Part[]): Part[] {
  return repeat(6, (side) => placed(make(side), [0, 0, 0], Math.PI / 6 + (side * Math.PI) / 3));
}

function fringe(r: number, [low, top]: LandTones["fringe"], seed: number): Part[] {
  const count = Math.round(r * 2.1);
  return around((side) =>
    repeat(count, (i) => {
      const t = (i + 0.5) / count - 0.5 + between(-0.012, 0.012, seed, i + side * 90);
      const long = between(0.14, 0.46, seed, i + side * 100);
      const wide = between(0.26, 0.46, seed, i + side * 50);
      return box([0.1, long, wide], [r * 0.866 - 0.02, -0.1 - long, t * (r - 0.16)], low, {
        bevel: 0.04,
        top,
      });
    }),
  );
}

function inSoil(r: number, low: Colour, top: Colour, seed: number): Part[] {
  return around((side) =>
    repeat(Math.round(r * 1.3), (i) => {
      const n = i + side * 40;
      const z = between(-0.46, 0.46, seed, n) * r;
      const y = -0.6 - between(0, SOIL - 0.3, seed + 1, n);
      const x = r * 0.866 * 0.978;
      if (i % 3 === 0) return moved([pebble(between(0.07, 0.15, seed, n), n)], [x - 0.02, y, z]);
      const size = between(0.16, 0.4, seed + 2, n);
      return block([0.05, size * 0.28, size], [x - 0.01, y, z], i % 2 ? low : top);
    }),
  );
}

function rocks(r: number, foot: number, seed: number): Part[] {
  const rings = [
    { count: 12, at: 0.84, y: foot - 0.34, size: [0.3, 0.58] },
    { count: 10, at: 0.62, y: foot - 0.95, size: [0.6, 0.95] },
    { count: 6, at: 0.36, y: foot - 1.6, size: [0.7, 1.0] },
    { count: 2, at: 0.1, y: foot - 2.1, size: [0.6, 0.8] },
  ] as const;
  return rings.flatMap((ring, k) =>
    repeat(ring.count, (i) => {
      const n = i + k * 30;
      const heading = ((i + between(-0.3, 0.3, seed, n)) * 2 * Math.PI) / ring.count;
      const out = hexEdge(r * ring.at, heading);
      const size = between(ring.size[0], ring.size[1], seed, n + 7);
      return moved(
        [boulder(size, n + (seed % 97))],
        [Math.cos(heading) * out, ring.y - between(0, 0.3, seed, n + 3), Math.sin(heading) * out],
      );
    }),
  );
}
