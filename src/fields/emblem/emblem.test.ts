// Tests that every kind of field has a sound emblem of its own, small enough to be shown by the dozen.
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { odds, type TraitName, traitNames } from "../odds.ts";
import { type FieldTraits, fieldTraits } from "../traits.ts";
import { emblem } from "./emblem.ts";

const collection = `0x${"c0".repeat(20)}`;
const some = Array.from({ length: 60 }, (_, i) => fieldTraits(collection, i * 31));

describe("emblem of a field", () => {
  test("every kind of every trait that can be seen can be drawn", () => {
    const base = some[0]!;
    for (const trait of traitNames)
      for (const kind of odds[trait]) {
        const shapes = emblem({ ...base, [trait]: kind.id } as FieldTraits);
        for (const { d, fill, stroke } of shapes) {
          expect(d).toMatch(/^M[-\d .aAlzM]+$/);
          expect(fill ?? stroke).toMatch(/^#[0-9a-f]{6}$/);
        }
      }
  });

  test("what tells fields apart is seen", () => {
    const seen: TraitName[] = ["region", "soil", "water", "shape", "landmark", "cottage"];
    const base = some[0]!;
    for (const trait of seen) {
      const drawn = odds[trait].map(({ id }) =>
        JSON.stringify(emblem({ ...base, [trait]: id } as FieldTraits)),
      );
      expect(new Set(drawn).size, trait).toBe(drawn.length);
    }
  });

  test("a page of them is light", () => {
    const all = JSON.stringify(some.map(emblem));
    expect(gzipSync(all).length / some.length).toBeLessThan(900);
  });
});
