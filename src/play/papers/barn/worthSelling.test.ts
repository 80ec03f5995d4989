// The barn's paper begins with what fetches most, and knows what is made of what.
import { expect, it } from "vitest";
import { masterOf, trialFarm, trialGround, trialStart } from "../../../farm/testing/trial.ts";
import { usedIn, worthSelling } from "./worthSelling.ts";

const ground = trialGround();

it("begins with what fetches most of all that there is", () => {
  const farm = trialFarm(ground, { barn: { sunflower: 9, cake: 1, carrot: 20 } });
  expect(worthSelling(farm, trialStart)).toEqual(["cake", "carrot", "sunflower"]);
  expect(worthSelling(trialFarm(ground), trialStart)).toEqual([]);
});

it("knows what one can make of a good", () => {
  expect(usedIn(trialFarm(ground), "egg")).toEqual([]);
  expect(usedIn(masterOf(ground), "egg")).toContain("Onion tart");
});
