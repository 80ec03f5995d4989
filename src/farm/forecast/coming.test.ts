import { expect, it } from "vitest";
import { applyEvent } from "../events/apply.ts";
import { HOUR } from "../numbers/time.ts";
import { trialStart as at, did, masterOf, trialGround } from "../testing/trial.ts";
import { comingOn } from "./coming.ts";

const ground = trialGround();
const busy = did(
  masterOf(ground, { barn: { pea: 5 } }),
  ground,
  { kind: "sow", at, plots: 1, what: "pea" },
  { kind: "cook", at, recipe: "peaSoup" },
  { kind: "settle", at, keep: "hen" },
  { kind: "settle", at, keep: "cherry" },
  { kind: "decline", at, slot: 1 },
);

it("tells what is ready when, the soonest first, and nothing that is out of its season", () => {
  const told = comingOn(ground, busy, at).map(({ kind, at: when }) => [kind, (when - at) / HOUR]);
  const saturday = (Date.UTC(2026, 4, 9) - at) / HOUR;
  expect(told).toEqual([
    ["letter", 0],
    ["letter", 0],
    ["dish", 5 / 60],
    ["plot", 6 / 60],
    ["kept", 8],
    ["letter", 10],
    ["pedlar", saturday],
  ]);
});

it("says of each the very moment from which it can be had", () => {
  for (const coming of comingOn(ground, busy, at)) {
    if (coming.kind !== "plot" && coming.kind !== "kept") continue;
    const have = (when: number) =>
      coming.kind === "plot"
        ? applyEvent(busy, { kind: "harvest", at: when, plots: 1 << coming.plot }, ground)
        : applyEvent(busy, { kind: "gather", at: when, kept: 1 << coming.nth }, ground);
    expect([have(coming.at - 1).ok, have(coming.at).ok]).toEqual([false, true]);
  }
});
