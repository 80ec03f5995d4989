// Nothing is passed over as too far from a part that is near it.
import { expect, it } from "vitest";
import { distanceToPart } from "./fixtures/distanceToPart.ts";
import { isBeyond, partsNear } from "./nearParts.ts";
import { ball, box, cylinder, lathe, type Part, prism, slab, turned } from "./parts.ts";
import type { Vec } from "./pose.ts";
import { between } from "./random.ts";

const triangle = [
  [-0.7, -0.2],
  [0.9, 0],
  [0.1, 1.1],
] as const;
const cone = lathe([[0, -0.3], [0.8, 0], [0, 1.4]], [0, 0, 0], "#ffffff"); // biome-ignore format: one shape
const shapes: Part[] = [
  box([0.4, 1.6, 0.9], [0, 0, 0], "#ffffff"),
  ball(0.6, [0, 0, 0], "#ffffff", { squash: 0.3 }),
  cylinder(0.2, 1.4, [0, 0, 0], "#ffffff"),
  prism(5, 0.8, 0.5, [0, 0, 0], "#ffffff"),
  slab(triangle, 0.3, [0, 0, 0], "#ffffff"),
  cone,
];
const parts: Part[] = shapes.flatMap((part, i) =>
  [1, 2, 3].flatMap((n) => {
    const seed = 10 * i + n;
    const turn = ([0, 1, 2] as const).map((k) => between(-3, 3, seed, k)) as unknown as Vec;
    const at: Vec = [i, n, (i * n) % 4];
    return turned([part], turn).map((one) => ({ ...one, at }));
  }),
);
const REACH = 0.5;
const pointAt = (n: number): Vec => [
  between(-2, 8, n, 0),
  between(-2, 6, n, 1),
  between(-2, 5, n, 2),
];

it("finds every part that is nearer than the reach, in any pose", () => {
  const near = partsNear(parts, REACH);
  let found = 0;
  for (let n = 0; n < 4000; n++) {
    const at = pointAt(n);
    const ids = new Set(near(...at).map(({ id }) => id));
    parts.forEach((part, id) => {
      if (distanceToPart(part, at) >= REACH) return;
      found++;
      expect(ids, `part ${id} at ${at}`).toContain(id);
    });
  }
  expect(found).toBeGreaterThan(500);
});

it("calls beyond only what is farther than that, and most of what is", () => {
  const near = partsNear(parts, 20)(0, 0, 0);
  let [beyond, far] = [0, 0];
  for (let n = 0; n < 1000; n++) {
    const at = pointAt(n);
    for (const one of near) {
      const part = parts[one.id]!;
      // How far a ball is, is measured a little short where it is squashed.
      const slack = part.shape === "ball" ? 0.2 : 0;
      const isFar = distanceToPart(part, at) > REACH - slack;
      if (isFar) far++;
      if (!isBeyond(one, ...at, REACH)) continue;
      beyond++;
      expect(isFar, `part ${one.id} at ${at}`).toBe(true);
    }
  }
  expect(near.length).toBe(parts.length);
  expect(beyond).toBeGreaterThan(0.8 * far);
});
