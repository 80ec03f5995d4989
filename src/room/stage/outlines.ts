// What tells a chosen thing in every drawing of a room: a light line in a dark one, seen on any ground.

/** From the outer to the inner; how far each reaches, in pixels of the screen. */
export const outlines = [
  { colour: "#3f5712", wide: 4 },
  { colour: "#fff6dc", wide: 2.5 },
] as const;
