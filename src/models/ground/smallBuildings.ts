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

export const PANE: Colour = "#8fb9c2";
export const LAMPLIT: Colour = "#ffd07a";

type CottageColours = { readonly wall?: Colour; readonly roof?: Colour; readonly door?: Colour };

/** Its gables look along z, its windows along x; by night they shine where it is lit. */
export function smallHouse(wall: Colour, roof: Colour, w: number, d: number, lit = false): Part[] {
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
  const pane = lit ? LAMPLIT : PANE;
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
    ...[-0.22, 0.22].map((z) =>
      block([0.03, 0.13, 0.13], [w / 2, h * 0.35, z * d * 1.1], pane, { glow: lit }),
    ),
  ];
}

export function smallBarn(lit = false): Part[] {
  return [
    ...smallHouse("#cf5540", "slate", 0.62, 0.74, lit),
    box([0.28, 0.3, 0.03], [0, 0, 0.375], "white", { bevel: 0.01 }),
    box([0.2, 0.26, 0.04], [0, 0, 0.38], "terracotta", { bevel: 0.01 }),
    cylinder(0.055, 0.04, [0, 0.45, 0.36], "white", { turn: ALONG_Z, sides: 10 }),
  ];
}

export function smallCottage(
  lit = false,
  { wall = "plaster", roof = "terracotta", door = "olive" }: CottageColours = {},
): Part[] {
  return [
    ...smallHouse(wall, roof, 0.5, 0.56, lit),
    box([0.11, 0.3, 0.11], [0.12, 0.34, -0.12], "#b98a66", { bevel: 0.02 }),
    box([0.12, 0.2, 0.03], [-0.1, 0, 0.285], door, { bevel: 0.01 }),
    block([0.11, 0.11, 0.03], [0.12, 0.12, 0.285], lit ? LAMPLIT : PANE, { glow: lit }),
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
