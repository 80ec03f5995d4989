// Every sound is within its bounds, begins and ends without a crack, and is the same each time.
import { describe, expect, test } from "vitest";
import { deedSounds } from "./deeds.ts";
import { loops } from "./loops.ts";
import { looped, RATE, type Samples, silence } from "./tones.ts";

/** In seconds. */
const lengthOf = (samples: Samples) => samples.length / RATE;
const loudest = (samples: Samples) => samples.reduce((max, one) => Math.max(max, Math.abs(one)), 0);
const effective = (samples: Samples) =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
/** How often the wave goes through zero upwards in a second: where its weight of pitch lies. */
const crossings = (samples: Samples) =>
  samples.filter((one, i) => one >= 0 && (samples[i - 1] ?? 0) < 0).length / lengthOf(samples);

test.each(Object.entries(deedSounds))("%s is short, heard, and ends in silence", (_, make) => {
  const samples = make();
  expect(samples.every(Number.isFinite)).toBe(true);
  expect(lengthOf(samples)).toBeLessThan(1);
  expect(loudest(samples)).toBeGreaterThan(0.25);
  expect(loudest(samples)).toBeLessThan(0.6);
  expect(loudest(samples.slice(0, 2))).toBeLessThan(0.15);
  expect(loudest(samples.slice(-40))).toBeLessThan(0.01);
  expect(make()).toEqual(samples);
});

test.each(Object.entries(loops))("%s goes on without a crack where it begins anew", (_, make) => {
  const samples = make();
  expect(samples.every(Number.isFinite)).toBe(true);
  expect(loudest(samples)).toBeLessThan(0.45);
  expect(effective(samples)).toBeGreaterThan(0.002);
  // The step from its end to its beginning is one that it also takes elsewhere.
  const steps = samples.slice(1).map((one, i) => Math.abs(one - samples[i]!));
  expect(Math.abs(samples[0]! - samples.at(-1)!)).toBeLessThanOrEqual(loudest(steps));
});

describe("what is heard is what it is called", () => {
  test("wind and fire are lower than rain, and a page lies above a knock on wood", () => {
    const [rain, wind] = [crossings(loops.rain()), crossings(loops.wind())];
    expect(wind).toBeLessThan(rain / 3);
    expect(crossings(deedSounds.make())).toBeLessThan(crossings(deedSounds.leaf()) / 2);
  });

  test("a bell is lower than a note, and rings on after it; a flame lies below a match's scratch", () => {
    const { bell, note, flame, paper } = deedSounds;
    expect(crossings(bell())).toBeLessThan(crossings(note()));
    const late = (samples: Samples) => effective(samples.slice(RATE * 0.4, RATE * 0.6));
    expect(late(bell())).toBeGreaterThan(2 * late(note()));
    const [first, then] = [flame().slice(0, RATE * 0.14), flame().slice(RATE * 0.2)];
    expect(crossings(then)).toBeLessThan(crossings(first) / 2);
    expect(loudest(paper().slice(RATE * 0.24, RATE * 0.3))).toBeGreaterThan(0.1);
  });

  test("a clock ticks once a second", () => {
    const samples = loops.clock();
    expect(lengthOf(samples)).toBe(2);
    const half = samples.length / 2;
    for (const from of [0, half]) {
      expect(loudest(samples.slice(from, from + RATE / 20))).toBe(0);
      expect(loudest(samples.slice(from + RATE / 10, from + RATE / 5))).toBeGreaterThan(0.1);
    }
  });
});

test("a seam keeps the loudness of noise and shortens by its length", () => {
  const noise = silence(1).map((_, i) => Math.sin(i * i));
  const out = looped(noise, 0.25);
  expect(lengthOf(out)).toBeCloseTo(0.75, 3);
  const seam = out.slice(0, RATE / 4);
  expect(effective(seam) / effective(noise)).toBeGreaterThan(0.85);
  expect(effective(seam) / effective(noise)).toBeLessThan(1.15);
});
