import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { digitsOf, rolled, turnDrum, typed } from "./drums.ts";

const sizes = fc.integer({ min: 1, max: 100_000 });
const fieldOfSome = sizes.chain((size) =>
  fc.record({ size: fc.constant(size), id: fc.integer({ min: 0, max: size - 1 }) }),
);
const placed = fieldOfSome.chain(({ size, id }) =>
  fc.record({
    size: fc.constant(size),
    id: fc.constant(id),
    place: fc.nat(String(size - 1).length - 1),
  }),
);

describe("digitsOf", () => {
  it("has as many as the last field", () => {
    expect(digitsOf(417, 10_000)).toEqual([0, 4, 1, 7]);
    expect(digitsOf(9, 10)).toEqual([9]);
    expect(digitsOf(9, 11)).toEqual([0, 9]);
  });
});

describe("turned", () => {
  it("goes round", () => {
    expect(turnDrum(417, 3, 1, 10_000)).toBe(418);
    expect(turnDrum(419, 3, 1, 10_000)).toBe(410);
    expect(turnDrum(417, 0, -1, 10_000)).toBe(9417);
  });

  it("passes over digits with which there is no field", () => {
    expect(turnDrum(2400, 0, 1, 2500)).toBe(400);
    expect(turnDrum(2400, 1, 1, 2500)).toBe(2000);
    expect(turnDrum(400, 0, -1, 2500)).toBe(2400);
    expect(turnDrum(0, 0, 1, 1)).toBe(0);
  });

  it("is undone by turning back, and always a field", () => {
    fc.assert(
      fc.property(placed, fc.constantFrom(1 as const, -1 as const), ({ size, id, place }, step) => {
        const next = turnDrum(id, place, step, size);
        expect(next).toBeLessThan(size);
        expect(turnDrum(next, place, step === 1 ? -1 : 1, size)).toBe(id);
      }),
    );
  });
});

describe("typed", () => {
  it("puts the digit there", () => {
    expect(typed(417, 0, 9, 10_000)).toBe(9417);
  });

  it("lets what follows fall to nought rather than refuse a digit that begins a number there is", () => {
    expect(typed(999, 0, 2, 2500)).toBe(2000);
    expect(typed(999, 0, 3, 2500)).toBeNull();
  });

  it("reaches every field, typed from left to right from any other", () => {
    fc.assert(
      fc.property(fieldOfSome, fc.nat(), ({ size, id }, seed) => {
        const wanted = seed % size;
        const reached = digitsOf(wanted, size).reduce<number>(
          (at, digit, place) => typed(at, place, digit, size)!,
          id,
        );
        expect(reached).toBe(wanted);
      }),
    );
  });
});

describe("rolled", () => {
  it("is any other field, each by one chance", () => {
    const all = Array.from({ length: 4 }, (_, at) => rolled(2, (at + 0.5) / 4, 5));
    expect(all).toEqual([0, 1, 3, 4]);
    expect(rolled(0, 0.9, 1)).toBe(0);
  });
});
