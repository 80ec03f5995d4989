// Whoever asks for a good is known as soon as the letter lies there, and once.
import { expect, it } from "vitest";
import { trialFarm, trialGround, trialStart } from "../testing/trial.ts";
import { wantedBy } from "./wantedBy.ts";

const farm = trialFarm(trialGround());
const [first] = farm.letters;

it("is whoever wrote of it, once, and nobody for anything else", () => {
  const twice = { letters: [first!, { ...first!, n: first!.n + 1 }] };
  expect(wantedBy(twice, first!.good!, trialStart)).toEqual([first!.villager]);
  expect(wantedBy(twice, "cider", trialStart)).toEqual([]);
});

it("is nobody before the letter is here", () => {
  const later = { letters: [{ ...first!, from: trialStart + 1 }] };
  expect(wantedBy(later, first!.good!, trialStart)).toEqual([]);
});
