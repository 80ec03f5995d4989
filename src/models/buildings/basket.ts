// A woven basket with a high handle, heaped with one of everything.
import { cabbage } from "../crops/cabbage.ts";
import { carrotRoot } from "../crops/carrot.ts";
import { leaf } from "../crops/leaf.ts";
import { pumpkin } from "../crops/pumpkin.ts";
import { fieldSunflower } from "../crops/sunflower.ts";
import { tomato } from "../crops/tomato.ts";
import { ball, box, cylinder, type Part, placed, repeat, turned } from "../parts.ts";
import { between } from "../random.ts";

const ROWS = 7;
const STAVES = 26;

/** Woven: each stave passes the hoops outside and inside by turns. */
export function basket(): Part[] {
  const radius = (y: number) => 0.74 + 0.3 * (y / 0.78) ** 0.8;
  const weave = repeat(ROWS, (row) =>
    repeat(STAVES, (i) => {
      const a = (i * 2 * Math.PI) / STAVES;
      const y = 0.03 + row * 0.108;
      const out = (i + row) % 2 ? 0.028 : -0.012;
      const r = radius(y) + out;
      const width = (2 * Math.PI * r) / STAVES;
      return box(
        [width * 1.12, 0.1, 0.07],
        [Math.sin(a) * r, y, Math.cos(a) * r],
        (i + row) % 2 ? "#d8a563" : "#b67c3e",
        { bevel: 0.034, turn: [0, a, 0] },
      );
    }),
  );
  const rim = repeat(40, (i) => {
    const a = (i * 2 * Math.PI) / 40;
    return box(
      [0.2, 0.12, 0.14],
      [Math.sin(a) * 1.06, 0.77, Math.cos(a) * 1.06],
      i % 2 ? "#c08a48" : "#dfb070",
      { bevel: 0.05, turn: [0, a, 0.5] },
    );
  });
  const handle = repeat(25, (i) => {
    const a = (i / 24) * Math.PI;
    return box(
      [0.13, 0.2, 0.17],
      [Math.cos(a) * 1.03, 0.68 + Math.sin(a) * 1.22, 0],
      i % 2 ? "#c08a48" : "#b0753a",
      { bevel: 0.05, turn: [0, 0, a + 0.25 * (i % 2 ? 1 : -1)] },
    );
  });
  return [
    cylinder(0.69, 0.66, [0, 0.02, 0], "bark", { upper: 0.95, sides: 26 }),
    ...weave,
    ...rim,
    ...handle,
  ];
}

export function fullBasket(): Part[] {
  return [
    ...basket(),
    ...placed(pumpkin(0.46, 2), [-0.36, 0.58, 0.46]),
    ...placed(pumpkin(0.34, 5, true), [0.62, 0.62, -0.42]),
    ...placed(cabbage(3), [0.44, 0.72, 0.34], 0.5, 1.35),
    ...placed(cabbage(8), [-0.16, 0.82, -0.52], 1, 1.2),
    ...repeat(5, (i) => {
      const tilted = turned(carrotRoot(i + 3), [-0.35 + i * 0.1, 0, 0.55 - i * 0.2]);
      return placed(tilted, [-0.62 + i * 0.24, 0.52, -0.12 - (i % 2) * 0.1], 0.35 + i * 0.2, 1.15);
    }),
    ...repeat(6, (i) => {
      const [x, z] = [
        [0.06, 0.72],
        [0.3, 0.8],
        [0.18, 0.58],
        [0.78, 0.12],
        [0.86, -0.08],
        [0.02, 0.5],
      ][i]!;
      return placed(tomato(between(0.13, 0.16, i)), [x!, 0.78 + (i === 2 ? 0.12 : 0), z!], i);
    }),
    ...placed(turned(fieldSunflower(5), [-0.2, 0, -0.2]), [0.42, 0.5, -0.55], 0.3, 1.05),
    ...placed(turned(fieldSunflower(9), [-0.25, 0, -0.42]), [0.62, 0.45, -0.35], 0.5, 0.95),
    ...repeat(8, (i) =>
      leaf({
        length: 0.4,
        width: 0.26,
        colour: i % 2 ? "leaf" : "leafLight",
        lift: 0.25,
        curl: 0.9,
        heading: i * 0.785,
        at: [Math.cos(i * 0.785) * 0.75, 0.82, -Math.sin(i * 0.785) * 0.75],
      }),
    ),
    ball(0.06, [0.5, 0.9, 0.72], "tomato"),
  ];
}
