import { t as require_react } from "./react-DbA_SeLs.mjs";
import { a as lazyOrNothing } from "../prerender.mjs";
import { t as Spinner } from "./Spinner-CJXEsSUy.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/ui/IconButton.module.css
var import_react = require_react();
var IconButton_module_default = { button: "_button_1rwqy_2" };
// src/ui/IconButton.tsx
var import_jsx_runtime = require_jsx_runtime();
var Tooltip = lazyOrNothing(async () => (await import("./Tooltip-Cixs6AMk.mjs")).Tooltip, { isQuiet: true });
function IconButton(props) {
	const { icon, label, hint, kind = "well", busy, className, ...rest } = props;
	const [anchor, setAnchor] = (0, import_react.useState)(null);
	const working = busy && {
		"aria-busy": true,
		"aria-disabled": true,
		onClick: void 0
	};
	const onPointerEnter = (event) => {
		if (event.pointerType !== "touch") setAnchor(event.currentTarget);
		rest.onPointerEnter?.(event);
	};
	const onFocus = (event) => {
		if (event.currentTarget.matches(":focus-visible")) setAnchor(event.currentTarget);
		rest.onFocus?.(event);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		"aria-description": hint,
		...rest,
		...working,
		onPointerEnter,
		onFocus,
		"aria-label": label,
		"data-kind": kind,
		className: className ? `${IconButton_module_default.button} ${className}` : IconButton_module_default.button,
		children: busy ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, { size: "small" }) : icon
	}), anchor && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tooltip, {
		anchor,
		text: hint ? `${label} · ${hint}` : label,
		describes: false
	})] });
}
export { IconButton as t };
