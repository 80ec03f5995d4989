import { expect, test } from "vitest";
import { nextStep } from "./nextStep.ts";
import { freshTie, readTie } from "./syncRecord.ts";

const holder = "0x1:1";
const tie = { ...freshTie(holder), id: "abcdefghij", version: 3, base: "room" };

test.each([
  ["the same on both sides", tie, "room", 3, "rest"],
  ["changed here", tie, "room!", 3, "push"],
  ["changed there", tie, "room", 4, "pull"],
  ["changed on both sides", tie, "room!", 4, "join"],
  ["put away here", tie, null, 3, "remove"],
  ["put away here, changed there", tie, null, 4, "remove"],
  ["put away there", tie, "room", null, "letGo"],
  ["put away on both sides", tie, null, null, "forget"],
  ["new here", freshTie(holder), "room", null, "create"],
  ["new and put away again", freshTie(holder), null, null, "forget"],
  ["kept here on its own", { ...tie, isLetGo: true }, "room!", 9, "rest"],
] as const)("%s", (_, kept, here, there, step) => {
  expect(nextStep({ tie: kept, here, there })).toBe(step);
});

test("what this site did not write is no tie", () => {
  expect(readTie(JSON.stringify(tie))).toEqual(tie);
  for (const junk of [null, "", "{", "null", "[]", '{"holder":1}', '{"holder":"a","version":"1"}'])
    expect(readTie(junk)).toBeNull();
});
