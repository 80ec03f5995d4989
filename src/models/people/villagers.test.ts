// Everybody in the village is of few sound parts, stands on the ground, and is known from all others.
import { expect, it } from "vitest";
import { boundingBoxOf } from "../catalogue/bounds.ts";
import { toTriangles } from "../lean/toTriangles.ts";
import { busts } from "./villagers.ts";

const all = Object.entries(busts);

it.each(all)("%s is of few parts, stands on the ground, and is light", (_, parts) => {
  expect(parts.length).toBeLessThanOrEqual(26);
  for (const part of parts) {
    expect([...part.at, ...part.pose].every(Number.isFinite)).toBe(true);
    expect(part.colour + part.top).toMatch(/^#[0-9a-f]{6}#[0-9a-f]{6}$/);
    expect(part.glow).toBe(false);
  }
  const { low, high } = boundingBoxOf(parts);
  expect(low[1]).toBeGreaterThan(-0.12);
  expect(low[1]).toBeLessThan(0.01);
  expect(high[1]).toBeGreaterThan(0.7);
  expect(high[1]).toBeLessThan(1.25);
  const { solid } = toTriangles(parts, { lean: true, tolerance: 0.045, floor: null, ao: 0 });
  expect(solid!.index.length / 3).toBeLessThan(520);
});

it("draws no two alike, and dresses each in a coat of their own", () => {
  expect(new Set(all.map(([, parts]) => JSON.stringify(parts))).size).toBe(all.length);
  // Peascod has two faces and one coat, and the younger Thorne one such as Mrs Tansy's.
  const coats = all.map(([, [coat]]) => coat!.colour);
  expect(new Set(coats).size).toBe(all.length - 2);
});
