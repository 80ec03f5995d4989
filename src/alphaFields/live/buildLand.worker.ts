// Builds fields into triangles in a thread of its own: a second of work that no page should feel.
import type { Grazing } from "../../fields/diorama/beasts.ts";
import { compose } from "../../fields/diorama/compose.ts";
import type { Turning } from "../../fields/diorama/features.ts";
import { toTriangles } from "../../models/lean/toTriangles.ts";
import { buffersOf, type Triangles } from "../../models/lean/triangles.ts";
import type { Land, LandAnswer, LandRequest } from "./landBuilder.ts";

const leanFor = (tolerance: number) => ({ lean: true, tolerance, floor: null }) as const;

/** Cloth, laths and hides lie in the light: none of them shines by itself. */
function byItself<Moving extends Turning | Grazing>(
  { parts, ...place }: Moving,
  tolerance: number,
): (Omit<Moving, "parts"> & { solid: Triangles }) | null {
  const { solid } = toTriangles(parts, leanFor(tolerance));
  return solid && { ...place, solid };
}

addEventListener("message", ({ data }: MessageEvent<LandRequest>) => {
  const { key, traits, season, isLit, tolerance, moves = false } = data;
  const hour = isLit ? "night" : "day";
  const {
    parts,
    lamps,
    halos,
    smokes = null,
    sails,
    herd = [],
  } = compose(traits, season, hour, undefined, moves);
  const made = toTriangles(parts, leanFor(tolerance));
  const turns = sails ? byItself(sails, tolerance) : null;
  const grazing = herd.flatMap((one) => byItself(one, tolerance) ?? []);
  const { solid, glow } = made;
  const land: Land = { solid, glow, lamps, halos, smokes, sails: turns, herd: grazing };
  const answer: LandAnswer = { key, land };
  const moving = [turns, ...grazing].map((one) => one?.solid ?? null);
  postMessage(answer, { transfer: buffersOf([solid, glow, ...moving]) });
});
