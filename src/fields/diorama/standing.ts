// What is built on a field: what of it is high enough to hide something, and which ground it takes.
import type { Point2 } from "../../models/parts.ts";
import type { FieldTraits } from "../traits.ts";
import type { GroundCircle } from "./ground.ts";
import type { FieldPlan } from "./plans.ts";
import type { SightBlocker } from "./sight.ts";

/** How wide each landmark is about its middle, and how high. */
const marks: Record<FieldTraits["landmark"], readonly [r: number, height: number]> = {
  none: [1, 1.4],
  "old-oak": [1.35, 3.4],
  "standing-stones": [1, 1.5],
  mill: [0.95, 3.4],
  beehives: [1.15, 1.1],
  chapel: [0.95, 2.2],
  "hot-spring": [1, 0.8],
};

export function standingOn(
  { landmark, water }: FieldTraits,
  { house, mark, water: pool }: FieldPlan,
  hasMark: boolean,
): SightBlocker[] {
  const [r, height] = marks[landmark];
  return [
    { x: house.x, z: house.z, r: 1.25, height: 2.3 },
    ...(hasMark ? [{ x: mark.x, z: mark.z, r, height }] : []),
    ...(water === "well" ? [{ x: pool.x, z: pool.z, r: 0.6, height: 1.6 }] : []),
  ];
}

/** Rounds along a line, close enough that nothing slips between them. */
const along = (line: readonly Point2[], r: number): GroundCircle[] =>
  line.flatMap(([x, z], i) => {
    const [nx, nz] = line[Math.min(i + 1, line.length - 1)]!;
    return [0, 1 / 3, 2 / 3].map((t) => ({ x: x + (nx - x) * t, z: z + (nz - z) * t, r }));
  });

/** The ground that house, landmark, water, lamp and ways take. */
export function takenBy({ water }: FieldTraits, plan: FieldPlan, hasMark: boolean): GroundCircle[] {
  const { house, mark, water: pool, lamp, walk, doorway, stream } = plan;
  return [
    { ...house, r: house.r + 0.15 },
    { x: lamp[0], z: lamp[1], r: 0.4 },
    ...along(walk, 0.44),
    ...along(doorway, 0.42),
    ...(water === "stream" ? along(stream, 0.6) : [{ ...pool, r: pool.r + 0.1 }]),
    ...(hasMark ? [{ ...mark, r: mark.r + 0.1 }] : []),
  ];
}
