// How the soft disc of light about a lamp or a flame fades: where it is painted and where it is traced.

/** How much of it is left, from the middle to the rim. */
export const bloomFade = [
  [0, 1],
  [0.25, 0.45],
  [0.6, 0.1],
  [1, 0],
] as const;
