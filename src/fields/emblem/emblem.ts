// A field as a small emblem: its own island in a few flat shapes, drawn at once and from traits alone.
import type { LandTones } from "../../models/ground/hexLand.ts";
import type { Vec } from "../../models/parts.ts";
import { roomOn } from "../diorama/freeGround.ts";
import { BED_WIDTH, type GroundCircle, RADIUS, type TilledBed } from "../diorama/ground.ts";
import { treesOf } from "../diorama/groves.ts";
import { planFor } from "../diorama/planFor.ts";
import { dioramaSeed, type FieldPlan } from "../diorama/plans.ts";
import { standingOn, takenBy } from "../diorama/standing.ts";
import { bedTones, landTones } from "../diorama/tones.ts";
import type { FieldTraits } from "../traits.ts";
import { area, line } from "./paths.ts";
import { type EmblemShape, filled, strokeShape } from "./shape.ts";
import { emblemCottage, landmarkShapes, treeShapes, waterShapes } from "./things.ts";

const SEASON = "highSun";

const corner = (k: number, y: number, r = RADIUS): Vec => [
  r * Math.cos((k * Math.PI) / 3),
  y,
  r * Math.sin((k * Math.PI) / 3),
];

const hex = (share: number) =>
  [0, 1, 2, 3, 4, 5].map((k) => corner(k, 0, RADIUS * share)) as [Vec, ...Vec[]];

/** The sides that are seen, by their first corner, and how much of the light each gets. */
const sides = [
  [1, 1],
  [0, 0.8],
  [-1, 0.66],
] as const;

/** Layers of the earth from the turf down: how deep each begins and ends, and how far it is drawn in. */
const layers = [
  [0, -0.42, 1, 1],
  [-0.42, -1.25, 0.985, 0.97],
  [-1.25, -2.35, 0.93, 0.66],
] as const;

export function emblem(traits: FieldTraits): readonly EmblemShape[] {
  const { soil, region } = traits;
  const tones = landTones(soil, region, SEASON);
  const earth = [tones.fringe[0], tones.soil[0], tones.deep[0]];
  const standing: [number, readonly EmblemShape[]][] = [];
  const stand = ({ x, z }: Pick<GroundCircle, "x" | "z">, shapes: readonly EmblemShape[]) =>
    standing.push([x + z, shapes]);
  const plan = planFor(traits);
  const hasMark = traits.landmark !== "none";
  stand(plan.house, emblemCottage(traits, plan.house));
  if (hasMark) stand(plan.mark, landmarkShapes(traits, plan.mark));
  for (const tree of treesOf(traits, plan, {
    standing: standingOn(traits, plan, hasMark),
    open: {},
    room: roomOn(plan, takenBy(traits, plan, hasMark)),
    seed: dioramaSeed(traits),
  }))
    stand(tree, treeShapes(tree));
  return [
    ...layers
      .toReversed()
      .flatMap(([top, foot, wide, narrow], i) =>
        sides.map(([k, light]) =>
          filled(
            shaded(earth[2 - i]!, light),
            area([
              corner(k, top, RADIUS * wide),
              corner(k + 1, top, RADIUS * wide),
              corner(k + 1, foot, RADIUS * narrow),
              corner(k, foot, RADIUS * narrow),
            ]),
          ),
        ),
      ),
    filled(tones.turf[0], area(hex(1))),
    filled(tones.turf.at(-1)!, area(hex(0.9))),
    strokeShape("#e0cfa6", 4, line(plan.walk.map(([x, z]): Vec => [x, 0, z]) as [Vec, ...Vec[]])),
    ...terraces(plan, tones),
    ...beds(traits, plan),
    ...waterShapes(traits, plan),
    ...standing.toSorted(([a], [b]) => a - b).flatMap(([, shapes]) => shapes),
  ];
}

/** The nearer sides first, so that the top covers what it must. */
function terraces({ terraces: steps, banks }: FieldPlan, tones: LandTones): EmblemShape[] {
  const wall = banks === "stones" ? "#b5aa9a" : tones.fringe[0];
  return steps.flatMap(({ corners, height }) => {
    const at = (y: number) => corners.map(([x, z]): Vec => [x, y, z]);
    const [foot, top] = [at(0), at(height)];
    const sides = corners.map((_, i) => {
      const next = (i + 1) % corners.length;
      return area([foot[i]!, foot[next]!, top[next]!, top[i]!]);
    });
    return [filled(wall, sides.join("")), filled(tones.turf[0], area(top as [Vec, ...Vec[]]))];
  });
}

function beds({ soil }: FieldTraits, plan: FieldPlan): EmblemShape[] {
  const tones = bedTones(soil, SEASON);
  const half = BED_WIDTH / 2 + 0.06;
  const at = (
    { x, y, z, axis: [ax, az] }: TilledBed,
    along: number,
    across: number,
    up: number,
  ): Vec => [x + ax * along - az * across, y + up, z + az * along + ax * across];
  const ground = plan.beds.map((bed) => {
    const end = bed.length / 2;
    return area([
      at(bed, -end, -half, 0),
      at(bed, end, -half, 0),
      at(bed, end, half, 0),
      at(bed, -end, half, 0),
    ]);
  });
  const rows = plan.beds.map((bed) => {
    const end = bed.length / 2 - 0.25;
    return line([at(bed, -end, 0, 0.15), at(bed, end, 0, 0.15)]);
  });
  return [
    filled(tones.soil, ground.join("")),
    strokeShape("#4f8a3c", 3.4, rows.join(""), "0 9"),
    strokeShape("#86b94f", 2, rows.join(""), "0 9"),
  ];
}

function shaded(colour: string, light: number): string {
  const part = (i: number) =>
    Math.round(Number.parseInt(colour.slice(i, i + 2), 16) * light)
      .toString(16)
      .padStart(2, "0");
  return `#${part(1)}${part(3)}${part(5)}`;
}
