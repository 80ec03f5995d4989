import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { _t as lineWords, et as useLayout, rt as CloudOff, tt as SaveLine_module_default, vt as shortLineWords } from "./RoomDesigner-N83TRq4y.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { n as useEditor } from "./EditorContext-CDejE1eF.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// node_modules/lucide-react/dist/esm/icons/cloud-exclamation-point.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "cloud-exclamation-point",
	size: 24,
	node: [
		["path", {
			d: "M12 12v4",
			key: "tww15h"
		}],
		["path", {
			d: "M12 20h.01",
			key: "zekei9"
		}],
		["path", {
			d: "M8.128 16.949A7 7 0 1 1 15.71 8h1.79a1 1 0 0 1 0 9h-1.642",
			key: "1namsd"
		}]
	],
	aliases: ["cloud-alert"]
};
__iconData$2.node;
var CloudExclamationPoint = createLucideIcon(__iconData$2);
// node_modules/lucide-react/dist/esm/icons/cloud-check.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "cloud-check",
	size: 24,
	node: [["path", {
		d: "m17 15-5.5 5.5L9 18",
		key: "15q87x"
	}], ["path", {
		d: "M5.516 16.07A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 3.501 7.327",
		key: "1xtj56"
	}]]
};
__iconData$1.node;
var CloudCheck = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/cloud-upload.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "cloud-upload",
	size: 24,
	node: [
		["path", {
			d: "M12 13v8",
			key: "1l5pq0"
		}],
		["path", {
			d: "M4 14.899A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.242",
			key: "1pljnt"
		}],
		["path", {
			d: "m8 17 4-4 4 4",
			key: "1quai1"
		}]
	],
	aliases: ["upload-cloud"]
};
__iconData.node;
var CloudUpload = createLucideIcon(__iconData);
// src/room/online/AccountLine.tsx
var import_react = require_react();
var import_jsx_runtime = require_jsx_runtime();
var icons = {
	sent: CloudCheck,
	sending: CloudUpload,
	waiting: CloudOff,
	full: CloudExclamationPoint,
	large: CloudExclamationPoint,
	refused: CloudExclamationPoint
};
var wordsOf = (progress) => progress === "waiting" && !navigator.onLine ? lineWords.offline : lineWords[progress];
/** Heard are that it came there, and that it did not; not each change on its way. */
function useProgressHeard(progress) {
	const { say } = useEditor();
	const last = (0, import_react.useRef)(progress === "sent" ? "sent" : "");
	(0, import_react.useEffect)(() => {
		if (progress !== "sent" && progress !== "waiting" || last.current === progress) return;
		last.current = progress;
		say(wordsOf(progress));
	}, [progress, say]);
}
function AccountLine({ account, ...props }) {
	const rooms = (0, import_react.use)(account);
	return rooms ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Line, {
		rooms,
		...props
	}, props.room) : props.own;
}
function Line({ rooms, room, isKept, own }) {
	const progress = (0, import_react.useSyncExternalStore)(rooms.subscribe, () => rooms.state().progress.get(room) ?? "here");
	const isDesk = useLayout() === "desk";
	useProgressHeard(progress);
	if (!isKept || progress === "here") return own;
	const words = wordsOf(progress);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: SaveLine_module_default.line,
		"data-at": progress === "sent" ? "kept" : void 0,
		title: words,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				of: icons[progress],
				size: 15
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: SaveLine_module_default.words,
				"aria-hidden": "true",
				children: shortLineWords[progress][isDesk ? 0 : 1]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "visually-hidden",
				children: words
			})
		]
	});
}
export { AccountLine };
