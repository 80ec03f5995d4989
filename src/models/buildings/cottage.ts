// The cottage: tiled roof in courses, round door, shutters, flower boxes and a chimney.
import {
  ball,
  box,
  type Colour,
  cylinder,
  mirror,
  moved,
  type Part,
  type Point2,
  repeat,
  slab,
  spun,
} from "../parts.ts";
import { between } from "../random.ts";
import { type CottagePaint, doorTones, wallTones } from "./cottagePaint.ts";
import { arch } from "./mill.ts";
import { along, slope } from "./slope.ts";
import { window } from "./window.ts";

const W = 1.05;
const D = 1.7;
const FRONT = D / 2;
const gable: Point2[] = [
  [-W, 0],
  [W, 0],
  [W, 1.2],
  [0, 2.22],
  [-W, 1.2],
];

export function cottage(
  lit: boolean,
  roofColour: Colour = "#c4673f",
  roofLight: Colour = "#d98054",
  paint: CottagePaint = {},
): Part[] {
  const [low, high] = wallTones(paint, ["#f7e8cb", "white"]);
  const shutters = paint.shutters?.[0] ?? "teal";
  return [
    box([2 * W + 0.14, 0.18, D + 0.12], [0, 0, 0], "stone", { bevel: 0.05 }),
    slab(gable, D, [0, 0, 0], low, { top: high, bevel: 0.03 }),
    ...timber(),
    ...roof(roofColour, roofLight),
    ...chimney(),
    ...door(lit, paint),
    ...window({ width: 0.42, height: 0.44, lit, shutters }, [0.5, 0.58, FRONT + 0.01]),
    ...flowerBox([0.5, 0.38, FRONT + 0.12]),
    ...window({ width: 0.26, height: 0.3, lit }, [0, 1.42, FRONT + 0.01]),
    ...window({ width: 0.42, height: 0.44, lit }, [W + 0.01, 0.56, 0.3], Math.PI / 2),
    ...window({ width: 0.42, height: 0.44, lit }, [W + 0.01, 0.56, -0.42], Math.PI / 2),
  ];
}

function timber(): Part[] {
  const beam = "walnut";
  return [
    ...[-1, 1].map((k) =>
      box([0.1, 1.2, 0.1], [k * (W - 0.03), 0.05, FRONT - 0.02], beam, { bevel: 0.025 }),
    ),
    box([2 * W, 0.09, 0.06], [0, 1.16, FRONT], beam, { bevel: 0.02 }),
    box([0.1, 1.15, 0.1], [W - 0.03, 0.05, -FRONT + 0.05], beam, { bevel: 0.025 }),
    box([0.06, 0.09, D], [W, 1.1, 0], beam, { bevel: 0.02 }),
    ...mirror(
      box([0.07, 0.78, 0.05], [-0.42, 1.2, FRONT], beam, { bevel: 0.015, turn: [0, 0, -0.72] }),
    ),
  ];
}

function roof(colour: Colour, light: Colour): Part[] {
  const low: Point2 = [W + 0.2, 1.02];
  const ridge: Point2 = [0, 2.26];
  const courses = 6;
  const side = repeat(courses, (i) => {
    const a = along(low, ridge, i / courses);
    const b = along(low, ridge, (i + 1.25) / courses);
    const strip = (D + 0.4) / 7;
    return repeat(7, (k) => {
      const z = -(D + 0.4) / 2 + (k + 0.5) * strip;
      const tone = between(0, 1, i * 7 + k, 3);
      const c = tone < 0.4 ? colour : tone < 0.75 ? light : "#b45b36";
      const outward = 0.05 + (courses - i) * 0.004;
      return slope(
        [a[0], a[1]],
        [b[0] - 0.02, b[1] - 0.06],
        0.09,
        strip - 0.012,
        [outward, outward, z],
        c,
        0.03,
      );
    });
  });
  return [
    ...side,
    ...spun(side, Math.PI),
    ...repeat(7, (k) =>
      box(
        [0.26, 0.13, (D + 0.4) / 7 - 0.015],
        [0, 2.27, -(D + 0.4) / 2 + (k + 0.5) * ((D + 0.4) / 7)],
        k % 2 ? light : colour,
        { bevel: 0.06 },
      ),
    ),
  ];
}

function chimney(): Part[] {
  const bricks = repeat(4, (i) =>
    box([0.36, 0.19, 0.36], [0, i * 0.2, 0], i % 2 ? "#b98a66" : "#a97753", { bevel: 0.035 }),
  );
  return moved(
    [
      ...bricks,
      box([0.44, 0.09, 0.44], [0, 0.8, 0], "stone", { bevel: 0.03 }),
      cylinder(0.11, 0.18, [0, 0.87, 0], "terracotta", { sides: 10, upper: 0.09 }),
    ],
    [0.5, 1.62, -0.42],
  );
}

function door(lit: boolean, paint: CottagePaint): Part[] {
  const x = -0.42;
  const [low, high, lines] = doorTones(paint, ["#6f8a34", "olive", "#566a1c"]);
  return [
    slab(arch(0.31, 0.64), 0.1, [x, 0.02, FRONT], "walnut", { bevel: 0.03 }),
    slab(arch(0.25, 0.62), 0.1, [x, 0.02, FRONT + 0.02], low, { bevel: 0.03, top: high }),
    ...[-0.1, 0.1].map((k) =>
      box([0.018, 0.74, 0.02], [x + k, 0.06, FRONT + 0.065], lines, { bevel: 0.005 }),
    ),
    slab(arch(0.09, 0.05), 0.1, [x, 0.6, FRONT + 0.03], lit ? "#ffd78a" : "#8fcbd8", {
      glow: lit,
      bevel: 0.01,
    }),
    ball(0.035, [x + 0.16, 0.44, FRONT + 0.08], "brass"),
    box([0.7, 0.08, 0.34], [x, 0, FRONT + 0.2], "stone", { bevel: 0.035 }),
    box([0.1, 0.03, 0.1], [x + 0.44, 0.98, FRONT + 0.08], "ink", { bevel: 0.01 }),
    box([0.08, 0.12, 0.08], [x + 0.44, 0.86, FRONT + 0.08], lit ? "lamp" : "butter", {
      glow: lit,
      bevel: 0.015,
    }),
  ];
}

function flowerBox([x, y, z]: [number, number, number]): Part[] {
  return [
    box([0.56, 0.12, 0.16], [x, y, z], "terracotta", { bevel: 0.03 }),
    ...repeat(7, (i) =>
      ball(
        0.075,
        [x - 0.22 + i * 0.074, y + 0.15 + (i % 2) * 0.03, z + (i % 3) * 0.025],
        i % 2 ? "leaf" : "leafLight",
        { flat: true, rough: 0.15 },
      ),
    ),
    ...repeat(6, (i) =>
      ball(
        0.042,
        [x - 0.2 + i * 0.08, y + 0.21 + (i % 2) * 0.04, z + 0.05],
        (["rose", "white", "butter"] as const)[i % 3]!,
      ),
    ),
  ];
}
