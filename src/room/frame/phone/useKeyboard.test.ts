// What a keyboard of the screen covers: neither a bar of the browser nor a page drawn closer is one.
import { expect, test } from "vitest";
import { keyboardOver } from "./useKeyboard.ts";

test("what is seen above a keyboard is told, also where the page was pushed up", () => {
  expect(keyboardOver(844, { height: 508, offsetTop: 0, scale: 1 })).toEqual({
    covered: 336,
    seen: 508,
  });
  expect(keyboardOver(844, { height: 508, offsetTop: 120, scale: 1 })).toEqual({
    covered: 216,
    seen: 508,
  });
});

test("a bar that comes in and a page that is drawn closer are no keyboard", () => {
  expect(keyboardOver(844, { height: 788, offsetTop: 0, scale: 1 })).toBeNull();
  expect(keyboardOver(844, { height: 422, offsetTop: 100, scale: 2 })).toBeNull();
});
