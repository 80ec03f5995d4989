import { expect, test } from "vitest";
import { nextStep } from "./syncDocument.ts";
import { freshRecord, readRecord } from "./syncRecord.ts";

const holder = "0x1:1";
const record = { ...freshRecord(holder), id: "abcdefghij", version: 3, base: "room" };

test.each([
  ["the same on both sides", record, "room", 3, "rest"],
  ["changed here", record, "room!", 3, "push"],
  ["changed there", record, "room", 4, "pull"],
  ["changed on both sides", record, "room!", 4, "join"],
  ["put away here", record, null, 3, "remove"],
  ["put away here, changed there", record, null, 4, "remove"],
  ["put away there", record, "room", null, "letGo"],
  ["put away on both sides", record, null, null, "forget"],
  ["new here", freshRecord(holder), "room", null, "create"],
  ["new and put away again", freshRecord(holder), null, null, "forget"],
  ["kept here on its own", { ...record, isLetGo: true }, "room!", 9, "rest"],
] as const)("%s", (_, kept, here, there, step) => {
  expect(nextStep({ record: kept, here, there })).toBe(step);
});

test("what this site did not write is no record", () => {
  expect(readRecord(JSON.stringify(record))).toEqual(record);
  for (const junk of [null, "", "{", "null", "[]", '{"holder":1}', '{"holder":"a","version":"1"}'])
    expect(readRecord(junk)).toBeNull();
});
