// Parts take their colours by name; groups of them are mirrored, set in a ring and set in a row as a joiner would do it by hand.
import { expect, it } from "vitest";
import { boundingBoxOf } from "./catalogue/bounds.ts";
import { palette } from "./palette.ts";
import {
  ball,
  bead,
  block,
  box,
  type Colour,
  corners,
  cylinder,
  mirror,
  type Point2,
  places,
  ring,
  rod,
  row,
  slab,
} from "./parts.ts";

const leg = box([0.1, 1, 0.2], [0.4, 0, 0.3], "#b97c4a", { turn: [0, 0.3, 0.2] });
const wedge: readonly Point2[] = [
  [0, 0],
  [1, 0],
  [0, 0.5],
];

it("mirrors turned parts and outlines, which still run the same way round", () => {
  const [own, other] = mirror(leg);
  expect(own).toBe(leg);
  const [a, b] = [boundingBoxOf([leg]), boundingBoxOf([other!])];
  expect(b.low[0]).toBeCloseTo(-a.high[0]);
  expect(b.high[0]).toBeCloseTo(-a.low[0]);
  for (const k of [1, 2] as const) expect(b.low[k]).toBeCloseTo(a.low[k]);
  const flipped = mirror(slab(wedge, 0.1, [0, 0, 0], "#b97c4a"))[1]!;
  const area = (outline: readonly Point2[]) =>
    outline.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = outline[(i + 1) % outline.length]!;
      return sum + x * nextY - nextX * y;
    }, 0);
  expect("outline" in flipped && area(flipped.outline)).toBeCloseTo(area(wedge));
});

it("sets parts at even steps round the upright axis", () => {
  const legs = ring(4, box([0.1, 1, 0.1], [0, 0, 0.5], "#b97c4a"));
  expect(legs.map(({ at }) => [at[0], at[2]].map((v) => Math.round(v * 10) / 10 + 0))).toEqual([
    [0, 0.5],
    [0.5, 0],
    [0, -0.5],
    [-0.5, 0],
  ]);
});

it("sets parts in a row, a step apart", () => {
  const posts = row(3, [0.5, 0, 0.1], box([0.1, 1, 0.1], [1, 0, 0], "#b97c4a"));
  expect(posts.map(({ at }) => at)).toEqual([
    [1, 0.5, 0],
    [1.5, 0.5, 0.1],
    [2, 0.5, 0.2],
  ]);
});

it("colours parts by a name of the palette, or by any other colour", () => {
  const tile = (colour: Colour, top?: Colour) =>
    box([1, 1, 1], [0, 0, 0], colour, top ? { top } : {});
  expect(tile("oak")).toMatchObject({ colour: palette.oak, top: palette.oak });
  expect(tile("#b97c4a", "straw")).toMatchObject({ colour: "#b97c4a", top: palette.straw });
});

it("sets a part of one corner in all four, the left ones first", () => {
  const feet = corners(box([0.1, 1, 0.1], [-0.4, 0, -0.3], "oak"));
  expect(feet.map(({ at }) => at)).toEqual(
    places("-0.4 0.5 -0.3, -0.4 0.5 0.3, 0.4 0.5 -0.3, 0.4 0.5 0.3"),
  );
});

it("makes what is small or thin without bevels, and of few faces", () => {
  const at = [0, 0, 0] as const;
  expect(block([1, 2, 3], at, "oak", { top: "pine" })).toEqual(
    box([1, 2, 3], at, "oak", { top: "pine", bevel: 0 }),
  );
  expect(rod(0.1, 1, at, "oak", { sides: 5 })).toEqual(
    cylinder(0.1, 1, at, "oak", { sides: 5, bevel: 0 }),
  );
  expect(bead(0.2, at, "oak", { squash: 0.5 })).toEqual(
    ball(0.2, at, "oak", { squash: 0.5, detail: 0 }),
  );
});
