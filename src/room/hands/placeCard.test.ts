// The card covers nothing that one looks at, wherever the thing is, as long as there is room at all.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeCard, type ScreenArea } from "./placeCard.ts";

const view = { width: 760, height: 640 };
const card = { width: 250, height: 108 };
const area = (left: number, top: number, width = 60, height = 60): ScreenArea => ({
  left,
  top,
  width,
  height,
});
const isOver = (a: ScreenArea, b: ScreenArea) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

const bare = { view, card, offered: null, numbers: [], panels: [] };

describe("the card", () => {
  test("goes below the free place first", () => {
    const at = placeCard({ ...bare, held: area(350, 200), offered: area(350, 300) });
    expect(at).toEqual({ left: 350 + 30 - 125, top: 374 });
  });

  test("leaves the room once nothing is held any more", () => {
    const at = placeCard({ ...bare, held: area(350, 200), offered: null, isAside: true });
    expect([12, view.width - card.width - 12]).toContain(at.left);
    expect([12, view.height - card.height - 12]).toContain(at.top);
  });

  test("goes beside it where the numbers are below", () => {
    const at = placeCard({
      ...bare,
      held: area(350, 380),
      offered: area(350, 480),
      numbers: [area(250, 560, 260, 40)],
    });
    expect(at.left + card.width).toBeLessThanOrEqual(350);
  });

  test("stays within the view and clear of panels", () => {
    const panel = area(500, 560, 260, 80);
    const at = placeCard({ ...bare, held: area(690, 500), panels: [panel] });
    expect(isOver({ ...at, ...card }, area(488, 548, 284, 104))).toBe(false);
    expect(at.left).toBeGreaterThanOrEqual(12);
    expect(at.left + card.width).toBeLessThanOrEqual(view.width - 12);
  });

  test("covers as little as it can where there is no room", () => {
    const small = { width: 300, height: 160 };
    const at = placeCard({ ...bare, view: small, held: area(20, 20, 90, 90) });
    expect(at.left).toBeGreaterThanOrEqual(12);
    expect(at.top).toBeGreaterThanOrEqual(12);
  });

  test("never covers thing, free place or numbers in a view of its size", () => {
    const spot = fc.record({
      left: fc.integer({ min: 0, max: 700 }),
      top: fc.integer({ min: 0, max: 580 }),
    });
    forAll({ numRuns: 2000, seed: 3 }, [spot, spot, spot, spot], (held, offered, column, row) => {
      const numbers = [column, row].map(({ left, top }) => area(left, top, 28, 28));
      const things = [area(held.left, held.top), area(offered.left, offered.top)] as const;
      const at = placeCard({ ...bare, held: things[0], offered: things[1], numbers });
      for (const each of [...things, ...numbers])
        expect(isOver({ ...at, ...card }, each)).toBe(false);
    });
  });
});
