// Every field has one place and every place one field, for the land of today and for a hundred times it.
import { describe, expect, it } from "vitest";
import { ringOf, subtractHex } from "./hexes.ts";
import { compassDirections, neighbours } from "./neighbours.ts";
import {
  discSize,
  fieldAt,
  parishMiddle,
  parishOf,
  parishSize,
  place,
  spiralHex,
  spiralNumber,
} from "./place.ts";

describe("place of a field", () => {
  describe("place", () => {
    it("gives a million fields a hex each, and each hex its field back", () => {
      const taken = new Uint8Array(4000 * 4000);
      for (let id = 0; id < 1_000_000; id++) {
        const hex = place(id);
        taken[(hex.q + 2000) * 4000 + hex.r + 2000]!++;
        if (fieldAt(hex) !== id) throw new Error(`${id} comes back as ${fieldAt(hex)}`);
      }
      expect(taken.reduce((sum, fields) => sum + fields, 0)).toBe(1_000_000);
      expect(taken.reduce((most, fields) => Math.max(most, fields), 0)).toBe(1);
    });

    it("leaves no hole in the land", () => {
      const rings = 40;
      const inland = Array.from({ length: discSize(rings) }, (_, n) => fieldAt(spiralHex(n)));
      expect(new Set(inland).size).toBe(discSize(rings));
      // Forty rings reach into no parish beyond the fifth ring of parishes.
      expect(Math.max(...inland)).toBeLessThan(discSize(5) * parishSize);
    });

    it("keeps the fields of a parish together", () => {
      for (let id = 0; id < 2_000; id++)
        expect(ringOf(subtractHex(place(id), parishMiddle(parishOf(id))))).toBeLessThanOrEqual(5);
      expect(parishSize).toBe(91);
    });
  });

  it("spiral: goes round and round", () => {
    for (let n = 0; n < discSize(60); n++) expect(spiralNumber(spiralHex(n))).toBe(n);
    expect(ringOf(spiralHex(discSize(1000) - 1))).toBe(1000);
    expect(ringOf(spiralHex(discSize(1000)))).toBe(1001);
  });

  describe("neighbours", () => {
    it("are six inland, each of them next door, and know it too", () => {
      for (const id of [0, 45, 417, 5_000]) {
        const around = neighbours(id, 10_000);
        expect(new Set(around.map((other) => other.id)).size).toBe(6);
        expect(around.map(({ way }) => way)).toEqual(compassDirections);
        around.forEach((other, i) => {
          expect(ringOf(subtractHex(place(other.id), place(id)))).toBe(1);
          const back = { id, way: compassDirections[(i + 3) % 6] };
          expect(neighbours(other.id, 10_000)).toContainEqual(back);
        });
      }
    });

    it("end at the coast", () => {
      expect(neighbours(9_999, 10_000).length).toBeLessThan(6);
      expect(neighbours(0, 1)).toEqual([]);
    });
  });
});
