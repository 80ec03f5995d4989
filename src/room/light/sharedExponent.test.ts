// Four bytes hold light as a graphics card reads it, to a few thousandths of its strongest colour.
import { describe, expect, test } from "vitest";
import { chance } from "../../models/random.ts";
import { packed, unpack } from "./sharedExponent.ts";

const into = new Float32Array(3);
const read = (value: number): number[] => {
  unpack(value, into, 0);
  return [...into];
};

describe("sharedExponent", () => {
  test("what is read is what was written, but for a 500th of the strongest colour", () => {
    for (let i = 0; i < 5000; i++) {
      const scale = 2 ** (chance(1, i) * 20 - 10);
      const light = [chance(2, i) * scale, chance(3, i) * scale, chance(4, i) * scale] as const;
      const most = Math.max(...light);
      const back = read(packed(...light));
      for (const k of [0, 1, 2] as const)
        expect(Math.abs(back[k]! - light[k])).toBeLessThan(most / 500);
    }
  });

  test("known words", () => {
    expect(packed(0, 0, 0)).toBe(0);
    expect(packed(-1, Number.NaN, 0)).toBe(0);
    expect(read(packed(1, 0.5, 0.25))).toEqual([1, 0.5, 0.25]);
    // What rounds up past nine bits takes the next exponent.
    expect(read(packed(0.9999, 0, 0))[0]).toBeCloseTo(1, 2);
    expect(read(packed(1e9, 0, 0))[0]).toBe(65408);
  });
});
