// As many fields in the round as a frame can carry beside what stands about them, joined (triangle budget).
import { type JoinedFields, joinFields, type NearField, type NearPiece } from "./joinFields.ts";
import { MOST_MAP_TRIANGLES } from "./standing.ts";

/** The least that is left for houses, trees and rivers about them. */
const LEFT = 12_000;
/** What the fields take at most, with the shade that they throw and the light about their lamps. */
export const NEAR_TRIANGLES = MOST_MAP_TRIANGLES - LEFT;
/** The light about a lamp is a square. */
const HALO = 2;

export type Fitted = {
  /** Those of the fields that fit, from the first. */
  readonly fields: readonly NearField[];
  /** These, and what stands between them. */
  readonly pieces: readonly NearPiece[];
  readonly solid: JoinedFields | null;
  readonly glow: JoinedFields | null;
  readonly triangles: number;
};

/** What stands between the fields is little, and is there in any case. */
export function fitFields(
  fields: readonly NearField[],
  between: readonly NearPiece[] = [],
  most = NEAR_TRIANGLES,
): Fitted {
  const pieces = [...fields, ...between];
  const solid = joinFields(pieces, "solid");
  const glow = joinFields(pieces, "glow");
  const halos = pieces.reduce((sum, { land }) => sum + land.halos.length, 0);
  const corners = (solid?.index.length ?? 0) + (solid?.casting ?? 0) + (glow?.index.length ?? 0);
  const triangles = corners / 3 + HALO * halos;
  return triangles <= most || fields.length === 0
    ? { fields, pieces, solid, glow, triangles }
    : fitFields(fields.slice(0, -1), between, most);
}
