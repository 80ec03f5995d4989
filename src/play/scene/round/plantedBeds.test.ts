// A gesture builds its own plots only, and a plant that is not built yet lets the one before it stand.
import { expect, test } from "vitest";
import { fieldGround } from "../../../farm/testing/trial.ts";
import { planFor } from "../../../fields/diorama/planFor.ts";
import { plotPlaces } from "../../../fields/diorama/plots.ts";
import { fieldTraits } from "../../../fields/traits.ts";
import { plantsOf } from "../land/buildFarm.ts";
import type { PlotLook } from "../plants/looks.ts";
import { plantedBeds } from "./plantedBeds.ts";

const traits = fieldTraits("0x5FbDB2315678afecb367f032d93F642f64180aa3", fieldGround(417).field);
const plots = plotPlaces(planFor(traits));
const bare: PlotLook = { isMoist: false, wateredUntil: 0, isReady: false, plant: null };
const bears = (stage: 0 | 6, n = 1): PlotLook => ({
  ...bare,
  isReady: stage === 6,
  plant: { what: "carrot", stage, n },
});

test("only plots that changed are built", () => {
  const beds = plantedBeds(traits, plots, { plant: plantsOf });
  const all = plots.map(() => bears(6));
  expect(beds.plant(all)).toBe(true);
  const [first, second] = [beds.of(0), beds.of(1)];
  expect(beds.plant(all.map((look) => ({ ...look, isMoist: true })))).toBe(false);
  expect(beds.plant(all.map((look, i) => (i === 0 ? bare : look)))).toBe(true);
  expect([beds.of(0), beds.of(1)]).toEqual([null, second]);
  expect(beds.plant(all.map((look, i) => (i === 0 ? bears(0, 2) : look)))).toBe(true);
  expect(beds.of(0)!.index.length).toBeLessThan(first!.index.length);
  expect(beds.all().length).toBe(plots.length);
});

test("plants stand in their own plot, on its earth, and their drop above them", () => {
  const beds = plantedBeds(traits, plots, { plant: plantsOf });
  beds.plant(plots.map(() => bears(6)));
  for (const [i, { x, y, z }] of plots.entries()) {
    const { position } = beds.of(i)!;
    const foot = Math.min(...position.filter((_, k) => k % 3 === 1));
    expect(foot).toBeGreaterThan(y);
    expect(foot).toBeLessThan(y + 0.2);
    const off = [];
    for (let k = 0; k < position.length; k += 3)
      off.push(Math.hypot(position[k]! - x, position[k + 2]! - z));
    expect(Math.max(...off)).toBeLessThan(1);
    expect(beds.above(i)![1]).toBeGreaterThan(y + 0.3);
  }
});

test("what is not built yet lets the one before it stand", () => {
  let isBuilt = true;
  const beds = plantedBeds(traits, plots, { plant: (asked) => (isBuilt ? plantsOf(asked) : null) });
  const one = (look: PlotLook) => plots.map((_, i) => (i === 0 ? look : bare));
  beds.plant(one(bears(0)));
  const sown = beds.of(0);
  isBuilt = false;
  expect(beds.plant(one(bears(6)))).toBe(false);
  expect(beds.of(0)).toBe(sown);
  isBuilt = true;
  expect(beds.plant(one(bears(6)))).toBe(true);
  expect(beds.of(0)).not.toBe(sown);
});

test("a farm has as many plots as its field has places", () => {
  expect(fieldGround(417).plots.length).toBe(plots.length);
});
