// What is ready together is told together.
import { expect, it } from "vitest";
import { HOUR, MINUTE } from "../../farm/numbers/time.ts";
import { newcomer } from "../../farm/state/begin.ts";
import { did, start, trialFarm, trialGround } from "../../farm/testing/trial.ts";
import { upcomingOf } from "./upcoming.ts";

it("counts the plots of a crop that are ready at the same minute", () => {
  const ground = trialGround();
  const farm = did(
    trialFarm(ground),
    ground,
    { kind: "sow", plots: 0b1110000, what: "sunflower", at: start },
    { kind: "sow", plots: 0b11, what: "pea", at: start },
    { kind: "sow", plots: 0b100, what: "pea", at: start + MINUTE },
  );
  expect(upcomingOf({ ground, farm, now: start + 2 * MINUTE })).toMatchObject([
    { kind: "plot", what: "sunflower", count: 3, at: start + 2 * MINUTE },
    { kind: "plot", what: "pea", count: 2, at: start + 6 * MINUTE },
    { kind: "plot", what: "pea", count: 1, at: start + 7 * MINUTE },
  ]);
});

it("counts the hens that lay within the hour", () => {
  const ground = trialGround();
  const kept = [0, 1, 3, 90].map((minutes) => newcomer("hen", start + minutes * MINUTE));
  const farm = trialFarm(ground, { kept });
  expect(upcomingOf({ ground, farm, now: start + 2 * HOUR })).toMatchObject([
    { kind: "kept", keep: "hen", count: 3, at: start + 8 * HOUR },
    { kind: "kept", keep: "hen", count: 1, at: start + 9.5 * HOUR },
  ]);
});
