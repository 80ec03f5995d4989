import { expect, test } from "vitest";
import { findTyped, typeahead } from "./typeahead.ts";

const names = ["Barn", "Bed", "Chair", " Cupboard", "Bench"];
const nothing = { text: "", at: 0 };

test("letters in quick succession make one word", () => {
  const first = typeahead(nothing, "C", 1000);
  expect(typeahead(first, "u", 1200)).toEqual({ text: "cu", at: 1200 });
});

test("after a pause a new word begins", () => {
  expect(typeahead({ text: "cu", at: 1000 }, "b", 1700)).toEqual({ text: "b", at: 1700 });
});

test("finds the next entry with the letter, and goes around", () => {
  expect(findTyped(names, 0, "b")).toBe(1);
  expect(findTyped(names, 1, "b")).toBe(4);
  expect(findTyped(names, 4, "b")).toBe(0);
});

test("a repeated letter walks on", () => {
  expect(findTyped(names, 1, "bb")).toBe(4);
});

test("a word stays on the entry that already matches, whatever its letters' case and spaces", () => {
  expect(findTyped(names, 1, "be")).toBe(1);
  expect(findTyped(names, 0, "cup")).toBe(3);
});

test("says when nothing matches", () => {
  expect(findTyped(names, 0, "z")).toBe(-1);
  expect(findTyped([], -1, "b")).toBe(-1);
});
