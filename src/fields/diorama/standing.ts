// What is built on a field and high enough to hide something.
import type { FieldTraits } from "../traits.ts";
import { type Layout, WATER } from "./layout.ts";
import type { Standing } from "./sight.ts";

/** How high each landmark is, and how wide about its middle. */
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
  { house, mark }: Layout,
  hasMark: boolean,
): Standing[] {
  const [r, height] = marks[landmark];
  return [
    { x: house.x, z: house.z, r: 1.25, height: 2.3 },
    ...(hasMark ? [{ x: mark.x, z: mark.z, r, height }] : []),
    ...(water === "well" ? [{ x: WATER.x, z: WATER.z, r: 0.6, height: 1.6 }] : []),
  ];
}
