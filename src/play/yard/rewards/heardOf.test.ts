// A deed is heard by what it was, how much it brought, and what came of it.
import { expect, test } from "vitest";
import type { PlayedEvent } from "../../session/playedFarm.ts";
import { heardOf } from "./heardOf.ts";

const harvest = (leek: number): PlayedEvent => ({
  event: { kind: "harvest", plots: 1, at: 0 },
  told: { goods: { leek } },
});

test("a basket sounds a step higher for each ten, at most four", () => {
  const higher = (leek: number) => heardOf(harvest(leek), [])[0]?.higher ?? 0;
  expect([1, 9, 10, 29, 40, 90].map(higher)).toEqual([0, 0, 1, 2, 4, 4]);
  const sold: PlayedEvent = {
    event: { kind: "sell", good: "leek", count: 40, at: 0 },
    told: { goods: { leek: 40 } },
  };
  expect(heardOf(sold, [])).toEqual([{ sound: "pay" }]);
});

test("three notes for a level, a bell for a record, and one card is heard", () => {
  const heard = (...kinds: Parameters<typeof heardOf>[1]) =>
    heardOf(harvest(1), kinds)
      .slice(1)
      .map(({ sound }) => sound);
  expect(heard({ kind: "level", level: 2 })).toEqual(["note", "note", "note"]);
  expect(heard({ kind: "record", crop: "leek", grams: 412 })).toEqual(["bell"]);
  expect(heard({ kind: "feast", feast: "hay" }, { kind: "level", level: 3 })).toEqual([
    "paper",
    "note",
  ]);
});
