// Visits are kept on the device, thirty of them, and who loads the page again is on the same one.
import { expect, onTestFinished, test, vi } from "vitest";
import { noteVisit } from "./visits.ts";

const HOUR = 3_600_000;
const kept = () => JSON.parse(localStorage.getItem("play-visits") ?? "[]");

test("each is kept once, and no more than thirty", () => {
  onTestFinished(() => localStorage.clear());
  localStorage.clear();
  expect(noteVisit(HOUR)).toEqual([HOUR]);
  expect(noteVisit(HOUR + 60_000)).toEqual([HOUR]);
  expect(noteVisit(2 * HOUR)).toEqual([HOUR, 2 * HOUR]);
  for (let hour = 3; hour < 50; hour++) noteVisit(hour * HOUR);
  expect(kept()).toHaveLength(30);
  expect(kept().at(-1)).toBe(49 * HOUR);
});

test("what is spoilt is forgotten, and without storage a visit is known all the same", () => {
  onTestFinished(() => localStorage.clear());
  localStorage.setItem("play-visits", '{"no":"list"');
  expect(noteVisit(HOUR)).toEqual([HOUR]);
  const refuses = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  onTestFinished(() => void refuses.mockRestore());
  expect(noteVisit(9 * HOUR)).toEqual([HOUR, 9 * HOUR]);
});
