import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { O as firstPlace, S as MOST_PIXELS, Z as Image, b as MOST_BYTES, p as placeItem, x as MOST_FILE, y as LONGEST_SIDE } from "./RoomDesigner-N83TRq4y.mjs";
import { t as Layers } from "./layers-BnUlVrog.mjs";
import { t as Mountain } from "./mountain-DgWOA1LC.mjs";
import { n as MenuItem } from "./Menu-ByeL0bQy.mjs";
import { i as useSession, n as useEditor } from "./EditorContext-CDejE1eF.mjs";
import { o as focusRegion, t as eachItem } from "./eachItem-BCgwDeqq.mjs";
import { r as isPicture } from "./schema-UNRo-aWM.mjs";
import { a as report, c as label, l as refused, t as describeLabel, u as settled } from "./label-DBX2nr8B.mjs";
import { n as paintFloor, t as paintWalls } from "./paintWalls-D1MpRS2Q.mjs";
import { t as sameValue } from "./sameValue-CBYInl_F.mjs";
import { i as itemName } from "./refusal-eJnVm1sq.mjs";
import { r as OWN_PICTURE } from "./siteCatalogue-D6ojEeFr.mjs";
import { a as usualUpOf } from "./rows-Ct2cmVWh.mjs";
import { n as sides } from "./room-BqyOiuDk.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// node_modules/lucide-react/dist/esm/icons/grid-3x3.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "grid-3x3",
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
			d: "M3 9h18",
			key: "1pudct"
		}],
		["path", {
			d: "M3 15h18",
			key: "5xshup"
		}],
		["path", {
			d: "M9 3v18",
			key: "fh3hqa"
		}],
		["path", {
			d: "M15 3v18",
			key: "14nvp0"
		}]
	],
	aliases: ["grid", "grid-3-x-3"]
};
__iconData$2.node;
var Grid3x3 = createLucideIcon(__iconData$2);
// node_modules/lucide-react/dist/esm/icons/paint-roller.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "paint-roller",
	size: 24,
	node: [
		["rect", {
			width: "16",
			height: "6",
			x: "2",
			y: "2",
			rx: "2",
			key: "jcyz7m"
		}],
		["path", {
			d: "M10 16v-2a2 2 0 0 1 2-2h8a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-2",
			key: "1b9h7c"
		}],
		["rect", {
			width: "4",
			height: "6",
			x: "8",
			y: "16",
			rx: "1",
			key: "d6e7yl"
		}]
	]
};
__iconData$1.node;
var PaintRoller = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/presentation.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "presentation",
	size: 24,
	node: [
		["path", {
			d: "M2 3h20",
			key: "91anmk"
		}],
		["path", {
			d: "M21 3v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3",
			key: "2k9sn8"
		}],
		["path", {
			d: "m7 21 5-5 5 5",
			key: "bip4we"
		}]
	]
};
__iconData.node;
var Presentation = createLucideIcon(__iconData);
// src/room/commands/hangPicture.ts
var hangPicture = (document, { id, picture }, catalogue) => {
	if (picture !== null && !isPicture(picture)) return refused({ kind: "badPicture" });
	return eachItem(document, [id], catalogue, picture ? "hangPicture" : "takePicture", (item, model) => {
		const { picture: had, ...bare } = item;
		if (!picture) return had ? bare : item;
		return model.takesPicture ? {
			...bare,
			picture
		} : {
			kind: "takesNoPicture",
			model: model.id
		};
	});
};
// src/room/commands/setBackdrop.ts
var setBackdrop = (document, { picture }, catalogue) => {
	if (picture !== null && !isPicture(picture)) return refused({ kind: "badPicture" });
	if (sameValue(picture, document.shell.backdrop)) return refused({ kind: "nothingChanges" });
	return settled(document, { shell: { backdrop: picture } }, catalogue, { label: label("backdrop", { kind: "room" }) });
};
// src/room/pictures/hanging.ts
var ways = [
	"hang",
	"rug",
	"screen",
	"walls",
	"floor",
	"backdrop"
];
var RUG = "picture-rug";
var SCREEN = "picture-screen";
var hangable = ({ hash, alt, width, height }) => ({
	picture: {
		kind: "upload",
		hash,
		alt
	},
	isWide: width >= height
});
/** The one chosen thing, if it can show a picture. */
function chosenFrame({ document, selection }, catalogue) {
	const item = selection.length === 1 ? document.items.get(selection[0]) : void 0;
	return item && catalogue.item(item.model)?.takesPicture ? item : null;
}
function frameName({ session }) {
	const item = chosenFrame(session.state(), session.catalogue);
	return item && itemName(session.catalogue, item);
}
function tell(editor, outcome) {
	return report(editor, outcome, () => outcome.ok ? `${describeLabel(editor.session.catalogue, outcome.label)}.` : "");
}
/** A new piece with the picture in it, where it is free in the middle of the view, and chosen. */
function place(editor, model, picture) {
	const { session, view, newId } = editor;
	const { document, selection } = session.state();
	const { quarter, pan } = view.state();
	const fresh = {
		id: newId(),
		model,
		turn: 0
	};
	const around = {
		quarter,
		pan,
		selection
	};
	const at = firstPlace(document, session.catalogue, fresh, around, usualUpOf(model));
	session.begin();
	const placed = session.dispatch(placeItem, {
		...fresh,
		at
	});
	if (!placed.ok) {
		session.bail();
		return tell(editor, placed);
	}
	session.dispatch(hangPicture, {
		id: fresh.id,
		picture
	});
	session.finish(placed.label);
	session.select([fresh.id]);
	return tell(editor, placed);
}
/** Whether it was done; what is new is chosen then, so that it can be carried on from there. */
function putTo(editor, { picture, isWide }, way) {
	const { session } = editor;
	const finish = {
		kind: OWN_PICTURE,
		picture
	};
	switch (way) {
		case "hang": {
			const frame = chosenFrame(session.state(), session.catalogue);
			return frame ? tell(editor, session.dispatch(hangPicture, {
				id: frame.id,
				picture
			})) : place(editor, isWide ? "wide-frame" : "tall-frame", picture);
		}
		case "rug": return place(editor, RUG, picture);
		case "screen": return place(editor, SCREEN, picture);
		case "walls": return tell(editor, session.dispatch(paintWalls, {
			walls: sides,
			finish
		}));
		case "floor": return tell(editor, session.dispatch(paintFloor, { finish }));
		case "backdrop": return tell(editor, session.dispatch(setBackdrop, { picture }));
	}
}
// src/room/pictures/strings.ts
var mega = (bytes) => `${Math.round(bytes / 1024 / 1024)} MB`;
function listed(names) {
	if (names.length <= 2) return names.join(" and ");
	return `${names[0]} and ${names.length - 1} other rooms`;
}
var strings = {
	add: "Add pictures",
	drop: "or drop them here, or paste",
	privacy: "They stay on this device. What the camera wrote into them is left out.",
	empty: "Grandmother, a map, your own cat: whatever should hang here.",
	working: (name) => `Looking at ${name}…`,
	added: (count) => count === 1 ? "One picture added." : `${count} pictures added.`,
	had: (name) => `${name} is here already.`,
	refused: (name, why) => `${name}: ${why}`,
	pasted: "The pasted picture",
	list: "My pictures",
	unnamed: "Not described yet",
	choose: (name) => `${name}: what to do with it`,
	hang: "Hang it in a frame",
	hangIn: (name) => `Hang it in ${name}`,
	rug: "Lay it as a rug",
	screen: "Stand it as a screen",
	walls: "Paper the walls with it",
	floor: "Lay the floor with it",
	backdrop: "See it through the windows",
	describe: "Say what it shows…",
	remove: "Delete it…",
	describeTitle: "What does it show?",
	describeLabel: "For those who cannot see it",
	describeHint: "A few words, as in: a speckled hen on a gate.",
	describeDo: "Keep these words",
	described: "Its words are kept.",
	notDescribed: "Those words could not be kept. Leave out what is invisible, and try again.",
	removeTitle: "Delete this picture?",
	nowhere: "It hangs in no room on this device.",
	hangs: (rooms) => `It is to be seen in ${listed(rooms)}. There its place will be empty.`,
	looking: "Looking where it hangs…",
	removeDo: "Delete it",
	keepIt: "Keep it",
	removed: "The picture is deleted.",
	notRemoved: "It could not be deleted just now."
};
var refusals = {
	heic: "this browser cannot open HEIC, the format of some phones. Save it as JPEG and add that.",
	gif: "a GIF would not move on the wall. Save it as PNG or JPEG.",
	avif: "AVIF is not taken yet. Save it as PNG, JPEG or WebP.",
	svg: "a drawing in SVG can carry more than a picture. Save it as PNG.",
	pdf: "that is a PDF. Take a picture of the page and add that.",
	other: "that is no PNG, JPEG or WebP, whatever its name says.",
	broken: "it begins as a picture and does not go on as one. The file is damaged.",
	tooHeavy: `it is heavier than ${mega(MOST_FILE)}. A smaller copy will look just as well: ${LONGEST_SIDE} dots are kept.`,
	tooManyPixels: `it has more than ${MOST_PIXELS / 1e6} million dots. Make it smaller first.`,
	tooMany: `200 pictures are kept here, and that is all there is room for. Delete one first.`,
	tooMuch: `your pictures would be heavier than ${mega(MOST_BYTES)} together. Delete one first.`,
	full: "this device has no space left for it.",
	unavailable: "this browser's storage does not answer."
};
// src/room/pictures/WaysToHang.tsx
var import_jsx_runtime = require_jsx_runtime();
var icons = {
	hang: Image,
	rug: Layers,
	screen: Presentation,
	walls: PaintRoller,
	floor: Grid3x3,
	backdrop: Mountain
};
var isPiece = (way) => way === "hang" || way === "rug" || way === "screen";
function WaysToHang({ of }) {
	const editor = useEditor();
	const { catalogue } = editor.session;
	useSession((state) => chosenFrame(state, catalogue)?.id);
	const frame = frameName(editor);
	const put = (way) => {
		if (putTo(editor, of, way) && isPiece(way)) focusRegion("room");
	};
	return ways.map((way) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: icons[way] }),
		onSelect: () => put(way),
		children: way === "hang" && frame !== null ? strings.hangIn(frame) : strings[way]
	}, way));
}
export { hangable as i, refusals as n, strings as r, WaysToHang as t };
