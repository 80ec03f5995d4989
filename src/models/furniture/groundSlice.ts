// The slice of ground a cottage stands on: sills, a fieldstone footing, turf with flowers, and soil.
import {
  ball,
  bead,
  block,
  box,
  cylinder,
  lathe,
  type Part,
  placed,
  points,
  repeat,
} from "../parts.ts";
import { between, chance, pick } from "../random.ts";

const SILL = -0.3;
const FOOTING = 0.62;
const TURF = SILL - FOOTING;
const STONES = ["stone", "#bcb2a5", "#d6cdc0", "stoneDark"] as const;
const GREENS = ["leaf", "leafLight", "grassDark"] as const;
const PETALS = ["white", "butter", "rose"] as const;

/** One course of fieldstones along x, facing +z. */
function course(length: number, y: number, h: number, seed: number): Part[] {
  const parts: Part[] = [];
  let x = -length / 2;
  for (let k = 0; x < length / 2 - 0.05; k++) {
    const rest = length / 2 - x;
    const wished = between(0.42, 0.86, seed, k * 3);
    const w = rest - wished < 0.36 ? rest : wished;
    const d = between(0.3, 0.4, seed, k * 3 + 1);
    parts.push(
      box([w - 0.03, h - 0.03, d], [x + w / 2, y, 0], pick(STONES, seed, k * 3 + 2), {
        bevel: 0.07,
      }),
    );
    x += w;
  }
  return parts;
}

const tuft = (seed: number): Part[] =>
  repeat(5, (i) => {
    const a = i * 2.4 + seed;
    return lathe(
      [
        [0, 0],
        [0.04, 0.02],
        [0.03, 0.14],
        [0, between(0.22, 0.36, seed, i)],
      ],
      [Math.sin(a) * 0.06, 0, Math.cos(a) * 0.06],
      GREENS[i % 3]!,
      { sides: 4, flat: true, turn: [Math.cos(a) * 0.4, 0, -Math.sin(a) * 0.4] },
    );
  });

const flower = (seed: number): Part[] => [
  cylinder(0.014, 0.26, [0, 0, 0], "leaf", { sides: 5, bevel: 0.004 }),
  ...repeat(5, (i) =>
    bead(
      0.05,
      [Math.cos(i * 1.257) * 0.06, 0.27, Math.sin(i * 1.257) * 0.06],
      pick(PETALS, seed, 1),
      { squash: 0.6 },
    ),
  ),
  ball(0.045, [0, 0.29, 0], "honey", { detail: 1 }),
];

const mushroom = (seed: number): Part[] => {
  const h = between(0.14, 0.24, seed, 4);
  return [
    cylinder(0.045, h, [0, 0, 0], "cream", { sides: 8, upper: 0.035 }),
    lathe(points("0 0, 0.13 0, 0.11 0.07, 0.05 0.11, 0 0.12"), [0, h - 0.02, 0], "brick", {
      sides: 12,
    }),
    ...[0.4, 2.4, 4.4].map((a) =>
      bead(0.022, [Math.cos(a) * 0.075, h + 0.07, Math.sin(a) * 0.075], "white"),
    ),
  ];
};

/** Small growth along one open side, which runs along x at the given distance. */
function growth(size: number, seed: number): Part[] {
  return repeat(26, (i) => {
    const x = -size / 2 + ((i + chance(seed, i)) / 26) * size;
    const z = size / 2 + between(0.34, 0.6, seed + 1, i);
    const kind = chance(seed + 2, i);
    const parts = kind < 0.6 ? tuft(seed + i) : kind < 0.84 ? flower(seed + i) : mushroom(seed + i);
    return placed(parts, [x, TURF, z], chance(seed + 3, i) * 6, between(0.8, 1.25, seed + 4, i));
  });
}

/** For a square house of `size` tiles about the origin; the open sides are +x and +z. */
export function groundSlice(size: number): Part[] {
  const out = size / 2 + 0.14;
  const low = FOOTING * 0.52;
  const sides = [0, Math.PI / 2].flatMap((turn, i) => [
    ...placed(
      course(size + 0.5, TURF + low, FOOTING - low, 81 + i),
      [turn ? out - 0.02 : 0, 0, turn ? 0 : out - 0.02],
      turn,
    ),
    ...placed(
      course(size + 0.54, TURF - 0.02, low + 0.02, 91 + i),
      [turn ? out + 0.02 : 0, 0, turn ? 0 : out + 0.02],
      turn,
    ),
    ...placed(growth(size, 101 + i * 20), [0, 0, 0], turn),
  ]);
  return [
    box([size + 0.5, 0.34, 0.3], [0.1, SILL, out], "wood", { bevel: 0.07 }),
    box([0.3, 0.34, size + 0.5], [out, SILL, 0.1], "wood", { bevel: 0.07 }),
    block([size + 0.2, FOOTING + 0.1, size + 0.2], [0, TURF, 0], "bark"),
    ...sides,
    box([size + 1.5, 0.24, size + 1.5], [0, TURF - 0.24, 0], "turf", { bevel: 0.12 }),
    box([size + 1.34, 0.5, size + 1.34], [0, TURF - 0.68, 0], "#a8714a", {
      bevel: 0.12,
      top: "earth",
    }),
    ...repeat(10, (i) => {
      const along = between(-0.5, 0.5, 111, i) * size;
      const at = size / 2 + 0.62;
      const [x, z] = i % 2 ? [at, along] : [along, at];
      return ball(
        between(0.1, 0.17, 112, i),
        [x, TURF - between(0.36, 0.58, 113, i), z],
        pick(STONES, 114, i),
        { flat: true, rough: 0.2, detail: 1 },
      );
    }),
  ];
}
