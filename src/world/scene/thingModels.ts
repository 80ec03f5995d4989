// The small things of the map as triangles: what of a corner's colour is its own, and what each thing's two tints make.

import type { ThingShape } from "../../fields/country/parishThings.ts";
import {
  tinyBareTree,
  tinyBush,
  tinyFir,
  tinyHouse,
  tinyRock,
  tinySheep,
  tinyStrips,
  tinyTree,
  tinyTuft,
} from "../../models/ground/tinyThings.ts";
import { toTriangles } from "../../models/lean/toTriangles.ts";
import type { Triangles } from "../../models/lean/triangles.ts";
import type { HexColour } from "../../models/palette.ts";
import type { Part } from "../../models/parts.ts";

/** How far the triangles may lie off, in steps: a dot or two where things are seen at all. */
const TOLERANCE = 0.07;
/** What is small would be a shard of itself. */
const FINE = 0.04;

export type ThingModel = {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  /** Linear light, without the tints. */
  readonly own: Float32Array;
  /** Of the low tint, of the high one; then whether it is a window; then of which look it is, -1 for all. */
  readonly shares: Float32Array;
  readonly index: Uint32Array;
};

const DARK: HexColour = "#000000";
const FULL: HexColour = "#ffffff";

/** Colours are mixed evenly, so three drawings tell what each tint has of a corner. */
function modelOf(
  draw: (low: HexColour, high: HexColour) => Part[],
  tolerance = TOLERANCE,
  look = -1,
): ThingModel {
  const [bare, low, high] = [draw(DARK, DARK), draw(FULL, DARK), draw(DARK, FULL)].map((parts) =>
    toTriangles(parts, { lean: true, tolerance, floor: null, ao: 0 }),
  ) as [Baked, Baked, Baked];
  const pieces = (["solid", "glow"] as const).flatMap((kind) => {
    const { [kind]: own } = bare;
    if (!own) return [];
    const shareOf = (one: Baked, i: number) => one[kind]!.color[3 * i]! - own.color[3 * i]!;
    const count = own.position.length / 3;
    const shares = new Float32Array(4 * count);
    for (let i = 0; i < count; i++)
      shares.set([shareOf(low, i), shareOf(high, i), kind === "glow" ? 1 : 0, look], 4 * i);
    return [{ ...own, own: own.color, shares }];
  });
  return joined(pieces);
}
type Baked = { solid: Triangles | null; glow: Triangles | null };

function joined(pieces: readonly ThingModel[]): ThingModel {
  const merged = (of: "position" | "normal" | "own" | "shares") => {
    const all = new Float32Array(pieces.reduce((sum, piece) => sum + piece[of].length, 0));
    let at = 0;
    for (const piece of pieces) {
      all.set(piece[of], at);
      at += piece[of].length;
    }
    return all;
  };
  let first = 0;
  const index = pieces.flatMap((piece) => {
    const shifted = [...piece.index].map((corner) => corner + first);
    first += piece.position.length / 3;
    return shifted;
  });
  return {
    position: merged("position"),
    normal: merged("normal"),
    own: merged("own"),
    shares: merged("shares"),
    index: new Uint32Array(index),
  };
}

/** What stands in a tree's place through the winter. */
export const bareTreeModel = (): ThingModel =>
  modelOf((low, high) => tinyBareTree(low, high), FINE);

export const thingModels = (): Record<ThingShape, ThingModel> => ({
  house: modelOf((wall, roof) => tinyHouse(wall, roof, true)),
  tree: modelOf((low, high) => tinyTree(low, high)),
  fir: modelOf(() => tinyFir()),
  bush: modelOf((low, high) => tinyBush(low, high), FINE),
  strips: modelOf((low, high) => tinyStrips(low, high, low, high, low)),
  // Three kinds in one, of which each thing shows its own.
  small: joined([
    modelOf(() => tinyTuft(), TOLERANCE, 0),
    modelOf(() => tinyRock(), TOLERANCE, 1),
    modelOf(() => tinySheep(), FINE, 2),
  ]),
});
