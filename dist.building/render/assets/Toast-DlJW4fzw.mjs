import { n as __exportAll } from "./rolldown-runtime-Fwq0Chcy.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as Listeners } from "./watched-D0txqXRO.mjs";
import { a as lazyOrNothing } from "../prerender.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/ui/toastQueue.ts
var import_react = require_react();
var room = 3;
var noToasts = {
	shown: [],
	waiting: [],
	held: false
};
var since = (toast, at) => ({
	...toast,
	since: at
});
/** An error takes longer to understand than good news. */
var lifeOf = (toast, life) => toast.kind === "error" ? 2 * life : life;
function keep(queue, stays, at) {
	const left = queue.shown.filter(stays);
	if (left.length === queue.shown.length) return queue;
	const free = room - left.length;
	const shown = [...left, ...queue.waiting.slice(0, free).map((toast) => since(toast, at))];
	return {
		shown,
		waiting: queue.waiting.slice(free),
		held: queue.held && shown.length > 0
	};
}
function add(queue, toast, at) {
	const same = (other) => other.text === toast.text && other.kind === toast.kind;
	if (queue.waiting.some(same)) return queue;
	const known = queue.shown.find(same);
	if (known) {
		const shown = queue.shown.map((other) => other === known ? since(known, at) : other);
		return {
			...queue,
			shown
		};
	}
	return queue.shown.length < room ? {
		...queue,
		shown: [...queue.shown, since(toast, at)]
	} : {
		...queue,
		waiting: [...queue.waiting, toast]
	};
}
function toastQueue(queue, event) {
	switch (event.type) {
		case "add": return add(queue, event.toast, event.at);
		case "dismiss": return keep(queue, (toast) => toast.id !== event.id, event.at);
		case "hold": return {
			...queue,
			held: true
		};
		case "release": return {
			...queue,
			shown: queue.shown.map((toast) => since(toast, event.at)),
			held: false
		};
		case "tick":
			if (queue.held) return queue;
			return keep(queue, (toast) => toast.since + lifeOf(toast, event.life) > event.at, event.at);
	}
}
/** When the next one has been seen long enough; never while they are held. */
function nextTick(queue, life) {
	if (queue.held) return Number.POSITIVE_INFINITY;
	return Math.min(...queue.shown.map((toast) => toast.since + lifeOf(toast, life)));
}
// src/ui/Toast.tsx
var Toast_exports = /* @__PURE__ */ __exportAll({
	Toasts: () => Toasts,
	toast: () => toast
});
var import_jsx_runtime = require_jsx_runtime();
var queue = noToasts;
var lastId = 0;
var listeners = new Listeners();
function send(event) {
	const before = queue;
	queue = toastQueue(queue, event);
	if (queue !== before) listeners.tell();
}
function toast(text, { kind = "plain" } = {}) {
	lastId += 1;
	send({
		type: "add",
		toast: {
			id: lastId,
			text,
			kind
		},
		at: performance.now()
	});
}
var ToastList = lazyOrNothing(async () => (await import("./ToastList-DhJ7IoW6.mjs")).ToastList);
/** `life`: how long a message stays, in milliseconds; an error stays twice as long. */
function Toasts({ life = 6e3 }) {
	const now = (0, import_react.useSyncExternalStore)(listeners.add, () => queue, () => noToasts);
	const [needed, setNeeded] = (0, import_react.useState)(false);
	if (!needed && now.shown.length > 0) setNeeded(true);
	return needed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ToastList, {
		queue: now,
		life,
		send
	}) : null;
}
export { toast as n, nextTick as r, Toast_exports as t };
