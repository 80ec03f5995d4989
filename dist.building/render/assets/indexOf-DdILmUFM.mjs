import { i as meet, n as placedAt } from "./footprint-VcfJNV6r.mjs";
import { r as SIDE } from "./units-D-ro_4_q.mjs";
// src/room/rules/tiles.ts
var last = SIDE.most - 1;
var tileAt = (at) => Math.min(last, Math.max(0, Math.floor(at / 4)));
function tilesUnder({ x0, x1, z0, z1 }) {
	const tiles = [];
	for (let row = tileAt(z0); row <= tileAt(z1 - 1); row++) for (let column = tileAt(x0); column <= tileAt(x1 - 1); column++) tiles.push(row * SIDE.most + column);
	return tiles;
}
// src/room/rules/roomIndex.ts
/** Everything that meets the box, but for those to be passed over; in no particular order. */
function meeting(index, box, passOver = () => false) {
	const met = /* @__PURE__ */ new Set();
	for (const tile of tilesUnder(box)) for (const id of index.tiles[tile] ?? []) {
		const placed = index.placed.get(id);
		if (placed && meet(placed.box, box) && !passOver(id)) met.add(placed);
	}
	return [...met];
}
/** The thing and all it carries, the carrier before the carried. */
function stackOf({ carried }, id) {
	const stack = [id];
	for (let i = 0; i < stack.length; i++) stack.push(...carried.get(stack[i]) ?? []);
	return stack;
}
// src/room/rules/indexOf.ts
var emptyIndex = {
	placed: /* @__PURE__ */ new Map(),
	carried: /* @__PURE__ */ new Map(),
	used: /* @__PURE__ */ new Map(),
	tiles: []
};
var sameStand = (a, b) => a.at === b.at && a.turn === b.turn && a.model === b.model;
var carrierOf = (item) => item?.at.kind === "on" ? item.at.carrier : null;
function tally(used, model, by) {
	const count = (used.get(model) ?? 0) + by;
	if (count === 0) used.delete(model);
	else used.set(model, count);
}
function relinked(carried, moves) {
	const next = new Map(carried);
	for (const { id, from, to } of moves) {
		if (from !== null) {
			const left = (next.get(from) ?? []).filter((other) => other !== id);
			if (left.length === 0) next.delete(from);
			else next.set(from, left);
		}
		if (to !== null) next.set(to, [...next.get(to) ?? [], id]);
	}
	return next;
}
function tileEditor(tiles) {
	const next = tiles.slice();
	const own = /* @__PURE__ */ new Map();
	const at = (tile) => {
		const mine = own.get(tile) ?? [...next[tile] ?? []];
		own.set(tile, mine);
		next[tile] = mine;
		return mine;
	};
	return {
		next,
		leave({ item, box }) {
			for (const tile of tilesUnder(box)) {
				const there = at(tile);
				there.splice(there.indexOf(item.id), 1);
			}
		},
		enter({ item, box }) {
			for (const tile of tilesUnder(box)) at(tile).push(item.id);
		}
	};
}
/**
* The index of the next document: copies what changes, so that the one before stays true. `before`
* and `from` are the earlier items and their index; `after` has no circle of carriers.
*/
function changeIndex(before, from, after, changes, catalogue) {
	const placed = new Map(from.placed);
	const restanding = [];
	for (const change of changes) {
		const old = before.get(change.id);
		const { to } = change;
		if (old && to && sameStand(old, to)) {
			const stood = placed.get(to.id);
			if (stood) placed.set(to.id, {
				...stood,
				item: to
			});
		} else if (old || to) restanding.push(change);
	}
	if (restanding.length === 0) return {
		...from,
		placed
	};
	const used = new Map(from.used);
	const links = [];
	for (const { id, to } of restanding) {
		const old = before.get(id);
		if (old) tally(used, old.model, -1);
		if (to) tally(used, to.model, 1);
		const link = {
			id,
			from: carrierOf(old),
			to: carrierOf(to)
		};
		if (link.from !== link.to) links.push(link);
	}
	const carried = links.length === 0 ? from.carried : relinked(from.carried, links);
	const tiles = tileEditor(from.tiles);
	const leaving = new Set(restanding.flatMap(({ id }) => stackOf(from, id)));
	const entering = new Set(restanding.flatMap(({ id }) => stackOf({ carried }, id)));
	for (const id of [...leaving, ...entering]) {
		const stood = placed.get(id);
		if (!stood) continue;
		tiles.leave(stood);
		placed.delete(id);
	}
	const stand = (id) => {
		const stood = placed.get(id);
		if (stood) return stood;
		const item = after.items.get(id);
		const model = item && catalogue.item(item.model);
		if (!item || !model) return null;
		const carrier = item.at.kind === "on" ? stand(item.at.carrier) : null;
		const now = placedAt(item, model, after.shell.size, carrier);
		if (!now) return null;
		placed.set(id, now);
		tiles.enter(now);
		return now;
	};
	for (const id of entering) stand(id);
	return {
		placed,
		carried,
		used,
		tiles: tiles.next
	};
}
var known = /* @__PURE__ */ new WeakMap();
function recall(document, catalogue) {
	const found = known.get(document);
	return found?.catalogue === catalogue ? found.index : null;
}
function remember(document, catalogue, index) {
	known.set(document, {
		catalogue,
		index
	});
	return index;
}
function indexOf(document, catalogue) {
	const found = recall(document, catalogue);
	if (found) return found;
	const all = [...document.items.values()].map((item) => ({
		id: item.id,
		to: item
	}));
	return remember(document, catalogue, changeIndex(/* @__PURE__ */ new Map(), emptyIndex, document, all, catalogue));
}
/** The index of `after`, which `patch` made of `before`. */
function nextIndex(before, after, patch, catalogue) {
	if (patch.shell?.size) return indexOf(after, catalogue);
	const found = recall(after, catalogue);
	if (found) return found;
	const from = indexOf(before, catalogue);
	const changes = patch.items ?? [];
	return remember(after, catalogue, changes.length === 0 ? from : changeIndex(before.items, from, after, changes, catalogue));
}
export { stackOf as i, nextIndex as n, meeting as r, indexOf as t };
