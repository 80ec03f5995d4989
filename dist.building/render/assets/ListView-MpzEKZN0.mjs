import { t as require_react } from "./react-DbA_SeLs.mjs";
import { g as moveItems, h as towards, l as describeRoom, p as carryTo, t as act, v as heldWords } from "./actions-C2qBM8hP.mjs";
import { B as Keys, F as ClipboardCopy, G as Undo, H as focusTints, I as AlignCenterVertical, K as Heart, M as ChevronUp, N as Lamp, P as ClipboardPaste, V as Tints, X as useAction, ht as Pencil, mt as Trash, nt as TriangleExclamationPoint, q as ToolButton, z as Toolbar } from "./RoomDesigner-N83TRq4y.mjs";
import { i as useSession, n as useEditor, o as useSelected, r as useOverlays } from "./EditorContext-CDejE1eF.mjs";
import { a as FilterField, i as shortPlace, n as ThingTree, r as filterRows, t as usePlacedRows } from "./usePlacedRows-QUCg-E1h.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { a as lower, c as theItem, i as itemName, o as modelName, r as placeWords, t as describeRefusal } from "./refusal-eJnVm1sq.mjs";
import { i as keyNames, t as ariaKeys } from "./chords-tkKz9Zi2.mjs";
import { t as Copy } from "./copy-9TMSmrJn.mjs";
import { n as RotateCw, r as RotateCcw } from "./mountScene-BtKVWBkt.mjs";
import { t as IconButton } from "./IconButton-t4Vn8zgS.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { a as ChevronDown } from "./Menu-ByeL0bQy.mjs";
import { t as ChevronLeft } from "./chevron-left-CVNaJ_j4.mjs";
import { t as ChevronRight } from "./chevron-right-c8c1HYi7.mjs";
import { r as describeItem } from "./list-H-6j9yFt.mjs";
import { a as report } from "./label-DBX2nr8B.mjs";
import { r as nearestFree } from "./eachItem-BCgwDeqq.mjs";
import { a as rectsMeet, o as turnRect, r as rectAt, s as turned, t as extent } from "./footprint-VcfJNV6r.mjs";
import { n as onTile, t as describeTile } from "./tile-DPoOeEXs.mjs";
import { i as stackOf, t as indexOf } from "./indexOf-DdILmUFM.mjs";
import { a as usualUpOf } from "./rows-Ct2cmVWh.mjs";
import { r as holesIn } from "./openings-6K8FeEvT.mjs";
import { i as wallLength, n as runsAcross } from "./walls-DPFPWHeE.mjs";
import { n as sides } from "./room-BqyOiuDk.mjs";
// src/room/listView/CommandCard.module.css
var import_react = require_react();
var CommandCard_module_default = {
	card: "_card_ecaqb_2",
	title: "_title_ecaqb_9",
	trouble: "_trouble_ecaqb_13",
	hands: "_hands_ecaqb_27",
	main: "_main_ecaqb_34",
	grasp: "_grasp_ecaqb_40",
	none: "_none_ecaqb_50"
};
// node_modules/lucide-react/dist/esm/icons/map-pin.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "map-pin",
	size: 24,
	node: [["path", {
		d: "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0",
		key: "1r0f0z"
	}], ["circle", {
		cx: "12",
		cy: "10",
		r: "3",
		key: "ilqhr7"
	}]]
};
__iconData$1.node;
var MapPin = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/square-stack.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "square-stack",
	size: 24,
	node: [
		["path", {
			d: "M4 10c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h4c1.1 0 2 .9 2 2",
			key: "4i38lg"
		}],
		["path", {
			d: "M10 16c-1.1 0-2-.9-2-2v-4c0-1.1.9-2 2-2h4c1.1 0 2 .9 2 2",
			key: "mlte4a"
		}],
		["rect", {
			width: "8",
			height: "8",
			x: "14",
			y: "14",
			rx: "2",
			key: "1fa9i4"
		}]
	]
};
__iconData.node;
var SquareStack = createLucideIcon(__iconData);
var Commands_module_default = {
	rows: "_rows_vetd8_2",
	squares: "_squares_vetd8_7",
	command: "_command_vetd8_13",
	label: "_label_vetd8_38"
};
// src/room/listView/strings.ts
var strings = {
	inWords: "Your room in words",
	inRoom: "In this room",
	filter: (count) => `Filter ${count === 1 ? "1 thing" : `${count} things`}`,
	empty: "Nothing stands here yet. Choose a piece and it comes to your hand.",
	noMatch: (query) => `Nothing here is called “${query}”.`,
	commands: "What can be done",
	moreCommands: "More that can be done",
	nothingChosen: "Nothing is chosen",
	nothingHint: "Walk the list with the arrows, or find a piece to place.",
	several: (count) => `${count} things`,
	move: "Move",
	left: "Move left",
	right: "Move right",
	up: "Move back",
	down: "Move forward",
	higher: "Move up the wall",
	lower: "Move down the wall",
	putAt: (place) => `Put it at ${place}`,
	grid: "Grid cursor",
	ground: "Where",
	gridHelp: "Arrows walk the cells, Enter picks up or puts down, Space chooses.",
	free: "free",
	freeMark: "free",
	nothingThere: (words) => `${words}. Nothing to pick up here.`,
	chosen: (name) => `${name} chosen.`,
	onGround: (ground, place) => `${ground}: ${place}.`,
	onFloor: "On the floor",
	onTheWall: {
		north: "On the back wall",
		east: "On the right wall",
		south: "On the front wall",
		west: "On the left wall"
	},
	onThing: (name) => `On ${name}`,
	onShelf: (name, shelf) => `On ${name}, shelf ${shelf}`,
	nowhere: "Nowhere",
	column: (column) => `column ${column}`,
	row: (row) => `row ${row}`,
	onWall: (wall, along, up, things) => up === 0 ? `${wall}, ${along}, at the foot: ${things}` : `${wall}, ${along}, ${up === 1 ? "1 tile" : `${up} tiles`} up: ${things}`,
	onSurface: (name, column, row, things) => `${name}, column ${column} row ${row}: ${things}`,
	lately: "Lately said",
	now: "Now",
	nothingSaid: "What is announced can be read here once more.",
	hints: "Keys of the list",
	hintWalk: "walk the list",
	hintPickUp: "pick up, put down",
	hintFind: "find a piece",
	hintWhere: "say where I am",
	hintKeys: "all keys"
};
// src/room/listView/Commands.tsx
var import_jsx_runtime = require_jsx_runtime();
var usual = [
	{
		id: "turn",
		icon: RotateCw
	},
	{
		id: "duplicate",
		icon: Copy
	},
	{
		id: "lamp",
		icon: Lamp
	},
	{
		id: "keep",
		icon: Heart
	},
	{
		id: "putAway",
		icon: Trash
	}
];
var rarer = [
	{
		id: "turnLeft",
		icon: RotateCcw
	},
	{
		id: "name",
		icon: Pencil
	},
	{
		id: "lineUp",
		icon: AlignCenterVertical
	},
	{
		id: "copy",
		icon: ClipboardCopy
	},
	{
		id: "paste",
		icon: ClipboardPaste
	},
	{
		id: "chooseAll",
		icon: SquareStack
	},
	{
		id: "where",
		icon: MapPin
	}
];
function Row({ id, icon }) {
	const { label, isPossible, isOn, keys, run } = useAction(id);
	const [key] = keys;
	if (!isPossible) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ToolButton, {
		className: Commands_module_default.command,
		"data-kind": id === "putAway" ? "danger" : void 0,
		"data-on": isOn || void 0,
		"aria-keyshortcuts": key && ariaKeys(key),
		onClick: run,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				of: icon,
				size: 19
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: Commands_module_default.label,
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Keys, { chord: key })
		]
	});
}
function Square({ id, icon }) {
	const { label, isPossible, keys, run } = useAction(id);
	const [key] = keys;
	if (!isPossible) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: icon }),
		label,
		hint: key && keyNames(key).join(" "),
		"aria-keyshortcuts": key && ariaKeys(key),
		onClick: run
	});
}
var Commands = ({ isHolding }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Toolbar, {
	label: strings.commands,
	className: Commands_module_default.rows,
	children: [isHolding && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
		id: "back",
		icon: Undo
	}), usual.map((command) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, { ...command }, command.id))]
});
var RarerCommands = () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Toolbar, {
	label: strings.moreCommands,
	className: Commands_module_default.squares,
	children: rarer.map((command) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Square, { ...command }, command.id))
});
var DPad_module_default = {
	pad: "_pad_7fxop_2",
	arrow: "_arrow_7fxop_13",
	place: "_place_7fxop_58"
};
// src/room/listView/DPad.tsx
var areOnWalls = (items) => items.length > 0 && items.every(({ at }) => at.kind === "wall");
/** How far a press on an arrow moves what is chosen: a tile over the floor, or along and up its wall. */
function stepOf(items, arrow) {
	const { x, z } = towards(arrow, 4);
	return areOnWalls(items) ? {
		x,
		z: x,
		up: z === 0 ? 0 : -z
	} : {
		x,
		z
	};
}
var icons = [
	{
		arrow: "up",
		icon: ChevronUp
	},
	{
		arrow: "left",
		icon: ChevronLeft
	},
	{
		arrow: "right",
		icon: ChevronRight
	},
	{
		arrow: "down",
		icon: ChevronDown
	}
];
function DPad({ items }) {
	const editor = useEditor();
	const { session } = editor;
	const document = useSession((state) => state.document);
	const isOnWall = areOnWalls(items);
	const [only] = items;
	const move = (arrow) => {
		if (act(editor, arrow)) return;
		const ids = items.map(({ id }) => id);
		const outcome = session.dispatch(moveItems, {
			ids,
			by: stepOf(items, arrow)
		});
		report(editor, outcome, () => {
			const { document: now } = session.state();
			const item = now.items.get(ids[0]);
			return item && ids.length === 1 ? `${describeItem(now, session.catalogue, item)}.` : strings.several(ids.length);
		});
	};
	const label = (arrow) => {
		if (!isOnWall) return strings[arrow];
		return {
			left: strings.left,
			right: strings.right,
			up: strings.higher,
			down: strings.lower
		}[arrow];
	};
	const isOnFloor = items.length === 1 && only?.at.kind === "floor";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: DPad_module_default.pad,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "visually-hidden",
				children: strings.move
			}),
			icons.map(({ arrow, icon }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: DPad_module_default.arrow,
				"data-arrow": arrow,
				"aria-label": label(arrow),
				onClick: () => move(arrow),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					of: icon,
					size: 22
				})
			}, arrow)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: DPad_module_default.place,
				"aria-hidden": "true",
				children: isOnFloor && only ? shortPlace(document, session.catalogue, only) : ""
			})
		]
	});
}
// src/room/listView/CommandCard.tsx
/** What the commands are about: in the hand, or chosen. */
function atHand({ tool, selection, document }) {
	if (tool.at === "holding") return tool.ghost.items;
	return selection.flatMap((id) => document.items.get(id) ?? []);
}
function useTitle(items) {
	const { catalogue } = useEditor().session;
	const [only] = items;
	if (!only) return strings.nothingChosen;
	return items.length === 1 ? itemName(catalogue, only) : strings.several(items.length);
}
/** Why it cannot stay there, while it is held or just after it was refused. */
function Trouble() {
	const { session } = useEditor();
	const trouble = useOverlays((overlays) => overlays.trouble?.words ?? "");
	const words = useSession(({ tool, document }) => {
		if (tool.at !== "holding" || !tool.ghost.reason) return "";
		const { reason, free, items } = tool.ghost;
		const suggestion = free && items[0] ? {
			wanted: items[0],
			free
		} : void 0;
		return describeRefusal(document, session.catalogue, reason, suggestion);
	}) || trouble;
	if (!words) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: CommandCard_module_default.trouble,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			of: TriangleExclamationPoint,
			size: 20
		}), words]
	});
}
function Grasp() {
	const { session } = useEditor();
	const { label, isPossible, keys, run } = useAction("grasp");
	const free = useSession(({ tool, document }) => {
		if (tool.at !== "holding" || !tool.ghost.reason || !tool.ghost.free) return "";
		const [item] = tool.ghost.items;
		if (!item || tool.ghost.free.kind !== "floor") return "";
		return shortPlace(document, session.catalogue, {
			...item,
			at: tool.ghost.free
		});
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
		size: "small",
		className: CommandCard_module_default.grasp,
		"aria-disabled": !isPossible || void 0,
		"aria-keyshortcuts": keys[0] && ariaKeys(keys[0]),
		onClick: run,
		children: [free ? strings.putAt(free) : label, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Keys, { chord: keys[0] })]
	});
}
/** There is no dock here, whose swatches would take the focus: the card's own do. */
function useTintsWanted() {
	const { overlays } = useEditor();
	const isWanted = useOverlays(({ open }) => open?.kind === "tints");
	(0, import_react.useLayoutEffect)(() => {
		if (!isWanted) return;
		focusTints();
		overlays.set({ open: null });
	}, [isWanted, overlays]);
}
function CommandCard() {
	const items = useSession(atHand);
	const selection = useSession((state) => state.selection);
	const isHolding = useSession(({ tool }) => tool.at === "holding");
	const title = useTitle(items);
	const id = (0, import_react.useId)();
	const search = useAction("search");
	const hasSome = items.length > 0;
	useTintsWanted();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: CommandCard_module_default.card,
		"aria-labelledby": id,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				id,
				className: "visually-hidden",
				children: strings.commands
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: CommandCard_module_default.title,
				children: title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trouble, {}),
			hasSome ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: CommandCard_module_default.hands,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DPad, { items }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: CommandCard_module_default.main,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Grasp, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Commands, { isHolding })]
				})]
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: CommandCard_module_default.none,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings.nothingHint }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
					size: "small",
					onClick: search.run,
					children: [search.label, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Keys, { chord: search.keys[0] })]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RarerCommands, {}),
			hasSome && !isHolding && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tints, { ids: selection })
		]
	});
}
var GridCard_module_default = {
	card: "_card_f0w37_2",
	head: "_head_f0w37_9",
	ground: "_ground_f0w37_22",
	words: "_words_f0w37_51"
};
// src/room/session/gridCursor.ts
var PAGE = 4;
var between$1 = (value, count) => Math.max(0, Math.min(count - 1, value));
/** Null where the key is not one of the cursor's. At an edge the cursor stays. */
function moveCursor({ column, row }, { key, ctrl = false }, { columns, rows }) {
	const to = (c, r) => ({
		column: between$1(c, columns),
		row: between$1(r, rows)
	});
	switch (key) {
		case "ArrowLeft": return to(column - 1, row);
		case "ArrowRight": return to(column + 1, row);
		case "ArrowUp": return to(column, row - 1);
		case "ArrowDown": return to(column, row + 1);
		case "Home": return to(0, ctrl ? 0 : row);
		case "End": return to(columns - 1, ctrl ? rows - 1 : row);
		case "PageUp": return to(column, row - PAGE);
		case "PageDown": return to(column, row + PAGE);
		default: return null;
	}
}
/** After the room was resized or another was opened. */
var cursorWithin = ({ column, row }, { columns, rows }) => ({
	column: between$1(column, columns),
	row: between$1(row, rows)
});
var GridCells_module_default = {
	scroller: "_scroller_k0xui_2",
	grid: "_grid_k0xui_10",
	cell: "_cell_k0xui_18"
};
// src/room/listView/groundGrid.ts
var corner$1 = {
	column: 0,
	row: 0
};
/** A table as long as this is walked by half tiles, a smaller one by quarters. */
var LONG = 8;
var between = (value, least, most) => Math.max(least, Math.min(Math.max(least, most), value));
function floorGrid({ shell }) {
	const { columns, rows } = shell.size;
	const cell = (x, z) => ({
		column: between(Math.floor(x / 4), 0, columns - 1),
		row: between(Math.floor(z / 4), 0, rows - 1)
	});
	return {
		columns,
		rows,
		rectOf: ({ column, row }) => ({
			x: column * 4,
			z: row * 4,
			width: 4,
			depth: 4
		}),
		placeAt: ({ column, row }, model, turn) => {
			const { width, depth } = extent(model, turn);
			return {
				kind: "floor",
				x: between(column * 4, 0, columns * 4 - width),
				z: between(row * 4, 0, rows * 4 - depth)
			};
		},
		cellOf: (at) => at.kind === "floor" ? cell(at.x, at.z) : corner$1,
		coverOf: (at, model, turn) => at.kind === "floor" ? rectAt(at, model, turn) : null
	};
}
/** The highest row first, as one sees a wall. */
function wallGrid({ shell: { size } }, { wall }) {
	const length = wallLength(size, wall);
	const columns = length / 4;
	const rows = Math.floor(size.height / 4);
	return {
		columns,
		rows,
		rectOf: ({ column, row }) => ({
			x: column * 4,
			z: (rows - 1 - row) * 4,
			width: 4,
			depth: 4 + (row === 0 ? size.height % 4 : 0)
		}),
		placeAt: ({ column, row }, model) => ({
			kind: "wall",
			wall,
			along: between(column * 4, 0, length - model.width),
			up: model.isFooted ? 0 : between((rows - 1 - row) * 4, 0, size.height - model.height)
		}),
		cellOf: (at) => at.kind === "wall" ? {
			column: between(Math.floor(at.along / 4), 0, columns - 1),
			row: between(rows - 1 - Math.floor(at.up / 4), 0, rows - 1)
		} : corner$1,
		coverOf: (at, { width, height }) => at.kind === "wall" && at.wall === wall ? {
			x: at.along,
			z: at.up,
			width,
			depth: height
		} : null
	};
}
/** As the surface lies in the room, however its carrier is turned. */
function surfaceGrid(carrier, { carrier: id, level }) {
	const frame = carrier.model;
	const surface = frame.surfaces[level];
	if (!surface) return null;
	const inRoom = turnRect(surface, frame, carrier.turn);
	const back = turned(-carrier.turn);
	const roomFrame = extent(frame, carrier.turn);
	const step = Math.max(inRoom.width, inRoom.depth) > LONG ? 2 : 1;
	const columns = Math.ceil(inRoom.width / step);
	const rows = Math.ceil(inRoom.depth / step);
	const seen = (model, turn) => extent(model, turned(carrier.turn + turn));
	const coverOf = (at, model, turn) => at.kind === "on" && at.carrier === id && at.level === level ? turnRect(rectAt(at, model, turn), frame, carrier.turn) : null;
	return {
		columns,
		rows,
		rectOf: ({ column, row }) => ({
			x: inRoom.x + column * step,
			z: inRoom.z + row * step,
			width: step,
			depth: step
		}),
		placeAt: ({ column, row }, model, turn) => {
			const { width, depth } = seen(model, turn);
			const x = between(inRoom.x + column * step, inRoom.x, inRoom.x + inRoom.width - width);
			const z = between(inRoom.z + row * step, inRoom.z, inRoom.z + inRoom.depth - depth);
			const own = turnRect({
				x,
				z,
				width,
				depth
			}, roomFrame, back);
			return {
				kind: "on",
				carrier: id,
				level,
				x: own.x,
				z: own.z
			};
		},
		coverOf,
		cellOf: (at, model, turn) => {
			const rect = coverOf(at, model, turn);
			if (!rect) return corner$1;
			return {
				column: between(Math.floor((rect.x - inRoom.x) / step), 0, columns - 1),
				row: between(Math.floor((rect.z - inRoom.z) / step), 0, rows - 1)
			};
		}
	};
}
/** Null where the thing that carried it is no longer there. */
function gridOf(document, catalogue, ground) {
	if (ground.kind === "floor") return floorGrid(document);
	if (ground.kind === "wall") return wallGrid(document, ground);
	const carrier = indexOf(document, catalogue).placed.get(ground.carrier);
	return carrier ? surfaceGrid(carrier, ground) : null;
}
// src/room/listView/groundName.ts
function groundName(document, catalogue, ground) {
	if (ground.kind === "floor") return strings.onFloor;
	if (ground.kind === "wall") return strings.onTheWall[ground.wall];
	const carrier = document.items.get(ground.carrier);
	if (!carrier) return strings.nowhere;
	const levels = catalogue.item(carrier.model)?.surfaces.length ?? 1;
	const name = theItem(catalogue, carrier);
	return levels > 1 ? strings.onShelf(name, ground.level + 1) : strings.onThing(name);
}
// src/room/listView/onCell.ts
var listed = (names) => names.length > 0 ? names.join(", ") : strings.free;
/** Whatever is on this ground and meets this rectangle of it. */
function thingsOn(room, ground, grid, rect) {
	const { placed, carried } = indexOf(room.document, room.catalogue);
	return [...ground.kind === "on" ? (carried.get(ground.carrier) ?? []).flatMap((id) => placed.get(id) ?? []) : placed.values()].flatMap(({ item, model }) => {
		const cover = grid.coverOf(item.at, model, item.turn);
		return cover && rectsMeet(cover, rect) ? [item] : [];
	});
}
function onCell(room, ground, cell) {
	const { document, catalogue } = room;
	const { column, row } = cell;
	if (ground.kind === "floor") {
		const there = onTile(document, catalogue, column, row);
		const standing = there.filter(({ model, box }) => !model.isFlat && box.y0 === 0);
		return {
			items: there.map(({ item }) => item.id),
			standing: standing.map(({ item }) => item.id),
			isHole: false,
			words: describeTile(document, catalogue, column, row)
		};
	}
	const grid = gridOf(document, catalogue, ground);
	const name = lower(groundName(document, catalogue, ground));
	if (!grid) return {
		items: [],
		standing: [],
		isHole: false,
		words: name
	};
	const rect = grid.rectOf(cell);
	const found = thingsOn(room, ground, grid, rect);
	const items = found.map(({ id }) => id);
	const names = found.map((item) => itemName(catalogue, item));
	if (ground.kind === "on") return {
		items,
		standing: items,
		isHole: false,
		words: strings.onSurface(name, column + 1, row + 1, listed(names))
	};
	const holes = holesIn(document, catalogue, ground.wall).filter((hole) => rectsMeet(hole.rect, rect)).map(({ id }) => modelName(catalogue, document.openings.get(id).model));
	const along = runsAcross(ground.wall) ? strings.column(column + 1) : strings.row(column + 1);
	const up = grid.rows - 1 - row;
	const words = strings.onWall(name, along, up, listed([...names, ...holes]));
	return {
		items,
		standing: items,
		isHole: holes.length > 0,
		words
	};
}
// src/room/listView/GridCells.tsx
var range = (count) => Array.from({ length: count }, (_, i) => i);
function GridCells({ label, on }) {
	const editor = useEditor();
	const { session, say } = editor;
	const { catalogue } = session;
	const document = useSession((state) => state.document);
	const tool = useSession((state) => state.tool);
	const { ground, grid, cursor, held, setCursor } = on;
	const table = (0, import_react.useRef)(null);
	const cells = (0, import_react.useMemo)(() => range(grid.rows).map((row) => range(grid.columns).map((column) => onCell({
		document,
		catalogue
	}, ground, {
		column,
		row
	}))), [
		document,
		catalogue,
		ground,
		grid.rows,
		grid.columns
	]);
	const ghost = tool.at === "holding" ? tool.ghost : null;
	const covers = (ghost?.items ?? []).flatMap((item) => {
		const model = catalogue.item(item.model);
		return (model && grid.coverOf(item.at, model, item.turn)) ?? [];
	});
	const model = held && catalogue.item(held.model);
	const spare = held && model && ghost?.free ? grid.coverOf(ghost.free, model, held.turn) : null;
	const inHand = new Set((ghost?.items ?? []).map(({ id }) => id));
	const markOf = (cell) => {
		const rect = grid.rectOf(cell);
		if (covers.some((cover) => rectsMeet(cover, rect))) return ghost?.reason ? "blocked" : "held";
		if (spare && rectsMeet(spare, rect)) return "spare";
		const there = cells[cell.row]?.[cell.column];
		const isOther = (id) => !inHand.has(id);
		if (there?.standing.some(isOther)) return "taken";
		if (there?.isHole) return "hole";
		return there?.items.some(isOther) ? "lain" : "free";
	};
	const { column, row } = cursor;
	(0, import_react.useEffect)(() => {
		const focused = window.document.activeElement;
		if (!focused || focused === table.current || !table.current?.contains(focused)) return;
		table.current.rows[row]?.cells[column]?.focus();
	}, [column, row]);
	const goTo = (cell) => {
		if (!held || !model) {
			setCursor(cell);
			table.current?.rows[cell.row]?.cells[cell.column]?.focus();
			return;
		}
		session.carry(carryTo(grid.placeAt(cell, model, held.turn)));
		const now = session.state().tool;
		if (now.at !== "holding" || !now.ghost.items[0]) return;
		const words = heldWords(document, catalogue, now.ghost.items[0], now.ghost);
		if (now.ghost.reason) say(words, "atOnce");
		else if (now.ghost.guides.length > 0) say(words);
	};
	const choose = (id) => {
		session.select([id]);
		const item = document.items.get(id);
		if (item) say(strings.chosen(itemName(catalogue, item)));
	};
	const onKeyDown = (event) => {
		const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
		if (altKey || shiftKey || tool.at === "holding" && !held) return;
		const isMod = ctrlKey || metaKey;
		const moved = moveCursor(cursor, {
			key,
			ctrl: isMod
		}, grid);
		const here = cells[row]?.[column];
		if (moved) goTo(moved);
		else if (isMod || tool.at === "holding" || !here) return;
		else if (key === " " || key === "Enter") {
			const { items, words } = here;
			const chosen = items.findIndex((id) => session.state().selection.includes(id));
			const next = items.at(chosen > 0 && key === " " ? chosen - 1 : -1);
			const id = key === "Enter" && chosen >= 0 ? items[chosen] : next;
			if (id === void 0) say(strings.nothingThere(words));
			else if (key === " ") choose(id);
			else {
				session.select([id]);
				act(editor, "grasp");
			}
		} else return;
		event.preventDefault();
	};
	const click = (cell) => {
		goTo(cell);
		const top = cells[cell.row]?.[cell.column]?.items.at(-1);
		if (tool.at !== "holding" && top !== void 0) choose(top);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: GridCells_module_default.scroller,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("table", {
			ref: table,
			role: "grid",
			"aria-label": label,
			"aria-description": strings.gridHelp,
			className: GridCells_module_default.grid,
			onKeyDown,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: cells.map((line, r) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tr", { children: line.map(({ words }, c) => {
				const isCurrent = r === row && c === column;
				const mark = markOf({
					column: c,
					row: r
				});
				return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					tabIndex: isCurrent ? 0 : -1,
					"aria-label": words,
					className: GridCells_module_default.cell,
					"data-mark": mark,
					"data-current": isCurrent || void 0,
					onClick: () => click({
						column: c,
						row: r
					}),
					children: mark === "spare" && grid.columns <= 10 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						"aria-hidden": "true",
						children: strings.freeMark
					})
				}, c);
			}) }, r)) })
		})
	});
}
// src/room/listView/grounds.ts
var floor = { kind: "floor" };
var groundOf = (at) => {
	switch (at.kind) {
		case "floor": return floor;
		case "wall": return {
			kind: "wall",
			wall: at.wall
		};
		case "on": return {
			kind: "on",
			carrier: at.carrier,
			level: at.level
		};
	}
};
/** Alike for the same ground: the value of its choice. */
function groundKey(ground) {
	switch (ground.kind) {
		case "floor": return "floor";
		case "wall": return `wall ${ground.wall}`;
		case "on": return `on ${ground.carrier} ${ground.level}`;
	}
}
var standsAs = {
	floor: "floor",
	wall: "wall",
	on: "surface"
};
var mayStand = (model, ground) => model.stands.includes(standsAs[ground.kind]);
/** All of the room, or only where the held thing may stand: never on itself, nor on what it carries. */
function groundsOf(document, catalogue, held) {
	const index = indexOf(document, catalogue);
	const own = new Set(held ? stackOf(index, held.id) : []);
	const surfaces = [...index.placed.values()].filter(({ item, model }) => model.surfaces.length > 0 && !own.has(item.id)).sort((a, b) => a.box.z0 - b.box.z0 || a.box.x0 - b.box.x0 || a.box.y0 - b.box.y0).flatMap(({ item, model }) => model.surfaces.map((_, level) => ({
		kind: "on",
		carrier: item.id,
		level
	})));
	const all = [
		floor,
		...sides.map((wall) => ({
			kind: "wall",
			wall
		})),
		...surfaces
	];
	return held ? all.filter((ground) => mayStand(held.model, ground)) : all;
}
// src/room/listView/useGround.ts
var corner = {
	column: 0,
	row: 0
};
function useGround() {
	const { catalogue } = useEditor().session;
	const document = useSession((state) => state.document);
	const held = useSession(({ tool }) => tool.at === "holding" && tool.held.kind !== "several" ? tool.held.item : null);
	const [ground, setGround] = (0, import_react.useState)(floor);
	const [cursor, setCursor] = (0, import_react.useState)(corner);
	const model = held ? catalogue.item(held.model) : void 0;
	const wanted = held ? groundOf(held.at) : ground;
	const found = gridOf(document, catalogue, wanted);
	const shown = found ? wanted : floor;
	const grid = found ?? gridOf(document, catalogue, floor);
	const place = held && model ? grid.cellOf(held.at, model, held.turn) : cursorWithin(cursor, grid);
	if (groundKey(shown) !== groundKey(ground)) setGround(shown);
	if (place.column !== cursor.column || place.row !== cursor.row) setCursor(place);
	return {
		ground: shown,
		grid,
		cursor: place,
		held,
		setGround,
		setCursor,
		grounds: groundsOf(document, catalogue, held && model ? {
			id: held.id,
			model
		} : void 0)
	};
}
// src/room/listView/GridCard.tsx
/**
* Where a thing comes to on another ground: as near to its middle as there is room. `isFree` is
* false where it can be held there but not put down.
*/
function onGround(document, catalogue, item, ground, up = 0) {
	const model = catalogue.item(item.model);
	const grid = gridOf(document, catalogue, ground);
	if (!model || !grid) return null;
	const turn = ground.kind === "wall" ? 0 : item.turn;
	const cell = {
		column: Math.floor((grid.columns - 1) / 2),
		row: Math.floor((grid.rows - 1) / 2)
	};
	const middle = grid.placeAt(cell, model, turn);
	const most = document.shell.size.height - model.height;
	const wanted = middle.kind === "wall" && up > 0 && !model.isFooted ? {
		...middle,
		up: Math.max(0, Math.min(most, up))
	} : middle;
	const free = nearestFree(document, catalogue, {
		...item,
		turn,
		at: wanted
	});
	return free && (free.kind !== "on" || ground.kind === "on" && free.level === ground.level) ? {
		at: free,
		isFree: true
	} : {
		at: wanted,
		isFree: false
	};
}
function GridCard() {
	const { session, say } = useEditor();
	const { catalogue } = session;
	const document = useSession((state) => state.document);
	const on = useGround();
	const { ground, grounds, held, cursor, setGround, setCursor } = on;
	const title = (0, import_react.useId)();
	const goTo = (wanted) => {
		const name = groundName(document, catalogue, wanted);
		if (!held) {
			setGround(wanted);
			setCursor({
				column: 0,
				row: 0
			});
			return;
		}
		const there = onGround(document, catalogue, held, wanted, usualUpOf(held.model));
		if (!there) return;
		session.carry(carryTo(there.at));
		const { tool } = session.state();
		if (tool.at !== "holding") return;
		const [item] = tool.ghost.items;
		if (!item) return;
		if (tool.ghost.reason) say(heldWords(document, catalogue, item, tool.ghost), "atOnce");
		else say(strings.onGround(name, placeWords(document, catalogue, item)));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: GridCard_module_default.card,
		"aria-labelledby": title,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: GridCard_module_default.head,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					id: title,
					children: strings.grid
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: GridCard_module_default.ground,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "visually-hidden",
						children: strings.ground
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("select", {
						value: groundKey(ground),
						onChange: ({ currentTarget }) => {
							const wanted = grounds.find((each) => groundKey(each) === currentTarget.value);
							if (wanted) goTo(wanted);
						},
						children: grounds.map((each) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
							value: groundKey(each),
							children: groundName(document, catalogue, each)
						}, groundKey(each)))
					})]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GridCells, {
				label: `${strings.grid}, ${lower(groundName(document, catalogue, ground))}`,
				on
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: GridCard_module_default.words,
				"aria-hidden": "true",
				children: onCell({
					document,
					catalogue
				}, ground, cursor).words
			})
		]
	});
}
var ListView_module_default = {
	view: "_view_1xdgt_2",
	inside: "_inside_1xdgt_8",
	room: "_room_1xdgt_15",
	side: "_side_1xdgt_16",
	words: "_words_1xdgt_32",
	head: "_head_1xdgt_44",
	empty: "_empty_1xdgt_61",
	hints: "_hints_1xdgt_67",
	card: "_card_1xdgt_135",
	said: "_said_1xdgt_153"
};
// src/room/listView/ListView.tsx
var saidIn = ({ said }) => said;
/** What was announced, to be read once more: the newest first. */
function SaidList() {
	const said = useSelected(useEditor().recentlySaid, saidIn);
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: ListView_module_default.card,
		"aria-labelledby": id,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			id,
			children: strings.lately
		}), said.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings.nothingSaid }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			role: "list",
			"aria-labelledby": id,
			tabIndex: 0,
			className: ListView_module_default.said,
			children: said.map(({ n, words }, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [i === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", { children: [strings.now, " "] }), words] }, n))
		})]
	});
}
var hints = [
	["ArrowUp", strings.hintWalk],
	["Enter", strings.hintPickUp],
	["/", strings.hintFind],
	["L", strings.hintWhere],
	["?", strings.hintKeys]
];
function Things() {
	const [query, setQuery] = (0, import_react.useState)("");
	const rows = usePlacedRows();
	const shown = filterRows(rows, query);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: ListView_module_default.head,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: strings.inRoom }), rows.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterField, {
			value: query,
			placeholder: strings.filter(rows.length),
			onValue: setQuery
		})]
	}), shown.length > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ThingTree, {
		label: strings.inRoom,
		rows: shown,
		kind: "wide"
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: ListView_module_default.empty,
		children: rows.length === 0 ? strings.empty : strings.noMatch(query.trim())
	})] });
}
function ListView() {
	const { session } = useEditor();
	const document = useSession((state) => state.document);
	const isHolding = useSession(({ tool }) => tool.at === "holding");
	const inside = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		if (isHolding) inside.current.scrollTop = 0;
	}, [isHolding]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: ListView_module_default.view,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			ref: inside,
			className: ListView_module_default.inside,
			"data-holding": isHolding || void 0,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: ListView_module_default.room,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: ListView_module_default.words,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: strings.inWords }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: describeRoom(document, session.catalogue) })]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Things, {}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
						role: "list",
						className: ListView_module_default.hints,
						"aria-label": strings.hints,
						children: hints.map(([chord, words]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Keys, { chord }),
							chord === "ArrowUp" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Keys, { chord: "ArrowDown" }),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: words })
						] }, chord))
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: ListView_module_default.side,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CommandCard, {}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GridCard, {}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaidList, {})
				]
			})]
		})
	});
}
export { ListView };
