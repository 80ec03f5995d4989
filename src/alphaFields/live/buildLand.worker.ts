// Builds fields into triangles in a thread of its own: a second of work that no page should feel.
import type { GrazingBeast } from "../../fields/diorama/beasts.ts";
import { composeDiorama } from "../../fields/diorama/compose.ts";
import type { Rotor } from "../../fields/diorama/features.ts";
import { answerRequests } from "../../lib/worker/answerRequests.ts";
import { toTriangles } from "../../models/lean/toTriangles.ts";
import { buffersOf, type Triangles } from "../../models/lean/triangles.ts";
import type { FieldMesh, LandAnswers, LandRequest } from "./landBuilder.ts";

const leanFor = (tolerance: number) => ({ lean: true, tolerance, floor: null }) as const;

/** Cloth, laths and hides lie in the light: none of them shines by itself. */
function byItself<Moving extends Rotor | GrazingBeast>(
  { parts, ...place }: Moving,
  tolerance: number,
): (Omit<Moving, "parts"> & { solid: Triangles }) | null {
  const { solid } = toTriangles(parts, leanFor(tolerance));
  return solid && { ...place, solid };
}

function buildLand({ traits, season, isLit, tolerance, moves = false }: LandRequest): FieldMesh {
  const hour = isLit ? "night" : "day";
  const {
    parts,
    lamps,
    halos,
    smokes = null,
    sails,
    herd = [],
  } = composeDiorama(traits, season, hour, undefined, moves);
  const made = toTriangles(parts, leanFor(tolerance));
  const turns = sails ? byItself(sails, tolerance) : null;
  const grazing = herd.flatMap((one) => byItself(one, tolerance) ?? []);
  const { solid, glow } = made;
  return { solid, glow, lamps, halos, smokes, sails: turns, herd: grazing };
}

answerRequests<LandRequest, LandAnswers>(
  { land: buildLand },
  {
    transfer: {
      land: ({ solid, glow, sails, herd = [] }) =>
        buffersOf([solid, glow, sails?.solid ?? null, ...herd.map((one) => one.solid)]),
    },
  },
);
