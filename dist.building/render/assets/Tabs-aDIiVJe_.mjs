import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/ui/Tabs.module.css
var import_react = require_react();
var Tabs_module_default = {
	well: "_well_1a2j7_2",
	tab: "_tab_1a2j7_15",
	panel: "_panel_1a2j7_78"
};
// src/ui/Tabs.tsx
var import_jsx_runtime = require_jsx_runtime();
function Tabs({ label, tabs, selected, onSelect, className }) {
	const prefix = (0, import_react.useId)();
	const list = (0, import_react.useRef)(null);
	const [own, setOwn] = (0, import_react.useState)(tabs[0].id);
	const chosen = Math.max(tabs.findIndex((tab) => tab.id === (selected ?? own)), 0);
	const choose = (index) => {
		const tab = tabs[index];
		if (!tab) return;
		setOwn(tab.id);
		onSelect?.(tab.id);
	};
	const onKeyDown = (event) => {
		const backwards = getComputedStyle(event.currentTarget).direction === "rtl" ? 1 : -1;
		const last = tabs.length - 1;
		const next = {
			ArrowLeft: chosen + backwards,
			ArrowRight: chosen - backwards,
			Home: 0,
			End: last
		}[event.key];
		if (next === void 0) return;
		event.preventDefault();
		const index = next < 0 ? last : next > last ? 0 : next;
		choose(index);
		list.current?.querySelectorAll("[role=tab]")[index]?.focus();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			ref: list,
			role: "tablist",
			"aria-label": label,
			className: Tabs_module_default.well,
			onKeyDown,
			children: tabs.map((tab, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				role: "tab",
				id: `${prefix}${tab.id}`,
				"aria-controls": `${prefix}${tab.id}panel`,
				"aria-selected": index === chosen,
				tabIndex: index === chosen ? 0 : -1,
				className: Tabs_module_default.tab,
				onClick: () => choose(index),
				children: [tab.icon, tab.label]
			}, tab.id))
		}), tabs.map((tab, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			role: "tabpanel",
			id: `${prefix}${tab.id}panel`,
			"aria-labelledby": `${prefix}${tab.id}`,
			tabIndex: 0,
			hidden: index !== chosen,
			className: Tabs_module_default.panel,
			children: tab.panel
		}, tab.id))]
	});
}
export { Tabs as t };
