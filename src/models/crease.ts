// How contact shade looks, in 3D as in drawings: creases go to a warm plum, never to grey.
export const CREASE = "#6b4152";
/** How far a crease keeps the part's own colour. */
export const OWN = 0.25;
export const STRENGTH = 0.85;
export const CONTRAST = 1.9;
export const DEEPEST = 0.78;
export const CREASE_REACH = 0.5;
