import { i as table } from "./openings-B2DJFUcZ.mjs";
// src/room/catalogue/tableShape.ts
/** The tint that a piece comes in. */
var AS_MADE = "as-made";
// src/room/catalogue/rows.ts
var byId = new Map(table.pieces.map((row) => [row.id, row]));
var allTints = (row) => (row?.tints ?? []).map((place) => table.tints[place]);
/** The tints of a piece but for the one it is made in, with the colour for a button. */
var tintsOf = (id) => allTints(byId.get(id)).filter((tint) => tint.id !== AS_MADE);
/** The colour it is made in, where it comes in others too. */
var madeIn = (id) => allTints(byId.get(id))[0] ?? null;
/** How high a wall piece hangs unless it is moved, in quarter tiles. */
var usualUpOf = (id) => byId.get(id)?.up ?? 0;
/** In the frame of the parts. */
var lightsOf = (id) => (byId.get(id)?.lights ?? []).map(([kind, x, y, z]) => ({
	kind,
	at: [
		x,
		y,
		z
	]
}));
var surface = ([x, z, width, depth, up, clear]) => ({
	x,
	z,
	width,
	depth,
	up,
	...clear !== void 0 && { clear }
});
function itemModelOf(row) {
	const { set: _set, size, up: _up, surfaces = [], tints: _tints, lights: _lights, ...told } = row;
	const [width, depth, height] = size;
	return {
		...told,
		width,
		depth,
		height,
		surfaces: surfaces.map(surface),
		tints: tintsOf(row.id).map(({ id }) => id)
	};
}
export { usualUpOf as a, tintsOf as i, lightsOf as n, AS_MADE as o, madeIn as r, itemModelOf as t };
