import { t as Spinner } from "./Spinner-CJXEsSUy.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
var Button_module_default = { button: "_button_iyacl_2" };
// src/ui/Button.tsx
var import_jsx_runtime = require_jsx_runtime();
function ignore(event) {
	event.preventDefault();
	event.stopPropagation();
}
function Button(props) {
	const { kind = "primary", size = "normal", icon, busy, done, className, children, ...rest } = props;
	const look = {
		className: className ? `${Button_module_default.button} ${className}` : Button_module_default.button,
		"data-kind": kind,
		"data-size": size,
		"data-done": done || void 0,
		"data-grows": busy && !icon || void 0
	};
	const content = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [busy ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, { size: "small" }) : icon, children] });
	if (rest.href !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		...rest,
		...look,
		children: content
	});
	const working = busy && {
		"aria-busy": true,
		"aria-disabled": true,
		onClick: ignore
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		...rest,
		...working,
		...look,
		children: content
	});
}
export { Button as t };
