import { t as site } from "./site.config-BuNsMVty.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { n as strings } from "../prerender.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
var NotFound_module_default = {
	page: "_page_9n227_2",
	gate: "_gate_9n227_9",
	hill: "_hill_9n227_14",
	wood: "_wood_9n227_18",
	brace: "_brace_9n227_22",
	grass: "_grass_9n227_26",
	title: "_title_9n227_30",
	text: "_text_9n227_35",
	ways: "_ways_9n227_41"
};
// src/app/NotFound.tsx
var import_jsx_runtime = require_jsx_runtime();
function NotFound() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: NotFound_module_default.page,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
				className: NotFound_module_default.gate,
				viewBox: "0 0 320 170",
				"aria-hidden": "true",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
						className: NotFound_module_default.hill,
						d: "M0 160c40-34 100-46 160-46s120 12 160 46z"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
						className: NotFound_module_default.wood,
						d: "M62 62h14v84H62zM244 62h14v84h-14zM76 78h168v11H76zM76 101h168v11H76zM76 124h168v11H76z"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
						className: NotFound_module_default.brace,
						d: "M78 132 232 80l9 8L90 138z"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
						className: NotFound_module_default.grass,
						d: "M20 146c2-12 6-18 10-24 0 10 0 16 2 24zM36 148c4-10 8-14 14-18-2 8-4 12-6 18zM272 146c2-12 6-18 10-24 0 10 0 16 2 24zM288 148c4-10 8-14 14-18-2 8-4 12-6 18z"
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: NotFound_module_default.title,
				children: strings.notFoundTitle
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: NotFound_module_default.text,
				children: strings.notFoundText
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: NotFound_module_default.ways,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					href: link("/"),
					children: strings.notFoundHome
				}), site.features.news && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "secondary",
					href: link("/news"),
					children: strings.notFoundNews
				})]
			})
		]
	});
}
var notFoundPage = {
	title: strings.notFoundTitle,
	description: strings.notFoundText,
	Content: NotFound
};
export { notFoundPage };
