// A film is of whole days that are over: a month from the thirtieth on, a year once there is one.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY, dayAt } from "../../farm/numbers/time.ts";
import { daysOf, filmOccasion, filmSpanOf } from "./filmSpan.ts";

const begun = Date.UTC(2026, 2, 1, 9);
const later = (days: number) => begun + days * DAY;

describe("filmSpanOf", () => {
  test("none before a month is over, then the last month, then the last year", () => {
    expect(filmSpanOf(begun, later(29))).toBeNull();
    expect(filmSpanOf(begun, later(30))).toEqual({
      kind: "month",
      first: dayAt(begun),
      last: dayAt(begun) + 29,
    });
    expect(filmSpanOf(begun, later(364))?.kind).toBe("month");
    expect(filmSpanOf(begun, later(365))).toMatchObject({ kind: "year", first: dayAt(begun) });
  });

  test("it has 30 days or 365, ends with yesterday, and begins no earlier than the farm", () => {
    fc.assert(
      fc.property(fc.nat(3_000 * DAY), fc.nat(3_000 * DAY), (from, lived) => {
        const span = filmSpanOf(from, from + lived);
        if (!span) return;
        expect(daysOf(span)).toBe(span.kind === "year" ? 365 : 30);
        expect(span.last).toBe(dayAt(from + lived) - 1);
        expect(span.first).toBeGreaterThanOrEqual(dayAt(from));
      }),
    );
  });
});

describe("filmOccasion", () => {
  test("on the day of the year on which it was begun, and on the first of January", () => {
    const asked = Array.from({ length: 800 }, (_, i) => later(i));
    const days = asked.filter((now) => filmOccasion(begun, now) !== null);
    expect(days.map((now) => new Date(now).toISOString().slice(0, 10))).toEqual([
      "2027-01-01",
      "2027-03-01",
      "2028-01-01",
      "2028-03-01",
    ]);
    expect(filmOccasion(begun, later(365))).toBe("birthday");
  });

  test("not on the new year's day of a farm that is younger than a month", () => {
    const december = Date.UTC(2026, 11, 20);
    expect(filmOccasion(december, Date.UTC(2027, 0, 1))).toBeNull();
    expect(filmOccasion(december, Date.UTC(2028, 0, 1))).toBe("newYear");
  });

  test("who began on the last day of February has it on the first of March", () => {
    const leap = Date.UTC(2028, 1, 29);
    expect(filmOccasion(leap, Date.UTC(2029, 2, 1))).toBe("birthday");
    expect(filmOccasion(leap, Date.UTC(2029, 1, 28))).toBeNull();
  });
});
