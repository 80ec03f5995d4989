// The widths at which layouts change. Style sheets name them too: `@media (width >= tablet)`.
// Those two by themselves as well, for parts that need no other and are weighed.

/** Two columns; below it dialogs come up from the foot of the window. */
export const tablet = 768;

/** Words beside their picture. */
export const laptop = 1000;

export const breakpoints = {
  tablet,
  laptop,
  /** The whole bar, and the room designer with a panel on either side. */
  desk: 1100,
  /** A desk with some room to spare. */
  roomy: 1280,
  /** Larger pictures and letters. */
  wide: 1600,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** A media query for `matchMedia` and for the `sizes` of a picture. */
export const atLeast = (name: Breakpoint): string => `(width >= ${breakpoints[name]}px)`;
