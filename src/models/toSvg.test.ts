// A drawing shows what the 3D model shows: the same outline, the right thing in front, named, small.
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cottageOf, cottageStyles } from "./buildings/cottages.ts";
import { mill } from "./buildings/mill.ts";
import { plantAt } from "./crops/stages.ts";
import { armchair } from "./furniture/armchair.ts";
import { bookshelf } from "./furniture/bookshelf.ts";
import { kettle } from "./furniture/kettle.ts";
import { hen } from "./nature/hen.ts";
import { seasonTree } from "./nature/seasonTree.ts";
import { ball, box, type Part, prism, turned } from "./parts.ts";
import { toView, viewFrom } from "./svg/view.ts";
import { toGeometry } from "./toGeometry.ts";
import { type Drawing, toSvg } from "./toSvg.ts";

const words = { title: "A thing", description: "It stands there." };

async function pixels({ svg, width, height }: Drawing) {
  const { data } = await sharp(Buffer.from(svg))
    .resize(width, height)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data;
}

async function colourAt(drawing: Drawing, at: readonly [number, number, number], scale: number) {
  const [x, y] = toView(viewFrom(scale), at);
  const data = await pixels(drawing);
  const i = (Math.round(y - drawing.top) * drawing.width + Math.round(x - drawing.left)) * 4;
  const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
  return r > g && r > b ? "red" : g > b ? "green" : "blue";
}

/** The dots that the triangles of the 3D geometry cover, seen by the same eye. */
function silhouette(parts: readonly Part[], scale: number, { left, top, width, height }: Drawing) {
  const covered = new Uint8Array(width * height);
  const view = viewFrom(scale);
  const { solid, glow } = toGeometry(parts, { ao: 0, cell: 99 });
  for (const geometry of [solid, glow]) {
    if (!geometry) continue;
    const position = geometry.getAttribute("position").array;
    const index = geometry.getIndex()!.array;
    for (let i = 0; i < index.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => {
        const at = 3 * index[i + k]!;
        const [x, y] = toView(view, [position[at]!, position[at + 1]!, position[at + 2]!]);
        return [x - left, y - top] as const;
      });
      fill(covered, width, height, a!, b!, c!);
    }
  }
  return covered;
}

type Point = readonly [number, number];

function fill(into: Uint8Array, width: number, height: number, a: Point, b: Point, c: Point): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (area === 0) return;
  const xs = [a[0], b[0], c[0]];
  const ys = [a[1], b[1], c[1]];
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < Math.min(height, Math.max(...ys)); y++)
    for (
      let x = Math.max(0, Math.floor(Math.min(...xs)));
      x < Math.min(width, Math.max(...xs));
      x++
    ) {
      const [px, py] = [x + 0.5, y + 0.5];
      const u = ((b[0] - px) * (c[1] - py) - (b[1] - py) * (c[0] - px)) / area;
      const v = ((c[0] - px) * (a[1] - py) - (c[1] - py) * (a[0] - px)) / area;
      if (u >= 0 && v >= 0 && u + v <= 1) into[y * width + x] = 1;
    }
}

const TOLERANCE = 2;

/** The share of the outline's dots that no dot of the other outline within the tolerance agrees with. */
function disagreement(one: Uint8Array, other: Uint8Array, width: number): number {
  let wrong = 0;
  let whole = 0;
  one.forEach((here, dot) => {
    whole += here;
    if (here === other[dot]) return;
    for (let dy = -TOLERANCE; dy <= TOLERANCE; dy++)
      for (let dx = -TOLERANCE; dx <= TOLERANCE; dx++)
        if (other[dot + dy * width + dx] === here) return;
    wrong++;
  });
  return wrong / whole;
}

const models: { name: string; parts: readonly Part[] }[] = [
  ...cottageStyles.map((style) => ({
    name: style,
    parts: cottageOf(style, { lit: false, snow: style === "thatched" }),
  })),
  { name: "mill", parts: mill(true) },
  { name: "bookshelf", parts: bookshelf.parts },
  { name: "kettle", parts: kettle.parts },
  { name: "armchair", parts: armchair.parts },
  { name: "hen", parts: hen() },
  { name: "rowan", parts: seasonTree("rowan", "leafFall", 3) },
  { name: "bare oak", parts: seasonTree("oak", "hearth", 3) },
  { name: "maize", parts: plantAt("maize", 4, 2) },
];

describe("outline", () => {
  it.each(models)(
    "of the $name agrees with 3D: all but 0.5 % within 2 units of 400",
    async ({ parts }) => {
      const whole = toSvg(parts, words);
      const scale = (100 * 400) / Math.max(whole.width, whole.height);
      const drawing = toSvg(parts, { ...words, scale });
      const data = await pixels(drawing);
      const drawn = Uint8Array.from({ length: data.length / 4 }, (_dot, i) =>
        data[4 * i + 3]! > 127 ? 1 : 0,
      );
      const solid = silhouette(parts, scale, drawing);
      expect(disagreement(solid, drawn, drawing.width)).toBeLessThan(0.005);
      expect(disagreement(drawn, solid, drawing.width)).toBeLessThan(0.005);
    },
  );
});

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
    const bars = [red, green, blue].map((colour, i) =>
      turned(turned([box([2.4, 0.16, 0.3], [0, 0, 0.7], colour, { bevel: 0 })], [0, 0, 0.22]), [
        0,
        (i * 2 * Math.PI) / 3,
        0,
      ]),
    );
    const drawing = toSvg(bars.flat(), { ...words, floor: null });
    const data = await pixels(drawing);
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
