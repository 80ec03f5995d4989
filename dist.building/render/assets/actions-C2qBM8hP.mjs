import { a as lower, d as lightNames, i as itemName, l as upper, m as strings, o as modelName, p as sideNames, r as placeWords, s as nameOf, t as describeRefusal } from "./refusal-eJnVm1sq.mjs";
import { r as describeItem, t as listRows } from "./list-H-6j9yFt.mjs";
import { o as turnRect, r as rectAt, s as turned, t as extent } from "./footprint-VcfJNV6r.mjs";
import { t as sameValue } from "./sameValue-CBYInl_F.mjs";
import { i as stackOf, t as indexOf } from "./indexOf-DdILmUFM.mjs";
import { i as wallLength, n as runsAcross } from "./walls-DPFPWHeE.mjs";
import { a as focusNextRegion, i as chosenRoots, n as notOwned, r as nearestFree, s as focusWhenDrawn, t as eachItem } from "./eachItem-BCgwDeqq.mjs";
import { a as report, c as label, d as admit, i as refuse, l as refused, n as redoneWords, o as itemSubject, p as compose, r as undoneWords, s as itemsSubject, t as describeLabel, u as settled } from "./label-DBX2nr8B.mjs";
import { a as said, i as lineUpNames, t as actionNames } from "./strings-BCzobZwd.mjs";
import { n as sides } from "./room-BqyOiuDk.mjs";
import { n as encodeCutting } from "./encode-wCB33nKP.mjs";
import { t as isId } from "./schema-UNRo-aWM.mjs";
import { n as decodeCutting } from "./decode-NhJnVwNO.mjs";
// src/room/editor/actions/action.ts
var momentOf = ({ session, view, overlays, favourites }) => ({
	...session.state(),
	view: view.state(),
	overlays: overlays.state(),
	catalogue: session.catalogue,
	favourites: favourites.state()
});
var always = () => true;
var isHolding = ({ tool }) => tool.at === "holding";
var hasChosen = ({ tool, selection }) => tool.at !== "holding" && selection.length > 0;
// src/room/describe/held.ts
var pickedUpWords = (catalogue, item) => strings.pickedUp(itemName(catalogue, item));
var putBackWords = (catalogue, item) => strings.putBack(itemName(catalogue, item));
/** Oak stool, column 5 row 6. Blocked: overlaps Oak table; free at row 7. */
function heldWords(document, catalogue, item, { reason, free, guides }) {
	const place = placeWords(document, catalogue, item);
	if (reason) {
		const blocked = describeRefusal(document, catalogue, reason, free ? {
			wanted: item,
			free
		} : void 0);
		return `${itemName(catalogue, item)}, ${place}. ${blocked}`;
	}
	const [guide] = guides;
	return guide ? `${place}, ${strings.inLine(nameOf(document, catalogue, guide.other))}` : place;
}
// src/room/commands/moveItems.ts
/** A step of the room as it is felt in a frame that was turned. */
function inFrame({ x, z }, turn) {
	switch (turned(turn)) {
		case 0: return {
			x,
			z
		};
		case 1: return {
			x: -z,
			z: x
		};
		case 2: return {
			x: -x,
			z: -z
		};
		case 3: return {
			x: z,
			z: -x
		};
	}
}
function steppedPlace({ at }, by, index) {
	switch (at.kind) {
		case "floor": return {
			kind: "floor",
			x: at.x + by.x,
			z: at.z + by.z
		};
		case "wall": {
			const along = at.along + (runsAcross(at.wall) ? by.x : by.z);
			return {
				kind: "wall",
				wall: at.wall,
				along,
				up: at.up + (by.up ?? 0)
			};
		}
		case "on": {
			const { x, z } = inFrame(by, index.placed.get(at.carrier)?.turn ?? 0);
			return {
				...at,
				x: at.x + x,
				z: at.z + z
			};
		}
	}
}
var moveItems = (document, { ids, by }, catalogue) => {
	const roots = chosenRoots(document, ids);
	if (!roots.ok) return refused(roots.reason);
	const index = indexOf(document, catalogue);
	const moved = roots.items.map((item) => ({
		...item,
		at: steppedPlace(item, by, index)
	}));
	if (moved.every((item, i) => sameValue(item.at, roots.items[i].at))) return refused({ kind: "nothingChanges" });
	const [only] = moved;
	return settled(document, { items: moved.map((to) => ({
		id: to.id,
		to
	})) }, catalogue, {
		label: label("move", itemsSubject(document, moved.map(byId)), moved.map(byId)),
		...moved.length === 1 && only && { wanted: only }
	});
};
var byId = ({ id }) => id;
// src/room/session/nudge.ts
var toEast = {
	left: -1,
	right: 1,
	up: 0,
	down: 0
};
var toSouth = {
	left: 0,
	right: 0,
	up: -1,
	down: 1
};
/** Steps to the east and to the south. */
var towards = (arrow, by) => ({
	x: toEast[arrow] * by,
	z: toSouth[arrow] * by
});
var between = (value, most) => Math.max(0, Math.min(most, value));
function nudge$1(document, catalogue, item, arrow, stride) {
	const model = catalogue.item(item.model);
	if (!model) return item.at;
	const { size } = document.shell;
	const { x, z } = towards(arrow, stride === "tile" ? 4 : stride === "quarter" ? 1 : 1e3);
	const { at } = item;
	switch (at.kind) {
		case "floor": {
			const { width, depth } = extent(model, item.turn);
			return {
				kind: "floor",
				x: between(at.x + x, size.columns * 4 - width),
				z: between(at.z + z, size.rows * 4 - depth)
			};
		}
		case "wall": {
			const along = between(at.along + x, wallLength(size, at.wall) - model.width);
			return {
				...at,
				along,
				up: between(at.up - z, size.height - model.height)
			};
		}
		case "on": {
			const index = indexOf(document, catalogue);
			const surface = index.placed.get(at.carrier)?.model.surfaces[at.level];
			const to = steppedPlace(item, {
				x,
				z
			}, index);
			if (!surface || to.kind !== "on") return at;
			const { width, depth } = extent(model, item.turn);
			return {
				...to,
				x: surface.x + between(to.x - surface.x, surface.width - width),
				z: surface.z + between(to.z - surface.z, surface.depth - depth)
			};
		}
	}
}
// src/room/session/held.ts
/** One thing to a place; it straightens where it comes to a wall. */
var carryTo = (at) => (held) => {
	if (held.kind === "several") return held;
	const turn = at.kind === "wall" ? 0 : held.item.turn;
	return {
		...held,
		item: {
			...held.item,
			at,
			turn
		}
	};
};
/** Several by the way from where they stand. */
var carryBy = (by) => (held) => held.kind === "several" ? {
	...held,
	by
} : held;
var nudgeHeld = (arrow, stride) => (held, document, catalogue) => {
	if (held.kind !== "several") return {
		...held,
		item: {
			...held.item,
			at: nudge$1(document, catalogue, held.item, arrow, stride)
		}
	};
	const { x, z } = towards(arrow, stride === "quarter" ? 1 : 4);
	return {
		...held,
		by: {
			...held.by,
			x: held.by.x + x,
			z: held.by.z + z
		}
	};
};
var turnHeld = (by) => (held) => held.kind === "several" || held.item.at.kind === "wall" ? held : {
	...held,
	item: {
		...held.item,
		turn: turned(held.item.turn + by)
	}
};
// src/room/editor/actions/handActions.ts
/** Says where what is held is now, or what is in its way. */
function sayHeld({ session, say }) {
	const { tool, document } = session.state();
	if (tool.at !== "holding") return;
	const [item] = tool.ghost.items;
	if (!item) return;
	say(heldWords(document, session.catalogue, item, tool.ghost), tool.ghost.reason ? "atOnce" : "politely");
}
function pickUp({ session, overlays, say }) {
	const { selection, document } = session.state();
	session.pickUp(selection);
	overlays.set({ trouble: null });
	const only = selection.length === 1 ? document.items.get(selection[0]) : void 0;
	say(only ? pickedUpWords(session.catalogue, only) : said.pickedUpSeveral(selection.length));
}
function putDown(editor) {
	const { session } = editor;
	const { tool } = session.state();
	if (tool.at !== "holding") return;
	const { free, reason, items } = tool.ghost;
	if (reason && free) session.carry(carryTo(free));
	const outcome = session.putDown();
	if (!outcome) return;
	const id = items[0].id;
	const { document } = session.state();
	const item = document.items.get(id);
	const words = () => said.putDown(item && items.length === 1 ? describeItem(document, session.catalogue, item) : said.things(items.length));
	if (!outcome.ok && outcome.reason.kind === "nothingChanges") editor.say(words());
	else report(editor, outcome, words);
}
function putBack({ session, say }) {
	const { tool } = session.state();
	if (tool.at !== "holding") return;
	const { held } = tool;
	session.rest();
	say(held.kind === "several" ? said.putBackSeveral(held.ids.length) : putBackWords(session.catalogue, held.item));
}
var isResting = ({ tool, selection, view }) => tool.at === "idle" && selection.length === 0 && !view.isWalking;
var nudge = (arrow, stride, chord) => ({
	group: "hand",
	label: `${arrow}, ${stride}`,
	keys: [chord],
	isPossible: isHolding,
	run: (editor) => {
		editor.session.carry(nudgeHeld(arrow, stride));
		sayHeld(editor);
	}
});
var turnInHand = (by) => (editor) => {
	const { tool } = editor.session.state();
	if (tool.at !== "holding") return;
	const { held } = tool;
	if (held.kind !== "several" && held.item.at.kind === "wall") {
		refuse(editor, {
			kind: "cannotTurn",
			item: held.item.id
		});
		return;
	}
	editor.session.carry(turnHeld(by));
	sayHeld(editor);
};
/** Where a chosen thing is turned, so is a held one. */
var turnHeldRight = turnInHand(-1);
var turnHeldLeft = turnInHand(1);
var handActions = {
	grasp: {
		group: "hand",
		label: actionNames.grasp,
		keys: ["Enter"],
		wording: ({ tool }) => {
			if (tool.at !== "holding") return actionNames.grasp;
			return tool.ghost.reason && tool.ghost.free ? actionNames.putItThere : actionNames.putDown;
		},
		isPossible: (moment) => isHolding(moment) || hasChosen(moment),
		run: (editor) => {
			if (isHolding(editor.session.state())) putDown(editor);
			else pickUp(editor);
		}
	},
	back: {
		group: "hand",
		label: actionNames.back,
		keys: ["Escape"],
		wording: ({ tool, view }) => view.isWalking ? actionNames.stopWalking : tool.at === "holding" ? actionNames.back : actionNames.deselect,
		isPossible: (moment) => !isResting(moment),
		run: (editor) => {
			const { session, view, say } = editor;
			if (view.state().isWalking) {
				view.set({ isWalking: false });
				say(said.stoppedWalking);
			} else if (session.state().tool.at === "holding") putBack(editor);
			else if (session.state().tool.at !== "idle") session.rest();
			else {
				session.select([]);
				say(said.deselected);
			}
		}
	},
	left: nudge("left", "tile", "ArrowLeft"),
	right: nudge("right", "tile", "ArrowRight"),
	up: nudge("up", "tile", "ArrowUp"),
	down: nudge("down", "tile", "ArrowDown"),
	leftAQuarter: nudge("left", "quarter", "Shift+ArrowLeft"),
	rightAQuarter: nudge("right", "quarter", "Shift+ArrowRight"),
	upAQuarter: nudge("up", "quarter", "Shift+ArrowUp"),
	downAQuarter: nudge("down", "quarter", "Shift+ArrowDown"),
	leftToTheWall: nudge("left", "wall", "Alt+ArrowLeft"),
	rightToTheWall: nudge("right", "wall", "Alt+ArrowRight"),
	upToTheWall: nudge("up", "wall", "Alt+ArrowUp"),
	downToTheWall: nudge("down", "wall", "Alt+ArrowDown")
};
// src/room/editor/actions/historyActions.ts
var undoName = ({ history, catalogue }) => {
	const last = history.past.at(-1);
	return last ? lower(describeLabel(catalogue, last.label)) : "";
};
var redoName = ({ history, catalogue }) => {
	const next = history.future.at(-1);
	return next ? lower(describeLabel(catalogue, next.label)) : "";
};
function undo({ session, overlays, say }) {
	const label = session.undo();
	overlays.set({ trouble: null });
	if (label) say(undoneWords(session.catalogue, label));
	else say(said.nothingToUndo);
}
function redo({ session, overlays, say }) {
	const label = session.redo();
	overlays.set({ trouble: null });
	if (label) say(redoneWords(session.catalogue, label));
	else say(said.nothingToRedo);
}
var historyActions = {
	undo: {
		group: "history",
		label: actionNames.undo,
		keys: ["Mod+Z"],
		wording: (moment) => `${actionNames.undo} ${undoName(moment)}`.trim(),
		isPossible: ({ history }) => history.past.length > 0 && history.marks.length === 0,
		run: undo
	},
	redo: {
		group: "history",
		label: actionNames.redo,
		keys: ["Mod+Shift+Z", "Mod+Y"],
		wording: (moment) => `${actionNames.redo} ${redoName(moment)}`.trim(),
		isPossible: ({ history }) => history.future.length > 0 && history.marks.length === 0,
		run: redo
	},
	history: {
		group: "history",
		label: actionNames.history,
		keys: ["H"],
		isPossible: always,
		run: ({ overlays }) => overlays.set({ open: { kind: "history" } })
	}
};
// src/room/editor/actions/panActions.ts
/** Of what a room is wide, at the whole view. */
var STRIDE = .2;
var within = (value, most) => Math.max(-most, Math.min(most, value));
/** Never so far that the room is lost. */
var keptPan = ({ x, z }, { columns, rows }) => ({
	x: within(x, columns),
	z: within(z, rows)
});
/** What lies to the right on the screen, as a way of length 1 over the floor. */
function rightward(mode, quarter) {
	const angle = (mode === "plan" ? 0 : Math.PI / 4) + quarter * Math.PI / 2;
	return {
		x: Math.cos(angle),
		z: -Math.sin(angle)
	};
}
/** The view goes that way, so the room goes the other. */
function pannedTowards({ mode, quarter, zoom, pan }, way, size) {
	const { x, z } = rightward(mode, quarter);
	const to = {
		left: [-x, -z],
		right: [x, z],
		up: [z, -x],
		down: [-z, x]
	}[way];
	const step = STRIDE * Math.max(size.columns, size.rows) / zoom;
	return keptPan({
		x: pan.x + to[0] * step,
		z: pan.z + to[1] * step
	}, size);
}
var isSeen$1 = ({ view }) => view.mode !== "list" && !view.isWalking;
var pan = (way, chord) => ({
	group: "view",
	label: actionNames.pan[way],
	keys: [chord],
	isPossible: isSeen$1,
	run: ({ view, session, say }) => {
		const before = view.state();
		const next = pannedTowards(before, way, session.state().document.shell.size);
		const isEnd = Math.hypot(next.x - before.pan.x, next.z - before.pan.z) < .01;
		if (!isEnd) view.set({ pan: next });
		say(isEnd ? said.panEnd : said.done(actionNames.pan[way]));
	}
});
var panActions = {
	panLeft: pan("left", "Mod+ArrowLeft"),
	panRight: pan("right", "Mod+ArrowRight"),
	panUp: pan("up", "Mod+ArrowUp"),
	panDown: pan("down", "Mod+ArrowDown")
};
// src/room/describe/room.ts
function listed(parts) {
	if (parts.length < 2) return parts.join("");
	return `${parts.slice(0, -1).join(", ")} ${strings.and} ${parts.at(-1)}`;
}
function openingsOn({ openings }, catalogue, wall) {
	const here = [...openings.values()].filter((opening) => opening.wall === wall).sort((a, b) => a.along - b.along || (a.id < b.id ? -1 : 1));
	if (here.length === 0) return "";
	const names = here.map(({ model }) => strings.a(lower(modelName(catalogue, model))));
	return strings.openings(listed(names), sideNames[wall]);
}
/** Also the alternative text of a picture of the room. */
function describeRoom(document, catalogue) {
	const { name, size, light } = document.shell;
	const openings = sides.map((wall) => openingsOn(document, catalogue, wall)).filter((part) => part !== "");
	const count = document.items.size;
	return [
		strings.room(name, size.columns, size.rows, lightNames[light]),
		openings.length > 0 ? `${upper(openings.join(", "))}.` : "",
		count + openings.length === 0 ? strings.blank : strings.stand(count)
	].filter((part) => part !== "").join(" ");
}
// src/room/editor/actions/roomActions.ts
function whereAmI(editor) {
	const { session, say } = editor;
	const state = session.state();
	const { document, selection } = state;
	if (isHolding(state)) {
		sayHeld(editor);
		return;
	}
	const item = selection[0] === void 0 ? void 0 : document.items.get(selection[0]);
	say(item ? `${describeItem(document, session.catalogue, item)}.` : describeRoom(document, session.catalogue));
}
var roomActions = {
	where: {
		group: "room",
		label: actionNames.where,
		keys: ["L"],
		isPossible: always,
		run: whereAmI
	},
	search: {
		group: "room",
		label: actionNames.search,
		keys: ["/"],
		isPossible: always,
		run: ({ overlays, view }) => {
			const isFolded = overlays.state().sheet === "chips";
			overlays.set({
				side: "catalogue",
				...isFolded && { sheet: "shelf" }
			});
			view.set({ trade: "furnish" });
			focusWhenDrawn("catalogue");
		}
	},
	keys: {
		group: "room",
		label: actionNames.keys,
		keys: ["?"],
		isPossible: always,
		run: ({ overlays }) => overlays.set({ open: { kind: "keys" } })
	},
	menu: {
		group: "room",
		label: actionNames.menu,
		keys: ["Shift+F10", "ContextMenu"],
		isPossible: hasChosen,
		run: ({ overlays }) => {
			const at = document.activeElement?.getBoundingClientRect();
			const x = at ? at.left + Math.min(at.width / 2, 160) : 0;
			const y = at ? at.top + Math.min(at.height / 2, 120) : 0;
			overlays.set({ open: {
				kind: "menu",
				at: {
					x,
					y
				}
			} });
		}
	},
	nextRegion: {
		group: "room",
		label: actionNames.nextRegion,
		keys: ["F6"],
		isPossible: always,
		run: () => focusNextRegion(1)
	},
	lastRegion: {
		group: "room",
		label: actionNames.lastRegion,
		keys: ["Shift+F6"],
		isPossible: always,
		run: () => focusNextRegion(-1)
	}
};
// src/room/rules/plane.ts
function onPlane(item, catalogue) {
	const model = catalogue.item(item.model);
	if (!model) return null;
	const { at, turn } = item;
	switch (at.kind) {
		case "floor": return {
			item,
			key: "floor",
			rect: rectAt(at, model, turn)
		};
		case "wall": {
			const rect = {
				x: at.along,
				z: at.up,
				width: model.width,
				depth: model.height
			};
			return {
				item,
				key: `wall ${at.wall}`,
				rect
			};
		}
		case "on": return {
			item,
			key: `on ${at.carrier} ${at.level}`,
			rect: rectAt(at, model, turn)
		};
	}
}
var placeOnPlane = ({ at }, x, z) => at.kind === "wall" ? {
	...at,
	along: x,
	up: z
} : {
	...at,
	x,
	z
};
function around(rects) {
	const x = Math.min(...rects.map((rect) => rect.x));
	const z = Math.min(...rects.map((rect) => rect.z));
	return {
		x,
		z,
		width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
		depth: Math.max(...rects.map((rect) => rect.z + rect.depth)) - z
	};
}
// src/room/commands/sharingPlane.ts
function sharingPlane(document, ids, least, catalogue) {
	const roots = chosenRoots(document, ids);
	if (!roots.ok) return roots;
	if (roots.items.length < least) return {
		ok: false,
		reason: {
			kind: "tooFew",
			least
		}
	};
	const items = [];
	for (const item of roots.items) {
		const piece = onPlane(item, catalogue);
		if (!piece) return {
			ok: false,
			reason: {
				kind: "unknownModel",
				model: item.model
			}
		};
		items.push(piece);
	}
	return items.every(({ key }) => key === items[0].key) ? {
		ok: true,
		items
	} : {
		ok: false,
		reason: { kind: "notSideBySide" }
	};
}
// src/room/commands/alignItems.ts
var parts = {
	start: 0,
	middle: .5,
	end: 1
};
var alignItems = (document, { ids, axis, edge }, catalogue) => {
	const shared = sharingPlane(document, ids, 2, catalogue);
	if (!shared.ok) return refused(shared.reason);
	const all = around(shared.items.map(({ rect }) => rect));
	const part = parts[edge];
	const moved = shared.items.flatMap(({ item, rect }) => {
		const x = axis === "x" ? all.x + Math.floor((all.width - rect.width) * part) : rect.x;
		const z = axis === "z" ? all.z + Math.floor((all.depth - rect.depth) * part) : rect.z;
		return x === rect.x && z === rect.z ? [] : [{
			...item,
			at: placeOnPlane(item, x, z)
		}];
	});
	if (moved.length === 0) return refused({ kind: "nothingChanges" });
	const own = shared.items.map(({ item }) => item.id);
	return settled(document, { items: moved.map((to) => ({
		id: to.id,
		to
	})) }, catalogue, { label: label("align", itemsSubject(document, own), own) });
};
// src/room/commands/distributeItems.ts
var distributeItems = (document, { ids, axis }, catalogue) => {
	const shared = sharingPlane(document, ids, 3, catalogue);
	if (!shared.ok) return refused(shared.reason);
	const long = axis === "x" ? "width" : "depth";
	const row = shared.items.toSorted((a, b) => a.rect[axis] - b.rect[axis]);
	const first = row[0].rect;
	const last = row.at(-1).rect;
	const between = row.slice(1, -1);
	const taken = between.reduce((sum, { rect }) => sum + rect[long], 0);
	const gap = (last[axis] - first[axis] - first[long] - taken) / (row.length - 1);
	let from = first[axis] + first[long];
	const moved = between.flatMap(({ item, rect }) => {
		const to = Math.round(from + gap);
		from += gap + rect[long];
		if (to === rect[axis]) return [];
		const at = axis === "x" ? placeOnPlane(item, to, rect.z) : placeOnPlane(item, rect.x, to);
		return [{
			...item,
			at
		}];
	});
	if (moved.length === 0) return refused({ kind: "nothingChanges" });
	const own = row.map(({ item }) => item.id);
	return settled(document, { items: moved.map((to) => ({
		id: to.id,
		to
	})) }, catalogue, { label: label("distribute", itemsSubject(document, own), own) });
};
// src/room/editor/actions/severalActions.ts
var areSeveral = (least) => (moment) => hasChosen(moment) && moment.selection.length >= least;
function done(editor, outcome) {
	report(editor, outcome, () => outcome.ok ? said.done(describeLabel(editor.session.catalogue, outcome.label)) : "");
}
var align = (label, axis, edge) => ({
	group: "several",
	label,
	keys: [],
	isPossible: areSeveral(2),
	run: (editor) => {
		const ids = editor.session.state().selection;
		done(editor, editor.session.dispatch(alignItems, {
			ids,
			axis,
			edge
		}));
	}
});
var distribute = (label, axis) => ({
	group: "several",
	label,
	keys: [],
	isPossible: areSeveral(3),
	run: (editor) => {
		const ids = editor.session.state().selection;
		done(editor, editor.session.dispatch(distributeItems, {
			ids,
			axis
		}));
	}
});
var severalActions = {
	lineUp: {
		group: "several",
		label: actionNames.lineUp,
		keys: ["A"],
		isPossible: areSeveral(2),
		run: ({ overlays }) => overlays.set({ open: { kind: "lineUp" } })
	},
	alignLeft: align(lineUpNames.left, "x", "start"),
	alignMiddle: align(lineUpNames.middle, "x", "middle"),
	alignRight: align(lineUpNames.right, "x", "end"),
	alignBack: align(lineUpNames.back, "z", "start"),
	alignCentre: align(lineUpNames.centre, "z", "middle"),
	alignFront: align(lineUpNames.front, "z", "end"),
	spaceAcross: distribute(lineUpNames.across, "x"),
	spaceDeep: distribute(lineUpNames.deep, "z"),
	chooseAll: {
		group: "several",
		label: actionNames.chooseAll,
		keys: ["Mod+A"],
		isPossible: (moment) => !isHolding(moment) && moment.document.items.size > 0,
		run: ({ session, say }) => {
			const ids = [...session.state().document.items.keys()];
			session.select(ids);
			say(said.chosen(ids.length));
		}
	}
};
// src/room/commands/copyItems.ts
/** A thing without what carries it: where it is in the room, as if it stood on the floor there. */
function withoutCarrier({ placed }, item) {
	if (item.at.kind !== "on") return item;
	const where = placed.get(item.id);
	if (!where) return {
		...item,
		at: {
			kind: "floor",
			x: 0,
			z: 0
		}
	};
	const { box, turn } = where;
	return {
		...item,
		at: {
			kind: "floor",
			x: box.x0,
			z: box.z0
		},
		turn
	};
}
function copyItems(document, ids, catalogue) {
	const roots = chosenRoots(document, ids);
	if (!roots.ok) return roots;
	const index = indexOf(document, catalogue);
	const items = roots.items.flatMap((root) => {
		const [, ...carried] = stackOf(index, root.id);
		return [withoutCarrier(index, root), ...carried.map((id) => document.items.get(id))];
	});
	return {
		ok: true,
		text: encodeCutting(items)
	};
}
// src/room/commands/addCopies.ts
/** The copies are called by the stamp and a number, and carry one another as the originals did. */
function renamed(stacks, stamp) {
	const originals = stacks.flat().map(({ id }) => id);
	const names = new Map(originals.map((id, i) => [id, `${stamp}-${i}`]));
	const copy = (item) => {
		const id = names.get(item.id);
		const carrier = item.at.kind === "on" ? names.get(item.at.carrier) : void 0;
		return item.at.kind === "on" && carrier ? {
			...item,
			id,
			at: {
				...item.at,
				carrier
			}
		} : {
			...item,
			id
		};
	};
	return stacks.map(([root, ...carried]) => [copy(root), ...carried.map(copy)]);
}
var put = (items) => ({ items: items.map((to) => ({
	id: to.id,
	to
})) });
function heightOf({ shell }, [root, ...carried], catalogue) {
	const alone = {
		...root,
		at: {
			kind: "floor",
			x: 0,
			z: 0
		}
	};
	const items = new Map([alone, ...carried].map((item) => [item.id, item]));
	const { placed } = indexOf({
		shell,
		openings: /* @__PURE__ */ new Map(),
		items
	}, catalogue);
	return Math.max(0, ...[...placed.values()].map(({ box }) => box.y1));
}
/** A stack goes in whole: what it carries may need more room than the thing itself. */
function addStack(document, stack, catalogue) {
	const [root, ...carried] = stack;
	const patch = put(stack);
	const wanted = admit(document, patch, catalogue);
	if (wanted.ok) return {
		...wanted,
		patch
	};
	if (!aboutSpace.has(wanted.reason.kind)) return wanted;
	const tall = carried.length > 0 ? heightOf(document, stack, catalogue) : 0;
	const near = nearestFree(document, catalogue, root, tall);
	const nowhere = {
		ok: false,
		reason: {
			kind: "noRoom",
			model: root.model
		}
	};
	if (!near) return nowhere;
	const moved = put([{
		...root,
		at: near
	}, ...carried]);
	const there = admit(document, moved, catalogue);
	return there.ok ? {
		...there,
		patch: moved
	} : nowhere;
}
/** What another place could mend. */
var aboutSpace = /* @__PURE__ */ new Set([...[
	"overlaps",
	"inDoorway",
	"coversOpening",
	"outside",
	"offSurface",
	"tooTall"
]]);
function addCopies(document, stacks, { stamp, borrow = false }, catalogue) {
	const fresh = renamed(stacks, stamp);
	const items = fresh.flat();
	for (const { id, model } of items) {
		if (!isId(id)) return {
			ok: false,
			reason: {
				kind: "badId",
				id
			}
		};
		if (document.items.has(id)) return {
			ok: false,
			reason: {
				kind: "idTaken",
				id
			}
		};
		if (!catalogue.item(model)) return {
			ok: false,
			reason: {
				kind: "unknownModel",
				model
			}
		};
	}
	const models = items.map(({ model }) => model);
	const short = borrow ? null : notOwned(document, catalogue, models);
	if (short) return {
		ok: false,
		reason: short
	};
	let now = document;
	let patch = {};
	for (const stack of fresh) {
		const added = addStack(now, stack, catalogue);
		if (!added.ok) return added;
		now = added.document;
		patch = compose(patch, added.patch);
	}
	return {
		ok: true,
		patch,
		document: now,
		made: fresh.map(([{ id }]) => id)
	};
}
// src/room/commands/duplicateItems.ts
var duplicateItems = (document, args, catalogue) => {
	const { ids, at, ...how } = args;
	const roots = chosenRoots(document, ids);
	if (!roots.ok) return refused(roots.reason);
	const index = indexOf(document, catalogue);
	const added = addCopies(document, roots.items.map((root) => {
		const [, ...carried] = stackOf(index, root.id);
		return [at && roots.items.length === 1 ? {
			...root,
			at
		} : root, ...carried.map((id) => document.items.get(id))];
	}), how, catalogue);
	if (!added.ok) return refused(added.reason);
	const subject = itemsSubject(document, roots.items.map(({ id }) => id));
	return {
		...added,
		label: label("duplicate", subject, added.made)
	};
};
// src/room/commands/pasteItems.ts
function stacksOf(items) {
	const carriedBy = Map.groupBy(items, ({ at }) => at.kind === "on" ? at.carrier : null);
	const above = (item) => (carriedBy.get(item.id) ?? []).flatMap((each) => [each, ...above(each)]);
	return (carriedBy.get(null) ?? []).map((root) => [root, ...above(root)]);
}
var pasteItems = (document, args, catalogue) => {
	const read = decodeCutting(args.text);
	if (!read.ok) return refused({
		kind: "badText",
		invalid: read.reason
	});
	const stacks = stacksOf(read.value);
	if (stacks.length === 0) return refused({
		kind: "tooFew",
		least: 1
	});
	const floor = stacks.flatMap(([{ at }]) => at.kind === "floor" ? [at] : []);
	const corner = {
		x: Math.min(...floor.map(({ x }) => x)),
		z: Math.min(...floor.map(({ z }) => z))
	};
	const wanted = (at) => {
		if (at.kind !== "floor") return at;
		const to = args.to ?? corner;
		const x = at.x - corner.x + to.x;
		const z = at.z - corner.z + to.z;
		return args.on ? {
			kind: "on",
			...args.on,
			x,
			z
		} : {
			kind: "floor",
			x,
			z
		};
	};
	const added = addCopies(document, stacks.map(([root, ...carried]) => [{
		...root,
		at: wanted(root.at)
	}, ...carried]), args, catalogue);
	if (!added.ok) return refused(added.reason);
	const [only] = stacks;
	const subject = stacks.length === 1 && only ? itemSubject(only[0]) : {
		kind: "items",
		count: stacks.length
	};
	return {
		...added,
		label: label("paste", subject, added.made)
	};
};
// src/room/commands/putAway.ts
var putAway = (document, { ids }, catalogue) => {
	const roots = chosenRoots(document, ids);
	if (!roots.ok) return refused(roots.reason);
	const index = indexOf(document, catalogue);
	const gone = roots.items.flatMap(({ id }) => stackOf(index, id));
	return settled(document, { items: gone.map((id) => ({
		id,
		to: null
	})) }, catalogue, { label: label("putAway", itemsSubject(document, gone), gone) });
};
// src/room/commands/switchLamps.ts
var switchLamps = (document, { ids, isLit }, catalogue) => eachItem(document, ids, catalogue, isLit ? "lightLamp" : "dimLamp", (item, model) => {
	if (!model.isLamp) return {
		kind: "notALamp",
		item: item.id
	};
	if (isLit === !item.unlit) return item;
	const { unlit: _, ...lit } = item;
	return isLit ? lit : {
		...lit,
		unlit: true
	};
});
// src/room/commands/turnItems.ts
function turnedTogether(pieces, by) {
	const turn = turned(by);
	const all = around(pieces.map(({ rect }) => rect));
	const shift = turn % 2 === 0 ? 0 : Math.trunc((all.width - all.depth) / 2);
	return pieces.map(({ item, rect }) => {
		const own = turnRect({
			...rect,
			x: rect.x - all.x,
			z: rect.z - all.z
		}, all, turn);
		const at = placeOnPlane(item, own.x + all.x + shift, own.z + all.z - shift);
		return {
			...item,
			at,
			turn: turned(item.turn + turn)
		};
	});
}
var turnItems = (document, { ids, by }, catalogue) => {
	const roots = chosenRoots(document, ids);
	if (!roots.ok) return refused(roots.reason);
	if (!Number.isInteger(by) || turned(by) === 0) return refused({ kind: "nothingChanges" });
	const planes = /* @__PURE__ */ new Map();
	for (const item of roots.items) {
		if (item.at.kind === "wall") return refused({
			kind: "cannotTurn",
			item: item.id
		});
		const piece = onPlane(item, catalogue);
		if (!piece) return refused({
			kind: "unknownModel",
			model: item.model
		});
		planes.set(piece.key, [...planes.get(piece.key) ?? [], piece]);
	}
	const moved = [...planes.values()].flatMap((pieces) => turnedTogether(pieces, by));
	const own = moved.map(({ id }) => id);
	return settled(document, { items: moved.map((to) => ({
		id: to.id,
		to
	})) }, catalogue, {
		label: label("turn", itemsSubject(document, own), own),
		...moved.length === 1 && { wanted: moved[0] }
	});
};
// src/room/editor/actions/thingActions.ts
/** The one chosen thing, or nothing where there are several or none. */
function onlyChosen({ selection, document }) {
	return selection.length === 1 ? document.items.get(selection[0]) : void 0;
}
/** What is in the hand, or the first of what is chosen. */
function atHand({ tool, selection, document }) {
	if (tool.at === "holding") return tool.ghost.items[0];
	return selection[0] === void 0 ? void 0 : document.items.get(selection[0]);
}
function inWords({ session }, ids) {
	const { document } = session.state();
	const only = ids.length === 1 ? document.items.get(ids[0]) : void 0;
	return only ? describeItem(document, session.catalogue, only) : said.things(ids.length);
}
var turn = (by) => (editor) => {
	const { selection } = editor.session.state();
	const outcome = editor.session.dispatch(turnItems, {
		ids: selection,
		by
	});
	report(editor, outcome, () => said.turned(inWords(editor, selection)));
};
/** The row that follows the chosen ones in the list of the room, or else the one before. */
function nextInList(editor, gone) {
	const { session } = editor;
	const rows = listRows(session.state().document, session.catalogue);
	const first = rows.findIndex(({ id }) => gone.includes(id));
	const level = rows[first]?.level ?? 1;
	const isKept = (row) => !gone.includes(row.id) && row.level <= level;
	return (rows.slice(first + 1).find(isKept) ?? rows.slice(0, Math.max(first, 0)).findLast(isKept))?.id;
}
function putAwayChosen(editor, how) {
	const { session } = editor;
	const { selection } = session.state();
	const next = nextInList(editor, selection);
	const outcome = session.dispatch(putAway, { ids: selection });
	report(editor, outcome, () => {
		const words = outcome.ok ? said.done(describeLabel(session.catalogue, outcome.label)) : "";
		if (how === "byPointer" || next === void 0) return words;
		session.select([next]);
		return `${words} ${said.next(inWords(editor, [next]))}`;
	});
}
function keep(editor) {
	const { session, favourites, say } = editor;
	const item = atHand({ ...session.state() });
	if (!item) return;
	favourites.toggle(item.model);
	const name = itemName(session.catalogue, { model: item.model });
	say(favourites.state().includes(item.model) ? said.kept(name) : said.notKept(name));
}
var isKept = (moment) => {
	const item = atHand(moment);
	return item !== void 0 && moment.favourites.includes(item.model);
};
var lamps = ({ selection, document, catalogue }) => selection.flatMap((id) => {
	const item = document.items.get(id);
	return item && catalogue.item(item.model)?.isLamp ? [item] : [];
});
async function copy(editor) {
	const { session, clipboard, say } = editor;
	const { document, selection } = session.state();
	const copied = copyItems(document, selection, session.catalogue);
	if (!copied.ok) refuse(editor, copied.reason);
	else if (await clipboard.write(copied.text)) say(said.copied(selection.length));
	else say(said.notCopied, "atOnce");
}
async function paste(editor) {
	const { session, clipboard, newId, say } = editor;
	const text = await clipboard.read();
	if (text === null) say(said.notPasted, "atOnce");
	else {
		const outcome = session.dispatch(pasteItems, {
			text,
			stamp: newId()
		});
		report(editor, outcome, () => said.pasted(inWords(editor, outcome.ok ? outcome.made : [])));
	}
}
var thingActions = {
	turn: {
		group: "thing",
		label: actionNames.turn,
		keys: ["R", "]"],
		isPossible: (moment) => isHolding(moment) || hasChosen(moment),
		run: (editor) => (isHolding(editor.session.state()) ? turnHeldRight : turn(-1))(editor)
	},
	turnLeft: {
		group: "thing",
		label: actionNames.turnLeft,
		keys: ["Shift+R", "["],
		isPossible: (moment) => isHolding(moment) || hasChosen(moment),
		run: (editor) => (isHolding(editor.session.state()) ? turnHeldLeft : turn(1))(editor)
	},
	duplicate: {
		group: "thing",
		label: actionNames.duplicate,
		keys: ["D"],
		isPossible: hasChosen,
		run: (editor) => {
			const { session, newId } = editor;
			const ids = session.state().selection;
			const outcome = session.dispatch(duplicateItems, {
				ids,
				stamp: newId()
			});
			report(editor, outcome, () => said.duplicated(inWords(editor, outcome.ok ? outcome.made : [])));
		}
	},
	tint: {
		group: "thing",
		label: actionNames.tint,
		keys: ["T"],
		isPossible: (moment) => {
			const { selection, document, catalogue } = moment;
			const comesInTints = (id) => (catalogue.item(document.items.get(id)?.model ?? "")?.tints.length ?? 0) > 0;
			return hasChosen(moment) && selection.some(comesInTints);
		},
		run: ({ overlays }) => overlays.set({ open: { kind: "tints" } })
	},
	keep: {
		group: "thing",
		label: actionNames.keep,
		keys: ["F"],
		wording: (moment) => isKept(moment) ? actionNames.kept : actionNames.keep,
		isPossible: (moment) => atHand(moment) !== void 0,
		isOn: isKept,
		run: keep
	},
	putAway: {
		group: "thing",
		label: actionNames.putAway,
		keys: ["Delete", "Backspace"],
		isPossible: hasChosen,
		run: putAwayChosen
	},
	name: {
		group: "thing",
		label: actionNames.name,
		keys: ["N", "F2"],
		isPossible: (moment) => hasChosen(moment) && onlyChosen(moment) !== void 0,
		run: ({ session, overlays }) => {
			const [id] = session.state().selection;
			if (id !== void 0) overlays.set({ open: {
				kind: "name",
				id
			} });
		}
	},
	lamp: {
		group: "thing",
		label: actionNames.lamp,
		keys: ["O"],
		wording: (moment) => lamps(moment).some(({ unlit }) => !unlit) ? actionNames.putOut : actionNames.light,
		isPossible: (moment) => hasChosen(moment) && lamps(moment).length > 0,
		run: (editor) => {
			const { session } = editor;
			const found = lamps({
				...session.state(),
				catalogue: session.catalogue
			});
			const ids = found.map(({ id }) => id);
			const isLit = !found.some(({ unlit }) => !unlit);
			const outcome = session.dispatch(switchLamps, {
				ids,
				isLit
			});
			report(editor, outcome, () => outcome.ok ? said.done(describeLabel(session.catalogue, outcome.label)) : "");
		}
	},
	copy: {
		group: "thing",
		label: actionNames.copy,
		keys: ["C", "Mod+C"],
		isPossible: hasChosen,
		run: (editor) => void copy(editor)
	},
	paste: {
		group: "thing",
		label: actionNames.paste,
		keys: ["V", "Mod+V"],
		isPossible: (moment) => always() && !isHolding(moment),
		run: (editor) => void paste(editor)
	}
};
// src/room/editor/actions/viewActions.ts
var ZOOM = {
	least: .5,
	most: 6,
	step: 1.25
};
function showMode({ view, say }, mode) {
	view.set({
		mode,
		isWalking: false
	});
	say(said.view[mode]);
}
function takeUp({ view, session, say }, trade) {
	session.rest();
	if (trade === "build") session.select([]);
	view.set({
		trade,
		isWalking: false
	});
	say(said.trade[trade]);
}
var view = (mode, key) => ({
	group: "view",
	label: actionNames[mode],
	keys: [key],
	isPossible: always,
	isOn: ({ view }) => view.mode === mode,
	run: (editor) => showMode(editor, mode)
});
var isSeen = ({ view }) => view.mode !== "list";
function turnRoom({ view, say }, by) {
	const quarter = turned(view.state().quarter + by);
	view.set({ quarter });
	say(said.facing[quarter]);
}
function zoomBy({ view, say }, factor) {
	const wanted = view.state().zoom * factor;
	const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, wanted));
	view.set({ zoom });
	say(said.zoom(Math.round(zoom * 100)));
}
var viewActions = {
	scene: view("scene", "1"),
	plan: view("plan", "2"),
	list: view("list", "3"),
	turnRoomLeft: {
		group: "view",
		label: actionNames.turnRoomLeft,
		keys: ["Q"],
		isPossible: isSeen,
		run: (editor) => turnRoom(editor, 1)
	},
	turnRoomRight: {
		group: "view",
		label: actionNames.turnRoomRight,
		keys: ["E"],
		isPossible: isSeen,
		run: (editor) => turnRoom(editor, -1)
	},
	zoomIn: {
		group: "view",
		label: actionNames.zoomIn,
		keys: ["+", "="],
		isPossible: (moment) => isSeen(moment) && moment.view.zoom < ZOOM.most,
		run: (editor) => zoomBy(editor, ZOOM.step)
	},
	zoomOut: {
		group: "view",
		label: actionNames.zoomOut,
		keys: ["-", "_"],
		isPossible: (moment) => isSeen(moment) && moment.view.zoom > ZOOM.least,
		run: (editor) => zoomBy(editor, 1 / ZOOM.step)
	},
	wholeRoom: {
		group: "view",
		label: actionNames.wholeRoom,
		keys: ["0"],
		isPossible: isSeen,
		run: ({ view, say }) => {
			view.set({
				zoom: 1,
				pan: {
					x: 0,
					z: 0
				}
			});
			say(said.zoom(100));
		}
	},
	build: {
		group: "view",
		label: actionNames.build,
		keys: ["B"],
		isPossible: always,
		wording: ({ view }) => view.trade === "build" ? actionNames.furnish : actionNames.build,
		isOn: ({ view }) => view.trade === "build",
		run: (editor) => takeUp(editor, editor.view.state().trade === "build" ? "furnish" : "build")
	},
	walk: {
		group: "view",
		label: actionNames.walk,
		keys: ["W"],
		isPossible: always,
		isOn: ({ view }) => view.isWalking,
		run: ({ view, session, say }) => {
			session.rest();
			const isWalking = !view.state().isWalking;
			view.set(isWalking ? {
				isWalking,
				mode: "scene"
			} : { isWalking });
			say(isWalking ? said.walking : said.stoppedWalking);
		}
	}
};
// src/room/editor/actions/actions.ts
var table = {
	...handActions,
	...thingActions,
	...severalActions,
	...historyActions,
	...viewActions,
	...panActions,
	...roomActions
};
var actions = table;
var actionIds = Object.keys(table);
var actionLabel = (id, moment) => actions[id].wording?.(moment) ?? actions[id].label;
/** False where it is not possible now; then nothing has happened. */
function act(editor, id, how = "byKey") {
	const action = actions[id];
	if (!action.isPossible(momentOf(editor))) return false;
	action.run(editor, how);
	return true;
}
export { steppedPlace as _, ZOOM as a, putBackWords as b, duplicateItems as c, sayHeld as d, carryBy as f, moveItems as g, towards as h, actions as i, describeRoom as l, turnHeld as m, actionIds as n, showMode as o, carryTo as p, actionLabel as r, takeUp as s, act as t, keptPan as u, heldWords as v, momentOf as x, pickedUpWords as y };
