// What was done last can be taken back for a minute, and a sowing as long as it still stands there.
import { expect, it } from "vitest";
import { UNDO_FOR } from "../../farm/events/recent.ts";
import { MINUTE } from "../../farm/numbers/time.ts";
import { did, trialFarm, trialGround, trialStart } from "../../farm/testing/trial.ts";
import { undoable } from "./undoable.ts";
import { undoWords } from "./words.ts";

const ground = trialGround();
const sown = did(
  trialFarm(ground),
  ground,
  { kind: "sow", plots: 0b1, what: "pea", at: trialStart },
  { kind: "sow", plots: 0b110, what: "sunflower", at: trialStart + 1000 },
);

it("names the last sowing, then the one before it, then none", () => {
  expect(undoable(sown, trialStart + 2000)).toEqual({
    of: trialStart + 1000,
    seeds: ["sunflower"],
    plots: 0b110,
    until: trialStart + 1000 + MINUTE,
  });
  const taken = did(sown, ground, { kind: "undo", of: trialStart + 1000, at: trialStart + 2000 });
  expect(undoable(taken, trialStart + 3000)).toMatchObject({
    of: trialStart,
    seeds: ["pea"],
    plots: 0b1,
  });
  expect(undoable(taken, trialStart + MINUTE + 1)).toBeNull();
  expect(undoable(trialFarm(ground), trialStart)).toBeNull();
});

it("offers for five minutes what the law takes back, to whoever wants as long", () => {
  const [last, late] = [trialStart + 1000 + UNDO_FOR, trialStart + 1001 + UNDO_FOR];
  const offered = undoable(sown, last, UNDO_FOR)!;
  expect(offered).toMatchObject({ of: trialStart + 1000, seeds: ["sunflower"], until: last });
  expect(
    undoable(did(sown, ground, { kind: "undo", of: offered.of, at: last }), last, UNDO_FOR),
  ).toBeNull();
  expect(undoable(sown, late, UNDO_FOR)).toBeNull();
});

it("names whatever was done last before any sowing, but not water", () => {
  const wet = did(sown, ground, { kind: "water", plots: 0b1, at: trialStart + 2000 });
  expect(undoable(wet, trialStart + 3000)).toMatchObject({
    of: trialStart + 1000,
    seeds: ["sunflower"],
  });
  const stocked = { ...wet, barn: { pea: 5 } };
  const sold = did(stocked, ground, { kind: "sell", good: "pea", count: 2, at: trialStart + 4000 });
  const last = undoable(sold, trialStart + 5000)!;
  expect(last).toEqual({
    of: trialStart + 4000,
    seeds: [],
    plots: 0,
    until: trialStart + 4000 + MINUTE,
  });
  expect(undoWords(last, trialStart + 5000)).toMatch(/^Undo \(.+\)$/);
  const back = did(sold, ground, { kind: "undo", of: last.of, at: trialStart + 5000 });
  expect(back.barn).toEqual({ pea: 5 });
  expect(undoable(back, trialStart + 6000)).toMatchObject({ seeds: ["sunflower"] });
});
