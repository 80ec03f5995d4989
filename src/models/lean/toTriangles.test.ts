// What is baked must be sound: unit normals, colours in range, outward faces, same every time.
import { describe, expect, it } from "vitest";
import { ball, box, cylinder, prism, slab } from "../parts.ts";
import { toTriangles } from "./toTriangles.ts";

const parts = [
  box([1, 1, 1], [0, 0, 0], "#cf5b44"),
  box([1, 0.4, 1], [1.2, 0, 0], "#ffffff", { bevel: 0 }),
  ball(0.4, [0, 1.4, 0], "#5f9a4a", { flat: true, rough: 0.2 }),
  cylinder(0.3, 1, [2.4, 0, 0], "#fff8ea", { top: "#000000" }),
  prism(6, 1, 0.4, [-2, 0, 0], "#a9cc62"),
  slab([[-1, 0], [1, 0], [0, 1]], 0.2, [0, 0, 2], "#6d7f86"), // biome-ignore format: one shape
  ball(0.1, [0, 2, 0], "#ffe3a0", { glow: true }),
];
const values = (name: "position" | "normal" | "color", made = toTriangles(parts)) =>
  Array.from(made.solid![name]);

describe("toTriangles", () => {
  it("makes unit normals and colours from 0 to 1", () => {
    const normal = values("normal");
    for (let i = 0; i < normal.length; i += 3)
      expect(Math.hypot(normal[i]!, normal[i + 1]!, normal[i + 2]!)).toBeCloseTo(1, 3);
    expect(Math.min(...values("color"))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values("color"))).toBeLessThanOrEqual(1);
  });

  it("is the same every time", () => {
    expect(values("color")).toEqual(values("color", toTriangles(parts)));
    expect(values("position")).toEqual(values("position", toTriangles(parts)));
  });

  it("keeps glowing parts apart and plain", () => {
    const made = toTriangles(parts);
    const colours = Array.from(made.glow!.color);
    expect(new Set(colours.map((v) => v.toFixed(4))).size).toBe(3);
    expect(toTriangles(parts.slice(0, 1)).glow).toBeNull();
  });

  it("faces every triangle outward", () => {
    const { solid } = toTriangles([prism(6, 1, 1, [0, -0.5, 0], "#ffffff")], { floor: null });
    const at = Array.from(solid!.position);
    const index = Array.from(solid!.index);
    let volume = 0;
    for (let i = 0; i < index.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => at.slice(3 * index[i + k]!, 3 * index[i + k]! + 3));
      volume +=
        (a![0]! * (b![1]! * c![2]! - b![2]! * c![1]!) +
          a![1]! * (b![2]! * c![0]! - b![0]! * c![2]!) +
          a![2]! * (b![0]! * c![1]! - b![1]! * c![0]!)) /
        6;
    }
    const full = (3 * Math.sqrt(3)) / 2;
    expect(volume).toBeGreaterThan(full * 0.93);
    expect(volume).toBeLessThanOrEqual(full);
  });

  it("stays small when lean", () => {
    const triangles = (lean: boolean) =>
      toTriangles([box([1, 1, 1], [0, 0, 0], "#ffffff")], { lean }).solid!.index.length / 3;
    // All but the side it stands on.
    expect(triangles(true)).toBe(10);
    expect(triangles(false)).toBeGreaterThan(100);
  });

  it("darkens what a ghost stands on", () => {
    const floor = [box([4, 0.2, 4], [0, -0.2, 0], "#ffffff", { bevel: 0 })];
    const sum = (v: number[]) => v.reduce((a, b) => a + b, 0);
    const open = sum(values("color", toTriangles(floor, { floor: null })));
    const ghosts = [box([1, 1, 1], [0, 0, 0], "#ffffff")];
    expect(sum(values("color", toTriangles(floor, { floor: null, ghosts })))).toBeLessThan(open);
  });
});
