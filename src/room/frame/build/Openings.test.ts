// A new door or window finds the free place nearest to the middle of its wall.
import { describe, expect, test } from "vitest";
import { addOpening } from "../../commands/addOpening.ts";
import { sampleCatalogue } from "../../model/sampleCatalogue.ts";
import { bareRoom } from "../../model/sampleRoom.ts";
import { firstGap } from "./Openings.tsx";

const catalogue = sampleCatalogue();

describe("Openings", () => {
  test("the middle first, then beside what is there, and the middle again where the wall is full", () => {
    let document = bareRoom(6, 6);
    const found: number[] = [];
    for (let n = 1; n <= 4; n++) {
      const wanted = { id: `window-${n}`, model: "window", wall: "north" } as const;
      const along = firstGap(document, wanted, catalogue);
      found.push(along);
      const outcome = addOpening(document, { ...wanted, along }, catalogue);
      if (outcome.ok) document = outcome.document;
    }
    expect(found[0]).toBe(9);
    expect(document.openings.size).toBe(3);
    expect(found[3]).toBe(9);
  });
});
