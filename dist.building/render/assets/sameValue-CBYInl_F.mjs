import { t as carriersOf } from "./structure-48xe-iUU.mjs";
import { c as within, r as rectAt } from "./footprint-VcfJNV6r.mjs";
import { i as wallLength } from "./walls-DPFPWHeE.mjs";
import { i as stackOf, r as meeting } from "./indexOf-DdILmUFM.mjs";
import { t as blocksOpening } from "./openings-6K8FeEvT.mjs";
// src/room/rules/misfit.ts
function unsupportedOnWall({ shell }, { item, model }) {
	if (item.at.kind !== "wall") return null;
	if (item.turn !== 0) return {
		kind: "cannotTurn",
		item: item.id
	};
	const { wall, along, up } = item.at;
	return along >= 0 && along + model.width <= wallLength(shell.size, wall) && up >= 0 && up + model.height <= shell.size.height && (!model.isFooted || up === 0) ? null : {
		kind: "outside",
		item: item.id
	};
}
function unsupportedOnThing(document, index, { item, model }) {
	if (item.at.kind !== "on") return null;
	const { carrier, level } = item.at;
	const surface = index.placed.get(carrier)?.model.surfaces[level];
	if (!surface || !within(rectAt(item.at, model, item.turn), surface)) return {
		kind: "offSurface",
		item: item.id,
		carrier
	};
	if (surface.clear !== void 0 && model.height > surface.clear) return {
		kind: "tooTall",
		item: item.id,
		carrier
	};
	return carriersOf(document.items, item).length >= 6 ? {
		kind: "stackTooHigh",
		item: item.id,
		most: 6
	} : null;
}
var groundOf = {
	floor: "floor",
	wall: "wall",
	on: "surface"
};
var isWhole = (at) => Object.values(at).every((part) => typeof part !== "number" || Number.isInteger(part));
/** Whether a thing may stand on what is under it: the floor, a wall, a table top, a shelf. */
function unsupported(document, index, placed) {
	const { item, model, box } = placed;
	const ground = groundOf[item.at.kind];
	if (!isWhole(item.at)) return {
		kind: "offGrid",
		item: item.id
	};
	if (!model.stands.includes(ground)) return {
		kind: "cannotStand",
		item: item.id,
		ground
	};
	const { columns, rows } = document.shell.size;
	const isInside = box.x0 >= 0 && box.x1 <= columns * 4 && box.z0 >= 0 && box.z1 <= rows * 4;
	if (!isInside && item.at.kind !== "on") return {
		kind: "outside",
		item: item.id
	};
	return unsupportedOnWall(document, placed) ?? unsupportedOnThing(document, index, placed) ?? (isInside ? null : {
		kind: "outside",
		item: item.id
	});
}
function overlap(document, index, placed) {
	const { id } = placed.item;
	const own = new Set(stackOf(index, id));
	for (const carrier of carriersOf(document.items, placed.item)) own.add(carrier.id);
	const others = meeting(index, placed.box, (other) => own.has(other));
	if (others.length === 0) return null;
	return {
		kind: "overlaps",
		item: id,
		other: others.reduce((a, b) => a.item.id < b.item.id ? a : b).item.id
	};
}
var misfit = (document, index, catalogue, placed) => unsupported(document, index, placed) ?? overlap(document, index, placed) ?? blocksOpening(document, catalogue, placed);
// src/lib/sameValue.ts
function sameValue(a, b) {
	if (a === b) return true;
	if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
	const [mine, theirs] = [Object.entries(a), new Map(Object.entries(b))];
	return mine.length === theirs.size && mine.every(([key, value]) => theirs.has(key) && sameValue(value, theirs.get(key)));
}
export { misfit as n, sameValue as t };
