// Parishes lie beside each other in the same six winds everywhere, and where their words say.
import { describe, expect, it } from "vitest";
import { parishLand } from "./parishLand.ts";
import { fieldsBySea, parishNeighbours, parishPlace } from "./parishPlace.ts";
import { parishMiddle } from "./place.ts";

const SIZE = 10_000;
const known = Array.from({ length: 110 }, (_, parish) => parish);
const opposite = {
  north: "south",
  "north-east": "south-west",
  "north-west": "south-east",
} as const;

describe("parishNeighbours", () => {
  it("are six inland, each to a wind of its own", () => {
    const around = parishNeighbours(0, SIZE);
    expect(around.map(({ parish }) => parish).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(around.map(({ wind }) => wind))).toEqual(
      new Set(["north", "south", "north-east", "south-east", "south-west", "north-west"]),
    );
  });

  it("lie the other way round for each other", () => {
    for (const parish of known)
      for (const { parish: other, wind } of parishNeighbours(parish, SIZE)) {
        const back = parishNeighbours(other, SIZE).find((one) => one.parish === parish)!.wind;
        expect(
          Object.entries(opposite).some(
            (pair) => `${pair}` === `${wind},${back}` || `${pair}` === `${back},${wind}`,
          ),
        ).toBe(true);
      }
  });

  it("end where the collection does", () => {
    expect(parishNeighbours(0, 91)).toEqual([]);
    expect(parishNeighbours(0, 92).map(({ parish }) => parish)).toEqual([1]);
    for (const parish of known)
      for (const one of parishNeighbours(parish, SIZE)) expect(one.parish).toBeLessThan(110);
  });
});

describe("parishPlace", () => {
  it("says one of the winds", () => {
    for (const parish of known)
      expect(parishPlace(parish, SIZE)).toMatch(
        /^(in the very middle|(near the middle, to|in) the (east|west|(north|south)(-(east|west))?))$/,
      );
  });

  it("has the warm end in the south and the sun's in the east", () => {
    for (const parish of known) {
      const { q, r } = parishMiddle(parish);
      const words = parishPlace(parish, SIZE);
      if (/south/.test(words)) expect(r, words).toBeGreaterThan(0);
      if (/north/.test(words)) expect(r, words).toBeLessThan(0);
      if (/east/.test(words)) expect(2 * q + r, words).toBeGreaterThan(0);
      if (/west/.test(words)) expect(2 * q + r, words).toBeLessThan(0);
    }
  });

  it("counts the fields by the sea as the law does", () => {
    for (const parish of known) expect(fieldsBySea(parish, SIZE)).toBe(parishLand(parish)!.coast);
  });

  it("leaves the sea behind where the country has grown", () => {
    const coast = known.filter((parish) => fieldsBySea(parish, SIZE) > 0);
    expect(coast).toHaveLength(35);
    for (const parish of coast)
      expect(parishPlace(parish, 100_000)).toMatch(/^near the middle, to/);
    expect(parishPlace(0, 1)).toBe("in the very middle");
  });
});
