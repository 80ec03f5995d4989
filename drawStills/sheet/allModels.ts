// Every model there is, by group: furniture as its folders list it, and what stands out of doors.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { barn } from "../../src/models/buildings/barn.ts";
import { chapel } from "../../src/models/buildings/chapel.ts";
import { cottageStyles } from "../../src/models/buildings/cottageShapes.ts";
import { cottageOf } from "../../src/models/buildings/cottages.ts";
import { mill } from "../../src/models/buildings/mill.ts";
import { well } from "../../src/models/buildings/well.ts";
import { cropStages, modelCrops, plantAt } from "../../src/models/crops/stages.ts";
import { boundary } from "../../src/models/ground/boundaries.ts";
import { hotSpring } from "../../src/models/ground/hotSpring.ts";
import { hiveRow, standingStones } from "../../src/models/nature/landmarks.ts";
import { seasonTree, treeKinds } from "../../src/models/nature/seasonTree.ts";
import type { Part } from "../../src/models/parts.ts";
import { residentModels } from "../../src/models/residents/residentModels.ts";
import { seasons } from "../../src/models/seasons.ts";

export type Model = { name: string; parts: readonly Part[] };
export type ModelGroup = { name: string; models: readonly Model[] };

const models = join(import.meta.dirname, "../../src/models");

const isFurniture = (value: unknown): value is Model =>
  typeof value === "object" && value !== null && "stands" in value && "parts" in value;

/** A file may export pieces one by one or in lists. */
async function furniture(): Promise<Model[]> {
  const pieces = new Set<Model>();
  for (const folder of ["furniture", "catalogue"]) {
    const files = await readdir(join(models, folder), { recursive: true }).catch(() => []);
    const code = files.filter((file) => file.endsWith(".ts") && !file.includes(".test."));
    for (const file of code.toSorted()) {
      const module: Record<string, unknown> = await import(join(models, folder, file));
      for (const value of Object.values(module).flat()) if (isFurniture(value)) pieces.add(value);
    }
  }
  return [...pieces];
}

const outdoors = (): Model[] => [
  ...cottageStyles.map((style) => ({
    name: `${style} cottage`,
    parts: cottageOf(style, { lit: false, snow: false }),
  })),
  { name: "barn", parts: barn(false) },
  { name: "mill", parts: mill(false) },
  { name: "chapel", parts: chapel(false) },
  { name: "well", parts: well() },
  { name: "standing stones", parts: standingStones(1) },
  { name: "beehives", parts: hiveRow(1) },
  { name: "hot spring", parts: hotSpring(1) },
  { name: "stone wall", parts: boundary("wall", 5.2, 3, "highSun", 1) },
  { name: "hedge", parts: boundary("hedge", 5.2, 3, "highSun", 1) },
  ...treeKinds.flatMap((kind) =>
    seasons.map((season) => ({ name: `${kind}, ${season}`, parts: seasonTree(kind, season, 1) })),
  ),
  ...modelCrops.flatMap((crop) =>
    cropStages.map((stage) => ({
      name: `${crop}, stage ${stage}`,
      parts: plantAt(crop, stage, 1),
    })),
  ),
];

const residents = (): Model[] =>
  Object.entries(residentModels).map(([name, model]) => ({
    name,
    parts: model({ season: "highSun", lit: false }),
  }));

export const allModels = async (): Promise<ModelGroup[]> => [
  { name: "furniture", models: await furniture() },
  { name: "outdoors", models: outdoors() },
  { name: "residents", models: residents() },
];
