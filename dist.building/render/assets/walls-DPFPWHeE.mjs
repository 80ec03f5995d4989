// src/room/rules/walls.ts
/** Across the room from left to right, or from back to front. */
var runsAcross = (wall) => wall === "north" || wall === "south";
var wallLength = (size, wall) => (runsAcross(wall) ? size.columns : size.rows) * 4;
/** What hangs on a wall looks into the room. */
var facingFrom = {
	north: 0,
	west: 1,
	south: 2,
	east: 3
};
function wallBox({ columns, rows }, on) {
	const { wall, along, up, width, height, depth } = on;
	const far = (wall === "east" ? columns : wall === "south" ? rows : 0) * 4;
	const [near, off] = wall === "east" || wall === "south" ? [far - depth, far] : [0, depth];
	const y = {
		y0: up,
		y1: up + height
	};
	return runsAcross(wall) ? {
		x0: along,
		x1: along + width,
		z0: near,
		z1: off,
		...y
	} : {
		x0: near,
		x1: off,
		z0: along,
		z1: along + width,
		...y
	};
}
export { wallLength as i, runsAcross as n, wallBox as r, facingFrom as t };
