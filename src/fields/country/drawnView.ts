// How the one drawing of the country is looked at: from the south, tilted, with sea all round.

/** A place on the ground: steps east and south of the middle field. */
type OnGround = { readonly x: number; readonly z: number };

/** A place on the drawing, from 0 at its left and top to 1. */
export type OnDrawing = { readonly left: number; readonly top: number };

/** The view of the first ten thousand fields. Lengths are steps from one field to the next. */
export const drawnView = {
  /** How far above the horizon the eye stands, in radians. */
  tilt: (50 * Math.PI) / 180,
  /** What of the ground lies in the middle of the drawing. */
  middle: { x: 0, z: 4.763 },
  /** From the left edge of the drawing to the right. */
  across: 120,
  /** From its top to its bottom, as the eye measures. */
  down: 96,
} as const;

const { middle, across, down } = drawnView;
/** The ground lies aslant to the eye: what runs south looks shorter. */
const southward = Math.sin(drawnView.tilt) / down;

/** Where a place on the ground is seen on the drawing. */
export const groundToDrawing = ({ x, z }: OnGround): OnDrawing => ({
  left: 0.5 + (x - middle.x) / across,
  top: 0.5 + (z - middle.z) * southward,
});

/** The place on the ground that a place on the drawing shows. */
export const drawingToGround = ({ left, top }: OnDrawing): OnGround => ({
  x: middle.x + (left - 0.5) * across,
  z: middle.z + (top - 0.5) / southward,
});
