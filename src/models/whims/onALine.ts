// Whims between two posts: washing, flags and a hammock.
import {
  bead,
  block,
  box,
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
import type { WhimModel } from "./whim.ts";

const lineRow = (x: number): Part => box([0.11, 1.42, 0.11], [x, 0, 0], "walnut", { bevel: 0.02 });

const washing = (count: number, hang: (i: number, x: number, y: number) => Part[]): Part[] => [
  lineRow(-1),
  lineRow(1),
  ...repeat(6, (i) => {
    const y = (t: number) => 1.36 - 0.16 * 4 * t * (1 - t);
    const [a, b] = [i / 6, (i + 1) / 6];
    return block([0.35, 0.03, 0.03], [-1 + (a + b), (y(a) + y(b)) / 2, 0], "white", {
      turn: [0, 0, Math.atan2(y(b) - y(a), 1 / 3)],
    });
  }),
  ...repeat(count, (i) => {
    const t = (i + 0.75) / (count + 0.5);
    return hang(i, -1 + 2 * t, 1.37 - 0.16 * 4 * t * (1 - t));
  }),
];

const WASH = ["#e2472f", "white", "#3f7fb5", "sunPetal", "#e58fb1"] as const;

const WASH_LONG = [0.62, 0.86, 0.5, 0.8, 0.58] as const;

const laundry: WhimModel = ({ season }) => {
  // Frost lets everything hang as straight as boards.
  const sway = season === "hearth" ? 0 : 0.22;
  return [
    ...washing(5, (i, x, y) => [
      ...moved(
        turned(
          [block([0.3, WASH_LONG[i]!, 0.03], [0, -WASH_LONG[i]!, 0], WASH[i]!)],
          [-sway * (i % 2 ? 1 : 0.6), 0, 0],
        ),
        [x, y, 0],
      ),
      ...[-0.1, 0.1].map((d) => block([0.03, 0.1, 0.05], [x + d, y - 0.03, 0], "wood")),
    ]),
    rod(0.26, 0.22, [0.5, 0, 0.44], "straw", { sides: 9, upper: 0.32 }),
    bead(0.2, [0.5, 0.24, 0.44], "white", { squash: 0.6 }),
  ];
};

const scarecrowWashing: WhimModel = () => [
  ...washing(3, (i, x, y) => {
    if (i === 1)
      return [
        box([0.5, 0.62, 0.12], [x, y - 0.68, 0], "#2f8f8a", { bevel: 0.03 }),
        ...mirror(
          box([0.46, 0.19, 0.12], [x - 0.38, y - 0.26, 0], "#2f8f8a", {
            bevel: 0.03,
            turn: [0, 0, -0.32],
          }),
        ),
        block([0.16, 0.16, 0.03], [x - 0.12, y - 0.5, 0.07], "tomato", { turn: [0, 0, 0.2] }),
        block([0.13, 0.13, 0.03], [x + 0.13, y - 0.34, 0.07], "butter", { turn: [0, 0, -0.2] }),
        ...mirror(
          ...repeat(3, (k) =>
            block([0.03, 0.17, 0.03], [x - (0.58 + k * 0.03), y - 0.46, (k - 1) * 0.04], "straw", {
              turn: [0, 0, -0.5],
            }),
          ),
        ),
      ];
    if (i === 0)
      return [-0.1, 0.1].map((d) =>
        box([0.17, 0.62, 0.1], [x + d, y - 0.62, 0], "#8a5a3c", {
          bevel: 0.02,
          turn: [0, 0, d * 0.5],
        }),
      );
    return placed(
      turned(
        [
          lathe(
            points("0 0, 0.36 0, 0.34 0.05, 0.2 0.08, 0.16 0.26, 0 0.28"),
            [0, 0, 0],
            "butter",
            { sides: 10 },
          ),
          rod(0.21, 0.07, [0, 0.08, 0], "tomato", { sides: 10 }),
        ],
        [1.35, 0, 0],
      ),
      [x, y - 0.28, 0],
    );
  }),
];

const CLOTHS = ["#e2472f", "#f6cf65", "#3f7fb5", "#fff8ea", "#4ea56a", "#8f6cc0"] as const;

const flags: WhimModel = () => {
  const y = (t: number) => 1.62 - 0.26 * 4 * t * (1 - t);
  return [
    ...mirror(
      rod(0.06, 1.72, [-1.2, 0, 0], "white", { sides: 6 }),
      bead(0.1, [-1.2, 1.76, 0], "tomato"),
    ),
    ...repeat(9, (i) => {
      const t = (i + 0.5) / 9;
      const slope = Math.atan2(y(t + 0.05) - y(t - 0.05), 0.24);
      const x = -1.2 + 2.4 * t;
      return [
        block([0.28, 0.035, 0.03], [x, y(t), 0], "white", { turn: [0, 0, slope] }),
        slab(points("-0.12 0, 0 -0.36, 0.12 0"), 0.03, [x, y(t) + 0.01, 0], CLOTHS[i % 6]!, {
          bevel: 0,
          turn: [0.14, 0, slope],
        }),
      ];
    }),
  ];
};

const hammock: WhimModel = () => [
  ...mirror(rod(0.08, 1.15, [-1, 0, 0], "walnut", { sides: 6, turn: [0, 0, 0.16] })),
  ...repeat(7, (i) => {
    const t = (i - 3) / 3.5;
    return block(
      [0.27, 0.06, 0.62 - Math.abs(t) * 0.2],
      [t * 0.84, 0.32 + t * t * 0.5, 0],
      i % 2 ? "white" : "#e2472f",
      { turn: [0, 0, Math.atan(t * 1.2)] },
    );
  }),
  ...mirror(block([0.36, 0.035, 0.035], [-0.98, 0.92, 0], "linen", { turn: [0, 0, -0.75] })),
  box([0.26, 0.13, 0.36], [-0.58, 0.58, 0], "sunPetal", { bevel: 0.04, turn: [0, 0, -0.6] }),
];

export const onALine = {
  laundry,
  "scarecrow-washing": scarecrowWashing,
  flags,
  hammock,
} satisfies Record<string, WhimModel>;
