// A ray of sight means the place that an eye would take it for, and always one inside the room.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Vec } from "../../../models/parts.ts";
import type { Ray } from "../../../scene/camera/ray.ts";
import { siteCatalogue as catalogue } from "../../catalogue/siteCatalogue.ts";
import { placeItem } from "../../commands/placeItem.ts";
import { applyPatch } from "../../model/patch.ts";
import { floorPlace, onTop, thing as placed, wall } from "../../model/placed.ts";
import type { ItemPlace, QuarterTurn, RoomDocument } from "../../model/room.ts";
import { bareRoom, withItems } from "../../model/sampleRoom.ts";
import { eyeFrom } from "../../picture/framing.ts";
import { indexOf } from "../../rules/indexOf.ts";
import { toScene } from "../view/roomFrame.ts";
import { wallsInSight } from "../view/sight.ts";
import { gripOf, placeFor } from "./placing.ts";

const byTheMiddle = { x: 0, z: 0 };
const room = { ...bareRoom(), shell: { ...bareRoom().shell, floor: { kind: "pine-boards" } } };

/** From the viewer through a point of the scene. */
function rayTo([x, y, z]: Vec, quarter: QuarterTurn = 0): Ray {
  const [ex, ey, ez] = eyeFrom((quarter * Math.PI) / 2);
  const far = Math.hypot(ex, ey, ez);
  return { from: [x + ex, y + ey, z + ez], along: [-ex / far, -ey / far, -ez / far] };
}

const rayToRoom = (x: number, z: number, up = 0, quarter: QuarterTurn = 0): Ray => {
  const at = toScene(room.shell.size, x, z);
  return rayTo([at.x, up / 4, at.z], quarter);
};

const seen = (document: RoomDocument, quarter: QuarterTurn = 0) => ({
  document,
  catalogue,
  inSight: wallsInSight(quarter, false),
});

const thing = (model: string, at: ItemPlace = floorPlace(0, 0), turn: QuarterTurn = 0) =>
  placed(`the-${model}`, model, at, { turn });

describe("on the floor", () => {
  test("its middle goes under the pointer, on the grid", () => {
    const place = placeFor(seen(room), thing("farm-table"), rayToRoom(15.2, 20.3), byTheMiddle);
    const { width, depth } = catalogue.item("farm-table")!;
    expect(place).toEqual(floorPlace(Math.round(15.2 - width / 2), Math.round(20.3 - depth / 2)));
  });

  test("taken hold of at its edge it does not jump", () => {
    const table = thing("farm-table", floorPlace(9, 14), 1);
    const document = withItems(room, [table]);
    const ray = rayToRoom(10.3, 16.8);
    const grip = gripOf(seen(document), table, ray);
    expect(placeFor(seen(document), table, ray, grip)).toEqual(table.at);
  });
});

describe("on a surface", () => {
  const table = (turn: QuarterTurn) => thing("farm-table", floorPlace(9, 10), turn);

  test.each([0, 1, 2, 3] as const)("of a table at turn %i, in the table's own frame", (turn) => {
    const document = withItems(room, [table(turn)]);
    const { box, model } = indexOf(document, catalogue).placed.get("the-farm-table")!;
    const kettle = thing("copper-kettle");
    const up = model.surfaces[0]!.up;
    const [x, z] = [box.x0 + 2.5, box.z0 + 2.5];
    const place = placeFor(seen(document), kettle, rayToRoom(x, z, up), byTheMiddle);
    expect(place?.kind).toBe("on");
    const put = placeItem(document, { ...kettle, at: place! }, catalogue);
    expect(put.ok).toBe(true);
    if (!put.ok) return;
    const on = indexOf(applyPatch(document, put.patch), catalogue).placed.get("the-copper-kettle")!;
    expect(Math.abs((on.box.x0 + on.box.x1) / 2 - x)).toBeLessThanOrEqual(2);
    expect(Math.abs((on.box.z0 + on.box.z1) / 2 - z)).toBeLessThanOrEqual(2);
    expect(on.box.y0).toBeCloseTo(up);
  });

  test("never on itself nor on what it carries", () => {
    const kettle = thing("copper-kettle", onTop("the-farm-table", 3, 2));
    const document = withItems(room, [table(0), kettle]);
    const { box, model } = indexOf(document, catalogue).placed.get("the-farm-table")!;
    const ray = rayToRoom(box.x0 + 4, box.z0 + 3, model.surfaces[0]!.up);
    expect(placeFor(seen(document), table(0), ray, byTheMiddle)?.kind).toBe("floor");
  });

  test("not on a shelf of a wall that is hidden", () => {
    const shelf = thing("wall-shelf", wall("south", 10, 7));
    const document = withItems(room, [shelf]);
    const { box, model } = indexOf(document, catalogue).placed.get("the-wall-shelf")!;
    const surface = model.surfaces[0];
    if (!surface) return;
    const ray = rayToRoom((box.x0 + box.x1) / 2, (box.z0 + box.z1) / 2, box.y0 + surface.up);
    expect(placeFor(seen(document), thing("candle"), ray, byTheMiddle)?.kind).toBe("floor");
  });
});

describe("on a wall", () => {
  const clock = thing("wall-clock");
  const { width, height } = catalogue.item("wall-clock")!;

  test("the wall under the pointer takes it by its middle", () => {
    const place = placeFor(seen(room), clock, rayToRoom(20.2, 0, 11.2), byTheMiddle);
    const at = { along: Math.round(20.2 - width / 2), up: Math.round(11.2 - height / 2) };
    expect(place).toEqual({ kind: "wall", wall: "north", ...at });
    const west = placeFor(seen(room), clock, rayToRoom(0, 9.2, 11), byTheMiddle);
    expect(west).toMatchObject({ wall: "west", along: Math.round(9.2 - width / 2) });
  });

  test("over the floor it goes to the nearest wall in sight, as high as it was", () => {
    const held = thing("wall-clock", wall("north", 0, 9));
    const place = placeFor(seen(room), held, rayToRoom(3, 20), byTheMiddle);
    expect(place).toMatchObject({ kind: "wall", wall: "west", up: 9 });
  });

  test("a hearth stays on the ground", () => {
    const place = placeFor(seen(room), thing("brick-hearth"), rayToRoom(16, 0, 12), byTheMiddle);
    expect(place).toMatchObject({ kind: "wall", wall: "north", up: 0 });
  });

  test("taken hold of at its rim it does not jump", () => {
    const held = thing("wall-clock", wall("north", 12, 9));
    const document = withItems(room, [held]);
    const ray = rayToRoom(12.4, 0, 9.3);
    const grip = gripOf(seen(document), held, ray);
    expect(placeFor(seen(document), held, ray, grip)).toEqual(held.at);
  });
});

test("whatever is pointed at, a place is whole quarter tiles and inside", () => {
  const table = thing("farm-table", floorPlace(9, 10), 1);
  const document = withItems(room, [table]);
  const models = ["sofa", "wall-clock", "copper-kettle", "sleeping-cat", "brick-hearth", "bunting"];
  forAll(
    { numRuns: 300 },
    [
      fc.constantFrom(...models),
      fc.double({ min: -8, max: 40, noNaN: true }),
      fc.double({ min: -8, max: 40, noNaN: true }),
      fc.double({ min: -4, max: 20, noNaN: true }),
      fc.constantFrom<QuarterTurn>(0, 1, 2, 3),
      fc.constantFrom<QuarterTurn>(0, 1, 2, 3),
    ],
    (model, x, z, up, quarter, turn) => {
      const isHung = !catalogue.item(model)!.stands.includes("floor");
      const item = thing(model, undefined, isHung ? 0 : turn);
      const ray = rayToRoom(x, z, up, quarter);
      const place = placeFor(seen(document, quarter), item, ray, byTheMiddle);
      if (!place) return;
      const numbers = Object.values(place).filter((value) => typeof value === "number");
      expect(numbers.every(Number.isInteger)).toBe(true);
      if (place.kind === "wall") expect(wallsInSight(quarter, false)).toContain(place.wall);
      const put = placeItem(document, { ...item, at: place }, catalogue);
      // It may meet another thing; it never hangs out of the room or over an edge.
      const reason = put.ok ? null : put.reason.kind;
      expect([null, "overlaps", "inTheWay"]).toContain(reason);
    },
  );
});
