// Small trees of the meadow with their fruit on, few in parts: cherry, plum, apple, hazel, oak.
import { bead, type Colour, type Part, repeat, rod, type Vec } from "../parts.ts";
import type { ShadeAndLight } from "../seasons.ts";

type Clump = readonly [x: number, y: number, z: number, r: number];

type Orchard = {
  readonly bark: Colour;
  readonly stems: readonly (readonly [r: number, tall: number, lean: number])[];
  readonly leaves: ShadeAndLight;
  readonly clumps: readonly Clump[];
  readonly fruit: readonly [colour: Colour, r: number];
};

const round: readonly Clump[] = [
  [0, 1.3, 0, 0.56],
  [0.42, 1.1, 0.2, 0.4],
  [-0.42, 1.14, 0.2, 0.42],
  [0.06, 1.66, -0.06, 0.44],
];
const spire: readonly Clump[] = [
  [0, 1.1, 0, 0.5],
  [0.16, 1.5, 0.08, 0.44],
  [-0.14, 1.62, 0, 0.42],
  [0.02, 2.0, -0.02, 0.34],
];
const broad: readonly Clump[] = [
  [0, 1.36, 0, 0.68],
  [0.66, 1.16, 0.16, 0.48],
  [-0.66, 1.16, 0.2, 0.5],
  [0.3, 1.72, -0.1, 0.5],
  [-0.3, 1.74, -0.04, 0.5],
];
const shrub: readonly Clump[] = [
  [0, 0.86, 0.04, 0.5],
  [0.46, 0.78, 0.12, 0.38],
  [-0.46, 0.8, 0.12, 0.4],
  [0.12, 1.24, -0.08, 0.4],
];

const kinds = {
  cherry: {
    bark: "#7a4636",
    stems: [[0.13, 1, 0]],
    leaves: ["#3f7f45", "#74b557"],
    clumps: spire,
    fruit: ["#d3203c", 0.12],
  },
  plum: {
    bark: "#5f4436",
    stems: [[0.13, 0.9, 0.08]],
    leaves: ["#6f9a4a", "#a9cf6c"],
    clumps: round,
    fruit: ["#5d3a86", 0.14],
  },
  apple: {
    bark: "#7c4c2f",
    stems: [[0.16, 0.9, -0.06]],
    leaves: ["#5f9a3e", "#8cc152"],
    clumps: round,
    fruit: ["#e03a26", 0.17],
  },
  hazel: {
    bark: "#8a6a4c",
    stems: [
      [0.06, 0.8, 0.3],
      [0.06, 0.8, -0.3],
      [0.07, 0.8, 0],
    ],
    leaves: ["#86a83e", "#c0d873"],
    clumps: shrub,
    fruit: ["#a1602a", 0.11],
  },
  oak: {
    bark: "#6e4a33",
    stems: [[0.27, 0.96, 0]],
    leaves: ["#3f7238", "#6ba24a"],
    clumps: broad,
    fruit: ["#d9a957", 0.1],
  },
} as const satisfies Record<string, Orchard>;

export type OrchardKind = keyof typeof kinds;

/** Where fruit hangs on a clump: towards whoever looks. */
const hangs: readonly Vec[] = [
  [0.55, -0.05, 0.84],
  [0.95, 0.1, 0.3],
  [0.2, 0.45, 0.88],
];

/** About two units tall, in full leaf. */
export function orchardTree(kind: OrchardKind): Part[] {
  const { bark, stems, leaves, clumps, fruit }: Orchard = kinds[kind];
  const [colour, r] = fruit;
  return [
    ...stems.map(([thick, tall, lean]) =>
      rod(thick, tall, [0, 0, 0], bark, { sides: 7, upper: thick * 0.7, turn: [0, 0, lean] }),
    ),
    ...clumps.map(([x, y, z, size]) =>
      bead(size, [x, y, z], leaves[0], { top: leaves[1], flat: false }),
    ),
    ...clumps.flatMap(([x, y, z, size], i) =>
      repeat(i % 2 ? 2 : 1, (k) => {
        const [hx, hy, hz] = hangs[(i + k) % hangs.length]!;
        return bead(r, [x + hx * size, y + hy * size, z + hz * size], colour);
      }),
    ),
  ];
}
