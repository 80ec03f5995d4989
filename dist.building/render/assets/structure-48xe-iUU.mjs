// src/room/model/structure.ts
function firstTwice(ids) {
	const seen = /* @__PURE__ */ new Set();
	for (const [i, id] of ids.entries()) {
		if (seen.has(id)) return i;
		seen.add(id);
	}
	return null;
}
/** The things under this one, nearest first, but no more than a stack may have. */
function carriersOf(items, item) {
	const below = [];
	let at = item.at;
	while (at.kind === "on" && below.length <= 6) {
		const carrier = items.get(at.carrier);
		if (!carrier) break;
		below.push(carrier);
		at = carrier.at;
	}
	return below;
}
/** A circle of carriers shows as a stack without end, so the limit finds both. */
function flawOf(items, item) {
	if (item.at.kind !== "on") return null;
	if (!items.has(item.at.carrier)) return {
		kind: "noCarrier",
		id: item.at.carrier
	};
	return carriersOf(items, item).length >= 6 ? {
		kind: "stackTooHigh",
		id: item.id
	} : null;
}
export { firstTwice as n, flawOf as r, carriersOf as t };
