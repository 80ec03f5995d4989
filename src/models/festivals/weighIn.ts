// The Weigh-In: scales, and the heaviest of three crops as large as their records; each that is weighed has a rosette.
import { specimen } from "../furniture/produce.ts";
import { bead, block, lathe, type Part, placed, points, rod, slab, type Vec } from "../parts.ts";
import { type FestivalModel, standsAt, type Weighed } from "./festivalSet.ts";
import { eveningLanterns } from "./props.ts";

const BEAM = 1.12;
const ARM = 0.46;

/** The pan with the weights sinks when nothing lies in the other one. */
const scales = (isLoaded: boolean): Part[] => {
  const lean = isLoaded ? -0.16 : 0.16;
  const pan = (side: number): Part[] => {
    const y = BEAM - side * ARM * Math.sin(lean) * -1;
    return [
      block([0.02, 0.5, 0.02], [side * ARM, y - 0.5, 0], "ironLight"),
      lathe(points("0.06 0, 0.24 0.06, 0 0.04"), [side * ARM, y - 0.56, 0], "brass", { sides: 8 }),
    ];
  };
  return [
    block([0.5, 0.08, 0.3], [0, 0, 0], "walnut"),
    rod(0.045, BEAM, [0, 0.06, 0], "iron", { sides: 6 }),
    block([2 * ARM, 0.05, 0.05], [0, BEAM - 0.02, 0], "brass", { turn: [0, 0, lean] }),
    bead(0.07, [0, BEAM + 0.05, 0], "brass"),
    ...pan(-1),
    ...pan(1),
    rod(0.07, 0.14, [ARM - 0.05, BEAM + ARM * Math.sin(lean) - 0.52, 0], "ironDark", { sides: 6 }),
    rod(0.05, 0.1, [ARM + 0.09, BEAM + ARM * Math.sin(lean) - 0.52, 0.04], "ironDark", {
      sides: 6,
    }),
  ];
};

/** Where those lie that are not on the scales. */
const ON_GROUND: readonly Vec[] = [
  [-0.34, 0, 0.5],
  [0.04, 0, 0.66],
  [0.4, 0, 0.48],
];

const rosette = (at: Vec, i: number): Part[] => [
  slab(points("-0.09 0, -0.04 -0.18, 0 -0.02, 0.04 -0.18, 0.09 0"), 0.02, at, "cream", {
    bevel: 0,
  }),
  rod(0.11, 0.03, [at[0], at[1], at[2] + 0.01], (["brick", "teal", "butter"] as const)[i]!, {
    sides: 8,
    turn: [Math.PI / 2, 0, 0],
  }),
  rod(0.05, 0.05, [at[0], at[1], at[2] + 0.01], "white", { sides: 6, turn: [Math.PI / 2, 0, 0] }),
];

/** A specimen is shown as large as it should be seen from afar. */
const SHOWN = 1.05;
const shown = ({ crop, size }: Weighed, at: Vec): Part[] =>
  placed(specimen(crop), at, 0.4, SHOWN * size);

const LANTERNS: readonly Vec[] = [
  [0.14, 0.08, -0.3],
  [-0.62, 0, 0.2],
];

export const weighInSet: FestivalModel = ({ hands, weighed, lit }) => {
  const lanterns = eveningLanterns(LANTERNS, lit);
  const back: Vec = [0, 0, -0.4];
  const onPan = hands > 0 ? weighed[hands - 1] : undefined;
  const pan: Vec = [-ARM, BEAM - ARM * Math.sin(0.16) - 0.5, -0.4];
  return {
    parts: [
      ...lanterns.parts,
      ...placed(scales(onPan !== undefined), back),
      ...weighed.flatMap((one, i) => (one === onPan ? shown(one, pan) : shown(one, ON_GROUND[i]!))),
      ...Array.from({ length: hands }, (_, i) =>
        rosette([0, 0.42 + (2 - i) * 0.23, -0.33], i),
      ).flat(),
    ],
    guests: [
      standsAt(-0.88, 0.52),
      standsAt(0.92, 0.5),
      standsAt(-1.12, -0.2),
      standsAt(1.12, -0.24),
    ],
    shines: lanterns.shines,
  };
};
