// Each day is shown as somebody came for its last visit by light, and at noon where nobody did.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FarmEvent } from "../../farm/events/event.ts";
import { DAY, dayAt, HOUR, MINUTE } from "../../farm/numbers/time.ts";
import type { FilmSpan } from "./filmSpan.ts";
import { absencesOf, shownMoments, visitsOf } from "./visits.ts";

const take = (at: number): FarmEvent => ({ kind: "take", at });
const span: FilmSpan = { kind: "month", first: 100, last: 129 };
const at = (day: number, hour: number) => day * DAY + hour * HOUR;
const lightOf = (moment: number) => {
  const hour = (moment % DAY) / HOUR;
  return hour < 6 || hour >= 21 ? "night" : hour >= 18 ? "evening" : "day";
};

describe("visitsOf", () => {
  test("what is done within half an hour is one visit, and what no hand did is none", () => {
    const rain: FarmEvent = { kind: "shower", at: at(1, 12), plots: 1, until: at(1, 13), by: "x" };
    const events = [take(at(1, 8)), take(at(1, 8) + 20 * MINUTE), rain, take(at(1, 19))];
    expect(visitsOf(events)).toEqual([at(1, 8), at(1, 19)]);
  });
});

describe("shownMoments", () => {
  test("the last visit by light, else the last of all, else noon", () => {
    const visits = [at(100, 7), at(100, 19), at(100, 22), at(101, 2), at(101, 23)];
    const [first, second, third] = shownMoments(visits, span, lightOf);
    expect(first).toEqual({ at: at(100, 19), light: "evening" });
    expect(second).toEqual({ at: at(101, 23), light: "night" });
    expect(third).toEqual({ at: at(102, 12), light: "day" });
  });

  test("one for each day of the span, in that day", () => {
    const some = fc.array(fc.integer({ min: 90 * DAY, max: 140 * DAY }));
    fc.assert(
      fc.property(some, (moments) => {
        const visits = visitsOf(moments.toSorted((a, b) => a - b).map(take));
        const shown = shownMoments(visits, span, lightOf);
        expect(shown.map((one) => dayAt(one.at))).toEqual(
          Array.from({ length: 30 }, (_, i) => span.first + i),
        );
      }),
    );
  });
});

test("a week without a visit is told of on its first day", () => {
  expect(absencesOf([at(10, 8), at(17, 8), at(27, 9), at(36, 1)])).toEqual([
    { day: 18, days: 9 },
    { day: 28, days: 8 },
  ]);
});
