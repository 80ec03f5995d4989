import { t as require_react } from "./react-DbA_SeLs.mjs";
import { n as Watched } from "./watched-D0txqXRO.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { a as lazyOrNothing } from "../prerender.mjs";
import { i as twist, n as distance, r as pinchOf, t as closerByWheel } from "./wheel-DB7Oq998.mjs";
import { a as useView, i as useSession, n as useEditor, o as useSelected } from "./EditorContext-CDejE1eF.mjs";
import { a as said } from "./strings-BCzobZwd.mjs";
import { a as report, c as label, i as refuse, t as describeLabel } from "./label-DBX2nr8B.mjs";
import { s as turned } from "./footprint-VcfJNV6r.mjs";
import { i as wallLength, n as runsAcross } from "./walls-DPFPWHeE.mjs";
import { i as stackOf, t as indexOf } from "./indexOf-DdILmUFM.mjs";
import { t as sameValue } from "./sameValue-CBYInl_F.mjs";
import { a as ZOOM, c as duplicateItems, d as sayHeld, f as carryBy, m as turnHeld, p as carryTo, t as act, u as keptPan, y as pickedUpWords } from "./actions-C2qBM8hP.mjs";
import { i as itemName, o as modelName } from "./refusal-eJnVm1sq.mjs";
import { r as describeItem, t as listRows } from "./list-H-6j9yFt.mjs";
import { n as sides } from "./room-BqyOiuDk.mjs";
import { t as allowance } from "./allowance-8ppxgipj.mjs";
import { a as usualUpOf } from "./rows-Ct2cmVWh.mjs";
import { A as takeLifts, et as useLayout, f as standItem } from "./RoomDesigner-N83TRq4y.mjs";
import { n as paintFloor, t as paintWalls } from "./paintWalls-D1MpRS2Q.mjs";
import { t as moveOpening } from "./moveOpening-CMHn6TtL.mjs";
// src/room/hands/Over.module.css
var import_react = require_react();
var Over_module_default = {
	twin: "_twin_1wpz8_2",
	at: "_at_1wpz8_26",
	name: "_name_1wpz8_36",
	box: "_box_1wpz8_50",
	card: "_card_1wpz8_67",
	reason: "_reason_1wpz8_93"
};
// src/room/hands/strings.ts
var import_jsx_runtime = require_jsx_runtime();
var strings = {
	things: "Things in the room",
	noThings: "Things in the room: none yet",
	building: "Walls, doors and windows",
	wall: {
		north: "Back wall",
		east: "Right wall",
		south: "Front wall",
		west: "Left wall"
	},
	on: (name, wall) => `${name}, ${wall.toLowerCase()}`,
	freeAt: (place) => `Free at ${place}.`,
	putItThere: "Put it there",
	close: "Close"
};
// src/room/hands/builtChoice.ts
var known = /* @__PURE__ */ new WeakMap();
/** One for each session, for whoever shows it. */
function builtChoiceOf(session) {
	const found = known.get(session);
	if (found) return found;
	const made = new Watched({ part: null });
	known.set(session, made);
	return made;
}
// src/room/hands/Overlays.tsx
/** Placed by the style object, so that no page carries inline styles. */
function AtSpot({ spot, children }) {
	const place = (0, import_react.useRef)(null);
	const { x, y } = spot;
	(0, import_react.useLayoutEffect)(() => {
		place.current?.style.setProperty("translate", `${Math.round(x)}px ${Math.round(y)}px`);
	}, [x, y]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		ref: place,
		className: Over_module_default.at,
		children
	});
}
var RefusalCard = lazyOrNothing(async () => (await import("./RefusalCard-DE6BX9VP.mjs")).RefusalCard);
function Overlays({ view, sight, hand }) {
	const { session } = useEditor();
	const { hover, box } = useSelected(hand.overlay, (overlay) => overlay);
	const named = useSession(({ document }) => hover ? document.items.get(hover.id) : void 0);
	const isPhone = useLayout() === "phone";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		hover && named && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AtSpot, {
			spot: hover.at,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: Over_module_default.name,
				"aria-hidden": "true",
				children: itemName(session.catalogue, named)
			})
		}),
		box && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
			className: Over_module_default.box,
			"aria-hidden": "true",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("title", { children: "" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("rect", {
				x: Math.min(box.from.x, box.to.x),
				y: Math.min(box.from.y, box.to.y),
				width: Math.abs(box.from.x - box.to.x),
				height: Math.abs(box.from.y - box.to.y),
				rx: 6
			})]
		}),
		!isPhone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefusalCard, {
			view,
			sight,
			hand
		})
	] });
}
// src/room/hands/Twin.tsx
function things(session, document, selection) {
	return listRows(document, session.catalogue).map(({ id, name, place, facing, carries }) => ({
		key: id,
		words: [
			name,
			place,
			facing,
			carries
		].filter((part) => part !== "").join(", "),
		isChosen: selection.includes(id),
		choose: (isToo) => session.select(isToo ? [...selection, id] : [id])
	}));
}
var keyOf = (part) => part.kind === "wall" ? part.wall : part.id;
function built(session, document, chosen) {
	const choice = builtChoiceOf(session);
	const option = (part, words) => ({
		key: keyOf(part),
		words,
		isChosen: chosen !== null && keyOf(chosen) === keyOf(part),
		choose: () => choice.set({ part })
	});
	return sides.flatMap((wall) => [option({
		kind: "wall",
		wall
	}, strings.wall[wall]), ...[...document.openings.values()].filter((opening) => opening.wall === wall).sort((a, b) => a.along - b.along).map(({ id, model }) => option({
		kind: "opening",
		id
	}, strings.on(modelName(session.catalogue, model), strings.wall[wall])))]);
}
/** Only these many on either side of the current one are in the page: a room may hold thousands. */
var AROUND = 12;
var PAGE = 10;
function goTo(key, from, last) {
	switch (key) {
		case "ArrowDown":
		case "ArrowRight": return Math.min(last, from + 1);
		case "ArrowUp":
		case "ArrowLeft": return Math.max(0, from - 1);
		case "PageDown": return Math.min(last, from + PAGE);
		case "PageUp": return Math.max(0, from - PAGE);
		case "Home": return 0;
		case "End": return last;
		default: return null;
	}
}
function Twin() {
	const { session } = useEditor();
	const id = (0, import_react.useId)();
	const [active, setActive] = (0, import_react.useState)(null);
	const document = useSession((state) => state.document);
	const selection = useSession((state) => state.selection);
	const isHolding = useSession(({ tool }) => tool.at === "holding");
	const trade = useView((view) => view.trade);
	const { part } = useSelected(builtChoiceOf(session), (choice) => choice);
	const options = (0, import_react.useMemo)(() => trade === "build" ? built(session, document, part) : things(session, document, selection), [
		trade,
		session,
		document,
		part,
		selection
	]);
	const own = options.findIndex(({ key }) => key === active);
	const chosen = options.findIndex(({ isChosen }) => isChosen);
	const at = own >= 0 && (chosen < 0 || options[own].isChosen) ? own : chosen;
	const onKeyDown = (event) => {
		if (isHolding || event.altKey || event.ctrlKey || event.metaKey) return;
		const next = goTo(event.key, at, options.length - 1);
		const option = next === null ? void 0 : options[next];
		if (next === null) return;
		event.preventDefault();
		if (!option) return;
		setActive(option.key);
		option.choose(event.shiftKey);
	};
	const from = Math.max(0, at - AROUND);
	const label = trade === "build" ? strings.building : options.length > 0 ? strings.things : strings.noThings;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "listbox",
		className: Over_module_default.twin,
		tabIndex: 0,
		"data-home": "",
		"aria-label": label,
		"aria-multiselectable": trade === "furnish",
		"aria-activedescendant": at >= 0 ? `${id}${at}` : void 0,
		onKeyDown,
		children: options.slice(from, Math.max(0, at) + AROUND + 1).map((option, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			id: `${id}${from + i}`,
			role: "option",
			"aria-selected": option.isChosen,
			"aria-setsize": options.length,
			"aria-posinset": from + i + 1,
			tabIndex: -1,
			children: option.words
		}, option.key))
	});
}
// src/room/hands/gesture.ts
/** Pixels that a pointer may stray in a click. */
var STRAY = {
	mouse: 4,
	touch: 8
};
var resting = {
	fingers: [],
	doing: { is: "resting" },
	lastClick: null,
	hover: null
};
/** When the machine wants to be told the time, if nothing happens before. */
var wakeAt = ({ doing, hover }) => doing.is === "pressing" ? doing.longAt : doing.is === "resting" ? hover?.showAt ?? null : null;
/** What a finger carries is seen above it. */
var carriedAt = ({ kind, at }) => kind === "touch" ? {
	x: at.x,
	y: at.y - 56
} : at;
// src/room/hands/step.ts
var to = (state, doing, ...intents) => ({
	state: {
		...state,
		doing
	},
	intents
});
var stay = (state, ...intents) => ({
	state,
	intents
});
var andThen = (step, next) => {
	const after = next(step.state);
	return {
		state: after.state,
		intents: [...step.intents, ...after.intents]
	};
};
/** Nothing further until every finger is up. */
var spent = (state, ...intents) => to(state, { is: state.fingers.length > 0 ? "spent" : "resting" }, ...intents);
var replaced = (fingers, finger) => fingers.map((each) => each.pointer === finger.pointer ? finger : each);
// src/room/hands/drag.ts
/** Speed is told from a moment long enough to be one. */
var MOMENT = 80;
/** Pixels and degrees that two fingers may stray in a tap. */
var SLACK = 12;
var carrying = {
	is: "carrying",
	isFree: false,
	hasMoved: true,
	angle: null
};
var hasStrayed = (finger) => distance(finger.from, finger.at) > STRAY[finger.kind];
function moved(finger, { at, now }) {
	const isOld = now - finger.before.now >= MOMENT;
	return {
		...finger,
		at,
		now,
		...isOld && { before: {
			at: finger.at,
			now: finger.now
		} }
	};
}
/** A press has become a drag. */
function begun(state, finger, see) {
	const { doing } = state;
	if (doing.is !== "pressing" || !hasStrayed(finger)) return stay(state);
	const { on, keys } = doing;
	const isMouse = finger.kind === "mouse";
	const pan = to(state, { is: "panning" }, {
		do: "pan",
		from: finger.from,
		to: finger.at
	});
	if (on?.kind === "item") {
		if (!isMouse && !see.isChosen(on.id)) return pan;
		const take = isMouse && keys.alt ? "duplicate" : "pickUp";
		return to(state, carrying, ...keys.shift && !see.isChosen(on.id) ? [{
			do: "select",
			id: on.id,
			how: "add"
		}] : [], {
			do: take,
			id: on.id,
			at: finger.from
		}, {
			do: "carry",
			at: carriedAt(finger)
		});
	}
	if (on?.kind === "opening") return to(state, { is: "sliding" }, {
		do: "choose",
		part: {
			kind: "opening",
			id: on.id
		}
	}, {
		do: "grabOpening",
		id: on.id,
		at: finger.from
	}, {
		do: "slide",
		at: finger.at
	});
	if (isMouse && keys.shift) return to(state, { is: "boxing" }, {
		do: "box",
		from: finger.from,
		to: finger.at
	});
	return pan;
}
function pinched(state) {
	const { doing, fingers } = state;
	const [a, b] = fingers;
	if (doing.is !== "pinching" || !a || !b) return stay(state);
	const now = pinchOf(a.at, b.at);
	const { last } = doing;
	const start = pinchOf(a.from, b.from);
	const hasMoved = doing.hasMoved || distance(start.middle, now.middle) > SLACK || Math.abs(start.distance - now.distance) > SLACK || fingers.some(({ from, at }) => distance(from, at) > SLACK);
	if (!hasMoved) return stay(state);
	const turn = twist(doing.angle, now.angle);
	const isTurned = Math.abs(turn) >= 40;
	return to(state, {
		...doing,
		hasMoved,
		last: now,
		...isTurned && { angle: now.angle }
	}, {
		do: "pan",
		from: last.middle,
		to: now.middle
	}, {
		do: "zoom",
		at: now.middle,
		by: now.distance / last.distance
	}, ...isTurned ? [{
		do: "quarter",
		by: turn > 0 ? 1 : -1
	}] : []);
}
/** Two fingers on what is held: a twist to the right turns it to the right. */
function turnedBy(state, base) {
	const [a, b] = state.fingers;
	if (!a || !b) return {
		angle: base,
		by: null
	};
	const { angle } = pinchOf(a.at, b.at);
	const turn = twist(base, angle);
	return Math.abs(turn) >= 40 ? {
		angle,
		by: turn > 0 ? -1 : 1
	} : {
		angle: base,
		by: null
	};
}
function drag(before, event, see) {
	const known = before.fingers.find(({ pointer }) => pointer === event.pointer);
	if (!known) return stay(before);
	const finger = moved(known, event);
	const state = {
		...before,
		fingers: replaced(before.fingers, finger)
	};
	const { doing } = state;
	const isFirst = state.fingers[0]?.pointer === finger.pointer;
	switch (doing.is) {
		case "pressing": return begun(state, finger, see);
		case "carrying":
			if (doing.angle !== null) {
				const { angle, by } = turnedBy(state, doing.angle);
				if (by !== null) return to(state, {
					...doing,
					angle
				}, {
					do: "turnHeld",
					by
				});
			}
			if (!isFirst || !doing.hasMoved && !hasStrayed(finger)) return stay(state);
			return to(state, {
				...doing,
				hasMoved: true
			}, {
				do: "carry",
				at: carriedAt(finger)
			});
		case "twisting": {
			const { angle, by } = turnedBy(state, doing.angle);
			return by === null ? stay(state) : to(state, {
				...doing,
				angle
			}, {
				do: "turnHeld",
				by
			});
		}
		case "panning": return isFirst ? stay(state, {
			do: "pan",
			from: known.at,
			to: finger.at
		}) : stay(state);
		case "boxing": return stay(state, {
			do: "box",
			from: finger.from,
			to: finger.at
		});
		case "sliding": return isFirst ? stay(state, {
			do: "slide",
			at: finger.at
		}) : stay(state);
		case "painting": return isFirst ? stay(state, {
			do: "paint",
			at: finger.at,
			isFirst: false
		}) : stay(state);
		case "pinching": return andThen(stay(state), pinched);
		default: return stay(state);
	}
}
// src/room/hands/giveUp.ts
function undoing({ doing }) {
	switch (doing.is) {
		case "carrying":
		case "twisting": return [{ do: "putBack" }];
		case "boxing": return [{ do: "unbox" }];
		case "sliding": return [{ do: "undoSlide" }];
		case "painting": return [{ do: "undoPaint" }];
		default: return [];
	}
}
function giveUp(state) {
	const hidden = state.hover?.isShown ? [{
		do: "hover",
		id: null,
		at: state.hover.at
	}] : [];
	return spent({
		...state,
		hover: null
	}, ...undoing(state), ...hidden);
}
// src/room/hands/press.ts
var fingerOf = ({ pointer, kind, at, now }) => ({
	pointer,
	kind,
	from: at,
	at,
	now,
	before: {
		at,
		now
	},
	since: now
});
function first(state, event, see) {
	const { kind, button, at, now, keys } = event;
	if (button === 1 || button === 0 && keys.space) return to(state, { is: "panning" });
	if (button !== 0) return to(state, { is: "spent" });
	if (see.isHolding()) {
		const carrying = {
			is: "carrying",
			isFree: true,
			hasMoved: false,
			angle: null
		};
		return kind === "mouse" ? to(state, {
			...carrying,
			hasMoved: true
		}, {
			do: "grasp",
			at: null
		}, {
			do: "carry",
			at
		}) : to(state, carrying, {
			do: "grasp",
			at
		});
	}
	if (see.isPainting()) return to(state, { is: "painting" }, {
		do: "paint",
		at,
		isFirst: true
	});
	const longAt = kind === "touch" ? now + 350 : null;
	return to(state, {
		is: "pressing",
		on: see.pick(at),
		keys,
		longAt
	});
}
/** Another finger beside those that are down. */
function further(state) {
	const [a, b] = state.fingers;
	if (!a || !b) return stay(state);
	const pinch = pinchOf(a.at, b.at);
	const { doing, fingers } = state;
	switch (doing.is) {
		case "carrying": return doing.isFree && !doing.hasMoved ? to(state, {
			is: "twisting",
			angle: pinch.angle
		}) : to(state, {
			...doing,
			angle: pinch.angle
		});
		case "pressing":
		case "panning": return to(state, {
			is: "pinching",
			hasMoved: doing.is === "panning",
			most: fingers.length,
			since: a.since,
			last: pinch,
			angle: pinch.angle
		});
		case "pinching": return to(state, {
			...doing,
			most: Math.max(doing.most, fingers.length)
		});
		default: return stay(state);
	}
}
function press(before, event, see) {
	const isKnown = before.fingers.some(({ pointer }) => pointer === event.pointer);
	const lost = isKnown ? {
		...before,
		fingers: []
	} : before;
	return andThen(isKnown ? giveUp(lost) : stay(before), (state) => {
		const hidden = state.hover?.isShown ? [{
			do: "hover",
			id: null,
			at: event.at
		}] : [];
		return andThen(stay({
			...state,
			hover: null,
			fingers: [...state.fingers, fingerOf(event)]
		}, ...hidden), (down) => down.fingers.length === 1 ? first(down, event, see) : further(down));
	});
}
function lift(before, event) {
	return andThen(giveUp({
		...before,
		fingers: []
	}), (state) => to({
		...state,
		fingers: [fingerOf(event)]
	}, {
		is: "carrying",
		isFree: false,
		hasMoved: true,
		angle: null
	}, {
		do: "lift",
		model: event.model,
		at: event.at
	}));
}
// src/room/hands/release.ts
/** Clicked or tapped. */
function click(state, finger) {
	const { doing, lastClick } = state;
	if (doing.is !== "pressing") return stay(state);
	const { on, keys } = doing;
	const unclicked = {
		...state,
		lastClick: null
	};
	if (on?.kind === "item") {
		const { id } = on;
		const isDouble = lastClick?.id === id && finger.now - lastClick.now <= 400 && !keys.shift;
		const how = isDouble ? "stack" : keys.shift ? "add" : "only";
		return spent({
			...state,
			lastClick: isDouble ? null : {
				id,
				now: finger.now
			}
		}, {
			do: "select",
			id,
			how
		});
	}
	if (on?.kind === "opening") return spent(unclicked, {
		do: "choose",
		part: {
			kind: "opening",
			id: on.id
		}
	});
	if (on?.kind === "wall") return spent(unclicked, {
		do: "choose",
		part: {
			kind: "wall",
			wall: on.wall
		}
	});
	return spent(unclicked, {
		do: "select",
		id: null,
		how: "only"
	}, {
		do: "choose",
		part: null
	});
}
/** Let go over the sheet, or thrown at it. */
function isPutAway({ kind, at, now, before }, height) {
	if (kind !== "touch") return false;
	const speed = now > before.now ? (at.y - before.at.y) / (now - before.now) : 0;
	return at.y >= height || speed >= .9 && at.y + speed * 140 >= height;
}
function carried(state, finger, see) {
	const { doing } = state;
	if (doing.is !== "carrying") return stay(state);
	if (doing.hasMoved) {
		if (isPutAway(finger, see.height())) return spent(state, { do: "putAway" });
		return spent(state, {
			do: "putDown",
			ifRefused: doing.isFree ? "stay" : "goBack"
		});
	}
	if (doing.isFree) return spent(state, {
		do: "grasp",
		at: null
	}, {
		do: "carry",
		at: finger.at
	});
	return spent(state, { do: "putBack" }, {
		do: "menu",
		at: finger.at
	});
}
function unpinched(state, now) {
	const { doing, fingers } = state;
	if (doing.is !== "pinching") return stay(state);
	if (doing.hasMoved) return fingers.length === 1 ? to(state, { is: "panning" }) : stay(state);
	if (fingers.length > 0) return stay(state);
	if (now - doing.since > 300) return spent(state);
	return doing.most === 2 ? spent(state, { do: "undo" }) : doing.most === 3 ? spent(state, { do: "redo" }) : spent(state);
}
/** The fingers that are left are those of `state`. */
function release(state, finger, isFirst, see) {
	const { doing } = state;
	switch (doing.is) {
		case "pressing": return click(state, finger);
		case "carrying": return isFirst ? carried(state, finger, see) : to(state, {
			...doing,
			angle: null
		});
		case "pinching": return unpinched(state, finger.now);
		case "boxing": return spent(state, {
			do: "boxed",
			from: finger.from,
			to: finger.at
		});
		case "sliding": return isFirst ? spent(state, { do: "endSlide" }) : stay(state);
		case "painting": return isFirst ? spent(state, { do: "endPaint" }) : stay(state);
		case "panning": return state.fingers.length > 0 ? stay(state) : spent(state);
		default: return spent(state);
	}
}
function cancelled(state, event) {
	const fingers = state.fingers.filter(({ pointer }) => pointer !== event.pointer);
	if (fingers.length === state.fingers.length) return stay(state);
	return giveUp({
		...state,
		fingers
	});
}
function longPressed(state) {
	const { doing, fingers } = state;
	const [finger] = fingers;
	if (doing.is !== "pressing" || !finger) return stay(state);
	const { on } = doing;
	if (on?.kind === "item") return to(state, {
		is: "carrying",
		isFree: false,
		hasMoved: false,
		angle: null
	}, { do: "buzz" }, {
		do: "pickUp",
		id: on.id,
		at: finger.from
	});
	return spent(state, { do: "buzz" }, ...on?.kind === "opening" ? [{
		do: "choose",
		part: {
			kind: "opening",
			id: on.id
		}
	}] : on?.kind === "wall" ? [{
		do: "choose",
		part: {
			kind: "wall",
			wall: on.wall
		}
	}] : [], {
		do: "menu",
		at: finger.at
	});
}
var isLong = ({ doing }, now) => doing.is === "pressing" && doing.longAt !== null && now >= doing.longAt;
// src/room/hands/machine.ts
/** No button is down: what is held follows, else a name appears where the pointer rests. */
function roam(state, { at, now }, see) {
	if (see.isHolding()) return stay({
		...state,
		hover: null
	}, {
		do: "follow",
		at
	});
	const { hover } = state;
	if (hover && distance(hover.at, at) <= STRAY.mouse) return stay(state);
	const next = stay({
		...state,
		hover: {
			at,
			showAt: now + 400,
			isShown: false
		}
	});
	return hover?.isShown ? stay(next.state, {
		do: "hover",
		id: null,
		at
	}) : next;
}
function rested(state, see) {
	const { hover } = state;
	if (!hover) return stay(state);
	const on = see.pick(hover.at);
	const id = on?.kind === "item" ? on.id : null;
	const next = {
		...state,
		hover: {
			...hover,
			showAt: null,
			isShown: id !== null
		}
	};
	return id === null ? stay(next) : stay(next, {
		do: "hover",
		id,
		at: hover.at
	});
}
function told(state, now, see) {
	if (isLong(state, now)) return longPressed(state);
	const showAt = state.doing.is === "resting" ? state.hover?.showAt : null;
	return showAt !== null && showAt !== void 0 && now >= showAt ? rested(state, see) : stay(state);
}
function raised(before, event, see) {
	const known = before.fingers.find(({ pointer }) => pointer === event.pointer);
	if (!known) return stay(before);
	const isFirst = before.fingers[0] === known;
	return andThen(drag(before, {
		...event,
		type: "move"
	}, see), (state) => {
		const finger = state.fingers.find(({ pointer }) => pointer === event.pointer) ?? known;
		const left = state.fingers.filter(({ pointer }) => pointer !== event.pointer);
		return release({
			...state,
			fingers: left
		}, moved(finger, event), isFirst, see);
	});
}
function menu(state, { at }, see) {
	if (see.isHolding()) return andThen(giveUp(state), (after) => stay(after, { do: "putBack" }));
	const on = see.pick(at);
	return andThen(giveUp(state), (after) => stay(after, ...on?.kind === "item" && !see.isChosen(on.id) ? [{
		do: "select",
		id: on.id,
		how: "only"
	}] : [], ...on?.kind === "opening" ? [{
		do: "choose",
		part: {
			kind: "opening",
			id: on.id
		}
	}] : [], {
		do: "menu",
		at
	}));
}
function step(state, event, see) {
	switch (event.type) {
		case "down": return press(state, event, see);
		case "move": return state.fingers.length === 0 ? roam(state, event, see) : drag(state, event, see);
		case "up": return raised(state, event, see);
		case "cancel": return cancelled(state, event);
		case "lift": return lift(state, event);
		case "wheel": return stay(state, {
			do: "zoom",
			at: event.at,
			by: event.by
		});
		case "menu": return menu(state, event, see);
		case "leave": return state.fingers.length === 0 ? giveUp(state) : stay(state);
		case "tick": return told(state, event.now, see);
		case "abort": return andThen(giveUp({
			...state,
			fingers: []
		}), (after) => to({
			...after,
			lastClick: null
		}, { is: "resting" }, { do: "putBack" }));
	}
}
// src/room/hands/attachHands.ts
var kindOf = ({ pointerType }) => pointerType === "mouse" ? "mouse" : "touch";
/** For each pixel of a wheel, and of two fingers on a pad. */
var EAGER = {
	wheel: .0015,
	pad: .01
};
function attachHands(element, hand) {
	let state = resting;
	let timer = 0;
	let isWorking = false;
	let lastKind = "mouse";
	let hasSpace = false;
	const stop = new AbortController();
	const { signal } = stop;
	const at = ({ clientX, clientY }) => {
		const box = element.getBoundingClientRect();
		return {
			x: clientX - box.left,
			y: clientY - box.top
		};
	};
	const feed = (event) => {
		const next = step(state, event, hand.circumstances);
		state = next.state;
		isWorking = true;
		for (const intent of next.intents) hand.carryOut(intent);
		isWorking = false;
		const { is } = state.doing;
		element.dataset.hand = is === "pressing" || is === "spent" ? "resting" : is;
		clearTimeout(timer);
		const wake = wakeAt(state);
		if (wake !== null) timer = window.setTimeout(tick, Math.max(0, wake - performance.now()) + 1);
	};
	const tick = () => feed({
		type: "tick",
		now: performance.now()
	});
	const isControl = ({ target }) => target instanceof Element && target.closest("button, a, input") !== null;
	const pointing = (type) => (event) => {
		const { pointerId: pointer } = event;
		if (state.fingers.some((finger) => finger.pointer === pointer) || type === "move" && state.fingers.length === 0 && isOver(event)) feed({
			type,
			pointer,
			at: at(event),
			now: performance.now()
		});
	};
	const isOver = (event) => event instanceof PointerEvent && event.pointerType === "mouse" && event.target instanceof Element && element.contains(event.target) && !isControl(event);
	const onMouseDown = (event) => {
		if (isControl(event)) return;
		event.preventDefault();
		element.querySelector("[data-home]")?.focus({ preventScroll: true });
	};
	const onDown = (event) => {
		if (isControl(event)) return;
		const kind = kindOf(event);
		lastKind = kind;
		if (kind === "mouse" && event.button === 2) return;
		if (event.button === 1) event.preventDefault();
		const { shiftKey: shift, altKey: alt, button, pointerId: pointer } = event;
		const keys = {
			shift,
			alt,
			space: hasSpace
		};
		feed({
			type: "down",
			pointer,
			kind,
			button,
			at: at(event),
			now: performance.now(),
			keys
		});
	};
	const onMenu = (event) => {
		event.preventDefault();
		if (lastKind === "mouse" && event.button === 2) feed({
			type: "menu",
			at: at(event)
		});
	};
	const onWheel = (event) => {
		event.preventDefault();
		feed({
			type: "wheel",
			at: at(event),
			by: closerByWheel(event, EAGER.wheel, EAGER.pad)
		});
	};
	const onSpace = (isDown) => (event) => {
		if (event.key === " ") hasSpace = isDown;
	};
	const onTouchMove = (event) => {
		const isOnRoom = element.contains(event.target) && !isControl(event);
		if (event.cancelable && (isOnRoom || state.doing.is === "carrying")) event.preventDefault();
	};
	element.addEventListener("pointerdown", onDown, { signal });
	element.addEventListener("mousedown", onMouseDown, { signal });
	element.addEventListener("contextmenu", onMenu, { signal });
	element.addEventListener("wheel", onWheel, {
		signal,
		passive: false
	});
	element.addEventListener("pointerleave", () => feed({ type: "leave" }), { signal });
	window.addEventListener("pointermove", pointing("move"), { signal });
	window.addEventListener("pointerup", pointing("up"), { signal });
	window.addEventListener("pointercancel", ({ pointerId }) => feed({
		type: "cancel",
		pointer: pointerId
	}), { signal });
	window.addEventListener("touchmove", onTouchMove, {
		signal,
		passive: false
	});
	window.addEventListener("keydown", onSpace(true), { signal });
	window.addEventListener("keyup", onSpace(false), { signal });
	window.addEventListener("blur", () => {
		hasSpace = false;
		if (state.fingers.length > 0) feed({ type: "abort" });
	}, { signal });
	const leaveLifts = takeLifts((model, event) => {
		const { pointerId: pointer } = event;
		const kind = kindOf(event);
		lastKind = kind;
		feed({
			type: "lift",
			pointer,
			kind,
			model,
			at: at(event),
			now: performance.now()
		});
	});
	return {
		forget: () => {
			if (!isWorking && state.doing.is === "carrying") state = {
				...state,
				doing: { is: "spent" }
			};
		},
		detach: () => {
			leaveLifts();
			stop.abort();
			clearTimeout(timer);
			if (state.fingers.length > 0) {
				const { intents } = step(state, { type: "abort" }, hand.circumstances);
				for (const intent of intents) hand.carryOut(intent);
			}
			delete element.dataset.hand;
		}
	};
}
// src/room/hands/building.ts
var between = (value, most) => Math.max(0, Math.min(most, value));
var Building = class {
	#editor;
	#sight;
	#sliding = null;
	#stroke = null;
	constructor(editor, sight) {
		this.#editor = editor;
		this.#sight = sight;
	}
	grab(id, at) {
		const { session } = this.#editor;
		const opening = session.state().document.openings.get(id);
		const model = opening && session.catalogue.opening(opening.model);
		if (!opening || !model) return;
		const point = this.#sight().wallAt(at.x, at.y);
		const isOnIt = point?.wall === opening.wall;
		const along = isOnIt ? point.along - opening.along : model.width / 2;
		const up = isOnIt && point.up !== null ? point.up - opening.up : model.height / 2;
		session.begin();
		this.#sliding = {
			id,
			along,
			up,
			refusal: null
		};
	}
	slide(at) {
		const grip = this.#sliding;
		const { session } = this.#editor;
		const { document } = session.state();
		const opening = grip && document.openings.get(grip.id);
		const model = opening && session.catalogue.opening(opening.model);
		const point = this.#sight().wallAt(at.x, at.y);
		if (!grip || !opening || !model || !point) return;
		const { size } = document.shell;
		const most = wallLength(size, point.wall) - model.width;
		const along = between(Math.round(point.along - grip.along), most);
		const up = model.kind === "window" && point.up !== null ? between(Math.round(point.up - grip.up), size.height - model.height) : opening.up;
		const outcome = session.dispatch(moveOpening, {
			id: grip.id,
			wall: point.wall,
			along,
			up
		});
		const isStill = !outcome.ok && outcome.reason.kind === "nothingChanges";
		this.#sliding = {
			...grip,
			refusal: outcome.ok || isStill ? null : outcome.reason
		};
	}
	endSlide() {
		const sliding = this.#sliding;
		this.#sliding = null;
		const { session, say } = this.#editor;
		const opening = sliding && session.state().document.openings.get(sliding.id);
		if (!sliding) return;
		const before = session.state().history;
		const name = label("moveOpening", {
			kind: "opening",
			model: opening?.model ?? ""
		});
		session.finish(name);
		if (sliding.refusal) refuse(this.#editor, sliding.refusal);
		else if (before.past.length > (before.marks.at(-1)?.length ?? 0)) say(said.done(describeLabel(session.catalogue, name)));
	}
	undoSlide() {
		if (!this.#sliding) return;
		this.#sliding = null;
		this.#editor.session.bail();
	}
	paint(at, isFirst) {
		const { session } = this.#editor;
		if (isFirst) {
			session.begin();
			this.#stroke = {
				done: "",
				label: null
			};
		}
		const { tool } = session.state();
		const on = this.#sight().pick(at.x, at.y);
		if (tool.at !== "painting" || !this.#stroke || !on) return;
		const ground = on.kind === "wall" ? on.wall : on.kind === "floor" ? "floor" : null;
		if (!ground || ground === this.#stroke.done) return;
		const { finish } = tool;
		const outcome = ground === "floor" ? session.dispatch(paintFloor, { finish }) : session.dispatch(paintWalls, {
			walls: [ground],
			finish
		});
		if (!(outcome.ok || outcome.reason.kind === "nothingChanges")) refuse(this.#editor, outcome.reason);
		const name = outcome.ok && this.#stroke.label !== null ? label("paintWalls", { kind: "room" }) : null;
		const own = outcome.ok ? name ?? outcome.label : this.#stroke.label;
		this.#stroke = {
			done: ground,
			label: own
		};
	}
	endPaint() {
		const stroke = this.#stroke;
		if (!stroke) return;
		this.#stroke = null;
		const { session, say } = this.#editor;
		session.finish(stroke.label ?? label("paintWalls", { kind: "room" }));
		if (stroke.label) say(said.done(describeLabel(session.catalogue, stroke.label)));
	}
	undoPaint() {
		if (!this.#stroke) return;
		this.#stroke = null;
		const { session } = this.#editor;
		const { tool } = session.state();
		session.bail();
		if (tool.at === "painting") session.paintWith(tool.finish);
	}
};
// src/room/hands/copyTo.ts
/** One entry, also where the copy was turned on its way. */
function copyTo(session, first, { item, borrow }, stamp) {
	session.rest();
	const ids = [first.id];
	if (item.turn === first.turn) return session.dispatch(duplicateItems, {
		ids,
		stamp,
		at: item.at,
		borrow
	});
	session.begin();
	const made = session.dispatch(duplicateItems, {
		ids,
		stamp,
		borrow
	});
	const [id] = made.ok ? made.made : [];
	const stood = id === void 0 ? made : session.dispatch(standItem, {
		id,
		at: item.at,
		turn: item.turn
	});
	if (!made.ok || !stood.ok && stood.reason.kind !== "nothingChanges") {
		session.bail();
		return stood;
	}
	session.finish(made.label);
	session.select(made.made);
	return made;
}
// src/room/hands/stepBetween.ts
var nowhere$1 = {
	x: 0,
	z: 0,
	up: 0
};
/** Several keep the ground they have: where the thing would change its own, they stay. */
function stepBetween(from, to) {
	if (from.kind === "floor" && to.kind === "floor") return {
		x: to.x - from.x,
		z: to.z - from.z,
		up: 0
	};
	if (from.kind === "wall" && to.kind === "wall" && from.wall === to.wall) {
		const along = to.along - from.along;
		const up = to.up - from.up;
		return runsAcross(from.wall) ? {
			x: along,
			z: 0,
			up
		} : {
			x: 0,
			z: along,
			up
		};
	}
	return nowhere$1;
}
// src/room/hands/heldThings.ts
var byTheMiddle = {
	x: 0,
	z: 0
};
var HeldThings = class {
	#editor;
	#sight;
	#grip = byTheMiddle;
	/** Of several, the one that the pointer has. */
	#lead = null;
	#copyOf = null;
	/** Refused where it was clicked: it waits there, so that the offer can be reached. */
	#waiting = null;
	constructor(editor, sight) {
		this.#editor = editor;
		this.#sight = sight;
	}
	get #session() {
		return this.#editor.session;
	}
	#held() {
		const { tool } = this.#session.state();
		return tool.at === "holding" ? tool : null;
	}
	pickUp(id, at) {
		const { selection, document } = this.#session.state();
		const item = document.items.get(id);
		if (!item) return;
		const ids = selection.includes(id) ? selection : [id];
		if (!selection.includes(id)) this.#session.select([id]);
		this.#take(item, at);
		this.#session.pickUp(ids);
		this.#editor.say(ids.length === 1 ? pickedUpWords(this.#session.catalogue, item) : said.pickedUpSeveral(ids.length));
	}
	duplicate(id, at) {
		const item = this.#session.state().document.items.get(id);
		if (!item) return;
		this.#take(item, at);
		this.#copyOf = item;
		const copy = {
			...item,
			id: this.#editor.newId()
		};
		this.#session.hold(copy, { borrow: this.#isShort(item.model) });
		this.#editor.say(pickedUpWords(this.#session.catalogue, copy));
	}
	lift(model, at) {
		const { session, newId, view, say } = this.#editor;
		const known = session.catalogue.item(model);
		if (!known) return;
		const isHung = !known.stands.includes("floor") && known.stands.includes("wall");
		const start = isHung ? {
			kind: "wall",
			wall: "north",
			along: 0,
			up: usualUpOf(model)
		} : {
			kind: "floor",
			x: 0,
			z: 0
		};
		const turn = isHung ? 0 : view.state().quarter;
		const item = {
			id: newId(),
			model,
			at: start,
			turn
		};
		this.#take(item, null);
		session.hold(item, { borrow: this.#isShort(model) });
		this.carry(at);
		say(pickedUpWords(session.catalogue, item));
	}
	/** Takes up what the free hand holds: as it is grasped, or by its middle. */
	grasp(at) {
		const held = this.#held()?.held;
		if (!held || held.kind === "several") return;
		const copyOf = this.#lead?.id === held.item.id ? this.#copyOf : null;
		this.#take(held.item, at);
		this.#copyOf = copyOf;
	}
	follow(at) {
		const held = this.#held()?.held;
		if (!held || held.kind === "several" || held.item.id === this.#waiting) return;
		this.grasp(null);
		this.carry(at);
	}
	#take(item, at) {
		this.#lead = item;
		this.#waiting = null;
		this.#copyOf = null;
		this.#grip = at ? this.#sight().gripOf(item, at.x, at.y) : byTheMiddle;
		this.#editor.overlays.set({ trouble: null });
	}
	carry({ x, y }) {
		const { held, ghost } = this.#held() ?? {};
		if (!held || !ghost) return;
		const item = held.kind === "several" ? this.#lead : held.item;
		const to = item && this.#sight().placeFor(item, x, y, this.#grip);
		if (!item || !to) return;
		if (held.kind === "several") this.#session.carry(carryBy(stepBetween(item.at, to)));
		else if (sameValue(to, item.at)) return;
		else this.#session.carry(carryTo(to));
		sayHeld(this.#editor);
	}
	turn(by) {
		this.#session.carry(turnHeld(by));
		sayHeld(this.#editor);
	}
	putDown(ifRefused) {
		const tool = this.#held();
		if (!tool) return;
		const first = tool.held.kind === "new" && !tool.ghost.reason ? this.#copyOf : null;
		const outcome = first && tool.held.kind === "new" ? copyTo(this.#session, first, tool.held, this.#editor.newId()) : this.#session.putDown();
		if (!outcome) return;
		const ids = tool.ghost.items.map(({ id }) => id);
		if (!outcome.ok && outcome.reason.kind === "nothingChanges") {
			this.#editor.say(this.#words(ids));
			return;
		}
		report(this.#editor, outcome, () => this.#words(outcome.ok && outcome.made.length > 0 ? outcome.made : ids));
		if (outcome.ok) return;
		if (ifRefused === "goBack") this.#session.rest();
		else this.#waiting = ids[0] ?? null;
	}
	putBack() {
		if (this.#held()) act(this.#editor, "back", "byPointer");
	}
	putAway() {
		const tool = this.#held();
		if (!tool) return;
		const { held } = tool;
		if (held.kind === "new") {
			this.putBack();
			return;
		}
		const ids = held.kind === "one" ? [held.item.id] : held.ids;
		this.#session.rest();
		this.#session.select(ids);
		act(this.#editor, "putAway", "byPointer");
	}
	/** The place that was offered instead, for what is held or was just refused. */
	takeOffer() {
		const { session, overlays } = this.#editor;
		if (this.#held()) {
			act(this.#editor, "grasp", "byPointer");
			return;
		}
		const { trouble } = overlays.state();
		if (!trouble?.free || !trouble.wanted) return;
		const { wanted, free } = trouble;
		if (session.state().document.items.has(wanted.id)) session.pickUp([wanted.id]);
		else session.hold(wanted, { borrow: this.#isShort(wanted.model) });
		session.carry((held) => held.kind === "several" ? held : {
			...held,
			item: {
				...held.item,
				turn: wanted.turn
			}
		});
		session.carry(carryTo(free));
		this.putDown("goBack");
	}
	#isShort(model) {
		const { document } = this.#session.state();
		const allowed = allowance(document, this.#session.catalogue, model);
		return allowed !== null && allowed.left < 1;
	}
	#words(ids) {
		const { document } = this.#session.state();
		const only = ids.length === 1 ? document.items.get(ids[0]) : void 0;
		return said.putDown(only ? describeItem(document, this.#session.catalogue, only) : said.things(ids.length));
	}
};
// src/room/hands/hand.ts
/** The view pushed along the floor. */
function pannedBy({ pan }, from, to, size) {
	const by = {
		x: (from.x - to.x) / 4,
		z: (from.z - to.z) / 4
	};
	return { pan: keptPan({
		x: pan.x + by.x,
		z: pan.z + by.z
	}, size) };
}
/** The view brought closer; what lies under the pointer stays there. */
function zoomedAt({ pan, zoom }, point, by, size) {
	const next = Math.max(ZOOM.least, Math.min(ZOOM.most, zoom * by));
	if (!point || next === zoom) return {
		pan,
		zoom: next
	};
	const share = zoom / next;
	const at = {
		x: point.x / 4 - size.columns / 2,
		z: point.z / 4 - size.rows / 2
	};
	const moved = {
		x: at.x - share * (at.x - pan.x),
		z: at.z - share * (at.z - pan.z)
	};
	return {
		pan: keptPan(moved, size),
		zoom: next
	};
}
var Hand = class {
	overlay = new Watched({
		hover: null,
		box: null
	});
	held;
	#building;
	#editor;
	#sight;
	#ports;
	constructor(editor, sight, ports) {
		this.#editor = editor;
		this.#sight = sight;
		this.#ports = ports;
		this.held = new HeldThings(editor, sight);
		this.#building = new Building(editor, sight);
	}
	circumstances = {
		pick: ({ x, y }) => this.#sight().pick(x, y),
		isChosen: (id) => this.#editor.session.state().selection.includes(id),
		isHolding: () => this.#editor.session.state().tool.at === "holding",
		isPainting: () => this.#editor.session.state().tool.at === "painting",
		height: () => this.#sight().size().height
	};
	#deeds = {
		select: ({ id, how }) => this.#select(id, how),
		choose: ({ part }) => builtChoiceOf(this.#editor.session).set({ part }),
		pickUp: ({ id, at }) => this.held.pickUp(id, at),
		duplicate: ({ id, at }) => this.held.duplicate(id, at),
		grasp: ({ at }) => this.held.grasp(at),
		lift: ({ model, at }) => this.held.lift(model, at),
		carry: ({ at }) => this.held.carry(at),
		follow: ({ at }) => this.held.follow(at),
		turnHeld: ({ by }) => this.held.turn(by),
		putDown: ({ ifRefused }) => this.held.putDown(ifRefused),
		putBack: () => this.held.putBack(),
		putAway: () => this.held.putAway(),
		grabOpening: ({ id, at }) => this.#building.grab(id, at),
		slide: ({ at }) => this.#building.slide(at),
		endSlide: () => this.#building.endSlide(),
		undoSlide: () => this.#building.undoSlide(),
		paint: ({ at, isFirst }) => this.#building.paint(at, isFirst),
		endPaint: () => this.#building.endPaint(),
		undoPaint: () => this.#building.undoPaint(),
		box: ({ from, to }) => this.overlay.set({ box: {
			from,
			to
		} }),
		boxed: ({ from, to }) => this.#boxed(from, to),
		unbox: () => this.overlay.set({ box: null }),
		pan: ({ from, to }) => this.#pan(from, to),
		zoom: ({ at, by }) => this.#zoom(at, by),
		quarter: ({ by }) => this.#turnRoom(by),
		menu: ({ at }) => this.#openMenu(at),
		hover: ({ id, at }) => this.overlay.set({ hover: id === null ? null : {
			id,
			at
		} }),
		undo: () => void act(this.#editor, "undo", "byPointer"),
		redo: () => void act(this.#editor, "redo", "byPointer"),
		buzz: () => this.#ports.buzz()
	};
	carryOut(intent) {
		const deed = this.#deeds[intent.do];
		deed(intent);
	}
	#turnRoom(by) {
		const { view } = this.#editor;
		view.set({ quarter: turned(view.state().quarter + by) });
	}
	#openMenu(at) {
		this.#editor.overlays.set({ open: {
			kind: "menu",
			at: this.#ports.inWindow(at)
		} });
	}
	#select(id, how) {
		const { session } = this.#editor;
		const { selection, document } = session.state();
		if (id === null) session.select([]);
		else if (how === "only") session.select([id]);
		else if (how === "stack") session.select(stackOf(indexOf(document, session.catalogue), id));
		else if (selection.includes(id)) session.select(selection.filter((other) => other !== id));
		else session.select([...selection, id]);
	}
	#boxed(from, to) {
		const { session } = this.#editor;
		const sight = this.#sight();
		const isIn = (at) => at.x >= Math.min(from.x, to.x) && at.x <= Math.max(from.x, to.x) && at.y >= Math.min(from.y, to.y) && at.y <= Math.max(from.y, to.y);
		const { document, selection } = session.state();
		const found = [...document.items.keys()].filter((id) => {
			const spot = sight.spotOf(id);
			return spot !== null && isIn(spot);
		});
		session.select([...selection, ...found]);
		this.overlay.set({ box: null });
	}
	#pan(from, to) {
		const sight = this.#sight();
		const [a, b] = [sight.floorAt(from.x, from.y), sight.floorAt(to.x, to.y)];
		const { view, session } = this.#editor;
		const { size } = session.state().document.shell;
		if (a && b) view.set(pannedBy(view.state(), a, b, size));
	}
	#zoom(at, by) {
		const { view, session } = this.#editor;
		const { size } = session.state().document.shell;
		view.set(zoomedAt(view.state(), this.#sight().floorAt(at.x, at.y), by, size));
	}
};
// src/room/hands/useHands.ts
/** While `sight` gives null there is nothing to take hold of. */
function useHands(element, sight, isOn) {
	const editor = useEditor();
	const now = (0, import_react.useRef)(sight);
	(0, import_react.useEffect)(() => {
		now.current = sight;
	});
	const attached = (0, import_react.useRef)(null);
	const [hand] = (0, import_react.useState)(() => {
		return new Hand(editor, () => now.current() ?? blind, {
			buzz: () => void navigator.vibrate?.(10),
			inWindow: ({ x, y }) => {
				const box = element.current?.getBoundingClientRect();
				return {
					x: x + (box?.left ?? 0),
					y: y + (box?.top ?? 0)
				};
			}
		});
	});
	(0, import_react.useEffect)(() => {
		const place = element.current;
		if (!place || !isOn) return;
		const hands = attachHands(place, hand);
		attached.current = hands;
		const leave = editor.session.subscribe(() => {
			if (editor.session.state().tool.at !== "holding") hands.forget();
		});
		return () => {
			leave();
			hands.detach();
			attached.current = null;
		};
	}, [
		element,
		hand,
		isOn,
		editor
	]);
	return hand;
}
var nowhere = () => null;
var blind = {
	pick: nowhere,
	placeFor: nowhere,
	gripOf: () => ({
		x: 0,
		z: 0
	}),
	floorAt: nowhere,
	spotOf: nowhere,
	project: () => ({
		x: 0,
		y: 0
	}),
	size: () => ({
		width: 0,
		height: 0
	}),
	wallAt: nowhere
};
export { strings as a, builtChoiceOf as i, Twin as n, Over_module_default as o, Overlays as r, useHands as t };
