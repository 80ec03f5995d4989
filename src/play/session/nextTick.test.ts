// A page counts seconds only while somebody waits for one.
import { expect, it } from "vitest";
import { HOUR, MINUTE } from "../../farm/numbers/time.ts";
import { did, start, trialFarm, trialGround } from "../../farm/testing/trial.ts";
import { nextTick } from "./nextTick.ts";

const ground = trialGround();
const empty = trialFarm(ground);
const beds = (what: "sunflower" | "pea") =>
  did(empty, ground, { kind: "sow", plots: 1, what, at: start });

it("looks again each minute at a farm where nothing is due", () => {
  expect(nextTick(ground, empty, start + 20_500, MINUTE)).toBe(start + MINUTE);
  expect(nextTick(ground, empty, start + MINUTE, MINUTE)).toBe(start + 2 * MINUTE);
});

it("counts the seconds in which a sowing may be undone, and those before something is ready", () => {
  expect(nextTick(ground, beds("pea"), start + 20_500, MINUTE)).toBe(start + 21_000);
  expect(nextTick(ground, beds("pea"), start + 2.5 * MINUTE, MINUTE)).toBe(start + 3 * MINUTE);
  expect(nextTick(ground, beds("pea"), start + 4.5 * MINUTE, MINUTE)).toBe(
    start + 4.5 * MINUTE + 1000,
  );
});

it("counts on for whoever has five minutes to undo it", () => {
  const at = start + 2.5 * MINUTE;
  expect(nextTick(ground, beds("pea"), at, 5 * MINUTE)).toBe(at + 1000);
});

it("counts none for what stands ready", () => {
  expect(nextTick(ground, beds("sunflower"), start + HOUR, MINUTE)).toBe(start + HOUR + MINUTE);
});
