// The six ways a farm may lie on its field, before it is mirrored or turned: house, landmark, water, walk and beds.
import { type Point2, points } from "../../models/parts.ts";
import type { Run } from "../shapes.ts";
import { type GroundCircle, RADIUS, type TilledBed } from "./ground.ts";

/** A piece of ground that is higher than the rest: which rows lie on it, and from where to where. */
export type TerraceLayout = {
  readonly rows: readonly number[];
  readonly back: number;
  readonly front: number;
  readonly height: number;
};

/** Coordinates as in the model: x to the right, z to the front, both from the middle. */
export type FieldLayout = {
  readonly house: GroundCircle;
  readonly mark: GroundCircle;
  readonly water: GroundCircle;
  readonly lamp: Point2;
  /** From the house or the edge to the gate, where there is no more field. */
  readonly walk: readonly Point2[];
  /** From the door to the walk, where that does not begin at the door. */
  readonly doorway: readonly Point2[];
  readonly stream: readonly Point2[];
  readonly steps: readonly TerraceLayout[];
  /** What holds the steps up. */
  readonly banks: "turf" | "stones";
  readonly bedsOf: (run: Run) => readonly LaidBed[];
};
export type LaidBed = Pick<TilledBed, "x" | "z" | "length"> & { readonly plots: number };

const PITCH = 0.98;
const ROW = 0.86;
const FIRST_ROW = 0.3;
const FROM_EDGE = 0.56;
/** The left side of a hex leans: one step towards the front moves its edge this far right. */
export const LEAN = 1 / Math.sqrt(3);
/** The planks and the air between a bed and the next one in its row. */
export const BETWEEN = 0.12;

/** Rows that follow the left side of the hex. */
function leaning({ row, from, to }: Run): LaidBed {
  const z = FIRST_ROW + row * ROW;
  const start = -RADIUS + z * LEAN + FROM_EDGE;
  const plots = to - from;
  return { x: start + ((from + to) / 2) * PITCH, z, length: plots * PITCH - BETWEEN, plots };
}

/** The way runs between the second plot and the third. */
const WAY = { column: 2, wide: 0.62, aside: -0.26 };

function cut(run: Run): LaidBed[] {
  const halves = [
    { ...run, to: Math.min(run.to, WAY.column) },
    { ...run, from: Math.max(run.from, WAY.column) },
  ];
  return halves
    .filter(({ from, to }) => to > from)
    .map((half) => {
      const bed = leaning(half);
      return { ...bed, x: bed.x + WAY.aside + (half.from >= WAY.column ? WAY.wide : 0) };
    });
}

function besideLane(run: Run): LaidBed[] {
  const bed = leaning(run);
  return [
    run.row < 2
      ? { ...bed, x: bed.x + 0.2, z: bed.z - 0.65 }
      : { ...bed, x: bed.x + 0.05, z: bed.z + 0.12 },
  ];
}

const straight = ({ row, from, to }: Run): LaidBed[] => [
  {
    x: -1.7 + ((from + to) / 2) * 0.94,
    z: -3.3 + row * 0.84,
    length: (to - from) * 0.94 - BETWEEN,
    plots: to - from,
  },
];

const plain = {
  doorway: [],
  steps: [],
  banks: "turf",
  bedsOf: (run: Run) => [leaning(run)],
} as const;
const onTheRight = points("3.35 -3.2, 3.75 -2.1, 3.15 -0.9, 3.3 0.3, 4 0.95, 4.55 1.12");
const behindTheLane = points("3.4 -3.1, 3.75 -2.1, 3.3 -1.2, 3.55 -0.4, 4.4 0.2, 4.75 0.75");

export const fieldLayouts = {
  leftHearth: {
    ...plain,
    house: { x: -1.75, z: -2, r: 1.55 },
    mark: { x: 1.2, z: -2.75, r: 1.3 },
    water: { x: 3.3, z: 0.05, r: 1.2 },
    lamp: [0.95, 0],
    walk: points("-1.5 -0.75, -0.2 -0.45, 1.15 -0.3, 1.75 0.7, 2.35 1.75, 3.2 2.75"),
    stream: onTheRight,
  },
  rightHearth: {
    ...plain,
    house: { x: 1.35, z: -2.35, r: 1.55 },
    mark: { x: -2.15, z: -2, r: 1.35 },
    water: { x: 3.3, z: 0.05, r: 1.2 },
    lamp: [0.9, -0.5],
    walk: points("1.3 -1.1, 1.35 -0.3, 1.75 0.6, 2.4 1.75, 3.2 2.75"),
    stream: onTheRight,
  },
  middleWay: {
    ...plain,
    house: { x: -1.6, z: -2.2, r: 1.55 },
    mark: { x: 1.5, z: -2.7, r: 1.3 },
    water: { x: 3.55, z: -0.5, r: 1.1 },
    lamp: [-1.25, -0.5],
    walk: points(
      "-1.6 -0.85, -2.46 0.3, -1.96 1.16, -1.46 2.02, -0.97 2.88, -0.47 3.74, -0.33 4.35",
    ),
    stream: behindTheLane,
    bedsOf: cut,
  },
  sunkenLane: {
    ...plain,
    house: { x: 0.7, z: -2.6, r: 1.5 },
    mark: { x: -2.3, z: -2.4, r: 1.2 },
    water: { x: 3.4, z: -0.6, r: 1.15 },
    lamp: [1.75, 0.95],
    walk: points("-4.02 1.34, -2 1.36, 0.6 1.34, 2.2 1.5, 3.1 2.3, 3.5 2.75"),
    doorway: points("1.75 -0.55, 2 0.5, 2.2 1.5"),
    stream: behindTheLane,
    steps: [
      { rows: [0, 1], back: -0.85, front: 0.94, height: 0.38 },
      { rows: [2, 3, 4], back: 1.76, front: 4.36, height: 0.2 },
    ],
    bedsOf: besideLane,
  },
  terraces: {
    ...plain,
    house: { x: -0.3, z: -2.7, r: 1.5 },
    mark: { x: -3, z: -1.5, r: 1.1 },
    water: { x: 3.4, z: 0.95, r: 1.1 },
    lamp: [1.15, -0.4],
    walk: points("-0.2 -1.35, 1 -0.9, 2 0, 2.15 1.1, 2.5 2.1, 3.1 2.9"),
    stream: points("2.1 -4.2, 2.6 -2.6, 3 -1.2, 3.4 0.3, 4 0.95, 4.55 1.12"),
    steps: [
      { rows: [0, 1], back: -0.12, front: 1.58, height: 0.8 },
      { rows: [2, 3], back: 1.58, front: 3.3, height: 0.4 },
    ],
    banks: "stones",
  },
  houseInFront: {
    ...plain,
    house: { x: -1.95, z: 2.45, r: 1.5 },
    mark: { x: 1.4, z: 2.75, r: 1.3 },
    water: { x: -3.3, z: -0.6, r: 1.2 },
    lamp: [-0.55, 2.1],
    walk: points("-1.3 1.1, -0.25 1.3, -0.1 2.6, -0.2 4.3"),
    doorway: points("-1.3 3.9, -0.15 3.5"),
    stream: points("-2.6 -4, -2.8 -2.6, -3.3 -1.3, -3.1 0, -3.9 0.8, -4.6 1"),
    bedsOf: straight,
  },
} as const satisfies Record<string, FieldLayout>;

export type LayoutName = keyof typeof fieldLayouts;
