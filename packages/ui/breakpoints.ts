// The widths at which layouts change, in the letters that a browser is set to: larger ones fold a page as a narrower window does.
// Style sheets name them too: `@media (width >= tablet)`. Those two by themselves as well, for parts that need no other and are weighed.

/** Two columns; below it dialogs come up from the foot of the window. 768 px at the letters that browsers come with. */
export const tablet = 48;

/** Words beside their picture: 1000 px. */
export const laptop = 62.5;

export const breakpoints = {
  tablet,
  laptop,
  /** The whole bar, and the room designer with a panel on either side: 1100 px. */
  desk: 68.75,
  /** A desk with some room to spare: 1280 px. */
  roomy: 80,
  /** Larger pictures and letters: 1600 px. */
  wide: 100,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** A media query for `matchMedia` and for the `sizes` of a picture. */
export const atLeast = (name: Breakpoint): string => `(width >= ${breakpoints[name]}rem)`;
