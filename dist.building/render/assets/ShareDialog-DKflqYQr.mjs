import { t as Copy } from "./copy-9TMSmrJn.mjs";
import { t as ExternalLink } from "./external-link-hcyShgRn.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as link$1 } from "./link-D2dQ_xtU.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as Dialog } from "./Dialog-B7JnJbVa.mjs";
import { n as announce } from "./LiveRegion-Bak7IIN8.mjs";
import { t as Spinner } from "./Spinner-CJXEsSUy.mjs";
import { i as useSession, n as useEditor } from "./EditorContext-CDejE1eF.mjs";
import { n as borrowed } from "./allowance-8ppxgipj.mjs";
import { bt as troubleWords, yt as strings } from "./RoomDesigner-N83TRq4y.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// node_modules/lucide-react/dist/esm/icons/send.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "send",
	size: 24,
	node: [["path", {
		d: "M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z",
		key: "1ffxy3"
	}], ["path", {
		d: "m21.854 2.147-10.94 10.939",
		key: "12cjpa"
	}]]
};
__iconData.node;
var Send = createLucideIcon(__iconData);
// src/room/online/ShareDialog.module.css
var import_react = require_react();
var ShareDialog_module_default = {
	share: "_share_860sp_2",
	soft: "_soft_860sp_9",
	picture: "_picture_860sp_13",
	link: "_link_860sp_20",
	ways: "_ways_860sp_39",
	trouble: "_trouble_860sp_45"
};
// src/room/online/ShareDialog.tsx
var import_jsx_runtime = require_jsx_runtime();
function ShareDialog({ account, room, keep, onClose }) {
	const rooms = (0, import_react.use)(account);
	const notHere = /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "alert",
		children: troubleWords({ kind: "unreachable" })
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open: room !== null,
		title: strings.shareTitle,
		onClose,
		children: room !== null && (rooms ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sharing, {
			account: rooms,
			room,
			keep
		}, room) : notHere)
	});
}
function Sharing({ account, room, keep }) {
	const { at } = (0, import_react.useSyncExternalStore)(account.subscribe, account.state);
	const isSignedIn = at !== "signedOut";
	const { catalogue } = useEditor().session;
	const lent = useSession(({ document }) => borrowed(document, catalogue).size);
	const [found, setFound] = (0, import_react.useState)(null);
	const [trouble, setTrouble] = (0, import_react.useState)(null);
	const [isBusy, setBusy] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		let isWanted = true;
		account.find(room).then((answer) => {
			if (!isWanted) return;
			setFound(answer);
			setTrouble(answer.ok ? null : answer.reason);
		});
		return () => {
			isWanted = false;
		};
	}, [account, room]);
	const run = async (work, done) => {
		setBusy(true);
		const answer = await work();
		setBusy(false);
		if (!answer) return;
		setTrouble(answer.ok ? null : answer.reason);
		if (!answer.ok) return;
		setFound(answer);
		announce(done);
	};
	const share = async () => await keep() ? account.share(room) : {
		ok: false,
		reason: { kind: "unkept" }
	};
	if (!found) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, { label: strings.working });
	const shown = found.ok && found.value?.publishedAt != null ? found.value : null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: ShareDialog_module_default.share,
		children: [
			shown ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareLink, {
				room: shown,
				isBusy,
				onTakeBack: () => void run(() => account.unshare(shown.id), strings.takenBack)
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings.before }),
				!isSignedIn && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: ShareDialog_module_default.soft,
					children: strings.signInFirst
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					"data-autofocus": true,
					busy: isBusy,
					onClick: () => void run(share, strings.shared),
					children: isSignedIn ? strings.shareNow : strings.signInAndShare
				})
			] }),
			lent > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: ShareDialog_module_default.soft,
				children: strings.lent(lent)
			}),
			trouble && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "alert",
				className: ShareDialog_module_default.trouble,
				children: troubleWords(trouble)
			})
		]
	});
}
/** For a room that everybody may see: its picture, its link, and the ways to hand that on. */
function ShareLink({ room, isBusy, onTakeBack }) {
	const { id, name, version } = room;
	const path = link$1(`/rooms/${id}`);
	const address = location.origin + path;
	const field = (0, import_react.useRef)(null);
	const label = (0, import_react.useId)();
	const [isCopied, setCopied] = (0, import_react.useState)(null);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(address);
			setCopied(true);
			announce(strings.copied);
		} catch {
			field.current?.select();
			setCopied(false);
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			className: ShareDialog_module_default.picture,
			src: `${path}.png?v=${version}`,
			alt: strings.picture(name),
			width: 1200,
			height: 630
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			strings.shared,
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: ShareDialog_module_default.soft,
				children: strings.behind
			})
		] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: ShareDialog_module_default.link,
			htmlFor: label,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: strings.link }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				ref: field,
				id: label,
				readOnly: true,
				value: address,
				onFocus: (event) => event.currentTarget.select()
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: ShareDialog_module_default.ways,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					"data-autofocus": true,
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						of: Copy,
						size: 18
					}),
					done: isCopied === true,
					onClick: () => void copy(),
					children: isCopied ? strings.copied : strings.copy
				}),
				"share" in navigator && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "secondary",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						of: Send,
						size: 18
					}),
					onClick: () => void navigator.share({
						title: name,
						url: address
					}).catch(() => {}),
					children: strings.hand
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "secondary",
					href: path,
					target: "_blank",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						of: ExternalLink,
						size: 18
					}),
					children: strings.see
				})
			]
		}),
		isCopied === false && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			role: "alert",
			className: ShareDialog_module_default.trouble,
			children: strings.notCopied
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "quiet",
			busy: isBusy,
			onClick: onTakeBack,
			children: strings.takeBack
		})
	] });
}
export { ShareDialog };
