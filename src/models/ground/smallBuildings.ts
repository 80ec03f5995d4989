// Small, plain houses to stand by hundreds on the map.
import { slope } from "../buildings/slope.ts";
import {
  ALONG_Z,
  block,
  box,
  type Colour,
  cylinder,
  lathe,
  moved,
  type Part,
  points,
  repeat,
  slab,
  spun,
  turned,
} from "../parts.ts";

function house(wall: Colour, roof: Colour, w: number, d: number): Part[] {
  const h = w * 0.62;
  const side = slope(
    [w / 2 + 0.07, h - 0.06],
    [0, h + w * 0.46],
    0.06,
    d + 0.14,
    [0, 0, 0],
    roof,
    0.02,
  );
  const pane = "#8fb9c2";
  return [
    slab(
      [
        [-w / 2, 0],
        [w / 2, 0],
        [w / 2, h],
        [0, h + w * 0.45],
        [-w / 2, h],
      ],
      d,
      [0, 0, 0],
      wall,
      { bevel: 0.015 },
    ),
    side,
    ...spun([side], Math.PI),
    ...[-0.22, 0.22].map((z) => block([0.03, 0.13, 0.13], [w / 2, h * 0.35, z * d * 1.1], pane)),
  ];
}

export function smallBarn(): Part[] {
  return [
    ...house("#cf5540", "slate", 0.62, 0.74),
    box([0.28, 0.3, 0.03], [0, 0, 0.375], "white", { bevel: 0.01 }),
    box([0.2, 0.26, 0.04], [0, 0, 0.38], "terracotta", { bevel: 0.01 }),
    cylinder(0.055, 0.04, [0, 0.45, 0.36], "white", { turn: ALONG_Z, sides: 10 }),
  ];
}

export function smallCottage(): Part[] {
  return [
    ...house("plaster", "terracotta", 0.5, 0.56),
    box([0.11, 0.3, 0.11], [0.12, 0.34, -0.12], "#b98a66", { bevel: 0.02 }),
    box([0.12, 0.2, 0.03], [-0.1, 0, 0.285], "olive", { bevel: 0.01 }),
    block([0.11, 0.11, 0.03], [0.12, 0.12, 0.285], "#8fb9c2"),
  ];
}

export function smallMill(): Part[] {
  const sails = repeat(4, (k) =>
    turned(
      [box([0.12, 0.46, 0.02], [0.03, 0.06, 0], "cream", { bevel: 0.006 })],
      [0, 0, (k * Math.PI) / 2 + 0.4],
    ),
  );
  return [
    lathe(points("0 0, 0.28 0, 0.19 0.78, 0 0.78"), [0, 0, 0], "white", { sides: 10, flat: true }),
    lathe(points("0 0, 0.25 0, 0.18 0.16, 0 0.27"), [0, 0.77, 0], "terracotta", {
      sides: 10,
      flat: true,
    }),
    ...moved(sails, [0, 0.82, 0.27]),
    box([0.13, 0.22, 0.04], [0, 0, 0.26], "walnut", { bevel: 0.01 }),
  ];
}
