import { describe, expect, test } from "vitest";
import { nextSyncStep } from "./syncDocument.ts";
import { freshRecord, readRecord } from "./syncRecord.ts";

const holder = "0x1:1";
const record = { ...freshRecord(holder), id: "abcdefghij", version: 3, base: "room" };

const letGo = { ...record, isLetGo: true };
const deleted = { ...record, isDeleted: true };

describe("syncDocument", () => {
  test.each([
    ["the same on both sides", record, "room", 3, "rest"],
    ["changed here", record, "room!", 3, "push"],
    ["changed there", record, "room", 4, "pull"],
    ["changed on both sides", record, "room!", 4, "join"],
    ["deleted here", record, null, 3, "remove"],
    ["deleted here, changed there", record, null, 4, "remove"],
    ["deleted there", record, "room", null, "letGo"],
    ["gone on both sides", record, null, null, "forget"],
    ["new here", freshRecord(holder), "room", null, "create"],
    ["new and gone again", freshRecord(holder), null, null, "forget"],
    ["kept here on its own", letGo, "room!", null, "rest"],
    ["kept here, and back there", letGo, "room!", 9, "resume"],
  ] as const)("%s", (_, kept, here, there, step) => {
    const sides = { record: kept, here, there, isShelved: false, isDeletedThere: false };
    expect(nextSyncStep(sides)).toBe(step);
  });

  test.each([
    ["deleted here and there", deleted, null, true, null, true, "rest"],
    ["brought back here", deleted, "room", false, null, true, "restore"],
    ["brought back there", deleted, null, true, 4, false, "putBack"],
    ["brought back on both sides", deleted, "room", false, 4, false, "resume"],
    ["brought back here, gone there", deleted, "room", false, null, false, "letGo"],
    ["for good here", deleted, null, false, null, true, "purge"],
    ["for good there", deleted, null, true, null, false, "rest"],
    ["for good on both sides", deleted, null, false, null, false, "forget"],
    [
      "deleted here, and there by an answer that was lost",
      record,
      null,
      true,
      null,
      true,
      "remove",
    ],
    ["new here and deleted again", freshRecord(holder), null, true, null, false, "rest"],
    ["kept here on its own and deleted", letGo, null, true, null, true, "rest"],
    ["the same, and back there", letGo, null, true, 4, false, "forget"],
  ] as const)("%s", (_, kept, here, isShelved, there, isDeletedThere, step) => {
    expect(nextSyncStep({ record: kept, here, isShelved, there, isDeletedThere })).toBe(step);
  });

  test("what this site did not write is no record", () => {
    expect(readRecord(JSON.stringify(record))).toEqual(record);
    for (const junk of [
      null,
      "",
      "{",
      "null",
      "[]",
      '{"holder":1}',
      '{"holder":"a","version":"1"}',
    ])
      expect(readRecord(junk)).toBeNull();
  });
});
