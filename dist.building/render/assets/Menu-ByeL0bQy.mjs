import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as anchorTo } from "./anchorTo-BKxFh-AM.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// node_modules/lucide-react/dist/esm/icons/chevron-down.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "chevron-down",
	size: 24,
	node: [["path", {
		d: "m6 9 6 6 6-6",
		key: "qrunsl"
	}]]
};
__iconData.node;
var ChevronDown = createLucideIcon(__iconData);
// src/ui/Menu.module.css
var import_react = require_react();
var Menu_module_default = {
	menu: "_menu_1tzw3_2",
	item: "_item_1tzw3_57",
	arrow: "_arrow_1tzw3_103"
};
// src/ui/typeahead.ts
var pause = 600;
function typeahead(before, key, at) {
	return {
		text: (at - before.at > pause ? "" : before.text) + key.toLocaleLowerCase(),
		at
	};
}
/** The index of the match, searched onward from the current entry and around; -1 when none. */
function findTyped(names, current, text) {
	const same = [...text].every((letter) => letter === text[0]);
	const wanted = same ? text[0] ?? "" : text;
	const start = same ? current + 1 : Math.max(current, 0);
	for (let step = 0; step < names.length; step += 1) {
		const index = (start + step) % names.length;
		if (names[index]?.trim().toLocaleLowerCase().startsWith(wanted)) return index;
	}
	return -1;
}
// src/ui/Menu.tsx
var import_jsx_runtime = require_jsx_runtime();
function Menu({ align = "start", children, ...own }) {
	const id = (0, import_react.useId)();
	const button = (0, import_react.useRef)(null);
	const panel = (0, import_react.useRef)(null);
	const typed = (0, import_react.useRef)({
		text: "",
		at: 0
	});
	const entersAt = (0, import_react.useRef)("first");
	const unfasten = (0, import_react.useRef)(() => {});
	const [open, setOpen] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => () => unfasten.current(), []);
	const items = () => [...panel.current.querySelectorAll("[role=menuitem]")];
	const close = () => {
		panel.current.hidePopover();
		button.current?.focus();
	};
	const onToggle = (event) => {
		if (event.target !== event.currentTarget) return;
		unfasten.current();
		if (event.newState === "closed" || !button.current) return;
		const wish = {
			side: "below",
			align,
			gap: 8
		};
		unfasten.current = anchorTo(event.currentTarget, button.current, wish);
		items().at(entersAt.current === "last" ? -1 : 0)?.focus();
		entersAt.current = "first";
	};
	const onButtonKeyDown = (event) => {
		if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
		event.preventDefault();
		entersAt.current = event.key === "ArrowUp" ? "last" : "first";
		panel.current.showPopover({ source: event.currentTarget });
	};
	const onKeyDown = (event) => {
		const all = items();
		const current = all.indexOf(document.activeElement);
		const goTo = (index) => {
			event.preventDefault();
			all.at(index)?.focus();
		};
		const { key } = event;
		const letter = [...key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
		const inWord = typed.current.text !== "" && event.timeStamp - typed.current.at < 600;
		if (key === "ArrowDown") goTo((current + 1) % all.length);
		else if (key === "ArrowUp") goTo(current < 1 ? -1 : current - 1);
		else if (key === "Home") goTo(0);
		else if (key === "End") goTo(-1);
		else if (key === "Escape") {
			event.preventDefault();
			event.stopPropagation();
			close();
		} else if (key === "Tab") close();
		else if (key === " " && !inWord) {
			event.preventDefault();
			all[current]?.click();
		} else if (letter) {
			typed.current = typeahead(typed.current, key, event.timeStamp);
			const found = findTyped(all.map((item) => item.textContent), current, typed.current.text);
			event.preventDefault();
			if (found >= 0) all[found]?.focus();
		}
	};
	const onClick = (event) => {
		const item = event.target.closest("[role=menuitem]");
		if (item && item.ariaDisabled !== "true") close();
	};
	const trigger = {
		ref: button,
		id: `${id}button`,
		popoverTarget: id,
		"aria-haspopup": "menu",
		"aria-expanded": open,
		"aria-controls": id,
		onKeyDown: onButtonKeyDown
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [own.trigger ? own.trigger(trigger) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
		kind: "secondary",
		icon: own.icon,
		...trigger,
		children: [own.label, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			of: ChevronDown,
			className: Menu_module_default.arrow
		})]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		ref: panel,
		id,
		popover: "auto",
		role: "menu",
		"aria-labelledby": trigger.id,
		"data-align": align,
		className: Menu_module_default.menu,
		onBeforeToggle: (event) => setOpen(event.newState === "open"),
		onToggle,
		onKeyDown,
		onClick,
		children
	})] });
}
function MenuItem({ icon, children, ...item }) {
	const look = {
		role: "menuitem",
		tabIndex: -1,
		className: Menu_module_default.item
	};
	if (item.href !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		...item,
		...look,
		children: [icon, children]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		...look,
		"aria-disabled": item.disabled || void 0,
		onClick: item.disabled ? void 0 : item.onSelect,
		children: [icon, children]
	});
}
export { ChevronDown as a, typeahead as i, MenuItem as n, findTyped as r, Menu as t };
