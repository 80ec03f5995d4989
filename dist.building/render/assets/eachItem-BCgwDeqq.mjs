import { C as require_react_dom } from "../prerender.mjs";
import { c as label, d as admit, l as refused, s as itemsSubject, u as settled } from "./label-DBX2nr8B.mjs";
import { t as carriersOf } from "./structure-48xe-iUU.mjs";
import { r as rectAt, t as extent } from "./footprint-VcfJNV6r.mjs";
import { i as wallLength, n as runsAcross, r as wallBox } from "./walls-DPFPWHeE.mjs";
import { i as stackOf, t as indexOf } from "./indexOf-DdILmUFM.mjs";
import { n as doorways, r as holesIn } from "./openings-6K8FeEvT.mjs";
import { t as allowance } from "./allowance-8ppxgipj.mjs";
// src/room/editor/regions.ts
var import_react_dom = require_react_dom();
var regions = [
	"bar",
	"catalogue",
	"room",
	"dock",
	"placed"
];
var focusable = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']";
var elementOf = (region) => document.querySelector(`[data-region="${region}"]`);
/** False where the region is not to be seen or has nothing that takes the focus. */
function focusRegion(region) {
	const place = elementOf(region);
	if (!place?.checkVisibility()) return false;
	const target = [...[...place.querySelectorAll("[data-home]")], ...place.querySelectorAll(focusable)].find((element) => element.checkVisibility());
	target?.focus();
	return target !== void 0;
}
/**
* A view that is still on its way takes the focus when it is there: its own home, not the first
* button round it. Whoever goes elsewhere meanwhile stays there.
*/
function focusWhenDrawn(region) {
	const from = document.activeElement;
	const isDone = () => {
		const here = document.activeElement;
		const place = elementOf(region);
		if (!place || here !== from && here !== document.body) return true;
		const home = [...place.querySelectorAll("[data-home]")].find((element) => element.checkVisibility());
		home?.focus();
		return home !== void 0;
	};
	(0, import_react_dom.flushSync)(() => {});
	if (isDone()) return;
	const watch = new MutationObserver(() => isDone() && watch.disconnect());
	watch.observe(document.body, {
		childList: true,
		subtree: true
	});
}
function focusNextRegion(step) {
	const here = document.activeElement?.closest("[data-region]")?.dataset.region;
	const at = regions.indexOf(here);
	const start = at < 0 && step < 0 ? 0 : at;
	for (let i = 1; i <= regions.length; i++) {
		const next = regions[(start + step * i + regions.length * 2) % regions.length];
		if (focusRegion(next)) return;
	}
}
// src/room/commands/chosen.ts
function chosen({ items }, ids) {
	const found = [];
	for (const id of new Set(ids)) {
		const item = items.get(id);
		if (!item) return {
			ok: false,
			reason: {
				kind: "noSuchItem",
				id
			}
		};
		found.push(item);
	}
	if (found.length === 0) return {
		ok: false,
		reason: {
			kind: "tooFew",
			least: 1
		}
	};
	return {
		ok: true,
		items: found
	};
}
/** Without those that stand on another of the chosen: they follow it by themselves. */
function chosenRoots(document, ids) {
	const all = chosen(document, ids);
	if (!all.ok) return all;
	const own = new Set(ids);
	return {
		ok: true,
		items: all.items.filter((item) => !carriersOf(document.items, item).some(({ id }) => own.has(id)))
	};
}
// src/room/rules/freeSpot.ts
/** How many of the steps before each corner are taken, so that any rectangle is four look-ups. */
function takenSums(width, depth, taken) {
	const line = width + 1;
	const sums = new Int32Array(line * (depth + 1));
	for (const rect of taken) {
		const x0 = Math.max(0, rect.x);
		const x1 = Math.min(width, rect.x + rect.width);
		for (let z = Math.max(0, rect.z); z < Math.min(depth, rect.z + rect.depth); z++) for (let x = x0; x < x1; x++) sums[(z + 1) * line + x + 1] = 1;
	}
	for (let z = 1; z <= depth; z++) for (let x = 1; x <= width; x++) {
		const i = z * line + x;
		sums[i] += sums[i - 1] + sums[i - line] - sums[i - line - 1];
	}
	return sums;
}
/** A spot whole tiles away is worth a step more: it is a place that can be said and reached simply. */
function cost(dx, dz) {
	const isWhole = dx % 4 === 0 && dz % 4 === 0;
	return Math.hypot(dx, dz) + (isWhole ? 0 : 2);
}
/** From 0 up to `count`, the nearest to `want` first. */
var outwards = (count, want) => Array.from({ length: Math.max(0, count) }, (_, i) => i).sort((a, b) => Math.abs(a - want) - Math.abs(b - want));
function freeSpot(plane, piece, taken, want) {
	const sums = takenSums(plane.width, plane.depth, taken);
	const line = plane.width + 1;
	const xs = outwards(plane.width - piece.width + 1, want.x);
	let best = null;
	let least = Number.POSITIVE_INFINITY;
	for (const z of outwards(plane.depth - piece.depth + 1, want.z)) {
		if (Math.abs(z - want.z) >= least) break;
		for (const x of xs) {
			if (Math.abs(x - want.x) >= least) break;
			const from = z * line + x;
			const to = from + piece.depth * line;
			if (sums[to + piece.width] - sums[to] - sums[from + piece.width] + sums[from] !== 0) continue;
			const price = cost(x - want.x, z - want.z);
			if (price >= least) continue;
			least = price;
			best = {
				x,
				z
			};
		}
	}
	return best;
}
// src/room/rules/nearestFree.ts
/** How high the thing reaches with what it carries. */
function reach({ index, item, model, tall }) {
	const foot = index.placed.get(item.id)?.box.y0 ?? 0;
	const tops = stackOf(index, item.id).map((id) => (index.placed.get(id)?.box.y1 ?? foot) - foot);
	return Math.max(tall, model.isFlat ? 0 : model.height, ...tops);
}
var ground = ({ x0, x1, z0, z1 }) => ({
	x: x0,
	z: z0,
	width: x1 - x0,
	depth: z1 - z0
});
function onFloor(search, at) {
	const { document, catalogue, item, model, others } = search;
	const top = reach(search);
	const isLow = model.isFlat && top === 0;
	const inTheWay = others.filter(({ box }) => box.y0 === box.y1 ? box.y0 === 0 && model.isFlat : !isLow && box.y0 < top);
	const ways = isLow || model.overOpenings ? [] : doorways(document, catalogue);
	const { columns, rows } = document.shell.size;
	const spot = freeSpot({
		width: columns * 4,
		depth: rows * 4
	}, extent(model, item.turn), [...inTheWay, ...ways].map(({ box }) => ground(box)), at);
	return spot && {
		kind: "floor",
		...spot
	};
}
function onWall(search, at) {
	const { document, catalogue, model, others } = search;
	const { size } = document.shell;
	const height = Math.max(model.height, reach(search));
	if (model.height > size.height) return null;
	const length = wallLength(size, at.wall);
	const slab = wallBox(size, {
		wall: at.wall,
		along: 0,
		up: 0,
		width: length,
		height: size.height,
		depth: model.depth
	});
	const across = runsAcross(at.wall);
	const ways = model.overOpenings ? [] : doorways(document, catalogue);
	const holes = model.overOpenings ? [] : holesIn(document, catalogue, at.wall);
	const shadows = [...others, ...ways].filter(({ box }) => box.x0 < slab.x1 && slab.x0 < box.x1 && box.z0 < slab.z1 && slab.z0 < box.z1).map(({ box }) => ({
		x: across ? box.x0 : box.z0,
		z: box.y0,
		width: across ? box.x1 - box.x0 : box.z1 - box.z0,
		depth: box.y0 > 0 ? Math.max(1, box.y1 - box.y0) : box.y1
	}));
	const spot = freeSpot({
		width: length,
		depth: model.isFooted ? height : size.height
	}, {
		width: model.width,
		depth: height
	}, [...shadows, ...holes.map(({ rect }) => rect)], {
		x: at.along,
		z: at.up
	});
	return spot && {
		kind: "wall",
		wall: at.wall,
		along: spot.x,
		up: spot.z
	};
}
/** Surfaces are small: each spot is tried by the gate itself, nearest first. */
function onThing({ document, catalogue, index, item, model }) {
	if (item.at.kind !== "on") return null;
	const { at } = item;
	const spots = (index.placed.get(at.carrier)?.model.surfaces ?? []).flatMap((surface, level) => {
		const { width, depth } = rectAt(at, model, item.turn);
		return spotsOn(surface, width, depth).map((spot) => ({
			...spot,
			level
		}));
	});
	const far = (spot) => Math.hypot(spot.x - at.x, spot.z - at.z) + (spot.level === at.level ? 0 : 100);
	return spots.sort((a, b) => far(a) - far(b)).map(({ level, x, z }) => ({
		kind: "on",
		carrier: at.carrier,
		level,
		x,
		z
	})).find((to) => admit(document, put({
		...item,
		at: to
	}), catalogue).ok) ?? null;
}
var put = (item) => ({ items: [{
	id: item.id,
	to: item
}] });
function spotsOn(surface, width, depth) {
	const spots = [];
	for (let z = surface.z; z + depth <= surface.z + surface.depth; z++) for (let x = surface.x; x + width <= surface.x + surface.width; x++) spots.push({
		x,
		z
	});
	return spots;
}
/**
* `item` stands where it is wanted; it may be in the document, with all it carries, or not yet:
* then `tall` tells how high it will reach with what is to come with it.
*/
function nearestFree(document, catalogue, item, tall = 0) {
	const model = catalogue.item(item.model);
	if (!model) return null;
	const index = indexOf(document, catalogue);
	const own = new Set(stackOf(index, item.id));
	const search = {
		document,
		catalogue,
		index,
		item,
		model,
		others: [...index.placed.values()].filter((placed) => !own.has(placed.item.id)),
		tall
	};
	switch (item.at.kind) {
		case "floor": return model.stands.includes("floor") ? onFloor(search, item.at) : null;
		case "wall": return model.stands.includes("wall") ? onWall(search, item.at) : null;
		case "on": return model.stands.includes("surface") ? onThing(search) : null;
	}
}
// src/room/commands/owned.ts
function notOwned(document, catalogue, models) {
	const wanted = /* @__PURE__ */ new Map();
	for (const model of models) wanted.set(model, (wanted.get(model) ?? 0) + 1);
	for (const [model, count] of wanted) {
		const allowed = allowance(document, catalogue, model);
		if (allowed && allowed.left < count) return {
			kind: "notOwned",
			model,
			owned: allowed.owned
		};
	}
	return null;
}
// src/room/commands/eachItem.ts
/** `with` gives the item as it becomes, itself where nothing changes, or the reason against it. */
function eachItem(document, ids, catalogue, verb, become) {
	const items = chosen(document, ids);
	if (!items.ok) return refused(items.reason);
	const changed = [];
	for (const item of items.items) {
		const model = catalogue.item(item.model);
		if (!model) return refused({
			kind: "unknownModel",
			model: item.model
		});
		const to = become(item, model);
		if ("kind" in to) return refused(to);
		if (to !== item) changed.push(to);
	}
	if (changed.length === 0) return refused({ kind: "nothingChanges" });
	const own = changed.map(({ id }) => id);
	return settled(document, { items: changed.map((to) => ({
		id: to.id,
		to
	})) }, catalogue, { label: label(verb, itemsSubject(document, own), own) });
}
export { focusNextRegion as a, chosenRoots as i, notOwned as n, focusRegion as o, nearestFree as r, focusWhenDrawn as s, eachItem as t };
