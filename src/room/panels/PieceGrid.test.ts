// The cards by arrows: along rows, over their ends, down to a row that is not full.
import { describe, expect, test } from "vitest";
import { nextCard } from "./PieceGrid.tsx";

const from = (at: number) => (key: string) => nextCard(key, at, 7, 2);

describe("PieceGrid", () => {
  test("arrows go along and between rows", () => {
    const go = from(2);
    expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map(go)).toEqual([1, 3, 0, 4]);
    expect(["Home", "End", "PageUp", "PageDown"].map(go)).toEqual([0, 6, 0, 6]);
  });

  test("the edges hold, and down from the row before reaches a last row that is not full", () => {
    expect(from(0)("ArrowLeft")).toBeNull();
    expect(from(1)("ArrowUp")).toBeNull();
    expect(from(5)("ArrowDown")).toBe(6);
    expect(from(6)("ArrowDown")).toBeNull();
    expect(from(6)("ArrowRight")).toBeNull();
    expect(from(0)("x")).toBeNull();
    expect(nextCard("Home", 0, 0, 2)).toBeNull();
  });
});
