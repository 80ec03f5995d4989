// Things drawn for themselves are laid over each other as the eye would have it, from every side.
import { describe, expect, it } from "vitest";
import type { RoomBox } from "../rules/box.ts";
import { paintOrder } from "./paintOrder.ts";

const box = (x: number, z: number, w: number, d: number, y0 = 0, h = 4): RoomBox => ({
  x0: x,
  x1: x + w,
  z0: z,
  z1: z + d,
  y0,
  y1: y0 + h,
});
const thing = (id: string, at: RoomBox, carrier: string | null = null) => ({
  id,
  box: at,
  carrier,
});

describe("paintOrder", () => {
  it("paints from the back to the front, wherever the viewer stands", () => {
    const things = [thing("front", box(8, 8, 2, 2)), thing("back", box(0, 0, 2, 2, 0, 40))];
    expect(paintOrder(things, 0)).toEqual(["back", "front"]);
    expect(paintOrder(things, 2)).toEqual(["front", "back"]);
  });

  it("paints a long thing before what stands in front of one end of it", () => {
    // By its middle the bench is nearer than the stool, though the stool stands before it.
    const things = [thing("stool", box(0, 3, 2, 2)), thing("bench", box(0, 0, 14, 3))];
    expect(paintOrder(things, 0)).toEqual(["bench", "stool"]);
  });

  it("lays rugs first, and what is carried straight after its carrier", () => {
    const things = [
      thing("cup", box(0, 0, 1, 1, 4, 1), "table"),
      thing("table", box(0, 0, 8, 6)),
      thing("rug", box(0, 0, 20, 20, 0, 0)),
      thing("stool", box(10, 8, 2, 2)),
    ];
    expect(paintOrder(things, 0)).toEqual(["rug", "table", "cup", "stool"]);
  });

  it("ends, whatever stands in a ring", () => {
    const things = [
      thing("a", box(0, 2, 6, 2, 0, 4)),
      thing("b", box(4, 0, 2, 6, 4, 4)),
      thing("c", box(5, 3, 4, 4, 2, 4)),
    ];
    expect(paintOrder(things, 0).toSorted()).toEqual(["a", "b", "c"]);
  });
});
