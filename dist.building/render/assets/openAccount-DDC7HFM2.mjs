import { E as syncPorts, T as roomLayout, _ as databaseStore, g as documentIn, h as idOf, m as documentKey, w as roomKind } from "./RoomDesigner-N83TRq4y.mjs";
import { t as accept } from "./result-CkHZMt8G.mjs";
import { n as Watched } from "./watched-D0txqXRO.mjs";
import { a as unclaimed, c as keepRecord, i as readWish, l as recordsOf, n as keepWish, o as findRecord, s as freshRecord, t as claim } from "./claim-BS0rDQiF.mjs";
import { n as siteServer, t as createAskServer } from "./askServer-OewnDlLw.mjs";
import { _ as regex, b as string, d as number, f as object, g as pipe, l as minValue, n as boolean, p as optional, t as array, u as nullable, v as safeInteger, x as unknown, y as safeParse } from "./dist-Cief3F9L.mjs";
import { t as decode } from "./decode-NhJnVwNO.mjs";
import { t as encode } from "./encode-wCB33nKP.mjs";
import { n as picturesIn } from "./picturesIn-DrY15gK6.mjs";
// src/keeping/sync/retrySchedule.ts
var SOON = 2500;
var AGAIN = 1e3;
var EVERY = 2e4;
var LATER = 3e4;
var LATEST = 6e5;
function openSchedule({ after, isSeen, ask }) {
	let callOff = () => {};
	let failures = 0;
	function plan(wait, run) {
		callOff();
		callOff = after(wait, run);
	}
	return {
		soon: () => plan(SOON, () => ask("all")),
		again: () => plan(AGAIN, () => ask("all")),
		rest() {
			failures = 0;
			plan(EVERY, () => isSeen() && ask("news"));
		},
		retry(hasUnsent) {
			const wait = Math.min(LATER * 2 ** failures, LATEST);
			failures += 1;
			plan(wait, () => (hasUnsent || isSeen()) && ask("all"));
		},
		stop: () => callOff()
	};
}
// src/keeping/sync/syncDocument.ts
/** What has to happen so that both hold the same: a pure decision. */
function nextStep({ record, here, there }) {
	if (record.isLetGo) return here === null ? "forget" : "rest";
	if (record.id === null) return here === null ? "forget" : "create";
	if (there === null) return here === null ? "forget" : "letGo";
	if (here === null) return "remove";
	const isChangedHere = here !== record.base;
	const isChangedThere = there !== record.version;
	if (isChangedHere && isChangedThere) return "join";
	if (isChangedHere) return "push";
	return isChangedThere ? "pull" : "rest";
}
var later = { kind: "later" };
async function syncDocument(parts, id, record, there) {
	const { store, api, kind, newId, sendAttachments, onKeptBoth } = parts;
	const key = documentKey(kind, id);
	const read = await store.read(key);
	if (!read.ok) return later;
	const here = read.value;
	const mine = documentIn(kind, here);
	if (here !== null && !mine) return null;
	const agreed = async (change) => await keepRecord(store, id, {
		...record,
		...change
	}) ? null : later;
	async function take({ version, document }) {
		const text = kind.encode(document);
		return (await store.write(key, text, here)).ok ? agreed({
			version,
			base: text
		}) : later;
	}
	async function send(document, follows) {
		const trouble = await sendAttachments(document);
		if (trouble) return trouble;
		const saved = await api.save(record.id, follows, document);
		if (saved.ok) return agreed({
			version: saved.value.version,
			base: kind.encode(document)
		});
		return saved.reason.kind === "newer" ? join(saved.reason.newer) : saved.reason;
	}
	async function join(newer) {
		const merged = mine && kind.merge(documentIn(kind, record.base), mine, newer.document);
		if (!merged?.ok) return keepBoth(newer);
		if (!(await store.write(key, kind.encode(merged.value), here)).ok) return later;
		await agreed({
			version: newer.version,
			base: kind.encode(newer.document)
		});
		return later;
	}
	/** The account's stays what it was, in a document of its own here; this one becomes a new one there. */
	async function keepBoth({ version, document }) {
		const other = newId();
		const text = kind.encode(document);
		if (!(await store.write(documentKey(kind, other), text, null)).ok) return later;
		await keepRecord(store, other, {
			...record,
			version,
			base: text
		});
		await keepRecord(store, id, freshRecord(record.holder));
		onKeptBoth(kind.nameOf(document));
		return later;
	}
	const steps = {
		rest: async () => null,
		forget: async () => await keepRecord(store, id, null) ? null : later,
		letGo: () => agreed({
			id: null,
			version: 0,
			base: null,
			isLetGo: true
		}),
		push: () => send(mine, record.version),
		async create() {
			const trouble = await sendAttachments(mine);
			if (trouble) return trouble;
			const made = await api.create(mine, id, record.remixOf);
			if (!made.ok) return made.reason;
			return agreed({
				id: made.value.id,
				version: made.value.version,
				base: here
			});
		},
		async pull() {
			const found = await api.read(record.id);
			return found.ok ? take(found.value) : found.reason;
		},
		async join() {
			const found = await api.read(record.id);
			return found.ok ? join(found.value) : found.reason;
		},
		async remove() {
			const removed = await api.remove(record.id, record.version);
			if (removed.ok || removed.reason.kind === "gone") return steps.forget();
			return removed.reason.kind === "newer" ? take(removed.reason.newer) : removed.reason;
		}
	};
	return steps[nextStep({
		record,
		here,
		there
	})]();
}
// src/keeping/sync/syncAll.ts
async function syncAll(parts, round) {
	const { store } = parts;
	const listed = await parts.api.list(round.known);
	const news = listed.ok ? listed.value : null;
	if (news === "same") return { kind: "same" };
	const records = await recordsOf(store, round.holder);
	const troubles = /* @__PURE__ */ new Map();
	const end = async (trouble) => {
		return {
			kind: "troubled",
			trouble,
			records: (records ? await recordsOf(store, round.holder) : null) ?? /* @__PURE__ */ new Map(),
			troubles
		};
	};
	if (!news || !records) return end(listed.ok ? { kind: "unreachable" } : listed.reason);
	const { tag, value } = news;
	const { documents, quota } = value;
	const versions = new Map(documents.map(({ id, version }) => [id, version]));
	let isDone = true;
	let worst = null;
	const note = (synced) => {
		if (synced?.kind === "later") isDone = false;
		else if (synced) worst ??= synced;
		return synced?.kind === "signedOut" || synced?.kind === "unreachable";
	};
	for (const [id, record] of records) {
		if (await isMissing(parts, id) && round.isRegrettable(id)) {
			isDone = false;
			continue;
		}
		const synced = await syncDocument(parts, id, record, record.id === null ? null : versions.get(record.id) ?? null);
		if (synced && synced.kind !== "later") troubles.set(id, synced);
		if (note(synced)) break;
	}
	const known = new Set([...records.values()].map(({ id }) => id));
	for (const { id } of worst ? [] : documents) {
		if (known.has(id)) continue;
		if (note(await bringDown(parts, round.holder, id))) break;
	}
	if (worst) return end(worst);
	const after = await recordsOf(store, round.holder) ?? records;
	return {
		kind: "exchanged",
		quota,
		isDone,
		tag,
		records: after,
		troubles
	};
}
async function isMissing({ store, kind }, id) {
	const read = await store.read(documentKey(kind, id));
	return read.ok && read.value === null;
}
/** One that was made on another device. */
async function bringDown(parts, holder, id) {
	const { store, api, kind, newId } = parts;
	const found = await api.read(id);
	if (!found.ok) return found.reason.kind === "gone" ? null : found.reason;
	const { version, document } = found.value;
	const base = kind.encode(document);
	const own = newId();
	if (!await keepRecord(store, own, {
		...freshRecord(holder),
		id,
		version,
		base
	})) return { kind: "later" };
	const wrote = await store.write(documentKey(kind, own), base, null);
	if (!wrote.ok) await keepRecord(store, own, null);
	return wrote.ok ? null : { kind: "later" };
}
// src/keeping/sync/syncProgress.ts
var ofTrouble = {
	unreachable: "waiting",
	signedOut: "waiting",
	newer: "sending",
	tooMany: "full",
	tooLarge: "large"
};
async function progressOf(store, asked) {
	const { kind, id, record, trouble } = asked;
	if (record.isLetGo) return "here";
	const read = await store.read(documentKey(kind, id));
	if (record.id !== null && read.ok && read.value === record.base) return "sent";
	return trouble ? ofTrouble[trouble.kind] ?? "refused" : "sending";
}
// src/keeping/sync/accountSync.ts
/** A little longer than a document that was put away can be brought back. */
var REGRET = 12e3;
var silent = {
	at: "signedOut",
	trouble: null,
	quota: null,
	offer: 0,
	keptBoth: null,
	progress: /* @__PURE__ */ new Map()
};
function openAccountSync(ports) {
	const { store, kind, holder, after, now, alone } = ports;
	const state = new Watched(silent);
	const missingSince = /* @__PURE__ */ new Map();
	/** Written to since it was last looked at. */
	const fresh = /* @__PURE__ */ new Set();
	let isStale = false;
	let isOpen = true;
	let tag = null;
	let running = null;
	const schedule = openSchedule({
		after,
		isSeen: ports.isSeen,
		ask: (what) => void sync(what)
	});
	const isRegrettable = (id) => {
		const since = missingSince.get(id) ?? now();
		missingSince.set(id, since);
		return now() - since < REGRET;
	};
	/** `all`: why whatever was not sent could not be. */
	async function look({ records, troubles }, all) {
		const progress = /* @__PURE__ */ new Map();
		for (const [id, record] of records) {
			fresh.delete(id);
			const trouble = troubles.get(id) ?? all;
			const found = await progressOf(store, {
				kind,
				id,
				record,
				trouble
			});
			progress.set(id, found === "sent" && fresh.has(id) ? "sending" : found);
		}
		state.set({ progress });
	}
	function noteWritten(id) {
		isStale = true;
		fresh.add(id);
		const { progress } = state.state();
		if (progress.get(id) === "sent") state.set({ progress: new Map(progress).set(id, "sending") });
	}
	/** What was written meanwhile may have come too late for the round. */
	const rest = () => isStale ? schedule.soon() : schedule.rest();
	async function exchange(who, what) {
		const free = await unclaimed(store, kind);
		const wish = await readWish(store, who);
		if (wish === "yes") for (const id of free) await claim(store, id, who);
		state.set({ offer: wish === null ? free.length : 0 });
		const end = await syncAll({
			...ports,
			onKeptBoth: (keptBoth) => state.set({ keptBoth })
		}, {
			holder: who,
			isRegrettable,
			known: what === "news" ? tag : null
		});
		if (!isOpen || holder() !== who) return;
		if (end.kind === "same") return rest();
		if (end.kind === "exchanged") {
			const { quota, isDone } = end;
			tag = isDone ? end.tag : null;
			await look(end, null);
			state.set({
				at: isDone ? "kept" : "syncing",
				trouble: null,
				quota
			});
			return isDone ? rest() : schedule.again();
		}
		const { trouble } = end;
		tag = null;
		await look(end, trouble.kind === "unreachable" || trouble.kind === "signedOut" ? trouble : null);
		state.set({
			at: trouble.kind === "unreachable" ? "waiting" : "trouble",
			trouble
		});
		if (trouble.kind !== "unreachable") return rest();
		schedule.retry([...state.state().progress.values()].includes("waiting"));
	}
	async function round(what) {
		const who = holder();
		if (!who) {
			tag = null;
			return state.set(silent);
		}
		if (what === "all") {
			isStale = false;
			state.set({ at: "syncing" });
		}
		await alone(() => exchange(who, what));
	}
	/** Whoever asks while one is under way gets the one after it. */
	async function sync(what = "all") {
		schedule.stop();
		if (running) await running;
		if (!isOpen) return;
		running ??= round(what).finally(() => {
			running = null;
		});
		return running;
	}
	/** Asks to sign in where nobody is; null where they would not. */
	async function someone() {
		if (!holder() && !await ports.signIn()) return null;
		return holder();
	}
	async function bring(id) {
		const who = await someone();
		if (!who) return null;
		if (!await claim(store, id, who)) return {
			ok: false,
			reason: { kind: "otherAccount" }
		};
		await sync();
		const record = await findRecord(store, id);
		if (record?.id) return accept(record.id);
		return {
			ok: false,
			reason: state.state().trouble ?? { kind: "unreachable" }
		};
	}
	async function idInAccount(id) {
		const record = await findRecord(store, id);
		return record && record.holder === holder() ? record.id : null;
	}
	async function fetch(wanted) {
		const who = await someone();
		if (!who) return null;
		await sync();
		return [...await recordsOf(store, who) ?? /* @__PURE__ */ new Map()].find(([, { id }]) => id === wanted)?.[0] ?? null;
	}
	async function decide(wish) {
		const who = holder();
		if (!who) return;
		await keepWish(store, who, wish);
		state.set({ offer: 0 });
		if (wish === "yes") await sync();
	}
	const leaving = [
		ports.onHolder(() => void sync()),
		ports.onAttention(() => void sync()),
		ports.onWritten((key) => {
			const id = idOf(kind, key);
			if (id === null || !holder()) return;
			noteWritten(id);
			schedule.soon();
		})
	];
	sync();
	return {
		state: state.state,
		subscribe: state.subscribe,
		claim: () => decide("yes"),
		decline: () => decide("no"),
		dismissKeptBoth: () => state.set({ keptBoth: null }),
		idInAccount,
		bring,
		fetch,
		close: () => {
			isOpen = false;
			schedule.stop();
			for (const leave of leaving) leave();
		}
	};
}
// src/room/online/roomsApi.ts
var version = pipe(number(), safeInteger(), minValue(1));
var when = pipe(number(), safeInteger());
var roomId = pipe(string(), regex(/^[\w-]{4,40}$/));
var ownRoom = object({
	id: roomId,
	version,
	name: string(),
	savedAt: when,
	publishedAt: nullable(when),
	isWithdrawn: boolean(),
	credit: nullable(object({
		room: roomId,
		by: string(),
		name: string()
	}))
});
var ownRooms = object({
	rooms: array(ownRoom),
	quota: object({ rooms: object({
		most: number(),
		used: number()
	}) })
});
var roomWithDocument = object({
	id: roomId,
	version,
	name: string(),
	isOwn: boolean(),
	document: unknown()
});
var saved = object({ version });
var problem = object({
	code: string(),
	detail: string(),
	most: optional(number()),
	version: optional(version),
	document: optional(unknown())
});
var heldPictures = object({ pictures: array(object({ hash: string() })) });
/** Of this version of the site or an earlier one. */
var documentOf = (value) => documentIn({ decode }, value === void 0 ? null : JSON.stringify(value));
var plain = (document) => JSON.parse(encode(document));
var follows = (version) => ({ "If-Match": `"${version}"` });
function createRoomsApi(server) {
	const { ask, askForNews } = server;
	const room = (id, rest = "") => `/api/rooms/${id}${rest}`;
	return {
		async list(known) {
			const answer = await askForNews("/api/rooms", ownRooms, known);
			if (!answer.ok || answer.value === "same") return answer;
			const { tag, value } = answer.value;
			return accept({
				tag,
				value: {
					documents: value.rooms,
					quota: value.quota.rooms
				}
			});
		},
		async read(id) {
			const answer = await ask(room(id), { shape: roomWithDocument });
			if (!answer.ok) return answer;
			const { version, isOwn, name } = answer.value;
			const document = documentOf(answer.value.document);
			if (!document) return {
				ok: false,
				reason: { kind: "unreachable" }
			};
			return accept({
				version,
				document,
				isOwn,
				name
			});
		},
		create: (document, key, remixOf) => ask("/api/rooms", {
			method: "POST",
			headers: { "Idempotency-Key": key },
			body: {
				document: plain(document),
				...remixOf !== null && { remixOf }
			},
			shape: ownRoom
		}),
		save: (id, version, document) => ask(room(id), {
			method: "PUT",
			headers: follows(version),
			body: { document: plain(document) },
			shape: saved
		}),
		remove: (id, version) => ask(room(id), {
			method: "DELETE",
			headers: follows(version),
			body: {}
		}),
		publish: (id) => ask(room(id, "/publish"), {
			method: "POST",
			body: {},
			shape: ownRoom
		}),
		unpublish: (id) => ask(room(id, "/publish"), {
			method: "DELETE",
			body: {},
			shape: ownRoom
		}),
		async pictures() {
			const answer = await ask("/api/pictures", { shape: heldPictures });
			return answer.ok ? accept(new Set(answer.value.pictures.map(({ hash }) => hash))) : answer;
		},
		sendPicture: (hash, bytes) => ask(`/api/pictures/${hash}`, {
			method: "PUT",
			body: bytes
		})
	};
}
/** Why the server did not do what was asked, out of its answer. */
async function readTrouble(response) {
	const parsed = safeParse(problem, await response.json().catch(() => null));
	if (response.status === 401) return { kind: "signedOut" };
	if (response.status === 404) return { kind: "gone" };
	if (!parsed.success || response.status >= 500 || response.status === 429) return { kind: "unreachable" };
	const { code, detail, most = 0, version, document: json } = parsed.output;
	switch (code) {
		case "version-conflict": {
			const document = documentOf(json);
			return version !== void 0 && document ? {
				kind: "newer",
				newer: {
					version,
					document
				}
			} : {
				kind: "refused",
				words: detail
			};
		}
		case "over-quota": return {
			kind: "tooMany",
			most
		};
		case "too-large": return {
			kind: "tooLarge",
			most
		};
		default: return {
			kind: "refused",
			words: detail
		};
	}
}
var hashesIn = (document) => picturesIn(document).flatMap((ref) => ref.kind === "upload" ? [ref.hash] : []);
/** Sends the pictures that hang in a room, each once, before the room itself goes there. */
function createSendPictures({ api, read }) {
	let held = null;
	return async (document) => {
		const wanted = hashesIn(document);
		if (wanted.length === 0) return null;
		if (!held) {
			const listed = await api.pictures();
			if (!listed.ok) return listed.reason;
			held = new Set(listed.value);
		}
		for (const hash of wanted) {
			if (held.has(hash)) continue;
			const bytes = await read(hash);
			if (!bytes) continue;
			const sent = await api.sendPicture(hash, bytes);
			if (sent.ok) held.add(hash);
			else if (sent.reason.kind === "signedOut" || sent.reason.kind === "unreachable") return sent.reason;
		}
		return null;
	};
}
// src/room/online/openAccount.ts
function openAccountRooms(ports) {
	const { api } = ports;
	const sync = openAccountSync(ports);
	return {
		...sync,
		unshare: api.unpublish,
		async find(room) {
			const id = await sync.idInAccount(room);
			if (id === null) return accept(null);
			const listed = await api.list(null);
			if (!listed.ok) return listed;
			const rooms = listed.value === "same" ? [] : listed.value.value.documents;
			return accept(rooms.find((each) => each.id === id) ?? null);
		},
		async share(room) {
			const brought = await sync.bring(room);
			return brought?.ok ? api.publish(brought.value) : brought;
		}
	};
}
function openAccount(parts) {
	const { database, tabs, catalogue, shelf, signIn } = parts;
	const store = databaseStore({
		database,
		now: Date.now,
		onWrote: (key) => tabs.tell({
			kind: "text",
			key
		})
	});
	const api = createRoomsApi(createAskServer({
		...siteServer,
		troubleOf: readTrouble
	}));
	const rooms = openAccountRooms({
		...syncPorts(roomLayout),
		store,
		api,
		kind: roomKind(catalogue),
		sendAttachments: createSendPictures({
			api,
			read: shelf.read
		}),
		holder: () => {
			const session = signIn.session();
			return session && `${session.address.toLowerCase()}:${session.chainId}`;
		},
		onHolder: (listener) => {
			let last = signIn.session();
			return signIn.subscribe(() => {
				const session = signIn.session();
				if (session === last) return;
				last = session;
				listener();
			});
		},
		signIn: async () => (await signIn.require()).ok,
		onWritten: (listener) => tabs.listen(({ kind, key }) => {
			if (kind === "text" && key !== void 0) listener(key);
		})
	});
	return {
		rooms,
		api,
		store,
		close: () => {
			rooms.close();
			tabs.close();
		}
	};
}
export { openAccount };
