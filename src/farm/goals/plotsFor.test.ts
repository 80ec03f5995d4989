// Sow for this letter: as many plots as are lacking, where they yield most.
import { expect, it } from "vitest";
import type { Farm, Letter } from "../state/farm.ts";
import { trialStart as at, did, masterOf, trialFarm, trialGround } from "../testing/trial.ts";
import { plotsFor } from "./plotsFor.ts";

const ground = trialGround();
const letter = (good: Letter["good"], count: number): Letter => ({
  ...masterOf(ground).letters[0]!,
  good,
  count,
});
const asked = (farm: Farm, one: Letter) => plotsFor(ground, farm, one, at);

it("is as many plots as the letter lacks", () => {
  const farm = masterOf(ground, { seeds: {} });
  const few = asked(farm, letter("leek", 2));
  expect(few).toMatchObject({ kind: "plots", crop: "leek", count: 1, pence: 8 });
  const more = asked(farm, letter("leek", 9));
  expect(more.kind === "plots" && more.count).toBeGreaterThan(2);
  expect(more).toMatchObject({ ready: at + 5 * 3_600_000 });
  expect(asked({ ...farm, barn: { leek: 9 } }, letter("leek", 9))).toEqual({ kind: "none" });
});

it("counts what stands there already, and takes what seed there is", () => {
  const farm = masterOf(ground, { seeds: { leek: 5 } });
  const sown = did(farm, ground, { kind: "sow", at, plots: 0b111, what: "leek" });
  const before = asked(farm, letter("leek", 12));
  const after = asked(sown, letter("leek", 12));
  if (before.kind !== "plots" || after.kind !== "plots") throw new Error("none");
  expect(after.count).toBeLessThan(before.count);
  expect(after.pence).toBe(8 * Math.max(0, after.count - 2));
  expect(after.plots & 0b111).toBe(0);
});

it("says what keeps one from it", () => {
  const newcomer = trialFarm(ground);
  expect(asked(newcomer, letter("maize", 3))).toEqual({
    kind: "unknown",
    crop: "maize",
    needs: 10,
  });
  const plots = 2 ** ground.plots.length - 1;
  const full = did(masterOf(ground), ground, { kind: "sow", at, plots, what: "sunflower" });
  expect(asked(full, letter("leek", 9))).toEqual({ kind: "full", until: at + 90_000 });
  for (const good of [null, "jam"] as const)
    expect(asked(newcomer, letter(good, 1))).toEqual({ kind: "none" });
});
