// What a live field asks of a graphics card, counted without one: its triangles and its draw calls.
import { compose } from "../../src/fields/diorama/compose.ts";
import { LIVE_TOLERANCE } from "../../src/fields/diorama/frames.ts";
import type { FieldTraits } from "../../src/fields/traits.ts";
import { toTriangles } from "../../src/models/lean/toTriangles.ts";
import type { Season } from "../../src/models/seasons.ts";
import type { Hour } from "../../src/scene/light/hours.ts";

export type Weight = { triangles: number; calls: number };

export function weigh(traits: FieldTraits, season: Season, hour: Hour): Weight {
  const { parts, halos } = compose(traits, season, hour);
  // The baked shade colours the corners and adds none.
  const { solid, glow } = toTriangles(parts, {
    lean: true,
    tolerance: LIVE_TOLERANCE,
    floor: null,
    ao: 0,
  });
  const count = (mesh: typeof solid) => (mesh ? mesh.index.length / 3 : 0);
  // What is solid is drawn for its shadow as well; a halo is two triangles and a call of its own.
  return {
    triangles: count(solid) + count(glow) + 2 * halos.length,
    calls: (solid ? 2 : 0) + (glow ? 1 : 0) + halos.length,
  };
}
