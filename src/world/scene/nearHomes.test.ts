// Close by the village stands where it lies on the map, costs a frame little, and is lit by night.
import { expect, it } from "vitest";
import { homes } from "../../fields/village/homes.ts";
import { joinFields } from "./joinFields.ts";
import { homesAt } from "./nearHomes.ts";

const middle = { x: 0, z: 0 };
const byDay = { isLit: false, isSnowy: false };

it("is there about the middle of the country, and nowhere else", () => {
  expect(homesAt(middle, 10_000, byDay)).toHaveLength(homes.length);
  expect(homesAt({ x: 30, z: 4 }, 10_000, byDay)).toEqual([]);
  expect(homesAt(middle, 40, byDay)).toEqual([]);
});

it("takes no more than 1,300 triangles and 1,300 of shade, by day and by night", () => {
  for (const isLit of [false, true]) {
    const pieces = homesAt(middle, 10_000, { ...byDay, isLit });
    const solid = joinFields(pieces, "solid")!;
    const glow = joinFields(pieces, "glow");
    expect((solid.index.length + (glow?.index.length ?? 0)) / 3).toBeLessThanOrEqual(1_300);
    expect(solid.casting / 3).toBeLessThanOrEqual(1_300);
    expect(glow !== null).toBe(isLit);
    expect(pieces.some(({ land }) => land.halos.length > 0)).toBe(isLit);
  }
});

it("stands on its spot, in steps, once it is joined", () => {
  for (const [nth, piece] of homesAt(middle, 10_000, byDay).entries()) {
    const { position } = joinFields([piece], "solid")!;
    const home = homes[nth]!;
    const [xs, ys, zs] = [0, 1, 2].map((axis) => position.filter((_, i) => i % 3 === axis));
    const reach = (values: Float32Array, from: number) =>
      Math.max(...Array.from(values, (value) => Math.abs(value - from)));
    expect(reach(xs!, home.x), home.id).toBeLessThan(0.5);
    expect(reach(zs!, home.z), home.id).toBeLessThan(0.5);
    expect(Math.max(...ys!), home.id).toBeGreaterThan(0.1);
  }
});

it("has snow on its roofs in winter, and on nothing else", () => {
  const of = (isSnowy: boolean) =>
    joinFields(homesAt(middle, 10_000, { ...byDay, isSnowy }), "solid")!;
  const [bare, snowy] = [of(false), of(true)];
  expect(snowy.index).toEqual(bare.index);
  const brighter = (corner: number) =>
    [0, 1, 2].reduce((sum, c) => sum + snowy.color[corner + c]! - bare.color[corner + c]!, 0);
  const corners = Array.from({ length: bare.normal.length / 3 }, (_, n) => 3 * n);
  const upward = corners.filter((corner) => bare.normal[corner + 1]! > 0.75);
  const upright = corners.filter((corner) => Math.abs(bare.normal[corner + 1]!) < 0.3);
  expect(upward.some((corner) => brighter(corner) > 0.5)).toBe(true);
  expect(upright.every((corner) => brighter(corner) === 0)).toBe(true);
});
