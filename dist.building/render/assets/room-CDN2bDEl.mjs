import { t as Armchair } from "./armchair-DNC-o4c1.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as Share2 } from "./share-2-C8MT3bbG.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as IconButton } from "./IconButton-t4Vn8zgS.mjs";
import { a as lazyOrNothing } from "../prerender.mjs";
import { a as roomPicture, c as askForRoom, d as readSharedRoom, i as roomLink, n as SHARE, o as strings, r as remixLink, t as RoomPicture } from "./RoomPicture-PfcD5Ssw.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// node_modules/lucide-react/dist/esm/icons/flag.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "flag",
	size: 24,
	node: [["path", {
		d: "M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528",
		key: "1jaruq"
	}]]
};
__iconData.node;
var Flag = createLucideIcon(__iconData);
// src/room/share/RoomPage.module.css
var import_react = require_react();
var RoomPage_module_default = {
	page: "_page_88hjb_2",
	column: "_column_88hjb_7",
	crumbs: "_crumbs_88hjb_19",
	title: "_title_88hjb_32",
	lede: "_lede_88hjb_37",
	view: "_view_88hjb_45",
	acts: "_acts_88hjb_56",
	facts: "_facts_88hjb_63",
	buttons: "_buttons_88hjb_78",
	note: "_note_88hjb_85",
	words: "_words_88hjb_97"
};
// src/room/share/room.tsx
var import_jsx_runtime = require_jsx_runtime();
var ReportDialog = lazyOrNothing(async () => (await import("./ReportDialog-B7aBnkn1.mjs")).ReportDialog);
/** The way to say that a room should not be shown; what it takes comes when somebody needs it. */
function ReportRoom({ id }) {
	const [isNeeded, setNeeded] = (0, import_react.useState)(false);
	const [isOpen, setOpen] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "quiet",
		size: "small",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			of: Flag,
			size: 17
		}),
		onClick: () => {
			setNeeded(true);
			setOpen(true);
		},
		children: strings.report
	}), isNeeded && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportDialog, {
		id,
		open: isOpen,
		onClose: () => setOpen(false)
	})] });
}
/** Hands the address of a room on: to whatever the device shares with, else to the clipboard. */
async function handOn({ id, name }) {
	const url = location.origin + roomLink(id);
	if ("share" in navigator) {
		await navigator.share({
			title: name,
			url
		}).catch(() => {});
		return;
	}
	const { toast } = await import("./Toast-DlJW4fzw.mjs").then((n) => n.t);
	const { clipboard } = navigator;
	if (await clipboard?.writeText(url).then(() => true, () => false)) toast(strings.linkCopied, { kind: "good" });
	else toast(strings.linkNotCopied(url), { kind: "error" });
}
/** One room that is shown: its picture, what is in it, who furnished it, and the way to a copy. */
function RoomPage({ room }) {
	const { id, name, words, by, publishedAt, credit } = room;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("article", {
		className: RoomPage_module_default.page,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: RoomPage_module_default.column,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
					className: RoomPage_module_default.words,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
							"aria-label": strings.crumbs,
							className: RoomPage_module_default.crumbs,
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
								href: link("/rooms"),
								children: strings.gallery
							})
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
							className: RoomPage_module_default.title,
							children: name
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: RoomPage_module_default.lede,
							children: withoutName(words, name)
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: RoomPage_module_default.view,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomPicture, {
						room,
						size: "large",
						isFirst: true
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: RoomPage_module_default.acts,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
							className: RoomPage_module_default.facts,
							children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: strings.by }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
									title: by,
									children: strings.address(by)
								})] }),
								/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: strings.opened }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
									dateTime: new Date(publishedAt).toISOString(),
									children: strings.date(publishedAt)
								}) })] }),
								credit && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: strings.madeFrom }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
									href: roomLink(credit.room),
									children: strings.madeFromBy(credit.name, credit.by)
								}) })] })
							]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: RoomPage_module_default.buttons,
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
								href: remixLink(id),
								icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Armchair }),
								children: strings.remix
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
								icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Share2 }),
								label: strings.share,
								kind: "raised",
								onClick: () => void handOn(room)
							})]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: RoomPage_module_default.note,
							children: strings.remixNote
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportRoom, { id })
					]
				})
			]
		})
	});
}
/** The sentences begin with the name, which stands above them here. */
function withoutName(words, name) {
	if (!words.startsWith(`${name}, `)) return words;
	const rest = words.slice(name.length + 2);
	return rest.charAt(0).toUpperCase() + rest.slice(1);
}
async function roomPage(id, given) {
	const room = given ? readSharedRoom(given) : await askForRoom(id);
	if (room === null) return null;
	return {
		title: room.name,
		description: strings.description(room.words, room.by),
		image: {
			url: roomPicture(room),
			...SHARE,
			alt: room.words
		},
		type: "article",
		published: new Date(room.publishedAt).toISOString(),
		Content: RoomPage.bind(null, { room })
	};
}
export { roomPage };
