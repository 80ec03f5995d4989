// A page counts seconds only while somebody waits for one.
import { expect, it } from "vitest";
import { HOUR, MINUTE } from "../../farm/numbers/time.ts";
import { did, trialFarm, trialGround, trialStart } from "../../farm/testing/trial.ts";
import { nextFarmTick } from "./nextFarmTick.ts";

const ground = trialGround();
const empty = trialFarm(ground);
const beds = (what: "sunflower" | "pea") =>
  did(empty, ground, { kind: "sow", plots: 1, what, at: trialStart });

it("looks again each minute at a farm where nothing is due", () => {
  expect(nextFarmTick(ground, empty, trialStart + 20_500, MINUTE)).toBe(trialStart + MINUTE);
  expect(nextFarmTick(ground, empty, trialStart + MINUTE, MINUTE)).toBe(trialStart + 2 * MINUTE);
});

it("counts the seconds in which a sowing may be undone, and those before something is ready", () => {
  expect(nextFarmTick(ground, beds("pea"), trialStart + 20_500, MINUTE)).toBe(trialStart + 21_000);
  expect(nextFarmTick(ground, beds("pea"), trialStart + 2.5 * MINUTE, MINUTE)).toBe(
    trialStart + 3 * MINUTE,
  );
  expect(nextFarmTick(ground, beds("pea"), trialStart + 4.5 * MINUTE, MINUTE)).toBe(
    trialStart + 4.5 * MINUTE + 1000,
  );
});

it("counts on for whoever has five minutes to undo it", () => {
  const at = trialStart + 2.5 * MINUTE;
  expect(nextFarmTick(ground, beds("pea"), at, 5 * MINUTE)).toBe(at + 1000);
});

it("counts none for what stands ready", () => {
  expect(nextFarmTick(ground, beds("sunflower"), trialStart + HOUR, MINUTE)).toBe(
    trialStart + HOUR + MINUTE,
  );
});
