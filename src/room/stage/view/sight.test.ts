// The two walls towards the viewer are never in sight, and what hangs on a wall goes with it.
import { describe, expect, test } from "vitest";
import { onTop, thing, wall } from "../../model/placed.ts";
import { type QuarterTurn, wallSides } from "../../model/room.ts";
import { bareRoom, withItems } from "../../model/sampleRoom.ts";
import { eyeFrom } from "../../picture/framing.ts";
import { frontEdges, layerOf, wallsInSight } from "./sight.ts";

const outward = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] } as const;

describe("sight of a room", () => {
  test.each([0, 1, 2, 3] as const)(
    "at quarter %i the walls that look away are hidden",
    (quarter) => {
      const [x, , z] = eyeFrom((quarter * Math.PI) / 2);
      const seen = wallsInSight(quarter, false);
      for (const side of wallSides) {
        const [a, b] = outward[side];
        expect(seen.has(side), side).toBe(x * a + z * b < 0);
      }
      expect([...frontEdges(quarter)].every((side) => !seen.has(side))).toBe(true);
      expect(wallsInSight(quarter, true).size).toBe(4);
    },
  );

  test("the first of the front edges numbers columns, the second rows", () => {
    for (const quarter of [0, 1, 2, 3] as QuarterTurn[]) {
      const [along, aside] = frontEdges(quarter);
      expect(["north", "south"]).toContain(along);
      expect(["east", "west"]).toContain(aside);
    }
  });

  test("a thing is of the wall that its lowest carrier hangs on", () => {
    const on = (id: string, carrier: string) => thing(id, "x", onTop(carrier, 0, 0));
    const shelf = thing("shelf", "wall-shelf", wall("west", 4, 7));
    const { items } = withItems(bareRoom(), [
      shelf,
      on("tray", "shelf"),
      on("cup", "tray"),
      on("lost", "nothing"),
    ]);
    expect(layerOf(items, items.get("cup")!)).toBe("west");
    expect(layerOf(items, items.get("lost")!)).toBe("room");
  });
});
