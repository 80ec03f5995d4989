// The layout of the editor: by what there is room for, and not by width alone.
import { expect, test } from "vitest";
import { layoutIn } from "./useLayout.ts";

test("each window has the layout that leaves its room the most", () => {
  const layouts = [
    [390, 844],
    [320, 640],
    [320, 256],
    [844, 390],
    [720, 450],
    [568, 320],
    [768, 1024],
    [900, 700],
    [1280, 800],
    [1440, 500],
    [1440, 380],
  ].map(([width, height]) => layoutIn({ width: width!, height: height! }));
  expect(layouts).toEqual([
    "phone",
    "phone",
    "low",
    "low",
    "low",
    "low",
    "tablet",
    "tablet",
    "desk",
    "desk",
    "low",
  ]);
});
