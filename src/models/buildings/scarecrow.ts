// A friendly scarecrow in a straw hat.
import { ball, box, cylinder, lathe, type Part, points, repeat } from "../parts.ts";
import { between } from "../random.ts";

/** Faces +z. */
export function scarecrow(): Part[] {
  return [
    box([0.09, 1.3, 0.09], [0, 0, 0], "walnut", { bevel: 0.025 }),
    box([1.2, 0.08, 0.08], [0, 0.98, 0], "walnut", { bevel: 0.025 }),
    box([0.46, 0.56, 0.26], [0, 0.52, 0], "teal", { bevel: 0.09 }),
    box([0.5, 0.14, 0.28], [0, 0.5, 0], "wine", { bevel: 0.05 }),
    ...[-1, 1].flatMap((k) => [
      box([0.4, 0.2, 0.2], [k * 0.36, 0.92, 0], "teal", { bevel: 0.08, turn: [0, 0, k * -0.08] }),
      ...straw(k * 0.58, 1.0, k),
      box([0.12, 0.12, 0.02], [k * 0.12, 0.66, 0.135], k > 0 ? "butter" : "rose", {
        bevel: 0.008,
        turn: [0, 0, k * 0.2],
      }),
    ]),
    ...repeat(7, (i) =>
      cylinder(0.014, 0.22, [-0.16 + i * 0.055, 0.34, 0.02], i % 2 ? "straw" : "strawDark", {
        sides: 5,
      }),
    ),
    ball(0.21, [0, 1.34, 0], "linen", { stretch: [1, 0.98, 0.95] }),
    ...[-1, 1].map((k) => ball(0.028, [k * 0.08, 1.37, 0.18], "coal")),
    ball(0.035, [0, 1.31, 0.2], "carrot", { stretch: [0.9, 0.9, 1.4] }),
    ...[-2, -1, 0, 1, 2].map((k) =>
      ball(0.013, [k * 0.04, 1.235 + Math.abs(k) * 0.011, 0.185 - Math.abs(k) * 0.008], "bark"),
    ),
    ...[-1, 1].map((k) => ball(0.035, [k * 0.125, 1.295, 0.155], "rose", { squash: 0.8 })),
    cylinder(0.15, 0.1, [0, 1.1, 0], "brick", { sides: 12 }),
    lathe(
      points("0 0, 0.36 -0.05, 0.44 -0.03, 0.42 0.0, 0.24 0.05, 0.22 0.2, 0.15 0.29, 0 0.31"),
      [0, 1.48, 0],
      "strawDark",
      { sides: 18, top: "butter", turn: [0.06, 0, -0.1] },
    ),
    cylinder(0.246, 0.07, [0.008, 1.53, 0], "brick", { sides: 18, turn: [0.06, 0, -0.1] }),
  ];
}

function straw(x: number, y: number, side: number): Part[] {
  return repeat(6, (i) =>
    cylinder(0.013, 0.2, [x, y + 0.02, (i - 2.5) * 0.03], i % 2 ? "straw" : "butter", {
      sides: 5,
      turn: [between(-0.4, 0.4, i), 0, side * -between(1.3, 1.9, i, 3)],
    }),
  );
}
