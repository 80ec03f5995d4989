// Every shell takes every finish, and no pattern runs across a door or a window.
import { describe, expect, it } from "vitest";
import { cottageStyles } from "../buildings/cottageShapes.ts";
import { boundingRadius } from "../distance.ts";
import { leanMeshes } from "../lean/leanMeshes.ts";
import { openings as openingKinds } from "../openings/openings.ts";
import type { Part } from "../parts.ts";
import { boundingBoxOf } from "./bounds.ts";
import { floorFinishes, wallFinishes } from "./finishes.ts";
import { floorPattern } from "./floorPatterns.ts";
import { openingParts } from "./openingParts.ts";
import { bareOf } from "./openingRects.ts";
import { clipped, type WallRect } from "./rects.ts";
import { shells } from "./shells.ts";
import { standingFloor } from "./standingFloor.ts";
import { wallPattern } from "./wallPatterns.ts";
import { wallTrim } from "./wallTrim.ts";

const MOST_TRIANGLES = 9000;

const WALL_HEIGHT = 4.2;

function expectSound(parts: readonly Part[]): void {
  for (const part of parts) {
    expect([...part.at, ...part.pose, boundingRadius(part)].every(Number.isFinite)).toBe(true);
    expect(part.colour).toMatch(/^#[0-9a-f]{6}$/);
  }
}

/** Floors and walls are scenes: fine enough everywhere, without an end to their triangles. */
const leanTriangles = (parts: readonly Part[]): number =>
  leanMeshes(parts, null, { tolerance: 0.02 }).reduce(
    (sum, { index }) => sum + index.length / 3,
    0,
  );

const wall: WallRect = { left: 0, right: 4, bottom: 0, top: 3 };
const area = (rects: readonly WallRect[]) =>
  rects.reduce((sum, r) => sum + (r.right - r.left) * (r.top - r.bottom), 0);

it("rectangles: lose exactly what the holes take", () => {
  const window: WallRect = { left: 1, right: 2, bottom: 1, top: 2 };
  const door: WallRect = { left: 3, right: 5, bottom: -1, top: 2 };
  expect(area(clipped(wall, [window, door]))).toBeCloseTo(12 - 1 - 2);
  expect(clipped(wall, [{ left: -1, right: 9, bottom: -1, top: 9 }])).toEqual([]);
  expect(clipped(window, [door])).toEqual([window]);
});

describe("finishes", () => {
  it("are a dozen or more of each, with ids of their own", () => {
    for (const finishes of [wallFinishes, floorFinishes]) {
      expect(finishes.length).toBeGreaterThanOrEqual(12);
      expect(new Set(finishes.map(({ id }) => id)).size).toBe(finishes.length);
    }
  });

  it.each(wallFinishes.map((finish) => [finish.id, finish] as const))(
    "%s keeps clear of openings and within its wall",
    (_, finish) => {
      const holes = openingKinds.map((kind, i) => bareOf(kind, -4.2 + i * 2.8));
      const parts = wallPattern(finish, { half: 6, height: WALL_HEIGHT, holes });
      expectSound(parts);
      for (const part of parts) {
        const { low, high } = boundingBoxOf([part]);
        expect(Math.max(-low[0], high[0])).toBeLessThan(6.1);
        expect(high[1]).toBeLessThan(WALL_HEIGHT + 0.1);
        const [x, y] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
        const inside = holes.some((h) => x > h.left && x < h.right && y > h.bottom && y < h.top);
        expect(inside).toBe(false);
      }
    },
  );

  it.each(floorFinishes.map((finish) => [finish.id, finish] as const))(
    "%s lies flat, covers the floor and stays on it",
    (_, finish) => {
      const parts = floorPattern(finish, { width: 6, depth: 5 });
      expectSound(parts);
      const { low, high } = boundingBoxOf(parts);
      expect(high[1]).toBeCloseTo(0, 2);
      expect([low[0], high[0], low[2], high[2]].map((v) => Math.round(v * 20) / 20)).toEqual([
        -3, 3, -2.5, 2.5,
      ]);
      expect(leanTriangles(parts)).toBeLessThan(MOST_TRIANGLES);
    },
  );
});

/** Boxes whose tops lie in one plane and cover the same ground: which of them is seen is left to chance. */
const inEachOther = (parts: readonly Part[]): number => {
  const tops = parts.flatMap((part) => {
    const { low, high } = boundingBoxOf([part]);
    return part.shape === "box" && Math.abs(high[1]) < 1e-6 ? [{ low, high }] : [];
  });
  const shared = (a: (typeof tops)[number], b: (typeof tops)[number], k: 0 | 2) =>
    Math.min(a.high[k], b.high[k]) - Math.max(a.low[k], b.low[k]);
  return tops.reduce(
    (sum, a, i) =>
      sum +
      tops.slice(i + 1).filter((b) => shared(a, b, 0) > 0.01 && shared(a, b, 2) > 0.01).length,
    0,
  );
};

it.each(floorFinishes.map((finish) => [finish.id, finish] as const))(
  "no two pieces of a floor of %s lie in each other",
  (_, finish) => {
    expect(inEachOther(floorPattern(finish, { width: 6, depth: 5 }))).toBe(0);
  },
);

describe("shells", () => {
  it("are the four cottages of the fields", () => {
    expect(shells.map(({ id }) => id)).toEqual([...cottageStyles]);
  });

  it.each(shells.map((shell) => [shell.id, shell] as const))(
    "%s has a floor under everything and its trim round its walls",
    (_, shell) => {
      const floor = floorFinishes.find(({ id }) => id === shell.floor)!;
      const standing = standingFloor(shell, { width: 12, depth: 12, floor });
      expectSound(standing);
      expect(boundingBoxOf(standing).high[1]).toBeLessThan(0.02);
      expect(wallFinishes.map(({ id }) => id)).toContain(shell.wall);
      const door: WallRect = { left: -1, right: 1, bottom: 0, top: 2.6 };
      const spec = { length: 12, height: 3, doors: [door], hasCornice: true };
      const trim = wallTrim(shell, spec);
      expectSound(trim);
      const { low, high } = boundingBoxOf(trim);
      expect(high[0]).toBeGreaterThan(6 + shell.thick - 0.01);
      expect(low[0]).toBeLessThan(-6 - shell.thick + 0.01);
      expect(high[1]).toBeGreaterThan(3);
      expect(high[1]).toBeLessThan(3.5);
      const skirting = trim.filter((part) => boundingBoxOf([part]).high[1] < 0.3);
      expect(skirting).toHaveLength(2);
      for (const part of skirting) {
        const { low: from, high: to } = boundingBoxOf([part]);
        expect(from[0] >= door.right - 1e-6 || to[0] <= door.left + 1e-6).toBe(true);
      }
      const plain = wallTrim(shell, { ...spec, hasCornice: false });
      expect(trim.length - plain.length).toBe(1);
    },
  );

  it("colour doors and curtains in their own tones", () => {
    for (const shell of shells) {
      const colours = openingKinds.flatMap((kind) =>
        openingParts(kind, 0, shell, false).map(({ colour }) => colour),
      );
      expect(colours).toContain(shell.door[0]);
      expect(colours).toContain(shell.curtain[0]);
    }
  });
});

/** How far from the wall a picture begins behind its glass, in frames of the catalogue. */
const PICTURE = 0.045;
/** Below it there may be a rail or a border: pictures hang higher. */
const HUNG = 2;

it.each(wallFinishes)("$name lies behind what hangs on the wall", (finish) => {
  const parts = wallPattern(finish, { half: 4, height: WALL_HEIGHT, holes: [] });
  const hung = parts.map((part) => boundingBoxOf([part])).filter(({ high }) => high[1] > HUNG);
  for (const { high } of hung) expect(high[2]).toBeLessThan(PICTURE);
});
