import { n as createLucideIcon } from "./Icon-CR7LvuQg.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { ft as focusRoomName, j as Slip, yt as strings } from "./RoomDesigner-N83TRq4y.mjs";
import { n as useEditor } from "./EditorContext-CDejE1eF.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// node_modules/lucide-react/dist/esm/icons/door-closed.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "door-closed",
	size: 24,
	node: [
		["path", {
			d: "M19 21V5a2 2 0 00-2-2H7a2 2 0 00-2 2v16",
			key: "4uynto"
		}],
		["path", {
			d: "M2 21h20",
			key: "1nyx9w"
		}],
		["path", {
			d: "M9 12h.01",
			key: "157uk2"
		}]
	]
};
__iconData.node;
var DoorClosed = createLucideIcon(__iconData);
// src/room/online/MissingRoomNotice.tsx
var import_react = require_react();
var import_jsx_runtime = require_jsx_runtime();
function MissingRoomNotice({ missing: first, account, library, remix }) {
	const [missing, setMissing] = (0, import_react.useState)(first);
	const close = () => {
		setMissing(null);
		history.replaceState(history.state, "", location.pathname);
		focusRoomName();
	};
	if (!missing) return null;
	if (missing.kind === "room") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MissingRoom, {
		account,
		library,
		close,
		id: missing.id
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MissingRemix, {
		missing,
		close,
		again: async () => setMissing(await remix(missing.id))
	});
}
function MissingRemix({ missing, again, close }) {
	const { say } = useEditor();
	const [isBusy, setBusy] = (0, import_react.useState)(false);
	const words = strings.notRemixed[missing.reason];
	(0, import_react.useEffect)(() => say(strings.notRemixed[missing.reason], "atOnce"), [missing, say]);
	const tryAgain = async () => {
		setBusy(true);
		await again();
		setBusy(false);
		if (document.activeElement === document.body) focusRoomName();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Slip, {
		mark: DoorClosed,
		words,
		children: [missing.reason === "gone" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			size: "small",
			href: link("/rooms"),
			children: strings.openRooms
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			size: "small",
			busy: isBusy,
			onClick: () => void tryAgain(),
			children: strings.tryAgain
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "quiet",
			size: "small",
			onClick: close,
			children: strings.understood
		})]
	});
}
var nothing = () => () => {};
/** The room is not on this device; where there is an account, it is looked for there. */
function MissingRoom({ id, account, library, close }) {
	const { say } = useEditor();
	const rooms = account && (0, import_react.use)(account);
	const at = (0, import_react.useSyncExternalStore)(rooms?.subscribe ?? nothing, () => rooms?.state().at ?? null);
	const isSignedIn = at !== null && at !== "signedOut";
	const [search, setSearch] = (0, import_react.useState)(rooms ? "toSignIn" : "hereOnly");
	const isLooking = (0, import_react.useRef)(false);
	const look = async (from) => {
		if (isLooking.current) return;
		isLooking.current = true;
		setSearch("looking");
		const found = await from.fetch(id);
		isLooking.current = false;
		if (found !== null && (await library.open(found)).ok) return close();
		const { at } = from.state();
		if (at === "signedOut") setSearch("toSignIn");
		else setSearch(at === "waiting" ? "silent" : "missed");
	};
	(0, import_react.useEffect)(() => {
		if (rooms && isSignedIn) look(rooms);
	}, [isSignedIn]);
	const words = strings.missing[search];
	(0, import_react.useEffect)(() => {
		if (search !== "looking") say(strings.missing[search], "atOnce");
	}, [search, say]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Slip, {
		mark: DoorClosed,
		words,
		children: [rooms && search !== "missed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			size: "small",
			busy: search === "looking",
			onClick: () => void look(rooms),
			children: search === "silent" ? strings.tryAgain : strings.signIn
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "quiet",
			size: "small",
			onClick: close,
			children: strings.understood
		})]
	});
}
export { MissingRoomNotice };
