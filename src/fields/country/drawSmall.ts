// What stands on a field as flat shapes in a few colours: each is a small model, seen from the south and above.

import type { Hex } from "../../models/palette.ts";
import { type Point2, points } from "../../models/parts.ts";
import { drawnView } from "./drawnView.ts";
import type { Crop, Stand, StandKind } from "./drawStands.ts";

/** A polygon, or a disc about its first point; in hundredths of a step from the foot, downwards positive. */
type Layer = { readonly tone: Hex; readonly line: readonly Point2[]; readonly disc?: number };
const layer = (tone: Hex, line: string): Layer => ({ tone, line: points(line) });

const roofs: readonly (readonly [lit: Hex, shaded: Hex])[] = [
  ["#d8684a", "#b14a34"],
  ["#e2b95f", "#c2963f"],
  ["#83959b", "#667880"],
  ["#d8684a", "#b14a34"],
];

/** A gable to the left of a long roof. */
const house = ([lit, shaded]: readonly [Hex, Hex], wall: Hex, dim: Hex): readonly Layer[] => [
  layer(dim, "-2 1, 16 1, 16 -11, -2 -11"),
  layer(wall, "-14 0, -2 1, -2 -11, -8 -19, -14 -11"),
  layer(shaded, "-8 -21, -16 -10, -14 -9, -8 -18"),
  layer(lit, "-8 -21, 11 -21, 18 -9, -1 -9"),
];
const disc = (tone: Hex, size: number, x: number, y: number): Layer => ({
  tone,
  line: [[x, y]],
  disc: size,
});
const shadow = (size: number): Layer => disc("#3d5a3a55", size, 3, 0);

/** Strips side by side, along one of the three ways that a field has edges. */
function strips(way: number, ...tones: readonly Hex[]): readonly Layer[] {
  const angle = (way * Math.PI) / 3;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const spot = (along: number, across: number): Point2 => [
    along * cos - across * sin,
    (along * sin + across * cos) * Math.sin(drawnView.tilt),
  ];
  return tones.map((tone, i) => {
    const from = 9 * (i - tones.length / 2);
    const to = from + 9;
    return { tone, line: [spot(-24, from), spot(24, from), spot(24, to), spot(-24, to)] };
  });
}

const models: Record<Exclude<StandKind, "house" | Crop>, readonly Layer[]> = {
  barn: house(["#8c6a4c", "#6f5038"], "#cf5b44", "#b14a34"),
  tree: [shadow(12), disc("#4c8a41", 12, 0, -11), disc("#82b952", 8, -3, -14)],
  fir: [
    shadow(9),
    layer("#3f7749", "-10 -2, 10 -2, 0 -32"),
    layer("#62995a", "-10 -2, -1 -2, 0 -32"),
  ],
  bush: [shadow(7), disc("#5f9a4a", 7, 0, -5), disc("#9cc95c", 4, -2, -7)],
  gorse: [disc("#7f9a3e", 8, 0, -5), disc("#f6cf4a", 6, -1, -7)],
  heather: [disc("#7f5580", 8, 0, -4), disc("#c489b4", 5, -2, -6)],
  tuft: [layer("#a8ad62", "-7 0, 7 0, 9 -10, 2 -5, 0 -13, -3 -5, -9 -9")],
  rock: [layer("#7d848c", "-14 2, 15 2, 9 -14, 0 -22"), layer("#bfc4c6", "-14 2, -3 2, 0 -22")],
  sheep: [disc("#8b7a68", 5, 1, -1), disc("#fff8ea", 5, 0, -4)],
};
const crops: Record<Crop, readonly Hex[]> = {
  wheat: ["#dcae4a", "#e6bc5c", "#dcae4a", "#e6bc5c", "#dcae4a"],
  rows: ["#93633f", "#7fae4a", "#93633f", "#7fae4a", "#93633f"],
  beds: ["#93633f", "#db8c44", "#93633f", "#93b957", "#93633f"],
};

function layersOf({ kind, draw }: Stand): readonly Layer[] {
  if (kind === "house") return house(roofs[Math.floor(draw * roofs.length)]!, "#fff1d6", "#ecd3ac");
  if (kind === "wheat" || kind === "rows" || kind === "beds")
    return strips(Math.floor(draw * 3), ...crops[kind]);
  return models[kind];
}

/** A path for each colour, from the foot of the thing at x and y; `step` is how long a step is there. */
export function drawSmall(stand: Stand, x: number, y: number, step: number) {
  const scale = (stand.size * step) / 100;
  return layersOf(stand).map(({ tone, line, disc }) => {
    const [first, ...rest] = line.map(([dx, dy]) => [dx * scale, dy * scale] as const);
    if (disc !== undefined) {
      const r = Math.round(disc * scale);
      const left = Math.round(x + first![0]) - r;
      return {
        tone,
        d: `M${left} ${Math.round(y + first![1])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
      };
    }
    let [px, py] = first!.map(Math.round) as [number, number];
    let d = `M${Math.round(x) + px} ${Math.round(y) + py}l`;
    d += rest
      .map(([nx, ny]) => {
        const step = `${Math.round(nx) - px} ${Math.round(ny) - py}`;
        [px, py] = [Math.round(nx), Math.round(ny)];
        return step;
      })
      .join(" ");
    return { tone, d: `${d}z` };
  });
}
