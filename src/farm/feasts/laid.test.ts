import { expect, it } from "vitest";
import { dayOfCivilDate } from "../numbers/time.ts";
import { laidUntil } from "./laid.ts";

const day = (month: number, date: number) => dayOfCivilDate({ year: 2026, month: month - 1, date });

it("says until when a table stays laid", () => {
  expect(laidUntil("maypole", day(5, 4))).toBe(day(5, 21));
});
