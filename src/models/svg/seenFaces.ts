// The faces of a model of which a drawing shows anything, cut where they run through each other.
import type { Face } from "./face.ts";
import { overlaps } from "./overlaps.ts";
import { type DepthBuffer, dotsPerFace, type RasterFrame, rasteriseFaces } from "./raster.ts";
import { split } from "./split.ts";

export type VisibleFaces = {
  readonly faces: readonly Face[];
  readonly picture: DepthBuffer;
  /** How many dots show each face. */
  readonly dots: Int32Array;
};

const ROUNDS_OF_CUTTING = 3;

/** A picture that is needed no more may be drawn over. */
function look(faces: readonly Face[], frame: RasterFrame, over?: DepthBuffer): VisibleFaces {
  const picture = rasteriseFaces(faces, frame, over);
  return { faces, picture, dots: dotsPerFace(picture, faces.length) };
}

/** The picture of what shows anything at all is the same one, but for the numbers of the faces. */
function withoutHidden({ faces, picture, dots }: VisibleFaces): VisibleFaces {
  const numbers = new Int32Array(faces.length);
  let count = 0;
  for (let id = 0; id < faces.length; id++) {
    numbers[id] = count;
    if (dots[id]! > 0) count++;
  }
  const { front } = picture;
  for (let dot = 0; dot < front.length; dot++)
    if (front[dot]! >= 0) front[dot] = numbers[front[dot]!]!;
  return {
    faces: faces.filter((_, id) => dots[id]! > 0),
    picture,
    dots: dots.filter((n) => n > 0),
  };
}

export function seenFaces(faces: readonly Face[], frame: RasterFrame): VisibleFaces {
  let seen = withoutHidden(look(faces, frame));
  for (let round = 0; round < ROUNDS_OF_CUTTING; round++) {
    const cut = split(seen.faces, overlaps(seen.faces, seen.picture), seen.dots);
    if (!cut) break;
    seen = withoutHidden(look(cut, frame, seen.picture));
  }
  return seen;
}

/** Without those of which fewer dots are seen. It is drawn over the picture of all. */
export function coarser({ faces, picture, dots }: VisibleFaces, fewest: number): VisibleFaces {
  return look(
    faces.filter((_, id) => dots[id]! >= fewest),
    picture,
    picture,
  );
}
