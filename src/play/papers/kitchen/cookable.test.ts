// Dishes stand where they can be had: now, nearly, some time, later.
import { expect, it } from "vitest";
import { deedsFor } from "../../../farm/tables/level.ts";
import { recipeIds } from "../../../farm/tables/recipes.ts";
import { masterOf, trialFarm, trialGround, trialStart } from "../../../farm/testing/trial.ts";
import { cookableOf, gainOf } from "./cookable.ts";

const ground = trialGround();

it("has what can be put on first, and the best gain before the others", () => {
  const farm = masterOf(ground, { barn: { pea: 9, carrot: 5, beet: 3, onion: 5, egg: 2 } });
  const { can, nearly, others, later } = cookableOf(farm, trialStart);
  expect(can).toEqual(["rootStew", "peaSoup"]);
  expect(gainOf(farm, "rootStew", trialStart)).toBeGreaterThan(gainOf(farm, "peaSoup", trialStart));
  // One onion is lacking.
  expect(nearly[0]).toBe("onionTart");
  expect(nearly.length).toBeLessThanOrEqual(3);
  expect([...can, ...nearly, ...others, ...later].toSorted()).toEqual(recipeIds.toSorted());
});

it("knows nothing yet at the first level", () => {
  const { can, nearly, others, later } = cookableOf(trialFarm(ground), trialStart);
  expect([can, nearly, others]).toEqual([[], [], []]);
  expect(later).toHaveLength(recipeIds.length);
  const second = trialFarm(ground, { deeds: deedsFor(2) });
  expect(cookableOf(second, trialStart).others).toContain("peaSoup");
});
