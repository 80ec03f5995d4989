// A gust leaves every plant where it found it, and moves no foot of any.
import { expect, it } from "vitest";
import { bendAt, bends } from "./gust.ts";

it("begins and ends upright, and bends further where there is more wind", () => {
  for (const wind of ["sheltered", "airy", "breezy", "windswept"] as const)
    expect([bendAt(wind, 0).reach, bendAt(wind, 1).reach]).toEqual([0, 0]);
  expect(bendAt("windswept", 0.5).reach).toBeGreaterThan(bendAt("sheltered", 0.5).reach);
  expect(bendAt("airy", 0.6).turn).toBeGreaterThan(bendAt("airy", 0.5).turn);
});

it("holds each plot by its own earth", () => {
  const plot = (earth: number) => ({
    position: new Float32Array([0, earth, 0, 0, earth + 0.5, 0, 0, earth + 1, 0]),
    normal: new Float32Array(9),
    color: new Float32Array(9),
    index: new Uint32Array([0, 1, 2]),
  });
  expect([...bends([plot(0), plot(2)])]).toEqual([0, 0.25, 1, 0, 0.25, 1]);
  expect(bends([])).toHaveLength(0);
});
