// Points of the plan and places of the room: what is under a pointer, and where it would put a thing.
import { describe, expect, test } from "vitest";
import { initialViewState, type ViewState } from "../editor/viewSettings.ts";
import { floorPlace, onTop, thing, wall } from "../model/placed.ts";
import type { Item, QuarterTurn } from "../model/room.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { furnishedRoom } from "../model/sampleRoom.ts";
import { CarriedTable } from "../rules/carriedTable.ts";
import { indexOf } from "../rules/indexOf.ts";
import { violations } from "../rules/violations.ts";
import { type EditorTool, idle } from "../session/tool.ts";
import { edgeSpots } from "./PlanLabels.tsx";
import { type FloorPoint, planFrame, planToScreen, toFloor } from "./planFrame.ts";
import { planHitTester } from "./planHitTester.ts";
import { gapsAround, nameOn } from "./planThing.ts";
import { drawnOpening } from "./planWalls.ts";
import { previewRoom } from "./previewRoom.ts";

const catalogue = sampleCatalogue();
const room = furnishedRoom();
const view = { width: 500, height: 400 };
const frameOf = (look: Partial<ViewState> = {}) =>
  planFrame(room.shell.size, { ...initialViewState, ...look }, view);
const sightOf = (look: Partial<ViewState> = {}, tool: EditorTool = idle) =>
  planHitTester(catalogue, () => ({
    document: room,
    tool,
    frame: frameOf(look),
    trade: look.trade ?? "furnish",
  }));
const byTheMiddle = { x: 0, z: 0 };

describe("planHitTester", () => {
  describe("the frame", () => {
    test("gives back the point it was given, however it is turned, pushed and zoomed", () => {
      for (const quarter of [0, 1, 2, 3] as const) {
        const frame = frameOf({ quarter, zoom: 1.7, pan: { x: 1, z: -2 } });
        const point = toFloor(frame, planToScreen(frame, { x: 5.5, z: 29 }));
        expect(point.x).toBeCloseTo(5.5);
        expect(point.z).toBeCloseTo(29);
      }
    });

    test("has north above, and west once the viewer went round to the east", () => {
      const above = (quarter: QuarterTurn, point: FloorPoint) => {
        const { x, y } = planToScreen(frameOf({ quarter }), point);
        return x === view.width / 2 && y < view.height / 2;
      };
      expect(above(0, { x: 16, z: 0 })).toBe(true);
      expect(above(1, { x: 0, z: 16 })).toBe(true);
      expect(above(2, { x: 16, z: 32 })).toBe(true);
      expect(above(3, { x: 32, z: 16 })).toBe(true);
    });

    test("has its numbers below and to the right", () => {
      for (const quarter of [0, 1, 2, 3] as const) {
        const frame = frameOf({ quarter });
        const spots = edgeSpots(room.shell.size, quarter, { x0: 13, z0: 21 });
        expect(spots.filter(({ isCurrent }) => isCurrent).map(({ key }) => key)).toEqual([
          "c3",
          "r5",
        ]);
        for (const spot of spots) {
          const { x, y } = planToScreen(frame, spot);
          expect(x > 330 || y > 330).toBe(true);
        }
      }
    });
  });

  describe("under a point", () => {
    const pick = ({ x, z }: FloorPoint, look: Partial<ViewState> = {}) => {
      const spot = planToScreen(frameOf(look), { x, z });
      return sightOf(look).pick(spot.x, spot.y);
    };

    test("lies the highest thing, also when it is small and only nearly hit", () => {
      expect(pick({ x: 13.5, z: 17.5 })).toMatchObject({ id: "tray-1" });
      expect(pick({ x: 14.5, z: 18.5 })).toMatchObject({ id: "cup-1" });
      expect(pick({ x: 19, z: 20 })).toMatchObject({ id: "table-1" });
      expect(pick({ x: 9, z: 13 })).toMatchObject({ id: "rug-1" });
      expect(pick({ x: 28, z: 28 })).toMatchObject({ kind: "floor" });
      expect(pick({ x: 28, z: 60 })).toBeNull();
    });

    test("lie walls, doors and windows while building", () => {
      const build = { trade: "build" } as const;
      expect(pick({ x: -0.5, z: 18 }, build)).toMatchObject({ kind: "opening", id: "door-1" });
      expect(pick({ x: -0.5, z: 4 }, build)).toMatchObject({ kind: "wall", wall: "west" });
      expect(pick({ x: 32.4, z: 9 }, build)).toMatchObject({
        kind: "wall",
        wall: "east",
        along: 9,
      });
      expect(pick({ x: 18, z: 20 }, build)).toMatchObject({ kind: "floor" });
    });
  });

  describe("the place that a point means", () => {
    const place = (model: string, { x, z }: FloorPoint, at?: Item["at"]) => {
      const item = thing("n", model, at ?? floorPlace(0, 0));
      const spot = planToScreen(frameOf(), { x, z });
      return sightOf().placeFor(item, spot.x, spot.y, byTheMiddle);
    };

    test("is the floor, by the thing's middle, drawn to walls", () => {
      expect(place("stool", { x: 27.5, z: 9.5 })).toEqual(floorPlace(26, 8));
      expect(place("stool", { x: 31, z: 9.5 })).toMatchObject({ x: 29 });
      expect(place("stool", { x: 90, z: -40 })).toEqual(floorPlace(29, 0));
    });

    test("is a table for what may stand on it, within its edges, and the tray on the table", () => {
      expect(place("candle", { x: 18.5, z: 20 })).toEqual(onTop("table-1", 6, 3));
      expect(place("cup", { x: 14.4, z: 18.4 })).toMatchObject({ carrier: "tray-1" });
      expect(place("stool", { x: 18, z: 20 })).toMatchObject({ kind: "floor" });
      // The top board of the shelf, which was turned to the east.
      expect(place("candle", { x: 1.5, z: 8 })).toMatchObject({ carrier: "bookshelf-1", level: 2 });
    });

    test("is the nearest wall for what hangs, as high as it hung", () => {
      const at = wall("north", 2, 9);
      expect(place("frame", { x: 30.5, z: 12 }, at)).toEqual(wall("east", 10, 9));
      expect(place("frame", { x: 12, z: 500 }, at)).toMatchObject({ wall: "south", up: 9 });
      expect(place("hearth", { x: 12, z: 2 })).toMatchObject({ wall: "north", up: 0 });
    });

    test("keeps the grip: a thing that is taken and not moved stays", () => {
      const sight = sightOf({ quarter: 3, zoom: 2 });
      for (const id of ["table-1", "frame-1", "sofa-1", "cup-1"]) {
        const item = room.items.get(id)!;
        const { x, y } = sight.spotOf(id)!;
        const grip = sight.gripOf(item, x + 9, y - 7);
        expect(sight.placeFor(item, x + 9, y - 7, grip), id).toEqual(item.at);
      }
    });
  });

  test("what is held is shown where it is, with all it carries, and the room stays sound", () => {
    const table = room.items.get("table-1")!;
    const moved: Item = { ...table, at: floorPlace(20, 4) };
    const tool: EditorTool = {
      at: "holding",
      held: { kind: "one", item: moved },
      ghost: { items: [moved], reason: null, free: null, back: null, guides: [] },
    };
    const shown = previewRoom(room, catalogue, tool);
    expect([...shown.held]).toEqual(["table-1", "tray-1", "cup-1"]);
    expect(shown.index.placed.get("cup-1")?.box.x0).toBe(22);
    expect(violations(shown.document, catalogue)).toEqual([]);
    expect(previewRoom(room, catalogue, tool)).toBe(shown);
    expect(previewRoom(room, catalogue, idle).document).toBe(room);
    const held = shown.index.placed.get("table-1")!;
    const gaps = gapsAround(held, shown.index, shown.held, room.shell.size);
    expect(gaps.map(({ axis, from, to }) => [axis, from, to])).toEqual([
      ["x", 28, 32],
      ["z", 0, 4],
    ]);
  });

  test("a name is written where there is room for it", () => {
    const index = indexOf(room, catalogue);
    const shelf = index.placed.get("bookshelf-1")!;
    const bare = { ...index, carried: new CarriedTable<readonly string[]>() };
    expect(nameOn(shelf, "Old books", bare, 0)).toMatchObject({ isUpright: true });
    expect(nameOn(shelf, "Old books", bare, 1)).toMatchObject({ isUpright: false });
    expect(nameOn(shelf, "All the books of my grandmother", bare, 0)).toBeNull();
    expect(nameOn(shelf, "Old books", index, 0)).toBeNull();
  });

  test("a door swings into the room, on whichever wall", () => {
    for (const wall of ["north", "east", "south", "west"] as const) {
      const opening = { id: "d", model: "door", wall, along: 8, up: 0 };
      const { swing } = drawnOpening(room.shell.size, catalogue, opening)!;
      const numbers = swing.match(/-?[\d.]+/g)!.map(Number);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(8);
    }
  });
});
