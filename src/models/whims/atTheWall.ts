// Whims along the flank wall: they stand before it or lean on it, their backs on z = 0.

import { clayPot } from "../furniture/sprays.ts";
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  lathe,
  mirror,
  moved,
  type Part,
  placed,
  points,
  repeat,
  rod,
  slab,
  turned,
} from "../parts.ts";
import { between } from "../random.ts";
import { hoop } from "./rounds.ts";
import type { WhimModel } from "./whim.ts";

const bar = (
  from: readonly [number, number],
  to: readonly [number, number],
  colour: Colour,
): Part => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return rod(0.035, Math.hypot(dx, dy), [from[0], from[1], 0], colour, {
    sides: 5,
    turn: [0, 0, -Math.atan2(dx, dy)],
  });
};

const bicycle: WhimModel = () =>
  moved(
    turned(
      [
        ...[-0.46, 0.46].flatMap((x) => [
          hoop([0.26, 0.32], 0.06, [x, 0.32, 0], "coal", 16),
          ...repeat(4, (i) =>
            block([0.02, 0.54, 0.02], [x, 0.05, 0], "#c9d2d6", { turn: [0, 0, (i * Math.PI) / 4] }),
          ),
        ]),
        bar([-0.46, 0.32], [-0.2, 0.78], "tomato"),
        bar([-0.46, 0.32], [0, 0.32], "tomato"),
        bar([0, 0.32], [-0.22, 0.86], "tomato"),
        bar([0, 0.32], [0.34, 0.76], "tomato"),
        bar([-0.2, 0.76], [0.34, 0.76], "tomato"),
        bar([0.46, 0.32], [0.3, 0.94], "tomato"),
        box([0.28, 0.07, 0.16], [-0.24, 0.86, 0], "bark", { bevel: 0.02 }),
        block([0.06, 0.05, 0.48], [0.28, 0.94, 0], "coal"),
        box([0.3, 0.2, 0.36], [0.5, 0.7, 0], "straw", { bevel: 0.03 }),
        ...repeat(4, (i) =>
          bead(
            0.1,
            [0.42 + (i % 2) * 0.16, 0.94, -0.1 + Math.floor(i / 2) * 0.2],
            i % 3 ? "rose" : "white",
          ),
        ),
      ],
      [-0.12, 0, 0],
    ),
    [0, 0, 0.24],
  );

const FROM_WALL = 0.42;

const goldfishBarrel: WhimModel = () => [
  lathe(
    points("0 0, 0.3 0, 0.38 0.36, 0.32 0.74, 0.28 0.74, 0.27 0.68, 0 0.68"),
    [0, 0, FROM_WALL],
    "wood",
    { sides: 12, top: "oak" },
  ),
  ...[0.12, 0.56].map((y) => rod(0.375, 0.07, [0, y, FROM_WALL], "ironDark", { sides: 12 })),
  rod(0.28, 0.02, [0, 0.68, FROM_WALL], "waterDeep", { sides: 12, top: "water" }),
  rod(0.06, 0.8, [-0.36, 0.62, 0.08], "#5e7f86", { sides: 6 }),
  rod(0.06, 0.46, [-0.36, 0.98, 0.1], "#5e7f86", { sides: 6, turn: [0.7, 0, -1.0] }),
  ...placed(goldfish(), [0.08, 0.86, FROM_WALL + 0.12], 0.6),
];

function goldfish(): Part[] {
  return turned(
    [
      ball(0.15, [0, 0.1, 0], "carrot", { stretch: [1.5, 0.95, 0.7], detail: 1, top: "sunDeep" }),
      slab(points("0 0, -0.24 0.16, -0.16 0, -0.24 -0.16"), 0.05, [-0.18, 0.1, 0], "#e2472f", {
        bevel: 0,
      }),
      slab(points("-0.08 0, 0.08 0, -0.06 0.13"), 0.04, [0, 0.2, 0], "#e2472f", { bevel: 0 }),
      bead(0.035, [0.13, 0.14, 0.09], "coal"),
    ],
    [0, 0, 0.7],
  );
}

const shelf = (y: number, z: number): Part =>
  box([1.2, 0.06, 0.28], [0, y, z], "oak", { bevel: 0.015 });

const herbShelf: WhimModel = ({ season }) => {
  const leaves: readonly Colour[] =
    season === "hearth" ? ["#8a9a6a", "#7c8a66", "#98a184"] : ["leafLight", "#7f9f86", "leaf"];
  const row = (y: number, z: number, from: number) =>
    repeat(4, (i) => {
      const x = -0.45 + i * 0.3;
      const n = i + from;
      return [
        ...clayPot(0.12, 0.18, [x, y, z], (["terracotta", "#4f86c6", "cream"] as const)[n % 3]!, 7),
        bead(0.13, [x, y + 0.27, z], leaves[n % 3]!, {
          flat: true,
          rough: 0.2,
          stretch: [1, 1.2, 1],
        }),
        ...(n % 2 && season !== "hearth"
          ? [bead(0.06, [x + 0.03, y + 0.42, z + 0.04], "#9a6cc0")]
          : []),
      ];
    });
  return [
    ...mirror(block([0.07, 1.2, 0.07], [-0.56, 0, 0.06], "walnut")),
    ...mirror(block([0.07, 0.44, 0.07], [-0.56, 0, 0.5], "walnut")),
    shelf(0.42, 0.4),
    shelf(0.92, 0.18),
    ...row(0.48, 0.4, 0),
    ...row(0.98, 0.18, 1),
  ];
};

const fan = [-1.15, -0.72, -0.3, 0.3, 0.72, 1.15] as const;

/** Trained flat: a short trunk and a fan of branches, each with its great leaves. */
const wallFig: WhimModel = ({ season }) => {
  const leaf = {
    seedtime: "leafPale",
    highSun: "leafDeep",
    leafFall: "butter",
    hearth: null,
  } as const;
  const colour = leaf[season];
  return [
    rod(0.09, 0.4, [0, 0, 0.12], "#8f8274", { sides: 6, upper: 0.07 }),
    ...fan.map((a) =>
      rod(0.045, 1.25 - Math.abs(a) * 0.2, [0, 0.32, 0.12], "#8f8274", {
        sides: 5,
        upper: 0.025,
        turn: [0, 0, -a],
      }),
    ),
    ...fan.flatMap((a, k) =>
      repeat(3, (i): Part[] => {
        const out = 0.42 + i * 0.34;
        const at = [Math.sin(a) * out, 0.32 + Math.cos(a) * out, 0.2 + (i % 2) * 0.05] as const;
        const fruit = (i + k) % 2 && season !== "seedtime";
        return [
          ...(colour === null
            ? []
            : [
                slab(
                  points("0 -0.22, 0.2 0.1, 0.07 0.09, 0 0.24, -0.07 0.09, -0.2 0.1"),
                  0.03,
                  at,
                  i % 2 ? colour : "leaf",
                  { bevel: 0, turn: [between(-0.3, 0.1, k, i), 0, -a + between(-0.3, 0.3, k, i)] },
                ),
              ]),
          ...(fruit
            ? [bead(0.08, [at[0] + 0.1, at[1] - 0.1, 0.26], "#6d3f74", { stretch: [1, 1.25, 1] })]
            : []),
        ];
      }),
    ),
  ];
};

const FRAMES = ["white", "#3f7fb5", "#d9903f", "#4e8f6a"] as const;

/** Old windows of all colours leant together; something grows behind. */
const leanTo: WhimModel = ({ lit }) => [
  box([1.7, 0.2, 0.72], [0, 0, 0.36], "brickWarm", { bevel: 0.02 }),
  ...repeat(4, (i) => {
    const x = -0.63 + i * 0.42;
    const tilt = [-0.42, 0, 0] as const;
    return moved(
      turned(
        [
          box([0.4, 0.94, 0.05], [0, 0, 0], FRAMES[i]!, { bevel: 0 }),
          block([0.3, 0.38, 0.03], [0, 0.5, 0.02], lit ? "#ffdf9a" : "#bfe6ee", { glow: lit }),
          block([0.3, 0.38, 0.03], [0, 0.06, 0.02], lit ? "#ffd07a" : "#9fd2de", { glow: lit }),
        ],
        tilt,
      ),
      [x, 0.16, 0.68],
    );
  }),
  ...mirror(
    slab(points("0 0, 0.68 0, 0.2 0.92, 0 0.92"), 0.05, [-0.84, 0.16, 0], "#c9e6ea", {
      bevel: 0,
      turn: [0, -Math.PI / 2, 0],
    }),
  ),
  block([1.76, 0.07, 0.16], [0, 1.04, 0.2], "walnut"),
];

export const atTheWall = {
  bicycle,
  "goldfish-barrel": goldfishBarrel,
  "herb-shelf": herbShelf,
  "wall-fig": wallFig,
  "window-lean-to": leanTo,
} satisfies Record<string, WhimModel>;
