// A six-paned window with a deep sill, a rod and gathered curtains, looking out on the hills.
import type { Furniture } from "../furniture/furniture.ts";
import { ALONG_X, ball, block, box, cylinder, type Part, repeat } from "../parts.ts";
import { type WindowHour, windowView } from "./windowViews.ts";

/** The hole it needs in the wall. */
export const WINDOW_OPENING = { width: 2.1, height: 1.6 } as const;
const { width: W, height: H } = WINDOW_OPENING;
const FOLD = 0.14;

function curtain(side: number): Part[] {
  return repeat(4, (i) => {
    const x = side * (W / 2 + 0.3 - i * FOLD);
    const deep = i % 2 ? 0.14 : 0.09;
    return [
      box([FOLD + 0.03, 1.96, deep], [x, -0.22, 0.14], i % 2 ? "rose" : "terracotta", {
        bevel: 0.045,
      }),
      box([FOLD + 0.036, 0.07, deep + 0.006], [x, -0.1, 0.14], "cream", { bevel: 0.03 }),
    ];
  });
}

const frame: Part[] = [
  ...[-1, 1].map((s) => block([0.12, H + 0.16, 0.26], [s * (W / 2), -0.08, -0.06], "white")),
  ...[-0.1, H - 0.02].map((y) => block([W + 0.24, 0.12, 0.26], [0, y, -0.06], "white")),
  ...[-W / 6, W / 6].map((x) => block([0.06, H, 0.08], [x, 0, -0.06], "white")),
  block([W, 0.06, 0.08], [0, H * 0.5, -0.06], "white"),
  box([W + 0.5, 0.09, 0.44], [0, -0.15, 0.16], "white", { bevel: 0.035 }),
];

const rod: Part[] = [
  cylinder(0.035, W + 1.02, [-(W / 2 + 0.51), H + 0.2, 0.14], "walnut", {
    turn: ALONG_X,
    sides: 10,
  }),
  ...[-1, 1].flatMap((s): Part[] => [
    ball(0.085, [s * (W / 2 + 0.54), H + 0.2, 0.14], "walnut", { detail: 1 }),
    block([0.05, 0.05, 0.16], [s * (W / 2 + 0.4), H + 0.175, 0.07], "bark"),
  ]),
];

const cottageWindow = (hour: WindowHour): Furniture => ({
  name: hour === "night" ? "Window by night" : "Window by day",
  stands: "wall",
  footprint: [3.38, 0.4],
  height: 1.92,
  parts: [...windowView(hour, W, H), ...frame, ...rod, ...curtain(-1), ...curtain(1)],
});

export const windowByDay = cottageWindow("day");
export const windowByNight = cottageWindow("night");
