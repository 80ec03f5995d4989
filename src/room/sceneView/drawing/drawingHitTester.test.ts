// Under a point of the picture lies what is drawn there, from every side; held things leave their places.
import { describe, expect, test } from "vitest";
import { siteCatalogue as catalogue } from "../../catalogue/siteCatalogue.ts";
import { initialViewState } from "../../editor/viewSettings.ts";
import { floorPlace, onTop, thing, wall } from "../../model/placed.ts";
import type { QuarterTurn } from "../../model/room.ts";
import { bareRoom, withItems } from "../../model/sampleRoom.ts";
import { EditorSession } from "../../session/editorSession.ts";
import { carryTo } from "../../session/held.ts";
import { drawingHitTester } from "./drawingHitTester.ts";

const table = thing("table", "farm-table", floorPlace(12, 12));
const kettle = thing("kettle", "copper-kettle", onTop("table", 1, 1));
const clock = thing("clock", "wall-clock", wall("north", 20, 9));

function seeing(quarter: QuarterTurn = 0, trade: "furnish" | "build" = "furnish") {
  const session = new EditorSession(withItems(bareRoom(8, 8), [table, kettle, clock]), catalogue);
  const size = { width: 700, height: 600 };
  const look = { ...initialViewState, quarter, trade };
  const sight = drawingHitTester(catalogue, () => ({ ...session.state(), look, size }));
  const middle = (id: string) => {
    const { x, y, top } = sight.spotOf(id)!;
    return { x, y: (y + top) / 2 };
  };
  return { session, sight, middle };
}

describe("drawingHitTester", () => {
  test.each([0, 1, 2, 3] as const)("from quarter %s", (quarter) => {
    const { sight, middle } = seeing(quarter);
    const on = middle("kettle");
    expect(sight.pick(on.x, on.y)).toEqual({ kind: "item", id: "kettle" });
    const top = sight.spotOf("table")!;
    expect(sight.pick(top.x, top.top + 2)).toMatchObject({ kind: "item", id: "table" });
    const bare = sight.project({ x: 28, z: 28 });
    expect(sight.pick(bare.x, bare.y)).toMatchObject({ kind: "floor" });
    // On a wall that is not drawn nothing can be touched.
    const hung = middle("clock");
    const isInSight = quarter === 0 || quarter === 3;
    expect(sight.pick(hung.x, hung.y)?.kind === "item").toBe(isInSight);
  });

  test("a kettle is carried along the table, and what is held is where the hand has it", () => {
    const { session, sight, middle } = seeing();
    const { x, y } = middle("kettle");
    const grip = sight.gripOf(kettle, x, y);
    expect(sight.placeFor(kettle, x, y, grip)).toMatchObject({ kind: "on", carrier: "table" });
    const before = sight.spotOf("table")!;
    session.pickUp(["table"]);
    session.carry(carryTo(floorPlace(12, 20)));
    const after = sight.spotOf("table")!;
    expect(after.y).toBeGreaterThan(before.y);
    expect(after.x).toBeLessThan(before.x);
    expect(sight.pick(before.x, before.top + 2)).toMatchObject({ kind: "floor" });
  });

  test("building, hands find the walls", () => {
    const { sight } = seeing(0, "build");
    const { x, y } = sight.project({ x: 16, z: 0, up: 12 });
    expect(sight.wallAt(x, y)).toMatchObject({ wall: "north" });
    expect(sight.pick(x, y)).toMatchObject({ kind: "wall", wall: "north" });
  });
});
