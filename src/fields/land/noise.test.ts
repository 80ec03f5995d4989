// The noise is what the published rules say, as a second writing of them in another language found it.
import { describe, expect, it } from "vitest";
import { FIELD_STEP, fractalNoise, hash, mix, wave } from "./noise.ts";

const SEED = 0x417;

describe("noise over the land", () => {
  it("keeps its golden numbers", () => {
    expect(mix(1)).toBe(1_753_845_952);
    expect(hash(SEED, 3, 5, -7)).toBe(1_199_570_561);
    expect(wave(SEED, 1, 1000, -2000, 14 * FIELD_STEP)).toBe(-15_810);
    expect(fractalNoise(SEED, 3, 1000, -2000, 30 * FIELD_STEP, 4)).toBe(-24_895);
  });

  it("mixes every number into 32 bits without a sign, no two into the same", () => {
    const mixed = Array.from({ length: 10_000 }, (_, n) => mix(n - 5_000));
    expect(new Set(mixed).size).toBe(mixed.length);
    for (const one of mixed) expect(one).toBe(one >>> 0);
  });

  it("flows: a step of about a hundredth of a cell moves a wave by little", () => {
    const cell = 20 * FIELD_STEP;
    for (let n = 0; n < 1000; n++) {
      const [x, y] = [n * 97 - 50_000, n * 61 - 30_000];
      const near = wave(SEED, 1, x + 22, y, cell);
      expect(Math.abs(near - wave(SEED, 1, x, y, cell))).toBeLessThan(3_000);
    }
  });
});
