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
import type { FarmEvent } from "./event.ts";

const ground = trialGround();
const farm = trialFarm(ground);
const sown = did(farm, ground, { kind: "sow", at, plots: 7, what: "pea" });

it("refuses where nothing was sown then, and before it was", () => {
  const other = applyEvent(sown, { kind: "undo", at: at + 5, of: at + 1 }, ground);
  expect(expectRefusal(other)).toEqual({ kind: "nobody" });
  const early = applyEvent(sown, { kind: "undo", at: at - 1, of: at }, ground);
  expect(expectRefusal(early).kind).toBe("earlier");
});

it("refuses after five minutes, and says when that was", () => {
  const late = applyEvent(sown, { kind: "undo", at: at + 300_001, of: at }, ground);
  expect(expectRefusal(late)).toEqual({ kind: "tooLate", since: at + 300_000 });
});

it("gives back the seed and rolls nothing again, and leaves the water where it is", () => {
  const wet = did(sown, ground, { kind: "water", at: at + 2, plots: 1 });
  const { farm: undone, told } = must(
    applyEvent(wet, { kind: "undo", at: at + 300_000, of: at }, ground),
  );
  expect(told).toEqual({ on: 7 });
  expect(undone.seeds).toEqual(farm.seeds);
  expect(undone.plots.map(({ n, sown: here }) => [n, here])).toEqual(
    farm.plots.map(() => [0, null]),
  );
  expect(undone.plots[0]?.moistUntil).toBeGreaterThan(at);
});

it("gives back each seed that was sown in one moment as what it was", () => {
  const bag = { pea: 5, carrot: 3 };
  const both = did(
    { ...farm, deeds: 40, seeds: bag },
    ground,
    { kind: "sow", at, plots: 0b1, what: "carrot" },
    { kind: "sow", at, plots: 0b110, what: "pea" },
    { kind: "sow", at, plots: 0b11000, what: "sunflower" },
  );
  expect(both.seeds).toEqual({ pea: 3, carrot: 2 });
  const undone = did(both, ground, { kind: "undo", at: at + 5, of: at });
  expect(undone.seeds).toEqual(bag);
  expect(undone.plots.every(({ sown: here }) => here === null)).toBe(true);
});

it("takes back the last thing that was done, whatever it was, and leaves no trace of it", () => {
  const stocked = trialFarm(ground, { barn: { pea: 9 }, deeds: 400, pence: 9_000 });
  const events: readonly FarmEvent[] = [
    { kind: "sell", at, good: "pea", count: 4 },
    { kind: "cook", at, recipe: "peaSoup" },
    { kind: "buySeed", at, crop: "pea", count: 3 },
    { kind: "settle", at, keep: "hen" },
    { kind: "raise", at, tool: "can" },
    { kind: "decline", at, slot: 0 },
    { kind: "water", at, plots: 7 },
  ];
  for (const event of events) {
    const after = did(stocked, ground, event);
    const { farm: back, told } = must(
      applyEvent(after, { kind: "undo", at: at + 300_000, of: at }, ground),
    );
    expect([back, told]).toEqual([stocked, {}]);
    const late = applyEvent(after, { kind: "undo", at: at + 300_001, of: at }, ground);
    expect(expectRefusal(late).kind).toBe("tooLate");
  }
});

it("brings a harvest back into the ground, and finds the same in it again", () => {
  const later = at + 10 * 60_000;
  const harvest = { kind: "harvest", at: later, plots: 7 } as const;
  const brought = did(sown, ground, harvest);
  const back = did(brought, ground, { kind: "undo", at: later + 5, of: later });
  expect({ ...back, recent: null }).toEqual({ ...sown, recent: null });
  expect(did(back, ground, harvest)).toEqual({
    ...brought,
    recent: { at: later, was: expect.anything() },
  });
});

it("takes nothing back that something else has followed, and nothing twice", () => {
  const stocked = trialFarm(ground, { barn: { pea: 9 } });
  const sold = did(
    stocked,
    ground,
    { kind: "sell", at, good: "pea", count: 4 },
    { kind: "sell", at: at + 9, good: "pea", count: 1 },
  );
  const first = applyEvent(sold, { kind: "undo", at: at + 20, of: at }, ground);
  expect(expectRefusal(first)).toEqual({ kind: "earlier", than: at + 9 });
  const back = did(sold, ground, { kind: "undo", at: at + 20, of: at + 9 });
  const again = applyEvent(back, { kind: "undo", at: at + 21, of: at + 9 }, ground);
  expect(expectRefusal(again)).toEqual({ kind: "nobody" });
});
