import { t as House } from "./house-DxlcX2Jk.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as site } from "./site.config-BuNsMVty.mjs";
import "./emblem-BQPw4lI6.mjs";
import { t as FieldEmblem } from "./FieldEmblem-C1jvaHPj.mjs";
import { n as fieldTraits } from "./words-CRJyO5K5.mjs";
import { t as Icon } from "./Icon-CR7LvuQg.mjs";
import { n as MenuItem, t as Menu } from "./Menu-ByeL0bQy.mjs";
import { n as useEditor } from "./EditorContext-CDejE1eF.mjs";
import { t as WaysToHang } from "./WaysToHang-Dh5OBVTX.mjs";
import { fieldToken } from "./fieldToken-c7try7R0.mjs";
import { t as strings } from "./strings-TMhXO5o_.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/room/owned/OwnFields.module.css
var import_react = require_react();
var OwnFields_module_default = {
	fields: "_fields_1hg0i_1",
	title: "_title_1hg0i_6",
	grid: "_grid_1hg0i_10",
	card: "_card_1hg0i_16",
	emblem: "_emblem_1hg0i_28",
	name: "_name_1hg0i_33"
};
// src/room/owned/OwnFields.tsx
var import_jsx_runtime = require_jsx_runtime();
/** As many as can be looked through; whoever owns more names the one they want on its own page. */
var MOST = 60;
function OwnFields({ owner, fieldsOf, onBegin }) {
	const [fields, setFields] = (0, import_react.useState)([]);
	(0, import_react.useEffect)(() => {
		let isWanted = true;
		setFields([]);
		fieldsOf(owner).then((found) => isWanted && setFields(found));
		return () => {
			isWanted = false;
		};
	}, [owner, fieldsOf]);
	if (fields.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: OwnFields_module_default.fields,
		"aria-label": strings.fields,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: OwnFields_module_default.title,
			children: strings.fields
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			role: "list",
			className: OwnFields_module_default.grid,
			children: fields.slice(0, MOST).map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnField, {
				id,
				onBegin
			}) }, id))
		})]
	});
}
function OwnField({ id, onBegin }) {
	const { say } = useEditor();
	const begin = async () => {
		if (await onBegin(id)) say(strings.begun(id));
		else say(strings.notBegun, "atOnce");
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Menu, {
		trigger: (menu) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: OwnFields_module_default.card,
			...menu,
			"aria-label": strings.choose(id),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldEmblem, {
				traits: fieldTraits(site.collection.address, id),
				className: OwnFields_module_default.emblem
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: OwnFields_module_default.name,
				children: strings.field(id)
			})]
		}),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaysToHang, { of: {
			picture: fieldToken(id),
			isWide: false
		} }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: House }),
			onSelect: () => void begin(),
			children: strings.begin
		})]
	});
}
export { OwnFields };
