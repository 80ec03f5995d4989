// What a live field asks of a graphics card, counted without one: its triangles and its draw calls.

import { smoke } from "../../src/alphaFields/live/landLife.ts";
import { composeDiorama } from "../../src/fields/diorama/compose.ts";
import { LIVE_TOLERANCE } from "../../src/fields/diorama/frames.ts";
import type { FieldTraits } from "../../src/fields/traits.ts";
import { toTriangles } from "../../src/models/lean/toTriangles.ts";
import type { Part } from "../../src/models/parts.ts";
import type { Season } from "../../src/models/seasons.ts";
import type { Hour } from "../../src/scene/light/hours.ts";

export type Weight = { triangles: number; calls: number };

export function weigh(traits: FieldTraits, season: Season, hour: Hour): Weight {
  const {
    parts,
    halos,
    sails,
    herd = [],
    smokes,
  } = composeDiorama(traits, season, hour, undefined, true);
  // The baked shade colours the corners and adds none.
  const triangles = (of: readonly Part[]) =>
    toTriangles(of, { lean: true, tolerance: LIVE_TOLERANCE, floor: null, ao: 0 });
  const { solid, glow } = triangles(parts);
  const moving = [...(sails ? [sails] : []), ...herd].map((one) => triangles(one.parts).solid);
  const count = (mesh: typeof solid) => (mesh ? mesh.index.length / 3 : 0);
  const squares = halos.length + (smokes ? smoke.puffs : 0);
  // What is solid is drawn for its shadow as well, but for sails; a halo is two triangles and a call of its own, smoke one.
  return {
    triangles: [solid, glow, ...moving].reduce((sum, mesh) => sum + count(mesh), 2 * squares),
    calls:
      (solid ? 2 : 0) +
      (glow ? 1 : 0) +
      (sails ? 1 : 0) +
      2 * herd.length +
      halos.length +
      (smokes ? 1 : 0),
  };
}
