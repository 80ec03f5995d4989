// What a file of a room is made of, whichever kind of file it is.
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { ScenePose } from "../view/roomFrame.ts";

export type FiledPart = {
  /** Parts of the same key are the same. */
  readonly key: string;
  readonly solid: Triangles | null;
  readonly glow: Triangles | null;
};
export type FiledThing = {
  readonly name: string;
  readonly part: FiledPart;
  readonly spot: ScenePose;
};
/** A rectangle with a picture: PNG or JPEG as it is. */
export type FiledPicture = {
  readonly name: string;
  readonly position: Float32Array;
  readonly normal: Float32Array;
  /** From the upper edge downwards. */
  readonly uv: Float32Array;
  readonly index: Uint32Array;
  readonly image: Uint8Array<ArrayBuffer>;
  readonly type: "image/png" | "image/jpeg";
};

export type FiledRoom = {
  readonly name: string;
  readonly things: readonly FiledThing[];
  readonly pictures: readonly FiledPicture[];
};
