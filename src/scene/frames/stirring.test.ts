// What moves by itself, such as rain, does so for twenty seconds after a deed, and each deed begins them anew.
import { describe, expect, test } from "vitest";
import { stirring } from "./stirring.ts";

describe("stirring", () => {
  test("nothing moves before a deed, nor twenty seconds after it", () => {
    const rain = stirring();
    expect(rain.step(1_000)).toBeNull();
    rain.touch();
    expect(rain.step(2_000)).toBe(0);
    expect(rain.step(2_040)).toBe(0.04);
    expect(rain.step(21_900)).toBeCloseTo(0.09);
    expect(rain.step(22_001)).toBeNull();
    expect(rain.step(22_020)).toBeNull();
  });

  test("another deed begins them anew, from where the drops are", () => {
    const rain = stirring();
    rain.touch();
    rain.step(0);
    rain.step(50);
    rain.touch();
    expect(rain.step(30_000)).toBe(0.05);
    expect(rain.step(49_000)).toBe(0.1);
  });

  test("where frames are asked for ten times a second none of that time is lost", () => {
    const smoke = stirring(200);
    smoke.touch();
    for (const now of [0, 100, 200, 310]) smoke.step(now);
    expect(smoke.step(400)).toBe(0.4);
    expect(smoke.step(9_000)).toBeCloseTo(0.6);
  });
});
