// The distance of a part must be right in sign everywhere, or creases would shine.
import { describe, expect, it } from "vitest";
import { boundingRadius } from "./distance.ts";
import { distanceToPart } from "./fixtures/distanceToPart.ts";
import { ball, box, cylinder, lathe, type Part, prism, slab, turned } from "./parts.ts";

const house = [
  [-1, 0],
  [1, 0],
  [1, 1],
  [0, 2],
  [-1, 1],
] as const;
const solids: [string, Part, [number, number, number]][] = [
  ["box", box([1, 2, 3], [4, 0, 0], "#ffffff"), [4, 1, 0]],
  ["ball", ball(0.5, [0, 2, 0], "#ffffff"), [0.1, 2, 0]],
  ["flat ball", ball(0.5, [0, 2, 0], "#ffffff", { squash: 0.3 }), [0.2, 2.05, 0]],
  ["cylinder", cylinder(0.4, 1, [0, 0, 0], "#ffffff"), [0, 0.5, 0.1]],
  ["prism", prism(6, 1, 1, [0, 0, 0], "#ffffff"), [0.5, 0.5, 0.3]],
  ["slab", slab(house, 0.4, [0, 0, 0], "#ffffff"), [0.1, 1.2, 0.05]],
];

describe("distance", () => {
  it.each(solids)("is negative inside a %s and positive outside its extent", (_, part, inside) => {
    expect(distanceToPart(part, inside)).toBeLessThan(0);
    const beyond = part.at[0] + boundingRadius(part) + 0.5;
    expect(distanceToPart(part, [beyond, part.at[1], part.at[2]])).toBeGreaterThan(0.1);
  });

  it("measures a box exactly", () => {
    const part = box([2, 2, 2], [0, 0, 0], "#ffffff");
    expect(distanceToPart(part, [3, 1, 0])).toBeCloseTo(2);
    expect(distanceToPart(part, [0, 1, 0])).toBeCloseTo(-1);
  });

  it("follows the flat side of a prism, not its circle", () => {
    const hex = prism(6, 1, 1, [0, 0, 0], "#ffffff", { bevel: 0 });
    const apothem = Math.cos(Math.PI / 6);
    expect(distanceToPart(hex, [0, 0.5, apothem])).toBeCloseTo(0);
    expect(distanceToPart(hex, [1, 0.5, 0])).toBeCloseTo(0);
  });

  it("leaves a cone's outer space free", () => {
    const cone = lathe([[0, 0], [1, 0], [0, 1]], [0, 0, 0], "#ffffff"); // biome-ignore format: one shape
    expect(distanceToPart(cone, [0.9, 0.9, 0])).toBeGreaterThan(0.3);
  });

  it("turns with the part", () => {
    const lying = turned([box([1, 4, 1], [0, 0, 0], "#ffffff")], [0, 0, Math.PI / 2])[0]!;
    expect(distanceToPart(lying, [-3, 0, 0])).toBeLessThan(0);
    expect(distanceToPart(lying, [0, 3, 0])).toBeGreaterThan(0);
  });
});
