import { expect, it } from "vitest";
import { bareFarm } from "../../../farm/state/begin.ts";
import { toolCosts, toolIds } from "../../../farm/tables/tools.ts";
import { trialGround, trialStart } from "../../../farm/testing/trial.ts";
import { toolWords } from "./toolWords.ts";

const farm = bareFarm(trialGround(), trialStart);

it("says what one has, and what the next would do", () => {
  expect(toolWords(farm, "barn", true)).toBe("Holds 120. The next: holds 200.");
  expect(toolWords(farm, "can", true)).toBe(
    "A watering lasts as long as the soil lets it. The next: a watering lasts 15 % longer.",
  );
  expect(toolWords(farm, "sluice", true)).toBe(
    "Nothing is watered at dawn. The next: waters the first 4 plots at dawn.",
  );
});

it("has words for every one of every tool", () => {
  for (const tool of toolIds)
    for (let owned = 0; owned <= toolCosts[tool].length; owned++) {
      const words = toolWords(
        { tools: { ...farm.tools, [tool]: owned } },
        tool,
        owned < toolCosts[tool].length,
      );
      expect(words).not.toMatch(/undefined|NaN/);
    }
});
