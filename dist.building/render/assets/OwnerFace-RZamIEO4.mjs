import { t as Avatar } from "./Avatar-BEa7KQsQ.mjs";
import { a as strings } from "./skyTokens.module-Dz_qQkkI.mjs";
import { t as Owner_module_default } from "./FieldPage-DlAFYyeu.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/alphaFields/owner/OwnerFace.tsx
var import_jsx_runtime = require_jsx_runtime();
function OwnerFace({ owner, name, picture, isVisitor, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: Owner_module_default.line,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Avatar, {
			address: owner,
			picture,
			size: 42
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: Owner_module_default.who,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: isVisitor ? strings.keptByYou : strings.keptBy }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: name }) }),
				children
			]
		})]
	});
}
export { OwnerFace as t };
