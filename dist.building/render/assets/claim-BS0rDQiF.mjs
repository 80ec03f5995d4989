import { h as idOf, m as documentKey, v as overwrite } from "./RoomDesigner-N83TRq4y.mjs";
import { n as isText } from "./shape-DexFngXn.mjs";
// src/keeping/sync/syncRecord.ts
var recordPrefix = "tie/";
var recordKey = (id) => `${recordPrefix}${id}`;
var freshRecord = (holder, remixOf = null) => ({
	holder,
	id: null,
	version: 0,
	base: null,
	isLetGo: false,
	remixOf
});
/** Null where nothing is kept, or nothing that this site wrote. */
function readRecord(text) {
	if (text === null) return null;
	try {
		const { holder, id, version, base, isLetGo, remixOf } = JSON.parse(text);
		if (!isText(holder) || !Number.isSafeInteger(version)) return null;
		return {
			holder,
			version,
			isLetGo: isLetGo === true,
			id: isText(id) ? id : null,
			base: isText(base) ? base : null,
			remixOf: isText(remixOf) ? remixOf : null
		};
	} catch {
		return null;
	}
}
async function findRecord(store, id) {
	const read = await store.read(recordKey(id));
	return read.ok ? readRecord(read.value) : null;
}
/** Those of one account, by the document of this device; null where they cannot be read. */
async function recordsOf(store, holder) {
	const listed = await store.list(recordPrefix);
	if (!listed.ok) return null;
	const found = /* @__PURE__ */ new Map();
	for (const key of listed.value) {
		const id = key.slice(4);
		const record = await findRecord(store, id);
		if (record?.holder === holder) found.set(id, record);
	}
	return found;
}
/** Whatever was there: a record is only ever changed by whoever holds the lock of the exchange. */
var keepRecord = (store, id, record) => overwrite(store, recordKey(id), record && JSON.stringify(record));
// src/keeping/sync/claim.ts
var wishKey = (holder) => `account/${holder}`;
async function readWish(store, holder) {
	const read = await store.read(wishKey(holder));
	return read.ok && (read.value === "yes" || read.value === "no") ? read.value : null;
}
var keepWish = (store, holder, wish) => overwrite(store, wishKey(holder), wish);
/** The documents that belong to no account yet. */
async function unclaimed(store, kind) {
	const listed = await store.list(documentKey(kind, ""));
	const free = [];
	for (const key of listed.ok ? listed.value : []) {
		const id = idOf(kind, key);
		const read = await store.read(recordKey(id));
		if (read.ok && read.value === null) free.push(id);
	}
	return free;
}
var originKey = (id) => `remix/${id}`;
/** From which public document one was made: kept until it comes to an account, for the credit. */
var noteOrigin = (store, id, publicId) => overwrite(store, originKey(id), publicId);
/** Gives a document to an account; one that was let go is given anew. */
async function claim(store, id, holder) {
	const record = await findRecord(store, id);
	if (record && !record.isLetGo) return record.holder === holder;
	const origin = await store.read(originKey(id));
	return keepRecord(store, id, freshRecord(holder, origin.ok ? origin.value : null));
}
export { unclaimed as a, keepRecord as c, readWish as i, recordsOf as l, keepWish as n, findRecord as o, noteOrigin as r, freshRecord as s, claim as t };
