import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as Search } from "./search-BjEYcvgg.mjs";
import { i as typeahead, r as findTyped } from "./Menu-ByeL0bQy.mjs";
import { i as useSession, n as useEditor } from "./EditorContext-CDejE1eF.mjs";
import { a as lower, i as itemName, r as placeWords, t as describeRefusal } from "./refusal-eJnVm1sq.mjs";
import { i as facingWords, t as listRows } from "./list-H-6j9yFt.mjs";
import { n as borrowed } from "./allowance-8ppxgipj.mjs";
import { D as strings, L as shortLength, R as shortWords, U as pieceUrl } from "./RoomDesigner-N83TRq4y.mjs";
var FilterField_module_default = {
	field: "_field_3792z_2",
	input: "_input_3792z_26"
};
// src/room/panels/FilterField.tsx
var import_jsx_runtime = require_jsx_runtime();
function FilterField({ value, placeholder, onValue }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: FilterField_module_default.field,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			of: Search,
			size: 17
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			type: "search",
			className: FilterField_module_default.input,
			"aria-label": strings.filterThings,
			placeholder,
			autoComplete: "off",
			spellCheck: false,
			value,
			onChange: (event) => onValue(event.currentTarget.value),
			onKeyDown: (event) => {
				if (event.key !== "Escape" || value === "") return;
				onValue("");
				event.preventDefault();
				event.stopPropagation();
			}
		})]
	});
}
// src/room/panels/placedRows.ts
var import_react = require_react();
/** Column and row, or the place in words where it is not on the floor. */
function shortPlace(document, catalogue, item) {
	if (item.at.kind !== "floor") return shortWords(placeWords(document, catalogue, item));
	const tile = (at) => shortLength(at / 4 + 1);
	return strings.cell(tile(item.at.x), tile(item.at.z));
}
function heldRows({ document, tool }, catalogue) {
	if (tool.at !== "holding") return /* @__PURE__ */ new Map();
	const { items, reason } = tool.ghost;
	const blocked = reason ? describeRefusal(document, catalogue, reason) : "";
	return new Map(items.map((item) => [item.id, {
		id: item.id,
		model: item.model,
		level: 1,
		name: itemName(catalogue, item),
		place: placeWords(document, catalogue, item),
		facing: facingWords(document, catalogue, item),
		more: "",
		short: strings.held(shortPlace(document, catalogue, item)),
		isHeld: true,
		isBorrowed: tool.held.kind === "new" && tool.held.borrow,
		blocked
	}]));
}
function moreWords(catalogue, item, carries) {
	return [
		carries,
		item.tint === void 0 ? "" : strings.tinted(catalogue.tintName(item.tint)),
		item.picture ? strings.withPicture(item.picture.alt) : "",
		item.unlit ? strings.putOut : ""
	].filter((part) => part !== "").join(", ");
}
/** As the room is while nothing is in the hand. */
function standingRows(document, catalogue) {
	const tried = borrowed(document, catalogue);
	return listRows(document, catalogue).map(({ id, level, name, place, facing, carries }) => {
		const item = document.items.get(id);
		return {
			id,
			level,
			name,
			place,
			facing,
			model: item.model,
			blocked: "",
			short: shortWords(place),
			more: moreWords(catalogue, item, carries),
			isHeld: false,
			isBorrowed: tried.has(id)
		};
	});
}
/** Rows that nobody touches stay the same objects; what is new in the hand comes first. */
function withHeld(rows, room, catalogue) {
	const held = heldRows(room, catalogue);
	if (held.size === 0) return rows;
	const fresh = [...held.values()].filter(({ id }) => !room.document.items.has(id));
	const standing = rows.map((row) => {
		const inHand = held.get(row.id);
		return inHand ? {
			...inHand,
			level: row.level,
			isBorrowed: row.isBorrowed
		} : row;
	});
	return [...fresh, ...standing];
}
/** One row as it is read aloud. */
function rowWords({ name, place, facing, more, blocked, isHeld, isBorrowed }) {
	const words = [
		name,
		isHeld ? strings.inHand : "",
		place,
		facing,
		more,
		isBorrowed ? strings.borrowed : ""
	].filter((part) => part !== "").join(", ");
	return blocked ? `${words}. ${blocked}` : words;
}
var plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
/** Every word has to be somewhere in the row; who carries a match stays, so that the tree holds. */
function filterRows(rows, query) {
	const wanted = plain(query).split(/\s+/).filter(Boolean);
	if (wanted.length === 0) return rows;
	const isMatch = ({ name, place, more }) => {
		const text = plain(`${name} ${place} ${more}`);
		return wanted.every((word) => text.includes(word));
	};
	const kept = /* @__PURE__ */ new Set();
	const above = [];
	for (const row of rows) {
		above.length = row.level - 1;
		above.push(row);
		if (row.isHeld || isMatch(row)) for (const each of above) kept.add(each);
	}
	return rows.filter((row) => kept.has(row));
}
// node_modules/lucide-react/dist/esm/icons/move.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "move",
	size: 24,
	node: [
		["path", {
			d: "M12 2v20",
			key: "t6zp3m"
		}],
		["path", {
			d: "m15 19-3 3-3-3",
			key: "11eu04"
		}],
		["path", {
			d: "m19 9 3 3-3 3",
			key: "1mg7y2"
		}],
		["path", {
			d: "M2 12h20",
			key: "9i4pu4"
		}],
		["path", {
			d: "m5 9-3 3 3 3",
			key: "j64kie"
		}],
		["path", {
			d: "m9 5 3-3 3 3",
			key: "l8vdw6"
		}]
	]
};
__iconData.node;
var Move = createLucideIcon(__iconData);
var ThingTree_module_default = {
	tree: "_tree_9jjgu_2",
	row: "_row_9jjgu_17",
	thumb: "_thumb_9jjgu_40",
	name: "_name_9jjgu_50",
	rest: "_rest_9jjgu_85",
	hand: "_hand_9jjgu_96",
	more: "_more_9jjgu_110",
	place: "_place_9jjgu_151",
	facing: "_facing_9jjgu_151"
};
// src/room/panels/useCurrentRow.ts
var PAGE = 8;
/** Up to its carrier, or down to the first thing that it carries. */
function kin(rows, at, key) {
	const { level } = rows[at];
	if (key === "ArrowRight") return (rows[at + 1]?.level ?? 0) > level ? at + 1 : at;
	for (let i = at - 1; i >= 0; i--) if (rows[i].level < level) return i;
	return at;
}
/** The selection leads: after undo it is what was changed, after putting away what comes next. */
function useCurrentRow(rows) {
	const { session, overlays } = useEditor();
	const selection = useSession((state) => state.selection);
	const [last, setLast] = (0, import_react.useState)(0);
	const anchor = (0, import_react.useRef)(void 0);
	const typed = (0, import_react.useRef)({
		text: "",
		at: 0
	});
	const held = rows.findIndex(({ isHeld }) => isHeld);
	const active = selection.at(-1);
	const chosen = held >= 0 ? held : rows.findIndex(({ id }) => id === active);
	const at = chosen >= 0 ? chosen : Math.min(last, rows.length - 1);
	(0, import_react.useEffect)(() => {
		if (at >= 0) setLast(at);
	}, [at]);
	const goTo = (index, isLonger) => {
		const row = rows[index];
		if (!row) return;
		setLast(index);
		if (!isLonger) {
			anchor.current = row.id;
			session.select([row.id]);
			return;
		}
		const from = Math.max(0, rows.findIndex(({ id }) => id === anchor.current));
		const ids = rows.slice(Math.min(from, index), Math.max(from, index) + 1).map(({ id }) => id);
		session.select(index < from ? ids.reverse() : ids);
	};
	const onKeyDown = (event) => {
		const { key, shiftKey } = event;
		if (!(!event.ctrlKey && !event.metaKey && !event.altKey) || rows.length === 0 || session.state().tool.at === "holding") return;
		const step = {
			ArrowUp: at - 1,
			ArrowDown: at + 1,
			Home: 0,
			End: rows.length - 1,
			PageUp: at - PAGE,
			PageDown: at + PAGE
		}[key];
		const isLetter = /^[\p{L}\p{N}]$/u.test(key) && !overlays.state().hasLetterKeys;
		if (step !== void 0) goTo(Math.max(0, Math.min(rows.length - 1, step)), shiftKey);
		else if (key === "ArrowLeft" || key === "ArrowRight") goTo(kin(rows, at, key), false);
		else if (key === " ") goTo(at, false);
		else if (isLetter) {
			typed.current = typeahead(typed.current, key, event.timeStamp);
			const names = rows.map(({ name }) => name);
			goTo(findTyped(names, at, typed.current.text), false);
		} else return;
		event.preventDefault();
	};
	const choose = (id, event) => {
		if (session.state().tool.at === "holding") return;
		const index = rows.findIndex((row) => row.id === id);
		if (event.shiftKey) goTo(index, true);
		else if (event.ctrlKey || event.metaKey) {
			setLast(index);
			const isChosen = selection.includes(id);
			session.select(isChosen ? selection.filter((other) => other !== id) : [...selection, id]);
		} else goTo(index, false);
	};
	return {
		current: rows[at]?.id,
		onKeyDown,
		choose
	};
}
// src/room/panels/ThingTree.tsx
var ThingRow = (0, import_react.memo)(function ThingRow({ row, id, kind, isCurrent, isChosen }) {
	const { name, place, facing, more, short, blocked, isHeld, isBorrowed, level } = row;
	const why = lower(blocked).replace(/\.$/, "");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "treeitem",
		id,
		"data-id": row.id,
		"aria-level": level,
		"aria-selected": isChosen || isHeld,
		className: ThingTree_module_default.row,
		"data-level": Math.min(level, 4),
		"data-current": isCurrent || void 0,
		"data-held": isHeld || void 0,
		"data-blocked": blocked !== "" || void 0,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "visually-hidden",
				children: rowWords(row)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
				className: ThingTree_module_default.thumb,
				src: pieceUrl(row.model),
				alt: "",
				width: 40,
				height: 40,
				loading: "lazy",
				decoding: "async",
				draggable: false,
				"data-borrow": isBorrowed || void 0
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: ThingTree_module_default.name,
				"aria-hidden": "true",
				children: name
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: ThingTree_module_default.rest,
				"aria-hidden": "true",
				children: kind === "narrow" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: ThingTree_module_default.place,
					children: blocked ? why : short
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: ThingTree_module_default.place,
						children: shortWords(place)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: ThingTree_module_default.facing,
						children: facing
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: ThingTree_module_default.more,
						children: blocked ? why : more
					})
				] })
			}),
			isHeld && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				of: Move,
				size: 18,
				className: ThingTree_module_default.hand
			})
		]
	});
});
function ThingTree({ label, rows, kind, onChoose }) {
	const { session, overlays } = useEditor();
	const selection = useSession((state) => state.selection);
	const { current, onKeyDown, choose } = useCurrentRow(rows);
	const tree = (0, import_react.useRef)(null);
	const prefix = (0, import_react.useId)();
	const idOf = (id) => `${prefix}${id}`;
	const chosen = new Set(selection);
	(0, import_react.useEffect)(() => {
		const row = current && tree.current.querySelector(`[data-id="${current}"]`);
		if (row) row.scrollIntoView({ block: "nearest" });
	}, [current]);
	const rowUnder = (event) => event.target.closest("[data-id]")?.dataset.id;
	const onClick = (event) => {
		const id = rowUnder(event);
		if (id === void 0) return;
		choose(id, event);
		onChoose?.(id);
	};
	const onContextMenu = (event) => {
		const id = rowUnder(event);
		if (id === void 0 || session.state().tool.at === "holding") return;
		event.preventDefault();
		if (!selection.includes(id)) session.select([id]);
		overlays.set({ open: {
			kind: "menu",
			at: {
				x: event.clientX,
				y: event.clientY
			}
		} });
	};
	/** So that a key has something to act on as soon as the list is reached. */
	const onFocus = () => {
		const { selection: now, tool } = session.state();
		if (current !== void 0 && now.length === 0 && tool.at === "idle") session.select([current]);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		ref: tree,
		role: "tree",
		tabIndex: 0,
		"aria-label": label,
		"aria-multiselectable": "true",
		"aria-activedescendant": current === void 0 ? void 0 : idOf(current),
		className: ThingTree_module_default.tree,
		"data-kind": kind,
		"data-keys": "",
		"data-home": "",
		onKeyDown,
		onClick,
		onContextMenu,
		onFocus,
		children: rows.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ThingRow, {
			row,
			id: idOf(row.id),
			kind,
			isCurrent: row.id === current,
			isChosen: chosen.has(row.id)
		}, row.id))
	});
}
// src/room/panels/usePlacedRows.ts
function usePlacedRows() {
	const { catalogue } = useEditor().session;
	const document = useSession((state) => state.document);
	const tool = useSession((state) => state.tool);
	const standing = (0, import_react.useMemo)(() => standingRows(document, catalogue), [document, catalogue]);
	return (0, import_react.useMemo)(() => withHeld(standing, {
		document,
		tool
	}, catalogue), [
		standing,
		document,
		tool,
		catalogue
	]);
}
export { FilterField as a, shortPlace as i, ThingTree as n, filterRows as r, usePlacedRows as t };
