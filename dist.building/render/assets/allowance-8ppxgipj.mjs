import { t as indexOf } from "./indexOf-DdILmUFM.mjs";
// src/room/rules/allowance.ts
function allowance(document, catalogue, model) {
	const owned = catalogue.owned(model);
	if (owned === void 0) return null;
	const used = indexOf(document, catalogue).used.get(model) ?? 0;
	return {
		owned,
		used,
		left: Math.max(0, owned - used)
	};
}
/** The things that are in the room beyond what is owned; which of several alike is settled by id. */
function borrowed(document, catalogue) {
	const { used } = indexOf(document, catalogue);
	const short = /* @__PURE__ */ new Map();
	for (const [model, count] of used) {
		const owned = catalogue.owned(model);
		if (owned !== void 0 && count > owned) short.set(model, owned);
	}
	const ids = /* @__PURE__ */ new Set();
	if (short.size === 0) return ids;
	for (const id of [...document.items.keys()].sort()) {
		const { model } = document.items.get(id);
		const owned = short.get(model);
		if (owned === void 0) continue;
		if (owned === 0) ids.add(id);
		else short.set(model, owned - 1);
	}
	return ids;
}
export { borrowed as n, allowance as t };
