import { expect, test } from "vitest";
import { whenDue } from "./AccountDataPanel.tsx";
import { strings } from "./strings.ts";

test("the end is told to the minute, in the visitor's language and zone", () => {
  const at = Date.UTC(2026, 10, 23, 13, 5);
  expect(whenDue(at, "en-GB", "UTC")).toBe("Monday 23 November at 13:05");
  expect(whenDue(at, "de", "Asia/Tokyo")).toBe("Montag, 23. November um 22:05");
});

test.each([
  [{ rooms: 0, pictures: 0, sessions: 1 }, "no rooms, no pictures, and your session here."],
  [
    { rooms: 1, pictures: 7, sessions: 2 },
    "one room, 7 pictures, and your sessions in 2 browsers.",
  ],
])("%o is told in words", (kept, words) => {
  expect(strings.kept(kept)).toBe(`Kept on this site's server: ${words}`);
});
