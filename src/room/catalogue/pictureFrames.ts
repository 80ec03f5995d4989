// The pieces that show a picture of the visitor's own, and where on them it hangs.
import type { Part } from "../../models/parts.ts";
import type { ModelId } from "../model/room.ts";

/** In tiles, in the frame of the model: the middle of the picture and its size. */
export type PicturePlace = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
  /** It lies with its face up and its foot towards +z, as on a rug. */
  readonly isLying?: true;
};

const FRAME_PARTS = 6;
/** A picture covers the mount up to a narrow rim, just before the frame's own art. */
const hung = (w: number, h: number): PicturePlace => ({
  x: 0,
  y: h / 2,
  z: 0.082,
  width: w - 0.24,
  height: h - 0.24,
});

const places: Readonly<Record<ModelId, { place: PicturePlace; keeps: number }>> = {
  "picture-of-a-field": { place: hung(1.24, 0.96), keeps: FRAME_PARTS },
  "picture-of-a-carrot": { place: hung(0.68, 0.84), keeps: FRAME_PARTS },
  "portrait-of-a-hen": { place: hung(0.66, 0.66), keeps: FRAME_PARTS },
  "wide-frame": { place: hung(2, 1.4), keeps: FRAME_PARTS },
  "tall-frame": { place: hung(1.2, 1.7), keeps: FRAME_PARTS },
  "picture-rug": {
    place: { x: 0, y: 0.045, z: 0, width: 2.7, height: 1.7, isLying: true },
    keeps: Number.POSITIVE_INFINITY,
  },
  "picture-screen": {
    place: { x: 0, y: 1.3, z: 0.05, width: 2.16, height: 1.86 },
    keeps: Number.POSITIVE_INFINITY,
  },
};

export const pictureAt = (model: ModelId): PicturePlace | null => places[model]?.place ?? null;

/** The piece without the art that it comes with. */
export const withoutArt = (model: ModelId, parts: readonly Part[]): readonly Part[] =>
  parts.slice(0, places[model]?.keeps);
