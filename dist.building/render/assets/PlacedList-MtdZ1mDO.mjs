import { t as require_react } from "./react-DbA_SeLs.mjs";
import { n as useEditor } from "./EditorContext-CDejE1eF.mjs";
import { t as indexOf } from "./indexOf-DdILmUFM.mjs";
import { a as FilterField, n as ThingTree, r as filterRows, t as usePlacedRows } from "./usePlacedRows-QUCg-E1h.mjs";
import { D as strings } from "./RoomDesigner-N83TRq4y.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/room/panels/PlacedList.module.css
var import_react = require_react();
var PlacedList_module_default = {
	list: "_list_1mc6z_2",
	head: "_head_1mc6z_11",
	empty: "_empty_1mc6z_30"
};
// src/room/panels/PlacedList.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Brings a thing into the middle of the view where only a part of the room is to be seen. */
function showWhere({ session, view }, id) {
	const { document } = session.state();
	const box = indexOf(document, session.catalogue).placed.get(id)?.box;
	if (!box || view.state().zoom <= 1) return;
	const { columns, rows } = document.shell.size;
	const x = (box.x0 + box.x1) / 2 / 4 - columns / 2;
	const z = (box.z0 + box.z1) / 2 / 4 - rows / 2;
	view.set({ pan: {
		x,
		z
	} });
}
function PlacedList() {
	const editor = useEditor();
	const [query, setQuery] = (0, import_react.useState)("");
	const rows = usePlacedRows();
	const shown = filterRows(rows, query);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: PlacedList_module_default.list,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: PlacedList_module_default.head,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: strings.placed }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				"aria-hidden": "true",
				children: rows.length
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "visually-hidden",
				children: strings.things(rows.length)
			})] })]
		}), rows.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: PlacedList_module_default.empty,
			children: strings.nothingPlaced
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterField, {
			value: query,
			placeholder: strings.filter,
			onValue: setQuery
		}), shown.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: PlacedList_module_default.empty,
			children: strings.noMatch(query.trim())
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ThingTree, {
			label: strings.placed,
			rows: shown,
			kind: "narrow",
			onChoose: (id) => showWhere(editor, id)
		})] })]
	});
}
export { PlacedList };
