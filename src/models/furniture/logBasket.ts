// A woven basket of split logs.
import { box, cylinder, lathe, mirror, type Part, repeat } from "../parts.ts";
import { between } from "../random.ts";
import type { Piece } from "./furniture.ts";

const hoop = (i: number): Part => {
  const r = 0.34 + i * 0.022;
  return lathe(
    [
      [0, 0],
      [r, 0],
      [r + 0.03, 0.045],
      [r, 0.095],
      [0, 0.095],
    ],
    [0, i * 0.088, 0],
    i % 2 ? "strawDark" : "honey",
    { sides: 18 },
  );
};

function log(i: number): Part[] {
  const at = [between(-0.16, 0.16, 61, i), 0.3, -0.2 + i * 0.1] as const;
  const turn = [between(-0.24, 0.24, 62, i), 0, between(-0.36, 0.36, 63, i)] as const;
  return [
    cylinder(0.085, 0.5, at, "bark", { sides: 8, bevel: 0.012, turn }),
    cylinder(0.07, 0.507, at, "pine", { sides: 8, bevel: 0.004, turn }),
  ];
}

export const logBasket: Piece = {
  id: "log-basket",
  name: "Log basket",
  set: "winter",
  stands: "floor",
  parts: [
    ...repeat(5, hoop),
    cylinder(0.4, 0.02, [0, 0.43, 0], "coal", { sides: 18, bevel: 0.004 }),
    ...repeat(5, log),
    ...mirror(box([0.05, 0.2, 0.2], [-0.46, 0.4, 0], "gingerDark", { bevel: 0.02 })),
  ],
};
