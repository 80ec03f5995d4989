import { t as Check } from "./check-BRP2rvP2.mjs";
import { t as Dialog } from "./Dialog-B7JnJbVa.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { I as AlignCenterVertical, X as useAction, q as ToolButton } from "./RoomDesigner-N83TRq4y.mjs";
import { l as refused, t as describeLabel } from "./label-DBX2nr8B.mjs";
import { i as useSession, n as useEditor, r as useOverlays } from "./EditorContext-CDejE1eF.mjs";
import { a as said, n as keyGroups, s as strings } from "./strings-BCzobZwd.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { i as actions, t as act } from "./actions-C2qBM8hP.mjs";
import { i as keyNames } from "./chords-tkKz9Zi2.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as Field } from "./Field-DUW2t5iB.mjs";
import { n as isName } from "./schema-UNRo-aWM.mjs";
import { o as focusRegion, t as eachItem } from "./eachItem-BCgwDeqq.mjs";
import { o as modelName, t as describeRefusal } from "./refusal-eJnVm1sq.mjs";
var HistoryDialog_module_default = {
	entries: "_entries_i4fq3_2",
	entry: "_entry_i4fq3_7",
	mark: "_mark_i4fq3_18"
};
// src/room/frame/dialogs/HistoryDialog.tsx
var import_jsx_runtime = require_jsx_runtime();
/** More rows than anyone reads; the way there is a step at a time. */
var MOST_SHOWN = 200;
function HistoryDialog() {
	const { overlays } = useEditor();
	const isOpen = useOverlays(({ open }) => open?.kind === "history");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: isOpen,
		title: strings.history,
		low: true,
		onClose: () => overlays.set({ open: null }),
		children: isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entries, {})
	});
}
function Entries() {
	const { session, say } = useEditor();
	const past = useSession(({ history }) => history.past);
	const future = useSession(({ history }) => history.future);
	const words = ({ label }) => describeLabel(session.catalogue, label);
	/** The room as it was once that many entries had been made. */
	const goTo = (count) => {
		while (session.state().history.past.length > count && session.undo());
		while (session.state().history.past.length < count && session.redo());
		const last = session.state().history.past.at(-1);
		say(last ? said.wentTo(words(last)) : said.wentToStart);
	};
	const rows = [...future.map((entry, i) => ({
		entry,
		count: past.length + future.length - i,
		isAhead: true
	})), ...past.map((entry, i) => ({
		entry,
		count: i + 1,
		isAhead: false
	})).toReversed()].slice(0, MOST_SHOWN);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ol", {
		role: "list",
		className: HistoryDialog_module_default.entries,
		children: [rows.map(({ entry, count, isAhead }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
			words: words(entry),
			isNow: count === past.length,
			isAhead,
			onGo: () => goTo(count)
		}) }, count)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
			words: strings.asItWas,
			isNow: past.length === 0,
			isAhead: false,
			onGo: () => goTo(0)
		}) })]
	});
}
function Row({ words, isNow, isAhead, onGo }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ToolButton, {
		className: HistoryDialog_module_default.entry,
		"aria-current": isNow ? "step" : void 0,
		"data-ahead": isAhead || void 0,
		onClick: onGo,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: HistoryDialog_module_default.mark,
				children: isNow && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					of: Check,
					size: 18
				})
			}),
			words,
			isAhead && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: strings.undone })
		]
	});
}
// src/room/frame/dialogs/KeySheet.module.css
var import_react = require_react();
var KeySheet_module_default = {
	sheet: "_sheet_grm5n_2",
	letters: "_letters_grm5n_7",
	hint: "_hint_grm5n_24",
	groups: "_groups_grm5n_30",
	group: "_group_grm5n_30",
	row: "_row_grm5n_50",
	chord: "_chord_grm5n_66",
	key: "_key_grm5n_71"
};
// src/room/frame/dialogs/KeySheet.tsx
var groups = [
	{
		title: keyGroups.hand,
		ids: [
			"grasp",
			"back",
			"right",
			"rightAQuarter",
			"rightToTheWall"
		]
	},
	{
		title: keyGroups.thing,
		ids: [
			"turn",
			"turnLeft",
			"duplicate",
			"tint",
			"keep",
			"name",
			"lamp",
			"putAway",
			"copy",
			"paste",
			"menu"
		]
	},
	{
		title: keyGroups.several,
		ids: ["chooseAll", "lineUp"]
	},
	{
		title: keyGroups.history,
		ids: [
			"undo",
			"redo",
			"history"
		]
	},
	{
		title: keyGroups.view,
		ids: [
			"scene",
			"plan",
			"list",
			"turnRoomLeft",
			"turnRoomRight",
			"zoomIn",
			"zoomOut",
			"wholeRoom",
			"panRight",
			"build",
			"walk"
		]
	},
	{
		title: keyGroups.room,
		ids: [
			"search",
			"where",
			"nextRegion",
			"lastRegion",
			"keys"
		]
	}
];
var arrowNames = {
	right: "→",
	rightAQuarter: "→",
	rightToTheWall: "→",
	panRight: "→"
};
/** One line stands for the four arrows. */
var wordsOf = (id) => id in arrowNames ? strings.arrows[id] : actions[id].label;
var chordsOf = (id) => id in arrowNames ? actions[id].keys.map((chord) => chord.replace("ArrowRight", strings.arrow)) : actions[id].keys.slice(0, 2);
function KeySheet() {
	const { overlays } = useEditor();
	const isOpen = useOverlays(({ open }) => open?.kind === "keys");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: isOpen,
		title: strings.keysTitle,
		size: "wide",
		onClose: () => overlays.set({ open: null }),
		children: isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sheet, {})
	});
}
function Sheet() {
	const { overlays } = useEditor();
	const hasLetterKeys = useOverlays((state) => state.hasLetterKeys);
	const hint = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: KeySheet_module_default.sheet,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: KeySheet_module_default.letters,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "checkbox",
					checked: hasLetterKeys,
					"aria-describedby": hint,
					onChange: (event) => overlays.set({ hasLetterKeys: event.currentTarget.checked })
				}), strings.letterKeys]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				id: hint,
				className: KeySheet_module_default.hint,
				children: strings.letterKeysHint
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: KeySheet_module_default.groups,
				children: groups.map(({ title, ids }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
					className: KeySheet_module_default.group,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: title }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", { children: ids.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: KeySheet_module_default.row,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: wordsOf(id) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: chordsOf(id).map((chord) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: KeySheet_module_default.chord,
							children: keyNames(chord).map((key) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("kbd", {
								className: KeySheet_module_default.key,
								children: key
							}, key))
						}, chord)) })]
					}, id)) })]
				}, title))
			})
		]
	});
}
// node_modules/lucide-react/dist/esm/icons/align-center-horizontal.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$6 = {
	name: "align-center-horizontal",
	size: 24,
	node: [
		["path", {
			d: "M2 12h20",
			key: "9i4pu4"
		}],
		["path", {
			d: "M10 16v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-4",
			key: "11f1s0"
		}],
		["path", {
			d: "M10 8V4a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v4",
			key: "t14dx9"
		}],
		["path", {
			d: "M20 16v1a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2v-1",
			key: "1w07xs"
		}],
		["path", {
			d: "M14 8V7c0-1.1.9-2 2-2h2a2 2 0 0 1 2 2v1",
			key: "1apec2"
		}]
	]
};
__iconData$6.node;
var AlignCenterHorizontal = createLucideIcon(__iconData$6);
// node_modules/lucide-react/dist/esm/icons/align-end-horizontal.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$5 = {
	name: "align-end-horizontal",
	size: 24,
	node: [
		["rect", {
			width: "6",
			height: "16",
			x: "4",
			y: "2",
			rx: "2",
			key: "z5wdxg"
		}],
		["rect", {
			width: "6",
			height: "9",
			x: "14",
			y: "9",
			rx: "2",
			key: "um7a8w"
		}],
		["path", {
			d: "M22 22H2",
			key: "19qnx5"
		}]
	]
};
__iconData$5.node;
var AlignEndHorizontal = createLucideIcon(__iconData$5);
// node_modules/lucide-react/dist/esm/icons/align-end-vertical.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$4 = {
	name: "align-end-vertical",
	size: 24,
	node: [
		["rect", {
			width: "16",
			height: "6",
			x: "2",
			y: "4",
			rx: "2",
			key: "10wcwx"
		}],
		["rect", {
			width: "9",
			height: "6",
			x: "9",
			y: "14",
			rx: "2",
			key: "4p5bwg"
		}],
		["path", {
			d: "M22 22V2",
			key: "12ipfv"
		}]
	]
};
__iconData$4.node;
var AlignEndVertical = createLucideIcon(__iconData$4);
// node_modules/lucide-react/dist/esm/icons/align-horizontal-distribute-center.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$3 = {
	name: "align-horizontal-distribute-center",
	size: 24,
	node: [
		["rect", {
			width: "6",
			height: "14",
			x: "4",
			y: "5",
			rx: "2",
			key: "1wwnby"
		}],
		["rect", {
			width: "6",
			height: "10",
			x: "14",
			y: "7",
			rx: "2",
			key: "1fe6j6"
		}],
		["path", {
			d: "M17 22v-5",
			key: "4b6g73"
		}],
		["path", {
			d: "M17 7V2",
			key: "hnrr36"
		}],
		["path", {
			d: "M7 22v-3",
			key: "1r4jpn"
		}],
		["path", {
			d: "M7 5V2",
			key: "liy1u9"
		}]
	]
};
__iconData$3.node;
var AlignHorizontalDistributeCenter = createLucideIcon(__iconData$3);
// node_modules/lucide-react/dist/esm/icons/align-start-horizontal.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "align-start-horizontal",
	size: 24,
	node: [
		["rect", {
			width: "6",
			height: "16",
			x: "4",
			y: "6",
			rx: "2",
			key: "1n4dg1"
		}],
		["rect", {
			width: "6",
			height: "9",
			x: "14",
			y: "6",
			rx: "2",
			key: "17khns"
		}],
		["path", {
			d: "M22 2H2",
			key: "fhrpnj"
		}]
	]
};
__iconData$2.node;
var AlignStartHorizontal = createLucideIcon(__iconData$2);
// node_modules/lucide-react/dist/esm/icons/align-start-vertical.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "align-start-vertical",
	size: 24,
	node: [
		["rect", {
			width: "9",
			height: "6",
			x: "6",
			y: "14",
			rx: "2",
			key: "lpm2y7"
		}],
		["rect", {
			width: "16",
			height: "6",
			x: "6",
			y: "4",
			rx: "2",
			key: "rdj6ps"
		}],
		["path", {
			d: "M2 2v20",
			key: "1ivd8o"
		}]
	]
};
__iconData$1.node;
var AlignStartVertical = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/align-vertical-distribute-center.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "align-vertical-distribute-center",
	size: 24,
	node: [
		["path", {
			d: "M22 17h-3",
			key: "1lwga1"
		}],
		["path", {
			d: "M22 7h-5",
			key: "o2endc"
		}],
		["path", {
			d: "M5 17H2",
			key: "1gx9xc"
		}],
		["path", {
			d: "M7 7H2",
			key: "6bq26l"
		}],
		["rect", {
			x: "5",
			y: "14",
			width: "14",
			height: "6",
			rx: "2",
			key: "1qrzuf"
		}],
		["rect", {
			x: "7",
			y: "4",
			width: "10",
			height: "6",
			rx: "2",
			key: "we8e9z"
		}]
	]
};
__iconData.node;
var AlignVerticalDistributeCenter = createLucideIcon(__iconData);
var LineUpDialog_module_default = {
	ways: "_ways_dm0s5_2",
	way: "_way_dm0s5_2"
};
// src/room/frame/dialogs/LineUpDialog.tsx
var ways$1 = [
	{
		id: "alignLeft",
		icon: AlignStartVertical
	},
	{
		id: "alignMiddle",
		icon: AlignCenterVertical
	},
	{
		id: "alignRight",
		icon: AlignEndVertical
	},
	{
		id: "alignBack",
		icon: AlignStartHorizontal
	},
	{
		id: "alignCentre",
		icon: AlignCenterHorizontal
	},
	{
		id: "alignFront",
		icon: AlignEndHorizontal
	},
	{
		id: "spaceAcross",
		icon: AlignHorizontalDistributeCenter
	},
	{
		id: "spaceDeep",
		icon: AlignVerticalDistributeCenter
	}
];
function Way({ id, icon }) {
	const editor = useEditor();
	const { label, isPossible } = useAction(id);
	const run = () => {
		editor.overlays.set({ open: null });
		act(editor, id, "byKey");
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ToolButton, {
		className: LineUpDialog_module_default.way,
		disabled: !isPossible,
		onClick: run,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			of: icon,
			size: 24
		}), label]
	});
}
function LineUpDialog() {
	const { overlays } = useEditor();
	const isOpen = useOverlays(({ open }) => open?.kind === "lineUp");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: isOpen,
		title: strings.lineUpTitle,
		onClose: () => overlays.set({ open: null }),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: LineUpDialog_module_default.ways,
			children: isOpen && ways$1.map((way) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, { ...way }, way.id))
		})
	});
}
// src/room/commands/nameItem.ts
var nameItem = (document, { id, name: typed }, catalogue) => {
	const name = typed?.trim() || null;
	if (name !== null && !isName(name)) return refused({
		kind: "badName",
		longest: 60
	});
	return eachItem(document, [id], catalogue, "name", (item) => {
		if (name === (item.name ?? null)) return item;
		const { name: _, ...plain } = item;
		return name === null ? plain : {
			...plain,
			name
		};
	});
};
var NameDialog_module_default = {
	form: "_form_ua8xn_2",
	ways: "_ways_ua8xn_7"
};
// src/room/frame/dialogs/NameDialog.tsx
function NameDialog() {
	const { overlays } = useEditor();
	const open = useOverlays((state) => state.open);
	const id = open?.kind === "name" ? open.id : null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: id !== null,
		title: strings.nameTitle,
		onClose: () => overlays.set({ open: null }),
		returnTo: () => focusRegion("room") ? document.activeElement : null,
		children: id !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NameForm, { id })
	});
}
function NameForm({ id }) {
	const { session, overlays, say } = useEditor();
	const item = session.state().document.items.get(id);
	const [name, setName] = (0, import_react.useState)(item?.name ?? "");
	const [error, setError] = (0, import_react.useState)();
	const give = (wanted) => {
		const outcome = session.dispatch(nameItem, {
			id,
			name: wanted
		});
		const { document } = session.state();
		if (!outcome.ok && outcome.reason.kind !== "nothingChanges") {
			setError(describeRefusal(document, session.catalogue, outcome.reason));
			return;
		}
		overlays.set({ open: null });
		say(said.named(document.items.get(id)?.name ?? modelName(session.catalogue, item?.model ?? "")));
	};
	const onSubmit = (event) => {
		event.preventDefault();
		give(name);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: NameDialog_module_default.form,
		onSubmit,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: strings.nameLabel(modelName(session.catalogue, item?.model ?? "")),
			value: name,
			maxLength: 60,
			error,
			onValue: setName,
			"data-autofocus": ""
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: NameDialog_module_default.ways,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				children: strings.saveName
			}), item?.name !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "secondary",
				onClick: () => give(null),
				children: strings.removeName
			})]
		})]
	});
}
// src/room/frame/dialogs/Dialogs.tsx
var Dialogs = () => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HistoryDialog, {}),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeySheet, {}),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LineUpDialog, {}),
	/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NameDialog, {})
] });
export { Dialogs };
