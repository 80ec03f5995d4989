// A photograph lies whole on its paper, evenly, with the name below it and nothing on top of anything else.
import { describe, expect, test } from "vitest";
import { fitted, type PaperArea, paperFor, photoPapers } from "./paper.ts";

const isInside = (outer: PaperArea, { x, y, width, height }: PaperArea) =>
  x >= outer.x &&
  y >= outer.y &&
  x + width <= outer.x + outer.width &&
  y + height <= outer.y + outer.height;
const isBelow = (a: PaperArea, b: PaperArea) => a.y >= b.y + b.height;

describe("paper of a photograph", () => {
  test.each(photoPapers)(
    "%s holds all of the photograph, in the middle from side to side",
    (kind) => {
      for (const [width, height] of [
        [1200, 800],
        [2400, 1600],
        [60, 40],
      ] as const) {
        const { photo, opening, name, ...whole } = paperFor(kind, width, height);
        const paper = { x: 0, y: 0, ...whole };
        expect([photo.width, photo.height]).toEqual([width, height]);
        expect(isInside(paper, photo)).toBe(true);
        expect(photo.x).toBe(whole.width - photo.x - photo.width);
        if (opening) {
          expect(isInside(paper, opening)).toBe(true);
          expect(isInside(opening, photo)).toBe(true);
        }
        if (name) {
          expect(isBelow(name.area, photo)).toBe(true);
          expect(isInside(opening ?? paper, name.area)).toBe(true);
          expect(name.letters).toBeLessThan(name.area.height / 2 + 1);
        }
      }
    },
  );

  test("only a bare photograph has no name", () => {
    expect(photoPapers.filter((kind) => !paperFor(kind, 300, 200).name)).toEqual(["none"]);
  });

  test("a long name is written smaller, a short one is not", () => {
    expect(fitted(40, 300, 500)).toBe(40);
    expect(fitted(40, 1000, 500)).toBe(20);
  });
});
