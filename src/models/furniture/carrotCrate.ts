// A slatted crate of carrots with the tops still on.
import {
  block,
  corners,
  lathe,
  mirror,
  moved,
  type Part,
  points,
  repeat,
  turned,
} from "../parts.ts";
import { between } from "../random.ts";
import type { Piece } from "./furniture.ts";

const slats: Part[] = [0.02, 0.19, 0.36].flatMap((y, row): Part[] => [
  ...[-1, 1].map((s) => block([1.0, 0.14, 0.05], [0, y, s * 0.36], row % 2 ? "oak" : "pine")),
  ...mirror(block([0.05, 0.14, 0.68], [-0.47, y, 0], row % 2 ? "pine" : "oak")),
]);

function carrot(i: number): Part[] {
  const tops = repeat(3, (k) =>
    lathe(
      points("0 0, 0.022 0.05, 0.05 0.2, 0 0.3"),
      [0, 0.36, 0],
      (["leaf", "leafLight", "leafDeep"] as const)[k]!,
      { sides: 5, flat: true, turn: [Math.cos(k * 2.1 + i) * 0.5, 0, Math.sin(k * 2.1 + i) * 0.5] },
    ),
  );
  const root = lathe(
    points("0 0, 0.05 0.1, 0.1 0.3, 0.085 0.37, 0 0.39"),
    [0, 0, 0],
    i % 2 ? "carrot" : "carrotLight",
    { sides: 9 },
  );
  const layer = Math.floor(i / 5);
  const turn = [
    Math.PI / 2 + Math.PI + between(-0.2, 0.1, 41, i),
    0,
    between(-0.22, 0.22, 43, i),
  ] as const;
  const at = [-0.32 + (i % 5) * 0.16, 0.3 + layer * 0.13, 0.26 - layer * 0.08] as const;
  return moved(turned([root, ...tops], turn), at);
}

export const carrotCrate: Piece = {
  id: "crate-of-carrots",
  name: "Crate of carrots",
  set: "kitchen",
  stands: "floor",
  footprint: [1.02, 1.06],
  height: 0.62,
  parts: [
    ...slats,
    ...corners(block([0.09, 0.52, 0.09], [-0.42, 0, -0.3], "wood")),
    block([0.88, 0.3, 0.64], [0, 0.02, 0], "bark"),
    ...repeat(11, carrot),
  ],
};
