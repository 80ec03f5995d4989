import { expect, it } from "vitest";
import { trialFarm, trialGround, trialStart } from "../../../farm/testing/trial.ts";
import { seedWords } from "./seedWords.ts";

it("says how long a seed takes, what it gives, and what soil and season are to it", () => {
  const ground = trialGround({ soil: "sand" });
  const said = (crop: "pea" | "tomato" | "wheat") =>
    seedWords(ground, trialFarm(ground), crop, trialStart);
  expect(said("pea")).toMatch(
    /^6 min on dry soil, 4 min on moist\. Gives about 4, at \d p each today\. Seedtime is its favourite season\.$/,
  );
  expect(said("tomato")).toMatch(
    /^8 h on dry soil, 5½ h on moist\. Gives about 6, at \d+ p each today\. This soil likes it\.$/,
  );
  expect(said("wheat")).toMatch(/ Seedtime is a poor season for it\.$/);
});
