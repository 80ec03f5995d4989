import { t as CircleExclamationPoint } from "./circle-exclamation-point-JWSPHo6Y.mjs";
import { t as Search } from "./search-BjEYcvgg.mjs";
import { t as X } from "./x-8jpJ-vrV.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as strings } from "./strings-CmXhOzSY.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/ui/Field.module.css
var import_react = require_react();
var Field_module_default = {
	field: "_field_mbob3_2",
	label: "_label_mbob3_11",
	well: "_well_mbob3_16",
	input: "_input_mbob3_31",
	lens: "_lens_mbob3_44",
	clear: "_clear_mbob3_81",
	hint: "_hint_mbob3_111",
	error: "_error_mbob3_112"
};
// src/ui/Field.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Empties an input so that React, and whoever else listens, hears of it as of typing. */
function empty(input) {
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(input, "");
	input.dispatchEvent(new Event("input", { bubbles: true }));
	input.focus();
}
function Field({ label, hint, error, onValue, className, ...input }) {
	const own = (0, import_react.useId)();
	const id = input.id ?? own;
	const search = input.type === "search";
	const describedBy = [
		input["aria-describedby"],
		hint && `${id}hint`,
		error && `${id}error`
	].filter(Boolean);
	const onChange = (event) => {
		input.onChange?.(event);
		onValue?.(event.currentTarget.value);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: className ? `${Field_module_default.field} ${className}` : Field_module_default.field,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
				className: Field_module_default.label,
				htmlFor: id,
				children: label
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Field_module_default.well,
				children: [
					search && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						of: Search,
						className: Field_module_default.lens
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						autoComplete: search ? "off" : void 0,
						...input,
						id,
						placeholder: input.placeholder ?? " ",
						"aria-describedby": describedBy.join(" ") || void 0,
						"aria-invalid": error ? true : void 0,
						className: Field_module_default.input,
						onChange
					}),
					search && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						"aria-label": strings.clear,
						className: Field_module_default.clear,
						onClick: (event) => empty(event.currentTarget.parentElement.querySelector("input")),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							of: X,
							size: 18
						})
					})
				]
			}),
			hint && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				id: `${id}hint`,
				className: Field_module_default.hint,
				children: hint
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				id: `${id}error`,
				className: Field_module_default.error,
				"aria-live": "polite",
				children: error && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					of: CircleExclamationPoint,
					size: 18
				}), error] })
			})
		]
	});
}
export { Field as t };
