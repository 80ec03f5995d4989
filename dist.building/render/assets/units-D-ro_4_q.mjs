// src/room/model/units.ts
/** Tiles along a side of a room. */
var SIDE = {
	least: 2,
	most: 32
};
/** Quarter tiles from floor to the top of the walls. */
var WALL_HEIGHT = {
	least: 8,
	most: 32,
	usual: 17
};
var MOST_ITEMS = 5e3;
/** Characters of a room as text: a full room needs about a fifth of it. */
var LONGEST_TEXT = 4e6;
export { WALL_HEIGHT as i, MOST_ITEMS as n, SIDE as r, LONGEST_TEXT as t };
