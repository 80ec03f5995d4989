import { describe, expect, it } from "vitest";
import { dayPartOf, firstHalf, halfOf, hourOf, LAST_HALF } from "./dayParts.ts";

const halves = Array.from({ length: LAST_HALF + 1 }, (_, half) => half);

describe("dayParts", () => {
  it("has a day of 48 half hours, each with its name and its light", () => {
    expect(halfOf(0)).toBe(0);
    expect(halfOf(23 * 60 + 59)).toBe(LAST_HALF);
    const at = (hour: number) => dayPartOf(hour * 2);
    expect([0, 5.5, 6, 11.5, 12, 15.5, 16, 19.5, 20, 23.5].map(at)).toEqual(
      ["night", "night", "morning", "morning", "afternoon", "afternoon"].concat([
        "evening",
        "evening",
        "night",
        "night",
      ]),
    );
    expect(new Set(halves.map(hourOf))).toEqual(new Set(["night", "day", "evening"]));
  });

  it("begins a dark page by night, and a light one at the visitor's own half hour", () => {
    expect(
      halves.map((half) => hourOf(firstHalf(half, true))).filter((hour) => hour !== "night"),
    ).toEqual([]);
    expect(halves.map((half) => firstHalf(half, false))).toEqual(halves);
    expect(
      [0, 11, 40, 47].map((half) => firstHalf(half, true)),
      "night is now",
    ).toEqual([0, 11, 40, 47]);
  });
});
