// A tree in winter is its own twigs: as high as in leaf, no dearer, and mostly air.
import { expect, it } from "vitest";
import { bareTreeModel, type ThingModel, thingModels } from "./thingModels.ts";

const highest = ({ position }: ThingModel) => Math.max(...position.filter((_, at) => at % 3 === 1));

/** Of all its triangles together. */
function surface({ position, index }: ThingModel): number {
  let sum = 0;
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => {
      const at = 3 * index[i + k]!;
      return [position[at]!, position[at + 1]!, position[at + 2]!] as const;
    }) as [Corner, Corner, Corner];
    const [u, v] = [minus(b, a), minus(c, a)];
    sum += Math.hypot(...cross(u, v)) / 2;
  }
  return sum;
}
type Corner = readonly [number, number, number];
const minus = (p: Corner, q: Corner): Corner => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
const cross = ([a, b, c]: Corner, [d, e, f]: Corner): Corner => [
  b * f - c * e,
  c * d - a * f,
  a * e - b * d,
];

it("stands bare through the winter", () => {
  const { tree } = thingModels();
  const bare = bareTreeModel();
  expect(bare.index.length).toBeLessThanOrEqual(tree.index.length);
  expect(highest(bare)).toBeGreaterThan(0.75 * highest(tree));
  expect(surface(bare)).toBeLessThan(0.4 * surface(tree));
});
