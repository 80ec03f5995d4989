// The barn's paper begins with what fetches most, and knows who waits for what.
import { expect, it } from "vitest";
import { masterOf, trialFarm, trialGround, trialStart } from "../../../farm/testing/trial.ts";
import { usedIn, wantedBy, worthSelling } from "./worthSelling.ts";

const ground = trialGround();

it("begins with what fetches most of all that there is", () => {
  const farm = trialFarm(ground, { barn: { sunflower: 9, cake: 1, carrot: 20 } });
  expect(worthSelling(farm, trialStart)).toEqual(["cake", "carrot", "sunflower"]);
  expect(worthSelling(trialFarm(ground), trialStart)).toEqual([]);
});

it("knows who asks for a good, and what one can make of it", () => {
  const farm = trialFarm(ground);
  const { good } = farm.letters[0]!;
  expect(wantedBy(farm, good!, trialStart).length).toBeGreaterThan(0);
  expect(wantedBy(farm, "cider", trialStart)).toEqual([]);
  expect(usedIn(farm, "egg")).toEqual([]);
  expect(usedIn(masterOf(ground), "egg")).toContain("Onion tart");
});
