// Builds fields into triangles in a thread of its own: a second of work that no page should feel.
import { compose } from "../../fields/diorama/compose.ts";
import type { Turning } from "../../fields/diorama/features.ts";
import { toTriangles } from "../../models/lean/toTriangles.ts";
import { buffersOf } from "../../models/lean/triangles.ts";
import type { Land, LandAnswer, LandRequest } from "./landBuilder.ts";

const leanFor = (tolerance: number) => ({ lean: true, tolerance, floor: null }) as const;

/** Cloth and laths lie in the light: none of them shines by itself. */
function turning(
  { parts, ...place }: Turning,
  tolerance: number,
): NonNullable<Land["sails"]> | null {
  const { solid } = toTriangles(parts, leanFor(tolerance));
  return solid && { ...place, solid };
}

addEventListener("message", ({ data }: MessageEvent<LandRequest>) => {
  const { key, traits, season, isLit, tolerance, moves = false } = data;
  const hour = isLit ? "night" : "day";
  const { parts, lamps, halos, sails } = compose(traits, season, hour, undefined, moves);
  const made = toTriangles(parts, leanFor(tolerance));
  const turns = sails ? turning(sails, tolerance) : null;
  const land: Land = { solid: made.solid, glow: made.glow, lamps, halos, sails: turns };
  const answer: LandAnswer = { key, land };
  postMessage(answer, { transfer: buffersOf([land.solid, land.glow, turns?.solid ?? null]) });
});
