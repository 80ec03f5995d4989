// The numbers of a version cannot be changed by whoever holds them, and fit together.
import { expect, it } from "vitest";
import { companionCrops, crops } from "./crops.ts";
import { festivals } from "./festivals.ts";
import { goodIds } from "./goods.ts";
import { deedsFor, levelAt } from "./level.ts";
import { pieceCosts } from "./pieces.ts";
import { producerRules } from "./producers.ts";
import { recipeIds, recipes } from "./recipes.ts";
import { soilRules } from "./soils.ts";
import { barnSizes, canHolds, toolCosts } from "./tools.ts";

const isFrozen = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));

it("are frozen all through", () => {
  for (const table of [
    crops,
    companionCrops,
    recipes,
    producerRules,
    toolCosts,
    festivals,
    pieceCosts,
    soilRules,
  ])
    expect(isFrozen(table)).toBe(true);
});

it("have a size of barn and a can for each that can be bought", () => {
  expect(barnSizes).toHaveLength(toolCosts.barn.length + 1);
  expect(canHolds).toHaveLength(toolCosts.can.length + 1);
});

it("call what a recipe gives by its own name", () => {
  expect(recipeIds.filter((recipe) => !goodIds.includes(recipe))).toEqual([]);
});

it("make each level take more deeds than the last", () => {
  expect([1, 2, 3, 10, 20].map(deedsFor)).toEqual([0, 12, 48, 1_256, 7_401]);
  for (let level = 1; level < 60; level++) {
    expect(levelAt(deedsFor(level))).toBe(level);
    expect(levelAt(deedsFor(level + 1) - 1)).toBe(level);
  }
});
