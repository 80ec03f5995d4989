// Whatever the shape of a bed, arrows lead to every plot of it, and back.
import { expect, it } from "vitest";
import { MINUTE } from "../../farm/numbers/time.ts";
import { did, trialFarm, trialGround, trialStart } from "../../farm/testing/trial.ts";
import { odds } from "../../fields/odds.ts";
import { plotsOf } from "../../fields/shapes.ts";
import { type ArrowDirection, nextReady, plotsInRow, stepFrom } from "./walk.ts";

const ways: readonly ArrowDirection[] = ["up", "down", "left", "right"];

it("reaches every plot of every shape", () => {
  for (const { id } of odds.shape) {
    const plots = plotsOf(id);
    const met = new Set([0]);
    for (const plot of met) for (const way of ways) met.add(stepFrom({ plots }, plot, way));
    expect([id, met.size]).toEqual([id, plots.length]);
  }
});

it("stays within its row to either side, and at the edge where it is", () => {
  const plots = plotsOf("two-beds");
  expect(stepFrom({ plots }, 1, "right")).toBe(2);
  expect(stepFrom({ plots }, 0, "left")).toBe(0);
  expect(stepFrom({ plots }, 0, "up")).toBe(0);
  expect(plotsInRow({ plots }, 5)).toBe(0b11110000);
});

it("goes round once for what is ready, and tells when nothing is", () => {
  const ground = trialGround();
  const farm = did(trialFarm(ground), ground, {
    kind: "sow",
    plots: 0b1010,
    what: "sunflower",
    at: trialStart,
  });
  const bed = { ground, farm, now: trialStart + 2 * MINUTE };
  expect([0, 1, 3].map((plot) => nextReady(bed, plot))).toEqual([1, 3, 1]);
  expect(nextReady({ ...bed, now: trialStart }, 0)).toBeNull();
});
