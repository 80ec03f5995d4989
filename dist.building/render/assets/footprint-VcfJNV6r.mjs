import { r as wallBox, t as facingFrom } from "./walls-DPFPWHeE.mjs";
// src/room/rules/box.ts
var turned = (turn) => (turn % 4 + 4) % 4;
var isSideways = (turn) => turn % 2 === 1;
/** Where a rectangle comes to lie when the frame around it makes `turn` quarter turns to the left. */
function turnRect(rect, frame, turn) {
	let { x, z, width, depth } = rect;
	let frameWidth = frame.width;
	let frameDepth = frame.depth;
	for (let i = 0; i < turn; i++) {
		[x, z] = [z, frameWidth - x - width];
		[width, depth] = [depth, width];
		[frameWidth, frameDepth] = [frameDepth, frameWidth];
	}
	return {
		x,
		z,
		width,
		depth
	};
}
/** Flat boxes have no height: two of them meet where they share ground, and never meet what stands. */
var meet = (a, b) => a.x0 < b.x1 && b.x0 < a.x1 && a.z0 < b.z1 && b.z0 < a.z1 && (a.y0 < b.y1 && b.y0 < a.y1 || a.y0 === a.y1 && b.y0 === b.y1 && a.y0 === b.y0);
var rectsMeet = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.z < b.z + b.depth && b.z < a.z + a.depth;
var within = (inner, outer) => inner.x >= outer.x && inner.z >= outer.z && inner.x + inner.width <= outer.x + outer.width && inner.z + inner.depth <= outer.z + outer.depth;
// src/room/rules/footprint.ts
/** Width and depth as they lie in the frame of the thing. */
var extent = ({ width, depth }, turn) => isSideways(turn) ? {
	width: depth,
	depth: width
} : {
	width,
	depth
};
/** Its rectangle in the frame it is placed in; only for what stands or is carried. */
var rectAt = (at, model, turn) => ({
	x: at.x,
	z: at.z,
	...extent(model, turn)
});
var thickness = (model) => model.isFlat ? 0 : model.height;
var boxOver = (rect, up, model) => ({
	x0: rect.x,
	x1: rect.x + rect.width,
	z0: rect.z,
	z1: rect.z + rect.depth,
	y0: up,
	y1: up + thickness(model)
});
/** `carrier` is what the thing stands on; null where that has no place of its own. */
function placedAt(item, model, size, carrier) {
	const { at, turn } = item;
	if (at.kind === "floor") return {
		item,
		model,
		turn,
		box: boxOver(rectAt(at, model, turn), 0, model)
	};
	if (at.kind === "wall") {
		const { width, depth, height } = model;
		return {
			item,
			model,
			turn: facingFrom[at.wall],
			box: wallBox(size, {
				...at,
				width,
				depth,
				height
			})
		};
	}
	if (!carrier) return null;
	const lift = carrier.model.surfaces[at.level]?.up ?? 0;
	const rect = turnRect(rectAt(at, model, turn), carrier.model, carrier.turn);
	const inRoom = {
		...rect,
		x: rect.x + carrier.box.x0,
		z: rect.z + carrier.box.z0
	};
	return {
		item,
		model,
		turn: turned(carrier.turn + turn),
		box: boxOver(inRoom, carrier.box.y0 + lift, model)
	};
}
export { rectsMeet as a, within as c, meet as i, placedAt as n, turnRect as o, rectAt as r, turned as s, extent as t };
