// A thing goes to the first place in which enough of it is seen, or else to the one in which most of it is.
import { describe, expect, it } from "vitest";
import { box } from "../../models/parts.ts";
import { bestPlace, type FieldPlace } from "./places.ts";
import type { Sees } from "./sight.ts";

const thing = [box([0.2, 0.2, 0.2], [0, 0.1, 0], "oak")];
const placeAt = (x: number): FieldPlace => ({ at: [x, 0, 0], turn: 0, size: 1 });
/** All that is beyond x = 1. */
const sees: Sees = ([x]) => x > 1;

describe("bestPlace", () => {
  it("takes the first place in which enough is seen, and asks no further", () => {
    const asked: number[] = [];
    function* places(): Iterable<FieldPlace> {
      for (const x of [0, 3, -3]) {
        asked.push(x);
        yield placeAt(x);
      }
    }
    expect(bestPlace(places(), thing, sees)?.at[0]).toBe(3);
    expect(asked).toEqual([0, 3]);
  });

  it("takes the least hidden where nothing is seen well, the better of equals, and none of none", () => {
    const hidden = [placeAt(0), placeAt(0.02)];
    expect(bestPlace(hidden, thing, () => false)).toBe(hidden[0]);
    expect(bestPlace([], thing, sees)).toBeNull();
  });
});
