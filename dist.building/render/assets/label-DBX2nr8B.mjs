import { n as MOST_ITEMS } from "./units-D-ro_4_q.mjs";
import { t as carriersOf } from "./structure-48xe-iUU.mjs";
import { i as stackOf, n as nextIndex, t as indexOf } from "./indexOf-DdILmUFM.mjs";
import { i as openingMisfit } from "./openings-6K8FeEvT.mjs";
import { n as misfit } from "./sameValue-CBYInl_F.mjs";
import { a as lower, d as lightNames, h as verbNames, m as strings, o as modelName, p as sideNames, t as describeRefusal } from "./refusal-eJnVm1sq.mjs";
// src/room/model/patch.ts
function changed(table, changes) {
	if (!changes?.length) return table;
	const next = new Map(table);
	for (const { id, to } of changes) if (to === null) next.delete(id);
	else next.set(id, to);
	return next;
}
var apply = (document, { items, openings, shell }) => ({
	shell: shell ? {
		...document.shell,
		...shell
	} : document.shell,
	openings: changed(document.openings, openings),
	items: changed(document.items, items)
});
var before = (table, changes) => [...new Set(changes.map(({ id }) => id))].map((id) => ({
	id,
	to: table.get(id) ?? null
}));
/** The patch that leads back to `document` once `patch` was applied to it. */
function invert(document, { items, openings, shell }) {
	const keys = Object.keys(shell ?? {});
	return {
		...items && { items: before(document.items, items) },
		...openings && { openings: before(document.openings, openings) },
		...shell && { shell: Object.fromEntries(keys.map((key) => [key, document.shell[key]])) }
	};
}
function joined(first, second) {
	const all = [...first ?? [], ...second ?? []];
	return [...new Map(all.map((change) => [change.id, change])).values()];
}
/** One patch that does what the two did one after the other. */
var compose = (first, second) => ({
	...(first.items || second.items) && { items: joined(first.items, second.items) },
	...(first.openings || second.openings) && { openings: joined(first.openings, second.openings) },
	...(first.shell || second.shell) && { shell: {
		...first.shell,
		...second.shell
	} }
});
// src/room/rules/admit.ts
/** Carriers must end somewhere before anybody may be placed by them. */
function badCarrier(document, item) {
	if (item.at.kind !== "on") return null;
	const below = carriersOf(document.items, item);
	if (below.some(({ id }) => id === item.id)) return {
		kind: "onItself",
		item: item.id
	};
	if (below.length > 6) return {
		kind: "stackTooHigh",
		item: item.id,
		most: 6
	};
	const last = below.at(-1)?.at ?? item.at;
	return last.kind === "on" ? {
		kind: "noSuchItem",
		id: last.carrier
	} : null;
}
/** Those of the changed whose place or room around them is new, with all they carry. */
function moved(before, after, patch, index) {
	if (patch.shell?.size) return after.items.keys();
	const ids = /* @__PURE__ */ new Set();
	for (const { id, to } of patch.items ?? []) {
		const old = before.items.get(id);
		if (!to || old && old.at === to.at && old.turn === to.turn && old.model === to.model) continue;
		for (const each of stackOf(index, id)) ids.add(each);
	}
	return ids;
}
function against(before, after, patch, catalogue) {
	if (after.items.size > 5e3) return {
		kind: "roomFull",
		most: MOST_ITEMS
	};
	if (after.openings.size > 64) return {
		kind: "tooManyOpenings",
		most: 64
	};
	const wasCarried = indexOf(before, catalogue).carried;
	for (const { id, to } of patch.items ?? []) {
		if (to ? void 0 : wasCarried.get(id)?.find((kid) => isOn(after, kid, id))) return {
			kind: "noSuchItem",
			id
		};
		const reason = to && badCarrier(after, to);
		if (reason) return reason;
	}
	const index = nextIndex(before, after, patch, catalogue);
	for (const id of moved(before, after, patch, index)) {
		const placed = index.placed.get(id);
		const reason = placed && misfit(after, index, catalogue, placed);
		if (reason) return reason;
	}
	const lost = patch.items?.find(({ id, to }) => to && !index.placed.has(id));
	if (lost?.to) return {
		kind: "unknownModel",
		model: lost.to.model
	};
	const openings = patch.shell?.size ? [...after.openings.keys()] : patch.openings?.map(byId);
	for (const id of openings ?? []) {
		const opening = after.openings.get(id);
		const reason = opening && openingMisfit(after, index, catalogue, opening);
		if (reason) return reason;
	}
	return null;
}
var byId = ({ id }) => id;
function isOn({ items }, kid, carrier) {
	const at = items.get(kid)?.at;
	return at?.kind === "on" && at.carrier === carrier;
}
function admit(before, patch, catalogue) {
	const document = apply(before, patch);
	const reason = against(before, document, patch, catalogue);
	return reason ? {
		ok: false,
		reason
	} : {
		ok: true,
		document
	};
}
// src/room/commands/command.ts
var refused = (reason, wanted) => ({
	ok: false,
	reason,
	...wanted && { wanted }
});
var label = (verb, subject, ids = []) => ({
	verb,
	subject,
	ids
});
var itemsSubject = (document, ids) => {
	const only = ids.length === 1 ? document.items.get(ids[0]) : void 0;
	return only ? itemSubject(only) : {
		kind: "items",
		count: ids.length
	};
};
var itemSubject = ({ model, name }) => ({
	kind: "item",
	model,
	...name !== void 0 && { name }
});
/** Puts the patch through the gate. */
function settled(document, patch, catalogue, { label: named, made = [], wanted }) {
	const admitted = admit(document, patch, catalogue);
	return admitted.ok ? {
		ok: true,
		patch,
		document: admitted.document,
		label: named,
		made
	} : refused(admitted.reason, wanted);
}
// src/room/editor/report.ts
function refuse({ session, overlays, say }, reason, wanted = null, free = null) {
	const { document } = session.state();
	const suggestion = wanted && free ? {
		wanted,
		free
	} : void 0;
	const words = describeRefusal(document, session.catalogue, reason, suggestion);
	overlays.set({ trouble: {
		words,
		reason,
		wanted,
		free
	} });
	say(words, "atOnce");
}
/** Whether it was done. */
function report(editor, outcome, done) {
	if (!outcome.ok) {
		refuse(editor, outcome.reason, outcome.wanted, outcome.free);
		return false;
	}
	if (editor.overlays.state().trouble) editor.overlays.set({ trouble: null });
	editor.say(done());
	return true;
}
// src/room/describe/label.ts
function subjectWords(catalogue, subject) {
	switch (subject.kind) {
		case "item": return subject.name ?? lower(modelName(catalogue, subject.model));
		case "items": return strings.things(subject.count);
		case "opening": return lower(modelName(catalogue, subject.model));
		case "wall": return sideNames[subject.wall];
		case "light": return lightNames[subject.light];
		case "room": return "";
	}
}
var describeLabel = (catalogue, { verb, subject }) => verbNames[verb](subjectWords(catalogue, subject));
var undoneWords = (catalogue, label) => strings.undone(lower(describeLabel(catalogue, label)));
var redoneWords = (catalogue, label) => strings.redone(lower(describeLabel(catalogue, label)));
export { report as a, label as c, admit as d, apply as f, refuse as i, refused as l, invert as m, redoneWords as n, itemSubject as o, compose as p, undoneWords as r, itemsSubject as s, describeLabel as t, settled as u };
