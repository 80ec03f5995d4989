import { describe, expect, test } from "vitest";
import { weatherNow } from "./words.ts";

describe("weather in words", () => {
  test("at an hour one is told what falls, what will and what has", () => {
    const rain = { kind: "rain", from: 9, to: 15 } as const;
    expect(weatherNow(rain, 8)).toBe("Dry until 09:00, then rain");
    expect(weatherNow(rain, 9)).toBe("Rain until 15:00");
    expect(weatherNow(rain, 15)).toBe("Dry again since 15:00");
    expect(weatherNow({ kind: "mist" }, 23)).toBe("Morning mist");
  });
});
