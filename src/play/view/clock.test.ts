// Moments and spans are said as one would over a fence.
import { expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "../../farm/numbers/time.ts";
import { trialStart } from "../../farm/testing/trial.ts";
import { clockAt, weekdayWords } from "./clock.ts";
import { bagWords, countdown, spanWords } from "./span.ts";

it("says the hour alone today, and the day where it is another", () => {
  const clock = clockAt(trialStart, () => 0);
  expect(clock(trialStart + 10 * HOUR + 40 * MINUTE)).toBe("18:40");
  expect(clock(trialStart + 23 * HOUR)).toBe("tomorrow 07:00");
  expect(clock(trialStart - 10 * HOUR)).toBe("yesterday 22:00");
  expect(clock(trialStart + 3 * DAY)).toBe("Thursday 08:00");
  expect(clock(trialStart + 40 * DAY)).toBe("13 June 08:00");
  expect(clock(trialStart - 3 * DAY)).toBe("1 May 08:00");
});

it("goes by the clock of where somebody is", () => {
  expect(clockAt(trialStart, () => 12 * 60)(trialStart)).toBe("20:00");
  expect(clockAt(trialStart, () => 12 * 60)(trialStart + 5 * HOUR)).toBe("tomorrow 01:00");
});

it("names the country's day", () => {
  expect(weekdayWords(trialStart)).toBe("Monday, 4 May");
});

it("counts seconds, minutes, hours and days", () => {
  const said = [0, 52_400, MINUTE, 80_000, 119_500, 26 * MINUTE, HOUR, 190 * MINUTE, 3 * DAY];
  expect(said.map(spanWords)).toEqual([
    "0 s",
    "53 s",
    "1 min",
    "1 min 20",
    "2 min",
    "26 min",
    "1 h",
    "3 h 10",
    "3 days",
  ]);
  expect([41_000, MINUTE].map(countdown)).toEqual(["0:41", "1:00"]);
  expect([90, 360, 5400, 43_200, 259_200].map(bagWords)).toEqual([
    "1½ min",
    "6 min",
    "1½ h",
    "12 h",
    "3 days",
  ]);
});
