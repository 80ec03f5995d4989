import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
var Spinner_module_default = {
	spinner: "_spinner_zqxrk_2",
	ring: "_ring_zqxrk_28",
	turn: "_turn_zqxrk_1"
};
// src/ui/Spinner.tsx
var import_jsx_runtime = require_jsx_runtime();
function Spinner({ label, size = "normal", children }) {
	const spoken = label === void 0 ? void 0 : {
		role: "progressbar",
		"aria-label": label
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: Spinner_module_default.spinner,
		"data-size": children ? "around" : size,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: Spinner_module_default.ring,
			...spoken
		}), children]
	});
}
export { Spinner as t };
