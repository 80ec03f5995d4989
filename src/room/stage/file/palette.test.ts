// Every triangle finds its colour again in the picture of all of them.
import { describe, expect, test } from "vitest";
import { shapeOf } from "../../shapes/shapeOf.ts";
import { paletteOf } from "./palette.ts";

const shape = (model: string) =>
  shapeOf({
    kind: "piece",
    model,
    coat: null,
    isLit: true,
    hasPicture: false,
    isMade: false,
    detail: "lean",
  }).solid!;

const light = (byte: number): number => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

describe("palette", () => {
  test("a dot has the mean colour of its triangle's corners, to a step that nobody sees", () => {
    const parts = [shape("round-table"), shape("wobbly-stool")];
    const palette = paletteOf([...parts, parts[0]!]);
    expect(Math.log2(palette.side) % 1).toBe(0);
    expect(palette.dots).toHaveLength(4 * palette.side ** 2);
    for (const part of parts) {
      const dots = palette.dotsOf(part);
      expect(dots).toHaveLength(part.index.length / 3);
      const off = [...dots].flatMap((dot, triangle) =>
        [0, 1, 2].filter((channel) => {
          const corners = [0, 1, 2].map((corner) => part.index[3 * triangle + corner]!);
          const mean = corners.reduce((sum, at) => sum + part.color[3 * at + channel]!, 0) / 3;
          const byte = palette.dots[4 * dot + channel]!;
          // Half a step of 63, and what rounding to a byte adds.
          return mean < light(Math.max(byte - 3, 0)) || mean > light(Math.min(byte + 3, 255));
        }),
      );
      expect(off).toEqual([]);
    }
  });

  test("nothing has a palette as well", () => {
    expect(paletteOf([]).side).toBe(2);
  });
});
