// Days are long in High Sun and short in Hearth.
import { describe, expect, test } from "vitest";
import { lightAt } from "./hourAt.ts";

describe("hourAt", () => {
  test.each([
    [12, "hearth", "day"],
    [16, "hearth", "evening"],
    [16, "highSun", "day"],
    [17.5, "hearth", "night"],
    [20.5, "highSun", "evening"],
    [4, "highSun", "night"],
  ] as const)("at %d in %s it is %s", (hour, season, light) => {
    expect(lightAt(hour, season)).toBe(light);
  });
});
