// The host is there from the beginning, somebody comes with every hand as long as anybody is missing, and in the end all are there.
import { expect, it } from "vitest";
import { feasts, HANDS } from "../tables/feasts.ts";
import { festivalIds } from "../tables/festivals.ts";
import { guestsAfter, guestsOf } from "./comingGuests.ts";

it.each(festivalIds)("fills the table of %s", (festival) => {
  const counts = Array.from({ length: HANDS + 1 }, (_, hands) => guestsAfter(festival, hands));
  expect(counts[0]![0]).toBe(feasts[festival].host);
  expect([...counts[HANDS]!].sort()).toEqual([...feasts[festival].guests].sort());
  expect(counts[HANDS]).toEqual(guestsOf(festival));
  for (let hands = 1; hands <= HANDS; hands++)
    expect(counts[hands]!.length).toBeGreaterThanOrEqual(
      Math.min(counts[HANDS]!.length, counts[hands - 1]!.length + 1),
    );
  expect(new Set(counts[HANDS]).size).toBe(counts[HANDS]!.length);
});

it("has the hen there before anybody else but the host", () => {
  expect(guestsOf("hay").slice(0, 2)).toEqual(["cartersGirl", "hen"]);
  expect(guestsOf("longTable").slice(0, 2)).toEqual(["tansy", "hen"]);
  expect(guestsOf("midwinter").slice(0, 2)).toEqual(["hen", "tansy"]);
});

it("comes one by one, and by threes where all twelve do", () => {
  const counted = (festival: "maypole" | "longTable" | "midwinter") =>
    [0, 1, 2, 3].map((hands) => guestsAfter(festival, hands).length);
  expect(counted("maypole")).toEqual([2, 3, 4, 5]);
  expect(counted("longTable")).toEqual([3, 6, 9, 12]);
  expect(counted("midwinter")).toEqual([4, 7, 10, 13]);
});
