// What stands in the village and nowhere else on the map: few faces, and each told from afar by its outline.
import {
  ALONG_X,
  bead,
  block,
  type Colour,
  lathe,
  mirror,
  moved,
  type Part,
  placed,
  points,
  prism,
  repeat,
  rod,
  slab,
  spun,
} from "../parts.ts";
import { LAMPLIT, PANE, smallBarn, smallCottage, smallHouse } from "./smallBuildings.ts";

/** Fronts look along z, as those of all small buildings do; windows shine where it is lit. */
type Lit = boolean;

const paneOf = (lit: Lit) => [lit ? LAMPLIT : PANE, { glow: lit }] as const;

/** A roof of four sides, along the walls below it. */
const SQUARE = { sides: 4, flat: true, turn: [0, Math.PI / 4, 0] } as const;

/** Two steps, a shaft and a cross. */
export const smallCross = (): Part[] => [
  prism(6, 0.26, 0.07, [0, 0, 0], "#b9ad9a", { bevel: 0, top: "#d3c9b7" }),
  prism(6, 0.17, 0.07, [0, 0.07, 0], "#c6bba8", { bevel: 0, top: "#e2d9c8" }),
  prism(4, 0.06, 0.42, [0, 0.14, 0], "#cfc4b1", { bevel: 0, upper: 0.04, top: "#e2d9c8" }),
  block([0.24, 0.07, 0.07], [0, 0.5, 0], "#d9cfbd"),
  block([0.07, 0.16, 0.07], [0, 0.54, 0], "#ece4d4"),
];

/** A nave, and before it a tower with its louvres and a low pointed roof. */
export function smallTower(lit: Lit): Part[] {
  const [pane, shine] = paneOf(lit);
  return [
    ...moved(smallHouse("#cfc4b1", "#8f7a68", 0.4, 0.44, lit), [0, 0, -0.24]),
    block([0.32, 0.78, 0.3], [0, 0, 0.1], "stone", { top: "#d9cfbd" }),
    lathe(points("0 0, 0.27 0, 0 0.3"), [0, 0.78, 0.1], "slate", SQUARE),
    block([0.14, 0.16, 0.32], [0, 0.54, 0.1], "#5d534a"),
    block([0.34, 0.16, 0.12], [0, 0.54, 0.1], "#5d534a"),
    block([0.1, 0.2, 0.02], [0, 0, 0.255], "walnut"),
    block([0.07, 0.1, 0.02], [0, 0.28, 0.255], pane, shine),
  ];
}

/** Long, with high windows and a bell over the gable. */
export function smallSchool(lit: Lit): Part[] {
  const [pane, shine] = paneOf(lit);
  return [
    ...smallHouse("#d98f68", "#7c6a5c", 0.46, 0.8, lit),
    block([0.13, 0.15, 0.1], [0, 0.48, 0.34], "cream"),
    bead(0.045, [0, 0.54, 0.41], "#e0b040"),
    lathe(points("0 0, 0.12 0, 0 0.12"), [0, 0.63, 0.34], "slate", SQUARE),
    block([0.2, 0.24, 0.1], [0, 0, 0.43], "cream", { top: "#7c6a5c" }),
    block([0.11, 0.19, 0.02], [0, 0, 0.485], "walnut"),
    ...[-0.15, 0.15].map((x) => block([0.06, 0.15, 0.02], [x, 0.08, 0.405], pane, shine)),
  ];
}

/** The cottage, with an oven built out at its side and a chimney that draws. */
export const smallBakery = (lit: Lit): Part[] => [
  ...smallCottage(lit, { wall: "#ffe6bd", roof: "#c8694f", door: "walnut" }),
  bead(0.17, [-0.32, 0.1, -0.06], "#b9755a", { flat: true, squash: 0.6, top: "#d79a78" }),
  block([0.1, 0.2, 0.1], [-0.3, 0.14, -0.08], "#a5654c"),
];

/** A house of two floors, and a wheel on its side that hangs over the water (towards +x). */
export const smallWatermill = (lit: Lit): Part[] => [
  ...moved(smallHouse("plaster", "#6d7f86", 0.42, 0.46, lit), [0, 0.16, 0]),
  block([0.42, 0.17, 0.46], [0, 0, 0], "stone"),
  block([0.12, 0.2, 0.02], [0, 0, 0.235], "walnut"),
  ...placed(
    [
      prism(8, 0.19, 0.07, [0, 0, -0.035], "#a98a68", { bevel: 0, turn: [Math.PI / 2, 0, 0] }),
      ...repeat(2, (i) =>
        block([0.05, 0.46, 0.15], [0, -0.23, 0], "#8a6a50", {
          turn: [0, 0, (i * Math.PI) / 2 + 0.4],
        }),
      ),
    ],
    [0.31, 0.16, 0],
    Math.PI / 2,
  ),
];

/** From a landing on either bank (along x) a rope, on it a boat, and on the near one a hut. */
export function smallFerry(lit: Lit): Part[] {
  const [pane, shine] = paneOf(lit);
  return [
    ...mirror(
      block([0.24, 0.05, 0.26], [0.56, 0, 0], "#b98a5c", { top: "#cda574" }),
      rod(0.025, 0.34, [0.5, 0, 0.09], "walnut", { sides: 4 }),
    ),
    block([1, 0.012, 0.012], [0, 0.31, 0.09], "#e8dcb8"),
    slab(points("-0.2 0.09, -0.13 0, 0.13 0, 0.2 0.09"), 0.17, [0.04, 0.03, 0.02], "#4f7f94", {
      bevel: 0,
    }),
    block([0.3, 0.02, 0.13], [0.04, 0.1, 0.02], "#e2c89a"),
    ...moved(
      [
        block([0.2, 0.2, 0.2], [0, 0, 0], "denim", { top: "#86a7bd" }),
        lathe(points("0 0, 0.2 0, 0 0.13"), [0, 0.2, 0], "#c9a45c", SQUARE),
        block([0.08, 0.09, 0.02], [0, 0.07, 0.105], pane, shine),
      ],
      [-0.66, 0, -0.16],
    ),
  ];
}

/** Peascod's: a cottage behind a gate that one is to shut. */
export const smallGatehouse = (lit: Lit): Part[] => [
  ...moved(smallCottage(lit, { wall: "#e8e6cf", roof: "#8a8f5c", door: "#a5522f" }), [0, 0, -0.1]),
  ...mirror(block([0.05, 0.2, 0.05], [0.15, 0, 0.42], "walnut")),
  block([0.28, 0.05, 0.03], [0, 0.1, 0.42], "white"),
  ...mirror(block([0.16, 0.1, 0.03], [0.26, 0, 0.42], "#c9b68f")),
];

/** One half in plaster under red, the other in stone under grey, a door in each, and no joint to be seen. */
export function twoHouse(lit: Lit): Part[] {
  const half = (wall: Colour, roof: Colour, door: Colour, z: number) => [
    ...moved(smallHouse(wall, roof, 0.46, 0.4, lit), [0, 0, z]),
    block([0.02, 0.19, 0.1], [0.235, 0, z], door),
  ];
  return spun(
    [
      ...half("plaster", "#c8694f", "#40505e", 0.19),
      ...half("#c6bba8", "#6d7f86", "#a5522f", -0.19),
      block([0.1, 0.22, 0.12], [-0.02, 0.42, 0], "#b98a66"),
    ],
    -Math.PI / 2,
  );
}

/** The reeve's office: a brass plate, and before it the bench on which one waits. */
export const smallOffice = (lit: Lit): Part[] => [
  ...smallCottage(lit, { wall: "#f3dcc2", roof: "#7d4a5c", door: "#7a2f3f" }),
  block([0.1, 0.07, 0.02], [0.12, 0.25, 0.29], "#e0b040"),
  block([0.3, 0.03, 0.09], [0.06, 0.07, 0.4], "oak"),
  ...[-0.04, 0.16].map((x) => block([0.03, 0.07, 0.07], [x, 0, 0.4], "walnut")),
];

/** The barn, with the wheel of a cart leant against it. */
export const smallCartBarn = (lit: Lit): Part[] => [
  ...smallBarn(lit),
  rod(0.13, 0.035, [-0.24, 0.13, 0.42], "walnut", { sides: 8, turn: [Math.PI / 2 - 0.2, 0, 0] }),
  block([0.2, 0.08, 0.36], [0.5, 0.09, 0.05], "#b98a5c", { top: "#e6c96a" }),
  ...[-0.09, 0.19].map((z) =>
    rod(0.08, 0.26, [0.37, 0.08, z], "walnut", { sides: 6, turn: ALONG_X }),
  ),
];

/** The vet's: a lamp on a post before the door, for whoever comes by night. */
export function smallSurgery(lit: Lit): Part[] {
  const [pane, shine] = paneOf(lit);
  return [
    ...smallCottage(lit, { wall: "#eef0e4", roof: "#5f7f68", door: "#5f7f68" }),
    rod(0.018, 0.3, [0.2, 0, 0.42], "coal", { sides: 4 }),
    block([0.07, 0.08, 0.07], [0.2, 0.29, 0.42], pane, shine),
  ];
}
