import { n as __exportAll } from "./rolldown-runtime-Fwq0Chcy.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as IconButton } from "./IconButton-t4Vn8zgS.mjs";
import { _ as accountOf, a as lazyOrNothing, b as missingCode, m as useKit, t as atLeast } from "../prerender.mjs";
import { t as Share2 } from "./share-2-C8MT3bbG.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { a as ChevronDown, n as MenuItem, t as Menu } from "./Menu-ByeL0bQy.mjs";
import { t as Copy } from "./copy-9TMSmrJn.mjs";
import { a as Minus, i as Plus, n as RotateCw, r as RotateCcw, t as mountScene } from "./mountScene-BtKVWBkt.mjs";
import { a as useView, i as useSession, n as useEditor, o as useSelected, r as useOverlays, t as EditorContext } from "./EditorContext-CDejE1eF.mjs";
import { t as Check } from "./check-BRP2rvP2.mjs";
import { a as said, o as saveWords, r as lightNames, s as strings$4 } from "./strings-BCzobZwd.mjs";
import { n as notOwned, o as focusRegion, r as nearestFree, s as focusWhenDrawn, t as eachItem } from "./eachItem-BCgwDeqq.mjs";
import { a as report, c as label$1, f as apply, l as refused, m as invert, o as itemSubject, p as compose, u as settled } from "./label-DBX2nr8B.mjs";
import { _ as steppedPlace, b as putBackWords, g as moveItems, i as actions, n as actionIds, o as showMode, r as actionLabel, s as takeUp, t as act, v as heldWords, x as momentOf, y as pickedUpWords } from "./actions-C2qBM8hP.mjs";
import { n as Keyboard, t as Hand } from "./page-B0cnFEU0.mjs";
import { i as keyNames, n as chordOf, r as isSingleSign, t as ariaKeys } from "./chords-tkKz9Zi2.mjs";
import { c as alsoCalled, t as catalogueWith } from "./siteCatalogue-D6ojEeFr.mjs";
import { i as table$1 } from "./openings-B2DJFUcZ.mjs";
import "./pictureFrames-CxruM5LC.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { i as WALL_HEIGHT } from "./units-D-ro_4_q.mjs";
import { a as usualUpOf, i as tintsOf, r as madeIn } from "./rows-Ct2cmVWh.mjs";
import { i as facingWords, n as carriedCount, r as describeItem } from "./list-H-6j9yFt.mjs";
import { f as quarters, i as itemName, l as upper, r as placeWords, t as describeRefusal } from "./refusal-eJnVm1sq.mjs";
import { t as Armchair } from "./armchair-DNC-o4c1.mjs";
import { t as ArrowLeft } from "./arrow-left-BgKYTcIs.mjs";
import { t as ChevronLeft } from "./chevron-left-CVNaJ_j4.mjs";
import { t as ChevronRight } from "./chevron-right-c8c1HYi7.mjs";
import { t as Search } from "./search-BjEYcvgg.mjs";
import { t as X } from "./x-8jpJ-vrV.mjs";
import { t as allowance } from "./allowance-8ppxgipj.mjs";
import { r as rectAt, t as extent } from "./footprint-VcfJNV6r.mjs";
import { i as stackOf, n as nextIndex, t as indexOf } from "./indexOf-DdILmUFM.mjs";
import { i as wallLength } from "./walls-DPFPWHeE.mjs";
import { _ as regex, b as string, g as pipe, t as array, y as safeParse } from "./dist-Cief3F9L.mjs";
import { n as Watched, t as Listeners } from "./watched-D0txqXRO.mjs";
import { t as Pill_module_default } from "./Pill.module-ClazYZta.mjs";
import { n as upgrade, t as table$2 } from "./database-DZ2hKjJ7.mjs";
import { n as isText, t as isRecord } from "./shape-DexFngXn.mjs";
import { n as announce } from "./LiveRegion-Bak7IIN8.mjs";
import { t as decode } from "./decode-NhJnVwNO.mjs";
import { t as encode } from "./encode-wCB33nKP.mjs";
import { n as refuse, t as accept } from "./result-CkHZMt8G.mjs";
import { n as misfit, t as sameValue } from "./sameValue-CBYInl_F.mjs";
import { r as flawOf } from "./structure-48xe-iUU.mjs";
import { i as openingMisfit } from "./openings-6K8FeEvT.mjs";
import { t as site } from "./site.config-BuNsMVty.mjs";
import { n as isName, r as isPicture, t as isId } from "./schema-UNRo-aWM.mjs";
import { n as picturesIn, t as pictureKey } from "./picturesIn-DrY15gK6.mjs";
// node_modules/lucide-react/dist/esm/icons/camera.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$42 = {
	name: "camera",
	size: 24,
	node: [["path", {
		d: "M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4z",
		key: "18u6gg"
	}], ["circle", {
		cx: "12",
		cy: "13",
		r: "3",
		key: "1vg3eu"
	}]]
};
__iconData$42.node;
var Camera$1 = createLucideIcon(__iconData$42);
// src/room/files/strings.ts
var import_react = require_react();
var strings$3 = {
	importTitle: "Bring a room in",
	importLede: "A room that was taken out of this designer as JSON. It becomes a room of its own.",
	importFile: "Choose a file",
	importDrop: "or drop it here",
	importText: "Or paste it as text",
	importDo: "Bring it in",
	imported: (name) => `${name} is one of your rooms now.`,
	exportTitle: "Take it with you",
	exportLede: "All of it is made on this device.",
	png: "Picture",
	pngWords: "PNG, 1600 wide",
	pngLarge: "Large picture",
	pngLargeWords: "PNG, twice as wide",
	pngClear: "Cut out",
	pngClearWords: "PNG, nothing behind it",
	svg: "Drawing",
	svgWords: "SVG, sharp at any size",
	glb: "In the round",
	glbWords: "GLB, for other 3D programs",
	glbMissing: "GLB, where this browser can show 3D",
	json: "The plan itself",
	jsonWords: "JSON, to bring back in here",
	making: "Making it…",
	made: (file) => `${file} is on its way to your downloads.`,
	notMade: "That did not work out. Your room is unharmed; try it once more, or take another kind."
};
/** What is wrong with what was to be brought in. */
var imports = {
	notARoom: (why) => `That is not a room we can read: ${why}.`,
	missing: (path) => `${path} is missing`,
	odd: (path) => `${path} is not written as it should be`,
	empty: "There is nothing in it.",
	tooHeavy: "That file is far too large to be a room.",
	picture: "That is a picture, not a room. To hang it, add it under My pictures.",
	glb: "That is a GLB. It shows a room but cannot be furnished again; bring in the JSON of it.",
	things: "Those are things, not a room. Open a room and paste them there.",
	unreadable: "That file could not be read."
};
// src/room/online/strings.ts
var strings$2 = {
	share: "Share",
	shareTitle: "Share this room",
	before: "Everybody with the link can walk round the room, and begin one of their own from it. You can take it back whenever you like.",
	signInFirst: "Sign in first, so that the room can be kept with your account and is yours to change.",
	lent: (pieces) => pieces === 1 ? "One piece in it is only borrowed: others do not see that one, nor what stands on it." : `${pieces} pieces in it are only borrowed: others do not see those, nor what stands on them.`,
	shareNow: "Share it",
	signInAndShare: "Sign in and share it",
	shared: "This room is open to everybody who has the link.",
	behind: "What you change from now on is seen there a few seconds later.",
	link: "Link to the room",
	copy: "Copy link",
	copied: "Copied",
	notCopied: "Your browser would not copy it. Select the link and copy it by hand.",
	hand: "Send it on",
	see: "Open its page",
	picture: (name) => `${name} as its page shows it`,
	takeBack: "Stop sharing",
	takenBack: "The room is yours alone again.",
	working: "One moment",
	offer: (rooms) => rooms === 1 ? "One room is only on this device. Keep it with your account as well?" : `${rooms} rooms are only on this device. Keep them with your account as well?`,
	claim: "Keep with my account",
	decline: "Leave them here",
	keptBoth: (name) => `“${name}” was changed here and on another device in the same places. You have both rooms now.`,
	understood: "All right",
	remixed: (name) => `A room of your own, made from “${name}”.`,
	notRemixed: {
		gone: "That room is not shown to everybody any more, so there is nothing to begin from. What you see here is your own.",
		unreachable: "That room could not be fetched: the server does not answer. Your own rooms are as they were.",
		unkept: "There is no place for that room yet, because this device could not keep what is open. Nothing was changed."
	},
	openRooms: "See other rooms",
	tryAgain: "Try again",
	signIn: "Sign in",
	missing: {
		toSignIn: "That room is not on this device. If you kept it with your account, sign in and it opens here.",
		looking: "That room is not on this device. Looking for it in your account…",
		missed: "That room is neither on this device nor in your account. What you see is another one.",
		silent: "That room is not on this device, and your account does not answer just now. What you see is another one.",
		hereOnly: "That room is not on this device. What you see is another one."
	},
	trouble: {
		signedOut: "You are not signed in any more.",
		unreachable: "The server does not answer. Your rooms are kept on this device; try again in a moment.",
		gone: "Your account does not have this room any more.",
		newer: "This room was just changed on another device. Try again in a moment.",
		tooMany: (most) => `Your account has ${most} rooms, and that is as many as it can keep. Put one away first.`,
		tooLarge: (most) => `This room is too large for the account: it may take ${Math.floor(most / 1024)} kB.`,
		unkept: "This device could not keep the room just now. Try again in a moment.",
		otherAccount: "This room belongs to another account. Make a copy of it first, and share that."
	}
};
/** What went wrong with the account's rooms, in words that say what to do. */
function troubleWords(trouble) {
	switch (trouble.kind) {
		case "tooMany":
		case "tooLarge": return strings$2.trouble[trouble.kind](trouble.most);
		case "refused": return trouble.words;
		default: return strings$2.trouble[trouble.kind];
	}
}
/** Under the name of the room. */
var lineWords = {
	sent: "Kept here and with your account",
	sending: "Kept here, on its way to your account",
	waiting: "Kept here; your account is tried again soon",
	offline: "Kept on this device; will go up when you are back",
	full: "Kept here only: your account is full",
	large: "Kept here only: too large for your account",
	refused: "Kept here only: your account did not take it"
};
/** What is seen of it beside a cloud that says the rest: on a desk, and where there is less room. */
var shortLineWords = {
	sent: ["Kept in your account", "In account"],
	sending: ["Kept here, sending…", "Sending…"],
	waiting: ["Kept here for now", "Here for now"],
	full: ["Kept here only", "Here only"],
	large: ["Kept here only", "Here only"],
	refused: ["Kept here only", "Here only"]
};
// src/room/online/ShareButton.tsx
var import_jsx_runtime = require_jsx_runtime();
var ShareDialog = lazyOrNothing(async () => (await import("./ShareDialog-DKflqYQr.mjs")).ShareDialog);
function ShareButton({ account, room, keep }) {
	const [shown, setShown] = (0, import_react.useState)(null);
	const [wasShown, setWasShown] = (0, import_react.useState)(false);
	const open = () => {
		setShown(room());
		setWasShown(true);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			of: Share2,
			size: 18
		}),
		"aria-haspopup": "dialog",
		onClick: open,
		children: strings$2.share
	}), wasShown && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareDialog, {
		account,
		keep,
		room: shown,
		onClose: () => setShown(null)
	})] });
}
// node_modules/lucide-react/dist/esm/icons/archive.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$41 = {
	name: "archive",
	size: 24,
	node: [
		["rect", {
			width: "20",
			height: "5",
			x: "2",
			y: "3",
			rx: "1",
			key: "1wp1u1"
		}],
		["path", {
			d: "M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8",
			key: "1s80jp"
		}],
		["path", {
			d: "M10 12h4",
			key: "a56b0p"
		}]
	]
};
__iconData$41.node;
var Archive = createLucideIcon(__iconData$41);
// node_modules/lucide-react/dist/esm/icons/download.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$40 = {
	name: "download",
	size: 24,
	node: [
		["path", {
			d: "M12 15V3",
			key: "m9g1x1"
		}],
		["path", {
			d: "M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4",
			key: "ih7n3h"
		}],
		["path", {
			d: "m7 10 5 5 5-5",
			key: "brsn70"
		}]
	]
};
__iconData$40.node;
var Download = createLucideIcon(__iconData$40);
// node_modules/lucide-react/dist/esm/icons/rotate-ccw-clock.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$39 = {
	name: "rotate-ccw-clock",
	size: 24,
	node: [
		["path", {
			d: "M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8",
			key: "1357e3"
		}],
		["path", {
			d: "M3 3v5h5",
			key: "1xhq8a"
		}],
		["path", {
			d: "M12 7v5l4 2",
			key: "1fdv2h"
		}]
	],
	aliases: ["history"]
};
__iconData$39.node;
var RotateCcwClock = createLucideIcon(__iconData$39);
// node_modules/lucide-react/dist/esm/icons/layout-grid.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$38 = {
	name: "layout-grid",
	size: 24,
	node: [
		["rect", {
			width: "7",
			height: "7",
			x: "3",
			y: "3",
			rx: "1",
			key: "1g98yp"
		}],
		["rect", {
			width: "7",
			height: "7",
			x: "14",
			y: "3",
			rx: "1",
			key: "6d4xhi"
		}],
		["rect", {
			width: "7",
			height: "7",
			x: "14",
			y: "14",
			rx: "1",
			key: "nxv5o0"
		}],
		["rect", {
			width: "7",
			height: "7",
			x: "3",
			y: "14",
			rx: "1",
			key: "1bb6yr"
		}]
	]
};
__iconData$38.node;
var LayoutGrid = createLucideIcon(__iconData$38);
// node_modules/lucide-react/dist/esm/icons/pencil.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$37 = {
	name: "pencil",
	size: 24,
	node: [["path", {
		d: "M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z",
		key: "1a8usu"
	}], ["path", {
		d: "m15 5 4 4",
		key: "1mk7zo"
	}]]
};
__iconData$37.node;
var Pencil = createLucideIcon(__iconData$37);
// node_modules/lucide-react/dist/esm/icons/trash.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$36 = {
	name: "trash",
	size: 24,
	node: [
		["path", {
			d: "M10 11v6",
			key: "nco0om"
		}],
		["path", {
			d: "M14 11v6",
			key: "outv1u"
		}],
		["path", {
			d: "M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6",
			key: "miytrc"
		}],
		["path", {
			d: "M3 6h18",
			key: "d0wm0j"
		}],
		["path", {
			d: "M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2",
			key: "e791ji"
		}]
	],
	aliases: ["trash-2"]
};
__iconData$36.node;
var Trash = createLucideIcon(__iconData$36);
// node_modules/lucide-react/dist/esm/icons/upload.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$35 = {
	name: "upload",
	size: 24,
	node: [
		["path", {
			d: "M12 3v12",
			key: "1x0j5s"
		}],
		["path", {
			d: "m17 8-5-5-5 5",
			key: "7q97r8"
		}],
		["path", {
			d: "M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4",
			key: "ih7n3h"
		}]
	]
};
__iconData$35.node;
var Upload = createLucideIcon(__iconData$35);
// src/room/rooms/focusRoomName.ts
var roomNameMark = { "data-room-name": "" };
function focusRoomName() {
	document.querySelector("[data-room-name]")?.focus();
}
var RoomMenu_module_default = {
	heading: "_heading_11iiu_2",
	name: "_name_11iiu_14",
	words: "_words_11iiu_37",
	arrow: "_arrow_11iiu_43",
	entry: "_entry_11iiu_52",
	entryName: "_entryName_11iiu_57",
	entryWhen: "_entryWhen_11iiu_63",
	rule: "_rule_11iiu_68"
};
var RoomThumbnail_module_default = {
	drawing: "_drawing_1m8fy_2",
	picture: "_picture_1m8fy_27",
	appear: "_appear_1m8fy_1"
};
// src/room/rooms/RoomThumbnail.tsx
function RoomThumbnail({ cache, id, at, read, size = "row", isPassing }) {
	const place = (0, import_react.useRef)(null);
	const [url, setUrl] = (0, import_react.useState)(null);
	const reader = (0, import_react.useRef)(read);
	reader.current = read;
	(0, import_react.useEffect)(() => {
		let isGone = false;
		const sight = new IntersectionObserver((entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			sight.disconnect();
			cache.url(id, at, () => reader.current(), isPassing).then((address) => {
				if (!isGone && address !== null) setUrl(address);
			});
		}, { rootMargin: "120px" });
		sight.observe(place.current);
		return () => {
			isGone = true;
			sight.disconnect();
		};
	}, [
		cache,
		id,
		at,
		isPassing
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		ref: place,
		className: RoomThumbnail_module_default.drawing,
		"data-size": size,
		children: url !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			src: url,
			alt: "",
			className: RoomThumbnail_module_default.picture
		})
	});
}
// src/room/rooms/strings.ts
var things = (count) => count === 0 ? "empty" : count === 1 ? "one thing" : `${count} things`;
var strings$1 = {
	newRoom: "A new room…",
	newTitle: "A new room",
	newLede: "Begin with a room, or with four bare walls.",
	moreTemplates: "All rooms to begin with…",
	beginning: "Rooms to begin with",
	allRooms: (count) => `All ${count} rooms…`,
	rename: "Rename…",
	duplicate: "Duplicate",
	versions: "Earlier versions…",
	unreadableRooms: "Rooms set aside…",
	importRoom: "Bring a room in…",
	exportRoom: "Take it with you…",
	remove: "Put this room away",
	openNow: "open now",
	unreadable: "A room that cannot be read",
	things,
	roomsTitle: "Your rooms",
	roomsLede: "They live on this device.",
	roomsHere: "They live in this page, and go with it: this browser keeps nothing for us.",
	findRoom: "Find a room by name",
	noneFound: (query) => `No room here is called “${query}”.`,
	noRooms: "No room is kept here yet. The first is kept as soon as you put something in it.",
	renameOne: (name) => `Rename ${name}`,
	duplicateOne: (name) => `Duplicate ${name}`,
	removeOne: (name) => `Put ${name} away`,
	more: "Show more",
	loading: "Fetching your rooms…",
	notListed: "This browser will not tell us what it has. Reload the page to ask again.",
	renameTitle: "What shall it be called?",
	name: "Name of the room",
	renameDo: "Call it that",
	badName: (longest) => `A name has 1 to ${longest} letters, and nothing invisible.`,
	renamed: (name) => `This room is called ${name} now.`,
	duplicated: (name) => `${name} has a twin among your rooms now.`,
	removed: (name) => `${name || "The room"} was put away.`,
	bringBack: "Bring it back",
	broughtBack: "There it is again.",
	joined: "What you did in another tab came in here too.",
	versionsTitle: "Earlier versions",
	versionsLede: "We set one by every ten minutes while you work. What is open now becomes one too, so nothing is lost by looking.",
	noVersions: "There is none yet. The first is set by after ten minutes of work.",
	restore: "Go back to this",
	restoreOf: (when) => `Go back to this: ${when}`,
	restored: (when) => `This room is as it was ${when}.`,
	unreadableNotice: (when) => `We set one room aside (${when}). We could not read it.`,
	unreadableDownload: "Download it",
	unreadableDownloadOf: (when) => `Download it: set aside ${when}`,
	unreadableForget: "Forget it",
	unreadableForgetOf: (when) => `Forget it: set aside ${when}`,
	dismiss: "All right",
	unreadableTitle: "Rooms set aside",
	unreadableLede: "These could not be read, so we wrote over none of them. A file of one may still be mended by somebody handy.",
	noUnreadable: "Nothing is set aside any more.",
	setAside: (when) => `Set aside ${when}`,
	conflictTitle: "Two tabs, two wishes",
	conflictLede: "This room was changed in two tabs, in ways that do not go together. Both are safe. Which goes on?",
	conflictUnread: "The other was kept by a newer version of this page, so both stay.",
	mine: (when) => `Yours, ${when}`,
	theirs: (when) => `Other tab, ${when}`,
	keepMine: "Keep mine",
	keepTheirs: "Keep theirs",
	keepBoth: "Keep both",
	keptMine: "Yours goes on. The other is among the earlier versions.",
	keptTheirs: "The other goes on. Yours is among the earlier versions.",
	keptBoth: "Both are among your rooms."
};
var failureWords = {
	unsaved: "What is open could not be kept yet, so it stays open. Take it with you as JSON, or try again.",
	missing: "That is no longer on this device.",
	unreadable: "That room could not be read. We left it whole.",
	unavailable: "This browser's storage does not answer. Nothing was changed.",
	full: "This device has no space left for that. Put a room away, or remove a picture."
};
// src/room/rooms/useRooms.ts
/** Null until they are known; while nobody looks, what was known last. */
function useRooms(library, isSeen) {
	const edition = useSelected(library, (state) => state.edition);
	const [listed, setListed] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => {
		if (!isSeen) return;
		let isGone = false;
		library.list().then((rooms) => {
			if (!isGone) setListed(rooms);
		});
		return () => {
			isGone = true;
		};
	}, [
		library,
		isSeen,
		edition
	]);
	return listed;
}
// src/room/rooms/useSayDone.ts
/** Whether it was done; the words are those of success. */
function useSayDone() {
	const { say } = useEditor();
	return (done, words) => {
		if (done.ok) say(words);
		else say(failureWords[done.reason], "atOnce");
		return done.ok;
	};
}
// src/room/rooms/whenWords.ts
var MINUTE = 6e4;
var HOUR = 60 * MINUTE;
var clock = new Intl.DateTimeFormat("en-GB", {
	hour: "2-digit",
	minute: "2-digit"
});
var day = new Intl.DateTimeFormat("en-GB", {
	day: "numeric",
	month: "long"
});
var dayOfYear = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });
var clockWords = (at) => clock.format(at);
var dayWords = (at) => day.format(at);
function midnight(now, daysAgo) {
	const date = new Date(now);
	return new Date(date.getFullYear(), date.getMonth(), date.getDate() - daysAgo).getTime();
}
function whenWords(at, now) {
	if (now - at < MINUTE) return "a moment ago";
	if (now - at < HOUR) {
		const minutes = Math.floor((now - at) / MINUTE);
		return minutes === 1 ? "a minute ago" : `${minutes} minutes ago`;
	}
	if (at >= midnight(now, 0)) return `today at ${clock.format(at)}`;
	if (at >= midnight(now, 1)) return `yesterday at ${clock.format(at)}`;
	if (new Date(at).getFullYear() === new Date(now).getFullYear()) return `on ${day.format(at)} at ${clock.format(at)}`;
	return `on ${dayOfYear.format(at)}`;
}
// src/room/rooms/RoomMenu.tsx
var RoomDialogs = lazyOrNothing(async () => (await import("./RoomDialogs-DENU3j3-.mjs")).RoomDialogs);
/** As many others as fit without scrolling. */
var NEAR = 3;
function RoomName$1({ menu, name, onOpen }) {
	const isOpen = menu["aria-expanded"] === true;
	(0, import_react.useEffect)(() => onOpen(isOpen), [isOpen, onOpen]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: RoomMenu_module_default.heading,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: RoomMenu_module_default.name,
			...menu,
			...roomNameMark,
			title: name,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: RoomMenu_module_default.words,
				children: name
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				of: ChevronDown,
				size: 18,
				className: RoomMenu_module_default.arrow
			})]
		})
	});
}
function RoomMenu({ tools }) {
	const { library, thumbnails, view, now } = tools;
	const { say } = useEditor();
	const sayDone = useSayDone();
	const name = useSession(({ document }) => document.shell.name);
	const id = useSelected(library, (state) => state.id);
	const isFresh = useSelected(library, (state) => state.isFresh);
	const isShown = useSelected(view, (state) => state.view !== null);
	const hasConflict = useSelected(library, (state) => state.conflict !== null);
	const [isOpen, setOpen] = (0, import_react.useState)(false);
	const [isNeeded, setNeeded] = (0, import_react.useState)(false);
	if (!isNeeded && (isShown || hasConflict)) setNeeded(true);
	const listed = useRooms(library, isOpen);
	const [unreadable, setUnreadable] = (0, import_react.useState)(0);
	(0, import_react.useEffect)(() => {
		if (isOpen) tools.templates.fetch();
	}, [tools, isOpen]);
	(0, import_react.useEffect)(() => {
		if (isOpen) library.unreadable().then((found) => setUnreadable(found.length));
	}, [library, isOpen]);
	(0, import_react.useEffect)(() => library.onJoined(() => say(strings$1.joined)), [library, say]);
	const rooms = listed?.ok ? listed.value : [];
	const others = rooms.filter((card) => card.id !== id);
	const show = (kind) => view.set({ view: { kind } });
	const open = async (other) => {
		const moved = await library.open(other);
		sayDone(moved, library.session.state().document.shell.name);
	};
	const duplicate = async () => sayDone(await library.duplicate(id), strings$1.duplicated(name));
	const remove = async () => sayDone(await library.remove(id), strings$1.removed(name));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Menu, {
		trigger: (menu) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomName$1, {
			menu,
			name,
			onOpen: setOpen
		}),
		children: [
			others.slice(0, NEAR).map((card) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomThumbnail, {
					cache: thumbnails,
					id: card.id,
					at: card.at,
					read: () => library.read(card.id)
				}),
				onSelect: () => void open(card.id),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: RoomMenu_module_default.entry,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: RoomMenu_module_default.entryName,
						children: card.name ?? strings$1.unreadable
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: RoomMenu_module_default.entryWhen,
						children: whenWords(card.at, now())
					})]
				})
			}, card.id)),
			others.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: LayoutGrid }),
				onSelect: () => show("rooms"),
				children: strings$1.allRooms(rooms.length)
			}),
			others.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				"aria-hidden": "true",
				className: RoomMenu_module_default.rule
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Plus }),
				onSelect: () => show("new"),
				children: strings$1.newRoom
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Upload }),
				onSelect: () => show("import"),
				children: strings$1.importRoom
			}),
			unreadable > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Archive }),
				onSelect: () => show("unreadable"),
				children: strings$1.unreadableRooms
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				"aria-hidden": "true",
				className: RoomMenu_module_default.rule
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Pencil }),
				onSelect: () => view.set({ view: {
					kind: "name",
					id,
					name
				} }),
				children: strings$1.rename
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Copy }),
				disabled: isFresh,
				onSelect: () => void duplicate(),
				children: strings$1.duplicate
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: RotateCcwClock }),
				disabled: isFresh,
				onSelect: () => show("versions"),
				children: strings$1.versions
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Download }),
				onSelect: () => show("export"),
				children: strings$1.exportRoom
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Trash }),
				disabled: isFresh,
				onSelect: () => void remove(),
				children: strings$1.remove
			})
		]
	}), isNeeded && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomDialogs, { tools })] });
}
// node_modules/lucide-react/dist/esm/icons/cloud-off.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$34 = {
	name: "cloud-off",
	size: 24,
	node: [
		["path", {
			d: "M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057",
			key: "1uxyv8"
		}],
		["path", {
			d: "M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78",
			key: "99tcn7"
		}],
		["path", {
			d: "m2 2 20 20",
			key: "1ooewy"
		}]
	]
};
__iconData$34.node;
var CloudOff = createLucideIcon(__iconData$34);
// node_modules/lucide-react/dist/esm/icons/loader-circle.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$33 = {
	name: "loader-circle",
	size: 24,
	node: [["path", {
		d: "M21 12a9 9 0 1 1-6.219-8.56",
		key: "13zald"
	}]],
	aliases: ["loader-2"]
};
__iconData$33.node;
var LoaderCircle = createLucideIcon(__iconData$33);
// node_modules/lucide-react/dist/esm/icons/triangle-exclamation-point.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$32 = {
	name: "triangle-exclamation-point",
	size: 24,
	node: [
		["path", {
			d: "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3",
			key: "wmoenq"
		}],
		["path", {
			d: "M12 9v4",
			key: "juzpu7"
		}],
		["path", {
			d: "M12 17h.01",
			key: "p32p05"
		}]
	],
	aliases: ["alert-triangle", "triangle-alert"]
};
__iconData$32.node;
var TriangleExclamationPoint = createLucideIcon(__iconData$32);
var SaveLine_module_default = {
	line: "_line_90ngz_2",
	words: "_words_90ngz_15",
	turn: "_turn_90ngz_1",
	retry: "_retry_90ngz_38"
};
// src/room/frame/bar/SaveLine.tsx
var AccountLine = (0, import_react.lazy)(() => import("./AccountLine-BH1IznFi.mjs").then((there) => ({ default: there.AccountLine }), () => ({ default: ({ own }) => own })));
function wordsOf(saving, isLasting) {
	const { at } = saving;
	if (at === "failed") return saveWords.failed[saving.why];
	return !isLasting && at !== "waiting" ? saveWords.passing[at] : saveWords[at];
}
var iconOf = (saving, isLasting) => {
	if (saving.at === "failed") return TriangleExclamationPoint;
	if (saving.at === "waiting") return LoaderCircle;
	return isLasting ? Check : CloudOff;
};
/** Heard are only the first time that it was kept, and every time that it was not. */
function useSavingHeard(saving, words) {
	const { say } = useEditor();
	const wasSaid = (0, import_react.useRef)(saving.at === "kept");
	const failure = saving.at === "failed" ? saving.why : null;
	(0, import_react.useEffect)(() => {
		if (failure) say(words, "atOnce");
	}, [
		failure,
		words,
		say
	]);
	(0, import_react.useEffect)(() => {
		if (saving.at !== "kept" || wasSaid.current) return;
		wasSaid.current = true;
		say(words);
	}, [
		saving.at,
		words,
		say
	]);
}
function SaveLine({ account, ...props }) {
	const room = useSelected(props.state, (now) => now.id);
	const isKept = useSelected(props.state, (now) => now.saving.at === "kept" && now.isLasting);
	const own = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeviceLine, { ...props });
	if (!account) return own;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: own,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountLine, {
			account,
			room,
			isKept,
			own
		})
	});
}
function DeviceLine({ state, onRetry }) {
	const saving = useSelected(state, (now) => now.saving);
	const isLasting = useSelected(state, (now) => now.isLasting);
	const words = wordsOf(saving, isLasting);
	useSavingHeard(saving, words);
	if (saving.at === "untouched") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: SaveLine_module_default.line,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: SaveLine_module_default.words,
			children: words
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: SaveLine_module_default.line,
		"data-at": saving.at,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				of: iconOf(saving, isLasting),
				size: 15
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: SaveLine_module_default.words,
				children: words
			}),
			saving.at === "failed" && saving.why !== "outdated" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: SaveLine_module_default.retry,
				onClick: onRetry,
				children: strings$4.tryAgain
			})
		]
	});
}
var tokens_module_default = { ground: "_ground_a1khc_42" };
// src/room/editor/useLayout.ts
var tablet = atLeast("tablet");
var desk = atLeast("desk");
var roomy = atLeast("roomy");
function subscribe(listener) {
	const queries = [
		tablet,
		desk,
		roomy
	].map((query) => matchMedia(query));
	for (const query of queries) query.addEventListener("change", listener);
	return () => {
		for (const query of queries) query.removeEventListener("change", listener);
	};
}
var read$1 = () => matchMedia(desk).matches ? "desk" : matchMedia(tablet).matches ? "tablet" : "phone";
var useLayout = () => (0, import_react.useSyncExternalStore)(subscribe, read$1, read$1);
/** A desk on which every word of the bar has its place. */
var useIsRoomy = () => (0, import_react.useSyncExternalStore)(subscribe, () => matchMedia(roomy).matches);
// node_modules/lucide-react/dist/esm/icons/box.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$31 = {
	name: "box",
	size: 24,
	node: [
		["path", {
			d: "M21 8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73l7 4a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16Z",
			key: "hh9hay"
		}],
		["path", {
			d: "m3.3 7 8.7 5 8.7-5",
			key: "g66t2b"
		}],
		["path", {
			d: "M12 22V12",
			key: "d0xqtd"
		}]
	]
};
__iconData$31.node;
var Box = createLucideIcon(__iconData$31);
// node_modules/lucide-react/dist/esm/icons/footprints.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$30 = {
	name: "footprints",
	size: 24,
	node: [
		["path", {
			d: "M4 16v-2.38C4 11.5 2.97 10.5 3 8c.03-2.72 1.49-6 4.5-6C9.37 2 10 3.8 10 5.5c0 3.11-2 5.66-2 8.68V16a2 2 0 1 1-4 0Z",
			key: "1dudjm"
		}],
		["path", {
			d: "M20 20v-2.38c0-2.12 1.03-3.12 1-5.62-.03-2.72-1.49-6-4.5-6C14.63 6 14 7.8 14 9.5c0 3.11 2 5.66 2 8.68V20a2 2 0 1 0 4 0Z",
			key: "l2t8xc"
		}],
		["path", {
			d: "M16 17h4",
			key: "1dejxt"
		}],
		["path", {
			d: "M4 13h4",
			key: "1bwh8b"
		}]
	]
};
__iconData$30.node;
var Footprints = createLucideIcon(__iconData$30);
// node_modules/lucide-react/dist/esm/icons/grid-2x2.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$29 = {
	name: "grid-2x2",
	size: 24,
	node: [
		["path", {
			d: "M12 3v18",
			key: "108xh3"
		}],
		["path", {
			d: "M3 12h18",
			key: "1i2n21"
		}],
		["rect", {
			x: "3",
			y: "3",
			width: "18",
			height: "18",
			rx: "2",
			key: "h1oib"
		}]
	],
	aliases: ["grid-2-x-2"]
};
__iconData$29.node;
var Grid2x2 = createLucideIcon(__iconData$29);
// node_modules/lucide-react/dist/esm/icons/image.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$28 = {
	name: "image",
	size: 24,
	node: [
		["rect", {
			width: "18",
			height: "18",
			x: "3",
			y: "3",
			rx: "2",
			ry: "2",
			key: "1m3agn"
		}],
		["circle", {
			cx: "9",
			cy: "9",
			r: "2",
			key: "af1f0g"
		}],
		["path", {
			d: "m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21",
			key: "1xmnt7"
		}]
	]
};
__iconData$28.node;
var Image$1 = createLucideIcon(__iconData$28);
// node_modules/lucide-react/dist/esm/icons/list.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$27 = {
	name: "list",
	size: 24,
	node: [
		["path", {
			d: "M3 5h.01",
			key: "18ugdj"
		}],
		["path", {
			d: "M3 12h.01",
			key: "nlz23k"
		}],
		["path", {
			d: "M3 19h.01",
			key: "noohij"
		}],
		["path", {
			d: "M8 5h13",
			key: "1pao27"
		}],
		["path", {
			d: "M8 12h13",
			key: "1za7za"
		}],
		["path", {
			d: "M8 19h13",
			key: "m83p4d"
		}]
	]
};
__iconData$27.node;
var List = createLucideIcon(__iconData$27);
// node_modules/lucide-react/dist/esm/icons/moon.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$26 = {
	name: "moon",
	size: 24,
	node: [["path", {
		d: "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401",
		key: "kfwtm"
	}]]
};
__iconData$26.node;
var Moon = createLucideIcon(__iconData$26);
// node_modules/lucide-react/dist/esm/icons/sun.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$25 = {
	name: "sun",
	size: 24,
	node: [
		["circle", {
			cx: "12",
			cy: "12",
			r: "4",
			key: "4exip2"
		}],
		["path", {
			d: "M12 2v2",
			key: "tus03m"
		}],
		["path", {
			d: "M12 20v2",
			key: "1lh1kg"
		}],
		["path", {
			d: "m4.93 4.93 1.41 1.41",
			key: "149t6j"
		}],
		["path", {
			d: "m17.66 17.66 1.41 1.41",
			key: "ptbguv"
		}],
		["path", {
			d: "M2 12h2",
			key: "1t8f8n"
		}],
		["path", {
			d: "M20 12h2",
			key: "1q8mjw"
		}],
		["path", {
			d: "m6.34 17.66-1.41 1.41",
			key: "1m8zz5"
		}],
		["path", {
			d: "m19.07 4.93-1.41 1.41",
			key: "1shlcs"
		}]
	]
};
__iconData$25.node;
var Sun = createLucideIcon(__iconData$25);
// node_modules/lucide-react/dist/esm/icons/sunset.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$24 = {
	name: "sunset",
	size: 24,
	node: [
		["path", {
			d: "M12 10V2",
			key: "16sf7g"
		}],
		["path", {
			d: "m4.93 10.93 1.41 1.41",
			key: "2a7f42"
		}],
		["path", {
			d: "M2 18h2",
			key: "j10viu"
		}],
		["path", {
			d: "M20 18h2",
			key: "wocana"
		}],
		["path", {
			d: "m19.07 10.93-1.41 1.41",
			key: "15zs5n"
		}],
		["path", {
			d: "M22 22H2",
			key: "19qnx5"
		}],
		["path", {
			d: "m16 6-4 4-4-4",
			key: "6wukr"
		}],
		["path", {
			d: "M16 18a4 4 0 0 0-8 0",
			key: "1lzouq"
		}]
	]
};
__iconData$24.node;
var Sunset = createLucideIcon(__iconData$24);
// src/room/commands/setLight.ts
var setLight = (document, { light }, catalogue) => light === document.shell.light ? refused({ kind: "nothingChanges" }) : settled(document, { shell: { light } }, catalogue, { label: label$1("light", {
	kind: "light",
	light
}) });
// src/room/editor/actions/useAction.ts
/** Whatever changes in the editor, an action may be possible after it. */
var watch = ({ session, view, overlays, favourites }) => (listener) => {
	const ends = [
		session,
		view,
		overlays,
		favourites
	].map((source) => source.subscribe(listener));
	return () => {
		for (const end of ends) end();
	};
};
/** After these other tools lie there, or none. */
var leavesTools = (id) => id === "putAway" || id === "back";
function useAction(id) {
	const editor = useEditor();
	const subscribe = (0, import_react.useCallback)((listener) => watch(editor)(listener), [editor]);
	const read = () => {
		const moment = momentOf(editor);
		const { isPossible, isOn } = actions[id];
		return `${isPossible(moment) ? "1" : "0"}${isOn?.(moment) ? "1" : "0"}${actionLabel(id, moment)}`;
	};
	const state = (0, import_react.useSyncExternalStore)(subscribe, read, read);
	return {
		label: state.slice(2),
		isPossible: state[0] === "1",
		isOn: state[1] === "1",
		keys: actions[id].keys,
		run: (event) => {
			const how = event.detail === 0 ? "byKey" : "byPointer";
			if (act(editor, id, how) && (id === "grasp" || leavesTools(id) && how === "byKey")) focusRegion("room");
		}
	};
}
// src/room/editor/canDrawScenes.ts
var answer;
function canDrawScenes() {
	answer ??= document.createElement("canvas").getContext("webgl2") !== null;
	return answer;
}
var Choice_module_default = {
	choice: "_choice_1qc4w_2",
	option: "_option_1qc4w_18",
	words: "_words_1qc4w_78"
};
// src/room/editor/controls/Choice.tsx
function Choice(props) {
	const { label, options, value, onChoose, words = "all", kind = "well", className } = props;
	const name = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: className ? `${Choice_module_default.choice} ${className}` : Choice_module_default.choice,
		"data-words": words,
		"data-kind": kind,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "visually-hidden",
			children: label
		}), options.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: Choice_module_default.option,
			title: option.label,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "radio",
					name,
					value: option.value,
					checked: option.value === value,
					onChange: () => onChoose(option.value)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					of: option.icon,
					size: 19
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: Choice_module_default.words,
					children: option.label
				})
			]
		}, option.value))]
	});
}
var Bar_module_default = {
	bar: "_bar_1c7kp_2",
	room: "_room_1c7kp_9",
	name: "_name_1c7kp_15",
	gap: "_gap_1c7kp_24",
	row: "_row_1c7kp_36",
	share: "_share_1c7kp_55",
	views: "_views_1c7kp_84"
};
// node_modules/lucide-react/dist/esm/icons/ellipsis.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$23 = {
	name: "ellipsis",
	size: 24,
	node: [
		["circle", {
			cx: "12",
			cy: "12",
			r: "1",
			key: "41hilf"
		}],
		["circle", {
			cx: "19",
			cy: "12",
			r: "1",
			key: "1wjl8i"
		}],
		["circle", {
			cx: "5",
			cy: "12",
			r: "1",
			key: "1pcz8c"
		}]
	],
	aliases: ["more-horizontal"]
};
__iconData$23.node;
var Ellipsis = createLucideIcon(__iconData$23);
// node_modules/lucide-react/dist/esm/icons/maximize.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$22 = {
	name: "maximize",
	size: 24,
	node: [
		["path", {
			d: "M8 3H5a2 2 0 0 0-2 2v3",
			key: "1dcmit"
		}],
		["path", {
			d: "M21 8V5a2 2 0 0 0-2-2h-3",
			key: "1e4gt3"
		}],
		["path", {
			d: "M3 16v3a2 2 0 0 0 2 2h3",
			key: "wsl5sc"
		}],
		["path", {
			d: "M16 21h3a2 2 0 0 0 2-2v-3",
			key: "18trek"
		}]
	]
};
__iconData$22.node;
var Maximize = createLucideIcon(__iconData$22);
var MoreMenu_module_default = { more: "_more_90azt_2" };
// src/room/frame/bar/MoreMenu.tsx
function Entry$1({ action, icon }) {
	const editor = useEditor();
	const { label, isPossible } = useAction(action);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: icon }),
		disabled: !isPossible,
		onSelect: () => act(editor, action, "byPointer"),
		children: label
	});
}
/** `children` stand beside it. */
function MoreMenu({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: MoreMenu_module_default.more,
		children: [children, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Menu, {
			align: "end",
			trigger: ({ onKeyDown, ref, ...props }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				...props,
				ref,
				onKeyDown,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Ellipsis }),
				kind: "raised",
				label: strings$4.more
			}),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entry$1, {
					action: "walk",
					icon: Footprints
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entry$1, {
					action: "turnRoomLeft",
					icon: RotateCcw
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entry$1, {
					action: "turnRoomRight",
					icon: RotateCw
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entry$1, {
					action: "zoomIn",
					icon: Plus
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entry$1, {
					action: "zoomOut",
					icon: Minus
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entry$1, {
					action: "wholeRoom",
					icon: Maximize
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entry$1, {
					action: "history",
					icon: RotateCcwClock
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entry$1, {
					action: "keys",
					icon: Keyboard
				})
			]
		})]
	});
}
// node_modules/lucide-react/dist/esm/icons/redo-2.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$21 = {
	name: "redo-2",
	size: 24,
	node: [["path", {
		d: "m15 14 5-5-5-5",
		key: "12vg1m"
	}], ["path", {
		d: "M20 9H9.5A5.5 5.5 0 0 0 4 14.5A5.5 5.5 0 0 0 9.5 20H13",
		key: "6uklza"
	}]]
};
__iconData$21.node;
var Redo2 = createLucideIcon(__iconData$21);
// node_modules/lucide-react/dist/esm/icons/undo-2.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$20 = {
	name: "undo-2",
	size: 24,
	node: [["path", {
		d: "M9 14 4 9l5-5",
		key: "102s5s"
	}], ["path", {
		d: "M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11",
		key: "f3b9sd"
	}]]
};
__iconData$20.node;
var Undo2 = createLucideIcon(__iconData$20);
var ToolButton_module_default = { tool: "_tool_1u6p2_3" };
// src/ui/ToolButton.tsx
var ToolButton = ({ className, ...props }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
	type: "button",
	...props,
	className: `${ToolButton_module_default.tool} ${className}`
});
var UndoRedo_module_default = {
	card: "_card_nxlpq_2",
	icons: "_icons_nxlpq_3",
	step: "_step_nxlpq_16",
	words: "_words_nxlpq_32",
	what: "_what_nxlpq_37",
	history: "_history_nxlpq_56"
};
// src/room/frame/bar/UndoRedo.tsx
function Step({ action, icon, verb, none }) {
	const { label, isPossible, keys, run } = useAction(action);
	const [key] = keys;
	const what = label.slice(verb.length).trim();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ToolButton, {
		className: UndoRedo_module_default.step,
		"aria-label": isPossible ? label : none,
		title: key && `${isPossible ? label : none} · ${keyNames(key).join(" ")}`,
		"aria-disabled": !isPossible || void 0,
		"aria-keyshortcuts": key && ariaKeys(key),
		onClick: run,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: icon }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: UndoRedo_module_default.words,
			"aria-hidden": "true",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: verb }), isPossible && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: UndoRedo_module_default.what,
				children: what
			})]
		})]
	});
}
function UndoRedo({ hasHistory }) {
	const history = useAction("history");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: UndoRedo_module_default.card,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Step, {
				action: "undo",
				icon: Undo2,
				verb: strings$4.undo,
				none: strings$4.nothingToUndo
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Step, {
				action: "redo",
				icon: Redo2,
				verb: strings$4.redo,
				none: strings$4.nothingToRedo
			}),
			hasHistory && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: RotateCcwClock }),
				label: strings$4.history,
				hint: "H",
				"aria-haspopup": "dialog",
				className: UndoRedo_module_default.history,
				onClick: history.run
			})
		]
	});
}
/** Only the two, for beside a search. */
function UndoRedoIcons() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: UndoRedo_module_default.icons,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Step, {
			action: "undo",
			icon: Undo2,
			verb: strings$4.undo,
			none: strings$4.nothingToUndo
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Step, {
			action: "redo",
			icon: Redo2,
			verb: strings$4.redo,
			none: strings$4.nothingToRedo
		})]
	});
}
// src/room/frame/bar/Bar.tsx
/** The room in 3D, from above, or as a list. */
function ViewSwitch({ words = "all", className }) {
	const editor = useEditor();
	const mode = useView((view) => view.mode);
	const has3D = canDrawScenes();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
		label: strings$4.view,
		value: mode,
		words,
		className,
		options: [
			has3D ? {
				value: "scene",
				label: strings$4.scene,
				icon: Box
			} : {
				value: "scene",
				label: strings$4.picture,
				icon: Image$1
			},
			{
				value: "plan",
				label: strings$4.plan,
				icon: Grid2x2
			},
			{
				value: "list",
				label: strings$4.list,
				icon: List
			}
		],
		onChoose: (chosen) => showMode(editor, chosen)
	});
}
/** Where there is little room the light is one button, which goes on to the next hour. */
function LightButton() {
	const editor = useEditor();
	const now = useSession(({ document }) => document.shell.light);
	const next = nextLight(now);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: lightIcons[now] }),
		kind: "raised",
		label: strings$4.lightNow(lightNames[now], lightNames[next]),
		onClick: () => light(editor, next)
	});
}
var lightIcons = {
	day: Sun,
	evening: Sunset,
	night: Moon
};
var lights = [
	"day",
	"evening",
	"night"
];
var nextLight = (light) => lights[(lights.indexOf(light) + 1) % 3];
function light(editor, wanted) {
	const outcome = editor.session.dispatch(setLight, { light: wanted });
	report(editor, outcome, () => strings$4.lit(lightNames[wanted]));
}
/** Day, evening or night in the room. */
function LightSwitch() {
	const editor = useEditor();
	const now = useSession(({ document }) => document.shell.light);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
		label: strings$4.light,
		value: now,
		words: useIsRoomy() ? "chosen" : "none",
		options: lights.map((value) => ({
			value,
			label: lightNames[value],
			icon: lightIcons[value]
		})),
		onChoose: (chosen) => light(editor, chosen)
	});
}
function WalkButton() {
	const { isOn, run } = useAction("walk");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Footprints }),
		kind: "raised",
		label: strings$4.walk,
		hint: "W",
		"aria-pressed": isOn,
		onClick: run
	});
}
function RoomName() {
	const name = useSession(({ document }) => document.shell.name);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: Bar_module_default.name,
		children: name
	});
}
var wordsIn$1 = {
	desk: "all",
	tablet: "none",
	phone: "all"
};
function Bar({ roomMenu = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomName, {}), saving, exportButton, shareButton }) {
	const layout = useLayout();
	const mode = useView((view) => view.mode);
	const isDesk = layout === "desk";
	const isRoomy = useIsRoomy();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: Bar_module_default.bar,
		"data-region": "bar",
		"data-layout": layout,
		"aria-label": strings$4.bar,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Bar_module_default.room,
				children: [roomMenu, saving]
			}),
			layout === "phone" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: Bar_module_default.share,
				children: shareButton
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Bar_module_default.row,
				children: [
					layout !== "phone" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UndoRedo, { hasHistory: isDesk }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ViewSwitch, {
						words: isDesk && !isRoomy ? "chosen" : wordsIn$1[layout],
						className: Bar_module_default.views
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: Bar_module_default.gap }),
					isDesk ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LightSwitch, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LightButton, {}),
					isDesk && mode !== "list" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WalkButton, {}),
					isDesk && exportButton,
					isDesk ? shareButton : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoreMenu, { children: layout === "tablet" && shareButton })
				]
			})
		]
	});
}
// node_modules/lucide-react/dist/esm/icons/corner-down-left.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$19 = {
	name: "corner-down-left",
	size: 24,
	node: [["path", {
		d: "M20 4v7a4 4 0 0 1-4 4H4",
		key: "6o5b7l"
	}], ["path", {
		d: "m9 10-5 5 5 5",
		key: "1kshq7"
	}]]
};
__iconData$19.node;
var CornerDownLeft = createLucideIcon(__iconData$19);
// node_modules/lucide-react/dist/esm/icons/heart.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$18 = {
	name: "heart",
	size: 24,
	node: [["path", {
		d: "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5",
		key: "mvr1a0"
	}]]
};
__iconData$18.node;
var Heart = createLucideIcon(__iconData$18);
// node_modules/lucide-react/dist/esm/icons/palette.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$17 = {
	name: "palette",
	size: 24,
	node: [
		["path", {
			d: "M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8z",
			key: "e79jfc"
		}],
		["circle", {
			cx: "13.5",
			cy: "6.5",
			r: ".5",
			fill: "currentColor",
			key: "1okk4w"
		}],
		["circle", {
			cx: "17.5",
			cy: "10.5",
			r: ".5",
			fill: "currentColor",
			key: "f64h9f"
		}],
		["circle", {
			cx: "6.5",
			cy: "12.5",
			r: ".5",
			fill: "currentColor",
			key: "qy21gx"
		}],
		["circle", {
			cx: "8.5",
			cy: "7.5",
			r: ".5",
			fill: "currentColor",
			key: "fotxhn"
		}]
	]
};
__iconData$17.node;
var Palette = createLucideIcon(__iconData$17);
// node_modules/lucide-react/dist/esm/icons/rows-3.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$16 = {
	name: "rows-3",
	size: 24,
	node: [
		["rect", {
			width: "18",
			height: "18",
			x: "3",
			y: "3",
			rx: "2",
			key: "afitv7"
		}],
		["path", {
			d: "M21 9H3",
			key: "1338ky"
		}],
		["path", {
			d: "M21 15H3",
			key: "9uk58r"
		}]
	],
	aliases: ["panels-top-bottom"]
};
__iconData$16.node;
var Rows3 = createLucideIcon(__iconData$16);
// node_modules/lucide-react/dist/esm/icons/undo.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$15 = {
	name: "undo",
	size: 24,
	node: [["path", {
		d: "M3 7v6h6",
		key: "1v2h90"
	}], ["path", {
		d: "M21 17a9 9 0 0 0-9-9 9 9 0 0 0-6 2.3L3 13",
		key: "1r6uu6"
	}]]
};
__iconData$15.node;
var Undo = createLucideIcon(__iconData$15);
// src/models/catalogue/sets.ts
var sets = [
	{
		id: "bedroom",
		name: "Bedroom"
	},
	{
		id: "kitchen",
		name: "Kitchen"
	},
	{
		id: "parlour",
		name: "Parlour"
	},
	{
		id: "workshop",
		name: "Workshop"
	},
	{
		id: "nursery",
		name: "Nursery"
	},
	{
		id: "garden",
		name: "Garden room"
	},
	{
		id: "harvest",
		name: "Harvest festival"
	},
	{
		id: "winter",
		name: "Winter"
	}
];
// src/room/catalogue/pieces.ts
var wordsIn = (text) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
var pieces = table$1.pieces.map(({ id, name, set, size: [width, depth] }) => {
	const setName = sets.find((each) => each.id === set).name;
	const words = wordsIn(`${name} ${id} ${setName} ${alsoCalled[id] ?? ""}`);
	return {
		id,
		name,
		set,
		setName,
		size: [width / 4, depth / 4],
		words: [...new Set(words)]
	};
});
/** Chairs finds chair, and so does cha. */
var stem = (word) => word.length > 3 ? word.replace(/(?:es|s)$/, "") : word;
/** Every word of the query has to begin some word of the piece; names found first. */
function findPieces(query) {
	const wanted = wordsIn(query).map(stem);
	if (wanted.length === 0) return pieces;
	const begins = (words) => wanted.every((want) => words.some((word) => word.startsWith(want)));
	const found = pieces.filter(({ words }) => begins(words));
	const byName = found.filter(({ name }) => begins(wordsIn(name)));
	return [...byName, ...found.filter((piece) => !byName.includes(piece))];
}
/** The address of the picture on its card, drawn when the site is built. */
var pieceUrl = (id) => link(`/pieces/${id}.svg`);
// src/room/commands/tintItems.ts
var tintItems = (document, { ids, tint }, catalogue) => eachItem(document, ids, catalogue, "tint", (item, model) => {
	if (tint === (item.tint ?? null)) return item;
	const { tint: _, ...plain } = item;
	if (tint === null) return plain;
	return model.tints.includes(tint) ? {
		...plain,
		tint
	} : {
		kind: "noSuchTint",
		tint,
		model: model.id
	};
});
var Tints_module_default = {
	tints: "_tints_10eey_2",
	tint: "_tint_10eey_2"
};
// src/room/editor/controls/Tints.tsx
function tintChoices(items) {
	const [first, ...others] = items;
	if (!first) return [];
	const shared = tintsOf(first.model).filter(({ id }) => others.every(({ model }) => tintsOf(model).some((tint) => tint.id === id)));
	if (shared.length === 0) return [];
	return [{
		id: null,
		name: strings$4.asMade,
		colour: madeIn(first.model)?.swatch ?? "#d9b98a"
	}, ...shared.map(({ id, name, swatch }) => ({
		id,
		name,
		colour: swatch
	}))];
}
/** Undefined where the chosen things differ. */
function tintNow(items) {
	const tints = new Set(items.map(({ tint }) => tint ?? null));
	return tints.size === 1 ? [...tints][0] : void 0;
}
function Tints({ ids }) {
	const editor = useEditor();
	const group = (0, import_react.useRef)(null);
	const name = (0, import_react.useId)();
	const all = useSession(({ document }) => document.items);
	const items = (0, import_react.useMemo)(() => ids.flatMap((id) => all.get(id) ?? []), [all, ids]);
	const choices = tintChoices(items);
	const now = tintNow(items);
	if (choices.length === 0) return null;
	const choose = ({ id: tint }) => {
		const { session } = editor;
		report(editor, session.dispatch(tintItems, {
			ids,
			tint
		}), () => {
			const { document } = session.state();
			const only = ids.length === 1 ? document.items.get(ids[0]) : void 0;
			return only ? `${describeItem(document, session.catalogue, only)}.` : `${said.things(ids.length)}.`;
		});
	};
	const onKeyDown = (event) => {
		if (event.key === "Escape") {
			event.preventDefault();
			editor.overlays.set({ open: null });
			focusRegion("room");
		}
		const choice = /^[1-9]$/.test(event.key) && choices[Number(event.key) - 1];
		if (!choice) return;
		event.preventDefault();
		choose(choice);
		group.current?.querySelectorAll("input")[Number(event.key) - 1]?.focus();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		ref: group,
		className: Tints_module_default.tints,
		"data-tints": "",
		onKeyDown,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "visually-hidden",
			children: strings$4.tint
		}), choices.map((choice) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: Tints_module_default.tint,
			title: choice.name,
			ref: (element) => element?.style.setProperty("--swatch", choice.colour),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "radio",
				name,
				checked: choice.id === now,
				onChange: () => choose(choice)
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "visually-hidden",
				children: choice.name
			})]
		}, choice.id ?? ""))]
	});
}
/** The swatch that is chosen, or the first of them; false where none is to be seen. */
function focusTints() {
	const seen = [...document.querySelectorAll("[data-tints] input")].filter((swatch) => swatch.checkVisibility());
	const target = seen.find(({ checked }) => checked) ?? seen[0];
	target?.focus();
	return target !== void 0;
}
var Keys_module_default = {
	keys: "_keys_3no1h_2",
	key: "_key_3no1h_2"
};
// src/room/editor/controls/Keys.tsx
function Keys({ chord }) {
	if (chord === void 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: Keys_module_default.keys,
		"aria-hidden": "true",
		children: keyNames(chord).map((key) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("kbd", {
			className: Keys_module_default.key,
			children: key
		}, key))
	});
}
var Tool_module_default = {
	tool: "_tool_li32o_2",
	key: "_key_li32o_33"
};
// src/room/editor/controls/Tool.tsx
function Tool({ action, icon, label, kind = "plain" }) {
	const { label: own, isPossible, isOn, keys, run } = useAction(action);
	const [key] = keys;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ToolButton, {
		className: Tool_module_default.tool,
		"data-kind": kind,
		"data-on": isOn || void 0,
		"aria-disabled": !isPossible || void 0,
		"aria-keyshortcuts": key && ariaKeys(key),
		onClick: run,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				of: icon,
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: label ?? own }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: Tool_module_default.key,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Keys, { chord: key })
			})
		]
	});
}
// src/room/editor/controls/Toolbar.tsx
var tools$2 = (bar) => [...bar.querySelectorAll("button:not([role=menuitem])")];
function enterBy(bar, current) {
	const all = tools$2(bar);
	const entry = all.find((tool) => tool === current) ?? all[0];
	for (const tool of all) tool.tabIndex = tool === entry ? 0 : -1;
}
function Toolbar({ label, className, children }) {
	const bar = (0, import_react.useRef)(null);
	const last = (0, import_react.useRef)(void 0);
	(0, import_react.useLayoutEffect)(() => enterBy(bar.current, last.current));
	const onFocus = ({ target, currentTarget }) => {
		if (!tools$2(currentTarget).includes(target)) return;
		last.current = target;
		enterBy(currentTarget, target);
	};
	const onKeyDown = (event) => {
		const all = tools$2(event.currentTarget);
		const at = all.indexOf(event.target);
		if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
		const next = {
			ArrowLeft: at - 1,
			ArrowRight: at + 1,
			Home: 0,
			End: -1
		}[event.key];
		if (next === void 0) return;
		event.preventDefault();
		all.at(next % all.length)?.focus();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		ref: bar,
		role: "toolbar",
		"aria-label": label,
		className,
		onFocus,
		onKeyDown,
		children
	});
}
// src/room/panels/shortWords.ts
var signs = [
	"",
	"¼",
	"½",
	"¾"
];
/** What is said in full may be shown with the signs for quarters. */
function shortWords(words) {
	let short = words.replace(/(column \S+(?: and [a-z ]+?)?) row/, "$1, row");
	for (const part of [
		3,
		2,
		1
	]) short = short.replaceAll(quarters[part], signs[part]);
	return short;
}
/** In tiles, to a quarter. */
function shortLength(tiles) {
	const whole = Math.floor(tiles);
	const sign = signs[Math.round((tiles - whole) * 4)] ?? "";
	return whole === 0 && sign !== "" ? sign : `${whole}${sign}`;
}
var Dock_module_default = {
	dock: "_dock_32j18_2",
	tools: "_tools_32j18_13",
	tints: "_tints_32j18_20",
	chosen: "_chosen_32j18_40",
	picture: "_picture_32j18_48",
	words: "_words_32j18_55",
	name: "_name_32j18_59",
	place: "_place_32j18_60",
	none: "_none_32j18_84"
};
// node_modules/lucide-react/dist/esm/icons/align-center-vertical.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$14 = {
	name: "align-center-vertical",
	size: 24,
	node: [
		["path", {
			d: "M12 2v20",
			key: "t6zp3m"
		}],
		["path", {
			d: "M8 10H4a2 2 0 0 1-2-2V6c0-1.1.9-2 2-2h4",
			key: "14d6g8"
		}],
		["path", {
			d: "M16 10h4a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2h-4",
			key: "1e2lrw"
		}],
		["path", {
			d: "M8 20H7a2 2 0 0 1-2-2v-2c0-1.1.9-2 2-2h1",
			key: "1fkdwx"
		}],
		["path", {
			d: "M16 14h1a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-1",
			key: "1euafb"
		}]
	]
};
__iconData$14.node;
var AlignCenterVertical = createLucideIcon(__iconData$14);
// node_modules/lucide-react/dist/esm/icons/clipboard-copy.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$13 = {
	name: "clipboard-copy",
	size: 24,
	node: [
		["rect", {
			width: "8",
			height: "4",
			x: "8",
			y: "2",
			rx: "1",
			ry: "1",
			key: "tgr4d6"
		}],
		["path", {
			d: "M8 4H6a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2",
			key: "4jdomd"
		}],
		["path", {
			d: "M16 4h2a2 2 0 0 1 2 2v4",
			key: "3hqy98"
		}],
		["path", {
			d: "M21 14H11",
			key: "1bme5i"
		}],
		["path", {
			d: "m15 10-4 4 4 4",
			key: "5dvupr"
		}]
	]
};
__iconData$13.node;
var ClipboardCopy = createLucideIcon(__iconData$13);
// node_modules/lucide-react/dist/esm/icons/clipboard-paste.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$12 = {
	name: "clipboard-paste",
	size: 24,
	node: [
		["path", {
			d: "M11 14h10",
			key: "1w8e9d"
		}],
		["path", {
			d: "M16 4h2a2 2 0 0 1 2 2v1.344",
			key: "1e62lh"
		}],
		["path", {
			d: "m17 18 4-4-4-4",
			key: "z2g111"
		}],
		["path", {
			d: "M8 4H6a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h12a2 2 0 0 0 1.793-1.113",
			key: "bjbb7m"
		}],
		["rect", {
			x: "8",
			y: "2",
			width: "8",
			height: "4",
			rx: "1",
			key: "ublpy"
		}]
	]
};
__iconData$12.node;
var ClipboardPaste = createLucideIcon(__iconData$12);
// node_modules/lucide-react/dist/esm/icons/lamp.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$11 = {
	name: "lamp",
	size: 24,
	node: [
		["path", {
			d: "M12 12v6",
			key: "3ahymv"
		}],
		["path", {
			d: "M4.077 10.615A1 1 0 0 0 5 12h14a1 1 0 0 0 .923-1.385l-3.077-7.384A2 2 0 0 0 15 2H9a2 2 0 0 0-1.846 1.23Z",
			key: "1l7kg2"
		}],
		["path", {
			d: "M8 20a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v1a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1z",
			key: "1mmzpi"
		}]
	]
};
__iconData$11.node;
var Lamp = createLucideIcon(__iconData$11);
var ThingMenu_module_default = {
	label: "_label_1x28z_2",
	point: "_point_1x28z_7",
	anchor: "_anchor_1x28z_12"
};
// src/room/frame/dock/ThingMenu.tsx
/** The last tool of the dock: everything that there is no room for. */
function ThingMenuButton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Menu, {
		align: "end",
		trigger: (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			...props,
			type: "button",
			className: Tool_module_default.tool,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				of: Ellipsis,
				size: 22
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: strings$4.more })]
		}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ThingMenuEntries, {})
	});
}
function OpenMenu({ x, y }) {
	const { overlays } = useEditor();
	const point = (0, import_react.useRef)(null);
	(0, import_react.useLayoutEffect)(() => {
		const here = point.current;
		here.style.setProperty("left", `${x}px`);
		here.style.setProperty("top", `${y}px`);
		const panel = here.querySelector("[popover]");
		panel.showPopover({ source: here.querySelector("button") });
		const onToggle = ({ target, newState }) => {
			if (target !== panel || newState !== "closed") return;
			if (here.contains(document.activeElement)) focusRegion("room");
			overlays.set({ open: null });
		};
		panel.addEventListener("toggle", onToggle);
		return () => panel.removeEventListener("toggle", onToggle);
	}, [
		x,
		y,
		overlays
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		ref: point,
		className: ThingMenu_module_default.point,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Menu, {
			trigger: (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				...props,
				type: "button",
				tabIndex: -1,
				className: ThingMenu_module_default.anchor,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "visually-hidden",
					children: strings$4.menu
				})
			}),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ThingMenuEntries, {})
		})
	});
}
/** Where somebody clicked the thing, or where the focus was when it was asked for. */
function MenuAtPoint() {
	const open = useOverlays((overlays) => overlays.open);
	return open?.kind === "menu" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenMenu, { ...open.at }, `${open.at.x} ${open.at.y}`) : null;
}
var entries = [
	{
		id: "grasp",
		icon: Hand
	},
	{
		id: "turn",
		icon: RotateCw
	},
	{
		id: "turnLeft",
		icon: RotateCcw
	},
	{
		id: "duplicate",
		icon: Copy
	},
	{
		id: "tint",
		icon: Palette
	},
	{
		id: "lamp",
		icon: Lamp
	},
	{
		id: "name",
		icon: Pencil
	},
	{
		id: "keep",
		icon: Heart
	},
	{
		id: "lineUp",
		icon: AlignCenterVertical
	},
	{
		id: "copy",
		icon: ClipboardCopy
	},
	{
		id: "paste",
		icon: ClipboardPaste
	},
	{
		id: "putAway",
		icon: Trash
	}
];
function Entry({ id, icon }) {
	const editor = useEditor();
	const { label, isPossible, keys } = useAction(id);
	if (!isPossible) return null;
	const run = () => void setTimeout(() => act(editor, id, "byPointer"));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(MenuItem, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: icon }),
		onSelect: run,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: ThingMenu_module_default.label,
			children: label
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Keys, { chord: keys[0] })]
	});
}
var ThingMenuEntries = () => entries.map((entry) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entry, { ...entry }, entry.id));
var TintCard_module_default = { card: "_card_k8owd_2" };
// src/room/frame/dock/TintCard.tsx
function TintCard({ ids }) {
	const { overlays } = useEditor();
	const isWanted = useOverlays(({ open }) => open?.kind === "tints");
	(0, import_react.useLayoutEffect)(() => {
		if (!isWanted) return;
		focusTints();
		if (!document.activeElement?.closest("[data-tint-card]")) overlays.set({ open: null });
	}, [isWanted, overlays]);
	if (!isWanted) return null;
	const onBlur = ({ currentTarget, relatedTarget }) => {
		if (!currentTarget.contains(relatedTarget)) overlays.set({ open: null });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: TintCard_module_default.card,
		"data-tint-card": "",
		onBlur,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tints, { ids })
	});
}
// src/room/frame/dock/useHands.ts
var useHands = () => useSession(({ tool, selection }) => {
	if (tool.at === "holding") return "holding";
	if (selection.length === 0) return "empty";
	return selection.length === 1 ? "chosen" : "several";
});
// src/room/frame/dock/Dock.tsx
function dockWords(state, catalogue) {
	const { tool, document, selection } = state;
	if (tool.at === "holding") {
		const { items, reason, free } = tool.ghost;
		const [item] = items;
		if (!item) return null;
		const suggestion = free ? {
			wanted: item,
			free
		} : void 0;
		return {
			name: items.length === 1 ? itemName(catalogue, item) : strings$4.things(items.length),
			place: reason ? describeRefusal(document, catalogue, reason, suggestion) : strings$4.held(shortWords(placeWords(document, catalogue, item))),
			isRefused: reason !== null,
			model: items.length === 1 ? item.model : null
		};
	}
	const chosen = selection.flatMap((id) => {
		const item = document.items.get(id);
		return item ? [item] : [];
	});
	const [item] = chosen;
	if (!item) return null;
	if (chosen.length > 1) return {
		name: strings$4.things(chosen.length),
		isRefused: false,
		model: null,
		place: chosen.map((each) => itemName(catalogue, each)).join(", ")
	};
	const carried = carriedCount(document, catalogue, item);
	const place = [
		shortWords(placeWords(document, catalogue, item)),
		facingWords(document, catalogue, item),
		carried > 0 ? strings$4.carries(carried) : ""
	];
	return {
		name: itemName(catalogue, item),
		isRefused: false,
		model: item.model,
		place: place.filter((part) => part !== "").join(", ")
	};
}
/** The picture, the name and the place of what is chosen; or how many things there are to choose from. */
function Chosen() {
	const { session } = useEditor();
	const known = useSession((state) => JSON.stringify(dockWords(state, session.catalogue)));
	const words = JSON.parse(known);
	const count = useSession(({ document }) => document.items.size);
	if (!words) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: Dock_module_default.none,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: strings$4.count(count) }),
			" ",
			strings$4.howToBegin
		]
	});
	const { name, place, model, isRefused } = words;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Dock_module_default.chosen,
		"data-refused": isRefused || void 0,
		children: [model !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			className: Dock_module_default.picture,
			src: pieceUrl(model),
			alt: ""
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: Dock_module_default.words,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Dock_module_default.name,
				children: name
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Dock_module_default.place,
				children: place
			})]
		})]
	});
}
function Dock() {
	const hands = useHands();
	const selection = useSession((state) => state.selection);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: Dock_module_default.dock,
		"data-region": "dock",
		"data-keys": "",
		"aria-label": strings$4.dock,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chosen, {}),
			hands === "holding" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Toolbar, {
				label: strings$4.dockTools,
				className: Dock_module_default.tools,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
						action: "turn",
						icon: RotateCw
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
						action: "back",
						icon: Undo
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
						action: "grasp",
						icon: CornerDownLeft,
						kind: "filled"
					})
				]
			}),
			(hands === "chosen" || hands === "several") && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Toolbar, {
					label: strings$4.dockTools,
					className: Dock_module_default.tools,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
							action: "grasp",
							icon: Hand,
							label: strings$4.move
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
							action: "turn",
							icon: RotateCw
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
							action: "duplicate",
							icon: Copy
						}),
						hands === "several" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
							action: "lineUp",
							icon: Rows3
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
							action: "tint",
							icon: Palette
						}),
						hands === "chosen" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
							action: "keep",
							icon: Heart
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
							action: "putAway",
							icon: Trash,
							kind: "danger"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ThingMenuButton, {})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: Dock_module_default.tints,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tints, { ids: selection })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TintCard, { ids: selection })
			] })
		]
	});
}
var Editor_module_default = {
	editor: "_editor_6m208_2",
	skip: "_skip_6m208_22",
	table: "_table_6m208_46",
	side: "_side_6m208_65",
	placed: "_placed_6m208_66",
	notices: "_notices_6m208_90",
	reach: "_reach_6m208_146"
};
// node_modules/lucide-react/dist/esm/icons/chevron-up.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$10 = {
	name: "chevron-up",
	size: 24,
	node: [["path", {
		d: "m18 15-6-6-6 6",
		key: "153udz"
	}]]
};
__iconData$10.node;
var ChevronUp = createLucideIcon(__iconData$10);
var Sheet_module_default = {
	slot: "_slot_1371v_2",
	sheet: "_sheet_1371v_12",
	grip: "_grip_1371v_34",
	arrow: "_arrow_1371v_57",
	content: "_content_1371v_72"
};
// src/room/frame/phone/Sheet.tsx
var stops = [
	"chips",
	"shelf",
	"full"
];
/** Less than this was a press. */
var PRESS = 10;
var LONG = 220;
/**
* Where the sheet comes to rest after its grip was drawn: one stop on, or as far as a long draw
* leads. Up is positive; a quick flick counts for more than its length.
*/
function stopAfter(from, drawn, milliseconds) {
	const isFlick = Math.abs(drawn) > 24 && Math.abs(drawn) > .5 * milliseconds;
	const steps = Math.abs(drawn) < PRESS ? 0 : Math.abs(drawn) > LONG ? 2 : Math.abs(drawn) > 48 || isFlick ? 1 : 0;
	const at = stops.indexOf(from) + Math.sign(drawn) * steps;
	return stops[Math.max(0, Math.min(stops.length - 1, at))];
}
var next = {
	chips: "shelf",
	shelf: "full",
	full: "chips"
};
/** Chromium takes the end of a swift draw for a fling, and the next tap for what stops it. */
function useNoFling(grip) {
	(0, import_react.useEffect)(() => {
		const stay = (event) => event.preventDefault();
		const element = grip.current;
		element.addEventListener("touchmove", stay, { passive: false });
		return () => element.removeEventListener("touchmove", stay);
	}, [grip]);
}
function Sheet({ children }) {
	const { overlays, session } = useEditor();
	const wanted = useOverlays((state) => state.sheet);
	const hands = useHands();
	const stop = hands === "empty" ? wanted : "chips";
	const sheet = (0, import_react.useRef)(null);
	const grip = (0, import_react.useRef)(null);
	const wasDrawn = (0, import_react.useRef)(false);
	const start = (0, import_react.useRef)(null);
	useNoFling(grip);
	/** Whoever wants to see more of the sheet is done with what was chosen. */
	const drawTo = (to) => {
		if (hands === "chosen" || hands === "several") session.select([]);
		overlays.set({ sheet: to });
	};
	const onPointerDown = (event) => {
		wasDrawn.current = false;
		start.current = {
			y: event.clientY,
			at: event.timeStamp
		};
		event.currentTarget.setPointerCapture(event.pointerId);
	};
	const onPointerMove = ({ clientY }) => {
		if (!start.current) return;
		const drawn = Math.round(start.current.y - clientY);
		sheet.current?.style.setProperty("--drawn", `${drawn}px`);
	};
	const letGo = () => {
		start.current = null;
		sheet.current?.style.removeProperty("--drawn");
	};
	const onPointerUp = ({ clientY, timeStamp }) => {
		if (!start.current) return;
		const { y, at } = start.current;
		const moved = stopAfter(stop, y - clientY, timeStamp - at);
		letGo();
		wasDrawn.current = moved !== stop;
		if (moved !== stop) drawTo(moved);
	};
	/** The press at the end of a draw has done its work already. */
	const onClick = () => {
		if (!wasDrawn.current) drawTo(next[stop]);
		wasDrawn.current = false;
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: Sheet_module_default.slot,
		"data-stop": stop,
		"data-region": "catalogue",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			ref: sheet,
			className: Sheet_module_default.sheet,
			"data-stop": stop,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				ref: grip,
				type: "button",
				className: Sheet_module_default.grip,
				"aria-expanded": stop !== "chips",
				onPointerDown,
				onPointerMove,
				onPointerUp,
				onPointerCancel: letGo,
				onClick,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "visually-hidden",
					children: strings$4.sheetStops[stop]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					of: ChevronUp,
					size: 18,
					className: Sheet_module_default.arrow
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: Sheet_module_default.content,
				children
			})]
		})
	});
}
// node_modules/lucide-react/dist/esm/icons/hammer.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$9 = {
	name: "hammer",
	size: 24,
	node: [
		["path", {
			d: "m15 12-9.373 9.373a1 1 0 0 1-3.001-3L12 9",
			key: "1hayfq"
		}],
		["path", {
			d: "m18 15 4-4",
			key: "16gjal"
		}],
		["path", {
			d: "m21.5 11.5-1.914-1.914A2 2 0 0 1 19 8.172v-.344a2 2 0 0 0-.586-1.414l-1.657-1.657A6 6 0 0 0 12.516 3H9l1.243 1.243A6 6 0 0 1 12 8.485V10l2 2h1.172a2 2 0 0 1 1.414.586L18.5 14.5",
			key: "15ts47"
		}]
	]
};
__iconData$9.node;
var Hammer = createLucideIcon(__iconData$9);
// node_modules/lucide-react/dist/esm/icons/list-tree.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$8 = {
	name: "list-tree",
	size: 24,
	node: [
		["path", {
			d: "M8 5h13",
			key: "1pao27"
		}],
		["path", {
			d: "M13 12h8",
			key: "h98zly"
		}],
		["path", {
			d: "M13 19h8",
			key: "c3s6r1"
		}],
		["path", {
			d: "M3 10a2 2 0 0 0 2 2h3",
			key: "1npucw"
		}],
		["path", {
			d: "M3 5v12a2 2 0 0 0 2 2h3",
			key: "x1gjn2"
		}]
	]
};
__iconData$8.node;
var ListTree = createLucideIcon(__iconData$8);
var Slip_module_default = {
	slip: "_slip_pv88k_2",
	hang: "_hang_pv88k_1",
	mark: "_mark_pv88k_17",
	words: "_words_pv88k_22",
	ways: "_ways_pv88k_31"
};
// src/ui/Slip.tsx
var Slip = ({ words, className, mark, isTrouble, isSaid, children }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
	className: className ? `${Slip_module_default.slip} ${className}` : Slip_module_default.slip,
	"data-is-trouble": isTrouble || void 0,
	role: isSaid ? "status" : void 0,
	children: [
		mark && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			of: mark,
			className: Slip_module_default.mark
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: Slip_module_default.words,
			children: words
		}),
		children && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: Slip_module_default.ways,
			children
		})
	]
});
var ThumbBar_module_default = {
	bar: "_bar_1s25z_2",
	tools: "_tools_1s25z_10",
	strip: "_strip_1s25z_29"
};
// src/room/frame/phone/ThumbBar.tsx
/** Why something may not be where it is, and where it is free: a strip between the room and the thumb. */
function TroubleStrip() {
	const editor = useEditor();
	const { session } = editor;
	const trouble = useOverlays((overlays) => overlays.trouble?.words ?? "");
	const held = useSession(({ tool, document }) => {
		if (tool.at !== "holding" || !tool.ghost.reason) return "";
		const { reason, free, items } = tool.ghost;
		const suggestion = free && items[0] ? {
			wanted: items[0],
			free
		} : void 0;
		return describeRefusal(document, session.catalogue, reason, suggestion);
	});
	const hasFree = useSession(({ tool }) => tool.at === "holding" && tool.ghost.free !== null);
	const words = held || trouble;
	if (!words) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Slip, {
		className: ThumbBar_module_default.strip,
		words,
		isTrouble: true,
		children: held && hasFree && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "secondary",
			size: "small",
			onClick: () => act(editor, "grasp", "byPointer"),
			children: strings$4.putItThere
		})
	});
}
function usePlaces() {
	const editor = useEditor();
	const side = useOverlays((overlays) => overlays.side);
	const here = useView((view) => view.trade) === "build" ? "build" : side;
	const goTo = (place) => {
		const { overlays, view } = editor;
		const wanted = place === "build" ? "build" : "furnish";
		if (view.state().trade !== wanted) takeUp(editor, wanted);
		const { sheet } = overlays.state();
		const again = place === here && sheet !== "chips" ? "chips" : "shelf";
		overlays.set({
			sheet: again,
			...place !== "build" && { side: place }
		});
	};
	return {
		here,
		goTo
	};
}
function Places() {
	const { here, goTo } = usePlaces();
	const place = (id, label, icon) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: Tool_module_default.tool,
		"aria-pressed": here === id,
		onClick: () => goTo(id),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			of: icon,
			size: 22
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: label })]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		place("catalogue", strings$4.pieces, Armchair),
		place("placed", strings$4.inTheRoom, ListTree),
		place("build", strings$4.buildWord, Hammer),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
			action: "turnRoomLeft",
			icon: RotateCcw,
			label: strings$4.turnView
		})
	] });
}
function ThumbBar() {
	const hands = useHands();
	const { session } = useEditor();
	const selection = useSession((state) => state.selection);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: ThumbBar_module_default.bar,
		"data-region": "dock",
		"data-keys": "",
		"aria-label": strings$4.dock,
		children: [
			hands === "empty" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Toolbar, {
				label: strings$4.sheet,
				className: ThumbBar_module_default.tools,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Places, {})
			}),
			hands === "holding" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Toolbar, {
				label: strings$4.dockTools,
				className: ThumbBar_module_default.tools,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
						action: "turn",
						icon: RotateCw
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
						action: "back",
						icon: Undo
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
						action: "grasp",
						icon: Check,
						kind: "filled"
					})
				]
			}),
			(hands === "chosen" || hands === "several") && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Toolbar, {
				label: strings$4.dockTools,
				className: ThumbBar_module_default.tools,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
						action: "turn",
						icon: RotateCw
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
						action: "duplicate",
						icon: Copy,
						label: strings$4.copyWord
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
						action: "tint",
						icon: Palette
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tool, {
						action: "putAway",
						icon: Trash,
						kind: "danger"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ThingMenuButton, {}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
						type: "button",
						className: Tool_module_default.tool,
						"data-kind": "filled",
						onClick: () => session.select([]),
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							of: Check,
							size: 22
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: strings$4.done })]
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TintCard, { ids: selection })] })
		]
	});
}
// node_modules/lucide-react/dist/esm/icons/maximize-2.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$7 = {
	name: "maximize-2",
	size: 24,
	node: [
		["path", {
			d: "M15 3h6v6",
			key: "1q9fwt"
		}],
		["path", {
			d: "m21 3-7 7",
			key: "1l2asr"
		}],
		["path", {
			d: "m3 21 7-7",
			key: "tjx5ai"
		}],
		["path", {
			d: "M9 21H3v-6",
			key: "wtvkvv"
		}]
	]
};
__iconData$7.node;
var Maximize2 = createLucideIcon(__iconData$7);
var Camera_module_default = {
	camera: "_camera_davmv_2",
	turns: "_turns_davmv_3",
	ways: "_ways_davmv_4",
	zoom: "_zoom_davmv_5",
	facing: "_facing_davmv_16"
};
// src/room/frame/roomArea/Camera.tsx
function Way({ action, icon }) {
	const { label, isPossible, keys, run } = useAction(action);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: icon }),
		kind: "raised",
		label,
		hint: keys[0],
		"aria-disabled": !isPossible || void 0,
		onClick: run
	});
}
/** Of the whole room there is nothing further to be seen. */
var isPart = ({ zoom, pan }) => zoom > 1 || pan.x !== 0 || pan.z !== 0;
var Ways = () => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
	className: Camera_module_default.ways,
	children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
			action: "panLeft",
			icon: ArrowLeft
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
			action: "panUp",
			icon: ArrowLeft
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
			action: "panDown",
			icon: ArrowLeft
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
			action: "panRight",
			icon: ArrowLeft
		})
	]
});
/** Where there is no room for more, and fingers turn and zoom. */
function PhoneCamera() {
	return useView(isPart) ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Toolbar, {
		label: strings$4.camera,
		className: Camera_module_default.camera,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ways, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
			action: "wholeRoom",
			icon: Maximize2
		})]
	}) : null;
}
function Camera() {
	const quarter = useView((view) => view.quarter);
	const hasWays = useView(isPart);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Toolbar, {
		label: strings$4.camera,
		className: Camera_module_default.camera,
		children: [
			hasWays && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ways, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: Camera_module_default.turns,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
						action: "turnRoomLeft",
						icon: ChevronLeft
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: Camera_module_default.facing,
						children: said.facing[quarter]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
						action: "turnRoomRight",
						icon: ChevronRight
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: Camera_module_default.zoom,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
						action: "zoomOut",
						icon: Minus
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
						action: "zoomIn",
						icon: Plus
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Way, {
						action: "wholeRoom",
						icon: Maximize2
					})
				]
			})
		]
	});
}
var RoomArea_module_default = {
	stage: "_stage_1it0e_2",
	view: "_view_1it0e_8",
	camera: "_camera_1it0e_19",
	trade: "_trade_1it0e_24",
	beginning: "_beginning_1it0e_41"
};
// src/room/frame/roomArea/RoomArea.tsx
function TradeSwitch() {
	const editor = useEditor();
	const trade = useView((view) => view.trade);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
		label: strings$4.trade,
		kind: "raised",
		value: trade,
		options: [{
			value: "furnish",
			label: strings$4.furnish,
			icon: Armchair
		}, {
			value: "build",
			label: strings$4.buildWord,
			icon: Hammer
		}],
		onChoose: (chosen) => takeUp(editor, chosen)
	});
}
/** Fetched when it is first looked at; if it cannot be had, the others still can. */
var lateView = (load) => (0, import_react.lazy)(() => load().then((view) => ({ default: view }), () => {
	missingCode.tell();
	return { default: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings$4.viewMissing }) };
}));
var views = {
	scene: lateView(async () => (await import("./SceneView-BaDJiZoQ.mjs")).SceneView),
	plan: lateView(async () => (await import("./PlanView-Bgf8av6C.mjs")).PlanView),
	list: lateView(async () => (await import("./ListView-MpzEKZN0.mjs")).ListView)
};
/** `beginning`: what a room can begin with, while there is nothing in it. */
function RoomArea({ beginning }) {
	const layout = useLayout();
	const mode = useView((view) => view.mode);
	const isWalking = useView((view) => view.isWalking);
	const isBare = useSession(({ document, history, tool }) => document.items.size + history.past.length === 0 && tool.at === "idle");
	const View = views[mode];
	const isPhone = layout === "phone";
	const isLookedAt = mode !== "list" && !isWalking;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		id: "room",
		className: RoomArea_module_default.stage,
		"data-region": "room",
		"data-keys": "",
		"data-mode": mode,
		"aria-label": strings$4.room,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: RoomArea_module_default.view,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(View, {}) })
			}),
			isLookedAt && !isPhone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: RoomArea_module_default.trade,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TradeSwitch, {})
			}),
			isLookedAt && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: RoomArea_module_default.camera,
				children: isPhone ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneCamera, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Camera, {})
			}),
			isBare && mode !== "list" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: RoomArea_module_default.beginning,
				children: beginning
			})
		]
	});
}
// src/room/hands/lifted.ts
var takers = [];
/** For the panel: the pointer of `event` is down and carries a card away; false where no view takes it. */
function onLift(model, event) {
	const taker = takers.at(-1);
	taker?.(model, event);
	return taker !== void 0;
}
/** For a view: gives the way to stop. */
function takeLifts(taker) {
	takers = [...takers, taker];
	return () => {
		takers = takers.filter((other) => other !== taker);
	};
}
// node_modules/lucide-react/dist/esm/icons/clock.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$6 = {
	name: "clock",
	size: 24,
	node: [["circle", {
		cx: "12",
		cy: "12",
		r: "10",
		key: "1mglay"
	}], ["path", {
		d: "M12 6v6l4 2",
		key: "mmk7yg"
	}]]
};
__iconData$6.node;
var Clock = createLucideIcon(__iconData$6);
var CataloguePanel_module_default = {
	catalogue: "_catalogue_15sok_2",
	inside: "_inside_15sok_8",
	head: "_head_15sok_16",
	search: "_search_15sok_24",
	input: "_input_15sok_39",
	lens: "_lens_15sok_44",
	clear: "_clear_15sok_77",
	panel: "_panel_15sok_96",
	title: "_title_15sok_110"
};
// src/room/panels/firstPlace.ts
/** The far walls as the viewer goes round the room; the one seen best first. */
var wallsInSight = {
	0: ["north", "west"],
	1: ["west", "south"],
	2: ["south", "east"],
	3: ["east", "north"]
};
var within = (value, most) => Math.max(0, Math.min(Math.max(0, most), Math.round(value)));
/** To a whole tile, which is simply said and reached. */
var onTile = (value, most) => within(Math.round(value / 4) * 4, most);
/** The middle of the view in quarter tiles. */
function middle({ document, view }) {
	const { columns, rows } = document.shell.size;
	return {
		x: Math.max(0, Math.min(columns, columns / 2 + view.pan.x)) * 4,
		z: Math.max(0, Math.min(rows, rows / 2 + view.pan.z)) * 4
	};
}
function floorPlace(search) {
	const { columns, rows } = search.document.shell.size;
	const { width, depth } = extent(search.model, search.fresh.turn);
	const { x, z } = middle(search);
	return {
		kind: "floor",
		x: onTile(x - width / 2, columns * 4 - width),
		z: onTile(z - depth / 2, rows * 4 - depth)
	};
}
function wallPlaces({ document, model, view, up }) {
	const { size } = document.shell;
	return wallsInSight[view.quarter].map((wall) => {
		const most = wallLength(size, wall) - model.width;
		const height = model.isFooted ? 0 : within(up, size.height - model.height);
		return {
			kind: "wall",
			wall,
			along: onTile(most / 2, most),
			up: height
		};
	});
}
/** What is chosen carries it if it can; else whatever is nearest. */
function surfacePlaces(search) {
	const { document, catalogue, view } = search;
	const { x, z } = middle(search);
	const chosen = new Set(view.selection);
	const far = ({ item, box }) => chosen.has(item.id) ? -1 : Math.hypot((box.x0 + box.x1) / 2 - x, (box.z0 + box.z1) / 2 - z);
	return [...indexOf(document, catalogue).placed.values()].filter(({ model }) => model.surfaces.length > 0).sort((a, b) => far(a) - far(b) || (a.item.id < b.item.id ? -1 : 1)).map(({ item, model }) => {
		const [top] = model.surfaces;
		return {
			kind: "on",
			carrier: item.id,
			level: 0,
			x: top.x,
			z: top.z
		};
	});
}
/** The places it could be held at, the best first. */
function wantedPlaces(search) {
	const { model, view } = search;
	const all = [];
	for (const ground of model.stands) if (ground === "wall") all.push(...wallPlaces(search));
	else if (ground === "floor") all.push(floorPlace(search));
	else all.push(...surfacePlaces(search));
	const isOnChosen = (at) => at.kind === "on" && view.selection.includes(at.carrier);
	const chosen = all.filter(isOnChosen);
	return [.../* @__PURE__ */ new Set([...chosen, ...all])];
}
/** Somewhere even where nothing is free: then it is held there, and the refusal says what is in the way. */
function firstPlace(document, catalogue, fresh, view, up = 0) {
	const model = catalogue.item(fresh.model);
	const nowhere = {
		kind: "floor",
		x: 0,
		z: 0
	};
	if (!model) return nowhere;
	const item = {
		...fresh,
		at: nowhere
	};
	const wanted = wantedPlaces({
		document,
		catalogue,
		model,
		fresh: item,
		view,
		up
	});
	for (const at of wanted) {
		const free = nearestFree(document, catalogue, {
			...item,
			at
		});
		if (free) return free;
	}
	return wanted[0] ?? nowhere;
}
// src/room/panels/holdPiece.ts
var isHeldNew = (tool, model) => tool.at === "holding" && tool.held.kind === "new" && tool.held.item.model === model;
/** More than is owned is borrowed to try. */
function isToBorrow({ session }, model) {
	const allowed = allowance(session.state().document, session.catalogue, model);
	return allowed !== null && allowed.left === 0;
}
/** A piece that is in the hand already goes back. */
function holdPiece(editor, model) {
	const { session, view, overlays, newId, say } = editor;
	const { document, selection, tool } = session.state();
	const { catalogue } = session;
	if (tool.at === "holding" && isHeldNew(tool, model)) {
		const [item] = tool.ghost.items;
		session.rest();
		if (item) say(putBackWords(catalogue, item));
		return;
	}
	const { quarter, pan } = view.state();
	const fresh = {
		id: newId(),
		model,
		turn: 0
	};
	const at = firstPlace(document, catalogue, fresh, {
		quarter,
		pan,
		selection
	}, usualUpOf(model));
	const item = {
		...fresh,
		at
	};
	overlays.set({ trouble: null });
	session.hold(item, { borrow: isToBorrow(editor, model) });
	const now = session.state().tool;
	if (now.at !== "holding") return;
	const place = heldWords(document, catalogue, item, {
		...now.ghost,
		guides: []
	});
	if (now.ghost.reason) say(place, "atOnce");
	else say(`${pickedUpWords(catalogue, item)} ${upper(place)}.`);
}
// src/room/panels/keptModels.ts
var stored = array(pipe(string(), regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,47}$/)));
function read({ key, most, shelf }) {
	try {
		const found = safeParse(stored, JSON.parse(shelf?.getItem(key) ?? "[]"));
		return found.success ? [...new Set(found.output)].slice(0, most) : [];
	} catch {
		return [];
	}
}
/** The newest first. */
var KeptModels = class {
	#keeping;
	#kept;
	constructor(keeping) {
		this.#keeping = keeping;
		this.#kept = new Watched({ models: read(keeping) });
	}
	state = () => this.#kept.state().models;
	subscribe = (listener) => this.#kept.subscribe(listener);
	/** To the front, whether it was there or not. */
	add = (model) => {
		this.#keep([model, ...this.state().filter((other) => other !== model)]);
	};
	toggle = (model) => {
		if (this.state().includes(model)) this.#keep(this.state().filter((other) => other !== model));
		else this.add(model);
	};
	/** After another tab has written. */
	reread = () => {
		const models = read(this.#keeping);
		if (models.join() !== this.state().join()) this.#kept.set({ models });
	};
	#keep(models) {
		const { key, most, shelf } = this.#keeping;
		const kept = models.slice(0, most);
		this.#kept.set({ models: kept });
		try {
			shelf?.setItem(key, JSON.stringify(kept));
		} catch {}
	}
};
// src/room/panels/keptOnDevice.ts
var FAVOURITES = "room-favourites";
var RECENT = "room-recent";
var MOST_FAVOURITES = 200;
var MOST_RECENT = 24;
function browserShelf() {
	try {
		return window.localStorage;
	} catch {
		return null;
	}
}
/** Follows what other tabs keep, for as long as the page lives. */
function kept(key, most) {
	const models = new KeptModels({
		key,
		most,
		shelf: browserShelf()
	});
	window.addEventListener("storage", (event) => {
		if (event.key === key || event.key === null) models.reread();
	});
	return models;
}
var recent = null;
/** One for the page: whichever panel is open adds to the same. */
function recentOnDevice() {
	recent ??= kept(RECENT, MOST_RECENT);
	return recent;
}
var openFavourites = () => kept(FAVOURITES, MOST_FAVOURITES);
var PieceCard_module_default = {
	cell: "_cell_1nt5b_2",
	card: "_card_1nt5b_11",
	well: "_well_1nt5b_35",
	picture: "_picture_1nt5b_44",
	name: "_name_1nt5b_50",
	size: "_size_1nt5b_56",
	badge: "_badge_1nt5b_62",
	heart: "_heart_1nt5b_90"
};
// src/room/panels/strings.ts
var strings = {
	search: "Find a piece",
	searchHint: "Find a chair, a lamp, a cat…",
	sets: "Sets of pieces",
	favourites: "Favourites",
	recent: "Recent",
	pictures: "My pictures",
	found: "Found",
	count: (count) => count === 1 ? "1 piece" : `${count} pieces`,
	size: (width, depth) => `${width} × ${depth}`,
	sizeWords: (width, depth) => `${width} by ${depth} tiles`,
	left: (count) => `${count} left`,
	borrow: "borrow",
	borrowWords: "not yours yet: borrow it to try",
	keep: (name) => `Keep ${name}`,
	kept: (name) => `${name} is among your favourites.`,
	notKept: (name) => `${name} is no longer among your favourites.`,
	nothingFound: (query) => `Nothing called “${query}”.`,
	tryInstead: "Did you mean",
	tryAny: "Try bench, lamp or cat, or hang a picture of your own.",
	noFavourites: "Press the heart on a piece, or F, and it waits for you here.",
	noRecent: "What you place in a room comes back here.",
	clearSearch: "Show all pieces",
	placed: "In this room",
	filter: "Filter",
	filterThings: "Filter what is in the room",
	things: (count) => count === 1 ? "1 thing" : `${count} things`,
	nothingPlaced: "Nothing stands here yet. Choose a piece and it comes to your hand.",
	noMatch: (query) => `Nothing here is called “${query}”.`,
	inHand: "in your hand",
	held: (place) => `held, ${place}`,
	cell: (column, row) => `${column}, ${row}`,
	tinted: (tint) => `in ${tint}`,
	withPicture: (alt) => alt ? `showing ${alt}` : "with a picture",
	putOut: "put out",
	borrowed: "borrowed"
};
// src/room/panels/useLiftGesture.ts
var STRAY = {
	mouse: 6,
	touch: 10
};
var LONG_PRESS = 350;
/** `onLift` is called once for a gesture; the click that would end it is swallowed. */
function useLiftGesture(onLift) {
	const press = (0, import_react.useRef)(null);
	const isLifted = (0, import_react.useRef)(false);
	const end = () => {
		clearTimeout(press.current?.timer);
		press.current = null;
	};
	(0, import_react.useEffect)(() => () => clearTimeout(press.current?.timer), []);
	const lift = (target, event) => {
		end();
		isLifted.current = true;
		const hold = (touch) => touch.preventDefault();
		target.addEventListener("touchmove", hold, { passive: false });
		const letGo = () => target.removeEventListener("touchmove", hold);
		window.addEventListener("pointerup", letGo, { once: true });
		window.addEventListener("pointercancel", letGo, { once: true });
		onLift(event);
	};
	return {
		onPointerDown(event) {
			end();
			isLifted.current = false;
			if (!event.isPrimary || event.button !== 0) return;
			const { pointerId: id, clientX: x, clientY: y, currentTarget, nativeEvent } = event;
			const isTouch = event.pointerType !== "mouse";
			const wait = () => {
				navigator.vibrate?.(10);
				lift(currentTarget, nativeEvent);
			};
			const timer = isTouch ? window.setTimeout(wait, LONG_PRESS) : 0;
			press.current = {
				id,
				x,
				y,
				isTouch,
				timer
			};
		},
		onPointerMove(event) {
			const began = press.current;
			if (!began || began.id !== event.pointerId) return;
			if (Math.hypot(event.clientX - began.x, event.clientY - began.y) > STRAY[began.isTouch ? "touch" : "mouse"]) lift(event.currentTarget, event.nativeEvent);
		},
		onPointerUp: end,
		onPointerCancel: end,
		onContextMenu(event) {
			if (press.current?.isTouch || isLifted.current) event.preventDefault();
		},
		onClickCapture(event) {
			if (!isLifted.current) return;
			isLifted.current = false;
			event.preventDefault();
			event.stopPropagation();
		}
	};
}
// src/room/panels/PieceCard.tsx
function Badge({ allowed }) {
	if (!allowed) return null;
	if (allowed.left > 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: `${Pill_module_default.pill} ${PieceCard_module_default.badge}`,
		children: strings.left(allowed.left)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: `${Pill_module_default.pill} ${PieceCard_module_default.badge}`,
		"data-kind": "borrow",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			"aria-hidden": "true",
			children: strings.borrow
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "visually-hidden",
			children: strings.borrowWords
		})]
	});
}
function PieceCard(props) {
	const { piece, allowed, isHeld, isKept, isCurrent, onHold, onKeep, onLift } = props;
	const gesture = useLiftGesture(onLift);
	const [width, depth] = piece.size;
	const tabIndex = isCurrent ? 0 : -1;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", {
		className: PieceCard_module_default.cell,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: PieceCard_module_default.card,
			"data-card": true,
			"data-held": isHeld || void 0,
			"data-borrow": allowed?.left === 0 || void 0,
			"aria-pressed": isHeld,
			tabIndex,
			onClick: onHold,
			...gesture,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: PieceCard_module_default.well,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
						className: PieceCard_module_default.picture,
						src: pieceUrl(piece.id),
						alt: "",
						width: 96,
						height: 96,
						loading: "lazy",
						decoding: "async",
						draggable: false
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: PieceCard_module_default.name,
					children: piece.name
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: PieceCard_module_default.size,
					"aria-hidden": "true",
					children: strings.size(shortLength(width), shortLength(depth))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "visually-hidden",
					children: strings.sizeWords(width, depth)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { allowed })
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: PieceCard_module_default.heart,
			"aria-label": strings.keep(piece.name),
			"aria-pressed": isKept,
			tabIndex,
			onClick: onKeep,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				of: Heart,
				size: 16
			})
		})]
	});
}
var PieceGrid_module_default = { grid: "_grid_cb7sq_2" };
// src/room/panels/PieceGrid.tsx
/** Where a key takes the focus among cards that lie in rows; null where it leads nowhere. */
function nextCard(key, at, count, columns) {
	if (count === 0) return null;
	const last = count - 1;
	const wanted = {
		ArrowLeft: at - 1,
		ArrowRight: at + 1,
		ArrowUp: at - columns,
		ArrowDown: at + columns > last && Math.floor(at / columns) < Math.floor(last / columns) ? last : at + columns,
		Home: 0,
		End: last,
		PageUp: Math.max(at % columns, at - columns * 4),
		PageDown: Math.min(last, at + columns * 4)
	}[key];
	return wanted === void 0 || wanted < 0 || wanted > last ? null : wanted;
}
var asItIs$1 = (models) => models;
/** How many cards the style lays side by side. */
function useColumns(grid) {
	const [columns, setColumns] = (0, import_react.useState)(2);
	(0, import_react.useLayoutEffect)(() => {
		const element = grid.current;
		const measure = () => {
			const strip = getComputedStyle(element).gridAutoFlow.startsWith("column");
			const laid = getComputedStyle(element).gridTemplateColumns.split(" ").length;
			setColumns(strip ? Number.POSITIVE_INFINITY : Math.max(1, laid));
		};
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		measure();
		return () => observer.disconnect();
	}, [grid]);
	return columns;
}
function inRows(pieces, columns) {
	const rows = [];
	for (let i = 0; i < pieces.length; i += columns) rows.push(pieces.slice(i, i + columns));
	return rows;
}
function PieceGrid({ label, pieces, onHold, onLift }) {
	const editor = useEditor();
	const grid = (0, import_react.useRef)(null);
	const columns = useColumns(grid);
	const document = useSession((state) => state.document);
	const tool = useSession((state) => state.tool);
	const favourites = useSelected(editor.favourites, asItIs$1);
	const hasLetterKeys = useOverlays((overlays) => overlays.hasLetterKeys);
	const [last, setLast] = (0, import_react.useState)(0);
	const current = Math.min(last, pieces.length - 1);
	const cards = () => [...grid.current.querySelectorAll("[data-card]")];
	const keep = (piece) => {
		const { favourites: kept, say } = editor;
		kept.toggle(piece.id);
		say(kept.state().includes(piece.id) ? strings.kept(piece.name) : strings.notKept(piece.name));
	};
	const onKeyDown = (event) => {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const piece = pieces[current];
		const isLetter = event.key.toLowerCase() === "f" && hasLetterKeys;
		const next = nextCard(event.key, current, pieces.length, Math.min(columns, pieces.length));
		if (isLetter && piece) keep(piece);
		else if (next !== null) cards()[next]?.focus();
		else return;
		event.preventDefault();
	};
	const onFocus = ({ target }) => {
		const at = cards().findIndex((card) => card.parentElement === target.parentElement);
		if (at >= 0) setLast(at);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("table", {
		ref: grid,
		role: "grid",
		"aria-label": label,
		className: PieceGrid_module_default.grid,
		onKeyDown,
		onFocus,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: inRows(pieces, columns).map((row, r) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tr", { children: row.map((piece, c) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PieceCard, {
			piece,
			allowed: allowance(document, editor.session.catalogue, piece.id),
			isHeld: isHeldNew(tool, piece.id),
			isKept: favourites.includes(piece.id),
			isCurrent: (r > 0 ? r * columns : 0) + c === current,
			onHold: () => onHold(piece.id),
			onKeep: () => keep(piece),
			onLift: (event) => onLift(piece.id, event)
		}, piece.id)) }, row[0].id)) })
	});
}
// node_modules/lucide-react/dist/esm/icons/bed-double.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$5 = {
	name: "bed-double",
	size: 24,
	node: [
		["path", {
			d: "M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8",
			key: "1k78r4"
		}],
		["path", {
			d: "M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4",
			key: "fb3tl2"
		}],
		["path", {
			d: "M12 4v6",
			key: "1dcgq2"
		}],
		["path", {
			d: "M2 18h20",
			key: "ajqnye"
		}]
	]
};
__iconData$5.node;
var BedDouble = createLucideIcon(__iconData$5);
// node_modules/lucide-react/dist/esm/icons/cooking-pot.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$4 = {
	name: "cooking-pot",
	size: 24,
	node: [
		["path", {
			d: "M2 12h20",
			key: "9i4pu4"
		}],
		["path", {
			d: "M20 12v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8",
			key: "u0tga0"
		}],
		["path", {
			d: "m4 8 16-4",
			key: "16g0ng"
		}],
		["path", {
			d: "m8.86 6.78-.45-1.81a2 2 0 0 1 1.45-2.43l1.94-.48a2 2 0 0 1 2.43 1.46l.45 1.8",
			key: "12cejc"
		}]
	]
};
__iconData$4.node;
var CookingPot = createLucideIcon(__iconData$4);
// node_modules/lucide-react/dist/esm/icons/flower-2.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$3 = {
	name: "flower-2",
	size: 24,
	node: [
		["path", {
			d: "M12 5a3 3 0 1 1 3 3m-3-3a3 3 0 1 0-3 3m3-3v1M9 8a3 3 0 1 0 3 3M9 8h1m5 0a3 3 0 1 1-3 3m3-3h-1m-2 3v-1",
			key: "3pnvol"
		}],
		["circle", {
			cx: "12",
			cy: "8",
			r: "2",
			key: "1822b1"
		}],
		["path", {
			d: "M12 10v12",
			key: "6ubwww"
		}],
		["path", {
			d: "M12 22c4.2 0 7-1.667 7-5-4.2 0-7 1.667-7 5Z",
			key: "9hd38g"
		}],
		["path", {
			d: "M12 22c-4.2 0-7-1.667-7-5 4.2 0 7 1.667 7 5Z",
			key: "ufn41s"
		}]
	]
};
__iconData$3.node;
var Flower2 = createLucideIcon(__iconData$3);
// node_modules/lucide-react/dist/esm/icons/snowflake.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "snowflake",
	size: 24,
	node: [
		["path", {
			d: "m10 20-1.25-2.5L6 18",
			key: "18frcb"
		}],
		["path", {
			d: "M10 4 8.75 6.5 6 6",
			key: "7mghy3"
		}],
		["path", {
			d: "m14 20 1.25-2.5L18 18",
			key: "1chtki"
		}],
		["path", {
			d: "m14 4 1.25 2.5L18 6",
			key: "1b4wsy"
		}],
		["path", {
			d: "m17 21-3-6h-4",
			key: "15hhxa"
		}],
		["path", {
			d: "m17 3-3 6 1.5 3",
			key: "11697g"
		}],
		["path", {
			d: "M2 12h6.5L10 9",
			key: "kv9z4n"
		}],
		["path", {
			d: "m20 10-1.5 2 1.5 2",
			key: "1swlpi"
		}],
		["path", {
			d: "M22 12h-6.5L14 15",
			key: "1mxi28"
		}],
		["path", {
			d: "m4 10 1.5 2L4 14",
			key: "k9enpj"
		}],
		["path", {
			d: "m7 21 3-6-1.5-3",
			key: "j8hb9u"
		}],
		["path", {
			d: "m7 3 3 6h4",
			key: "1otusx"
		}]
	]
};
__iconData$2.node;
var Snowflake = createLucideIcon(__iconData$2);
// node_modules/lucide-react/dist/esm/icons/toy-brick.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "toy-brick",
	size: 24,
	node: [
		["rect", {
			width: "18",
			height: "12",
			x: "3",
			y: "8",
			rx: "1",
			key: "158fvp"
		}],
		["path", {
			d: "M10 8V5c0-.6-.4-1-1-1H6a1 1 0 0 0-1 1v3",
			key: "s0042v"
		}],
		["path", {
			d: "M19 8V5c0-.6-.4-1-1-1h-3a1 1 0 0 0-1 1v3",
			key: "9wmeh2"
		}]
	]
};
__iconData$1.node;
var ToyBrick = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/wheat.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "wheat",
	size: 24,
	node: [
		["path", {
			d: "M2 22 16 8",
			key: "60hf96"
		}],
		["path", {
			d: "M3.47 12.53 5 11l1.53 1.53a3.5 3.5 0 0 1 0 4.94L5 19l-1.53-1.53a3.5 3.5 0 0 1 0-4.94Z",
			key: "1rdhi6"
		}],
		["path", {
			d: "M7.47 8.53 9 7l1.53 1.53a3.5 3.5 0 0 1 0 4.94L9 15l-1.53-1.53a3.5 3.5 0 0 1 0-4.94Z",
			key: "1sdzmb"
		}],
		["path", {
			d: "M11.47 4.53 13 3l1.53 1.53a3.5 3.5 0 0 1 0 4.94L13 11l-1.53-1.53a3.5 3.5 0 0 1 0-4.94Z",
			key: "eoatbi"
		}],
		["path", {
			d: "M20 2h2v2a4 4 0 0 1-4 4h-2V6a4 4 0 0 1 4-4Z",
			key: "19rau1"
		}],
		["path", {
			d: "M11.47 17.47 13 19l-1.53 1.53a3.5 3.5 0 0 1-4.94 0L5 19l1.53-1.53a3.5 3.5 0 0 1 4.94 0Z",
			key: "tc8ph9"
		}],
		["path", {
			d: "M15.47 13.47 17 15l-1.53 1.53a3.5 3.5 0 0 1-4.94 0L9 15l1.53-1.53a3.5 3.5 0 0 1 4.94 0Z",
			key: "2m8kc5"
		}],
		["path", {
			d: "M19.47 9.47 21 11l-1.53 1.53a3.5 3.5 0 0 1-4.94 0L13 11l1.53-1.53a3.5 3.5 0 0 1 4.94 0Z",
			key: "vex3ng"
		}]
	]
};
__iconData.node;
var Wheat = createLucideIcon(__iconData);
var SetRail_module_default = {
	rail: "_rail_1w4u4_2",
	tab: "_tab_1w4u4_14"
};
// src/room/panels/SetRail.tsx
var setIcons = {
	bedroom: BedDouble,
	kitchen: CookingPot,
	parlour: Armchair,
	workshop: Hammer,
	nursery: ToyBrick,
	garden: Flower2,
	harvest: Wheat,
	winter: Snowflake
};
var tabId = (panelId, id) => `${panelId}-${id}`;
function SetRail(props) {
	const { tabs, chosen, last, panelId, onChoose } = props;
	const rail = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		const open = chosen && rail.current.querySelector(`[data-tab="${chosen}"]`);
		if (open) open.scrollIntoView({
			block: "nearest",
			inline: "center"
		});
	}, [chosen]);
	const onKeyDown = (event) => {
		const at = tabs.findIndex(({ id }) => id === (chosen ?? last));
		const next = {
			ArrowUp: at - 1,
			ArrowLeft: at - 1,
			ArrowDown: at + 1,
			ArrowRight: at + 1,
			Home: 0,
			End: -1
		}[event.key];
		if (next === void 0) return;
		event.preventDefault();
		const tab = tabs.at(next % tabs.length);
		onChoose(tab.id);
		rail.current.querySelector(`[data-tab="${tab.id}"]`)?.focus();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		ref: rail,
		role: "tablist",
		"aria-label": strings.sets,
		"aria-orientation": "vertical",
		className: SetRail_module_default.rail,
		onKeyDown,
		children: tabs.map(({ id, label, icon }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ToolButton, {
			role: "tab",
			id: tabId(panelId, id),
			"data-tab": id,
			"aria-selected": id === chosen,
			"aria-controls": panelId,
			tabIndex: id === (chosen ?? last) ? 0 : -1,
			className: SetRail_module_default.tab,
			onClick: () => onChoose(id),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				of: icon,
				size: 21
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: label })]
		}, id))
	});
}
// src/room/panels/CataloguePanel.tsx
var EmptyShelf = lazyOrNothing(async () => (await import("./EmptyShelf-Bq7ORNIc.mjs")).EmptyShelf);
var shelves = [
	{
		id: "favourites",
		label: strings.favourites,
		icon: Heart
	},
	{
		id: "recent",
		label: strings.recent,
		icon: Clock
	},
	...sets.map(({ id, name }) => ({
		id,
		label: name,
		icon: setIcons[id]
	}))
];
var ownPictures = {
	id: "pictures",
	label: strings.pictures,
	icon: Image$1
};
var asItIs = (models) => models;
var byId = new Map(pieces.map((piece) => [piece.id, piece]));
/** Pieces that the catalogue no longer has are passed over. */
var known = (models) => models.flatMap((model) => byId.get(model) ?? []);
function CataloguePanel(props) {
	const { onLift, besideSearch, pictures, recent = recentOnDevice() } = props;
	const editor = useEditor();
	const panelId = (0, import_react.useId)();
	const panel = (0, import_react.useRef)(null);
	const field = (0, import_react.useRef)(null);
	const [query, setQuery] = (0, import_react.useState)("");
	const [tab, setTab] = (0, import_react.useState)("kitchen");
	const favourites = useSelected(editor.favourites, asItIs);
	const recentModels = useSelected(recent, asItIs);
	const tabs = pictures === void 0 ? shelves : [...shelves, ownPictures];
	const isSearching = query.trim() !== "";
	const label = isSearching ? strings.found : tabs.find(({ id }) => id === tab).label;
	const shown = isSearching ? findPieces(query) : tab === "favourites" ? known(favourites) : tab === "recent" ? known(recentModels) : pieces.filter(({ set }) => set === tab);
	const choose = (id) => {
		setTab(id);
		setQuery("");
		if (panel.current) panel.current.scrollTop = 0;
	};
	const hold = (model) => {
		holdPiece(editor, model);
		if (editor.session.state().tool.at !== "holding") return;
		recent.add(model);
		focusWhenDrawn("room");
	};
	const onSearchKey = (event) => {
		const first = panel.current?.querySelector("[data-card]");
		if (event.key === "ArrowDown" && first) first.focus();
		else if (event.key === "Enter" && isSearching && shown[0]) hold(shown[0].id);
		else if (event.key === "Escape" && query !== "") setQuery("");
		else if (event.key === "Escape") focusRegion("room");
		else return;
		event.preventDefault();
		event.stopPropagation();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: CataloguePanel_module_default.catalogue,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: CataloguePanel_module_default.inside,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: CataloguePanel_module_default.head,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: CataloguePanel_module_default.search,
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
								of: Search,
								size: 19,
								className: CataloguePanel_module_default.lens
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
								ref: field,
								type: "search",
								className: CataloguePanel_module_default.input,
								"aria-label": strings.search,
								"aria-keyshortcuts": "/",
								placeholder: strings.searchHint,
								autoComplete: "off",
								spellCheck: false,
								"data-home": "",
								value: query,
								onChange: (event) => setQuery(event.currentTarget.value),
								onKeyDown: onSearchKey
							}),
							query === "" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Keys, { chord: "/" }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
								type: "button",
								className: CataloguePanel_module_default.clear,
								"aria-label": strings.clearSearch,
								onClick: () => {
									setQuery("");
									field.current?.focus();
								},
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
									of: X,
									size: 18
								})
							})
						]
					}), besideSearch]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SetRail, {
					tabs,
					chosen: isSearching ? null : tab,
					last: tab,
					panelId,
					onChoose: choose
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					ref: panel,
					role: "tabpanel",
					id: panelId,
					"aria-labelledby": isSearching ? void 0 : tabId(panelId, tab),
					"aria-label": isSearching ? strings.found : void 0,
					className: CataloguePanel_module_default.panel,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: CataloguePanel_module_default.title,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: label }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							role: "status",
							children: tab === "pictures" && !isSearching ? "" : strings.count(shown.length)
						})]
					}), tab === "pictures" && !isSearching ? pictures : shown.length > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PieceGrid, {
						label,
						pieces: shown,
						onHold: hold,
						onLift: (model, event) => {
							recent.add(model);
							if (!onLift(model, event)) hold(model);
						}
					}, isSearching ? "found" : tab) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyShelf, {
						query: isSearching ? query.trim() : "",
						kind: tab === "favourites" ? "favourites" : "recent",
						onTry: (name) => {
							setQuery(name);
							field.current?.focus();
						}
					})]
				})
			]
		})
	});
}
var Side_module_default = {
	placed: "_placed_1hmqh_2",
	beside: "_beside_1hmqh_14",
	tabs: "_tabs_1hmqh_21"
};
// src/room/frame/side/Side.tsx
var BuildPanel = lazyOrNothing(async () => (await import("./BuildPanel-H6nzCqdV.mjs")).BuildPanel);
var PlacedList = lazyOrNothing(async () => (await import("./PlacedList-MtdZ1mDO.mjs")).PlacedList);
/** `pictures`: the visitor's own. */
function Side({ pictures }) {
	const trade = useView((view) => view.trade);
	const side = useOverlays((overlays) => overlays.side);
	const beside = useLayout() === "phone" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UndoRedoIcons, {}) : void 0;
	if (trade === "build") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BuildPanel, { beside });
	if (side === "placed") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Side_module_default.placed,
		children: [beside && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: Side_module_default.beside,
			children: beside
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlacedList, {})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CataloguePanel, {
		pictures,
		besideSearch: beside,
		onLift
	});
}
/** Where only one panel has room beside the stage: pieces, or what is in the room. */
function SideTabs() {
	const { overlays } = useEditor();
	const side = useOverlays((state) => state.side);
	if (useView((view) => view.trade) === "build") return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
		label: strings$4.side,
		className: Side_module_default.tabs,
		value: side,
		options: [{
			value: "catalogue",
			label: strings$4.pieces,
			icon: Armchair
		}, {
			value: "placed",
			label: strings$4.inThisRoom,
			icon: ListTree
		}],
		onChoose: (chosen) => overlays.set({ side: chosen })
	});
}
// src/room/frame/useKeys.ts
var byChord = new Map(actionIds.flatMap((id) => actions[id].keys.map((chord) => [chord, id])));
/** Everywhere, as long as nobody writes: what leads about and what takes back. */
var anywhere = /* @__PURE__ */ new Set(["undo", "redo"]);
/** Even while writing. */
var always = /* @__PURE__ */ new Set(["nextRegion", "lastRegion"]);
/** Which action a pressed key stands for, and whether it may be a single letter just there. */
function actionFor(chord, where) {
	const id = byChord.get(chord);
	if (id === void 0) return null;
	if (always.has(id)) return id;
	if (where.isWriting) return null;
	if (anywhere.has(id)) return id;
	if (!where.isAmongThings || where.isWalking && id !== "back") return null;
	return where.hasLetterKeys || !isSingleSign(chord) ? id : null;
}
var writing = "textarea, select, [contenteditable=true], input:not([type=radio], [type=checkbox], [type=range], [type=button])";
var pressable = "button, a[href], summary, [role=button], [role=tab], [role=menuitem], input";
/** The keys that the element under the focus needs for itself. */
function isItsOwn(target, key) {
	if (key === "Enter" || key === " ") return target.closest(pressable) !== null;
	return key.startsWith("Arrow") && target.matches("input");
}
var isCovered = () => document.querySelector("dialog:modal, [popover=auto]:popover-open") !== null;
function useKeys(editor) {
	(0, import_react.useEffect)(() => {
		const onKeyDown = (event) => {
			const { target } = event;
			if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return;
			if (isCovered() || isItsOwn(target, event.key)) return;
			const id = actionFor(chordOf(event), {
				isAmongThings: target === document.body || target.closest("[data-keys]") !== null,
				isWriting: target.matches(writing),
				isWalking: editor.view.state().isWalking,
				hasLetterKeys: editor.overlays.state().hasLetterKeys
			});
			if (id !== null && act(editor, id, "byKey")) event.preventDefault();
		};
		window.addEventListener("keydown", onKeyDown);
		return () => window.removeEventListener("keydown", onKeyDown);
	}, [editor]);
}
/** Whether single letters are commands is the visitor's choice, and stays so on this device. */
var KEY = "room-letter-keys";
function hadLetterKeys() {
	try {
		return localStorage.getItem(KEY) !== "off";
	} catch {
		return true;
	}
}
/** Keeps the choice from now on. */
function keepLetterKeys({ overlays }) {
	let last = overlays.state().hasLetterKeys;
	return overlays.subscribe(() => {
		const { hasLetterKeys } = overlays.state();
		if (hasLetterKeys === last) return;
		last = hasLetterKeys;
		try {
			localStorage.setItem(KEY, hasLetterKeys ? "on" : "off");
		} catch {}
	});
}
// src/room/frame/Editor.tsx
var Editor = ({ editor, ...parts }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(EditorContext, {
	value: editor,
	children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Table, { ...parts }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogsOnDemand, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuAtPoint, {})
	]
});
var Dialogs = lazyOrNothing(async () => (await import("./Dialogs-B0Tfv-2N.mjs")).Dialogs);
var dialogs = /* @__PURE__ */ new Set([
	"history",
	"keys",
	"lineUp",
	"name"
]);
/** They are fetched when the first of them is asked for; from then on they are there. */
function DialogsOnDemand() {
	const isWanted = useOverlays(({ open }) => open !== null && dialogs.has(open.kind));
	const [isNeeded, setNeeded] = (0, import_react.useState)(false);
	if (isWanted && !isNeeded) setNeeded(true);
	return isNeeded && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialogs, {});
}
/** A refusal of something that is not held any more is read, and then it goes. */
var TROUBLE_STAYS = 6e3;
function useTroubleGoes() {
	const { overlays } = useEditor();
	const trouble = useOverlays((state) => state.trouble);
	(0, import_react.useEffect)(() => {
		if (!trouble) return;
		const timer = setTimeout(() => overlays.set({ trouble: null }), TROUBLE_STAYS);
		return () => clearTimeout(timer);
	}, [trouble, overlays]);
}
function Table({ notices, pictures, beginning, ...bar }) {
	const editor = useEditor();
	const layout = useLayout();
	const mode = useView((view) => view.mode);
	const light = useSession(({ document }) => document.shell.light);
	useKeys(editor);
	useTroubleGoes();
	const isPhone = layout === "phone";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: `${tokens_module_default.ground} ${Editor_module_default.editor}`,
		"data-layout": layout,
		"data-mode": mode,
		"data-light": light,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: Editor_module_default.skip,
				onClick: () => focusRegion("room"),
				children: strings$4.skipToRoom
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bar, { ...bar }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Editor_module_default.table,
				children: [
					!isPhone && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
						className: Editor_module_default.side,
						"data-region": "catalogue",
						"aria-label": strings$4.catalogue,
						children: [layout === "tablet" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SideTabs, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Side, { pictures })]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomArea, { beginning }),
					notices && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: Editor_module_default.notices,
						children: notices
					}),
					isPhone && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: Editor_module_default.reach,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TroubleStrip, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ThumbBar, {})]
					}),
					isPhone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sheet, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Side, { pictures }) }),
					!isPhone && mode !== "list" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dock, {}),
					layout === "desk" && mode !== "list" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
						className: Editor_module_default.placed,
						"data-region": "placed",
						"data-keys": "",
						"aria-label": strings$4.placed,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlacedList, {})
					})
				]
			})
		]
	});
}
var OwnPictures_module_default = { pictures: "_pictures_fn95n_1" };
// src/keeping/database/indexedDatabase.ts
function rowsOf(request) {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}
var from = (prefix) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
var changingOf = (transaction) => {
	const at = ({ table }) => transaction.objectStore(table);
	return {
		get: (table, key) => rowsOf(at(table).get(key)),
		keys: async (table, prefix) => await rowsOf(at(table).getAllKeys(from(prefix))),
		all: (table, prefix) => rowsOf(at(table).getAll(from(prefix))),
		put: async (table, key, row) => {
			await rowsOf(at(table).put(row, key));
		},
		drop: async (table, key) => {
			await rowsOf(at(table).delete(key));
		}
	};
};
var reasonOf = (error) => error?.name === "QuotaExceededError" ? "full" : "unavailable";
function connect(factory, layout) {
	return new Promise((resolve, reject) => {
		const opening = factory.open(layout.name, layout.moves.length);
		let isGivenUp = false;
		opening.onupgradeneeded = ({ oldVersion }) => {
			const { result: database, transaction } = opening;
			const at = {
				...changingOf(transaction),
				create: ({ table }) => void database.createObjectStore(table),
				remove: ({ table }) => database.deleteObjectStore(table)
			};
			upgrade(layout, at, oldVersion).catch(() => transaction.abort());
		};
		opening.onblocked = () => {
			isGivenUp = true;
			reject(new DOMException("Another tab holds an older database open", "AbortError"));
		};
		opening.onerror = () => reject(opening.error);
		opening.onsuccess = () => {
			if (isGivenUp) opening.result.close();
			else resolve(opening.result);
		};
	});
}
/** Null where the browser keeps nothing: private windows, blocked sites, broken profiles. */
async function indexedDatabase(factory, layout) {
	let connection = null;
	let isOutdated = false;
	function connected() {
		if (isOutdated) return Promise.reject(new DOMException("Outdated", "InvalidStateError"));
		connection ??= (async () => {
			const database = await connect(factory(), layout);
			database.onversionchange = () => {
				isOutdated = true;
				database.close();
			};
			database.onclose = () => {
				connection = null;
			};
			return database;
		})();
		connection.catch(() => {
			connection = null;
		});
		return connection;
	}
	async function begin(of, mode) {
		const start = async () => (await connected()).transaction(of.map(({ table }) => table), mode, { durability: "strict" });
		try {
			return await start();
		} catch {
			connection = null;
			return await start();
		}
	}
	async function run(of, mode, work) {
		let transaction;
		try {
			transaction = await begin(of, mode);
		} catch (error) {
			return {
				ok: false,
				reason: reasonOf(error)
			};
		}
		const ended = new Promise((resolve) => {
			transaction.oncomplete = () => resolve("complete");
			transaction.onabort = () => resolve(transaction.error);
		});
		let value;
		try {
			value = await work(changingOf(transaction));
		} catch (error) {
			try {
				transaction.abort();
			} catch {}
			if (!(error instanceof DOMException)) throw error;
			return {
				ok: false,
				reason: reasonOf(error)
			};
		}
		const end = await ended;
		return end === "complete" ? {
			ok: true,
			value
		} : {
			ok: false,
			reason: reasonOf(end)
		};
	}
	try {
		await connected();
	} catch {
		return null;
	}
	return {
		isLasting: true,
		isOutdated: () => isOutdated,
		read: (of, work) => run(of, "readonly", work),
		change: (of, work) => run(of, "readwrite", work),
		close: () => {
			connection?.then((database) => database.close()).catch(() => {});
			connection = null;
		}
	};
}
// src/keeping/browser/tabs.ts
/** A tab without ears or mouth: it learns of the others when it saves. */
var alone = {
	tell: () => {},
	listen: () => () => {},
	close: () => {}
};
var isWord = (value) => isRecord(value) && isText(value.kind) && (value.key === void 0 || isText(value.key));
function openTabs(name) {
	let channel;
	try {
		channel = new BroadcastChannel(name);
	} catch {
		return alone;
	}
	const listeners = new Listeners();
	channel.onmessage = ({ data }) => {
		if (isWord(data)) listeners.tell(data);
	};
	return {
		tell: (word) => channel.postMessage(word),
		listen: listeners.add,
		close: () => channel.close()
	};
}
// src/keeping/browser/browserPorts.ts
/** Asked for on purpose only when it is needed: in some browsers even the name throws. */
var factory = () => globalThis.indexedDB;
async function openDevice(layout) {
	return {
		database: await indexedDatabase(factory, layout) ?? (await import("./memoryDatabase-CqL5h1bg.mjs")).memoryDatabase(layout),
		tabs: openTabs(layout.name)
	};
}
var LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
/** Twelve letters that nobody mistakes for each other. */
function newId() {
	return [...crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(12))].map((byte) => LETTERS[byte % 32]).join("");
}
function after(wait, run) {
	const timer = setTimeout(run, wait);
	return () => clearTimeout(timer);
}
function onVisibility(wanted, event, listener) {
	const onChange = () => {
		if (document.visibilityState === wanted) listener();
	};
	addEventListener(event, listener);
	document.addEventListener("visibilitychange", onChange);
	return () => {
		removeEventListener(event, listener);
		document.removeEventListener("visibilitychange", onChange);
	};
}
/** Of all storage the only one that has it at once; what it has no space for, or may not have, is passed over. */
function notesOf(name) {
	const prefix = `${name}.unkept/`;
	return {
		all: () => {
			try {
				return Object.keys(localStorage).filter((key) => key.startsWith(prefix)).map((key) => ({
					key: key.slice(prefix.length),
					text: localStorage.getItem(key) ?? ""
				}));
			} catch {
				return [];
			}
		},
		put: (key, text) => {
			try {
				localStorage.setItem(prefix + key, text);
			} catch {}
		},
		drop: (key) => {
			try {
				localStorage.removeItem(prefix + key);
			} catch {}
		}
	};
}
var browserPorts = ({ name }) => ({
	now: Date.now,
	after,
	newId,
	notes: notesOf(name),
	onHide: (listener) => onVisibility("hidden", "pagehide", listener),
	askToLast: () => {
		navigator.storage?.persist?.().catch(() => {});
	}
});
/** What keeping with an account needs besides. */
var syncPorts = ({ name }) => ({
	now: Date.now,
	after,
	newId,
	isSeen: () => document.visibilityState === "visible" && navigator.onLine,
	onAttention: (listener) => onVisibility("visible", "online", listener),
	/** Only one tab at a time; where there are no locks, the versions keep them apart. */
	alone: (work) => navigator.locks ? navigator.locks.request(`${name}.account`, work) : work()
});
// src/room/editor/overlays.ts
var Overlays = class extends Watched {
	constructor(state = {}) {
		super({
			open: null,
			trouble: null,
			sheet: "shelf",
			side: "catalogue",
			hasLetterKeys: true,
			...state
		});
	}
};
// src/room/editor/recentlySaid.ts
var MOST_SAID = 20;
/** The newest first. */
var RecentlySaid = class extends Watched {
	constructor() {
		super({ said: [] });
	}
	add(words) {
		const { said } = this.state();
		const n = (said[0]?.n ?? 0) + 1;
		this.set({ said: [{
			n,
			words
		}, ...said].slice(0, MOST_SAID) });
	}
};
// src/room/editor/viewSettings.ts
var firstView = {
	mode: "scene",
	trade: "furnish",
	quarter: 0,
	zoom: 1,
	pan: {
		x: 0,
		z: 0
	},
	isWalking: false
};
var ViewSettings = class extends Watched {
	constructor() {
		super(firstView);
	}
};
// src/room/editor/editor.ts
/** Puts the editor's parts together around a session. */
function createEditor(ports) {
	const { session, pictures, favourites, clipboard, newId, announce } = ports;
	const recentlySaid = new RecentlySaid();
	return {
		session,
		pictures,
		favourites,
		clipboard,
		newId,
		recentlySaid,
		view: new ViewSettings(),
		overlays: new Overlays(ports.hasLetterKeys === void 0 ? {} : { hasLetterKeys: ports.hasLetterKeys }),
		say: (words, how = "politely") => {
			recentlySaid.add(words);
			announce(words, how === "atOnce" ? "assertive" : "polite");
		}
	};
}
// src/keeping/cache/thumbnailCache.ts
/** By the ids of the documents; `at` tells of which state of it a row is. */
var thumbnails = table$2("drawings");
function openThumbnails(ports) {
	const { database, draw, newUrl, freeUrl } = ports;
	const known = /* @__PURE__ */ new Map();
	let turn = Promise.resolve();
	let isOpen = true;
	async function kept(key, at) {
		const read = await database.read([thumbnails], (tables) => tables.get(thumbnails, key));
		if (!read.ok || read.value?.at !== at) return null;
		return new Blob([read.value.bytes], { type: read.value.type });
	}
	async function fresh(read) {
		const document = isOpen ? await read() : null;
		return document && draw(document);
	}
	async function keep(key, at, drawn) {
		const row = {
			at,
			type: drawn.type,
			bytes: await drawn.arrayBuffer()
		};
		await database.change([thumbnails], (tables) => tables.put(thumbnails, key, row));
	}
	async function find(key, at, read, isPassing) {
		if (isPassing) return fresh(read);
		const had = await kept(key, at);
		if (had) return had;
		const drawn = await fresh(read);
		if (drawn) await keep(key, at, drawn);
		return drawn;
	}
	function free({ url }) {
		url.then((address) => address !== null && freeUrl(address));
	}
	return {
		url(key, at, read, isPassing = false) {
			const had = known.get(key);
			if (had?.at === at) return had.url;
			if (had) free(had);
			const made = turn.then(() => find(key, at, read, isPassing)).catch(() => null);
			turn = made;
			const url = made.then((blob) => blob && isOpen ? newUrl(blob) : null);
			known.set(key, {
				at,
				url
			});
			url.then((address) => {
				if (address === null && known.get(key)?.url === url) known.delete(key);
			});
			return url;
		},
		close: () => {
			isOpen = false;
			for (const each of known.values()) free(each);
		}
	};
}
// src/room/rules/violations.ts
function violations(document, catalogue) {
	const index = indexOf(document, catalogue);
	const found = [];
	for (const placed of index.placed.values()) {
		const reason = misfit(document, index, catalogue, placed);
		if (reason) found.push(reason);
	}
	for (const opening of document.openings.values()) {
		const reason = openingMisfit(document, index, catalogue, opening);
		if (reason && reason.kind !== "unknownModel") found.push(reason);
	}
	return found;
}
// src/room/keeping/mergeRooms.ts
var clash = (reason) => ({
	ok: false,
	reason
});
function mergeTables(base, mine, theirs, clashes) {
	const merged = /* @__PURE__ */ new Map();
	for (const id of /* @__PURE__ */ new Set([
		...base.keys(),
		...mine.keys(),
		...theirs.keys()
	])) {
		const [was, here, there] = [
			base.get(id),
			mine.get(id),
			theirs.get(id)
		];
		const isMine = !sameValue(was, here);
		if (isMine && !sameValue(was, there) && !sameValue(here, there)) clashes.push(id);
		const kept = isMine ? here : there;
		if (kept !== void 0) merged.set(id, kept);
	}
	return merged;
}
function mergeShells(base, mine, theirs, clashes) {
	const parts = Object.keys(base).map((key) => {
		const isMine = !sameValue(base[key], mine[key]);
		const isTheirs = !sameValue(base[key], theirs[key]);
		if (isMine && isTheirs && !sameValue(mine[key], theirs[key])) clashes.push(key);
		return [key, isMine ? mine[key] : theirs[key]];
	});
	return Object.fromEntries(parts);
}
/** `base` is what both began from; where nobody knows, they are not joined. */
function mergeRooms(base, mine, theirs, catalogue) {
	if (!base) return clash([]);
	const clashes = [];
	const document = {
		shell: mergeShells(base.shell, mine.shell, theirs.shell, clashes),
		openings: mergeTables(base.openings, mine.openings, theirs.openings, clashes),
		items: mergeTables(base.items, mine.items, theirs.items, clashes)
	};
	for (const item of document.items.values()) if (flawOf(document.items, item)) clashes.push(item.id);
	if (document.items.size > 5e3 || document.openings.size > 64) clashes.push("items");
	if (clashes.length > 0) return clash(clashes);
	const wrong = violations(document, catalogue);
	if (wrong.length === 0) return accept(document);
	const known = new Set([...violations(mine, catalogue), ...violations(theirs, catalogue)].map(text));
	const fresh = wrong.filter((reason) => !known.has(text(reason)));
	return fresh.length === 0 ? accept(document) : clash(fresh.flatMap((reason) => "item" in reason ? [reason.item] : []));
}
var text = (reason) => JSON.stringify(reason);
// src/room/keeping/roomKind.ts
var roomPrefix = "room/";
var roomKind = (catalogue) => ({
	prefix: roomPrefix,
	encode,
	decode,
	merge: (base, mine, theirs) => mergeRooms(base, mine, theirs, catalogue),
	nameOf: ({ shell }) => shell.name,
	named: (document, name) => ({
		...document,
		shell: {
			...document.shell,
			name
		}
	}),
	longestName: 60,
	summaryOf: (document, id) => ({
		room: id,
		things: document?.items.size ?? 0
	}),
	caches: [thumbnails]
});
var roomLayout = {
	name: "loamstead.rooms",
	moves: [(at) => {
		for (const table of [
			"texts",
			"stamps",
			"cards",
			"drawings",
			"pictures",
			"bytes"
		]) at.create({ table });
	}]
};
// src/room/owned/ownedPieces.ts
function openOwnedPieces(pieces, count) {
	const counts = new Map(pieces.map(({ piece }) => [piece, 0]));
	const changes = new Listeners();
	let current = null;
	function set(piece, owned) {
		if (counts.get(piece) === owned) return;
		counts.set(piece, owned);
		changes.tell();
	}
	return {
		counts,
		subscribe: changes.add,
		async setOwner(owner) {
			if (owner === current) return;
			current = owner;
			for (const { piece } of pieces) set(piece, 0);
			if (owner === null) return;
			await Promise.all(pieces.map(async (counted) => {
				const owned = await count(counted, owner).catch(() => 0);
				if (current === owner) set(counted.piece, owned);
			}));
		}
	};
}
// src/room/owned/openOwned.ts
var PATIENCE$1 = 1e4;
async function fetchOwners() {
	const answer = await fetch(link("/api/fields/owners"), { signal: AbortSignal.timeout(PATIENCE$1) });
	if (!answer.ok) throw new Error(`The server answered ${answer.status} instead of the owners.`);
	return answer.json();
}
function openOwned(kit, signIn) {
	const pieces = openOwnedPieces(site.roomPieces, async (counted, owner) => {
		const { countTokens } = await import("./countTokens-P1lZXFA9.mjs");
		return countTokens(kit)(counted, owner);
	});
	const look = () => void pieces.setOwner(accountOf(kit.get())?.address ?? null);
	const leave = kit.subscribe(look);
	look();
	return {
		counts: pieces.counts,
		subscribe: pieces.subscribe,
		owner: () => signIn?.session()?.address ?? null,
		onOwner: (listener) => signIn?.subscribe(listener) ?? (() => {}),
		fieldsOf: async (owner) => (await import("./ownFields-Cfmqu7Y_.mjs")).ownFields(owner, fetchOwners),
		close: leave
	};
}
// src/room/pictures/openPictureBook.ts
/** Metadata is anybody's text: only what an <img> takes without a third party in between. */
function safeAddress(address) {
	if (/^\/\w/.test(address)) return address;
	if (/^data:image\/(?:png|jpeg|webp|gif|avif|svg\+xml)[;,]/i.test(address)) return address;
	const url = URL.parse(address);
	return url?.protocol === "https:" && !url.username && !url.password ? url.href : null;
}
var tokenKey = ({ chainId, contract, tokenId }) => `${chainId}/${contract}/${tokenId}`;
function openPictureBook(sources) {
	const { shelf, serverUrl, tokenImage, newUrl, freeUrl } = sources;
	const own = /* @__PURE__ */ new Map();
	const servers = /* @__PURE__ */ new Map();
	const tokens = /* @__PURE__ */ new Map();
	let isOpen = true;
	/** Asked for once; what was not to be had is asked for again the next time. */
	function once(known, key, find) {
		const had = known.get(key);
		if (had) return had;
		const found = find().catch(() => null);
		known.set(key, found);
		found.then((url) => {
			if (url === null && known.get(key) === found) known.delete(key);
		});
		return found;
	}
	async function fromHere(hash) {
		const bytes = await shelf.read(hash);
		return bytes && isOpen ? newUrl(bytes) : null;
	}
	const upload = async ({ hash }) => await once(own, hash, () => fromHere(hash)) ?? once(servers, hash, () => serverUrl(hash));
	const token = (ref) => once(tokens, tokenKey(ref), async () => {
		const address = await tokenImage(ref);
		return address === null ? null : safeAddress(address);
	});
	function free(hash) {
		const had = own.get(hash);
		own.delete(hash);
		had?.then((url) => url !== null && freeUrl(url));
	}
	const leave = shelf.subscribe(() => {
		const kept = new Set(shelf.state().map(({ hash }) => hash));
		for (const hash of own.keys()) if (!kept.has(hash)) free(hash);
	});
	return {
		url: async (ref) => {
			if (!isOpen) return null;
			return ref.kind === "upload" ? upload(ref) : token(ref);
		},
		forgetTokens: () => tokens.clear(),
		close: () => {
			isOpen = false;
			leave();
			for (const hash of [...own.keys()]) free(hash);
		}
	};
}
// src/room/pictures/limits.ts
var MOST_FILE = 20971520;
var MOST_PIXELS = 4e7;
/** Of what is kept: more than the largest wall shows on a large screen. */
var LONGEST_SIDE = 1600;
var MOST_BYTES = 83886080;
/** As heavy as one may be that goes to an account. */
var MOST_SENT = 1048576;
// src/room/pictures/pictureShelf.ts
/** What cameras, phones and messengers call a picture says nothing of it. */
var MADE_UP = /^(?:img|image|dsc|dscn|pxl|photo|picture|screenshot|screen shot|unnamed|untitled|signal|whatsapp|download)\b|\d{4,}|[0-9a-f]{8}-[0-9a-f]{4}/i;
/** What a picture may be called for a start: the name of its file, where a person gave it one. */
function wordsOfName(file) {
	const words = file.replace(/\.[a-z0-9]{2,5}$/i, "").normalize("NFC").replace(/[\p{Cc}\p{Cs}\p{Cf}_.\-+\s]+/gu, " ").trim();
	if (MADE_UP.test(words) || !/\p{L}{2}/u.test(words)) return "";
	return words.slice(0, 200).replace(/\p{Cs}$/u, "").trimEnd();
}
var pictures = table$2("pictures");
var contents = table$2("bytes");
var both = [pictures, contents];
async function openPictureShelf(options) {
	const { database, tabs, remaker, now } = options;
	const changes = new Listeners();
	let shown = [];
	async function refresh() {
		const read = await database.read([pictures], (at) => at.all(pictures, ""));
		if (!read.ok) return;
		shown = read.value.toSorted((a, b) => b.at - a.at || (a.hash < b.hash ? -1 : 1));
		changes.tell();
	}
	async function changed() {
		tabs.tell({ kind: "pictures" });
		await refresh();
	}
	async function checked(file) {
		if (file.size > 20971520) return "tooHeavy";
		const { sniff } = await import("./sniff-D6iOdn6u.mjs").then((n) => n.n);
		const found = sniff(new Uint8Array(await file.arrayBuffer()));
		if (!("width" in found)) return found.kind;
		return found.width * found.height > 4e7 ? "tooManyPixels" : null;
	}
	async function add(file) {
		const reason = await checked(file).catch(() => "broken");
		if (reason) return {
			ok: false,
			reason
		};
		const made = await remaker.remake(file);
		if (!made.ok) return made;
		const { bytes, ...about } = made.value;
		const picture = {
			...about,
			size: bytes.byteLength,
			alt: wordsOfName(file.name),
			at: now()
		};
		const done = await database.change(both, async (at) => {
			const had = await at.get(pictures, picture.hash);
			if (had) return {
				ok: true,
				picture: had,
				isNew: false
			};
			const all = await at.all(pictures, "");
			if (all.length >= 200) return {
				ok: false,
				reason: "tooMany"
			};
			if (all.reduce((bytesSoFar, { size }) => bytesSoFar + size, picture.size) > 83886080) return {
				ok: false,
				reason: "tooMuch"
			};
			await at.put(contents, picture.hash, bytes);
			await at.put(pictures, picture.hash, picture);
			return {
				ok: true,
				picture,
				isNew: true
			};
		});
		if (!done.ok) return done;
		if (done.value.ok && done.value.isNew) await changed();
		return done.value;
	}
	const deaf = tabs.listen((word) => {
		if (word.kind === "pictures") refresh();
	});
	await refresh();
	return {
		state: () => shown,
		subscribe: changes.add,
		add,
		async describe(hash, alt) {
			const done = await database.change([pictures], async (at) => {
				const had = await at.get(pictures, hash);
				if (had) await at.put(pictures, hash, {
					...had,
					alt
				});
				return had !== void 0;
			});
			if (done.ok) await changed();
			return done.ok && done.value;
		},
		async remove(hash) {
			const done = await database.change(both, async (at) => {
				await at.drop(pictures, hash);
				await at.drop(contents, hash);
			});
			if (done.ok) await changed();
			return done.ok;
		},
		async read(hash) {
			const found = await database.read(both, async (at) => {
				const about = await at.get(pictures, hash);
				const bytes = await at.get(contents, hash);
				return about && bytes ? {
					about,
					bytes
				} : null;
			});
			if (!found.ok || !found.value) return null;
			return new Blob([found.value.bytes], { type: found.value.about.type });
		},
		close: () => {
			deaf();
			remaker.close();
		}
	};
}
// src/room/pictures/remaker.ts
async function onPage(file) {
	const { remake } = await import("./remake-C6QqRZfw.mjs");
	return remake(file, (width, height) => {
		const canvas = document.createElement("canvas");
		canvas.width = width;
		canvas.height = height;
		return canvas;
	});
}
function openRemaker() {
	let worker = null;
	let canWork = typeof OffscreenCanvas !== "undefined" && typeof Worker !== "undefined";
	let count = 0;
	const waiting = /* @__PURE__ */ new Map();
	function giveUp() {
		canWork = false;
		worker?.terminate();
		worker = null;
		for (const answer of waiting.values()) answer(null);
		waiting.clear();
	}
	function open() {
		const opened = new Worker(new URL("./remake.worker.ts", import.meta.url), { type: "module" });
		opened.onmessage = ({ data }) => {
			waiting.get(data.n)?.(data.made);
			waiting.delete(data.n);
		};
		opened.onerror = giveUp;
		return opened;
	}
	async function inWorker(file) {
		worker ??= open();
		const request = {
			n: ++count,
			file
		};
		const answered = new Promise((resolve) => waiting.set(request.n, resolve));
		worker.postMessage(request);
		return answered;
	}
	return {
		remake: async (file) => (canWork ? await inWorker(file) : null) ?? onPage(file),
		close: giveUp
	};
}
// src/keeping/store/store.ts
var texts = table$2("texts");
/** When the text under the same key was written. */
var stamps = table$2("stamps");
function databaseStore({ database, now, onWrote }) {
	return {
		async list(prefix) {
			const keys = await database.read([texts], (at) => at.keys(texts, prefix));
			return keys.ok ? keys : refuse("unavailable");
		},
		async read(key) {
			const text = await database.read([texts], (at) => at.get(texts, key));
			return text.ok ? accept(text.value ?? null) : refuse("unavailable");
		},
		async write(key, text, seen) {
			const done = await database.change([texts, stamps], async (at) => {
				if ((await at.get(texts, key) ?? null) !== seen) return refuse("changed");
				if (text === null) {
					await at.drop(texts, key);
					await at.drop(stamps, key);
				} else {
					await at.put(texts, key, text);
					await at.put(stamps, key, now());
				}
				return accept(null);
			});
			if (!done.ok) return done;
			if (done.value.ok) onWrote(key);
			return done.value;
		}
	};
}
/** A text of our own whose former state does not matter: the last to write it is right. */
async function overwrite(store, key, text) {
	for (;;) {
		const read = await store.read(key);
		if (!read.ok) return false;
		if (read.value === text) return true;
		const wrote = await store.write(key, text, read.value);
		if (wrote.ok || wrote.reason !== "changed") return wrote.ok;
	}
}
// src/room/pictures/roomsShowing.ts
async function roomsShowing(database, hash) {
	const read = await database.read([texts], (at) => at.all(texts, roomPrefix));
	if (!read.ok) return [];
	return read.value.filter((text) => text.includes(hash)).flatMap((text) => {
		const room = decode(text);
		return room.ok ? [room.value.shell.name] : [];
	});
}
// src/keeping/documentKind.ts
/** Null for no text, and for one that is no such document. */
function documentIn({ decode }, text) {
	const decoded = text === null ? null : decode(text);
	return decoded?.ok ? decoded.value : null;
}
// src/keeping/cache/summaryCache.ts
/** By the ids of the documents. */
var summaries = table$2("cards");
async function listDocuments(database, kind) {
	const { prefix, nameOf, summaryOf, caches } = kind;
	function summaryRow(id, at, text) {
		const document = documentIn(kind, text);
		return {
			...summaryOf(document, id),
			at,
			name: document && nameOf(document)
		};
	}
	const read = await database.read([
		stamps,
		summaries,
		texts
	], async (at) => {
		const keys = await at.keys(stamps, prefix);
		const times = await at.all(stamps, prefix);
		const ids = await at.keys(summaries, "");
		const rows = await at.all(summaries, "");
		const known = new Map(ids.map((id, i) => [id, rows[i]]));
		const fresh = /* @__PURE__ */ new Map();
		const entries = [];
		for (const [i, key] of keys.entries()) {
			const id = key.slice(prefix.length);
			const had = known.get(id);
			known.delete(id);
			if (had && had.at === times[i]) {
				entries.push({
					...had,
					id
				});
				continue;
			}
			const row = summaryRow(id, times[i], await at.get(texts, key) ?? "");
			fresh.set(id, row);
			entries.push({
				...row,
				id
			});
		}
		return {
			entries,
			fresh,
			gone: [...known.keys()]
		};
	});
	if (!read.ok) return refuse("unavailable");
	const { entries, fresh, gone } = read.value;
	if (fresh.size + gone.length > 0) await database.change([summaries, ...caches], async (at) => {
		for (const [id, row] of fresh) await at.put(summaries, id, row);
		for (const id of gone) for (const cache of [summaries, ...caches]) await at.drop(cache, id);
	});
	return accept(entries.toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1)));
}
// src/keeping/store/keys.ts
var STAMP_DIGITS = 15;
/** Padded, so that keys sort as the times do. */
var stamp = (at) => String(Math.max(0, Math.floor(at))).padStart(STAMP_DIGITS, "0");
var documentKey = ({ prefix }, id) => `${prefix}${id}`;
/** Null for the key of anything but such a document. */
var idOf = ({ prefix }, key) => key.startsWith(prefix) ? key.slice(prefix.length) : null;
var unreadablePrefix = "aside/";
var pointPrefix = (id) => `point/${id}/`;
var pointKey = (id, at) => `${pointPrefix(id)}${stamp(at)}`;
/** `n` tells apart what was set aside in the same millisecond. */
var unreadableKey = (id, at, n) => `${unreadablePrefix}${id}/${stamp(at)}-${n}`;
/** When the thing under this key was put there. */
var timeOf = (key) => Number.parseInt(key.slice(key.lastIndexOf("/") + 1), 10);
async function listPoints(store, id) {
	const listed = await store.list(pointPrefix(id));
	return listed.ok ? listed.value : [];
}
/** Among the oldest they lie close together; there the one that leaves the smallest gap goes. */
function leastMissed(keys) {
	const times = keys.map(timeOf);
	let least;
	for (let i = 1; i < keys.length - 1; i++) {
		const gap = times[i + 1] - times[i - 1];
		if (!least || gap < least.gap) least = {
			key: keys[i],
			gap
		};
	}
	return least?.key ?? keys[0];
}
async function remove(store, key) {
	const read = await store.read(key);
	return read.ok && read.value !== null && (await store.write(key, null, read.value)).ok;
}
/** A point that cannot be kept is no harm: the document itself is what counts. */
async function keepPoint(store, id, text, now) {
	if (!(await store.write(pointKey(id, now), text, null)).ok) return;
	for (let keys = await listPoints(store, id); keys.length > 12;) {
		const key = leastMissed(keys);
		if (key === void 0 || !await remove(store, key)) return;
		keys = await listPoints(store, id);
	}
}
/** Gives up the oldest point, of this document first and then of any; false where there is none. */
async function sparePoint(store, id) {
	const own = await listPoints(store, id);
	const all = await store.list("point/");
	const key = own[0] ?? (all.ok ? all.value[0] : void 0);
	return key !== void 0 && remove(store, key);
}
/** Writes for a document; where the device is full, its restore points make place. */
async function writeMakingPlace(id, store, ...write) {
	for (;;) {
		const wrote = await store.write(...write);
		if (wrote.ok || wrote.reason !== "full" || !await sparePoint(store, id)) return wrote;
	}
}
/** Unlike the points that saving makes in passing, this one must be there before anything goes. */
async function mustKeepPoint(store, id, text, now) {
	for (let at = now;; at++) {
		const wrote = await writeMakingPlace(id, store, pointKey(id, at), text, null);
		if (wrote.ok) return true;
		if (wrote.reason !== "changed") return false;
	}
}
// src/keeping/conflict/resolveConflict.ts
async function sideOf(kept, id) {
	const { kind, store, database } = kept;
	const key = documentKey(kind, id);
	const [read, stamp] = await Promise.all([store.read(key), database.read([stamps], (at) => at.get(stamps, key))]);
	return {
		id,
		document: documentIn(kind, read.ok ? read.value : null),
		at: stamp.ok ? stamp.value ?? 0 : 0
	};
}
/** Both as they are kept now. */
async function conflictOf(kept, two) {
	const [theirs, mine] = await Promise.all([sideOf(kept, two.theirs), sideOf(kept, two.mine)]);
	return {
		theirs,
		mine
	};
}
/** The three answers. What is not chosen stays as an earlier version. */
function conflictAnswers({ kind, open, now, freshName, goTo }) {
	const { workspace, store } = open;
	const openText = () => kind.encode(workspace.document());
	/** Theirs takes mine's contents. */
	async function putMineOver({ mine, theirs }, text) {
		const key = documentKey(kind, theirs.id);
		for (;;) {
			const read = await store.read(key);
			if (!read.ok) return false;
			if (read.value !== null && !await mustKeepPoint(store, theirs.id, read.value, now())) return false;
			const wrote = await store.write(key, text, read.value);
			if (wrote.ok) break;
			if (wrote.reason !== "changed") return false;
		}
		await store.write(documentKey(kind, mine.id), null, text);
		return true;
	}
	return {
		async keepMine() {
			const two = open.state().conflict;
			if (!two) return refuse("missing");
			if (!await open.saver().settle()) return refuse("unsaved");
			const text = openText();
			const document = workspace.document();
			if (!await putMineOver(two, text)) return refuse("unsaved");
			open.show(two.theirs.id, document, { text });
			return accept(two.theirs.id);
		},
		async keepTheirs() {
			const two = open.state().conflict;
			if (!two?.theirs.document) return refuse("missing");
			if (!await open.saver().settle()) return refuse("unsaved");
			const text = openText();
			const opened = await goTo(two.theirs.id);
			if (opened.ok && await mustKeepPoint(store, two.theirs.id, text, now())) await store.write(documentKey(kind, two.mine.id), null, text);
			return opened;
		},
		async keepBoth() {
			const { id, conflict } = open.state();
			const name = kind.nameOf(workspace.document());
			const theirs = conflict?.theirs.document;
			if (theirs && kind.nameOf(theirs) === name) workspace.rename(await freshName(name));
			open.note({ conflict: null });
			return accept(id);
		}
	};
}
// src/keeping/conflict/joinConflict.ts
async function joinConflict(joining) {
	const { store, kind, id, base, mine, unsure } = joining;
	const read = await store.read(documentKey(kind, id));
	if (!read.ok) return read;
	const text = read.value;
	if (text === null) return accept({
		id,
		text,
		kept: null,
		document: mine
	});
	const own = unsure.find((sent) => sent.text === text);
	if (own) return accept({
		id,
		text,
		kept: own.document,
		document: mine
	});
	const theirs = documentIn(kind, text);
	const merged = theirs && kind.merge(base, mine, theirs);
	return merged?.ok ? accept({
		id,
		text,
		kept: theirs,
		document: merged.value
	}) : keepBoth(joining);
}
async function keepBoth({ store, kind, mine, newId, id }) {
	const text = kind.encode(mine);
	for (;;) {
		const copy = newId();
		const wrote = await writeMakingPlace(id, store, documentKey(kind, copy), text, null);
		if (wrote.ok) return accept({
			id: copy,
			text,
			kept: mine,
			document: mine
		});
		const { reason } = wrote;
		if (reason !== "changed") return {
			ok: false,
			reason
		};
	}
}
// src/keeping/saving/savingMachine.ts
/** Idle hands are saved soon, busy ones at least now and then. */
var QUIET = 800;
var PATIENCE = 5e3;
var RETRY_FIRST = 2e3;
var RETRY_MOST = 6e4;
var startSaving = (document, kept, now) => ({
	document,
	kept,
	changedAt: null,
	waitingSince: null,
	phase: { at: "resting" },
	failures: 0,
	pointAt: now
});
var isDirty = ({ document, kept }) => document !== kept;
var dueAt = ({ changedAt, waitingSince }) => Math.min((changedAt ?? 0) + QUIET, (waitingSince ?? 0) + PATIENCE);
function write(saving, now) {
	const { document, kept, pointAt } = saving;
	const isPointDue = kept !== null && now - pointAt >= 6e5;
	return {
		saving: {
			...saving,
			phase: {
				at: "writing",
				document
			},
			...isPointDue && { pointAt: now }
		},
		effects: [...isPointDue ? [{ kind: "point" }] : [], {
			kind: "write",
			document
		}]
	};
}
/** Saves if it is time to, else asks to be woken when it is. */
function onward(saving, now) {
	if (saving.phase.at === "writing" || saving.phase.at === "joining" || !isDirty(saving)) return {
		saving,
		effects: []
	};
	const due = saving.phase.at === "failed" ? saving.phase.retryAt : dueAt(saving);
	if (now >= due) return write(saving, now);
	return {
		saving,
		effects: [{
			kind: "wake",
			at: due
		}]
	};
}
function failed(saving, why, now) {
	const retryAt = now + Math.min(RETRY_MOST, RETRY_FIRST * 2 ** saving.failures);
	return {
		saving: {
			...saving,
			phase: {
				at: "failed",
				why,
				retryAt
			},
			failures: saving.failures + 1
		},
		effects: [{
			kind: "wake",
			at: retryAt
		}]
	};
}
function wrote(saving, result, now) {
	const { phase, document } = saving;
	if (phase.at !== "writing") return {
		saving,
		effects: []
	};
	if (result.ok) {
		const kept = phase.document;
		const waitingSince = document === kept ? null : saving.changedAt;
		return onward({
			...saving,
			kept,
			waitingSince,
			phase: resting,
			failures: 0
		}, now);
	}
	return result.reason === "changed" ? join(saving) : failed(saving, result.reason, now);
}
var resting = { at: "resting" };
var join = (saving) => ({
	saving: {
		...saving,
		phase: { at: "joining" }
	},
	effects: [{
		kind: "join",
		document: saving.document
	}]
});
function step(saving, event) {
	switch (event.kind) {
		case "changed": {
			const { document, at } = event;
			const waitingSince = saving.waitingSince ?? at;
			return onward({
				...saving,
				document,
				changedAt: at,
				waitingSince
			}, at);
		}
		case "woke": return onward(saving, event.at);
		case "hurry": return saving.phase.at === "writing" || saving.phase.at === "joining" || !isDirty(saving) ? {
			saving,
			effects: []
		} : write(saving, event.at);
		case "wrote": return wrote(saving, event.result, event.at);
		case "joined": {
			const { from, kept, at } = event;
			const isBehind = from !== saving.document;
			if (isBehind && event.document !== from) return join(saving);
			const document = isBehind ? saving.document : event.document;
			return onward({
				...saving,
				kept,
				document,
				phase: resting,
				failures: 0
			}, at);
		}
		case "notJoined": return failed(saving, event.why, event.at);
	}
}
// src/keeping/saving/autosave.ts
function createAutosave(options) {
	const { store, kind, newId, now, wakeAt, onSaving, onJoined, onConflict } = options;
	const { encode } = kind;
	let { id, text: seen } = options;
	let unsure = [];
	let saving = startSaving(options.document, seen === null ? null : options.document, now());
	const send = (event) => {
		const stepped = step(saving, event);
		saving = stepped.saving;
		onSaving?.(saving);
		for (const effect of stepped.effects) run(effect);
	};
	async function write(document) {
		const text = encode(document);
		const wrote = await writeMakingPlace(id, store, documentKey(kind, id), text, seen);
		if (wrote.ok) {
			seen = text;
			unsure = [];
		} else if (wrote.reason === "unavailable") unsure = [...unsure, {
			text,
			document
		}];
		return wrote;
	}
	async function join(from) {
		const joined = await joinConflict({
			store,
			kind,
			id,
			base: saving.kept,
			mine: from,
			unsure,
			newId
		});
		if (!joined.ok) {
			send({
				kind: "notJoined",
				why: joined.reason,
				at: now()
			});
			return;
		}
		const { text, kept, document } = joined.value;
		seen = text;
		if (joined.value.id !== id) {
			const theirs = id;
			id = joined.value.id;
			onConflict?.({
				theirs,
				mine: id
			});
		}
		const isNews = document !== from && saving.document === from;
		send({
			kind: "joined",
			from,
			kept,
			document,
			at: now()
		});
		if (isNews) onJoined?.(document);
	}
	async function run(effect) {
		switch (effect.kind) {
			case "wake":
				wakeAt(effect.at, () => send({
					kind: "woke",
					at: now()
				}));
				return;
			case "point":
				if (seen !== null) await keepPoint(store, id, seen, now());
				return;
			case "write":
				send({
					kind: "wrote",
					result: await write(effect.document),
					at: now()
				});
				return;
			case "join": await join(effect.document);
		}
	}
	function unkept() {
		const { document, kept, phase } = saving;
		if (document === kept && phase.at === "resting") return null;
		const sent = [...unsure, ...phase.at === "writing" ? [phase] : []];
		return {
			text: encode(document),
			follows: [seen, ...sent.map((each) => encode(each.document))]
		};
	}
	return {
		changed: (document) => {
			if (document !== saving.document) send({
				kind: "changed",
				document,
				at: now()
			});
		},
		hurry: () => send({
			kind: "hurry",
			at: now()
		}),
		saving: () => saving,
		id: () => id,
		unkept
	};
}
// src/keeping/saving/sessionSaver.ts
var isClean = ({ phase, document, kept }) => phase.at === "resting" && document === kept;
function startSaver(options) {
	const { workspace, store, kind, newId, now, after, onSaving, onJoined } = options;
	const start = workspace.document();
	let isOpen = true;
	let isWanted = options.text !== null;
	let hasNews = false;
	let calm = () => {};
	let waiting = [];
	function answer() {
		const saving = autosave.saving();
		const isKept = isClean(saving);
		if (!isKept && saving.phase.at === "resting" && waiting.length > 0) autosave.hurry();
		if (!isKept && saving.phase.at !== "failed") return;
		const answered = waiting;
		waiting = [];
		for (const resolve of answered) resolve(isKept);
	}
	const save = (id, document, text) => createAutosave({
		store,
		kind,
		id,
		document,
		text,
		now,
		newId,
		wakeAt: (at, wake) => {
			calm();
			calm = isOpen ? after(Math.max(0, at - now()), wake) : () => {};
		},
		onSaving: () => {
			if (!isOpen) return;
			onSaving();
			queueMicrotask(answer);
			if (hasNews) bringIn();
		},
		onJoined: (joined) => {
			if (!isOpen) return;
			workspace.renew(joined);
			onJoined();
		},
		onConflict: (two) => isOpen && options.onConflict(two)
	});
	let autosave = save(options.id, start, options.text);
	/** The other tab's document in place of this one, of which nothing is unsaved. */
	async function bringIn() {
		const isReady = () => isOpen && isClean(autosave.saving()) && !workspace.isBusy();
		if (!isReady()) return;
		hasNews = false;
		const id = autosave.id();
		const read = await store.read(documentKey(kind, id));
		if (!read.ok || read.value === null) return;
		const theirs = documentIn(kind, read.value);
		if (!theirs || read.value === kind.encode(workspace.document())) return;
		if (!isReady()) {
			hasNews = true;
			return;
		}
		autosave = save(id, theirs, read.value);
		workspace.renew(theirs);
		onJoined();
		onSaving();
	}
	const leave = workspace.subscribe(() => {
		const document = workspace.document();
		if (document !== start) isWanted = true;
		autosave.changed(document);
		if (hasNews && !workspace.isBusy()) bringIn();
	});
	return {
		id: () => autosave.id(),
		saving: () => autosave.saving(),
		isUntouched: () => !isWanted,
		hurry: () => {
			if (isWanted) autosave.hurry();
		},
		unkept: () => isWanted ? autosave.unkept() : null,
		keepNow: () => {
			isWanted = true;
			autosave.hurry();
		},
		settle: () => {
			if (!isWanted || isClean(autosave.saving())) return Promise.resolve(true);
			return new Promise((resolve) => {
				waiting.push(resolve);
				autosave.hurry();
			});
		},
		heard: (key) => {
			if (key !== documentKey(kind, autosave.id())) return;
			hasNews = true;
			bringIn();
		},
		close: () => {
			isOpen = false;
			calm();
			leave();
			for (const resolve of waiting) resolve(false);
		}
	};
}
// src/keeping/saving/unsavedChanges.ts
/** Null for what this site did not write. The id stands under the word that the first site used. */
function readNote(note) {
	try {
		const { room: id, text, follows } = JSON.parse(note);
		if (!isText(id) || !isText(text) || !Array.isArray(follows)) return null;
		return follows.every((each) => each === null || isText(each)) ? {
			id,
			text,
			follows
		} : null;
	} catch {
		return null;
	}
}
/** One tab's notes about the one document that it has open. */
function unsavedNotes(notes, tab) {
	let noted = null;
	const drop = () => {
		if (noted !== null) notes.drop(noted);
		noted = null;
	};
	return {
		note: (id, unkept) => {
			drop();
			if (!unkept) return;
			noted = `${id}/${tab}`;
			notes.put(noted, JSON.stringify({
				room: id,
				...unkept
			}));
		},
		drop
	};
}
/** False where the store does not answer: the note stays for the next time. */
async function keep({ store, kind, newId }, note) {
	const { id, text, follows } = note;
	const key = documentKey(kind, id);
	const mine = documentIn(kind, text);
	if (!mine) return true;
	for (;;) {
		const now = await store.read(key);
		if (!now.ok) return false;
		if (now.value === text) return true;
		let wanted = text;
		if (!follows.includes(now.value)) {
			const joined = await joinConflict({
				store,
				kind,
				id,
				newId,
				mine,
				base: documentIn(kind, follows[0] ?? null),
				unsure: []
			});
			if (!joined.ok) return false;
			if (joined.value.id !== id) return true;
			wanted = kind.encode(joined.value.document);
		}
		const wrote = await store.write(key, wanted, now.value);
		if (wrote.ok || wrote.reason !== "changed") return wrote.ok;
	}
}
/** Gives the documents in which something was kept now that was not before. */
async function keepUnsavedChanges(parts) {
	const { notes } = parts;
	const ids = [];
	for (const { key, text } of notes.all()) {
		const note = readNote(text);
		if (note && !await keep(parts, note)) continue;
		notes.drop(key);
		if (note) ids.push(note.id);
	}
	return ids;
}
// src/keeping/library/openKept.ts
var TRIES = 20;
/** Copies first and clears after; where the first fails the second never happens. */
async function setAside(store, { key, id, text, now }) {
	for (let n = 0; n < TRIES; n++) {
		const aside = unreadableKey(id, now, n);
		const copied = await store.write(aside, text, null);
		if (copied.ok) return (await store.write(key, null, text)).ok ? aside : null;
		if (copied.reason !== "changed") return null;
	}
	return null;
}
async function openKept(store, kind, id, now) {
	const key = documentKey(kind, id);
	const read = await store.read(key);
	if (!read.ok) return { kind: "unavailable" };
	const text = read.value;
	if (text === null) return { kind: "missing" };
	const document = documentIn(kind, text);
	if (document) return {
		kind: "opened",
		document,
		text
	};
	const aside = await setAside(store, {
		key,
		id,
		text,
		now
	});
	return aside === null ? { kind: "stuck" } : {
		kind: "setAside",
		key: aside
	};
}
/** Which was open last: beside the documents, not among them. */
var lastKey = "last";
async function newestFirst$1(database, { prefix }) {
	const read = await database.read([stamps], async (at) => {
		const times = await at.all(stamps, prefix);
		return (await at.keys(stamps, prefix)).map((key, i) => ({
			id: key.slice(prefix.length),
			at: times[i]
		}));
	});
	if (!read.ok) return [];
	return read.value.toSorted((a, b) => b.at - a.at).map(({ id }) => id);
}
/** What is open when somebody comes in: the one asked for, else the last, else the newest. */
async function openFirst(all) {
	const { database, store, kind, wanted, unfinished, now } = all;
	const last = await store.read(lastKey);
	const asked = [
		wanted,
		...unfinished,
		last.ok ? last.value : null
	].filter((id) => id !== null);
	let unreadable = null;
	for (const id of /* @__PURE__ */ new Set([...asked, ...await newestFirst$1(database, kind)])) {
		const opened = await openKept(store, kind, id, now);
		if (opened.kind === "opened") return {
			opened: {
				...opened,
				id
			},
			unreadable
		};
		if (opened.kind === "setAside") unreadable ??= {
			key: opened.key,
			id,
			at: now
		};
		if (opened.kind === "unavailable") break;
	}
	return {
		opened: null,
		unreadable
	};
}
// src/keeping/library/openDocument.ts
function saveState(saving, isUntouched, isOutdated) {
	if (isUntouched) return { at: "untouched" };
	const { phase, document, kept } = saving;
	if (phase.at === "failed") return {
		at: "failed",
		why: isOutdated ? "outdated" : phase.why
	};
	return { at: document === kept && phase.at === "resting" ? "kept" : "waiting" };
}
async function openDocument(ports) {
	const { kind, workspace, database, tabs, now, after, newId } = ports;
	const listeners = new Listeners();
	const joinListeners = new Listeners();
	let notes;
	let edition = 0;
	let last = null;
	let isSet = false;
	const store = databaseStore({
		database,
		now,
		onWrote: (key) => {
			tabs.tell({
				kind: "text",
				key
			});
			if (!isSet || idOf(kind, key) === null) return;
			edition++;
			publish();
			if (key === documentKey(kind, saver.id())) remember(saver.id());
		}
	});
	async function remember(id) {
		if (id === last) return;
		last = id;
		await overwrite(store, lastKey, id);
	}
	const unsaved = unsavedNotes(ports.notes, newId());
	const unfinished = await keepUnsavedChanges({
		notes: ports.notes,
		store,
		kind,
		newId
	});
	const { wanted } = ports;
	const first = await openFirst({
		database,
		store,
		kind,
		wanted,
		unfinished,
		now: now()
	});
	notes = {
		conflict: null,
		unreadable: first.unreadable,
		removed: null
	};
	workspace.open(first.opened?.document ?? ports.blank);
	const save = (id, text) => startSaver({
		workspace,
		store,
		kind,
		id,
		text,
		now,
		after,
		newId,
		onSaving: () => publish(),
		onJoined: () => joinListeners.tell(),
		onConflict: async (two) => note({ conflict: await conflictOf({
			kind,
			store,
			database
		}, two) })
	});
	let saver = save(first.opened?.id ?? newId(), first.opened?.text ?? null);
	let state = look();
	isSet = true;
	if (first.opened) remember(first.opened.id);
	function look() {
		const isFresh = saver.isUntouched();
		return {
			id: saver.id(),
			isFresh,
			...notes,
			edition,
			isLasting: database.isLasting,
			saving: saveState(saver.saving(), isFresh, database.isOutdated())
		};
	}
	function publish() {
		const next = look();
		if (sameValue(next, state)) return;
		state = next;
		if (state.saving.at === "kept") unsaved.drop();
		listeners.tell();
	}
	function note(change) {
		notes = {
			...notes,
			...change
		};
		publish();
	}
	const deaf = tabs.listen(({ kind: what, key = "" }) => {
		if (what !== "text" || idOf(kind, key) === null) return;
		saver.heard(key);
		edition++;
		publish();
	});
	const unseen = ports.onHide(() => {
		unsaved.note(saver.id(), saver.unkept());
		saver.hurry();
	});
	return {
		workspace,
		store,
		state: () => state,
		subscribe: listeners.add,
		onJoined: joinListeners.add,
		note,
		saver: () => saver,
		show: (id, document, from) => {
			saver.close();
			workspace.open(document);
			saver = save(id, typeof from === "object" ? from.text : null);
			if (from === "new") saver.keepNow();
			if (typeof from === "object") remember(id);
			notes = {
				...notes,
				conflict: null
			};
			publish();
		},
		close: () => {
			saver.hurry();
			saver.close();
			deaf();
			unseen();
		}
	};
}
// src/keeping/library/removal.ts
var REGRET = 1e4;
function removal(parts) {
	const { ports, open, list, goTo, writeNew } = parts;
	const { kind, database, now, newId, after, blank } = ports;
	const { store, workspace } = open;
	let away = null;
	let callOff = () => {};
	/** With what belonged to it, unless somebody made a document of that id again. */
	async function forget(id) {
		await database.change([texts, stamps], async (at) => {
			if (await at.get(texts, documentKey(kind, id)) !== void 0) return;
			for (const key of await at.keys(texts, pointPrefix(id))) {
				await at.drop(texts, key);
				await at.drop(stamps, key);
			}
		});
	}
	async function letGo() {
		callOff();
		const gone = away;
		away = null;
		open.note({ removed: null });
		if (gone) await forget(gone.id);
	}
	/** Its text; the last of it. */
	async function drop(id) {
		const key = documentKey(kind, id);
		for (;;) {
			const read = await store.read(key);
			if (!read.ok) return read;
			if (read.value === null) return refuse("missing");
			const wrote = await store.write(key, null, read.value);
			if (wrote.ok) return accept(read.value);
			const { reason } = wrote;
			if (reason !== "changed") return {
				ok: false,
				reason
			};
		}
	}
	/** Something must be open: what was last touched, else a blank one. */
	async function another() {
		const listed = await list();
		for (const { id } of listed.ok ? listed.value : []) {
			if (id === open.state().id) continue;
			const opened = await openKept(store, kind, id, now());
			if (opened.kind === "opened") return () => open.show(id, opened.document, opened);
		}
		return () => open.show(newId(), blank, "fresh");
	}
	async function remove(id) {
		await letGo();
		const wasOpen = id === open.state().id;
		if (wasOpen) await open.saver().settle();
		const showAnother = wasOpen ? await another() : () => {};
		const openText = kind.encode(workspace.document());
		const dropped = await drop(id);
		if (!dropped.ok && !(wasOpen && dropped.reason === "missing")) return dropped;
		showAnother();
		const text = wasOpen || !dropped.ok ? openText : dropped.value;
		away = {
			id,
			text,
			wasOpen
		};
		const document = documentIn(kind, text);
		open.note({ removed: {
			id,
			name: document ? kind.nameOf(document) : ""
		} });
		callOff = after(REGRET, () => void letGo());
		return accept(id);
	}
	async function bringBack() {
		const back = away;
		if (!back) return refuse("missing");
		callOff();
		const wrote = await store.write(documentKey(kind, back.id), back.text, null);
		const again = wrote.ok ? accept(back.id) : wrote.reason === "changed" ? await writeNew(back.text) : {
			ok: false,
			reason: wrote.reason
		};
		if (!again.ok) {
			callOff = after(REGRET, () => void letGo());
			return again;
		}
		away = null;
		open.note({ removed: null });
		return back.wasOpen ? goTo(again.value) : again;
	}
	return {
		remove,
		bringBack,
		close: () => void letGo()
	};
}
// src/keeping/library/versions.ts
var newestFirst = (keys) => keys.map((key) => ({
	key,
	at: timeOf(key)
})).sort((a, b) => b.at - a.at);
function versions({ kind, open, now }) {
	const { store, workspace } = open;
	async function textAt(key) {
		const read = await store.read(key);
		return read.ok ? read.value : null;
	}
	const readPoint = async (key) => documentIn(kind, await textAt(key));
	return {
		points: async () => newestFirst(await listPoints(store, open.state().id)),
		readPoint,
		async restore(key) {
			const { id } = open.state();
			const document = await readPoint(key);
			if (!document) return refuse("missing");
			if (!await open.saver().settle()) return refuse("unsaved");
			await keepPoint(store, id, kind.encode(workspace.document()), now());
			workspace.open(document);
			open.saver().hurry();
			return accept(id);
		},
		async unreadable() {
			const listed = await store.list(unreadablePrefix);
			return listed.ok ? newestFirst(listed.value) : [];
		},
		readUnreadable: textAt,
		async forgetUnreadable(key) {
			await overwrite(store, key, null);
			if (open.state().unreadable?.key === key) open.note({ unreadable: null });
		},
		dismissUnreadable: () => open.note({ unreadable: null })
	};
}
// src/keeping/library/openLibrary.ts
/** A name that is not taken, by counting up: Kitchen, Kitchen 2, Kitchen 3. */
function freshName(name, taken, longest) {
	if (!taken.has(name)) return name;
	const stem = name.replace(/ \d+$/, "");
	for (let n = 2;; n++) {
		const tail = ` ${n}`;
		const letters = [...stem];
		while (letters.join("").length + tail.length > longest) letters.pop();
		const wanted = `${letters.join("").trimEnd()}${tail}`;
		if (!taken.has(wanted)) return wanted;
	}
}
async function openLibrary(ports) {
	const { kind, workspace, database, now, newId } = ports;
	const open = await openDocument(ports);
	const { store } = open;
	const list = () => listDocuments(database, kind);
	async function nameNobodyHas(name) {
		const listed = await list();
		return freshName(name, new Set(listed.ok ? listed.value.flatMap((each) => each.name ?? []) : []), kind.longestName);
	}
	const renamed = async (document) => kind.named(document, await nameNobodyHas(kind.nameOf(document)));
	async function writeNew(text) {
		for (;;) {
			const id = newId();
			const wrote = await writeMakingPlace(id, store, documentKey(kind, id), text, null);
			if (wrote.ok) return accept(id);
			const { reason } = wrote;
			if (reason !== "changed") return {
				ok: false,
				reason
			};
		}
	}
	async function goTo(id) {
		if (id === open.state().id) return accept(id);
		if (!await open.saver().settle()) return refuse("unsaved");
		const opened = await openKept(store, kind, id, now());
		switch (opened.kind) {
			case "opened":
				open.show(id, opened.document, opened);
				return accept(id);
			case "setAside":
				open.note({ unreadable: {
					key: opened.key,
					id,
					at: now()
				} });
				return refuse("unreadable");
			case "stuck": return refuse("unreadable");
			default: return refuse(opened.kind);
		}
	}
	async function create(document) {
		if (!await open.saver().settle()) return refuse("unsaved");
		const { isFresh, id: blank } = open.state();
		const id = isFresh ? blank : newId();
		open.show(id, await renamed(document), "new");
		ports.askToLast();
		return accept(id);
	}
	async function read(id) {
		if (id === open.state().id) return workspace.document();
		const kept = await store.read(documentKey(kind, id));
		return documentIn(kind, kept.ok ? kept.value : null);
	}
	const change = async (id, how) => {
		const key = documentKey(kind, id);
		for (;;) {
			const kept = await store.read(key);
			if (!kept.ok) return kept;
			const document = documentIn(kind, kept.value);
			if (!document) return refuse("missing");
			const changed = how(document);
			if (!changed.ok) return changed;
			const wrote = await store.write(key, kind.encode(changed.value), kept.value);
			if (wrote.ok) return wrote;
			const { reason } = wrote;
			if (reason !== "changed") return {
				ok: false,
				reason
			};
		}
	};
	async function duplicate(id) {
		const document = await read(id);
		return document ? writeNew(kind.encode(await renamed(document))) : refuse("missing");
	}
	const away = removal({
		ports,
		open,
		list,
		goTo,
		writeNew
	});
	return {
		state: open.state,
		subscribe: open.subscribe,
		onJoined: open.onJoined,
		list,
		read,
		open: goTo,
		create,
		change,
		duplicate,
		remove: away.remove,
		bringBack: away.bringBack,
		retry: () => open.saver().hurry(),
		keep: () => {
			open.saver().keepNow();
			return open.saver().settle();
		},
		...versions({
			kind,
			open,
			now
		}),
		...conflictAnswers({
			kind,
			open,
			now,
			goTo,
			freshName: nameNobodyHas
		}),
		close: () => {
			away.close();
			open.close();
		}
	};
}
// src/room/commands/renameRoom.ts
var renameRoom = (document, { name: typed }, catalogue) => {
	const name = typed.trim();
	if (!isName(name)) return refused({
		kind: "badName",
		longest: 60
	});
	if (name === document.shell.name) return refused({ kind: "nothingChanges" });
	return settled(document, { shell: { name } }, catalogue, { label: label$1("rename", { kind: "room" }) });
};
var emptyHistory = {
	past: [],
	future: [],
	marks: []
};
/** While a gesture lasts nothing is forgotten, so that its mark stays true. */
var bounded = (past, marks) => marks.length === 0 && past.length > 1e3 ? past.slice(-1e3) : past;
function record({ past, marks }, entry) {
	return {
		past: bounded([...past, entry], marks),
		future: [],
		marks
	};
}
/** Null where there is nothing to undo, or a gesture is under way. */
function undo({ past, future, marks }) {
	const entry = past.at(-1);
	if (!entry || marks.length > 0) return null;
	const history = {
		past: past.slice(0, -1),
		future: [...future, entry],
		marks
	};
	return {
		patch: entry.inverse,
		label: entry.label,
		history
	};
}
function redo({ past, future, marks }) {
	const entry = future.at(-1);
	if (!entry || marks.length > 0) return null;
	const history = {
		past: [...past, entry],
		future: future.slice(0, -1),
		marks
	};
	return {
		patch: entry.patch,
		label: entry.label,
		history
	};
}
var mark = ({ past, future, marks }) => ({
	past,
	future,
	marks: [...marks, {
		length: past.length,
		future
	}]
});
/** Gives the gesture up: the patch leads back to where it began. */
function bailToMark({ past, marks }) {
	const last = marks.at(-1);
	if (!last) return null;
	return {
		patch: past.slice(last.length).map(({ inverse }) => inverse).reduceRight(compose, {}),
		history: {
			past: past.slice(0, last.length),
			future: last.future,
			marks: marks.slice(0, -1)
		}
	};
}
/** Ends the gesture: all that was done since its mark becomes one entry, or none if nothing was. */
function squashToMark({ past, future, marks }, label) {
	const last = marks.at(-1);
	if (!last) return {
		past,
		future,
		marks
	};
	const outer = marks.slice(0, -1);
	const done = past.slice(last.length);
	if (done.length === 0) return {
		past,
		future: last.future,
		marks: outer
	};
	const entry = {
		label,
		patch: done.map(({ patch }) => patch).reduce(compose),
		inverse: done.map(({ inverse }) => inverse).reduceRight(compose)
	};
	return {
		past: bounded([...past.slice(0, last.length), entry], outer),
		future,
		marks: outer
	};
}
// src/room/commands/placeItem.ts
function unfit({ id, tint, picture, name, unlit }, model) {
	if (tint !== void 0 && !model.tints.includes(tint)) return {
		kind: "noSuchTint",
		tint,
		model: model.id
	};
	if (picture && !isPicture(picture)) return { kind: "badPicture" };
	if (picture && !model.takesPicture) return {
		kind: "takesNoPicture",
		model: model.id
	};
	if (name !== void 0 && !isName(name)) return {
		kind: "badName",
		longest: 60
	};
	return unlit && !model.isLamp ? {
		kind: "notALamp",
		item: id
	} : null;
}
var placeItem = (document, args, catalogue) => {
	const { borrow = false, turn = 0, ...rest } = args;
	const item = {
		...rest,
		turn
	};
	const { id } = item;
	const model = catalogue.item(item.model);
	if (!model) return refused({
		kind: "unknownModel",
		model: item.model
	});
	if (!isId(id)) return refused({
		kind: "badId",
		id
	});
	if (document.items.has(id)) return refused({
		kind: "idTaken",
		id
	});
	const reason = unfit(item, model);
	if (reason) return refused(reason);
	const short = borrow ? null : notOwned(document, catalogue, [model.id]);
	if (short) return refused(short);
	return settled(document, { items: [{
		id,
		to: item
	}] }, catalogue, {
		label: label$1("place", itemSubject(item), [id]),
		made: [id],
		wanted: item
	});
};
// src/room/commands/standItem.ts
var standItem = (document, { id, at, turn }, catalogue) => {
	const item = document.items.get(id);
	if (!item) return refused({
		kind: "noSuchItem",
		id
	});
	const straight = at.kind === "wall" || item.at.kind === "wall" ? 0 : item.turn;
	const to = {
		...item,
		at,
		turn: turn ?? straight
	};
	if (to.turn === item.turn && sameValue(at, item.at)) return refused({ kind: "nothingChanges" });
	const verb = at.kind === "on" ? "stand" : "move";
	return settled(document, { items: [{
		id,
		to
	}] }, catalogue, {
		label: label$1(verb, itemSubject(item), [id]),
		wanted: to
	});
};
// src/room/rules/guides.ts
var MOST = 4;
function lines(box, axis) {
	const [a, b] = axis === "x" ? [box.x0, box.x1] : [box.z0, box.z1];
	return [
		{
			at: (a + b) / 2,
			by: "centre"
		},
		{
			at: a,
			by: "edge"
		},
		{
			at: b,
			by: "edge"
		}
	];
}
var gap = (a, b) => Math.hypot(a.x0 + a.x1 - b.x0 - b.x1, a.z0 + a.z1 - b.z0 - b.z1);
/** At most a line per place and axis, those of the nearest things first. */
function guidesFor(index, box, passOver) {
	const near = [...index.placed.values()].filter(({ item, model }) => !passOver(item.id) && !model.isFlat && item.at.kind === "floor").sort((a, b) => gap(a.box, box) - gap(b.box, box));
	const found = /* @__PURE__ */ new Map();
	for (const other of near) for (const axis of ["x", "z"]) for (const mine of lines(box, axis)) for (const theirs of lines(other.box, axis)) {
		const key = `${axis}${mine.at}`;
		if (mine.by !== theirs.by || mine.at !== theirs.at || found.has(key)) continue;
		found.set(key, {
			axis,
			at: mine.at,
			by: mine.by,
			other: other.item.id
		});
		if (found.size === MOST) return [...found.values()];
	}
	return [...found.values()];
}
// src/room/session/ghost.ts
/** The command that letting go would be. */
function letGo(document, catalogue, held) {
	switch (held.kind) {
		case "new": return placeItem(document, {
			...held.item,
			borrow: held.borrow
		}, catalogue);
		case "one": return standItem(document, held.item, catalogue);
		case "several": return moveItems(document, held, catalogue);
	}
}
var alignments = (document, catalogue, item) => {
	const model = catalogue.item(item.model);
	if (!model || item.at.kind !== "floor") return [];
	const index = indexOf(document, catalogue);
	const own = new Set(stackOf(index, item.id));
	const { x, z, width, depth } = rectAt(item.at, model, item.turn);
	return guidesFor(index, {
		x0: x,
		x1: x + width,
		z0: z,
		z1: z + depth,
		y0: 0,
		y1: model.height
	}, (id) => own.has(id));
};
function ghostOf(document, catalogue, held) {
	const outcome = letGo(document, catalogue, held);
	const isRefused = !outcome.ok && outcome.reason.kind !== "nothingChanges";
	const reason = isRefused ? outcome.reason : null;
	if (held.kind === "several") {
		const index = indexOf(document, catalogue);
		return {
			items: held.ids.flatMap((id) => {
				const item = document.items.get(id);
				return item ? [{
					...item,
					at: steppedPlace(item, held.by, index)
				}] : [];
			}),
			reason,
			free: null,
			guides: []
		};
	}
	const { item } = held;
	const free = isRefused && outcome.wanted ? nearestFree(document, catalogue, item) : null;
	return {
		items: [item],
		reason,
		free,
		guides: alignments(document, catalogue, item)
	};
}
// src/room/session/tool.ts
var idle = { at: "idle" };
// src/room/session/session.ts
var present = ({ items }, ids) => [...new Set(ids)].filter((id) => items.has(id));
var Session = class {
	catalogue;
	#state;
	#changes = new Listeners();
	constructor(document, catalogue) {
		this.catalogue = catalogue;
		this.#state = {
			document,
			history: emptyHistory,
			selection: [],
			tool: idle
		};
	}
	/** The same object until something changes. */
	state = () => this.#state;
	subscribe = this.#changes.add;
	dispatch(command, args) {
		const { document } = this.#state;
		const outcome = command(document, args, this.catalogue);
		if (outcome.ok) {
			this.#commit(outcome);
			return outcome;
		}
		const free = outcome.wanted && nearestFree(document, this.catalogue, outcome.wanted);
		return free ? {
			...outcome,
			free
		} : outcome;
	}
	/** What was undone; null where there is nothing, or a gesture is under way. */
	undo() {
		return this.#step(undo(this.#state.history));
	}
	redo() {
		return this.#step(redo(this.#state.history));
	}
	/** From here on everything is one gesture, until it is finished or given up. */
	begin() {
		this.#set({ history: mark(this.#state.history) });
	}
	finish(label) {
		this.#set({ history: squashToMark(this.#state.history, label) });
	}
	bail() {
		const bailed = bailToMark(this.#state.history);
		if (bailed) this.#go(bailed.patch, bailed.history, this.#state.selection);
	}
	select(ids) {
		this.#set({ selection: present(this.#state.document, ids) });
	}
	/** Another document in place of this one: another room, or this one joined with another tab's. */
	open(document) {
		const selection = present(document, this.#state.selection);
		this.#set({
			document,
			history: emptyHistory,
			selection,
			tool: idle
		});
	}
	paintWith(finish) {
		this.#set({ tool: {
			at: "painting",
			finish
		} });
	}
	box(from, to) {
		this.#set({ tool: {
			at: "boxing",
			from,
			to
		} });
	}
	/** Puts every tool away; what was held is where it was before. */
	rest() {
		if (this.#state.tool.at !== "idle") this.#set({ tool: idle });
	}
	/** Takes a thing from the catalogue, with a fresh id. */
	hold(item, { borrow = false } = {}) {
		this.#hold({
			kind: "new",
			item,
			borrow
		});
	}
	pickUp(ids) {
		const found = present(this.#state.document, ids);
		const [first] = found;
		const only = found.length === 1 && first ? this.#state.document.items.get(first) : void 0;
		if (only) this.#hold({
			kind: "one",
			item: only
		});
		else if (first) this.#hold({
			kind: "several",
			ids: found,
			by: {
				x: 0,
				z: 0,
				up: 0
			}
		});
	}
	/** Moves or turns what is held; the ways to are in held.ts. */
	carry(by) {
		const { tool, document } = this.#state;
		if (tool.at === "holding") this.#hold(by(tool.held, document, this.catalogue));
	}
	/** Null where nothing is held. Refused, it stays in the hand. */
	putDown() {
		const { tool, document } = this.#state;
		if (tool.at !== "holding") return null;
		const outcome = letGo(document, this.catalogue, tool.held);
		if (outcome.ok) this.#commit(outcome);
		else if (outcome.reason.kind === "nothingChanges") this.rest();
		else if (tool.ghost.free) return {
			...outcome,
			free: tool.ghost.free
		};
		return outcome;
	}
	#hold(held) {
		const ghost = ghostOf(this.#state.document, this.catalogue, held);
		this.#set({ tool: {
			at: "holding",
			held,
			ghost
		} });
	}
	#commit({ patch, document, label, made }) {
		const { document: before, history, selection, tool } = this.#state;
		const entry = {
			label,
			patch,
			inverse: invert(before, patch)
		};
		this.#set({
			document,
			history: record(history, entry),
			selection: made.length > 0 ? made : present(document, selection),
			tool: tool.at === "holding" ? idle : tool
		});
	}
	#step(step) {
		if (!step) return null;
		this.#go(step.patch, step.history, step.label.ids);
		return step.label;
	}
	#go(patch, history, selection) {
		const before = this.#state.document;
		const document = apply(before, patch);
		nextIndex(before, document, patch, this.catalogue);
		this.#set({
			document,
			history,
			selection: present(document, selection),
			tool: idle
		});
	}
	#set(change) {
		this.#state = {
			...this.#state,
			...change
		};
		this.#changes.tell();
	}
};
// src/room/rooms/roomLibrary.ts
var workspaceOf = (session) => ({
	document: () => session.state().document,
	isBusy: () => session.state().tool.at === "holding",
	open: (document) => {
		session.select([]);
		session.open(document);
	},
	renew: (document) => session.open(document),
	rename: (name) => void session.dispatch(renameRoom, { name }),
	subscribe: (listener) => session.subscribe(listener)
});
async function openRoomLibrary({ catalogue, ...ports }) {
	const session = new Session(ports.blank, catalogue);
	const workspace = workspaceOf(session);
	const library = await openLibrary({
		...ports,
		kind: roomKind(catalogue),
		workspace
	});
	return {
		...library,
		session,
		async rename(id, name) {
			if (id === library.state().id) {
				const outcome = session.dispatch(renameRoom, { name });
				return outcome.ok ? accept(null) : outcome;
			}
			return library.change(id, (document) => {
				const outcome = renameRoom(document, { name }, catalogue);
				return outcome.ok ? accept(outcome.document) : outcome;
			});
		}
	};
}
// src/room/files/rasterise.ts
async function rasterise({ svg, width, height }, wanted, type) {
	const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
	try {
		const image = new Image();
		image.src = url;
		await image.decode();
		const canvas = document.createElement("canvas");
		canvas.width = wanted;
		canvas.height = Math.round(wanted * height / width);
		const context = canvas.getContext("2d");
		if (!context) return null;
		context.drawImage(image, 0, 0, canvas.width, canvas.height);
		return await new Promise((resolve) => canvas.toBlob(resolve, type, .85));
	} catch {
		return null;
	} finally {
		URL.revokeObjectURL(url);
	}
}
// src/room/pictures/pictureData.ts
var LONGEST = 1024;
/** Through a canvas: what may not be read, as from a host that does not allow it, stays away. */
async function drawnAnew(url) {
	const image = new Image();
	image.crossOrigin = "anonymous";
	image.src = url;
	await image.decode();
	const scale = Math.min(1, LONGEST / Math.max(image.naturalWidth, image.naturalHeight));
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
	canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
	canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
	return canvas.toDataURL("image/webp", .86);
}
var pictureData = (book) => async (picture) => {
	const url = await book.url(picture);
	return url === null ? null : drawnAnew(url).catch(() => null);
};
// src/room/modelWorker/modelWorker.ts
var newThread = () => new Worker(new URL("./model.worker.ts", import.meta.url), { type: "module" });
/** So often in a row may it break down before what was asked is given up. */
var MOST_CRASHES = 2;
/** Each has a thread of its own; all threads run the one file, which is fetched once. */
function openModelWorker(open = newThread) {
	let thread = null;
	let crashes = 0;
	let count = 0;
	const waiting = /* @__PURE__ */ new Map();
	function start() {
		const started = open();
		started.onmessage = ({ data: { id, result } }) => {
			crashes = 0;
			const asked = waiting.get(id);
			waiting.delete(id);
			asked?.settle(result);
		};
		started.onerror = () => {
			end();
			crashes += 1;
			if (crashes < MOST_CRASHES) for (const [id, { request }] of waiting) post({
				id,
				request
			});
			else refuseAll("crashed");
		};
		return started;
	}
	function post(asked) {
		thread ??= start();
		thread.postMessage(asked);
	}
	function end() {
		thread?.terminate();
		thread = null;
	}
	function refuseAll(reason) {
		crashes = 0;
		const given = [...waiting.values()];
		waiting.clear();
		for (const { settle } of given) settle(refuse(reason));
	}
	return {
		ask(request) {
			const { promise, resolve } = Promise.withResolvers();
			const id = ++count;
			waiting.set(id, {
				request,
				settle: (result) => resolve(result.ok ? accept(result.value.value) : result)
			});
			post({
				id,
				request
			});
			return promise;
		},
		close() {
			end();
			refuseAll("closed");
		}
	};
}
// src/room/modelWorker/pictureUrls.ts
async function pictureUrls(pictures, urlOf) {
	const urls = /* @__PURE__ */ new Map();
	await Promise.all(pictures.map(async (picture) => {
		const url = await urlOf(picture).catch(() => null);
		if (url !== null) urls.set(pictureKey(picture), url);
	}));
	return urls;
}
// src/room/rooms/roomDrawer.ts
function openRoomDrawer(pictureData) {
	const worker = openModelWorker();
	return {
		async draw(document, options = {}) {
			const urls = await pictureUrls(picturesIn(document), pictureData);
			const drawn = await worker.ask({
				kind: "room",
				document,
				options,
				urls
			});
			return drawn.ok ? drawn.value : null;
		},
		close: worker.close
	};
}
// src/room/rooms/roomTemplates.ts
var LateTemplates = class extends Watched {
	#load;
	constructor(load) {
		super({ templates: null });
		this.#load = load;
	}
	/** What cannot be had now may be the next time. */
	fetch = () => {
		if (this.state().templates) return;
		this.#load().then((templates) => this.set({ templates }), () => {});
	};
};
/** Null until they are there. */
function useTemplates(late) {
	(0, import_react.useEffect)(() => late.fetch(), [late]);
	return useSelected(late, (state) => state.templates);
}
// src/room/rooms/roomTools.ts
/** Twice as wide as it is shown. */
var SMALL = 360;
function openRoomTools(all) {
	const { database, pictures, templates, roomIsDrawn, ...parts } = all;
	const drawer = openRoomDrawer(pictureData(pictures));
	const thumbnails = openThumbnails({
		database,
		draw: async (document) => {
			await roomIsDrawn();
			const drawing = await drawer.draw(document);
			return drawing && rasterise(drawing, SMALL, "image/webp");
		},
		newUrl: (bytes) => URL.createObjectURL(bytes),
		freeUrl: (url) => URL.revokeObjectURL(url)
	});
	return {
		...parts,
		drawer,
		thumbnails,
		now: Date.now,
		templates: new LateTemplates(templates),
		view: new Watched({ view: null }),
		close: () => {
			thumbnails.close();
			drawer.close();
		}
	};
}
// src/room/sceneView/drawing/firstPicture.ts
var latest = Promise.withResolvers();
latest.resolve();
/** At once where no view has anything to draw. */
var pictureIsDrawn = () => latest.promise;
/** For a view that comes; gives what to call when it goes. */
function expectPicture() {
	latest = Promise.withResolvers();
	return latest.resolve;
}
/** Something of the room is to be seen, or never will be. */
var endFirstPicture = () => latest.resolve();
// src/room/sceneView/useStage.ts
var closed = {
	stage: null,
	isWhole: false,
	isLost: false
};
var current = null;
/** The stage that is open now, for whoever makes pictures and files of the room. */
var openedStage = () => current;
function useStage(place, walking) {
	const { session, view, pictures } = useEditor();
	const [staged, setStaged] = (0, import_react.useState)(closed);
	(0, import_react.useEffect)(() => {
		if (!place.current) return;
		const leave = mountScene(place.current, {
			async open(canvas, lost) {
				const { openStage } = await import("./openStage-DoOWMiP7.mjs");
				const opened = await openStage(canvas, {
					catalogue: session.catalogue,
					pictures,
					onLost: lost,
					onFrame: ({ waiting, frames, calls }) => {
						canvas.dataset.frames = `${frames}`;
						canvas.dataset.calls = `${calls}`;
						if (waiting === 0) setStaged((now) => now.stage && !now.isWhole ? {
							...now,
							isWhole: true,
							isLost: false
						} : now);
					}
				});
				return opened.ok ? opened.value : null;
			},
			opened(stage) {
				const show = () => {
					const { document: room, selection, tool } = session.state();
					const { walker } = walking.state();
					stage.show({
						document: room,
						selection,
						tool,
						look: view.state(),
						walker
					});
				};
				const leave = [
					session,
					view,
					walking
				].map((source) => source.subscribe(show));
				current = stage;
				show();
				setStaged((now) => ({
					...now,
					stage
				}));
				return () => {
					for (const stop of leave) stop();
					if (current === stage) current = null;
				};
			},
			lost: () => setStaged({
				...closed,
				isLost: true
			})
		});
		return () => {
			leave();
			setStaged(closed);
		};
	}, [
		place,
		session,
		view,
		pictures,
		walking
	]);
	return staged;
}
// src/room/model/emptyRoom.ts
var emptyRoom = ({ name, columns, rows, floor, wall }) => ({
	shell: {
		name,
		size: {
			columns,
			rows,
			height: WALL_HEIGHT.usual
		},
		floor,
		walls: {
			north: wall,
			east: wall,
			south: wall,
			west: wall
		},
		light: "day",
		backdrop: null
	},
	openings: /* @__PURE__ */ new Map(),
	items: /* @__PURE__ */ new Map()
});
// src/room/template/bareRoom.ts
var bareShell = {
	name: "My room",
	columns: 8,
	rows: 8,
	floor: "pine-boards",
	wall: "limewash"
};
/** In tiles along the wall, as high as such a one usually sits; one of each kind. */
var bareOpenings = [{
	kind: "open",
	model: "plank-door",
	wall: "west",
	along: 5
}, {
	kind: "open",
	model: "casement",
	wall: "north",
	along: 2.25
}];
var bareRoom = {
	...bareShell,
	things: bareOpenings
};
// src/room/template/blankRoom.ts
function blankRoom(catalogue) {
	const { floor, wall } = bareShell;
	const openings = bareOpenings.map(({ model, wall, along }) => {
		const up = catalogue.opening(model)?.sill ?? 0;
		return [model, {
			id: model,
			model,
			wall,
			along: along * 4,
			up
		}];
	});
	return {
		...emptyRoom({
			...bareShell,
			floor: { kind: floor },
			wall: { kind: wall }
		}),
		openings: new Map(openings)
	};
}
// src/room/frame/openEditor.ts
/** What the browser forbids is an answer, not a fault. */
var browserClipboard = {
	write: async (text) => {
		try {
			await navigator.clipboard.writeText(text);
			return true;
		} catch {
			return false;
		}
	},
	read: async () => {
		try {
			return await navigator.clipboard.readText();
		} catch {
			return null;
		}
	}
};
/** While the editor is being set up, and it does not wait for it. */
var fetchAccount = (parts) => import("./openAccount-DDC7HFM2.mjs").then(({ openAccount }) => openAccount(parts), () => null);
async function openEditor(wish) {
	const { room, remixOf, signIn, kit } = wish;
	const { database, tabs } = await openDevice(roomLayout);
	const owned = openOwned(kit, signIn);
	const catalogue = catalogueWith(owned.counts);
	const blank = blankRoom(catalogue);
	const ports = browserPorts(roomLayout);
	const remaker = openRemaker();
	const [library, shelf] = await Promise.all([openRoomLibrary({
		...ports,
		database,
		tabs,
		catalogue,
		blank,
		wanted: room
	}), openPictureShelf({
		database,
		tabs,
		remaker,
		now: Date.now
	})]);
	const pictures = openPictureBook({
		shelf,
		serverUrl: async (hash) => link(`/pictures/${hash}`),
		tokenImage: async (token) => (await import("./fieldToken-c7try7R0.mjs")).tokenImage(token),
		newUrl: (bytes) => URL.createObjectURL(bytes),
		freeUrl: (url) => URL.revokeObjectURL(url)
	});
	const tools = openRoomTools({
		library,
		pictures,
		database,
		stage: openedStage,
		roomIsDrawn: pictureIsDrawn,
		templates: async () => (await import("./template-Ctdk9ZcP.mjs")).templates
	});
	const account = signIn && fetchAccount({
		database,
		tabs: openTabs(roomLayout.name),
		catalogue,
		shelf,
		signIn
	});
	const editor = createEditor({
		session: library.session,
		pictures,
		announce,
		newId: ports.newId,
		favourites: openFavourites(),
		clipboard: browserClipboard,
		hasLetterKeys: hadLetterKeys()
	});
	const stop = keepLetterKeys(editor);
	const begin = async (id) => {
		const { beginRemix } = await import("./beginRemix-tvdWApdh.mjs");
		return beginRemix({
			editor,
			library,
			account: await account
		}, id);
	};
	let missing = null;
	if (remixOf !== null && account) missing = await begin(remixOf);
	else if (room !== null && ![library.state().id, library.state().unreadable?.id].includes(room)) missing = {
		kind: "room",
		id: room
	};
	return {
		editor,
		library,
		tools,
		shelf,
		owned,
		missing,
		remix: begin,
		account: account ? account.then((found) => found?.rooms ?? null) : null,
		roomsShowing: (hash) => roomsShowing(database, hash),
		close: () => {
			stop();
			account?.then((found) => found?.close());
			owned.close();
			tools.close();
			pictures.close();
			shelf.close();
			library.close();
		}
	};
}
// src/room/frame/RoomDesigner.tsx
var RoomDesigner_exports = /* @__PURE__ */ __exportAll({ RoomDesigner: () => RoomDesigner });
var MyPictures = lazyOrNothing(async () => (await import("./MyPictures-Dgy3Dqz5.mjs")).MyPictures);
var OwnFields = lazyOrNothing(async () => (await import("./OwnFields-CGwFOxO2.mjs")).OwnFields);
/** My pictures: what the visitor brought themselves, and the fields that they own. */
function OwnPictures({ shelf, roomsShowing, owned, library }) {
	const owner = (0, import_react.useSyncExternalStore)(owned.onOwner, owned.owner);
	const begin = async (id) => {
		const { fieldRoom } = await import("./fieldRoom-Dvmbbhiz.mjs");
		return (await library.create(fieldRoom(id))).ok;
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: OwnPictures_module_default.pictures,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MyPictures, {
			shelf,
			roomsShowing
		}), owner !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnFields, {
			owner,
			fieldsOf: owned.fieldsOf,
			onBegin: begin
		})]
	});
}
var Beginning = lazyOrNothing(async () => (await import("./TemplateCards-0A92A_W4.mjs")).Beginning);
var RoomNotices = lazyOrNothing(async () => (await import("./RoomNotices-DgzZo2pF.mjs").then((n) => n.n)).RoomNotices);
var AccountNotices = lazyOrNothing(async () => (await import("./AccountNotices-CDXqiNNl.mjs")).AccountNotices);
var MissingRoomNotice = lazyOrNothing(async () => (await import("./MissingRoomNotice-MTm_CRBT.mjs")).MissingRoomNotice);
function RoomDesigner({ signIn, onOpen }) {
	const kit = useKit();
	const [opened, setOpened] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => {
		let isWanted = true;
		let own = null;
		const address = new URLSearchParams(location.search);
		const [room, remixOf] = [address.get("room"), address.get("remix")];
		openEditor({
			room,
			remixOf,
			signIn,
			kit
		}).then((editor) => {
			if (!isWanted) return editor.close();
			own = editor;
			if (remixOf !== null) history.replaceState(history.state, "", location.pathname);
			setOpened(editor);
			onOpen();
		});
		return () => {
			isWanted = false;
			own?.close();
		};
	}, [
		signIn,
		kit,
		onOpen
	]);
	return opened && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EditorOnDevice, { ...opened });
}
function EditorOnDevice(opened) {
	const { editor, library, tools, account, missing, owned } = opened;
	(0, import_react.useSyncExternalStore)(owned.subscribe, () => [...owned.counts.values()].join());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Editor, {
		editor,
		roomMenu: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomMenu, { tools }),
		saving: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveLine, {
			state: library,
			onRetry: library.retry,
			account
		}),
		exportButton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
			kind: "raised",
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Camera$1 }),
			label: strings$3.exportTitle,
			"aria-haspopup": "dialog",
			onClick: () => tools.view.set({ view: { kind: "export" } })
		}),
		shareButton: account && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareButton, {
			account,
			room: () => library.state().id,
			keep: library.keep
		}),
		notices: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomNotices, { tools }),
			missing && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MissingRoomNotice, {
				...opened,
				missing
			}),
			account && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AccountNotices, { account })
		] }),
		pictures: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnPictures, { ...opened }),
		beginning: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Beginning, { tools })
	});
}
export { Box as $, takeLifts as A, Keys as B, MOST_SENT as C, strings as D, syncPorts as E, ClipboardCopy as F, Undo as G, focusTints as H, AlignCenterVertical as I, Undo2 as J, Heart as K, shortLength as L, ChevronUp as M, Lamp as N, firstPlace as O, ClipboardPaste as P, Grid2x2 as Q, shortWords as R, RoomDesigner, MOST_PIXELS as S, strings$3 as St, roomLayout as T, pieceUrl as U, Tints as V, pieces as W, useAction as X, canDrawScenes as Y, Image$1 as Z, databaseStore as _, lineWords as _t, endFirstPicture as a, dayWords as at, MOST_BYTES as b, troubleWords as bt, pictureUrls as c, useRooms as ct, guidesFor as d, RoomThumbnail as dt, useLayout as et, standItem as f, focusRoomName as ft, documentIn as g, Archive as gt, idOf as h, Pencil as ht, useStage as i, clockWords as it, Slip as j, Clock as k, openModelWorker as l, failureWords as lt, documentKey as m, Trash as mt, bareRoom as n, TriangleExclamationPoint as nt, expectPicture as o, whenWords as ot, placeItem as p, Upload as pt, ToolButton as q, emptyRoom as r, CloudOff as rt, useTemplates as s, useSayDone as st, RoomDesigner_exports as t, SaveLine_module_default as tt, rasterise as u, strings$1 as ut, overwrite as v, shortLineWords as vt, roomKind as w, MOST_FILE as x, imports as xt, LONGEST_SIDE as y, strings$2 as yt, Toolbar as z };
