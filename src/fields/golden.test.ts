// Node finds the fields that are written down.
import { describe, expect, it } from "vitest";
import { fieldGolden, fieldGoldenNames, measureFields } from "./fixtures/golden.ts";

describe("golden fields", () => {
  it.each(fieldGoldenNames)("computes the same %s", (what) => {
    expect(measureFields[what]()).toBe(fieldGolden[what]);
  });
});
