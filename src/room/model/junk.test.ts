// A hundred thousand things that are no room, or hardly: none makes the reading stumble.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { soak } from "../../../test/soak.ts";
import { violations } from "../rules/violations.ts";
import { decode } from "./decode.ts";
import { encode } from "./encode.ts";
import { sampleCatalogue } from "./sampleCatalogue.ts";
import { furnishedRoom } from "./sampleRoom.ts";
import { validate } from "./validate.ts";

type Json = Record<string, unknown>;
const good: Json = JSON.parse(encode(furnishedRoom()));

describe("any junk", () => {
  // Many in number, so that a busy machine needs its time.
  const [kinds, ways] = [soak(20_000), soak(80_000)];
  const catalogue = sampleCatalogue();

  test(`of ${kinds} kinds is refused without a stumble`, () => {
    forAll(
      { numRuns: kinds },
      [fc.anything({ maxDepth: 3, withNullPrototype: true, withMap: true })],
      (junk) => {
        expect(validate(junk).ok).toBe(false);
      },
    );
  });

  test(`made from a good room in ${ways} ways is read or refused, and what is read can be lived in`, () => {
    let state = 12_345;
    const dice = (most: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      return (state >>> 8) % most;
    };
    const odd = [
      null,
      true,
      -1,
      0,
      1,
      3,
      7,
      1.5,
      1e9,
      Number.NaN,
      "",
      "floor",
      "on",
      "wall",
      "table-1",
      [],
      {},
      "table",
      "tray-1",
      undefined,
      { kind: "floor", x: 1, z: 1 },
      "constructor",
      { kind: "wall", wall: "east", along: 3, up: 2 },
    ];
    const spoil = (value: unknown): unknown => {
      if (typeof value !== "object" || value === null || dice(6) === 0)
        return odd[dice(odd.length)];
      const keys = Object.keys(value);
      if (keys.length === 0) return odd[dice(odd.length)];
      const key = keys[dice(keys.length)]!;
      const child = (value as Json)[key];
      return Array.isArray(value)
        ? value.map((each, i) => (String(i) === key ? spoil(child) : each))
        : { ...value, [key]: spoil(child) };
    };
    let read = 0;
    let unruly = 0;
    for (let i = 0; i < ways; i++) {
      let json: unknown = good;
      for (let n = dice(3); n >= 0; n--) json = spoil(json);
      const validated = validate(json);
      if (!validated.ok) continue;
      read++;
      if (read % 8 > 0) continue;
      const text = encode(validated.value);
      const again = decode(text);
      expect(again.ok && encode(again.value)).toBe(text);
      if (violations(validated.value, catalogue).length > 0) unruly++;
    }
    expect(read).toBeGreaterThan(ways / 80);
    expect(unruly).toBeGreaterThan(ways / 5_500);
  });
});
