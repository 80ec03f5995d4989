// What a rebase dropped is told with how much was kept, why the rest was not, and what that gave back.
import { expect, it } from "vitest";
import type { LostDeed } from "../session/playedFarm.ts";
import { lostWords } from "./lostWords.ts";

const clock = () => "14:02";
const harvest: LostDeed = {
  event: { kind: "harvest", plots: 1, at: 1 },
  reason: { kind: "notRipe", plots: 1, readyAt: null },
};
const sow: LostDeed = {
  event: { kind: "sow", plots: 1, what: "pea", at: 2 },
  reason: { kind: "taken", plots: 1 },
};
const answer: LostDeed = {
  event: { kind: "answer", slot: 0, at: 3 },
  reason: { kind: "elsewhere", what: "letter" },
};
const words = (of: number, ...lost: readonly LostDeed[]) =>
  lostWords({ kind: "joined", of, kept: of - lost.length, lost }, clock);

it("says how many were kept, why the others were not, and where what they took is", () => {
  expect(words(14, harvest, harvest)).toBe(
    "12 of 14 steps were kept. What was ripe had been brought in on your other device already.",
  );
  expect(words(3, sow)).toBe(
    "2 of 3 steps were kept. Those plots had been sown on your other device already. The seed is in your bag.",
  );
});

it("goes by the law where another device was not simply first", () => {
  const dear: LostDeed = {
    event: { kind: "raise", tool: "can", at: 4 },
    reason: { kind: "short", of: "pence", have: 10, need: 50 },
  };
  expect(words(2, dear)).toMatch(
    /^1 of 2 steps were kept\. .*40.* Your pence are in your purse\.$/,
  );
});

it("tells two kinds, and counts the rest", () => {
  const told = words(9, harvest, sow, sow, answer);
  expect(told).toContain("brought in");
  expect(told).toContain("sown");
  expect(told).toMatch(/And one more like these\.$/);
  expect(words(1, harvest)).toMatch(/^One step could not be kept\./);
  expect(words(2, harvest, sow)).toMatch(/^None of 2 steps could be kept\./);
});
