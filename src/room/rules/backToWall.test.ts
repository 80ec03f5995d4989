// Which way a thing turns that comes near a wall: its back to it, unless only the other way fits.
import { expect, test } from "vitest";
import { floorPlace, thing } from "../model/placed.ts";
import type { QuarterTurn } from "../model/room.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { bareRoom, withItems } from "../model/sampleRoom.ts";
import { backToWall, facesOtherwise } from "./backToWall.ts";

const catalogue = sampleCatalogue();
const room = bareRoom();

/** A bookshelf is 8 quarter tiles wide and 3 deep, the room 32 by 32. */
const shelf = (x: number, z: number, turn: QuarterTurn = 0) => ({
  ...thing("s", "bookshelf", floorPlace(x, z)),
  turn,
});
const stands = (x: number, z: number, turn: QuarterTurn = 0, inRoom = room) => {
  const { at, turn: after } = backToWall(inRoom, catalogue, shelf(x, z, turn));
  return { at, turn: after };
};

test.each([
  ["the left wall", shelf(0, 12), { at: floorPlace(0, 10), turn: 1 }],
  ["the left wall, half a tile off", shelf(2, 12), { at: floorPlace(2, 10), turn: 1 }],
  ["the right wall", shelf(24, 12), { at: floorPlace(29, 10), turn: 3 }],
  ["the front wall", shelf(12, 28), { at: floorPlace(12, 28), turn: 2 }],
  ["the back wall, from across", shelf(14, 0, 1), { at: floorPlace(12, 0), turn: 0 }],
] as const)("its back to %s", (_, item, there) => {
  expect(backToWall(room, catalogue, item)).toEqual({ ...item, ...there });
});

test("nothing turns that is further off, lies flat, or has its back to a wall already", () => {
  expect(stands(3, 12)).toEqual({ at: floorPlace(3, 12), turn: 0 });
  // In a corner it keeps the wall that it has.
  expect(stands(0, 1)).toEqual({ at: floorPlace(0, 1), turn: 0 });
  const rug = thing("r", "rug", floorPlace(0, 12));
  expect(backToWall(room, catalogue, rug)).toBe(rug);
  const tray = { ...thing("t", "tray", floorPlace(0, 1)), turn: 3 } as const;
  expect(backToWall(room, catalogue, tray)).toEqual({ ...tray, turn: 1 });
});

test("near the end of a wall it stays in the room", () => {
  expect(stands(0, 28, 0)).toEqual({ at: floorPlace(0, 24), turn: 1 });
});

test("where something stands in the way of that, it stays as it fits", () => {
  const full = withItems(room, [thing("stool", "stool", floorPlace(0, 15))]);
  expect(stands(0, 12, 0, full)).toEqual({ at: floorPlace(0, 12), turn: 0 });
  // Where neither fits, it is held as it would stand.
  const fuller = withItems(room, [thing("stool", "stool", floorPlace(0, 13))]);
  expect(stands(0, 12, 0, fuller)).toEqual({ at: floorPlace(0, 10), turn: 1 });
});

test("what stands at a wall with its back to none was wanted so", () => {
  expect(facesOtherwise(room, catalogue, shelf(0, 12))).toBe(true);
  expect(facesOtherwise(room, catalogue, shelf(0, 12, 1))).toBe(false);
  expect(facesOtherwise(room, catalogue, shelf(12, 12))).toBe(false);
});
