// Several fields as they were built joined to one, each in its place on the map, less what the ground hides.
import type { FieldMesh } from "../../alphaFields/live/index.ts";
import { RADIUS } from "../../fields/diorama/ground.ts";
import type { Hex } from "../../fields/land/hexes.ts";
import type { Triangles } from "../../models/lean/triangles.ts";

/** Something built in the measure of a field, and where on the ground it lies. */
export type NearPiece = {
  readonly land: Pick<FieldMesh, "solid" | "glow" | "halos">;
  readonly x: number;
  readonly z: number;
  /** The field that it belongs to. */
  readonly hex: Hex;
};

/** A field as it was built. */
export type NearField = NearPiece & { readonly land: FieldMesh };

export type JoinedFields = Triangles & {
  /** The hex of the field that each corner belongs to. */
  readonly hex: Int16Array;
  /** So many numbers of the index, from the first, throw a shade that one sees. */
  readonly casting: number;
};

/** A field alone has a corner in the east, on the map one in the north. */
export const NEAR_TURN = -Math.PI / 6;
export const ON_MAP = 1 / Math.sqrt(3) / RADIUS;
const [COS, SIN] = [Math.cos(NEAR_TURN), Math.sin(NEAR_TURN)];
/** The turf, in steps: what of a field's island lies below is cut off. */
export const GROUND = 0.004;
/** What rises no higher throws a shade as small as itself. */
const LOW = { middle: 0.028, around: 0.08 } as const;

/** Where a point of a field lies on the map. */
export const onMap = (
  { x, z }: { readonly x: number; readonly z: number },
  [px, py, pz]: readonly [number, number, number],
): [number, number, number] => [
  x + ON_MAP * (px * COS + pz * SIN),
  ON_MAP * py,
  z + ON_MAP * (pz * COS - px * SIN),
];

/** Null where none has anything of the kind. A draw is dear: all are one, the first in the middle. */
export function joinFields(
  fields: readonly NearPiece[],
  kind: "solid" | "glow",
): JoinedFields | null {
  const there = fields.flatMap(({ land, x, z, hex }, nth) => {
    const part = land[kind];
    return part ? [{ part, x, z, hex, low: nth === 0 ? LOW.middle : LOW.around }] : [];
  });
  const length = there.reduce((sum, { part }) => sum + part.position.length, 0);
  if (length === 0) return null;
  const position = new Float32Array(length);
  const normal = new Float32Array(length);
  const color = new Float32Array(length);
  const hexes = new Int16Array((2 * length) / 3);
  const casting: number[] = [];
  const lying: number[] = [];
  let at = 0;
  for (const { part, x, z, hex, low } of there) {
    for (let i = 0; i < part.position.length; i += 3) {
      const [px, py, pz] = [part.position[i]!, part.position[i + 1]!, part.position[i + 2]!];
      position.set(onMap({ x, z }, [px, py, pz]), at + i);
      const [nx, nz] = [part.normal[i]!, part.normal[i + 2]!];
      normal[at + i] = nx * COS + nz * SIN;
      normal[at + i + 1] = part.normal[i + 1]!;
      normal[at + i + 2] = nz * COS - nx * SIN;
      hexes[(2 * (at + i)) / 3] = hex.q;
      hexes[(2 * (at + i)) / 3 + 1] = hex.r;
    }
    color.set(part.color, at);
    for (let i = 0; i < part.index.length; i += 3) {
      const [a, b, c] = [part.index[i]!, part.index[i + 1]!, part.index[i + 2]!];
      const height =
        ON_MAP *
        Math.max(part.position[3 * a + 1]!, part.position[3 * b + 1]!, part.position[3 * c + 1]!);
      if (height <= GROUND) continue;
      (height > low ? casting : lying).push(a + at / 3, b + at / 3, c + at / 3);
    }
    at += part.position.length;
  }
  const index = new Uint32Array(casting.length + lying.length);
  index.set(casting);
  index.set(lying, casting.length);
  return { position, normal, color, hex: hexes, index, casting: casting.length };
}
