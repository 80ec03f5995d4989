import { n as __exportAll } from "./rolldown-runtime-Fwq0Chcy.mjs";
import { J as Undo2, at as dayWords, ft as focusRoomName, gt as Archive, j as Slip, st as useSayDone, ut as strings } from "./RoomDesigner-N83TRq4y.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as Icon } from "./Icon-CR7LvuQg.mjs";
import { o as useSelected } from "./EditorContext-CDejE1eF.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/room/files/download.ts
function download(file, name) {
	const url = URL.createObjectURL(file);
	const anchor = document.createElement("a");
	anchor.href = url;
	anchor.download = name;
	anchor.click();
	setTimeout(() => URL.revokeObjectURL(url), 6e4);
}
function fileName(words, ending) {
	return `${words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "").slice(0, 60) || "room"}.${ending}`;
}
// src/room/rooms/RoomNotices.tsx
var RoomNotices_exports = /* @__PURE__ */ __exportAll({ RoomNotices: () => RoomNotices });
var import_jsx_runtime = require_jsx_runtime();
/** Also inside the dialog, which nothing outside of it can be reached from. */
function RemovedNotice({ tools: { library } }) {
	const sayDone = useSayDone();
	const removed = useSelected(library, (state) => state.removed);
	if (!removed) return null;
	const bringBack = async () => {
		const back = await library.bringBack();
		if (document.activeElement === document.body) focusRoomName();
		sayDone(back, strings.broughtBack);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Slip, {
		words: strings.removed(removed.name),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "quiet",
			size: "small",
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Undo2 }),
			onClick: () => void bringBack(),
			children: strings.bringBack
		})
	});
}
function UnreadableNotice({ tools: { library } }) {
	const unreadable = useSelected(library, (state) => state.unreadable);
	if (!unreadable) return null;
	const take = async () => {
		const text = await library.readUnreadable(unreadable.key);
		if (text !== null) download(new Blob([text], { type: "application/json" }), "set-aside.json");
	};
	const close = () => {
		library.dismissUnreadable();
		focusRoomName();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Slip, {
		mark: Archive,
		words: strings.unreadableNotice(dayWords(unreadable.at)),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "quiet",
			size: "small",
			onClick: () => void take(),
			children: strings.unreadableDownload
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "quiet",
			size: "small",
			onClick: close,
			children: strings.dismiss
		})]
	});
}
function RoomNotices({ tools }) {
	const isShown = useSelected(tools.view, (state) => state.view !== null);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [!isShown && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RemovedNotice, { tools }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnreadableNotice, { tools })] });
}
export { fileName as i, RoomNotices_exports as n, download as r, RemovedNotice as t };
