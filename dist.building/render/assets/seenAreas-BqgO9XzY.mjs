import { n as placedAt } from "./footprint-VcfJNV6r.mjs";
import { t as indexOf } from "./indexOf-DdILmUFM.mjs";
// src/room/hands/seenAreas.ts
/** Where a thing would be if it had this place. */
function boxAt(document, catalogue, item, at) {
	const model = catalogue.item(item.model);
	if (!model) return null;
	const { placed } = indexOf(document, catalogue);
	const carrier = at.kind === "on" ? placed.get(at.carrier) ?? null : null;
	const turn = at.kind === "wall" ? 0 : item.turn;
	return placedAt({
		...item,
		at,
		turn
	}, model, document.shell.size, carrier)?.box ?? null;
}
function areaOf({ project }, box) {
	const corners = [box.x0, box.x1].flatMap((x) => [box.z0, box.z1].flatMap((z) => [box.y0, box.y1].map((up) => project({
		x,
		z,
		up
	}))));
	const xs = corners.map(({ x }) => x);
	const ys = corners.map(({ y }) => y);
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	return {
		left,
		top,
		width: Math.max(...xs) - left,
		height: Math.max(...ys) - top
	};
}
var NUMBER = 30;
/** In quarter tiles: between where the scene and where the plan write them. */
var OUT = 1.6;
/** Those of the thing's least corner, along the two edges in front. */
function numberAreas({ project }, { shell }, quarter, box) {
	const { columns, rows } = shell.size;
	const middle = (at) => (Math.floor(at / 4) + .5) * 4;
	const isSouth = quarter === 0 || quarter === 3;
	const isEast = quarter < 2;
	return [project({
		x: middle(box.x0),
		z: isSouth ? rows * 4 + OUT : -1.6
	}), project({
		x: isEast ? columns * 4 + OUT : -1.6,
		z: middle(box.z0)
	})].map(({ x, y }) => ({
		left: x - NUMBER / 2,
		top: y - NUMBER / 2,
		width: NUMBER,
		height: NUMBER
	}));
}
export { boxAt as n, numberAreas as r, areaOf as t };
