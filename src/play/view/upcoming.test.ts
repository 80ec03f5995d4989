// What is ready together is told together.
import { expect, it } from "vitest";
import { HOUR, MINUTE } from "../../farm/numbers/time.ts";
import { newcomer } from "../../farm/state/begin.ts";
import { did, trialFarm, trialGround, trialStart } from "../../farm/testing/trial.ts";
import { upcomingOf } from "./upcoming.ts";

it("counts the plots of a crop that are ready at the same minute", () => {
  const ground = trialGround();
  const farm = did(
    trialFarm(ground),
    ground,
    { kind: "sow", plots: 0b1110000, what: "sunflower", at: trialStart },
    { kind: "sow", plots: 0b11, what: "pea", at: trialStart },
    { kind: "sow", plots: 0b100, what: "pea", at: trialStart + MINUTE },
  );
  expect(upcomingOf({ ground, farm, now: trialStart + 2 * MINUTE })).toMatchObject([
    { kind: "plot", what: "sunflower", count: 3, at: trialStart + 2 * MINUTE },
    { kind: "plot", what: "pea", count: 2, at: trialStart + 6 * MINUTE },
    { kind: "plot", what: "pea", count: 1, at: trialStart + 7 * MINUTE },
  ]);
});

it("counts the hens that lay within the hour", () => {
  const ground = trialGround();
  const kept = [0, 1, 3, 90].map((minutes) => newcomer("hen", trialStart + minutes * MINUTE));
  const farm = trialFarm(ground, { kept });
  expect(upcomingOf({ ground, farm, now: trialStart + 2 * HOUR })).toMatchObject([
    { kind: "kept", keep: "hen", count: 3, at: trialStart + 8 * HOUR },
    { kind: "kept", keep: "hen", count: 1, at: trialStart + 9.5 * HOUR },
  ]);
});
