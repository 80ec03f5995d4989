// A floating hex of land: tiled turf that hangs over its edge, two strata of soil, rocks below.
import { boulder, pebble } from "../nature/rock.ts";
import { ball, box, type Colour, moved, type Part, placed, prism, repeat } from "../parts.ts";
import { between, chance, pick } from "../random.ts";

export type IslandShape = { radius: number; seed: number; depth?: number; tile?: number };

const greens: [Colour, ...Colour[]] = ["#a8cb61", "#afd168", "#a2c65b", "#b3d46d", "#a9cc62"];

/** The outer half of a hex seen along a heading: from the middle to its edge. */
export function hexEdge(radius: number, heading: number): number {
  const step = Math.PI / 3;
  const within = heading - step * Math.floor(heading / step) - step / 2;
  return (radius * Math.cos(step / 2)) / Math.cos(within);
}

/** Corners lie on +x and every sixty degrees on; the turf is at y 0. */
export function island({ radius: r, seed, depth = 1, tile = 0.62 }: IslandShape): Part[] {
  const soil = 0.95 * depth;
  return [
    prism(6, r, 0.36, [0, -0.42, 0], "turf", { bevel: 0.1, top: "grass" }),
    prism(6, r * 0.978, soil, [0, -0.4 - soil, 0], "#a2683f", { bevel: 0.05, top: "#b98152" }),
    prism(6, r * 0.86, 0.75 * depth, [0, -0.4 - soil - 0.7 * depth, 0], "#7c5136", {
      bevel: 0.12,
      upper: r * 0.95,
      top: "#94623f",
    }),
    ...turfTiles(r, tile, seed),
    ...overhang(r, seed),
    ...inSoil(r, soil, seed),
    ...hanging(r, soil, depth, seed),
  ];
}

/** Small hexes of grass in slightly different greens; the seams read as old field lines. */
export function turfTiles(r: number, tile: number, seed: number): Part[] {
  const across = tile * 1.5;
  const up = tile * Math.sqrt(3);
  const n = Math.ceil(r / across) + 1;
  return repeat((2 * n + 1) ** 2, (i) => {
    const q = (i % (2 * n + 1)) - n;
    const s = Math.floor(i / (2 * n + 1)) - n;
    const x = q * across;
    const z = (s + (q & 1) / 2) * up;
    const edge = hexEdge(r - 0.1, Math.atan2(z, x));
    if (Math.hypot(x, z) + tile * 0.94 > edge) return [];
    const green = pick(greens, seed, i);
    return prism(6, tile * 0.992, 0.12, [x, -0.12 + between(0, 0.012, seed, i), z], green, {
      bevel: 0.022,
    });
  });
}

function overhang(r: number, seed: number): Part[] {
  return repeat(6, (side) => {
    const count = Math.round(r * 3.4);
    return placed(
      repeat(count, (i) => {
        const t = (i + 0.5) / count - 0.5 + between(-0.01, 0.01, seed, i + side * 90);
        const long = between(0.16, 0.5, seed, i + side * 100);
        const wide = between(0.2, 0.36, seed, i + side * 50);
        return box([0.1, long, wide], [r * 0.866 - 0.02, -0.1 - long, t * (r - 0.12)], "#88b149", {
          bevel: 0.045,
          top: "turf",
        });
      }),
      [0, 0, 0],
      Math.PI / 6 + (side * Math.PI) / 3,
    );
  });
}

/** Stones, roots and darker lumps that show in the cut. */
function inSoil(r: number, soil: number, seed: number): Part[] {
  return repeat(6, (side) =>
    placed(
      repeat(Math.round(r * 2.2), (i) => {
        const n = i + side * 40;
        const z = between(-0.47, 0.47, seed, n) * r;
        const y = -0.55 - chance(seed + 1, n) * (soil - 0.2);
        const x = r * 0.866 * 0.978;
        if (i % 3 === 0) return moved([pebble(between(0.06, 0.14, seed, n), n)], [x - 0.02, y, z]);
        const size = between(0.1, 0.34, seed + 2, n);
        const tone = i % 2 ? "#8f5a38" : "#c48d5c";
        return box([0.05, size * 0.32, size], [x - 0.005, y, z], tone, { bevel: 0.02 });
      }),
      [0, 0, 0],
      Math.PI / 6 + (side * Math.PI) / 3,
    ),
  );
}

function hanging(r: number, soil: number, depth: number, seed: number): Part[] {
  const foot = -0.4 - soil;
  const rings = [
    { count: 18, at: 0.86, y: foot - 0.32 * depth, size: [0.26, 0.6] },
    { count: 16, at: 0.68, y: foot - 1.15 * depth, size: [0.55, 0.95] },
    { count: 10, at: 0.44, y: foot - 2.0 * depth, size: [0.6, 1.0] },
    { count: 5, at: 0.18, y: foot - 2.7 * depth, size: [0.5, 0.8] },
  ] as const;
  const rocks = rings.flatMap((ring, k) =>
    repeat(ring.count, (i) => {
      const n = i + k * 30;
      const heading = ((i + between(-0.3, 0.3, seed, n)) * 2 * Math.PI) / ring.count;
      const out = hexEdge(r * ring.at, heading);
      const size = between(ring.size[0], ring.size[1], seed, n + 7) * Math.min(1, r / 6);
      const y = ring.y - between(0, 0.35, seed, n + 3) * depth;
      return moved(
        [boulder(size, n + seed)],
        [Math.cos(heading) * out, y, Math.sin(heading) * out],
      );
    }),
  );
  const lumps = repeat(14, (i) => {
    const heading = i * 0.449;
    const out = hexEdge(r * 0.84, heading);
    return ball(
      between(0.3, 0.6, seed, i + 60),
      [Math.cos(heading) * out, foot - 0.36 * depth, Math.sin(heading) * out],
      "#77492f",
      { flat: true, rough: 0.16, top: "#8f5f3f" },
    );
  });
  return [...rocks, ...lumps];
}
