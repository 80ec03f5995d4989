import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
var HillEdge_module_default = {
	edge: "_edge_viqw7_2",
	rise: "_rise_viqw7_12",
	hang: "_hang_viqw7_16",
	flip: "_flip_viqw7_21"
};
// src/landing/layout/HillEdge.tsx
var import_jsx_runtime = require_jsx_runtime();
function HillEdge({ className, flip, hang }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
		className: `${HillEdge_module_default.edge} ${hang ? HillEdge_module_default.hang : HillEdge_module_default.rise} ${flip ? HillEdge_module_default.flip : ""} ${className}`,
		viewBox: "0 0 1440 48",
		preserveAspectRatio: "none",
		"aria-hidden": "true",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M0 18C180-2 330 4 560 22s420 24 640 4c110-9 180-6 240 2v20H0z" })
	});
}
export { HillEdge as t };
