// A drawing shows what the 3D model shows: the same outline, the right thing in front, named, small.
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { plantAt } from "../crops/stages.ts";
import { pixelsOf } from "../fixtures/silhouette.ts";
import { armchair } from "../furniture/armchair.ts";
import { bookshelf } from "../furniture/bookshelf.ts";
import { kettle } from "../furniture/kettle.ts";
import { ball, box, prism, turned } from "../parts.ts";
import { type SvgDrawing, toSvg } from "./toSvg.ts";
import { toView, viewFrom } from "./view.ts";

const words = { title: "A thing", description: "It stands there." };

async function colourAt(drawing: SvgDrawing, at: readonly [number, number, number], scale: number) {
  const [x, y] = toView(viewFrom(scale), at);
  const data = await pixelsOf(drawing);
  const i = (Math.round(y - drawing.top) * drawing.width + Math.round(x - drawing.left)) * 4;
  const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
  return r > g && r > b ? "red" : g > b ? "green" : "blue";
}

describe("order", () => {
  const red = "#d02020";
  const green = "#20a030";
  const blue = "#2040d0";

  it("puts the nearer thing in front, whichever is named first", async () => {
    const near = box([1, 1, 1], [1, 0, 1], red, { bevel: 0 });
    const far = box([1, 2, 1], [0, 0, 0], blue, { bevel: 0 });
    for (const parts of [
      [near, far],
      [far, near],
    ]) {
      const drawing = toSvg(parts, words);
      expect(await colourAt(drawing, [1.5, 0.5, 1.5], 100)).toBe("red");
      expect(await colourAt(drawing, [0.5, 1.8, 0.5], 100)).toBe("blue");
    }
  });

  it("hides what is sunk into the ground", async () => {
    const ground = prism(6, 2, 0.2, [0, -0.2, 0], green, { bevel: 0 });
    const post = box([0.4, 2, 0.4], [0, -1, 0], red, { bevel: 0 });
    const stone = ball(0.5, [1, 0, 0.6], blue);
    const drawing = toSvg([post, ground, stone], { ...words, floor: null });
    expect(await colourAt(drawing, [0.2, 0.5, 0.2], 100)).toBe("red");
    expect(await colourAt(drawing, [-0.8, 0, 0.8], 100)).toBe("green");
    expect(await colourAt(drawing, [1, 0.4, 0.6], 100)).toBe("blue");
    expect(await colourAt(drawing, [1.1, 0, 1.25], 100)).toBe("green");
  });

  it("weaves three bars that lie on each other in a ring", async () => {
    // Each bar rises over the end of the next, so no order of painting whole bars can be right.
    const bars = ([red, green, blue] as const).map((colour, i) =>
      turned(turned([box([2.4, 0.16, 0.3], [0, 0, 0.7], colour, { bevel: 0 })], [0, 0, 0.22]), [
        0,
        (i * 2 * Math.PI) / 3,
        0,
      ]),
    );
    const drawing = toSvg(bars.flat(), { ...words, floor: null });
    const data = await pixelsOf(drawing);
    const view = viewFrom(100);
    for (const [i, name] of (["red", "green", "blue"] as const).entries()) {
      const [end] = turned(turned([box([0, 0, 0], [1.05, 0.16, 0.7], red)], [0, 0, 0.22]), [
        0,
        (i * 2 * Math.PI) / 3,
        0,
      ]);
      const [x, y] = toView(view, end!.at);
      const at = (Math.round(y - drawing.top) * drawing.width + Math.round(x - drawing.left)) * 4;
      const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
      expect(r > g && r > b ? "red" : g > b ? "green" : "blue").toBe(name);
    }
  });
});

describe("text", () => {
  it("names the drawing, and escapes what it is given", () => {
    const { svg } = toSvg([box([1, 1, 1], [0, 0, 0], "#cf5b44")], {
      title: "<Tea> & more",
      description: 'For "two"',
      prefix: "k",
    });
    expect(svg).toContain('role="img" aria-labelledby="k-t k-d"');
    expect(svg).toContain('<title id="k-t">&#60;Tea&#62; &#38; more</title>');
    expect(svg).toContain('<desc id="k-d">For &#34;two&#34;</desc>');
    expect(svg).not.toContain("style");
  });

  it("draws nothing of nothing, and even the thinnest straw", () => {
    expect(toSvg([], words).shapes).not.toContain("<path");
    const straw = plantAt("wheat", 4, 1).slice(0, 1);
    expect(toSvg(straw, { ...words, scale: 40 }).shapes).toContain("<path");
  });

  it("is the same every time", () => {
    const draw = () => toSvg(kettle.parts, words).svg;
    expect(draw()).toBe(draw());
  });

  it("keeps ids apart that share a page", () => {
    const ids = (prefix: string) =>
      [...toSvg(kettle.parts, { ...words, prefix }).svg.matchAll(/id="([^"]+)"/g)].map(
        (m) => m[1]!,
      );
    expect(ids("a").length).toBeGreaterThan(2);
    expect(ids("a").some((id) => ids("b").includes(id))).toBe(false);
  });

  it("stays small", () => {
    const kept = [kettle, bookshelf, armchair].map(
      ({ parts }) => gzipSync(toSvg(parts, words).svg).length,
    );
    expect(Math.max(...kept)).toBeLessThan(12_000);
  });
});
