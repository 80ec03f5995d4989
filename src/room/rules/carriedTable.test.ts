// Tests that a carried table holds what a map would, and that the one it came from stays as it was.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CarriedTable } from "./carriedTable.ts";

const deed = fc.record({ key: fc.nat(40).map(String), row: fc.option(fc.nat()) });
const deeds = fc.array(fc.array(deed, { maxLength: 5 }), { maxLength: 60 });

describe("carriedTable", () => {
  test("whatever is written and taken out, it is the map that it stands for", () => {
    forAll({ numRuns: 50, seed: 5 }, [deeds], (steps) => {
      let table = new CarriedTable<{ n: number }>(new Map([["7", { n: 7 }]]));
      let map = new Map([["7", { n: 7 }]]);
      for (const step of steps) {
        const [before, was] = [table, map];
        table = table.carriedOn();
        map = new Map(map);
        for (const { key, row } of step) {
          if (row === null) {
            table.delete(key);
            map.delete(key);
          } else {
            table.set(key, { n: row });
            map.set(key, { n: row });
          }
        }
        expect(new Map(before)).toEqual(was);
      }
      expect(table.size).toBe(map.size);
      expect(new Map(table)).toEqual(map);
      expect([...table.keys()].sort()).toEqual([...map.keys()].sort());
      expect([...table.values()]).toHaveLength(map.size);
      const seen = new Map<string, object>();
      table.forEach((row, key) => {
        seen.set(key, row);
      });
      expect(seen).toEqual(map);
      for (let key = 0; key <= 40; key += 1) {
        expect(table.get(`${key}`)).toEqual(map.get(`${key}`));
        expect(table.has(`${key}`)).toBe(map.has(`${key}`));
      }
    });
  });
});
