import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { bt as troubleWords, j as Slip, yt as strings } from "./RoomDesigner-N83TRq4y.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/room/online/AccountNotices.tsx
var import_react = require_react();
var import_jsx_runtime = require_jsx_runtime();
function AccountNotices({ account }) {
	const rooms = (0, import_react.use)(account);
	return rooms && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Slips, { account: rooms });
}
function Slips({ account }) {
	const { offer, keptBoth, trouble } = (0, import_react.useSyncExternalStore)(account.subscribe, account.state);
	const isShown = trouble && trouble.kind !== "signedOut" && trouble.kind !== "unreachable";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		offer > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Slip, {
			words: strings.offer(offer),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "small",
				onClick: () => void account.claim(),
				children: strings.claim
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "quiet",
				size: "small",
				onClick: () => void account.decline(),
				children: strings.decline
			})]
		}),
		keptBoth !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Slip, {
			isSaid: true,
			words: strings.keptBoth(keptBoth),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "quiet",
				size: "small",
				onClick: account.dismissKeptBoth,
				children: strings.understood
			})
		}),
		isShown && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Slip, {
			isSaid: true,
			isTrouble: true,
			words: troubleWords(trouble)
		})
	] });
}
export { AccountNotices };
