import { describe, expect, test } from "vitest";
import { putAway } from "../commands/putAway.ts";
import { encode } from "../model/encode.ts";
import { violations } from "../rules/violations.ts";
import { mergeRooms } from "./mergeRooms.ts";
import { roomNamed, roomsCatalogue, roomWithItemMoved, startRoom } from "./testing/rooms.ts";

describe("merging", () => {
  test("is refused where the two would stand in each other's way", () => {
    const mine = roomWithItemMoved(startRoom, "frame-1", -4);
    const theirs = roomWithItemMoved(startRoom, "frame-1", -12);
    expect(mergeRooms(startRoom, mine, theirs, roomsCatalogue)).toEqual({
      ok: false,
      reason: ["frame-1"],
    });
    const emptied = putAway(startRoom, { ids: ["table-1"] }, roomsCatalogue);
    const poured = roomWithItemMoved(startRoom, "cup-1", 1);
    expect(
      emptied.ok && mergeRooms(startRoom, emptied.document, poured, roomsCatalogue),
    ).toMatchObject({ ok: false });
  });

  test("is the same whoever is first, and keeps the rules", () => {
    const mine = roomWithItemMoved(startRoom, "table-1", 4);
    const theirs = roomNamed(roomWithItemMoved(startRoom, "frame-1", -4), "Theirs");
    const [one, two] = [
      mergeRooms(startRoom, mine, theirs, roomsCatalogue),
      mergeRooms(startRoom, theirs, mine, roomsCatalogue),
    ];
    expect(one.ok && two.ok && encode(one.value) === encode(two.value)).toBe(true);
    expect(one.ok && violations(one.value, roomsCatalogue)).toEqual([]);
  });
});
