import { t as extent } from "./footprint-VcfJNV6r.mjs";
import { i as stackOf, t as indexOf } from "./indexOf-DdILmUFM.mjs";
import { d as guidesFor } from "./RoomDesigner-N83TRq4y.mjs";
// src/models/pose.ts
function multiply(a, b) {
	const [ax, ay, az, aw] = a;
	const [bx, by, bz, bw] = b;
	return [
		aw * bx + ax * bw + ay * bz - az * by,
		aw * by - ax * bz + ay * bw + az * bx,
		aw * bz + ax * by - ay * bx + az * bw,
		aw * bw - ax * bx - ay * by - az * bz
	];
}
/** Turns by radians about z, then y, then x (the order three calls XYZ). */
function poseOf([x, y, z]) {
	const about = (axis, angle) => {
		const s = Math.sin(angle / 2);
		const c = Math.cos(angle / 2);
		return axis === 0 ? [
			s,
			0,
			0,
			c
		] : axis === 1 ? [
			0,
			s,
			0,
			c
		] : [
			0,
			0,
			s,
			c
		];
	};
	return multiply(multiply(about(0, x), about(1, y)), about(2, z));
}
function rotate([qx, qy, qz, qw], [x, y, z]) {
	const tx = 2 * (qy * z - qz * y);
	const ty = 2 * (qz * x - qx * z);
	const tz = 2 * (qx * y - qy * x);
	return [
		x + qw * tx + qy * tz - qz * ty,
		y + qw * ty + qz * tx - qx * tz,
		z + qw * tz + qx * ty - qy * tx
	];
}
function add(a, b) {
	return [
		a[0] + b[0],
		a[1] + b[1],
		a[2] + b[2]
	];
}
// src/models/catalogue/lights.ts
var lightKinds = {
	candle: {
		colour: "#ffc078",
		power: 3,
		reach: 3.2,
		bloom: {
			colour: "#ffc873",
			size: .75,
			strength: .6
		},
		flickers: true
	},
	lamp: {
		colour: "#ffb860",
		power: 14,
		reach: 6.5,
		bloom: {
			colour: "#ffc873",
			size: 2.4,
			strength: .4
		},
		flickers: false
	},
	lantern: {
		colour: "#ffb65c",
		power: 6,
		reach: 4.4,
		bloom: {
			colour: "#ffb65c",
			size: 1.1,
			strength: .5
		},
		flickers: false
	},
	fire: {
		colour: "#ff8f3d",
		power: 22,
		reach: 9,
		bloom: {
			colour: "#ff9a42",
			size: 3,
			strength: .55
		},
		flickers: true
	},
	ember: {
		colour: "#ff7a2e",
		power: 2,
		reach: 2,
		bloom: {
			colour: "#ff8a3a",
			size: .6,
			strength: .4
		},
		flickers: true
	},
	fairy: {
		colour: "#ffd98a",
		power: .7,
		reach: 2.4,
		bloom: {
			colour: "#ffd98a",
			size: .34,
			strength: .4
		},
		flickers: false
	}
};
var spots = (kind, ...places) => places.map((at) => ({
	kind,
	at
}));
// src/room/rules/snap.ts
/** Nearer than this, in quarter tiles, a line draws. */
var PULL = .75;
/** Things further off than this draw nobody. */
var EARSHOT = 16;
function drawnTo(wanted, length, lines, far) {
	const nearest = [
		0,
		far - length,
		...lines.flatMap((at) => [
			at,
			at - length,
			at - length / 2
		])
	].filter((at) => Number.isInteger(at) && at >= 0 && at + length <= far).reduce((best, at) => Math.abs(at - wanted) < Math.abs(best - wanted) ? at : best, Number.POSITIVE_INFINITY);
	if (Math.abs(nearest - wanted) <= PULL) return nearest;
	return Math.min(Math.max(0, far - length), Math.max(0, Math.round(wanted)));
}
function linesNear(index, wanted, own) {
	const xs = [];
	const zs = [];
	for (const { item, model, box } of index.placed.values()) {
		if (own.has(item.id) || model.isFlat || item.at.kind !== "floor") continue;
		const { x0, x1, z0, z1 } = box;
		if (Math.abs((x0 + x1) / 2 - wanted.x) + Math.abs((z0 + z1) / 2 - wanted.z) > EARSHOT) continue;
		xs.push(x0, x1, (x0 + x1) / 2);
		zs.push(z0, z1, (z0 + z1) / 2);
	}
	return {
		xs,
		zs
	};
}
/** `wanted` is where the pointer would have the thing's least corner, in quarter tiles and parts. */
function snap(document, catalogue, item, wanted) {
	const model = catalogue.item(item.model);
	if (!model) return null;
	const index = indexOf(document, catalogue);
	const own = new Set(stackOf(index, item.id));
	const { width, depth } = extent(model, item.turn);
	const { columns, rows } = document.shell.size;
	const { xs, zs } = linesNear(index, wanted, own);
	const x = drawnTo(wanted.x, width, xs, columns * 4);
	const z = drawnTo(wanted.z, depth, zs, rows * 4);
	const box = {
		x0: x,
		x1: x + width,
		z0: z,
		z1: z + depth,
		y0: 0,
		y1: model.height
	};
	return {
		at: {
			kind: "floor",
			x,
			z
		},
		guides: guidesFor(index, box, (id) => own.has(id))
	};
}
export { multiply as a, add as i, lightKinds as n, poseOf as o, spots as r, rotate as s, snap as t };
