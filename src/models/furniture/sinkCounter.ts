// A counter with a deep stone sink, a brass tap, the plates draining and a towel on the door.
import { bead, block, box, mirror, type Part, points, repeat, rod } from "../parts.ts";
import { plate } from "./crockery.ts";
import { type Piece, top } from "./furniture.ts";
import { drawerFront, knob, panelled } from "./joinery.ts";

const TOP = 1.05;

const sink: Part[] = [
  box([0.9, 0.4, 0.12], [0, 0.72, 0.42], "white", { bevel: 0.03 }),
  ...mirror(box([0.08, 0.4, 0.72], [-0.41, 0.72, 0.1], "white")),
  block([0.76, 0.02, 0.58], [0, 0.94, 0.08], "water"),
  ...points("-0.18 0.1, 0.05 0.18, 0.12 0.02").map(([x, z]) => bead(0.07, [x, 0.97, z], "white")),
];

/** The spout bends over in four short lengths. */
const tap: Part[] = [
  rod(0.04, 0.34, [0, TOP, -0.26], "brass", { sides: 6 }),
  ...repeat(3, (i) => {
    const a = 0.5 + i * 0.55;
    return block(
      [0.055, 0.055, 0.13],
      [0, TOP + 0.32 + Math.sin(a) * 0.09, -0.2 - Math.cos(a) * 0.1 + i * 0.02],
      "brass",
      { turn: [i * 0.5 - 0.7, 0, 0] },
    );
  }),
  ...mirror(bead(0.05, [-0.14, TOP + 0.08, -0.26], "brass")),
];

const base = (x: number): Part[] => [
  ...drawerFront(0.56, 0.2, [x, 0.76, 0.35], "wainscot", "wainscotLight"),
  ...panelled(0.56, 0.54, [x, 0.18, 0.35], "wainscot", "wainscotLight"),
  knob([x - Math.sign(x) * 0.2, 0.48, 0.41]),
];

export const sinkCounter: Piece = {
  id: "sink-counter",
  name: "Sink counter",
  set: "kitchen",
  words: "tap basin washing",
  stands: "floor",
  surfaces: [top(1.05, 0.7, 0.7, -0.8, 0)],
  tint: ["wood", "sage", "wainscot"],
  parts: [
    block([2.3, 0.12, 0.6], [0, 0, -0.02], "bark"),
    ...mirror(
      box([0.7, 0.88, 0.72], [-0.8, 0.1, 0], "sage", { bevel: 0.025 }),
      box([0.74, 0.08, 0.84], [-0.8, TOP - 0.08, 0.01], "pine", { bevel: 0.03 }),
      ...base(-0.8),
    ),
    box([0.92, 0.62, 0.66], [0, 0.1, 0], "sage", { bevel: 0.02 }),
    box([2.3, 0.08, 0.2], [0, TOP - 0.08, -0.3], "pine", { bevel: 0.025 }),
    ...mirror(
      ...panelled(0.42, 0.5, [-0.22, 0.16, 0.33], "wainscot", "wainscotLight"),
      knob([-0.066, 0.44, 0.39]),
    ),
    box([0.24, 0.4, 0.04], [0.24, 0.24, 0.4], "cushion", { bevel: 0.015 }),
    block([0.244, 0.05, 0.044], [0.24, 0.3, 0.4], "white"),
    ...sink,
    ...tap,
    box([0.52, 0.05, 0.34], [0.8, TOP, -0.02], "oak", { bevel: 0.015 }),
    ...[0.1, 0, -0.1].flatMap((z, i) =>
      plate(0.17, [0.8, TOP + 0.04, z - 0.02], "white", (["teal", "cream", "rose"] as const)[i]!),
    ),
  ],
};
