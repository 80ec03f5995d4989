// The grid and the limits of a room: every length in a document is a whole number of quarter tiles.

/** Quarter tiles in a tile: the finest step that a thing can take, so that nothing ever drifts. */
export const PER_TILE = 4;

/** Tiles along a side of a room. */
export const SIDE = { least: 2, most: 32 } as const;
/** Quarter tiles from floor to the top of the walls. */
export const WALL_HEIGHT = { least: 8, most: 32, usual: 17 } as const;

export const MOST_ITEMS = 5000;
export const MOST_OPENINGS = 64;
/** Things one upon the other: a table, a tray, a cup make three. */
export const MOST_STACKED = 6;
export const LONGEST_NAME = 60;
export const LONGEST_ALT = 200;
/** Characters of a room as text: a full room needs about a fifth of it. */
export const LONGEST_TEXT = 4_000_000;
