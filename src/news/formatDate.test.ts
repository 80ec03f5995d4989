import { expect, test } from "vitest";
import { almanacDate, longDate } from "./formatDate.ts";

test("the dates of posts: are the day they were written on, wherever they are read", () => {
  expect(longDate("2026-11-20")).toBe("20 November 2026");
  expect(longDate("2026-01-01")).toBe("1 January 2026");
  expect(almanacDate("2026-09-30")).toEqual({ day: "30", month: "Sep", year: "2026" });
  expect(almanacDate("2027-01-01")).toEqual({ day: "1", month: "Jan", year: "2027" });
});
