import { a as viewFrom, i as turnedFromView, n as fromView, r as toView, t as EYE } from "./view-DUDaF7QY.mjs";
import { t as carriersOf } from "./structure-48xe-iUU.mjs";
import { n as placedAt, o as turnRect, s as turned, t as extent } from "./footprint-VcfJNV6r.mjs";
import { i as wallLength, n as runsAcross, t as facingFrom } from "./walls-DPFPWHeE.mjs";
import { i as stackOf, t as indexOf } from "./indexOf-DdILmUFM.mjs";
import { r as holesIn } from "./openings-6K8FeEvT.mjs";
import { n as sides } from "./room-BqyOiuDk.mjs";
import { n as borrowed } from "./allowance-8ppxgipj.mjs";
import { i as add, t as snap } from "./snap-DXQ8zXqW.mjs";
// src/room/stage/view/roomFrame.ts
var toScene = ({ columns, rows }, x, z) => ({
	x: x / 4 - columns / 2,
	z: z / 4 - rows / 2
});
var toRoom = ({ columns, rows }, x, z) => ({
	x: (x + columns / 2) * 4,
	z: (z + rows / 2) * 4
});
/** What stands is set by its middle; what hangs by the middle of its back. */
function spotOf({ item, box, turn }, size) {
	let x = (box.x0 + box.x1) / 2;
	let z = (box.z0 + box.z1) / 2;
	if (item.at.kind === "wall") {
		if (turn === 0) z = box.z0;
		if (turn === 1) x = box.x0;
		if (turn === 2) z = box.z1;
		if (turn === 3) x = box.x1;
	}
	return {
		...toScene(size, x, z),
		y: box.y0 / 4,
		turn
	};
}
/** How far a held piece is raised, in tiles. */
var RAISED = .16;
var SIN = [
	0,
	1,
	0,
	-1
];
var COS = [
	1,
	0,
	-1,
	0
];
/** From the frame of a model to the scene. */
function inScene({ x, y, z, turn }, [a, b, c]) {
	const [sin, cos] = [SIN[turn], COS[turn]];
	return [
		x + a * cos + c * sin,
		y + b,
		z - a * sin + c * cos
	];
}
/** The same ray in the frame of a model that stands there. */
function fromSpot({ from, along }, { x, y, z, turn }) {
	const [sin, cos] = [SIN[turn], COS[turn]];
	const back = ([a, b, c]) => [
		a * cos - c * sin,
		b,
		a * sin + c * cos
	];
	return {
		from: back([
			from[0] - x,
			from[1] - y,
			from[2] - z
		]),
		along: back(along)
	};
}
/** Seen from inside from its middle, where models of walls have their origin. */
function wallSpot(side, { columns, rows }) {
	const z = side === "north" ? -rows / 2 : side === "south" ? rows / 2 : 0;
	return {
		x: side === "west" ? -columns / 2 : side === "east" ? columns / 2 : 0,
		y: 0,
		z,
		turn: facingFrom[side]
	};
}
/** From quarter tiles along a wall, which count from its northern or western end, to its own x. */
function alongInWall(side, size, along) {
	const fromMiddle = (along - wallLength(size, side) / 2) / 4;
	return side === "north" || side === "east" ? fromMiddle : -fromMiddle;
}
var lengthOf = (side, { columns, rows }) => runsAcross(side) ? columns : rows;
// src/room/stage/view/sight.ts
/** The two walls towards the viewer, who at 0 looks from the south-east and goes round to the left. */
var towardsViewer = {
	0: ["south", "east"],
	1: ["north", "east"],
	2: ["north", "west"],
	3: ["south", "west"]
};
/** Along which the columns are numbered, then along which the rows are. */
var frontEdges = (quarter) => towardsViewer[quarter];
var wallsInSight = (quarter, isWalking) => new Set(sides.filter((side) => isWalking || !towardsViewer[quarter].includes(side)));
var layers = ["room", ...sides];
/** The wall that a thing, or what carries it, hangs on. */
function layerOf(items, item) {
	let { at } = item;
	for (let i = 0; i <= 6 && at.kind === "on"; i++) {
		const carrier = items.get(at.carrier);
		if (!carrier) break;
		at = carrier.at;
	}
	return at.kind === "wall" ? at.wall : "room";
}
// src/room/stage/things/thingsShown.ts
/** With more things than this each is drawn with fewer triangles. */
var CROWD = 150;
var detailFor = ({ items }) => items.size > CROWD ? "lean" : "fine";
var wantedFor = (item, detail) => ({
	kind: "piece",
	model: item.model,
	tint: item.tint ?? null,
	isLit: !item.unlit,
	hasPicture: item.picture !== void 0,
	detail
});
/** One for each scene: it remembers what it told last. */
function thingsTeller(catalogue) {
	let last = /* @__PURE__ */ new Map();
	return (document, { chosen, held }) => {
		const { placed: all } = indexOf(document, catalogue);
		const detail = detailFor(document);
		const lent = borrowed(document, catalogue);
		const next = /* @__PURE__ */ new Map();
		for (const [id, placed] of all) {
			if (held.has(id)) continue;
			const tone = chosen.has(id) ? "chosen" : lent.has(id) ? "borrowed" : "plain";
			const before = last.get(id);
			const isAsBefore = before?.placed === placed && before.wanted.detail === detail;
			if (before && isAsBefore && before.tone === tone) next.set(id, before);
			else if (before && isAsBefore) next.set(id, {
				...before,
				tone
			});
			else next.set(id, {
				id,
				placed,
				tone,
				spot: spotOf(placed, document.shell.size),
				layer: layerOf(document.items, placed.item),
				wanted: wantedFor(placed.item, detail)
			});
		}
		last = next;
		return next;
	};
}
// src/room/stage/hand/marks.ts
/**
* A chosen thing has a light line in a dark one round it, seen on any ground: from the outer to the
* inner, and how far each reaches in pixels of the screen.
*/
var outlines = [{
	colour: "#3f5712",
	wide: 4
}, {
	colour: "#fff6dc",
	wide: 2.5
}];
/** Shape and colour both differ, so that nobody needs the colour. */
var plates = {
	free: {
		fill: "#5d7a24",
		fillAlpha: .28,
		edge: "#4b651a",
		edgeAlpha: 1,
		isDashed: true
	},
	blocked: {
		fill: "#c4472b",
		fillAlpha: .5,
		edge: "#b23a20",
		edgeAlpha: 1,
		isDashed: false
	},
	chosen: {
		fill: "#8fae45",
		fillAlpha: .2,
		edge: "#5d7a24",
		edgeAlpha: .95,
		isDashed: false
	}
};
/** Over rugs, and over the shade on them. */
var OVER = .07;
var EDGE = .04;
var GAP = .11;
var GRID = {
	colour: "#7b5a3a",
	alpha: .34,
	wide: .02
};
var GUIDE = {
	colour: "#5d7a24",
	alpha: .9,
	wide: .035
};
var rectangle = (plane, [a0, a1], [b0, b1], colour, alpha) => ({
	corners: [
		plane(a0, b0),
		plane(a1, b0),
		plane(a1, b1),
		plane(a0, b1)
	],
	colour,
	alpha
});
/** From one end to the other in dashes that begin and end with one. */
function dashes(from, to) {
	const count = Math.max(1, Math.round((to - from + GAP) / .27));
	const dash = (to - from - (count - 1) * GAP) / count;
	if (dash <= 0) return [[from, to]];
	return Array.from({ length: count }, (_, i) => {
		const start = from + i * (dash + GAP);
		return [start, start + dash];
	});
}
/** On the floor, on a table top or on a wall: wherever the thing has its foot or its back. */
function plateUnder(placed, size, look) {
	const spot = spotOf(placed, size);
	const isOnWall = placed.item.at.kind === "wall" && !placed.model.isFooted;
	const { width, depth, height } = placed.model;
	const w = width / 4 / 2;
	const isHung = placed.item.at.kind === "wall";
	const [low, high] = isOnWall ? [0, height / 4] : isHung ? [0, depth / 4] : [-depth / 4 / 2, depth / 4 / 2];
	const over = placed.item.at.kind === "on" ? .015 : OVER;
	const plane = (a, b) => inScene(spot, isOnWall ? [
		a,
		b,
		OVER
	] : [
		a,
		over,
		b
	]);
	const side = (from, to) => look.isDashed ? dashes(from, to) : [[from, to]];
	const edge = (a, b) => rectangle(plane, a, b, look.edge, look.edgeAlpha);
	return [
		rectangle(plane, [-w, w], [low, high], look.fill, look.fillAlpha),
		...side(-w, w).flatMap((a) => [edge(a, [low, low + EDGE]), edge(a, [high - EDGE, high])]),
		...side(low, high).flatMap((b) => [edge([-w, -w + EDGE], b), edge([w - EDGE, w], b)])
	];
}
var onFloor$1 = (up) => (x, z) => [
	x,
	up,
	z
];
function gridOf({ columns, rows }) {
	const line = GRID.wide / 2;
	const floor = onFloor$1(.062000000000000006);
	const [w, d] = [columns / 2, rows / 2];
	const mark = (a, b) => rectangle(floor, a, b, GRID.colour, GRID.alpha);
	return [...Array.from({ length: columns + 1 }, (_, i) => mark([i - w - line, i - w + line], [-d, d])), ...Array.from({ length: rows + 1 }, (_, i) => mark([-w, w], [i - d - line, i - d + line]))];
}
/** From one wall to the other. */
function guideMarks(guides, size) {
	const floor = onFloor$1(.07400000000000001);
	const [w, d] = [size.columns / 2, size.rows / 2];
	const half = GUIDE.wide / 2;
	return guides.map(({ axis, at }) => {
		const { x, z } = toScene(size, at, at);
		return axis === "x" ? rectangle(floor, [x - half, x + half], [-d, d], GUIDE.colour, GUIDE.alpha) : rectangle(floor, [-w, w], [z - half, z + half], GUIDE.colour, GUIDE.alpha);
	});
}
function boxMarks(from, to, size) {
	const a = toScene(size, Math.min(from.x, to.x), Math.min(from.z, to.z));
	const b = toScene(size, Math.max(from.x, to.x), Math.max(from.z, to.z));
	const floor = onFloor$1(OVER);
	const { fill, edge } = plates.chosen;
	const mark = (x, z) => rectangle(floor, x, z, edge, .95);
	return [
		rectangle(floor, [a.x, b.x], [a.z, b.z], fill, .24),
		...[a.z, b.z].map((z) => mark([a.x, b.x], [z - EDGE / 2, z + EDGE / 2])),
		...[a.x, b.x].map((x) => mark([x - EDGE / 2, x + EDGE / 2], [a.z, b.z]))
	];
}
// src/room/stage/hand/inHand.ts
/** In the middle of the sill. */
var OUT$1 = .24;
var UP$1 = .02;
/** The column and the row of the thing's least corner, as words count them too. */
function edgeNumbers({ columns, rows }, quarter, held) {
	const [along, aside] = frontEdges(quarter);
	const z = (along === "south" ? 1 : -1) * (rows / 2 + OUT$1);
	const x = (aside === "east" ? 1 : -1) * (columns / 2 + OUT$1);
	const column = held ? Math.floor(held.x0 / 4) : -1;
	const row = held ? Math.floor(held.z0 / 4) : -1;
	return [...Array.from({ length: columns }, (_, i) => ({
		at: [
			i + .5 - columns / 2,
			UP$1,
			z
		],
		number: i + 1,
		isCurrent: i === column
	})), ...Array.from({ length: rows }, (_, i) => ({
		at: [
			x,
			UP$1,
			i + .5 - rows / 2
		],
		number: i + 1,
		isCurrent: i === row
	}))];
}
/**
* Where what is held would stand, with all that it carries, before it does: the carriers before the
* carried, and nothing where a model is unknown.
*/
function wouldBe(document, catalogue, items) {
	const index = indexOf(document, catalogue);
	const held = new Map(items.map((item) => [item.id, item]));
	const out = /* @__PURE__ */ new Map();
	const stand = (item) => {
		const model = catalogue.item(item.model);
		if (!model) return;
		const { at } = item;
		const carrier = at.kind === "on" ? out.get(at.carrier) ?? index.placed.get(at.carrier) : null;
		const placed = placedAt(item, model, document.shell.size, carrier ?? null);
		if (placed) out.set(item.id, placed);
	};
	for (const item of items) {
		if (item.at.kind === "on" && held.has(item.at.carrier)) continue;
		stand(item);
		for (const id of stackOf(index, item.id).slice(1)) {
			const carried = held.get(id) ?? document.items.get(id);
			if (carried) stand(carried);
		}
	}
	return out;
}
/** Those of them that stand on none of the others. */
var atTheBottom = (placed) => [...placed.values()].filter(({ item: { at } }) => at.kind !== "on" || !placed.has(at.carrier));
var chosenPlates = ({ document, selection }, catalogue) => {
	const { placed } = indexOf(document, catalogue);
	return selection.flatMap((id) => {
		const one = placed.get(id);
		return one ? plateUnder(one, document.shell.size, plates.chosen) : [];
	});
};
var nothing = {
	held: [],
	free: [],
	numbers: [],
	isBlocked: false,
	isBorrowed: false
};
/** Without the grid, which is the same as long as anything is held. */
function inHand({ document, look }, tool, catalogue) {
	const { size } = document.shell;
	const { ghost } = tool;
	const held = wouldBe(document, catalogue, ghost.items);
	const [first] = ghost.items;
	const free = ghost.free && first ? wouldBe(document, catalogue, [{
		...first,
		at: ghost.free
	}]) : /* @__PURE__ */ new Map();
	const plate = ghost.reason ? plates.blocked : plates.free;
	const leader = first ? held.get(first.id) : void 0;
	return {
		held,
		free,
		isBlocked: ghost.reason !== null,
		isBorrowed: tool.held.kind === "new" && tool.held.borrow,
		marks: [
			...guideMarks(ghost.guides, size),
			...atTheBottom(held).flatMap((one) => plateUnder(one, size, plate)),
			...atTheBottom(free).flatMap((one) => plateUnder(one, size, plates.free))
		],
		numbers: edgeNumbers(size, look.quarter, leader?.box ?? null)
	};
}
function holding(shown, tool, catalogue) {
	const { document } = shown;
	const { size } = document.shell;
	const detail = detailFor(document);
	const pieces = (placed) => [...placed].map((one) => ({
		spot: spotOf(one, size),
		wanted: wantedFor(one.item, detail)
	}));
	const { held, free, marks, ...told } = inHand(shown, tool, catalogue);
	return {
		held,
		ghost: {
			...told,
			held: pieces(held.values()),
			free: pieces(free.values()),
			marks: [...gridOf(size), ...marks]
		}
	};
}
function ghostShown(shown, catalogue) {
	const { tool, document } = shown;
	if (tool.at === "holding") return holding(shown, tool, catalogue);
	const box = tool.at === "boxing" ? boxMarks(tool.from, tool.to, document.shell.size) : [];
	const marks = [...chosenPlates(shown, catalogue), ...box];
	return {
		held: /* @__PURE__ */ new Map(),
		ghost: {
			...nothing,
			marks
		}
	};
}
// src/room/stage/view/flatView.ts
var [, UP] = EYE;
var OUT = Math.hypot(EYE[0], EYE[2]);
/** Walls, footing and caps reach this far beyond the floor. */
var ROUND = {
	side: .5,
	below: .85,
	above: .35
};
var AIR = 1.035;
/** `yaw` grows to the left seen from above; at 0 the eye is in the south-east. */
var eyeFrom = (yaw) => {
	const angle = Math.PI / 4 + yaw;
	return [
		OUT * Math.sin(angle),
		UP,
		OUT * Math.cos(angle)
	];
};
/** Whatever the size of the room, from whichever side. */
function framing({ columns, rows, height }, aspect, yaw) {
	const angle = Math.PI / 4 + yaw;
	const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
	const far = Math.hypot(OUT, UP);
	const [lean, rise] = [UP / far, OUT / far];
	const across = (x, z) => x * cos - z * sin;
	const upward = (x, y, z) => y * rise - (x * sin + z * cos) * lean;
	const [w, d] = [columns / 2 + ROUND.side, rows / 2 + ROUND.side];
	const corners = [w, -w].flatMap((x) => [d, -d].map((z) => [x, z]));
	const nearest = Math.max(...corners.map(([x, z]) => x * sin + z * cos));
	const top = height / 4 + ROUND.above;
	const heights = corners.flatMap(([x, z]) => [upward(x, -ROUND.below, z), ...x * sin + z * cos < nearest - .01 ? [upward(x, top, z)] : []]);
	const [high, low] = [Math.max(...heights), Math.min(...heights)];
	const wide = Math.max(...corners.map(([x, z]) => across(x, z)));
	const half = AIR * Math.max((high - low) / 2, wide / aspect);
	return {
		look: [
			0,
			(high + low) / 2 / rise,
			0
		],
		half
	};
}
/** In tiles: before everything that a room can hold. */
var FAR = 100;
/** The same as the camera of the stage when it stands still. */
function flatView(size, { quarter, zoom, pan }, { width, height }) {
	const yaw = quarter * Math.PI / 2;
	const { look, half } = framing(size, width / height, yaw);
	const pixels = height / (2 * half) * zoom;
	const view = viewFrom(pixels, yaw);
	const middle = [
		look[0] + pan.x,
		look[1],
		look[2] + pan.z
	];
	const away = turnedFromView(view, [
		0,
		0,
		-1
	]);
	return {
		pixels,
		rayAt: (x, y) => ({
			from: add(middle, fromView(view, [
				x - width / 2,
				y - height / 2,
				FAR * pixels
			])),
			along: away
		}),
		project: ([x, y, z]) => {
			const [across, down] = toView(view, [
				x - middle[0],
				y - middle[1],
				z - middle[2]
			]);
			return {
				x: width / 2 + across,
				y: height / 2 + down
			};
		}
	};
}
// src/scene/light/roomLight.ts
var roomLights = {
	day: {
		exposure: 1.12,
		sky: "#e4f1ff",
		bounce: "#f2c592",
		ambient: 1.9,
		sun: "#ffdfa8",
		power: 3,
		from: [
			8.5,
			11,
			6.5
		],
		shadow: .72,
		lamps: .3,
		bloom: .5,
		lampShadow: 0,
		window: {
			colour: "#fff0cf",
			power: 7,
			reach: 5
		},
		patch: {
			colour: "#ffd486",
			strength: .2,
			long: 1
		},
		outside: "#ffffff",
		ground: [
			"#fff8ea",
			"#fbe9cd",
			"#f1d0a8"
		]
	},
	evening: {
		exposure: 1.14,
		sky: "#ffd9b0",
		bounce: "#c98a6a",
		ambient: 1,
		sun: "#ff9f5a",
		power: 1.9,
		from: [
			11,
			5,
			5
		],
		shadow: .72,
		lamps: .5,
		bloom: .75,
		lampShadow: .6,
		window: {
			colour: "#ffb36b",
			power: 6,
			reach: 5
		},
		patch: {
			colour: "#ff9a4a",
			strength: .26,
			long: 1.5
		},
		outside: "#ffd9b0",
		ground: [
			"#ffe6c4",
			"#f3bf8d",
			"#b9827a"
		]
	},
	night: {
		exposure: 1.15,
		sky: "#7288f5",
		bounce: "#84587c",
		ambient: 1.12,
		sun: "#93a6ff",
		power: .75,
		from: [
			8.5,
			11,
			6.5
		],
		shadow: .6,
		lamps: .92,
		bloom: 1,
		lampShadow: .75,
		window: {
			colour: "#9db4ff",
			power: 5,
			reach: 4.5
		},
		patch: {
			colour: "#7f9cff",
			strength: .07,
			long: 1
		},
		outside: "#5a668f",
		ground: [
			"#4b4a78",
			"#2b2b52",
			"#20203f"
		]
	}
};
/** The drawing counts its light face by face, and knows neither windows nor the shadows of lamps. */
var drawnRoomLights = {
	day: {
		...roomLights.day,
		ambient: 1.85,
		power: 2.9,
		shadow: .6,
		lamps: .12
	},
	evening: {
		...roomLights.evening,
		ambient: 1.05,
		from: [
			11,
			6.5,
			5.5
		],
		shadow: .55
	},
	night: {
		...roomLights.night,
		sky: "#8ea2e6",
		bounce: "#7a5a74",
		ambient: 1,
		sun: "#a9b8ff",
		power: .55,
		lamps: 1
	}
};
// src/scene/camera/ray.ts
var pointOn = ({ from, along }, t) => [
	from[0] + along[0] * t,
	from[1] + along[1] * t,
	from[2] + along[2] * t
];
/** How far along the ray a coordinate takes that value; null behind the eye or never. */
function reaches({ from, along }, axis, value) {
	if (along[axis] === 0) return null;
	const t = (value - from[axis]) / along[axis];
	return t > 0 ? t : null;
}
function entersBox({ from, along }, low, high) {
	let near = 0;
	let far = Number.POSITIVE_INFINITY;
	for (const k of [
		0,
		1,
		2
	]) {
		if (along[k] === 0) {
			if (from[k] < low[k] || from[k] > high[k]) return null;
			continue;
		}
		const a = (low[k] - from[k]) / along[k];
		const b = (high[k] - from[k]) / along[k];
		near = Math.max(near, Math.min(a, b));
		far = Math.min(far, Math.max(a, b));
	}
	return near <= far ? near : null;
}
var cross = ([a, b, c], [x, y, z]) => [
	b * z - c * y,
	c * x - a * z,
	a * y - b * x
];
var dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
var less = (a, b) => [
	a[0] - b[0],
	a[1] - b[1],
	a[2] - b[2]
];
/** The nearest triangle from either side, by the way of Möller and Trumbore. */
function entersTriangles({ from, along }, { position, index }) {
	const corner = (i) => [
		position[3 * i],
		position[3 * i + 1],
		position[3 * i + 2]
	];
	let nearest = null;
	for (let i = 0; i < index.length; i += 3) {
		const a = corner(index[i]);
		const u = less(corner(index[i + 1]), a);
		const v = less(corner(index[i + 2]), a);
		const p = cross(along, v);
		const scale = dot(u, p);
		if (Math.abs(scale) < 1e-12) continue;
		const to = less(from, a);
		const s = dot(to, p) / scale;
		if (s < 0 || s > 1) continue;
		const q = cross(to, u);
		const r = dot(along, q) / scale;
		if (r < 0 || s + r > 1) continue;
		const t = dot(v, q) / scale;
		if (t > 0 && (nearest === null || t < nearest)) nearest = t;
	}
	return nearest;
}
// src/room/stage/pointing/picking.ts
/** Nearest first by their boxes, so that triangles are asked only while they could still be nearer. */
function nearestBody(ray, bodies) {
	const met = [];
	for (const body of bodies) {
		const own = fromSpot(ray, body.spot);
		const near = entersBox(own, body.shape.low, body.shape.high);
		if (near !== null) met.push({
			body,
			own,
			near
		});
	}
	met.sort((a, b) => a.near - b.near);
	let found = null;
	let least = Number.POSITIVE_INFINITY;
	for (const { body, own, near } of met) {
		if (near >= least) break;
		for (const part of [body.shape.solid, body.shape.glow]) {
			const t = part && entersTriangles(own, part);
			if (t === null || t >= least) continue;
			least = t;
			found = body.id;
		}
	}
	return found;
}
/** In quarter tiles, also outside the walls. */
function onFloor(ray, size, up = 0) {
	const t = reaches(ray, 1, up / 4);
	if (t === null) return null;
	const [x, , z] = pointOn(ray, t);
	return toRoom(size, x, z);
}
var isInside = ({ columns, rows }, { x, z }) => x >= 0 && z >= 0 && x <= columns * 4 && z <= rows * 4;
/** On the endless plane of one wall, in quarter tiles. */
function onPlaneOf(ray, size, wall) {
	const { columns, rows } = size;
	const far = {
		north: -rows / 2,
		south: rows / 2,
		west: -columns / 2,
		east: columns / 2
	}[wall];
	const t = reaches(ray, runsAcross(wall) ? 2 : 0, far);
	if (t === null) return null;
	const [x, y, z] = pointOn(ray, t);
	const at = toRoom(size, x, z);
	return {
		wall,
		along: runsAcross(wall) ? at.x : at.z,
		up: y * 4,
		t
	};
}
/** The nearest of the walls in sight that the ray meets between floor and cap. */
function onWall(ray, size, inSight) {
	let nearest = null;
	for (const wall of inSight) {
		const on = onPlaneOf(ray, size, wall);
		if (!on || on.along < 0 || on.along > wallLength(size, wall)) continue;
		if (on.up < 0 || on.up > size.height) continue;
		if (!nearest || on.t < nearest.t) nearest = on;
	}
	return nearest;
}
function openingAt(document, catalogue, { wall, along, up }) {
	return holesIn(document, catalogue, wall).find(({ rect: { x, z, width, depth } }) => along >= x && along <= x + width && up >= z && up <= z + depth)?.id ?? null;
}
// src/room/stage/pointing/placing.ts
var between = (value, least, most) => Math.max(least, Math.min(Math.max(least, most), Math.round(value)));
/** A point of the room in the carrier's own frame, as it was before the carrier was turned. */
function inCarrier({ model, box, turn }, x, z) {
	const width = box.x1 - box.x0;
	const depth = box.z1 - box.z0;
	const point = {
		x: x - box.x0,
		z: z - box.z0,
		width: 0,
		depth: 0
	};
	const frame = turn % 2 === 1 ? {
		width: model.depth,
		depth: model.width
	} : {
		width,
		depth
	};
	return turnRect(point, frame, turned(-turn));
}
function onSurface({ document, catalogue, inSight }, item, model, ray, grip) {
	const index = indexOf(document, catalogue);
	const own = new Set(stackOf(index, item.id));
	let best = null;
	let nearest = Number.POSITIVE_INFINITY;
	for (const carrier of index.placed.values()) {
		const { surfaces } = carrier.model;
		if (surfaces.length === 0 || own.has(carrier.item.id)) continue;
		const layer = layerOf(document.items, carrier.item);
		if (layer !== "room" && !inSight.has(layer)) continue;
		if (carriersOf(document.items, carrier.item).length + 1 >= 6) continue;
		for (const [level, surface] of surfaces.entries()) {
			const { width, depth } = extent(model, item.turn);
			if (width > surface.width || depth > surface.depth) continue;
			if (surface.clear !== void 0 && model.height > surface.clear) continue;
			const t = reaches(ray, 1, (carrier.box.y0 + surface.up) / 4);
			if (t === null || t >= nearest) continue;
			const [wx, , wz] = pointOn(ray, t);
			const met = toRoom(document.shell.size, wx, wz);
			const at = inCarrier(carrier, met.x, met.z);
			if (!(at.x >= surface.x && at.x <= surface.x + surface.width && at.z >= surface.z && at.z <= surface.z + surface.depth)) continue;
			const held = inCarrier(carrier, met.x - grip.x, met.z - grip.z);
			nearest = t;
			best = {
				kind: "on",
				carrier: carrier.item.id,
				level,
				x: between(held.x - width / 2, surface.x, surface.x + surface.width - width),
				z: between(held.z - depth / 2, surface.z, surface.z + surface.depth - depth)
			};
		}
	}
	return best;
}
/** Of the walls in sight the one that a spot of the floor is nearest to. */
function nearestWall({ document, inSight }, { x, z }) {
	const { columns, rows } = document.shell.size;
	const away = {
		north: z,
		west: x,
		south: rows * 4 - z,
		east: columns * 4 - x
	};
	return [...inSight].sort((a, b) => away[a] - away[b])[0] ?? null;
}
function hungOn(setting, item, model, ray, grip, isStrict) {
	const { size } = setting.document.shell;
	const inSet = (wall, along, up) => ({
		kind: "wall",
		wall,
		along: between(along - model.width / 2, 0, wallLength(size, wall) - model.width),
		up: model.isFooted ? 0 : between(up, 0, size.height - model.height)
	});
	const met = onWall(ray, size, setting.inSight);
	if (met) return inSet(met.wall, met.along - grip.x, met.up - grip.z - model.height / 2);
	const below = onFloor(ray, size);
	if (isStrict || !below) return null;
	const wall = isInside(size, below) ? nearestWall(setting, below) : [...setting.inSight].map((side) => onPlaneOf(ray, size, side)).filter((on) => on !== null).sort((a, b) => a.t - b.t)[0]?.wall ?? null;
	if (!wall) return null;
	const on = isInside(size, below) ? null : onPlaneOf(ray, size, wall);
	const along = on?.along ?? (wall === "north" || wall === "south" ? below.x : below.z);
	const up = on ? on.up - grip.z - model.height / 2 : item.at.kind === "wall" ? item.at.up : 0;
	return inSet(wall, along - grip.x, up);
}
function placeFor(setting, item, ray, grip) {
	const { document, catalogue } = setting;
	const model = catalogue.item(item.model);
	if (!model) return null;
	const may = new Set(model.stands);
	if (may.has("surface")) {
		const on = onSurface(setting, item, model, ray, grip);
		if (on) return on;
	}
	if (may.has("wall")) {
		const hung = hungOn(setting, item, model, ray, grip, may.has("floor"));
		if (hung || !may.has("floor")) return hung;
	}
	const met = onFloor(ray, document.shell.size);
	if (!met) return null;
	const { width, depth } = extent(model, item.turn);
	const wanted = {
		x: met.x - grip.x - width / 2,
		z: met.z - grip.z - depth / 2
	};
	return snap(document, catalogue, item, wanted)?.at ?? null;
}
/** The thing's middle is taken where it stands; one that stands nowhere yet is held by its middle. */
function gripOf({ document, catalogue }, item, ray) {
	const placed = indexOf(document, catalogue).placed.get(item.id);
	if (!placed) return {
		x: 0,
		z: 0
	};
	const { box, model } = placed;
	const { size } = document.shell;
	if (item.at.kind === "wall") {
		const on = onPlaneOf(ray, size, item.at.wall);
		if (!on) return {
			x: 0,
			z: 0
		};
		const { along, up } = item.at;
		return {
			x: on.along - along - model.width / 2,
			z: on.up - up - model.height / 2
		};
	}
	const met = onFloor(ray, size, box.y0);
	if (!met) return {
		x: 0,
		z: 0
	};
	return {
		x: met.x - (box.x0 + box.x1) / 2,
		z: met.z - (box.z0 + box.z1) / 2
	};
}
// src/room/stage/pointing/stageSight.ts
/** A finger's or a mouse's slip, in CSS pixels. */
var SLIP = 5;
var AROUND = [
	0,
	1,
	2,
	3,
	4,
	5
].map((i) => i * Math.PI / 3);
function stageSight({ catalogue, shown: now, rayAt, project, inSight, bodies, held }) {
	const setting = ({ document }) => ({
		document,
		catalogue,
		inSight: inSight()
	});
	/** Thin legs and candles are met from a little beside them, too. */
	function thingAt(x, y) {
		const all = [...bodies()];
		const straight = nearestBody(rayAt(x, y), all);
		if (straight !== null) return straight;
		for (const angle of AROUND) {
			const found = nearestBody(rayAt(x + Math.cos(angle) * SLIP, y + Math.sin(angle) * SLIP), all);
			if (found !== null) return found;
		}
		return null;
	}
	function floorUnder({ document }, ray) {
		const { size } = document.shell;
		const at = onFloor(ray, size);
		return at && isInside(size, at) ? {
			kind: "floor",
			...at
		} : null;
	}
	function partOfHouse(seen, ray) {
		const { document } = seen;
		const met = onWall(ray, document.shell.size, inSight());
		if (!met) return floorUnder(seen, ray);
		const opening = openingAt(document, catalogue, met);
		if (opening !== null) return {
			kind: "opening",
			id: opening
		};
		return {
			kind: "wall",
			wall: met.wall,
			along: met.along,
			up: met.up
		};
	}
	return {
		pick(x, y) {
			const shown = now();
			if (!shown) return null;
			const ray = rayAt(x, y);
			if (shown.look.trade === "build") return partOfHouse(shown, ray);
			const id = thingAt(x, y);
			return id === null ? floorUnder(shown, ray) : {
				kind: "item",
				id
			};
		},
		placeFor(item, x, y, grip) {
			const shown = now();
			return shown && placeFor(setting(shown), item, rayAt(x, y), grip);
		},
		gripOf(item, x, y) {
			const shown = now();
			return shown ? gripOf(setting(shown), item, rayAt(x, y)) : {
				x: 0,
				z: 0
			};
		},
		floorAt(x, y) {
			const shown = now();
			return shown && onFloor(rayAt(x, y), shown.document.shell.size);
		},
		wallAt(x, y) {
			const shown = now();
			const met = shown && onWall(rayAt(x, y), shown.document.shell.size, inSight());
			return met && {
				wall: met.wall,
				along: met.along,
				up: met.up
			};
		},
		spotOf(id) {
			const shown = now();
			if (!shown) return null;
			const { document } = shown;
			const placed = held().get(id) ?? indexOf(document, catalogue).placed.get(id);
			if (!placed) return null;
			const { x, y, z } = spotOf(placed, document.shell.size);
			const foot = project([
				x,
				y,
				z
			]);
			const top = project([
				x,
				y + placed.model.height / 4,
				z
			]);
			return {
				...foot,
				top: top.y
			};
		},
		project({ x, z, up = 0 }) {
			const shown = now();
			if (!shown) return {
				x: 0,
				y: 0
			};
			const at = toScene(shown.document.shell.size, x, z);
			return project([
				at.x,
				up / 4,
				at.z
			]);
		}
	};
}
export { wallSpot as C, spotOf as S, wallsInSight as _, flatView as a, inScene as b, inHand as c, outlines as d, plateUnder as f, layers as g, layerOf as h, eyeFrom as i, wouldBe as l, thingsTeller as m, drawnRoomLights as n, framing as o, plates as p, roomLights as r, ghostShown as s, stageSight as t, gridOf as u, RAISED as v, lengthOf as x, alongInWall as y };
