// Lean triangles leave out only what nobody sees, keep to their limits and look like the whole thing.
import { describe, expect, it } from "vitest";
import { allPieces } from "../../room/catalogue/index.ts";
import { partsOfPiece } from "../../room/catalogue/partsOfPiece.ts";
import { overlapOf, solidDots } from "../fixtures/silhouette.ts";
import { ball, box, cylinder, type Part, slab } from "../parts.ts";
import { facesOf } from "../svg/facesOf.ts";
import { frameOf } from "../svg/raster.ts";
import { viewFrom } from "../svg/view.ts";
import { leanMeshes } from "./leanMeshes.ts";

const GREY = "#888888";
/** Of the dots of a picture 200 wide; twigs, straps and wires are little more than their edges. */
const LEAST_OVERLAP = 0.75;
const FINE = { tolerance: 0.008 };
const counts = (parts: readonly Part[], floor: number | null = null) =>
  leanMeshes(parts, floor, FINE).map(({ index }) => index.length / 3);

const block = box([1, 1, 1], [0, 0, 0], GREY, { bevel: 0 });

describe("lean meshes", () => {
  it("leave out what lies on the floor, and only there", () => {
    expect(counts([block], 0)).toEqual([10]);
    expect(counts([block], -1)).toEqual([12]);
    expect(counts([block])).toEqual([12]);
  });

  it("leave out what is inside another part, and never because of what shines", () => {
    const inside = box([0.5, 0.5, 0.5], [0, 0.2, 0], GREY, { bevel: 0 });
    expect(counts([block, inside])).toEqual([12, 0]);
    expect(counts([{ ...block, glow: true }, inside])).toEqual([12, 12]);
    const post = box([0.2, 0.5, 0.2], [0, 1, 0], GREY, { bevel: 0 });
    expect(counts([block, post])).toEqual([12, 10]);
  });

  it("show one face of what hardly stands out of another part", () => {
    const stripe = box([0.2, 0.006, 1], [0, 1, 0], GREY, { bevel: 0 });
    const plate = slab([[-0.2, -0.2], [0.2, -0.2], [0, 0.2]], 0.012, [0, 0.5, 0.5], GREY); // biome-ignore format: one shape
    expect(counts([block, stripe, plate]).slice(1)).toEqual([2, 1]);
    const board = box([1, 0.4, 0.1], [0, 0.9, 0], GREY, { bevel: 0 });
    expect(counts([block, board])[1]).toBeGreaterThanOrEqual(8);
  });

  it("give a wide bevel a soft edge and a narrow one none", () => {
    const bevelled = (bevel: number) => counts([box([1, 1, 1], [0, 0, 0], GREY, { bevel })])[0];
    expect(bevelled(0.04)).toBe(12);
    expect(bevelled(0.1)).toBe(44);
  });

  it("spend less on small round things than on large ones", () => {
    const [small, large] = counts([ball(0.02, [0, 0, 0], GREY), ball(0.4, [3, 0, 0], GREY)]);
    expect(small).toBeLessThanOrEqual(20);
    expect(large).toBeGreaterThanOrEqual(42);
    const [thin, wide] = counts([
      cylinder(0.01, 1, [0, 0, 0], GREY),
      cylinder(0.5, 1, [3, 0, 0], GREY),
    ]);
    expect(thin! * 2).toBeLessThan(wide!);
  });

  it("keep to a number of triangles where they can", () => {
    const heap = Array.from({ length: 20 }, (_, i) => ball(0.1, [i, 0, 0], GREY));
    const total = (most: number) =>
      leanMeshes(heap, null, { most }).reduce((sum, { index }) => sum + index.length / 3, 0);
    expect(total(2000)).toBeGreaterThan(400);
    expect(total(400)).toBeLessThanOrEqual(400);
  });

  it("keep the outline of everything in the catalogue", () => {
    const parted = allPieces().flatMap(({ id }) => {
      const parts = partsOfPiece(id);
      const frame = frameOf(facesOf(parts, viewFrom(100)), 2);
      const scale = (100 * 200) / Math.max(frame.width, frame.height);
      const at = frameOf(facesOf(parts, viewFrom(scale)), 2);
      const full = solidDots(parts, scale, at, { cell: 99 });
      const overlap = overlapOf(full, solidDots(parts, scale, at, { lean: true }));
      return overlap < LEAST_OVERLAP ? [`${id}: ${overlap.toFixed(3)}`] : [];
    });
    expect(parted).toEqual([]);
  });
});
