import { n as createLucideIcon } from "./Icon-CR7LvuQg.mjs";
// node_modules/lucide-react/dist/esm/icons/minus.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$3 = {
	name: "minus",
	size: 24,
	node: [["path", {
		d: "M5 12h14",
		key: "1ays0h"
	}]]
};
__iconData$3.node;
var Minus = createLucideIcon(__iconData$3);
// node_modules/lucide-react/dist/esm/icons/plus.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "plus",
	size: 24,
	node: [["path", {
		d: "M5 12h14",
		key: "1ays0h"
	}], ["path", {
		d: "M12 5v14",
		key: "s699le"
	}]]
};
__iconData$2.node;
var Plus = createLucideIcon(__iconData$2);
// node_modules/lucide-react/dist/esm/icons/rotate-ccw.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "rotate-ccw",
	size: 24,
	node: [["path", {
		d: "M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8",
		key: "1357e3"
	}], ["path", {
		d: "M3 3v5h5",
		key: "1xhq8a"
	}]]
};
__iconData$1.node;
var RotateCcw = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/rotate-cw.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "rotate-cw",
	size: 24,
	node: [["path", {
		d: "M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8",
		key: "1p45f6"
	}], ["path", {
		d: "M21 3v5h-5",
		key: "1q7to0"
	}]]
};
__iconData.node;
var RotateCw = createLucideIcon(__iconData);
// src/scene/context/context.ts
/** In milliseconds before each try: a device that has no memory left is not helped by asking on. */
var RETRIES = [
	1e3,
	4e3,
	16e3,
	6e4
];
/** A scene that stood this long was no mistake: the next loss counts as the first. */
var STEADY = 3e4;
var firstContext = {
	is: "opening",
	tries: 0
};
function nextContext(context, event) {
	const { tries } = context;
	switch (event.type) {
		case "opened": return context.is === "opening" ? {
			is: "open",
			tries,
			since: event.now
		} : context;
		case "lost": {
			if (context.is === "lost") return context;
			const made = context.is === "open" && event.now - context.since >= STEADY ? 0 : tries;
			const wait = RETRIES[made];
			return {
				is: "lost",
				tries: made + 1,
				until: wait === void 0 ? null : event.now + wait
			};
		}
		default: return context.is === "lost" ? {
			is: "opening",
			tries
		} : context;
	}
}
// src/scene/mountScene.ts
/** Gives back what ends it. */
function mountScene(place, { open, opened, lost }) {
	let context = firstContext;
	let canvas = null;
	let measure = () => {};
	let clear = () => {};
	let timer = 0;
	const ending = new AbortController();
	function send(event) {
		const before = context;
		context = nextContext(before, event);
		if (context === before || ending.signal.aborted) return;
		clearTimeout(timer);
		if (context.is === "opening") begin();
		if (context.is !== "lost") return;
		clear();
		lost();
		if (context.until === null) return;
		const due = () => document.hidden || send({ type: "due" });
		timer = window.setTimeout(due, context.until - performance.now());
	}
	async function begin() {
		const own = document.createElement("canvas");
		canvas = own;
		const isCurrent = () => canvas === own && context.is === "opening" && !ending.signal.aborted;
		const lose = () => canvas === own && send({
			type: "lost",
			now: performance.now()
		});
		own.addEventListener("webglcontextrestored", () => {
			own.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
			if (canvas === own) send({ type: "restored" });
		});
		place.append(own);
		clear = () => own.remove();
		const scene = await open(own, lose).catch(() => null);
		if (!isCurrent()) return scene?.close();
		if (!scene) return void lose();
		measure = () => {
			const { clientWidth: width, clientHeight: height } = place;
			if (width > 0 && height > 0) scene.resize(width, height, devicePixelRatio);
		};
		measure();
		const leave = opened(scene);
		clear = () => {
			[measure, clear] = [() => {}, () => {}];
			leave();
			scene.close();
			own.remove();
		};
		send({
			type: "opened",
			now: performance.now()
		});
	}
	const observer = new ResizeObserver(() => measure());
	observer.observe(place);
	document.addEventListener("visibilitychange", () => document.hidden || send({ type: "visible" }), { signal: ending.signal });
	begin();
	return () => {
		ending.abort();
		clearTimeout(timer);
		observer.disconnect();
		clear();
	};
}
export { Minus as a, Plus as i, RotateCw as n, RotateCcw as r, mountScene as t };
