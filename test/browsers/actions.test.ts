import { expect, test } from "vitest";
import { keyActions, pointerActions } from "./actions.ts";

const keysOf = (key: string) => keyActions([key])[0]!.actions;

test("held keys are let go in turn", () => {
  expect(keysOf("Control+Shift+z")).toEqual([
    { type: "keyDown", value: "\uE009" },
    { type: "keyDown", value: "\uE008" },
    { type: "keyDown", value: "z" },
    { type: "keyUp", value: "z" },
    { type: "keyUp", value: "\uE008" },
    { type: "keyUp", value: "\uE009" },
  ]);
});

test("a plus sign is a key like others", () => {
  expect(keysOf("+").map(({ value }) => value)).toEqual(["+", "+"]);
});

test("one point is a click, more are a drag", () => {
  const typesOf = (path: [number, number][]) =>
    pointerActions(path)[0]!.actions.map((action) => action!.type);
  expect(typesOf([[1, 2]])).toEqual(["pointerMove", "pointerDown", "pointerUp"]);
  expect(
    typesOf([
      [1, 2],
      [3, 4],
    ]),
  ).toEqual(["pointerMove", "pointerDown", "pointerMove", "pointerUp"]);
});
