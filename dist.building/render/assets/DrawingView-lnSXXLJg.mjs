import { t as require_react } from "./react-DbA_SeLs.mjs";
import { l as describeRoom } from "./actions-C2qBM8hP.mjs";
import { a as useView, i as useSession, n as useEditor, o as useSelected } from "./EditorContext-CDejE1eF.mjs";
import { i as builtChoiceOf, n as Twin, r as Overlays, t as useHands } from "./useHands-uLOrbx92.mjs";
import { a as cylinder, c as placed, d as slab, f as useSize, i as box, n as partMesh, o as lathe, r as ball, s as moved, t as partsOf, u as repeat } from "./partsOf-GXWO5ww-.mjs";
import { C as wallSpot, S as spotOf, _ as wallsInSight, a as flatView, b as inScene, c as inHand, d as outlines, f as plateUnder, h as layerOf, l as wouldBe, n as drawnRoomLights, p as plates, t as stageSight, u as gridOf, v as RAISED, y as alongInWall } from "./stageSight-BJkQrjh9.mjs";
import { t as Drawing_module_default } from "./Drawing.module-FPAgbRXz.mjs";
import { a as viewFrom, r as toView } from "./view-DUDaF7QY.mjs";
import { i as add, n as lightKinds, o as poseOf, s as rotate } from "./snap-DXQ8zXqW.mjs";
import { n as lightsOf } from "./rows-Ct2cmVWh.mjs";
import { s as turned } from "./footprint-VcfJNV6r.mjs";
import { t as indexOf } from "./indexOf-DdILmUFM.mjs";
import { a as endFirstPicture, c as pictureUrls, l as openModelWorker } from "./RoomDesigner-N83TRq4y.mjs";
import "./openings-B2DJFUcZ.mjs";
import "./pictureFrames-CxruM5LC.mjs";
import { i as finishPiece, l as palette, s as reliefOf, u as interior } from "./siteCatalogue-D6ojEeFr.mjs";
import { t as between } from "./random-CGkeRCPT.mjs";
import "./shells-C4W15v2U.mjs";
import { t as carriersOf } from "./structure-48xe-iUU.mjs";
import { r as holesIn } from "./openings-6K8FeEvT.mjs";
import { i as wallLength } from "./walls-DPFPWHeE.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { n as Watched } from "./watched-D0txqXRO.mjs";
import { n as picturesIn } from "./picturesIn-DrY15gK6.mjs";
import { n as borrowed } from "./allowance-8ppxgipj.mjs";
// src/room/picture/blooms.ts
var import_react = require_react();
/** Laid over and not added, a bloom hides what it lights: it has to be thinner. */
var OVER = .55;
var two = (v) => String(Math.round(v * 100) / 100);
function drawBlooms(blooms, view, { left, top }, prefix) {
	const kinds = /* @__PURE__ */ new Map();
	const gradients = [];
	for (const { at, colour, size, strength } of blooms) {
		const key = `${colour} ${strength}`;
		let dots = kinds.get(key);
		if (!dots) {
			dots = [];
			kinds.set(key, dots);
			const stop = (offset, share) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${two(strength * share * OVER)}"/>`;
			const stops = stop(0, 1) + stop(.25, .45) + stop(.6, .1) + stop(1, 0);
			gradients.push(`<radialGradient id="${prefix}-b${gradients.length}">${stops}</radialGradient>`);
		}
		const [x, y] = toView(view, at);
		const r = Math.round(size / 2 * view.scale * 1.3);
		dots.push(`<circle cx="${Math.round(x - left)}" cy="${Math.round(y - top)}" r="${r}"/>`);
	}
	const groups = [...kinds.values()].map((dots, i) => `<g fill="url(#${prefix}-b${i})">${dots.join("")}</g>`);
	return gradients.join("") + groups.join("");
}
// src/room/picture/drawnLight.ts
/** More lamps cost time, and beyond the strongest few nobody misses one. */
var MOST_LAMPS = 12;
/** A string of lamps lights like this many of them, at most. */
var MOST_TOGETHER = 5;
var QUARTER$2 = Math.PI / 2;
var about = (turn, at) => rotate(poseOf([
	0,
	turn * QUARTER$2,
	0
]), at);
var inRoom = ({ at, turn }, local) => {
	const [x, y, z] = about(turn, local);
	return [
		at[0] + x,
		at[1] + y,
		at[2] + z
	];
};
var burning = (spots) => spots.filter(({ item }) => !item.unlit && lightsOf(item.model).length > 0);
/** What walls and ceiling give back of all lamps together, so that the front of a room is not lost. */
var REBOUND = {
	colour: "#ffb27a",
	power: 3.6,
	reach: 9
};
function lampsOf(spots, light) {
	const share = drawnRoomLights[light].lamps;
	const chosen = burning(spots).map((spot) => {
		const lights = lightsOf(spot.item.model);
		const { colour, power, reach } = lightKinds[lights[0].kind];
		const mean = (k) => lights.reduce((sum, { at }) => sum + at[k], 0) / lights.length;
		return {
			at: inRoom(spot, [
				mean(0),
				mean(1),
				mean(2)
			]),
			colour,
			reach,
			power: power * share * Math.min(MOST_TOGETHER, lights.length)
		};
	}).sort((a, b) => b.power - a.power).slice(0, MOST_LAMPS);
	if (chosen.length === 0) return chosen;
	return [...chosen, {
		...REBOUND,
		at: [
			.6,
			2.9,
			.6
		],
		power: REBOUND.power * share
	}];
}
var bloomsOf = (spots, light) => burning(spots).flatMap((spot) => lightsOf(spot.item.model).map(({ kind, at }) => {
	const { colour, size, strength } = lightKinds[kind].bloom;
	const share = drawnRoomLights[light].bloom;
	return {
		at: inRoom(spot, at),
		colour,
		size: size * share,
		strength: strength * share
	};
}));
// src/models/catalogue/bounds.ts
var UNDIVIDED$1 = Number.POSITIVE_INFINITY;
function cornersOf(part) {
	const { position } = partMesh(part, UNDIVIDED$1);
	return Array.from({ length: position.length / 3 }, (_, i) => {
		const local = [
			position[3 * i],
			position[3 * i + 1],
			position[3 * i + 2]
		];
		return add(part.at, rotate(part.pose, local));
	});
}
function boundsOf(parts) {
	const low = [
		Infinity,
		Infinity,
		Infinity
	];
	const high = [
		-Infinity,
		-Infinity,
		-Infinity
	];
	for (const corner of parts.flatMap(cornersOf)) for (const k of [
		0,
		1,
		2
	]) {
		low[k] = Math.min(low[k], corner[k]);
		high[k] = Math.max(high[k], corner[k]);
	}
	return {
		low,
		high
	};
}
// src/models/furniture/cottageDoor.ts
var PLANKS = 4;
var W$2 = 1.12;
var SHOULDER = 2;
var ARCH = .42;
var archAt = (x, half, rise) => SHOULDER + rise * Math.sqrt(Math.max(0, 1 - (x / half) ** 2));
function arch(half, rise) {
	const over = Array.from({ length: 9 }, (_, i) => {
		const angle = Math.PI * i / 8;
		return [Math.cos(angle) * half, SHOULDER + Math.sin(angle) * rise];
	});
	return [
		[-half, 0],
		[half, 0],
		...over
	];
}
var plank = (i) => {
	const w = W$2 / PLANKS;
	const x0 = -1.12 / 2 + i * w;
	const x1 = x0 + w;
	const outline = [
		[x0 + .008, .02],
		[x1 - .008, .02],
		[x1 - .008, archAt(x1 - .008, .5800000000000001, ARCH)],
		[x0 + .008, archAt(x0 + .008, .5800000000000001, ARCH)]
	];
	return slab(outline, .09, [
		0,
		0,
		.085
	], i % 2 ? palette.olive : interior.mossLight, { bevel: .018 });
};
var strap = (y) => [
	box([
		.82,
		.08,
		.03
	], [
		-.1,
		y,
		.14
	], interior.ironDark, { bevel: .012 }),
	cylinder(.045, .13, [
		-.55,
		y - .025,
		.14
	], interior.ironDark, { sides: 8 }),
	...[
		-.3,
		0,
		.24
	].map((x) => ball(.022, [
		x,
		y + .04,
		.16
	], interior.ironLight, { detail: 0 }))
];
var cottageDoor = (hour) => ({
	name: hour === "night" ? "Door by night" : "Door by day",
	stands: "wall",
	footprint: [1.46, .34],
	height: 2.6,
	parts: [
		slab(arch(.7100000000000001, .57), .1, [
			0,
			0,
			.03
		], palette.walnut, { bevel: .03 }),
		slab(arch(.5800000000000001, .44), .1, [
			0,
			0,
			.035
		], palette.bark, { bevel: 0 }),
		...repeat(PLANKS, plank),
		...strap(.4),
		...strap(1.86),
		cylinder(.21, .05, [
			0,
			1.52,
			.11
		], palette.walnut, {
			turn: [
				Math.PI / 2,
				0,
				0
			],
			sides: 20,
			bevel: .015
		}),
		cylinder(.15, .06, [
			0,
			1.52,
			.11
		], hour === "night" ? interior.nightLow : interior.dayHigh, {
			turn: [
				Math.PI / 2,
				0,
				0
			],
			sides: 20,
			bevel: 0,
			glow: true
		}),
		box([
			.3,
			.025,
			.02
		], [
			0,
			1.508,
			.17
		], palette.walnut, { bevel: 0 }),
		box([
			.025,
			.3,
			.02
		], [
			0,
			1.37,
			.17
		], palette.walnut, { bevel: 0 }),
		box([
			.09,
			.2,
			.03
		], [
			.42,
			1.02,
			.14
		], palette.brass, { bevel: .012 }),
		ball(.06, [
			.42,
			1.14,
			.21
		], palette.brass),
		box([
			1.4,
			.06,
			.32
		], [
			0,
			0,
			.17
		], palette.stone, { bevel: .02 })
	]
});
var doorByDay = cottageDoor("day");
cottageDoor("night");
// src/models/furniture/windowViews.ts
/** A soft hill, drawn flat because a round one would burst into the room. */
function hill(centre, half, high, z, colour) {
	const crest = repeatPoints(9, (t) => [Math.cos(t * Math.PI) * half, Math.sin(t * Math.PI) * high]);
	return slab(crest, .01, [
		centre,
		-.1,
		z
	], colour, {
		bevel: 0,
		glow: true
	});
}
function repeatPoints(count, at) {
	return Array.from({ length: count }, (_, i) => at(i / (count - 1)));
}
var disc = (r, x, y, z, colour) => cylinder(r, .01, [
	x,
	y,
	z
], colour, {
	turn: [
		Math.PI / 2,
		0,
		0
	],
	sides: 18,
	bevel: 0,
	glow: true
});
/**
* The view fills an opening of w by h with its foot on y = 0, behind z = 0. It is set low and to the
* left, because the room is always seen from above and from the right.
*/
function windowView(hour, w, h) {
	const night = hour === "night";
	const sky = box([
		w + .6,
		h + .6,
		.02
	], [
		-.2,
		-.5,
		-.3
	], night ? interior.nightLow : interior.dayLow, {
		bevel: 0,
		glow: true,
		top: night ? interior.nightHigh : interior.dayHigh
	});
	const far = hill(-w * .22, w * .42, h * .44, -.27, night ? interior.nightHillFar : palette.leafPale);
	const near = hill(w * .24, w * .5, h * .36, -.25, night ? interior.nightHillNear : palette.leafLight);
	const light = night ? [disc(.17, w * .2, h * .72, -.285, interior.moon), ...stars(w, h)] : [disc(.2, w * .24, h * .76, -.285, palette.butter), ...clouds(w, h)];
	return [sky, ...moved([
		...light,
		far,
		near,
		...farmhouse(-w * .3, h * .38, night)
	], [
		-.22,
		-.22,
		0
	])];
}
var stars = (w, h) => repeat(11, (i) => ball(between(.012, .022, 3, i), [
	between(-.46, .46, 1, i) * w,
	between(.5, .95, 2, i) * h,
	-.28
], interior.star, {
	glow: true,
	detail: 0
}));
var clouds = (w, h) => [
	-.3,
	-.2,
	-.08
].map((x, i) => disc(.12 + i % 2 * .05, x * w, h * .72 + i % 2 * .03, -.28 + i * .004, palette.white));
/** A neighbour's house, small on the far hill; at night someone is still up. */
function farmhouse(x, y, night) {
	const wall = night ? "#2a3162" : palette.brick;
	return [
		box([
			.2,
			.13,
			.008
		], [
			x,
			y,
			-.262
		], wall, {
			bevel: 0,
			glow: true
		}),
		slab([
			[-.13, 0],
			[.13, 0],
			[0, .11]
		], .008, [
			x,
			y + .13,
			-.262
		], night ? "#222a56" : palette.slate, {
			bevel: 0,
			glow: true
		}),
		box([
			.05,
			.05,
			.008
		], [
			x + .03,
			y + .04,
			-.256
		], night ? "#ffcf7a" : palette.cream, {
			bevel: 0,
			glow: true
		})
	];
}
// src/models/furniture/cottageWindow.ts
/** The hole it needs in the wall. */
var WINDOW_OPENING = {
	width: 2.1,
	height: 1.6
};
var { width: W$1, height: H$1 } = WINDOW_OPENING;
var FOLD = .14;
function curtain(side) {
	return repeat(4, (i) => {
		const x = side * (W$1 / 2 + .3 - i * FOLD);
		const deep = i % 2 ? .14 : .09;
		return [box([
			.17,
			1.96,
			deep
		], [
			x,
			-.22,
			.14
		], i % 2 ? palette.rose : palette.terracotta, { bevel: .045 }), box([
			.17600000000000002,
			.07,
			deep + .006
		], [
			x,
			-.1,
			.14
		], palette.cream, { bevel: .03 })];
	});
}
var frame = [
	...[-1, 1].map((s) => box([
		.12,
		H$1 + .16,
		.26
	], [
		s * (W$1 / 2),
		-.08,
		-.06
	], palette.white, { bevel: 0 })),
	...[-.1, H$1 - .02].map((y) => box([
		W$1 + .24,
		.12,
		.26
	], [
		0,
		y,
		-.06
	], palette.white, { bevel: 0 })),
	...[-W$1 / 6, W$1 / 6].map((x) => box([
		.06,
		H$1,
		.08
	], [
		x,
		0,
		-.06
	], palette.white, { bevel: 0 })),
	box([
		W$1,
		.06,
		.08
	], [
		0,
		H$1 * .5,
		-.06
	], palette.white, { bevel: 0 }),
	box([
		W$1 + .5,
		.09,
		.44
	], [
		0,
		-.15,
		.16
	], palette.white, { bevel: .035 })
];
var rod = [cylinder(.035, W$1 + 1.02, [
	-(W$1 / 2 + .51),
	H$1 + .2,
	.14
], palette.walnut, {
	turn: [
		0,
		0,
		-Math.PI / 2
	],
	sides: 10
}), ...[-1, 1].flatMap((s) => [ball(.085, [
	s * (W$1 / 2 + .54),
	H$1 + .2,
	.14
], palette.walnut, { detail: 1 }), box([
	.05,
	.05,
	.16
], [
	s * (W$1 / 2 + .4),
	H$1 + .175,
	.07
], palette.bark, { bevel: 0 })])];
var cottageWindow = (hour) => ({
	name: hour === "night" ? "Window by night" : "Window by day",
	stands: "wall",
	footprint: [3.38, .4],
	height: 1.92,
	parts: [
		...windowView(hour, W$1, H$1),
		...frame,
		...rod,
		...curtain(-1),
		...curtain(1)
	]
});
var windowByDay = cottageWindow("day");
cottageWindow("night");
// src/models/furniture/roundWindow.ts
var FLAT = [
	Math.PI / 2,
	0,
	0
];
var MIDDLE = .58;
var R = .46;
var view = (hour) => {
	const night = hour === "night";
	return [
		cylinder(R, .02, [
			0,
			MIDDLE,
			.03
		], night ? interior.nightLow : interior.dayLow, {
			sides: 20,
			bevel: 0,
			glow: true,
			turn: FLAT,
			top: night ? interior.nightHigh : interior.dayHigh
		}),
		cylinder(.09, .01, [
			.14,
			.72,
			.05
		], night ? interior.moon : palette.butter, {
			sides: 12,
			bevel: 0,
			glow: true,
			turn: FLAT
		}),
		cylinder(.24, .01, [
			-.12,
			.37999999999999995,
			.048
		], night ? interior.nightHillNear : palette.leafLight, {
			sides: 14,
			bevel: 0,
			glow: true,
			turn: FLAT
		})
	];
};
var roundWindow = (hour) => ({
	name: hour === "night" ? "Round window by night" : "Round window by day",
	stands: "wall",
	footprint: [1.2, .34],
	height: 1.18,
	parts: [
		...view(hour),
		lathe([
			[.43000000000000005, 0],
			[.5800000000000001, 0],
			[.5800000000000001, .1],
			[.48000000000000004, .14],
			[.43000000000000005, .08]
		], [
			0,
			MIDDLE,
			0
		], palette.white, {
			sides: 20,
			turn: FLAT
		}),
		box([
			.05,
			2 * R,
			.05
		], [
			0,
			.11999999999999994,
			.07
		], palette.white, { bevel: 0 }),
		box([
			2 * R,
			.05,
			.05
		], [
			0,
			.5549999999999999,
			.07
		], palette.white, { bevel: 0 }),
		box([
			.9,
			.07,
			.3
		], [
			0,
			.02,
			.15
		], palette.white, { bevel: .025 }),
		cylinder(.09, .14, [
			.24,
			.09,
			.17
		], palette.terracotta, {
			sides: 8,
			bevel: 0,
			upper: .12
		}),
		ball(.12, [
			.24,
			.32,
			.17
		], palette.leaf, {
			detail: 0,
			flat: true,
			rough: .1
		}),
		ball(.05, [
			.2,
			.42,
			.22
		], palette.butter, { detail: 0 })
	]
});
var roundWindowByDay = roundWindow("day");
roundWindow("night");
// src/models/furniture/stableDoor.ts
var W = 1.14;
var SPLIT = 1.14;
var H = 2.36;
var half = (low, high) => [...repeat(4, (i) => box([
	W / 4 - .012,
	high - low,
	.08
], [
	-1.14 / 2 + (i + .5) * (W / 4),
	low,
	0
], i % 2 ? palette.olive : interior.mossLight, { bevel: .015 })), ...[low + .14, high - .22].map((y) => box([
	.86,
	.08,
	.03
], [
	-.1,
	y,
	.05
], interior.ironDark, { bevel: 0 }))];
var outdoors = [box([
	W,
	1.22,
	.01
], [
	0,
	SPLIT,
	.03
], interior.dayLow, {
	bevel: 0,
	glow: true,
	top: interior.dayHigh
}), box([
	W,
	.34,
	.012
], [
	0,
	SPLIT,
	.034
], palette.leafLight, {
	bevel: 0,
	glow: true
})];
var hen = [
	ball(.15, [
		-.2,
		1.2999999999999998,
		.1
	], palette.white, {
		detail: 1,
		stretch: [
			1,
			1.1,
			.7
		]
	}),
	ball(.085, [
		-.2,
		1.5,
		.13
	], palette.white, { detail: 0 }),
	box([
		.05,
		.04,
		.09
	], [
		-.2,
		1.47,
		.22
	], palette.honey, { bevel: 0 }),
	box([
		.03,
		.07,
		.1
	], [
		-.2,
		1.5599999999999998,
		.13
	], palette.tomato, { bevel: 0 })
];
var stableDoor = (hour) => ({
	name: hour === "night" ? "Stable door by night" : "Stable door by day",
	stands: "wall",
	footprint: [1.5, .34],
	height: 2.54,
	parts: [
		...[-1, 1].map((s) => box([
			.15,
			2.38,
			.18
		], [
			s * .6499999999999999,
			0,
			.09
		], palette.walnut, { bevel: .03 })),
		box([
			1.48,
			.16,
			.2
		], [
			0,
			H,
			.1
		], palette.walnut, { bevel: .04 }),
		...placed(half(.04, SPLIT), [
			0,
			0,
			.09
		]),
		box([
			1.0999999999999999,
			.06,
			.16
		], [
			0,
			SPLIT,
			.1
		], palette.walnut, { bevel: .02 }),
		box([
			.22,
			.05,
			.05
		], [
			.4,
			.94,
			.16
		], palette.brass, { bevel: .015 }),
		...hour === "night" ? placed(half(1.17, H), [
			0,
			0,
			.09
		]) : [...outdoors, ...hen],
		box([
			1.42,
			.06,
			.32
		], [
			0,
			0,
			.17
		], palette.stone, { bevel: .02 })
	]
});
var stableDoorByDay = stableDoor("day");
stableDoor("night");
doorByDay.height, stableDoorByDay.height, WINDOW_OPENING.width, windowByDay.height, roundWindowByDay.height;
// src/models/catalogue/shellParts.ts
var QUARTER$1 = Math.PI / 2;
2 * QUARTER$1, -QUARTER$1;
// src/models/svg/colour.ts
var toLinear = (v) => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4;
var known$1 = /* @__PURE__ */ new Map();
function linear(hex) {
	const found = known$1.get(hex);
	if (found) return found;
	const part = (i) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255);
	const made = [
		part(1),
		part(3),
		part(5)
	];
	known$1.set(hex, made);
	return made;
}
linear("#6b4152");
// src/room/picture/spots.ts
/** At a quarter turn of the viewer, the two walls behind everything. */
var behind = {
	0: ["north", "west"],
	1: ["south", "west"],
	2: ["south", "east"],
	3: ["north", "east"]
};
var wallsBehind = (quarter) => new Set(behind[quarter]);
/** What stands is set by its middle, what hangs by the middle of its back, `off` the wall. */
function middleOf({ item, box, turn }, off) {
	const [x, z] = [(box.x0 + box.x1) / 2, (box.z0 + box.z1) / 2];
	if (item.at.kind !== "wall") return [x, z];
	if (turn === 0) return [x, box.z0 + off];
	if (turn === 1) return [box.x0 + off, z];
	return turn === 2 ? [x, box.z1 - off] : [box.x1 - off, z];
}
/** The wall that a thing hangs on, or that what carries it hangs on. */
function wallOf(items, item) {
	const lowest = carriersOf(items, item).at(-1) ?? item;
	return lowest.at.kind === "wall" ? lowest.at.wall : null;
}
/** Without what hangs on walls that are not drawn. */
function spotsOf(document, catalogue, walls) {
	const { columns, rows } = document.shell.size;
	return [...indexOf(document, catalogue).placed.values()].flatMap((placed) => {
		const { item, box, turn } = placed;
		const wall = wallOf(document.items, item);
		if (wall !== null && !walls.has(wall)) return [];
		const [x, z] = middleOf(placed, (item.at.kind === "wall" && !placed.model.isFooted && wall !== null ? reliefOf(document.shell.walls[wall].kind) : 0) * 4);
		return [{
			item,
			at: [
				x / 4 - columns / 2,
				box.y0 / 4,
				z / 4 - rows / 2
			],
			turn
		}];
	});
}
// src/room/picture/view.ts
var QUARTER = Math.PI / 2;
/** Drawing units to a tile, and how wide a large room may become. */
var SCALE = 100;
var WIDEST = 1300;
/** The same for a picture on a card. */
var SMALL = 42;
/** Drawing units to a tile of this room. */
function scaleFor({ shell: { size } }, isSmall) {
	const most = isSmall ? SMALL : SCALE;
	return Math.min(most, WIDEST / SCALE * most / ((size.columns + size.rows) * Math.SQRT1_2 + 1.2));
}
// src/room/picture/paintOrder.ts
/** The box as the viewer has it, who stands towards greater x and z. */
function towards({ x0, x1, z0, z1, y0, y1 }, quarter) {
	const y = {
		y0,
		y1
	};
	switch (quarter) {
		case 0: return {
			x0,
			x1,
			z0,
			z1,
			...y
		};
		case 1: return {
			x0,
			x1,
			z0: -z1,
			z1: -z0,
			...y
		};
		case 2: return {
			x0: -x1,
			x1: -x0,
			z0: -z1,
			z1: -z0,
			...y
		};
		case 3: return {
			x0: -x1,
			x1: -x0,
			z0,
			z1,
			...y
		};
	}
}
/** Whether the two can cover each other at all: their hexagons meet in the drawing. */
function meetInView(a, b) {
	const across = (box) => [box.x0 - box.z1, box.x1 - box.z0];
	const upward = (box) => [1.2 * box.y0 - (box.x1 + box.z1) / 2, 1.2 * box.y1 - (box.x0 + box.z0) / 2];
	const apart = ([a0, a1], [b0, b1]) => a1 <= b0 || b1 <= a0;
	return !apart(across(a), across(b)) && !apart(upward(a), upward(b));
}
var isBehind = (a, b) => a.x1 <= b.x0 || a.z1 <= b.z0 || a.y1 <= b.y0 && !(b.x1 <= a.x0 || b.z1 <= a.z0);
function sorted(things, boxes) {
	const depth = ({ id }) => {
		const { x0, x1, z0, z1 } = boxes.get(id);
		return x0 + x1 + z0 + z1;
	};
	const far = things.toSorted((a, b) => depth(a) - depth(b) || (a.id < b.id ? -1 : 1));
	const order = [];
	const done = /* @__PURE__ */ new Set();
	const visit = (thing) => {
		if (done.has(thing)) return;
		done.add(thing);
		const own = boxes.get(thing.id);
		for (const other of far) {
			if (done.has(other)) continue;
			const box = boxes.get(other.id);
			if (meetInView(box, own) && isBehind(box, own)) visit(other);
		}
		order.push(thing);
	};
	for (const thing of far) visit(thing);
	return order;
}
/** Rugs first, then what hangs and stands from the back to the front, each followed by what it carries. */
function paintOrder(things, quarter) {
	const boxes = new Map(things.map(({ id, box }) => [id, towards(box, quarter)]));
	const carried = /* @__PURE__ */ new Map();
	for (const thing of things) {
		const list = carried.get(thing.carrier) ?? [];
		list.push(thing);
		carried.set(thing.carrier, list);
	}
	const laid = (list) => sorted(list, boxes).flatMap(({ id }) => [id, ...laid(carried.get(id) ?? [])]);
	const ground = carried.get(null) ?? [];
	const isFlat = ({ box }) => box.y0 === box.y1;
	return [...laid(ground.filter(isFlat)), ...laid(ground.filter((thing) => !isFlat(thing)))];
}
// src/room/picture/roomByPieces.ts
var lookWanted = ({ item, turn }, { quarter, light, scale }) => ({
	model: item.model,
	tint: item.tint,
	turn: turned(turn - quarter),
	isLit: !item.unlit,
	picture: item.picture,
	light,
	scale,
	isBlock: false
});
/** What is to be seen, the things behind before those in front. */
function backToFront({ room, spots, quarter }, catalogue) {
	const known = new Map(spots.map((spot) => [spot.item.id, spot]));
	const { placed } = indexOf(room, catalogue);
	const carrierOf = ({ item: { at } }) => at.kind === "on" && known.has(at.carrier) ? at.carrier : null;
	return paintOrder(spots.map((spot) => ({
		id: spot.item.id,
		box: placed.get(spot.item.id).box,
		carrier: carrierOf(spot)
	})), quarter).map((id) => known.get(id));
}
// src/room/sceneView/drawing/drawingParts.ts
var lookKey = (wanted) => JSON.stringify(wanted);
var lookWish = (wanted) => ({
	kind: "look",
	key: lookKey(wanted),
	wanted
});
/** How a thing that stands there looks, where it is in the hand or offered too. */
var lookOf = (spot, document, quarter) => lookWish(lookWanted(spot, {
	quarter,
	light: document.shell.light,
	scale: scaleFor(document, false)
}));
function drawingParts(document, catalogue, quarter, held) {
	const { shell } = document;
	const scale = scaleFor(document, false);
	const view = viewFrom(scale, quarter * QUARTER);
	const all = spotsOf(document, catalogue, wallsBehind(quarter));
	const spots = all.filter(({ item }) => !held.has(item.id));
	const { placed } = indexOf(document, catalogue);
	const keys = /* @__PURE__ */ new Set();
	const pieces = backToFront({
		room: document,
		spots,
		quarter
	}, catalogue).map((spot) => {
		const wanted = lookWanted(spot, {
			quarter,
			light: shell.light,
			scale
		});
		const isBlock = keys.size >= 320 && !keys.has(lookKey(wanted));
		const wish = lookWish(isBlock ? {
			...wanted,
			isBlock
		} : wanted);
		keys.add(wish.key);
		const [x, y] = toView(view, spot.at);
		const { id } = spot.item;
		return {
			id,
			wish,
			x,
			y,
			isFlat: placed.get(id)?.model.isFlat ?? false
		};
	});
	const { name: _, ...built } = shell;
	const lamps = lampsOf(all, shell.light);
	return {
		scale,
		pieces,
		shell: {
			kind: "shell",
			key: JSON.stringify([
				quarter,
				built,
				[...document.openings.values()],
				lamps
			]),
			document,
			quarter
		},
		blooms: drawBlooms(bloomsOf(spots, shell.light), view, {
			left: 0,
			top: 0
		}, "bloom")
	};
}
// src/room/sceneView/drawing/drawingSight.ts
var UNDIVIDED = Number.POSITIVE_INFINITY;
function surfaceOf(parts) {
	const position = [];
	const index = [];
	for (const part of parts) {
		const mesh = partMesh(part.shape === "ball" ? {
			...part,
			detail: 1
		} : part, UNDIVIDED);
		const first = position.length / 3;
		const { position: own } = mesh;
		for (let i = 0; i < own.length; i += 3) position.push(...add(part.at, rotate(part.pose, [
			own[i],
			own[i + 1],
			own[i + 2]
		])));
		for (const corner of mesh.index) index.push(first + corner);
	}
	return {
		position: new Float32Array(position),
		index: new Uint32Array(index)
	};
}
var known = /* @__PURE__ */ new Map();
/** What of a piece can be touched: its own triangles, made when somebody first reaches for it. */
function pieceBody(model) {
	const found = known.get(model);
	if (found) return found;
	const parts = partsOf(model);
	let surface = null;
	const made = {
		...boundsOf(parts),
		get solid() {
			surface ??= surfaceOf(parts);
			return surface;
		},
		glow: null
	};
	known.set(model, made);
	return made;
}
/** `seen` is asked each time, so that the answers are never older than the question. */
function drawingSight(catalogue, seen) {
	const eye = () => {
		const { document, look, size } = seen();
		return flatView(document.shell.size, look, size);
	};
	const inSight = () => wallsInSight(seen().look.quarter, false);
	const held = () => {
		const { document, tool } = seen();
		return tool.at === "holding" ? wouldBe(document, catalogue, tool.ghost.items) : /* @__PURE__ */ new Map();
	};
	function bodies() {
		const { document } = seen();
		const [walls, inHand] = [inSight(), held()];
		return [...indexOf(document, catalogue).placed.values()].flatMap((placed) => {
			const { item } = placed;
			const layer = layerOf(document.items, item);
			if (inHand.has(item.id) || layer !== "room" && !walls.has(layer)) return [];
			const spot = spotOf(placed, document.shell.size);
			return [{
				id: item.id,
				spot,
				shape: pieceBody(item.model)
			}];
		});
	}
	return {
		...stageSight({
			catalogue,
			shown: seen,
			inSight,
			bodies,
			held,
			rayAt: (x, y) => eye().rayAt(x, y),
			project: (at) => eye().project(at)
		}),
		size: () => seen().size
	};
}
// src/room/sceneView/drawing/MarkPaths.tsx
var import_jsx_runtime = require_jsx_runtime();
var short = (value) => Math.round(value * 10) / 10;
function MarkPaths({ marks, project }) {
	const paths = /* @__PURE__ */ new Map();
	for (const { corners, colour, alpha } of marks) {
		const points = corners.map(project).map(({ x, y }) => `${short(x)} ${short(y)}`);
		const key = `${colour} ${alpha}`;
		const before = paths.get(key)?.path ?? "";
		paths.set(key, {
			colour,
			alpha,
			path: `${before}M${points.join("L")}Z`
		});
	}
	return [...paths].map(([key, { colour, alpha, path }]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
		d: path,
		fill: colour,
		fillOpacity: alpha
	}, key));
}
// src/room/sceneView/drawing/HandDrawing.tsx
var SET_OFF = {
	colour: "#f6cf65",
	alpha: .45
};
/** The wall, door or window that is chosen while building, as an area on its wall. */
function chosenMark(document, catalogue, part) {
	const { size } = document.shell;
	const wall = part.kind === "wall" ? part.wall : document.openings.get(part.id)?.wall;
	if (!wall) return [];
	const rect = part.kind === "wall" ? {
		x: 0,
		z: 0,
		width: wallLength(size, wall),
		depth: size.height
	} : holesIn(document, catalogue, wall).find(({ id }) => id === part.id)?.rect;
	if (!rect) return [];
	const at = (along, up) => inScene(wallSpot(wall, size), [
		alongInWall(wall, size, along),
		up / 4,
		0
	]);
	const [from, to] = [rect.x, rect.x + rect.width];
	const [low, high] = [rect.z, rect.z + rect.depth];
	return [{
		corners: [
			at(from, low),
			at(to, low),
			at(to, high),
			at(from, high)
		],
		...SET_OFF
	}];
}
/** What colours are multiplied with: held where it may not be, only borrowed, offered. */
var tones = {
	blocked: [
		1,
		.68,
		.6
	],
	borrowed: [
		.89,
		.81,
		1
	],
	free: [
		.84,
		.94,
		.66
	]
};
function HandDrawing({ document, drawn, eye, carried, scale, trade }) {
	const { session } = useEditor();
	const id = (0, import_react.useId)();
	const { part } = useSelected(builtChoiceOf(session), (choice) => choice);
	const built = trade === "build" && part ? chosenMark(document, session.catalogue, part) : [];
	if (!carried && built.length === 0) return null;
	const thing = ({ id: key, spot: { x, y, z }, wish }, up) => {
		const look = drawn.looks.get(wish.key);
		const foot = eye.project([
			x,
			y + up,
			z
		]);
		const by = eye.pixels / scale;
		return look && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("use", {
			href: `#${look.prefix}bare`,
			transform: `translate(${foot.x} ${foot.y}) scale(${by}) translate(${look.left} ${look.top})`
		}, key);
	};
	const tone = carried?.isBlocked ? "blocked" : carried?.isBorrowed ? "borrowed" : null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
		className: Drawing_module_default.ghost,
		"aria-hidden": "true",
		focusable: "false",
		"data-tone": tone ?? void 0,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("title", { children: "" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("defs", { children: Object.entries(tones).map(([name, [r, g, b]]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("filter", {
				id: `${id}${name}`,
				colorInterpolationFilters: "sRGB",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("feColorMatrix", { values: `${r} 0 0 0 0 0 ${g} 0 0 0 0 0 ${b} 0 0 0 0 0 1 0` })
			}, name)) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("g", {
				className: Drawing_module_default.free,
				filter: `url(#${id}free)`,
				children: carried?.free.map((each) => thing(each, 0))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarkPaths, {
				marks: [...built, ...carried?.marks ?? []],
				project: eye.project
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("g", {
				className: Drawing_module_default.held,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("g", {
					filter: tone ? `url(#${id}${tone})` : void 0,
					children: carried?.held.map((each) => thing(each, RAISED))
				})
			}),
			carried?.numbers.map(({ at, number, isCurrent }, i) => {
				const { x, y } = eye.project(at);
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
					className: Drawing_module_default.number,
					"data-current": isCurrent || void 0,
					children: [isCurrent && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
						cx: x,
						cy: y,
						r: 13
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("text", {
						x,
						y,
						children: number
					})]
				}, i);
			})
		]
	});
}
// src/room/sceneView/drawing/partDrawer.ts
var MOST_LOOKS = 900;
var shownIn = (wish) => wish.kind === "look" ? wish.wanted.picture ? [wish.wanted.picture] : [] : picturesIn(wish.document);
function openPartDrawer(pictures, open = openModelWorker) {
	const drawn = new Watched({
		looks: /* @__PURE__ */ new Map(),
		shells: [],
		failed: /* @__PURE__ */ new Set()
	});
	let wanted = [];
	let serial = 0;
	let isOpen = true;
	const isKnown = ({ kind, key }) => {
		const { looks, shells, failed } = drawn.state();
		if (failed.has(key)) return true;
		return kind === "look" ? looks.has(key) : shells.some(({ wish }) => wish.key === key);
	};
	function take(wish, look, prefix) {
		const { looks, shells, failed } = drawn.state();
		if (!look) drawn.set({ failed: /* @__PURE__ */ new Set([...failed, wish.key]) });
		else if (wish.kind === "look") {
			const younger = [...looks].slice(Math.max(0, looks.size + 1 - MOST_LOOKS));
			drawn.set({ looks: new Map([...younger, [wish.key, {
				...look,
				prefix
			}]]) });
		} else drawn.set({ shells: [...shells, {
			...look,
			prefix,
			wish
		}].slice(-8) });
	}
	/** A worker for one kind of part, which does one at a time. */
	function lane(kind) {
		const worker = open();
		let isBusy = false;
		async function next() {
			const wish = wanted.find((each) => each.kind === kind && !isKnown(each));
			if (isBusy || !wish || !isOpen) return;
			isBusy = true;
			const prefix = `part${(serial++).toString(36)}-`;
			const urls = await pictureUrls(shownIn(wish), pictures.url);
			if (!isOpen) return;
			const { key: _, ...part } = wish;
			const look = await worker.ask({
				...part,
				prefix,
				urls
			});
			isBusy = false;
			if (!isOpen) return;
			take(wish, look.ok ? look.value : null, prefix);
			next();
		}
		return {
			next,
			close: worker.close
		};
	}
	const lanes = [lane("shell"), lane("look")];
	return {
		drawn,
		want(wishes) {
			wanted = wishes;
			for (const each of lanes) each.next();
		},
		close() {
			isOpen = false;
			for (const each of lanes) each.close();
		}
	};
}
// src/room/sceneView/drawing/bareShell.ts
var colourOf = (finish) => finishPiece(finish)?.colours[0] ?? "#f3e6cd";
var SHADE = "#6b3d20";
function bareShell({ size, floor, walls }, quarter) {
	const [w, d, h] = [
		size.columns / 2,
		size.rows / 2,
		size.height / 4
	];
	const feet = {
		north: [[
			-w,
			0,
			-d
		], [
			w,
			0,
			-d
		]],
		south: [[
			-w,
			0,
			d
		], [
			w,
			0,
			d
		]],
		west: [[
			-w,
			0,
			-d
		], [
			-w,
			0,
			d
		]],
		east: [[
			w,
			0,
			-d
		], [
			w,
			0,
			d
		]]
	};
	const up = ([x, , z]) => [
		x,
		h,
		z
	];
	const [backLeft, backRight, frontLeft, frontRight] = [...feet.north, ...feet.south];
	return [{
		corners: [
			backLeft,
			backRight,
			frontRight,
			frontLeft
		],
		colour: colourOf(floor.kind),
		alpha: 1
	}, ...[...wallsInSight(quarter, false)].flatMap((side) => {
		const [from, to] = feet[side];
		const corners = [
			from,
			to,
			up(to),
			up(from)
		];
		const shade = side === "north" || side === "south" ? .06 : .14;
		return [{
			corners,
			colour: colourOf(walls[side].kind),
			alpha: 1
		}, {
			corners,
			colour: SHADE,
			alpha: shade
		}];
	})];
}
// src/room/sceneView/drawing/RoomDrawing.tsx
/** Shapes that came as text, in a group of the drawing. */
var Shapes = (0, import_react.memo)(({ id, shapes, transform }) => {
	const group = (0, import_react.useRef)(null);
	(0, import_react.useLayoutEffect)(() => {
		group.current.innerHTML = shapes;
	}, [shapes]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("g", {
		ref: group,
		id,
		transform
	});
});
/** The line round what is chosen, as wide whatever the zoom; `pixel` is one of the screen, in drawing units. */
var Outline = ({ id, pixel }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("filter", {
	id,
	x: "-30%",
	y: "-30%",
	width: "160%",
	height: "160%",
	colorInterpolationFilters: "sRGB",
	children: [outlines.map(({ colour, wide }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_react.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("feMorphology", {
			in: "SourceAlpha",
			operator: "dilate",
			radius: wide * pixel,
			result: "grown"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("feFlood", { floodColor: colour }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("feComposite", {
			in2: "grown",
			operator: "in",
			result: colour
		})
	] }, colour)), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("feMerge", { children: [outlines.map(({ colour }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("feMergeNode", { in: colour }, colour)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("feMergeNode", { in: "SourceGraphic" })] })]
});
/** The one that is wanted, else the last of the same room from the same side. */
function shellOf({ shells }, { shell }) {
	const { size } = shell.document.shell;
	return shells.findLast(({ wish }) => wish.key === shell.key) ?? shells.findLast(({ wish }) => {
		const { size: own } = wish.document.shell;
		return wish.quarter === shell.quarter && own.columns === size.columns && own.rows === size.rows && own.height === size.height;
	});
}
function RoomDrawing({ eye, words, carried, ...room }) {
	const { drawn, parts } = room;
	const shell = shellOf(drawn, parts);
	const middle = eye.project([
		0,
		0,
		0
	]);
	const by = eye.pixels / parts.scale;
	const outline = (0, import_react.useId)();
	const last = (0, import_react.useRef)(/* @__PURE__ */ new Map());
	const looks = (0, import_react.useMemo)(() => {
		const now = /* @__PURE__ */ new Map();
		const pieces = [
			...parts.pieces,
			...carried?.held ?? [],
			...carried?.free ?? []
		];
		for (const { id, wish } of pieces) {
			const look = drawn.looks.get(wish.key) ?? last.current.get(id);
			if (look) now.set(id, look);
		}
		last.current = now;
		return now;
	}, [
		parts,
		carried,
		drawn.looks
	]);
	const defined = (0, import_react.useMemo)(() => {
		const all = [...looks.values()];
		for (const { wish } of carried?.free ?? []) {
			const look = drawn.looks.get(wish.key);
			if (look) all.push(look);
		}
		return [...new Map(all.map((look) => [look.prefix, look])).values()];
	}, [
		looks,
		carried,
		drawn.looks
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: Drawing_module_default.layer,
		"aria-hidden": "true",
		"data-is-drawn": shell ? "" : void 0,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
			className: Drawing_module_default.drawing,
			focusable: "false",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("title", { children: "" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("desc", { children: words }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("defs", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Outline, {
					id: outline,
					pixel: 1 / by
				}), defined.map(({ prefix, shapes }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shapes, {
					id: `${prefix}look`,
					shapes
				}, prefix))] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
					transform: `translate(${middle.x} ${middle.y}) scale(${by})`,
					children: [shell && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shapes, {
						shapes: shell.shapes,
						transform: `translate(${shell.left} ${shell.top})`
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Standing, {
						...room,
						looks,
						outline,
						hasShell: shell !== void 0
					})]
				})
			]
		})
	});
}
var Standing = (0, import_react.memo)((props) => {
	const { document, catalogue, parts, selection, quarter, isHolding, looks, hasShell, outline } = props;
	const { size } = document.shell;
	const view = viewFrom(parts.scale, quarter * QUARTER);
	const project = (at) => {
		const [x, y] = toView(view, at);
		return {
			x,
			y
		};
	};
	const lent = borrowed(document, catalogue);
	const { placed } = indexOf(document, catalogue);
	const one = ({ id, x, y }) => {
		const look = looks.get(id);
		const own = selection.includes(id) && !isHolding ? placed.get(id) : void 0;
		return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
			className: Drawing_module_default.thing,
			"data-tone": lent.has(id) ? "borrowed" : void 0,
			children: [
				own && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarkPaths, {
					marks: plateUnder(own, size, plates.chosen),
					project
				}),
				look && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("use", {
					href: `#${look.prefix}look`,
					x: x + look.left,
					y: y + look.top
				}),
				look && own && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("g", {
					filter: `url(#${outline})`,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("use", {
						href: `#${look.prefix}bare`,
						x: x + look.left,
						y: y + look.top
					})
				})
			]
		}, id);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		!hasShell && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarkPaths, {
			marks: bareShell(document.shell, quarter),
			project
		}),
		parts.pieces.filter(({ isFlat }) => isFlat).map(one),
		isHolding && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarkPaths, {
			marks: gridOf(size),
			project
		}),
		parts.pieces.filter(({ isFlat }) => !isFlat).map(one),
		parts.blooms && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shapes, { shapes: parts.blooms })
	] });
});
// src/room/sceneView/drawing/DrawingView.tsx
function DrawingView() {
	const { pictures } = useEditor();
	const view = (0, import_react.useRef)(null);
	const size = useSize(view);
	const [drawer, setDrawer] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => {
		const opened = openPartDrawer(pictures);
		const leave = opened.drawn.subscribe(() => {
			if (opened.drawn.state().shells.length > 0) endFirstPicture();
		});
		setDrawer(opened);
		return () => {
			leave();
			endFirstPicture();
			opened.close();
		};
	}, [pictures]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		ref: view,
		className: Drawing_module_default.view,
		children: size && drawer && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Drawing, {
			view,
			size,
			drawer
		})
	});
}
var nobody = "";
function Drawing({ view, size, drawer }) {
	const { session, view: settings } = useEditor();
	const { catalogue } = session;
	const looking = useView((state) => state);
	const { document, tool, selection } = useSession((state) => state);
	const drawn = useSelected(drawer.drawn, (state) => state);
	const sizeNow = (0, import_react.useRef)(size);
	sizeNow.current = size;
	const sight = (0, import_react.useMemo)(() => drawingSight(catalogue, () => {
		const { document: room, tool: held } = session.state();
		return {
			document: room,
			tool: held,
			look: settings.state(),
			size: sizeNow.current
		};
	}), [
		catalogue,
		session,
		settings
	]);
	const toSight = (0, import_react.useCallback)(() => sight, [sight]);
	const hand = useHands(view, toSight, true);
	const { quarter } = looking;
	const told = (0, import_react.useMemo)(() => tool.at === "holding" ? inHand({
		document,
		look: looking
	}, tool, catalogue) : null, [
		document,
		looking,
		tool,
		catalogue
	]);
	const heldKey = told ? [...told.held.keys()].join(" ") : nobody;
	const parts = (0, import_react.useMemo)(() => drawingParts(document, catalogue, quarter, new Set(heldKey.split(" "))), [
		document,
		catalogue,
		quarter,
		heldKey
	]);
	const carried = (0, import_react.useMemo)(() => {
		const piece = (placed) => {
			const { item } = placed;
			const spot = spotOf(placed, document.shell.size);
			return {
				id: item.id,
				spot,
				wish: lookOf({
					item,
					turn: spot.turn
				}, document, quarter)
			};
		};
		return told && {
			...told,
			held: [...told.held.values()].map(piece),
			free: [...told.free.values()].map(piece)
		};
	}, [
		told,
		document,
		quarter
	]);
	const wishes = (0, import_react.useMemo)(() => [
		...(carried?.held ?? []).map(({ wish }) => wish),
		parts.shell,
		...parts.pieces.map(({ wish }) => wish),
		...(carried?.free ?? []).map(({ wish }) => wish)
	], [parts, carried]);
	(0, import_react.useEffect)(() => drawer.want(wishes), [drawer, wishes]);
	const isThere = ({ kind, key }) => drawn.failed.has(key) || (kind === "look" ? drawn.looks.has(key) : drawn.shells.some(({ wish }) => wish.key === key));
	const isWhole = wishes.every(isThere);
	const words = (0, import_react.useRef)("");
	if (isWhole && !told) words.current = describeRoom(document, catalogue);
	const eye = flatView(document.shell.size, looking, size);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomDrawing, {
			document,
			parts,
			drawn,
			selection,
			quarter,
			eye,
			catalogue,
			words: words.current,
			isHolding: told !== null,
			carried
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HandDrawing, {
			document,
			drawn,
			eye,
			carried,
			scale: parts.scale,
			trade: looking.trade
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Twin, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Overlays, {
			view,
			sight: toSight,
			hand
		})
	] });
}
export { DrawingView };
