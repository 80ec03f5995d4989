// A room has a few lights however many lamps burn in it, and each lamp its bloom.
import { expect, test } from "vitest";
import { spots } from "../../../models/lights.ts";
import { siteCatalogue } from "../../catalogue/index.ts";
import { type RoomHour, type WallSide, wallSides } from "../../model/room.ts";
import { bareRoom, withItems } from "../../model/sampleRoom.ts";
import { shellShapeRequest } from "../../shapes/shellShapeRequest.ts";
import { inScene } from "../view/roomFrame.ts";
import { chosenLamps, createLampsSelector, MOST_LAMPS, stageBlooms } from "./lamps.ts";

const lit = (kind: "candle" | "fire" | "fairy", x: number, count = 1) => ({
  spot: { x, y: 0, z: 0, turn: 0 as const },
  lights: spots(kind, ...Array.from({ length: count }, (_, i) => [i, 1, 0] as const)),
});

test("the strongest are chosen, and a string of lamps is one light in its middle", () => {
  const candles = Array.from({ length: 20 }, (_, i) => lit("candle", i));
  const [fire, string] = [lit("fire", 50), lit("fairy", 0, 9)];
  const chosen = chosenLamps([...candles, string, fire]);
  expect(chosen).toHaveLength(MOST_LAMPS);
  expect(chosen[0]!.at[0]).toBe(50);
  expect(chosen[1]!.at[0]).toBe(4);
  expect(chosen[1]!.power).toBeCloseTo(3.5);
  const blooms = stageBlooms([...candles, string]);
  expect(blooms).toHaveLength(29);
  expect(blooms.filter(({ isFlame }) => isFlame)).toHaveLength(20);
});

test("equals keep their order, so that no light jumps from lamp to lamp", () => {
  const candles = Array.from({ length: 9 }, (_, i) => lit("candle", i));
  const at = chosenLamps(candles).map((lamp) => lamp.at[0]);
  expect(at).toEqual([0, 1, 2, 3, 4, 5]);
});

test("a thing that was turned carries its lamp round", () => {
  expect(inScene({ x: 2, y: 1, z: 3, turn: 1 }, [0, 0.5, 1])).toEqual([3, 1.5, 3]);
});

test("light stands about each window in sight while it is darker inside than out", () => {
  const casement = { model: "casement", up: 5 } as const;
  const room = withItems(
    bareRoom(),
    [],
    [
      { ...casement, id: "back", wall: "north", along: 12 },
      { ...casement, id: "side", wall: "east", along: 4 },
    ],
  );
  const { size } = room.shell;
  const blooms = (hour: RoomHour, inSight = new Set(wallSides)) =>
    createLampsSelector()([], shellShapeRequest(room, siteCatalogue), inSight, size, hour).blooms;
  expect(blooms("day")).toEqual([]);
  const [back] = blooms("night", new Set(["north"]));
  expect(blooms("night")).toHaveLength(2);
  expect(back!.at[2]).toBeCloseTo(-size.rows / 2);
  expect(back!.isFlame).toBe(false);
  const [late] = blooms("evening", new Set(["north"]));
  expect(late!.strength).toBeLessThan(back!.strength);
});

test("and none of it past the end of its wall, as one sees that from the corner", () => {
  const atEnd = withItems(
    bareRoom(),
    [],
    [{ id: "end", model: "casement", wall: "north", along: 0, up: 5 }],
  );
  const { size } = atEnd.shell;
  const inSight = new Set<WallSide>(["north"]);
  const told = createLampsSelector()(
    [],
    shellShapeRequest(atEnd, siteCatalogue),
    inSight,
    size,
    "night",
  );
  const [{ at, size: wide }] = told.blooms as [(typeof told.blooms)[number]];
  expect(wide / 2).toBeLessThanOrEqual((at[0] + size.columns / 2) * Math.SQRT1_2 + 1e-6);
  expect(wide).toBeGreaterThan(1);
});
