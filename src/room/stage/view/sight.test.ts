// The two walls towards the viewer are never in sight, and what hangs on a wall goes with it.
import { expect, test } from "vitest";
import { type Item, sides, type Turn } from "../../model/room.ts";
import { eyeFrom } from "./flatView.ts";
import { frontEdges, layerOf, wallsInSight } from "./sight.ts";

const outward = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] } as const;

test.each([0, 1, 2, 3] as const)("at quarter %i the walls that look away are hidden", (quarter) => {
  const [x, , z] = eyeFrom((quarter * Math.PI) / 2);
  const seen = wallsInSight(quarter, false);
  for (const side of sides) {
    const [a, b] = outward[side];
    expect(seen.has(side), side).toBe(x * a + z * b < 0);
  }
  expect([...frontEdges(quarter)].every((side) => !seen.has(side))).toBe(true);
  expect(wallsInSight(quarter, true).size).toBe(4);
});

test("the first of the front edges numbers columns, the second rows", () => {
  for (const quarter of [0, 1, 2, 3] as Turn[]) {
    const [along, aside] = frontEdges(quarter);
    expect(["north", "south"]).toContain(along);
    expect(["east", "west"]).toContain(aside);
  }
});

test("a thing is of the wall that its lowest carrier hangs on", () => {
  const shelf: Item = {
    id: "shelf",
    model: "wall-shelf",
    turn: 0,
    at: { kind: "wall", wall: "west", along: 4, up: 7 },
  };
  const on = (id: string, carrier: string): Item => ({
    id,
    model: "x",
    turn: 0,
    at: { kind: "on", carrier, level: 0, x: 0, z: 0 },
  });
  const items = new Map(
    [shelf, on("tray", "shelf"), on("cup", "tray"), on("lost", "nothing")].map((item) => [
      item.id,
      item,
    ]),
  );
  expect(layerOf(items, items.get("cup")!)).toBe("west");
  expect(layerOf(items, items.get("lost")!)).toBe("room");
});
