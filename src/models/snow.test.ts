// Tests that snow lies on what is open to the sky and wide enough, and on nothing else.
import { expect, test } from "vitest";
import { boundingRadius } from "./distance.ts";
import { ball, box, cylinder, lathe, type Part, points, slab } from "./parts.ts";
import { snowed } from "./snow.ts";

const whiteOf = (parts: readonly Part[]) => parts.filter(({ top }) => top === "#ffffff");
const block = box([1, 1, 1], [0, 0, 0], "brick");

test("a thing in the open is capped, and keeps all its parts", () => {
  const parts = snowed([block]);
  expect(parts[0]).toBe(block);
  const [cap] = whiteOf(parts);
  expect(cap!.at[1] + 0.02).toBeGreaterThan(1);
  expect(cap!.at[1] - 0.02).toBeLessThan(1);
  expect(parts).toHaveLength(2);
});

test("what is sheltered, shines, is narrow or is white already stays as it is", () => {
  const roofed = [block, box([3, 0.1, 3], [0, 1.04, 0], "slate")];
  expect(snowed(roofed).filter(({ top }) => top === "#ffffff")).toHaveLength(1);
  const bare = [
    box([1, 1, 1], [0, 0, 0], "lamp", { glow: true }),
    box([0.03, 1, 0.03], [3, 0, 0], "oak"),
    box([1, 1, 1], [6, 0, 0], "#ffffff"),
    ball(0.05, [9, 1, 0], "rose"),
  ];
  expect(snowed(bare)).toEqual(bare);
});

test("a sloping roof, a spire, a post and a bush each carry it their own way", () => {
  const roof = slab(points("1 0, 0 1, -0.1 0.9, 0.9 -0.1"), 2, [0, 0, 0], "slate");
  const [plank, snow] = snowed([roof]);
  expect([plank, snow!.shape, snow!.top]).toEqual([roof, "slab", "#ffffff"]);
  const spire = lathe(points("0 0, 0.5 0, 0 1"), [0, 0, 0], "slate");
  const vane = cylinder(0.05, 0.4, [0, 0.95, 0], "brass");
  expect(snowed([spire, vane])[0]!.top).toBe("#ffffff");
  const post = cylinder(0.1, 1, [0, 0, 0], "oak");
  const [wood, cap] = snowed([post]);
  expect([wood, boundingRadius(cap!) < 0.2]).toEqual([post, true]);
  expect(snowed([ball(0.4, [0, 0.3, 0], "leaf")])[0]!.top).toBe("#ffffff");
});

test("a storey under another keeps its colour, and a mound with something on it is white", () => {
  const [foot, upper] = [0.5, 0.4].map((r, i) =>
    cylinder(r, 0.3, [0, i * 0.3, 0], "rose", { upper: r - 0.1 }),
  ) as [Part, Part];
  const tower = snowed([foot, upper]);
  expect(tower[0]).toBe(foot);
  expect(tower[1]!.top).toBe("#ffffff");
  const mound = ball(0.5, [0, 0, 0], "leaf", { stretch: [1.3, 0.3, 1] });
  const post = box([0.1, 1, 0.1], [0, 0.5, 0], "oak");
  expect(snowed([mound, post])[0]!.top).toBe("#ffffff");
  const roof = box([2, 0.1, 2], [0, 0.16, 0], "slate");
  expect(snowed([mound, roof])[0]).toBe(mound);
});

test("a log that lies in the open bears it along its back, a wheel over its top, and one that lies below none", () => {
  const log = cylinder(0.13, 1, [0, 0.13, -0.5], "bark", { turn: [Math.PI / 2, 0, 0] });
  const [wood, snow] = snowed([log]);
  expect([wood, snow!.top]).toEqual([log, "#ffffff"]);
  expect(snow!.at[1]).toBeGreaterThan(0.2);
  const wheel = cylinder(0.5, 0.1, [0, 0.5, 0], "oak", { turn: [Math.PI / 2, 0, 0] });
  const [rim, ...over] = snowed([wheel]);
  expect([rim, over.length]).toEqual([wheel, 5]);
  for (const { at, top } of over) expect([top, at[1] > 0.75]).toEqual(["#ffffff", true]);
  const hoop = cylinder(0.5, 0.04, [0, 0.5, 0], "oak", { turn: [Math.PI / 2, 0, 0] });
  expect(snowed([hoop])).toEqual([hoop]);
  const upper = cylinder(0.13, 1, [0, 0.39, -0.5], "bark", { turn: [Math.PI / 2, 0, 0] });
  expect(whiteOf(snowed([log, upper]))).toHaveLength(1);
});
