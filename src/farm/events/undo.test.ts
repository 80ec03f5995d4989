import { expect, it } from "vitest";
import { start as at, did, must, refusalOf, trialFarm, trialGround } from "../testing/trial.ts";
import { apply } from "./apply.ts";

const ground = trialGround();
const farm = trialFarm(ground);
const sown = did(farm, ground, { kind: "sow", at, plots: 7, what: "pea" });

it("refuses where nothing was sown then, and before it was", () => {
  const other = apply(sown, { kind: "undo", at: at + 5, of: at + 1 }, ground);
  expect(refusalOf(other)).toEqual({ kind: "nobody" });
  const early = apply(sown, { kind: "undo", at: at - 1, of: at }, ground);
  expect(refusalOf(early).kind).toBe("earlier");
});

it("refuses after a minute, and says when that was", () => {
  const late = apply(sown, { kind: "undo", at: at + 60_001, of: at }, ground);
  expect(refusalOf(late)).toEqual({ kind: "tooLate", since: at + 60_000 });
});

it("gives back the seed and rolls nothing again, and leaves the water where it is", () => {
  const wet = did(sown, ground, { kind: "water", at: at + 2, plots: 1 });
  const { farm: undone, told } = must(
    apply(wet, { kind: "undo", at: at + 60_000, of: at }, ground),
  );
  expect(told).toEqual({ on: 7 });
  expect(undone.seeds).toEqual(farm.seeds);
  expect(undone.plots.map(({ n, sown: here }) => [n, here])).toEqual(
    farm.plots.map(() => [0, null]),
  );
  expect(undone.plots[0]?.moistUntil).toBeGreaterThan(at);
});
