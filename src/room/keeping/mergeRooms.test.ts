import { describe, expect, test } from "vitest";
import { putAway } from "../commands/putAway.ts";
import { encode } from "../model/encode.ts";
import { violations } from "../rules/violations.ts";
import { mergeRooms } from "./mergeRooms.ts";
import { catalogue, moved, named, start } from "./testing/rooms.ts";

describe("merging", () => {
  test("is refused where the two would stand in each other's way", () => {
    const mine = moved(start, "frame-1", -4);
    const theirs = moved(start, "frame-1", -12);
    expect(mergeRooms(start, mine, theirs, catalogue)).toEqual({ ok: false, reason: ["frame-1"] });
    const emptied = putAway(start, { ids: ["table-1"] }, catalogue);
    const poured = moved(start, "cup-1", 1);
    expect(emptied.ok && mergeRooms(start, emptied.document, poured, catalogue)).toMatchObject({
      ok: false,
    });
  });

  test("is the same whoever is first, and keeps the rules", () => {
    const mine = moved(start, "table-1", 4);
    const theirs = named(moved(start, "frame-1", -4), "Theirs");
    const [one, two] = [
      mergeRooms(start, mine, theirs, catalogue),
      mergeRooms(start, theirs, mine, catalogue),
    ];
    expect(one.ok && two.ok && encode(one.value) === encode(two.value)).toBe(true);
    expect(one.ok && violations(one.value, catalogue)).toEqual([]);
  });
});
