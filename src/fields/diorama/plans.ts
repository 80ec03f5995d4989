// The twenty-four ground plans: six layouts, mirrored and turned by sixths of the hex, and which field has which.
import { hexEdge } from "../../models/ground/island.ts";
import type { Point2 } from "../../models/parts.ts";
import { mix } from "../land/noise.ts";
import type { KindOf } from "../odds.ts";
import { bedsOf, type FieldShape } from "../shapes.ts";
import type { FieldTraits } from "../traits.ts";
import { type GroundCircle, RADIUS, type TilledBed } from "./ground.ts";
import {
  BETWEEN,
  type FieldLayout,
  fieldLayouts,
  type LaidBed,
  type LayoutName,
  LEAN,
  type TerraceLayout,
} from "./layouts.ts";

type PlanRow = readonly [layout: LayoutName, mirrored: boolean, sixths: -1 | 0 | 1];

/** Numbered from 1; none is turned further, or the house would hide the beds. */
export const planRows: readonly PlanRow[] = [
  ["leftHearth", false, 0],
  ["rightHearth", false, 0],
  ["leftHearth", true, 0],
  ["rightHearth", true, 0],
  ["middleWay", false, 0],
  ["middleWay", true, 0],
  ["sunkenLane", false, 0],
  ["sunkenLane", true, 0],
  ["terraces", false, 0],
  ["terraces", true, 0],
  ["houseInFront", false, 0],
  ["houseInFront", true, 0],
  ["leftHearth", false, 1],
  ["leftHearth", true, -1],
  ["rightHearth", false, -1],
  ["rightHearth", true, 1],
  ["middleWay", false, 1],
  ["middleWay", true, -1],
  ["sunkenLane", false, -1],
  ["sunkenLane", true, 1],
  ["terraces", false, 1],
  ["terraces", true, -1],
  ["houseInFront", false, 1],
  ["houseInFront", true, -1],
];

/** Which plans suit which shapes of tilled land. */
const families: readonly {
  readonly shapes: readonly FieldShape[];
  readonly plans: readonly number[];
}[] = [
  {
    shapes: ["full-acre", "broad-bean", "loaf", "stair"],
    plans: [1, 2, 4, 7, 10, 11, 13, 16, 18, 21, 24],
  },
  { shapes: ["long-strips", "two-beds", "chequer"], plans: [2, 3, 5, 8, 9, 12, 14, 19, 22, 23] },
  { shapes: ["kitchen-ring", "horseshoe", "key"], plans: [1, 3, 4, 6, 10, 12, 15, 20, 21, 24] },
  { shapes: ["crossroads", "arrowhead"], plans: [2, 3, 6, 7, 9, 11, 14, 17, 20, 22, 23] },
];

/** Where the landmark lies before the house: nothing high may stand there. */
const markInFront: readonly number[] = [9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 23, 24];
const high: readonly KindOf<"landmark">[] = ["old-oak", "mill", "chapel"];
/** Where it lies behind the house: nothing low would be seen. */
const markBehind: readonly number[] = [21];
const low: readonly KindOf<"landmark">[] = ["standing-stones", "beehives", "hot-spring"];

/** What a region has twice as often. */
const often: Partial<Record<KindOf<"region">, LayoutName>> = {
  moor: "terraces",
  fells: "terraces",
  vale: "sunkenLane",
  wood: "sunkenLane",
  shore: "houseInFront",
};

/** The plans a field of these traits may have, some twice. */
export function plansFor(
  shape: FieldShape,
  region: KindOf<"region">,
  landmark: KindOf<"landmark">,
): number[] {
  const { plans } = families.find(({ shapes }) => shapes.includes(shape))!;
  const fitting = plans.filter(
    (plan) =>
      !(high.includes(landmark) && markInFront.includes(plan)) &&
      !(low.includes(landmark) && markBehind.includes(plan)),
  );
  return fitting.flatMap((plan) =>
    planRows[plan - 1]![0] === often[region] ? [plan, plan] : plan,
  );
}

/** `not` are plans that would hide what this field has. */
export function planNumberOf(
  { shape, region, landmark, whim }: FieldTraits,
  not: readonly number[] = [],
): number {
  const plans = plansFor(shape, region, landmark).filter((plan) => !not.includes(plan));
  return plans[mix(whim ^ 0x50) % plans.length]!;
}

/** What all chance on a field begins with. */
export const dioramaSeed = ({ whim }: FieldTraits): number => whim % 100_003;

/** A layout as it lies on its field. */
export type FieldPlan = Pick<FieldLayout, "banks" | "walk" | "doorway" | "stream" | "lamp"> & {
  readonly number: number;
  readonly layout: LayoutName;
  readonly house: GroundCircle;
  /** How far the house is turned with its plan. */
  readonly houseTurn: number;
  readonly mark: GroundCircle;
  readonly water: GroundCircle;
  readonly beds: readonly TilledBed[];
  readonly terraces: readonly Terrace[];
};
/** A raised piece of ground: its corners, in order round it, and its height. */
export type Terrace = { readonly corners: readonly Point2[]; readonly height: number };

const MOST_HOUSE_TURN = (35 / 180) * Math.PI;

export function laid(number: number, shape: FieldShape): FieldPlan {
  const [name, mirrored, sixths] = planRows[number - 1]!;
  const layout: FieldLayout = fieldLayouts[name];
  const turn = (-sixths * Math.PI) / 3;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const side = mirrored ? -1 : 1;
  const moved = ([x, z]: Point2): Point2 => [side * x * cos + z * sin, z * cos - side * x * sin];
  const spot = ({ x, z, r }: GroundCircle): GroundCircle => {
    const [mx, mz] = moved([x, z]);
    return { x: mx, z: mz, r };
  };
  const laidBeds = bedsOf(shape).flatMap((run) =>
    layout.bedsOf(run).map((bed) => ({ ...bed, row: run.row })),
  );
  const stepOf = (row: number) => layout.steps.find(({ rows }) => rows.includes(row));
  return {
    number,
    layout: name,
    banks: layout.banks,
    house: spot(layout.house),
    houseTurn: Math.max(-MOST_HOUSE_TURN, Math.min(MOST_HOUSE_TURN, turn)),
    mark: spot(layout.mark),
    water: spot(layout.water),
    lamp: moved(layout.lamp),
    walk: layout.walk.map(moved),
    doorway: layout.doorway.map(moved),
    stream: toTheEdge(layout.stream).map(moved),
    beds: laidBeds.map(({ row, x, z, length, plots: count }): TilledBed => {
      const [mx, mz] = moved([x, z]);
      const y = stepOf(row)?.height ?? 0;
      const pitch = (length + BETWEEN) / count;
      const plots = Array.from({ length: count }, (_, i) =>
        moved([x + (i - (count - 1) / 2) * pitch, z]),
      );
      return { row, x: mx, y, z: mz, length, turn, axis: [cos, -sin], plots };
    }),
    terraces: layout.steps.map((step) => ({
      corners: cornersOf(step, laidBeds).map(moved),
      height: step.height,
    })),
  };
}

const MARGIN = 0.3;
const FROM_EDGE = 0.2;

/** As wide as the beds on it need, leaning as the rows do, and never over the edge of the hex. */
function cornersOf(
  { rows, back, front }: TerraceLayout,
  beds: readonly (LaidBed & { row: number })[],
): Point2[] {
  const own = beds.filter(({ row }) => rows.includes(row));
  const left = Math.min(...own.map(({ x, z, length }) => x - length / 2 - z * LEAN)) - MARGIN;
  const right = Math.max(...own.map(({ x, z, length }) => x + length / 2 - z * LEAN)) + MARGIN;
  const corner = (offset: number, z: number): Point2 => {
    const widest = RADIUS - FROM_EDGE - Math.abs(z) * LEAN;
    return [Math.max(-widest, Math.min(widest, offset + z * LEAN)), z];
  };
  return [corner(left, back), corner(left, front), corner(right, front), corner(right, back)];
}

/** A stream comes and goes at the very edge. */
function toTheEdge(line: readonly Point2[]): Point2[] {
  const out = ([x, z]: Point2): Point2 => {
    const k = hexEdge(RADIUS - 0.06, Math.atan2(z, x)) / Math.hypot(x, z);
    return [x * k, z * k];
  };
  return [out(line[0]!), ...line.slice(1, -1), out(line.at(-1)!)];
}
