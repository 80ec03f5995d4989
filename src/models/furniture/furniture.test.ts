// Every piece of furniture keeps to what it says about its own size, name and weight.
import { readdir } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { partMesh } from "../meshes/partMesh.ts";
import type { Part } from "../parts.ts";
import { add, rotate, type Vec } from "../pose.ts";
import type { Furniture } from "./furniture.ts";

const BUDGET = 2600;
const SLACK = 0.02;
const UNDIVIDED = Number.POSITIVE_INFINITY;

const isFurniture = (value: unknown): value is Furniture =>
  typeof value === "object" && value !== null && "footprint" in value && "parts" in value;

function corners(part: Part): Vec[] {
  const { position } = partMesh(part, UNDIVIDED);
  return Array.from({ length: position.length / 3 }, (_, i) => {
    const local: Vec = [position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!];
    return add(part.at, rotate(part.pose, local));
  });
}

function bounds(parts: readonly Part[]): { low: Vec; high: Vec } {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const corner of parts.flatMap(corners))
    for (const k of [0, 1, 2] as const) {
      low[k] = Math.min(low[k], corner[k]);
      high[k] = Math.max(high[k], corner[k]);
    }
  return { low, high };
}

const triangles = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + partMesh(part, UNDIVIDED).index.length / 3, 0);

describe("furniture", () => {
  const pieces: Furniture[] = [];
  beforeAll(async () => {
    const files = await readdir(import.meta.dirname);
    for (const file of files.filter((name) => name.endsWith(".ts") && !name.includes(".test.")))
      pieces.push(...Object.values(await import(`./${file}`)).filter(isFurniture));
  });

  it("is a full house", () => {
    expect(pieces.length).toBeGreaterThanOrEqual(30);
  });

  it("has a name for each piece and no name twice", () => {
    const names = pieces.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).not.toBe("");
  });

  it("fits the footprint and height it states, with no more than a tenth to spare", () => {
    const wrong = pieces.flatMap(({ name, stands, footprint: [w, d], height, parts }) => {
      const own = stands === "wall" ? parts.filter((part) => part.at[2] > -0.24) : parts;
      const { low, high } = bounds(own);
      const width = 2 * Math.max(high[0], -low[0]);
      const depth = stands === "wall" ? high[2] : 2 * Math.max(high[2], -low[2]);
      const said = [w, d, height];
      const real = [width, depth, high[1]];
      const off = said.some(
        (s, i) => real[i]! > s + SLACK || s - real[i]! > Math.max(0.1, s * 0.1),
      );
      return off ? [`${name}: says ${said}, is ${real.map((v) => v.toFixed(2))}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("stands on the floor, never under it", () => {
    const sunk = pieces.flatMap(({ name, stands, parts }) => {
      const { low } = bounds(parts);
      return stands !== "wall" && low[1] < -0.03 ? [`${name}: ${low[1].toFixed(2)}`] : [];
    });
    expect(sunk).toEqual([]);
  });

  it("keeps within the triangles of a still", () => {
    const heavy = pieces.flatMap(({ name, parts }) => {
      const count = triangles(parts);
      return count > BUDGET ? [`${name}: ${count}`] : [];
    });
    expect(heavy).toEqual([]);
  });
});
