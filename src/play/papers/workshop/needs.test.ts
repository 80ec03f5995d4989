import { expect, it } from "vitest";
import { trialFarm, trialGround } from "../../../farm/testing/trial.ts";
import { needsOf } from "./needs.ts";

it("says of everything that a piece takes how much there is", () => {
  const farm = trialFarm(trialGround(), { barn: { carrot: 12 }, timber: 1 });
  expect(needsOf(farm, "crate-of-carrots")).toEqual([
    "12 carrots (you have 12)",
    "2 timber (you have 1)",
  ]);
  expect(needsOf(farm, "hay-bale-seat")).toEqual(["12 straw (you have 0)"]);
  expect(needsOf(farm, "keepsake-red-wren").at(-1)).toBe("Red Wren carrot in the book");
  expect(needsOf(farm, "trophy-pumpkin").at(-1)).toBe("a pumpkin of 11.8 kg or more in the book");
});
