// Every farm model must be sound data: finite numbers, hex colours, standing on the ground.
import { describe, expect, it } from "vitest";
import { barn } from "./buildings/barn.ts";
import { fullBasket } from "./buildings/basket.ts";
import { cottage } from "./buildings/cottage.ts";
import { mill } from "./buildings/mill.ts";
import { type SunflowerStage, sunflower } from "./crops/sunflower.ts";
import { boundingRadius } from "./distance.ts";
import { modelCountry } from "./ground/country.ts";
import { hexEdge, island } from "./ground/island.ts";
import { plotModel } from "./ground/plot.ts";
import { partMesh } from "./meshes/partMesh.ts";
import type { Part } from "./parts.ts";

const models: [string, Part[]][] = [
  ["barn", barn(true)],
  ["mill", mill(false)],
  ["cottage", cottage(true)],
  ["basket", fullBasket()],
  ["island", island({ radius: 4, seed: 1 })],
  ["plot", plotModel([{ crop: "cabbage", from: -1, to: 1, z: 0 }], 1)],
];

describe("farm models", () => {
  it.each(models)("%s is made of finite parts in hex colours", (_, parts) => {
    for (const part of parts) {
      expect([...part.at, ...part.pose, boundingRadius(part)].every(Number.isFinite)).toBe(true);
      expect(part.colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(part.top).toMatch(/^#[0-9a-f]{6}$/);
      expect(partMesh(part, 1).index.length).toBeGreaterThan(0);
    }
  });

  it("shines only when someone is home", () => {
    expect(barn(true).some((part) => part.glow)).toBe(true);
    expect(barn(false).some((part) => part.glow)).toBe(false);
  });

  it("lets the sunflower grow with each stage", () => {
    const height = (stage: SunflowerStage) =>
      Math.max(...sunflower(stage).map((part) => part.at[1]));
    for (let stage = 1; stage <= 6; stage++)
      expect(height(stage as SunflowerStage)).toBeGreaterThan(
        height((stage - 1) as SunflowerStage),
      );
  });
});

describe("hexes", () => {
  it("end at the corner and at the middle of a side", () => {
    expect(hexEdge(2, 0)).toBeCloseTo(2);
    expect(hexEdge(2, Math.PI / 6)).toBeCloseTo(Math.sqrt(3));
  });

  it("fill the land without gaps and know their coast", () => {
    const land = (x: number, z: number) => Math.hypot(x, z) < 8;
    const fields = modelCountry(land, () => false, 20);
    const inner = fields.filter((field) => Math.hypot(field.at[0], field.at[2]) < 6);
    for (const field of inner) {
      const around = fields.filter((other) => {
        const d = Math.hypot(field.at[0] - other.at[0], field.at[2] - other.at[2]);
        return d > 0.1 && d < 1.8;
      });
      expect(around).toHaveLength(6);
      expect(field.coast).toBe(false);
    }
    expect(fields.some((field) => field.coast)).toBe(true);
  });
});
