// The port to pictures: where the bytes of what hangs in a frame can be shown from.
import type { PictureRef } from "../model/room.ts";

export type PictureBook = {
  /** An address that an <img> and a texture may load; null where the picture is not to be had here. */
  readonly url: (picture: PictureRef) => Promise<string | null>;
};
