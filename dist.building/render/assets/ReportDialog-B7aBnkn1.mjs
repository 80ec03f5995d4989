import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as Dialog } from "./Dialog-B7JnJbVa.mjs";
import { t as Field } from "./Field-DUW2t5iB.mjs";
import { n as toast } from "./Toast-DlJW4fzw.mjs";
import { l as reportRoom, o as strings } from "./RoomPicture-PfcD5Ssw.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/room/share/ReportDialog.module.css
var import_react = require_react();
var ReportDialog_module_default = {
	form: "_form_vwzca_2",
	text: "_text_vwzca_7",
	reasons: "_reasons_vwzca_12",
	reason: "_reason_vwzca_12",
	radio: "_radio_vwzca_28"
};
// src/room/share/ReportDialog.tsx
var import_jsx_runtime = require_jsx_runtime();
var LONGEST_NOTE = 300;
function ReportDialog({ id, open, onClose }) {
	const name = (0, import_react.useId)();
	const [reason, setReason] = (0, import_react.useState)(0);
	const [note, setNote] = (0, import_react.useState)("");
	const [isBusy, setBusy] = (0, import_react.useState)(false);
	async function send(event) {
		event.preventDefault();
		setBusy(true);
		const said = [strings.reasons[reason], note.trim()].filter(Boolean).join(": ");
		const isSent = await reportRoom(id, said);
		setBusy(false);
		if (!isSent) return toast(strings.reportFailed, { kind: "error" });
		onClose();
		setNote("");
		toast(strings.reportSent, { kind: "good" });
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open,
		title: strings.reportTitle,
		onClose,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			className: ReportDialog_module_default.form,
			onSubmit: send,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: ReportDialog_module_default.text,
					children: strings.reportText
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
					className: ReportDialog_module_default.reasons,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
						className: "visually-hidden",
						children: strings.reportTitle
					}), strings.reasons.map((label, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
						className: ReportDialog_module_default.reason,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
							type: "radio",
							name,
							checked: reason === i,
							onChange: () => setReason(i),
							className: ReportDialog_module_default.radio
						}), label]
					}, label))]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: strings.note,
					value: note,
					maxLength: LONGEST_NOTE,
					onValue: setNote
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					busy: isBusy,
					children: strings.sendReport
				})
			]
		})
	});
}
export { ReportDialog };
