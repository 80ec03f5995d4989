// All triangles of a room where they stand, each with what it belongs to.
import type { Triangles } from "../../models/lean/triangles.ts";
import type { Vec } from "../../models/pose.ts";
import type { Quad } from "../stage/pictures/pictureQuads.ts";
import { inScene, type ScenePose } from "../stage/view/roomFrame.ts";

/** `shines` by itself and throws no shade; a `hung` picture is lit, but throws none either. */
export type TracedPart = {
  readonly part: Triangles;
  readonly spot: ScenePose;
  readonly kind: "lit" | "shines" | "hung";
  /** Where its light begins among all that is gathered, and which of its points each corner has. */
  readonly first?: number | undefined;
  readonly of?: Uint16Array | undefined;
  readonly isFloor?: boolean;
  readonly lift?: Vec;
  readonly quad?: Quad;
  /** Of the pictures that hang, which this is. */
  readonly picture?: number;
};

export type TriangleSoup = {
  readonly puts: readonly TracedPart[];
  /** Nine numbers to a triangle. */
  readonly corners: Float32Array;
  /** What each triangle belongs to, and where its corners begin in the index of that. */
  readonly put: Uint16Array;
  readonly own: Uint32Array;
  /** 1 where it throws no shade. */
  readonly castsNone: Uint8Array;
};

/** Of boards that lie in one plane the later is met, and no stripes of both. */
const LATER_BOARD = 3e-7;
const NO_LIFT: Vec = [0, 0, 0];

export function gatherTriangles(puts: readonly TracedPart[]): TriangleSoup {
  const count = puts.reduce((sum, { part }) => sum + part.index.length / 3, 0);
  const all = {
    puts,
    corners: new Float32Array(count * 9),
    put: new Uint16Array(count),
    own: new Uint32Array(count),
    castsNone: new Uint8Array(count),
  };
  let t = 0;
  for (const [i, { part, spot, kind, isFloor, lift = NO_LIFT }] of puts.entries()) {
    const { position, index } = part;
    for (let k = 0; k < index.length; k += 3, t++) {
      all.put[t] = i;
      all.own[t] = k;
      all.castsNone[t] = kind !== "lit" || isFloor ? 1 : 0;
      const up = lift[1] + (isFloor ? k * LATER_BOARD : 0);
      for (let c = 0; c < 3; c++) {
        const at = index[k + c]! * 3;
        const own: Vec = [
          position[at]! + lift[0],
          position[at + 1]! + up,
          position[at + 2]! + lift[2],
        ];
        all.corners.set(inScene(spot, own), t * 9 + c * 3);
      }
    }
  }
  return all;
}
