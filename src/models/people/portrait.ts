// How somebody sits for a picture: drawings look down, so they lean back until these look them in the face.
import { type Part, spun, turned } from "../parts.ts";

/** Most of the slope of the eye; what is left shows a brim from above. */
const BACK = -0.4;
/** A little aside, as one does. */
const ASIDE = -0.2;

export const portraitOf = (parts: readonly Part[]): Part[] =>
  spun(turned(spun(parts, ASIDE), [BACK, 0, 0]), Math.PI / 4);
