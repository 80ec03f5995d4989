import { n as __exportAll } from "./rolldown-runtime-Fwq0Chcy.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as followTopModal } from "./followTopModal-BGHsuHbt.mjs";
// src/ui/announcer.ts
var import_react = require_react();
var gap = 250;
function createAnnouncer(clock) {
	const waiting = /* @__PURE__ */ new Map();
	const saidAt = {
		polite: -250,
		assertive: -250
	};
	const due = /* @__PURE__ */ new Set();
	let say;
	const speak = (urgency) => {
		due.delete(urgency);
		const text = waiting.get(urgency);
		if (text === void 0 || !say) return;
		waiting.delete(urgency);
		saidAt[urgency] = clock.now();
		say(urgency, text);
	};
	return {
		announce(text, urgency = "polite") {
			waiting.set(urgency, text);
			if (!say || due.has(urgency)) return;
			const wait = saidAt[urgency] + gap - clock.now();
			due.add(urgency);
			if (wait <= 0) speak(urgency);
			else clock.after(wait, () => speak(urgency));
		},
		/** Readers notice a change in a region, not its arrival: what waited for it is said a little later. */
		attach(voice) {
			say = voice;
			for (const urgency of waiting.keys()) {
				due.add(urgency);
				clock.after(gap, () => speak(urgency));
			}
			return () => {
				if (say === voice) say = void 0;
			};
		}
	};
}
// src/ui/LiveRegion.tsx
var LiveRegion_exports = /* @__PURE__ */ __exportAll({
	LiveRegion: () => LiveRegion,
	announce: () => announce
});
var announcer = createAnnouncer({
	now: () => performance.now(),
	after: (wait, run) => void setTimeout(run, wait)
});
var announce = announcer.announce;
var forgotten = 7e3;
function region(urgency) {
	const element = document.createElement("div");
	element.setAttribute("role", urgency === "polite" ? "status" : "alert");
	element.setAttribute("aria-live", urgency);
	return element;
}
function openRegions() {
	const host = document.createElement("div");
	host.className = "visually-hidden";
	const regions = {
		polite: region("polite"),
		assertive: region("assertive")
	};
	host.append(regions.polite, regions.assertive);
	const follower = followTopModal(host);
	const detach = announcer.attach((urgency, text) => {
		follower.settle();
		const words = document.createElement("p");
		words.textContent = text;
		regions[urgency].replaceChildren(words);
		setTimeout(() => words.remove(), forgotten);
	});
	return () => {
		detach();
		follower.stop();
	};
}
function LiveRegion() {
	(0, import_react.useEffect)(openRegions, []);
	return null;
}
export { announce as n, LiveRegion_exports as t };
