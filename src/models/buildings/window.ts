// A small window with frame, bars and sill; its panes shine when someone is home.
import { box, type Colour, type Part, placed, type Vec } from "../parts.ts";

type WindowShape = {
  width: number;
  height: number;
  lit: boolean;
  frame?: Colour;
  shutters?: Colour;
  flowers?: boolean;
  hasCrossbar?: boolean;
};

/** Faces +z with its foot at `at`; `angle` turns it to another wall. */
export function window(shape: WindowShape, at: Vec, angle = 0): Part[] {
  const { width: w, height: h, lit, frame = "white", hasCrossbar = true } = shape;
  const pane = lit
    ? box([w - 0.04, h - 0.04, 0.05], [0, 0.02, 0], "#ffcf75", {
        glow: true,
        bevel: 0.01,
        top: "#ffe9ad",
      })
    : box([w - 0.04, h - 0.04, 0.05], [0, 0.02, 0], "#6fb3c4", { bevel: 0.01, top: "#bfe6ea" });
  const bar = (size: Vec, x: number, y: number, z = 0.02) =>
    box(size, [x, y, z], frame, { bevel: 0.015 });
  const parts = [
    pane,
    bar([0.07, h + 0.06, 0.1], -w / 2, -0.03),
    bar([0.07, h + 0.06, 0.1], w / 2, -0.03),
    bar([w + 0.07, 0.07, 0.1], 0, h - 0.03),
    bar([w + 0.2, 0.07, 0.18], 0, -0.06, 0.05),
    bar([0.035, h, 0.07], 0, 0),
    ...(hasCrossbar ? [bar([w, 0.035, 0.07], 0, h * 0.52)] : []),
  ];
  if (shape.shutters)
    for (const side of [-1, 1]) {
      const x = side * (w / 2 + 0.035 + w * 0.24);
      parts.push(
        box([w * 0.44, h + 0.02, 0.05], [x, -0.01, 0.03], shape.shutters, { bevel: 0.02 }),
      );
      for (let i = 0; i < 3; i++)
        parts.push(
          box([w * 0.3, 0.025, 0.02], [x, h * (0.2 + i * 0.28), 0.06], "white", { bevel: 0.008 }),
        );
    }
  return placed(parts, at, angle);
}
