import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as site } from "./site.config-BuNsMVty.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { S as readFieldNumber, o as goTo } from "../prerender.mjs";
import { t as fieldLink } from "./fieldLinks-BJsuynek.mjs";
import { t as Field } from "./Field-DUW2t5iB.mjs";
// src/fields/parishNames.ts
var firsts = "Goose Withy Chalk Peat Upper East Barley Saffron Otter Hazel Lower Martin Bramble Clover Damson Elder Fallow Gorse Harrow Honey Kestrel Larch Medlar Nettle Orchard Plover Quince Rush Sorrel Teasel West Wren Yarrow Linnet".split(" ");
var seconds = "End Bottom Hundred Fold Marl Barns Acre Bank Beck Common Corner Croft Cross Dale Down Ford Garth Green Halt Heath Hollow Lea Meads Mere Mill Nook Piece Reach Rise Saltings Stile Tithe Vale Wick".split(" ");
var COUNT = firsts.length * seconds.length;
/** Shares no factor with the count, so that walking by it meets every pair of words once. */
var STRIDE = 487;
var numerals = [
	"",
	" the Less",
	" the Far",
	" the Fourth",
	" the Fifth",
	" the Sixth"
];
function parishName(parish) {
	const round = Math.floor(parish / COUNT);
	const pair = parish * STRIDE % COUNT;
	return `${firsts[pair % firsts.length]} ${seconds[Math.floor(pair / firsts.length)]}` + (numerals[round] ?? ` ${round + 1}`);
}
// src/fields/hexes.ts
/** In the order of a walk round a ring, beginning eastward. */
var directions = [
	{
		q: 1,
		r: 0
	},
	{
		q: 0,
		r: 1
	},
	{
		q: -1,
		r: 1
	},
	{
		q: -1,
		r: 0
	},
	{
		q: 0,
		r: -1
	},
	{
		q: 1,
		r: -1
	}
];
var plus = (a, b) => ({
	q: a.q + b.q,
	r: a.r + b.r
});
var minus = (a, b) => ({
	q: a.q - b.q,
	r: a.r - b.r
});
var times = ({ q, r }, k) => ({
	q: q * k,
	r: r * k
});
/** Steps from the middle of the map. */
var ringOf = ({ q, r }) => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
// src/fields/place.ts
/** How many hexes lie in the rings up to and including this one. */
var discSize = (ring) => 3 * ring * (ring + 1) + 1;
function ringOfNumber(n) {
	const guess = Math.max(0, Math.floor((Math.sqrt(12 * n + 9) - 3) / 6));
	if (n < discSize(guess)) return guess && n < discSize(guess - 1) ? guess - 1 : guess;
	return guess + 1;
}
/** Hexes are counted outward in rings. Number 0 is the middle; each ring begins at its eastern corner. */
function spiralHex(n) {
	const ring = ringOfNumber(n);
	if (ring === 0) return {
		q: 0,
		r: 0
	};
	const along = n - discSize(ring - 1);
	const side = Math.floor(along / ring);
	return plus(times(directions[side], ring), times(directions[(side + 2) % 6], along % ring));
}
/** The number of a hex, found without walking there. */
function spiralNumber(hex) {
	const ring = ringOf(hex);
	if (ring === 0) return 0;
	const { q, r } = hex;
	const s = -q - r;
	const [side, along] = q > 0 && r >= 0 && s < 0 && -s === ring ? [0, r] : r === ring && q <= 0 && s < 0 ? [1, -q] : q === -ring && r > 0 ? [2, ring - r] : s === ring && q < 0 ? [3, -r] : r === -ring ? [4, q] : [5, r + ring];
	return discSize(ring - 1) + side * ring + along;
}
/** Rings of fields round the middle field of a parish. */
var RINGS = 5;
var parishSize = discSize(RINGS);
/** One step east, and one south-east, from a parish to the next. */
var east = {
	q: 11,
	r: -5
};
var southEast = {
	q: RINGS,
	r: 6
};
var parishOf = (id) => Math.floor(id / parishSize);
function fromParishes({ q, r }) {
	return {
		q: q * east.q + r * southEast.q,
		r: q * east.r + r * southEast.r
	};
}
/** The hex of the middle field of a parish. */
var parishMiddle = (parish) => fromParishes(spiralHex(parish));
function place(id) {
	return plus(parishMiddle(parishOf(id)), spiralHex(id % parishSize));
}
/** The parish whose hexagon holds a hex: one of those about the nearest middle. */
function parishAround(hex) {
	const q = Math.round((hex.q * southEast.r - hex.r * southEast.q) / parishSize);
	const r = Math.round((hex.r * east.q - hex.q * east.r) / parishSize);
	for (const dq of [
		0,
		-1,
		1
	]) for (const dr of [
		0,
		-1,
		1
	]) {
		const parish = {
			q: q + dq,
			r: r + dr
		};
		if (ringOf(minus(hex, fromParishes(parish))) <= RINGS) return parish;
	}
	throw new Error(`Hex ${hex.q}, ${hex.r} lies in no parish`);
}
/** The field number of any hex; which numbers exist is for the collection to say. */
function fieldAt(hex) {
	const parish = parishAround(hex);
	return spiralNumber(parish) * parishSize + spiralNumber(minus(hex, fromParishes(parish)));
}
var Hills_module_default = {
	hills: "_hills_h384h_2",
	stars: "_stars_h384h_8",
	land: "_land_h384h_21",
	far: "_far_h384h_29",
	near: "_near_h384h_33",
	ground: "_ground_h384h_37"
};
// src/alphaFields/shared/Hills.tsx
var import_jsx_runtime = require_jsx_runtime();
function Hills() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Hills_module_default.hills,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
			className: Hills_module_default.stars,
			viewBox: "0 0 1200 400",
			preserveAspectRatio: "xMidYMin slice",
			"aria-hidden": "true",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M90 70h0M180 190h0M260 40h0M330 130h0M420 70h0M505 30h0M560 160h0M640 60h0M720 120h0M790 36h0M860 90h0M930 210h0M1010 50h0M1080 140h0M1150 80h0M60 290h0M1130 300h0" })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
			className: Hills_module_default.land,
			viewBox: "0 0 1440 300",
			preserveAspectRatio: "none",
			"aria-hidden": "true",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: Hills_module_default.far,
					d: "M0 120C220 20 420 40 640 110s520 80 800-40v230H0z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: Hills_module_default.near,
					d: "M0 190c260-70 520-60 800 0s440 40 640-20v130H0z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: Hills_module_default.ground,
					d: "M0 262c200-34 380-30 620-8s520 22 820-18v64H0z"
				})
			]
		})]
	});
}
// src/alphaFields/shared/JumpForm.module.css
var import_react = require_react();
var JumpForm_module_default = {
	form: "_form_uuu1o_2",
	number: "_number_uuu1o_10",
	go: "_go_uuu1o_14"
};
// src/alphaFields/shared/strings.ts
var hourNames = {
	day: "Day",
	evening: "Evening",
	night: "Night"
};
var seasonNames = {
	seedtime: "Seedtime",
	highSun: "High Sun",
	leafFall: "Leaf-fall",
	hearth: "Hearth"
};
/** What each trait is about, for those who meet it for the first time. */
var traitHints = {
	region: "the country around it",
	soil: "how long rain stays",
	water: "where it comes from",
	aspect: "where it looks",
	shape: "how its plots lie",
	wind: "how it blows here",
	heirloom: "a seed of its own",
	landmark: "what stands on it",
	cottage: "how the house is built"
};
var compass = [
	"the south",
	"the south-west",
	"the west",
	"the north-west"
];
var otherSide = [
	"the north",
	"the north-east",
	"the east",
	"the south-east"
];
var strings = {
	field: (id) => `Field ${id}`,
	description: (words, parish) => `${words}. In the parish of ${parish}.`,
	picture: (id, words) => `Field ${id} as a floating island with cottage, beds and everything that grows there. ${words}.`,
	crumbs: "Where this is",
	gallery: "Alpha Fields",
	parish: (name) => `Parish of ${name}`,
	keptBy: "Kept by",
	keptByYou: "Kept by you",
	unkept: "Not yet claimed",
	asOfBlock: (block) => `as of block ${block.toLocaleString("en")}`,
	marketplace: "See on the marketplace",
	opensElsewhere: "opens in a new tab",
	watch: "Watch in wallet",
	watchConnect: "Connect a wallet first; this opens the list of wallets",
	watched: (id) => `Your wallet now shows field ${id}.`,
	watchFailed: "Your wallet did not take it.",
	notLoaded: "That could not be loaded. Please try again.",
	share: "Share this field",
	linkCopied: "Link copied.",
	linkNotCopied: (address) => `Copy it from here: ${address}`,
	neighbouring: "Other fields",
	previous: (id) => `Field ${id}, one before`,
	next: (id) => `Field ${id}, one after`,
	jump: "Jump to a number",
	jumpRange: (last) => `Numbers run from 0 to ${last.toLocaleString("en")}.`,
	go: "Go",
	lies: (q, r, ring) => ring === 0 ? "In the very middle of the country" : `Hex ${signed(q)}, ${signed(r)} · ${ring} ${ring === 1 ? "field" : "fields"} from the middle of the country`,
	hour: "Time of day",
	season: "Season",
	turn: "Turn the field",
	turnHint: "Drag or use the arrow keys; plus and minus zoom.",
	seenFrom: (degrees) => {
		const eighth = Math.round(degrees / 45) % 8;
		return `seen from ${eighth < 4 ? compass[eighth] : otherSide[eighth - 4]}`;
	},
	turnLeft: "Turn left",
	turnRight: "Turn right",
	closer: "Closer",
	further: "Further away",
	traitsTitle: "What makes this field",
	traitsNote: "Every trait is read from the number itself. Anyone can work it out again, and nobody can change it.",
	oddsLink: "The whole table of odds",
	oneIn: (n) => `1 in ${n}`,
	inHundred: (share) => `${Math.round(share * 1e3) / 10} in a hundred`,
	plots: (shape, count) => `${shape}, ${count} plots`,
	noLandmark: "None, only sky",
	aroundTitle: "Next door",
	aroundText: (count) => count === 6 ? "Six fields lie around this one, as they do around every field inland." : `This is the coast: only ${count === 1 ? "one field lies" : `${count} fields lie`} around it, and then the sea.`,
	neighbour: (id, way) => `Field ${id}, to the ${way}`,
	parishTitle: (name) => `The parish of ${name}`,
	parishText: (count, soils) => `${count} fields, mostly ${soils}.`,
	parishMap: (id) => `A map of the parish, each field a hexagon in the colour of its soil; field ${id} is marked.`,
	walkParish: "Walk the parish"
};
function signed(n) {
	return n < 0 ? `−${-n}` : `${n}`;
}
// src/alphaFields/shared/JumpForm.tsx
var { size } = site.collection;
function JumpForm() {
	const [error, setError] = (0, import_react.useState)();
	const jump = (event) => {
		event.preventDefault();
		const digits = String(new FormData(event.currentTarget).get("number") ?? "").trim().replace(/^(?:№|#)\s*/, "");
		const id = /^\d{1,9}$/.test(digits) ? readFieldNumber(String(Number(digits)), size) : null;
		setError(id === null ? strings.jumpRange(size - 1) : void 0);
		if (id !== null) goTo(fieldLink(id));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		action: link("/fields/go"),
		method: "get",
		className: JumpForm_module_default.form,
		onSubmit: jump,
		noValidate: true,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			label: strings.jump,
			name: "number",
			inputMode: "numeric",
			autoComplete: "off",
			maxLength: 12,
			className: JumpForm_module_default.number,
			error,
			onValue: () => setError(void 0)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			type: "submit",
			kind: "secondary",
			className: JumpForm_module_default.go,
			children: strings.go
		})]
	});
}
var skyTokens_module_default = { sky: "_sky_mouca_3" };
export { strings as a, fieldAt as c, parishSize as d, place as f, parishName as g, plus as h, seasonNames as i, parishMiddle as l, minus as m, JumpForm as n, traitHints as o, directions as p, hourNames as r, Hills as s, skyTokens_module_default as t, parishOf as u };
