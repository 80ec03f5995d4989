import { expect, it } from "vitest";
import {
  trialStart as at,
  did,
  expectRefusal,
  must,
  trialFarm,
  trialGround,
} from "../testing/trial.ts";
import { applyEvent } from "./apply.ts";

const ground = trialGround();
const farm = trialFarm(ground);

it("refuses what one does not know yet, and says from which level on", () => {
  const asked = applyEvent(farm, { kind: "sow", at, plots: 1, what: "leek" }, ground);
  expect(expectRefusal(asked)).toEqual({ kind: "unknown", needs: 6, level: 1 });
});

it("refuses plots that are not there, and those where something stands", () => {
  const beyond = applyEvent(farm, { kind: "sow", at, plots: 1 << 20, what: "pea" }, ground);
  expect(expectRefusal(beyond)).toEqual({ kind: "nobody" });
  const sown = did(farm, ground, { kind: "sow", at, plots: 3, what: "sunflower" });
  const again = applyEvent(sown, { kind: "sow", at, plots: 3, what: "sunflower" }, ground);
  expect(expectRefusal(again)).toEqual({ kind: "taken", plots: 3 });
});

it("refuses without a seed, and before what was done there last", () => {
  const bare = trialFarm(ground, { seeds: {} });
  const none = applyEvent(bare, { kind: "sow", at, plots: 7, what: "pea" }, ground);
  expect(expectRefusal(none)).toEqual({ kind: "short", of: "seed pea", have: 0, need: 3 });
  const wet = did(farm, ground, { kind: "water", at: at + 10, plots: 1 });
  const early = applyEvent(wet, { kind: "sow", at, plots: 1, what: "pea" }, ground);
  expect(expectRefusal(early)).toEqual({ kind: "earlier", than: at + 10 });
});

it("sows as far as the seed goes, and tells what is left", () => {
  const done = must(applyEvent(farm, { kind: "sow", at, plots: 0b111111, what: "pea" }, ground));
  expect(done.told).toEqual({ on: 0b1111, left: 0b110000 });
  expect(done.farm.seeds).toEqual({});
  expect(done.farm.plots[0]).toMatchObject({ n: 1, sown: { what: "pea", at, grown: 0 } });
  expect(done.farm.plots[4]?.sown).toBeNull();
});

it("never runs out of sunflower seed", () => {
  const done = must(
    applyEvent(farm, { kind: "sow", at, plots: 2 ** 18 - 1, what: "sunflower" }, ground),
  );
  expect(done.farm.plots.every(({ sown }) => sown?.what === "sunflower")).toBe(true);
  expect(done.farm.seeds).toEqual(farm.seeds);
});
