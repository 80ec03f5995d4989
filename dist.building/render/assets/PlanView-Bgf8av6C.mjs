import { t as require_react } from "./react-DbA_SeLs.mjs";
import { i as itemName } from "./refusal-eJnVm1sq.mjs";
import { a as useView, i as useSession, n as useEditor, o as useSelected } from "./EditorContext-CDejE1eF.mjs";
import { i as builtChoiceOf, n as Twin, r as Overlays, t as useHands } from "./useHands-uLOrbx92.mjs";
import { n as boxAt } from "./seenAreas-BqgO9XzY.mjs";
import { f as useSize, i as box, l as prism, n as partMesh, s as moved, t as partsOf, u as repeat } from "./partsOf-GXWO5ww-.mjs";
import { n as placedAt, o as turnRect, s as turned, t as extent } from "./footprint-VcfJNV6r.mjs";
import { i as stackOf, n as nextIndex, t as indexOf } from "./indexOf-DdILmUFM.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { r as pick, t as between$1 } from "./random-CGkeRCPT.mjs";
import { i as finishPiece, o as floorFinishOf } from "./siteCatalogue-D6ojEeFr.mjs";
import { a as usualUpOf } from "./rows-Ct2cmVWh.mjs";
import "./RoomDesigner-N83TRq4y.mjs";
import { n as sides } from "./room-BqyOiuDk.mjs";
import { i as add, s as rotate, t as snap } from "./snap-DXQ8zXqW.mjs";
import { i as wallLength, n as runsAcross } from "./walls-DPFPWHeE.mjs";
import { f as apply } from "./label-DBX2nr8B.mjs";
// src/room/planView/Plan.module.css
var import_react = require_react();
var Plan_module_default = {
	view: "_view_8qeon_2",
	drawing: "_drawing_8qeon_14",
	ground: "_ground_8qeon_21",
	wall: "_wall_8qeon_25",
	foot: "_foot_8qeon_29",
	door: "_door_8qeon_34",
	gap: "_gap_8qeon_34",
	swing: "_swing_8qeon_38",
	leaf: "_leaf_8qeon_46",
	window: "_window_8qeon_50",
	chosen: "_chosen_8qeon_66",
	shadow: "_shadow_8qeon_74",
	thing: "_thing_8qeon_80",
	edge: "_edge_8qeon_85",
	shapes: "_shapes_8qeon_98",
	ring: "_ring_8qeon_105",
	wash: "_wash_8qeon_123",
	dimmed: "_dimmed_8qeon_136",
	grid: "_grid_8qeon_140",
	plate: "_plate_8qeon_147",
	guide: "_guide_8qeon_164",
	span: "_span_8qeon_172",
	number: "_number_8qeon_178",
	pill: "_pill_8qeon_179",
	name: "_name_8qeon_180"
};
// src/room/planView/planFrame.ts
/** Room for the walls and the numbers around the floor, in tiles; above and below for tools, too. */
var MARGIN = {
	aside: 1.15,
	above: 1.4
};
var LEAST_SCALE = 6;
function planFrame({ columns, rows }, { quarter, zoom, pan }, { width, height }) {
	const [across, deep] = quarter % 2 === 0 ? [columns, rows] : [rows, columns];
	const whole = Math.min(width / (across + 2 * MARGIN.aside), height / (deep + 2 * MARGIN.above));
	return {
		width,
		height,
		quarter,
		scale: Math.max(LEAST_SCALE, whole * zoom),
		middle: {
			x: columns / 2 + pan.x,
			z: rows / 2 + pan.z
		}
	};
}
/** The room turns to the right on the screen as the viewer walks to the left around it. */
function turnRight({ x, y }, quarter) {
	switch ((quarter % 4 + 4) % 4) {
		case 1: return {
			x: -y,
			y: x
		};
		case 2: return {
			x: -x,
			y: -y
		};
		case 3: return {
			x: y,
			y: -x
		};
		default: return {
			x,
			y
		};
	}
}
function toScreen(frame, { x, z }) {
	const { width, height, scale, quarter, middle } = frame;
	const turned = turnRight({
		x: x / 4 - middle.x,
		y: z / 4 - middle.z
	}, quarter);
	return {
		x: width / 2 + turned.x * scale,
		y: height / 2 + turned.y * scale
	};
}
function toFloor(frame, { x, y }) {
	const { width, height, scale, quarter, middle } = frame;
	const back = turnRight({
		x: (x - width / 2) / scale,
		y: (y - height / 2) / scale
	}, -quarter);
	return {
		x: (back.x + middle.x) * 4,
		z: (back.y + middle.z) * 4
	};
}
/** For the group that draws the room in tiles. */
var transformOf = ({ width, height, scale, quarter, middle }) => `translate(${width / 2} ${height / 2}) scale(${scale}) rotate(${90 * quarter}) translate(${-middle.x} ${-middle.z})`;
// src/room/planView/PlanLabels.tsx
var import_jsx_runtime = require_jsx_runtime();
var parts = [
	"",
	"¼",
	"½",
	"¾"
];
var strings = {
	plan: "Plan of the room",
	/** Quarter tiles in words that fit a pill. */
	tiles: (quarters) => {
		const whole = Math.floor(quarters / 4);
		const part = parts[quarters % 4] ?? "";
		const count = `${whole === 0 && part !== "" ? "" : whole}${part}`;
		return quarters <= 4 ? `${count} tile` : `${count} tiles`;
	}
};
/** In tiles, outside the walls. */
var OUT = .66;
/** Where the numbers of columns and rows stand around the plan: below it and to its right. */
function edgeSpots({ columns, rows }, quarter, current) {
	const isSouth = quarter === 0 || quarter === 3;
	const isEast = quarter < 2;
	const z = (isSouth ? rows + OUT : -.66) * 4;
	const x = (isEast ? columns + OUT : -.66) * 4;
	const column = current ? Math.floor(current.x0 / 4) : -1;
	const row = current ? Math.floor(current.z0 / 4) : -1;
	const middle = (i) => (i + .5) * 4;
	return [...Array.from({ length: columns }, (_, i) => ({
		key: `c${i}`,
		number: i + 1,
		x: middle(i),
		z,
		isCurrent: i === column
	})), ...Array.from({ length: rows }, (_, i) => ({
		key: `r${i}`,
		number: i + 1,
		x,
		z: middle(i),
		isCurrent: i === row
	}))];
}
var LEAST_NAME = 10;
var PILL = {
	width: 58,
	height: 22
};
function PlanLabels({ frame, size, names, gaps, current }) {
	const { scale } = frame;
	const text = Math.min(15, scale * .19);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		edgeSpots(size, frame.quarter, current).map(({ key, number, x, z, isCurrent }) => {
			const at = toScreen(frame, {
				x,
				z
			});
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
				className: Plan_module_default.number,
				"data-current": isCurrent || void 0,
				children: [isCurrent && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
					cx: at.x,
					cy: at.y,
					r: 13
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("text", {
					x: at.x,
					y: at.y,
					children: number
				})]
			}, key);
		}),
		text >= LEAST_NAME && names.map(({ id, text: name, x, z, isUpright }) => {
			const at = toScreen(frame, {
				x: x * 4,
				z: z * 4
			});
			return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("text", {
				className: Plan_module_default.name,
				fontSize: text,
				transform: `translate(${at.x} ${at.y})${isUpright ? " rotate(-90)" : ""}`,
				children: name
			}, id);
		}),
		gaps.map(({ axis, from, to, across }) => {
			const middle = (from + to) / 2;
			const at = toScreen(frame, axis === "x" ? {
				x: middle,
				z: across
			} : {
				x: across,
				z: middle
			});
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
				className: Plan_module_default.pill,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("rect", {
					x: at.x - PILL.width / 2,
					y: at.y - PILL.height / 2,
					width: PILL.width,
					height: PILL.height,
					rx: PILL.height / 2
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("text", {
					x: at.x,
					y: at.y,
					children: strings.tiles(to - from)
				})]
			}, axis);
		})
	] });
}
// src/room/planView/PlanMarks.tsx
var PlanGrid = ({ size: { columns, rows } }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
	className: Plan_module_default.grid,
	d: [...Array.from({ length: columns + 1 }, (_, i) => `M${i} 0V${rows}`), ...Array.from({ length: rows + 1 }, (_, i) => `M0 ${i}H${columns}`)].join("")
});
var Plate = ({ placed: { box }, kind }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("rect", {
	className: Plan_module_default.plate,
	"data-kind": kind,
	x: box.x0 / 4,
	y: box.z0 / 4,
	width: (box.x1 - box.x0) / 4,
	height: (box.z1 - box.z0) / 4,
	rx: .08
});
var Guides = ({ guides, gaps, size: { columns, rows } }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [guides.map(({ axis, at }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
	className: Plan_module_default.guide,
	d: axis === "x" ? `M${at / 4} 0V${rows}` : `M0 ${at / 4}H${columns}`
}, `${axis}${at}`)), gaps.map(({ axis, from, to, across }) => {
	const [a, b, c] = [
		from / 4,
		to / 4,
		across / 4
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
		className: Plan_module_default.span,
		d: axis === "x" ? `M${a} ${c}H${b}` : `M${c} ${a}V${b}`
	}, axis);
})] });
// src/models/catalogue/floorPatterns.ts
var THICK$1 = .1;
var TILE = .5;
/** A piece from x0 to x1 and z0 to z1, kept within the floor. */
function piece({ width, depth }, [x0, x1], [z0, z1], colour, bevel) {
	const gap = .007;
	const left = Math.max(-width / 2, x0) + gap;
	const right = Math.min(width / 2, x1) - gap;
	const near = Math.max(-depth / 2, z0) + gap;
	const far = Math.min(depth / 2, z1) - gap;
	if (right - left < .03 || far - near < .03) return [];
	return [box([
		right - left,
		THICK$1,
		far - near
	], [
		(left + right) / 2,
		-.1,
		(near + far) / 2
	], colour, { bevel })];
}
function boards(ground, colours) {
	const rows = Math.ceil(ground.depth / TILE);
	return repeat(rows, (row) => {
		const parts = [];
		const z = -ground.depth / 2 + row * TILE;
		let x = -ground.width / 2;
		for (let k = 0; x < ground.width / 2 - .01; k++) {
			const rest = ground.width / 2 - x;
			const wished = between$1(1.3, 3.2, 71 + row, k);
			const long = rest - wished < .7 ? rest : wished;
			parts.push(...piece(ground, [x, x + long], [z, z + TILE], pick(colours, 131 + row, k), .012));
			x += long;
		}
		return parts;
	});
}
/** Blocks of one by three, each course turned against the last. */
function herringbone(ground, colours) {
	const [long, wide] = [.9, .3];
	const parts = [];
	for (let j = Math.floor(-ground.depth / wide) - 3; j < ground.depth / wide + 3; j++) for (let k = -6; k < ground.width / long + 6; k++) {
		const x = -ground.width / 2 + j * wide + k * 2 * long;
		const z = -ground.depth / 2 + j * wide;
		const tone = (n) => pick(colours, 29 + n, j * 31 + k);
		parts.push(...piece(ground, [x, x + long], [z, z + wide], tone(0), 0));
		parts.push(...piece(ground, [x + long, x + long + wide], [z, z + long], tone(1), 0));
	}
	return parts;
}
function chequer(ground, colours) {
	const [columns, rows] = [Math.ceil(ground.width), Math.ceil(ground.depth)];
	return repeat(columns * rows, (i) => {
		const [c, r] = [i % columns, Math.floor(i / columns)];
		const [x, z] = [-ground.width / 2 + c, -ground.depth / 2 + r];
		return piece(ground, [x, x + 1], [z, z + 1], colours[(c + r) % 2], .014);
	});
}
function hexes({ width, depth }, colours) {
	const r = .4;
	const [across, along] = [r * 1.5, r * Math.sqrt(3)];
	const parts = [];
	for (let c = 0; c * across < width - r * .6; c++) for (let k = 0; k * along < depth - r * .4; k++) {
		const x = -width / 2 + r + c * across;
		const z = -depth / 2 + along / 2 + k * along + (c % 2 ? along / 2 : 0);
		if (x > width / 2 - r * .86 || z > depth / 2 - along / 2 + .01) continue;
		parts.push(prism(6, .388, THICK$1, [
			x,
			-.1,
			z
		], pick(colours, 37, c * 41 + k), { bevel: 0 }));
	}
	return parts;
}
function rows(ground, colours, size, uneven, bevel) {
	const count = Math.round(ground.depth / size[1]);
	const deep = ground.depth / count;
	return repeat(count, (row) => {
		const parts = [];
		const z = -ground.depth / 2 + row * deep;
		let x = -ground.width / 2 - (row % 2 ? size[0] / 2 : 0);
		for (let k = 0; x < ground.width / 2; k++) {
			const long = size[0] * between$1(1 - uneven, 1 + uneven, 43 + row, k);
			parts.push(...piece(ground, [x, x + long], [z, z + deep], pick(colours, 47 + row, k), bevel));
			x += long;
		}
		return parts;
	});
}
/** Squares plaited one along, one across. */
function matting(ground, colours) {
	const [columns, lines] = [Math.ceil(ground.width), Math.ceil(ground.depth)];
	return repeat(columns * lines, (i) => {
		const [c, r] = [i % columns, Math.floor(i / columns)];
		const [x, z] = [-ground.width / 2 + c, -ground.depth / 2 + r];
		return repeat(4, (k) => {
			const [a, b] = [k * .25, (k + 1) * .25];
			const colour = pick(colours, 53 + i, k);
			return (c + r) % 2 ? piece(ground, [x + a, x + b], [z, z + 1], colour, 0) : piece(ground, [x, x + 1], [z + a, z + b], colour, 0);
		});
	});
}
function laid({ pattern, colours }, ground) {
	const [, ...rest] = colours;
	const onBed = [rest[0] ?? colours[0], ...rest.slice(1)];
	switch (pattern) {
		case "boards": return boards(ground, colours);
		case "herringbone": return herringbone(ground, colours);
		case "chequer": return chequer(ground, colours);
		case "hexes": return hexes(ground, colours);
		case "flags": return rows(ground, onBed, [1.1, .8], .3, .02);
		case "bricks": return rows(ground, onBed, [.56, .28], 0, 0);
		case "cobbles": return rows(ground, onBed, [.38, .34], .24, .045);
		case "matting": return matting(ground, colours);
	}
}
function floorPattern(finish, ground) {
	const { width, depth } = ground;
	return [box([
		width,
		THICK$1,
		depth
	], [
		0,
		-.112,
		0
	], finish.colours[0], { bevel: 0 }), ...laid(finish, ground)];
}
// src/room/planView/outline.ts
var cross = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
function chain(points) {
	const line = [];
	for (const point of points) {
		while (line.length >= 2 && cross(line.at(-2), line.at(-1), point) <= 1e-9) line.pop();
		line.push(point);
	}
	return line.slice(0, -1);
}
/** The convex outline of points; always the same way round, so that many of them filled together make one shape. */
function hullOf(points) {
	const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
	const hull = [...chain(sorted), ...chain(sorted.toReversed())];
	return hull.length < 3 ? [] : hull;
}
function areaOf(hull) {
	let twice = 0;
	for (let i = 0, j = hull.length - 1; i < hull.length; j = i++) twice += hull[j][0] * hull[i][1] - hull[i][0] * hull[j][1];
	return Math.abs(twice / 2);
}
var contains = (hull, point) => hull.every((a, i) => cross(a, hull[(i + 1) % hull.length], point) >= -1e-6);
var covers = (outer, inner) => inner.every((point) => contains(outer, point));
var short$1 = (value) => `${Math.round(value * 1e3) / 1e3}`;
var pathOf = (hull) => hull.length === 0 ? "" : `M${hull.map(([x, z]) => `${short$1(x)} ${short$1(z)}`).join("L")}Z`;
/** What shows less than this, in square tiles, nobody sees. */
var FINEST = 8e-4;
var UNDIVIDED = Number.POSITIVE_INFINITY;
function seen(part) {
	const simple = part.shape === "ball" ? {
		...part,
		detail: 1
	} : part;
	const { position } = partMesh(simple, UNDIVIDED);
	const points = [];
	let top = Number.NEGATIVE_INFINITY;
	for (let i = 0; i < position.length; i += 3) {
		const local = [
			position[i],
			position[i + 1],
			position[i + 2]
		];
		const [x, y, z] = add(part.at, rotate(part.pose, local));
		points.push([x, z]);
		top = Math.max(top, y);
	}
	return {
		hull: hullOf(points),
		colour: part.top,
		top
	};
}
/** Without what lies under something else altogether. */
function visible(all) {
	const kept = [];
	for (const one of all.toReversed()) if (!kept.some(({ hull }) => covers(hull, one.hull))) kept.push(one);
	return kept.toReversed();
}
function outlineOf(parts) {
	const above = visible(parts.map(seen).filter(({ hull }) => areaOf(hull) >= FINEST).sort((a, b) => a.top - b.top));
	const least = above.map(({ hull }) => areaOf(hull)).sort((a, b) => b - a)[89] ?? 0;
	const shown = above.filter(({ hull }) => areaOf(hull) >= least);
	return {
		whole: shown.map(({ hull }) => pathOf(hull)).join(""),
		shapes: shown.map(({ hull, colour }) => ({
			path: pathOf(hull),
			colour
		}))
	};
}
var known$1 = /* @__PURE__ */ new Map();
/** The same object each time. */
function outlineFor(model, tint) {
	const key = `${model} ${tint ?? ""}`;
	const found = known$1.get(key);
	if (found) return found;
	const made = outlineOf(partsOf(model, { tint }));
	known$1.set(key, made);
	return made;
}
// src/room/planView/planWalls.ts
/** In tiles. */
var THICK = .3;
/** `along` the wall and `out` of the room, in tiles; within the room `out` is negative. */
function onWall$1({ columns, rows }, wall, along, out) {
	switch (wall) {
		case "north": return [along, -out];
		case "south": return [along, rows + out];
		case "west": return [-out, along];
		case "east": return [columns + out, along];
	}
}
var short = (value) => `${Math.round(value * 1e3) / 1e3}`;
var line = (points) => `M${points.map(([x, z]) => `${short(x)} ${short(z)}`).join("L")}`;
/** A stretch of a wall as a closed path. */
function stretch(size, wall, [from, to], [inner, outer] = [0, THICK]) {
	const at = (along, out) => onWall$1(size, wall, along, out);
	return `${line([
		at(from, inner),
		at(to, inner),
		at(to, outer),
		at(from, outer)
	])}Z`;
}
var wholeWall = (size, wall, depths) => stretch(size, wall, [0, wallLength(size, wall) / 4], depths);
var STEPS = 12;
function door(size, wall, from, to) {
	const width = to - from;
	const at = (along, out) => onWall$1(size, wall, along, out);
	const way = Array.from({ length: 13 }, (_, i) => {
		const angle = i / STEPS * (Math.PI / 2);
		return at(from + width * Math.cos(angle), -width * Math.sin(angle));
	});
	const thin = .07;
	const leaf = [
		at(from, 0),
		at(from + thin, 0),
		at(from + thin, -width),
		at(from, -width)
	];
	return {
		gap: stretch(size, wall, [from, to]),
		leaf: `${line(leaf)}Z`,
		swing: `${line([at(from, 0), ...way])}Z`
	};
}
function window(size, wall, from, to) {
	const at = (along, out) => onWall$1(size, wall, along, out);
	const pane = (out) => line([at(from, out), at(to, out)]);
	return {
		gap: stretch(size, wall, [from, to]),
		leaf: pane(THICK / 2),
		swing: `${pane(.02)}${pane(.27999999999999997)}`
	};
}
function drawnOpening(size, catalogue, { id, model: modelId, wall, along }) {
	const model = catalogue.opening(modelId);
	if (!model) return null;
	const [from, to] = [along / 4, (along + model.width) / 4];
	const shape = model.kind === "door" ? door(size, wall, from, to) : window(size, wall, from, to);
	return {
		id,
		kind: model.kind,
		...shape
	};
}
// src/room/planView/PlanShell.tsx
var last = null;
/** The pieces that the floor is laid of, those of one colour in one path; in tiles from the north-western corner. */
function groundPaths(finish, { columns, rows }) {
	const key = `${finish} ${columns} ${rows}`;
	if (last?.key === key) return last.ground;
	const laid = floorFinishOf(finish);
	const [, ...pieces] = floorPattern(laid, {
		width: columns,
		depth: rows
	});
	const byColour = /* @__PURE__ */ new Map();
	for (const piece of moved(pieces, [
		columns / 2,
		0,
		rows / 2
	])) {
		const { whole } = outlineOf([piece]);
		const paths = byColour.get(piece.top) ?? [];
		byColour.set(piece.top, paths);
		paths.push(whole);
	}
	const paths = [...byColour].map(([colour, all]) => ({
		colour,
		path: all.join("")
	}));
	const ground = {
		bed: laid.colours[0],
		paths
	};
	last = {
		key,
		ground
	};
	return ground;
}
/** The paint of a wall as a line along its foot. */
var PAINT = .07;
/** The walls throw a soft shade on the floor along them. */
var SHADE = [
	.12,
	.2,
	.3,
	.42
];
var PlanShell = (0, import_react.memo)(({ shell, openings, catalogue, chosen }) => {
	const { size, floor, walls } = shell;
	const { columns, rows } = size;
	const ground = groundPaths(floor.kind, size);
	const drawn = [...openings.values()].flatMap((each) => drawnOpening(size, catalogue, each) ?? []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("rect", {
			className: Plan_module_default.wall,
			x: -THICK,
			y: -THICK,
			width: columns + 2 * THICK,
			height: rows + 2 * THICK,
			rx: .14
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("rect", {
			width: columns,
			height: rows,
			fill: ground.bed
		}),
		ground.paths.map(({ colour, path }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
			d: path,
			fill: colour
		}, colour)),
		sides.map((wall) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
			d: wholeWall(size, wall, [0, PAINT]),
			fill: finishPiece(walls[wall].kind)?.colours[0] ?? "#fff"
		}, wall)),
		SHADE.map((deep) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
			className: Plan_module_default.foot,
			fillRule: "evenodd",
			d: `M0 0H${columns}V${rows}H0ZM${deep} ${deep}H${columns - deep}V${rows - deep}H${deep}Z`
		}, deep)),
		drawn.map(({ id, kind, gap, leaf, swing }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
			className: Plan_module_default[kind],
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: Plan_module_default.gap,
					d: gap
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: Plan_module_default.swing,
					d: swing
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: Plan_module_default.leaf,
					d: leaf
				}),
				chosen?.kind === "opening" && chosen.id === id && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: Plan_module_default.chosen,
					d: gap
				})
			]
		}, id)),
		chosen?.kind === "wall" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
			className: Plan_module_default.chosen,
			d: wholeWall(size, chosen.wall)
		})
	] });
});
// src/room/planView/PlanThings.tsx
var outlineId = (prefix, model, tint) => `${prefix}-${model}-${tint ?? ""}`;
/** Each model once, for all the things of it. */
var Outlines = (0, import_react.memo)(({ prefix, kinds }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("defs", { children: kinds.map(({ model, tint }) => {
	const id = outlineId(prefix, model, tint);
	const { whole, shapes } = outlineFor(model, tint);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
		id: `${id}-w`,
		d: whole
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("g", {
		id,
		children: shapes.map(({ path, colour }, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
			d: path,
			fill: colour
		}, i))
	})] }, id);
}) }));
var Thing = (0, import_react.memo)(({ thing, prefix, look }) => {
	const href = `#${outlineId(prefix, thing.model, thing.tint)}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
		className: Plan_module_default.thing,
		"data-look": look,
		"data-flat": thing.isFlat || void 0,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("g", {
			className: Plan_module_default.shadow,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("use", {
				href: `${href}-w`,
				transform: thing.transform
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
			transform: thing.transform,
			children: [
				look === "chosen" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("use", {
					className: Plan_module_default.ring,
					href: `${href}-w`
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("use", {
					className: Plan_module_default.edge,
					href: `${href}-w`
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("use", {
					className: Plan_module_default.shapes,
					href
				}),
				(look === "blocked" || look === "offered") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("use", {
					className: Plan_module_default.wash,
					href: `${href}-w`
				})
			]
		})]
	});
});
var Things = (0, import_react.memo)(({ things, selection, prefix }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_jsx_runtime.Fragment, { children: things.map((thing) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thing, {
	thing,
	prefix,
	look: selection.includes(thing.id) ? "chosen" : "plain"
}, thing.id)) }));
/** Small things are easier to hit than they are large, by so many quarter tiles around. */
var REACH = .5;
function depthIn({ box }, { x, z }) {
	const inside = Math.min(x - box.x0, box.x1 - x, z - box.z0, box.z1 - z);
	return Number.isNaN(inside) ? -1 : inside;
}
/** Higher is nearer to the eye; of two as high, the smaller one. */
function byHeight(a, b) {
	const area = ({ box }) => (box.x1 - box.x0) * (box.z1 - box.z0);
	return b.box.y1 - a.box.y1 || b.box.y0 - a.box.y0 || area(a) - area(b);
}
function thingsAt(index, point, reach = 0) {
	return [...index.placed.values()].filter((placed) => depthIn(placed, point) >= -reach).sort(byHeight);
}
/** The wall that a point is on or nearest to, with how far outside the floor it lies. */
function nearestWall({ shell }, { x, z }) {
	const { columns, rows } = shell.size;
	const out = {
		north: -z,
		south: z - rows * 4,
		west: -x,
		east: x - columns * 4
	};
	const wall = sides.reduce((best, side) => out[side] > out[best] ? side : best);
	return {
		wall,
		out: out[wall],
		along: runsAcross(wall) ? x : z
	};
}
function builtAt(document, catalogue, point) {
	const { wall, out, along } = nearestWall(document, point);
	if (out > 1.3) return null;
	if (out < -.6) return {
		kind: "floor",
		...point
	};
	const opening = [...document.openings.values()].find((each) => {
		const width = catalogue.opening(each.model)?.width ?? 0;
		return each.wall === wall && along >= each.along && along < each.along + width;
	});
	return opening ? {
		kind: "opening",
		id: opening.id
	} : {
		kind: "wall",
		wall,
		along,
		up: 0
	};
}
function planPick(document, catalogue, index, trade, point) {
	if (trade === "build") return builtAt(document, catalogue, point);
	const [on] = thingsAt(index, point);
	const [nearby] = thingsAt(index, point, REACH).filter(({ box, item }) => item.id !== on?.item.id && box.x1 - box.x0 <= 2 && box.z1 - box.z0 <= 2);
	const hit = on && !on.model.isFlat ? on : nearby ?? on;
	if (hit) return {
		kind: "item",
		id: hit.item.id
	};
	return nearestWall(document, point).out <= 1.3 ? {
		kind: "floor",
		...point
	} : null;
}
// src/room/planView/planPlace.ts
var between = (value, least, most) => Math.max(least, Math.min(Math.max(least, most), value));
/** A point of the room in the frame of a thing before it was turned. */
function inFrame({ box, turn, model }, { x, z }) {
	const frame = extent(model, turn);
	const point = {
		x: x - box.x0,
		z: z - box.z0,
		width: 0,
		depth: 0
	};
	return turnRect(point, frame, turned(-turn));
}
var holds = (surface, { x, z }) => x >= surface.x && x <= surface.x + surface.width && z >= surface.z && z <= surface.z + surface.depth;
/** From above only the highest surface is seen. */
function onThing(index, model, item, middle, own) {
	const under = thingsAt(index, middle).find(({ item: { id }, model: { surfaces, isFlat } }) => !own.has(id) && !isFlat && surfaces.length > 0);
	if (!under) return null;
	const point = inFrame(under, middle);
	const [found] = [...under.model.surfaces.entries()].filter(([, surface]) => holds(surface, point)).sort(([, a], [, b]) => b.up - a.up);
	if (!found) return null;
	const [level, surface] = found;
	const { width, depth } = extent(model, item.turn);
	const x = between(Math.round(point.x - width / 2), Math.ceil(surface.x), Math.floor(surface.x + surface.width - width));
	const z = between(Math.round(point.z - depth / 2), Math.ceil(surface.z), Math.floor(surface.z + surface.depth - depth));
	return {
		kind: "on",
		carrier: under.item.id,
		level,
		x,
		z
	};
}
function onWall(document, model, item, middle) {
	const { wall, along } = nearestWall(document, middle);
	const { size } = document.shell;
	const usual = model.isFooted ? 0 : usualUpOf(item.model);
	const up = item.at.kind === "wall" ? item.at.up : usual;
	return {
		kind: "wall",
		wall,
		along: between(Math.round(along - model.width / 2), 0, wallLength(size, wall) - model.width),
		up: between(up, 0, size.height - model.height)
	};
}
/** `middle` is where the thing's middle should come to lie; `own` are those it carries and itself. */
function planPlace(document, catalogue, index, item, middle, own) {
	const model = catalogue.item(item.model);
	if (!model) return null;
	if (model.stands.includes("surface")) {
		const place = onThing(index, model, item, middle, own);
		if (place) return place;
	}
	if (model.stands.includes("floor")) {
		const { width, depth } = extent(model, item.turn);
		const wanted = {
			x: middle.x - width / 2,
			z: middle.z - depth / 2
		};
		return snap(document, catalogue, item, wanted)?.at ?? null;
	}
	return model.stands.includes("wall") ? onWall(document, model, item, middle) : null;
}
/** Where the middle of a thing is, as its place tells: on a wall, the middle of its back. */
function middleOf({ box, item }) {
	if (item.at.kind !== "wall") return {
		x: (box.x0 + box.x1) / 2,
		z: (box.z0 + box.z1) / 2
	};
	const across = runsAcross(item.at.wall);
	const far = item.at.wall === "east" || item.at.wall === "south";
	return across ? {
		x: (box.x0 + box.x1) / 2,
		z: far ? box.z1 : box.z0
	} : {
		x: far ? box.x1 : box.x0,
		z: (box.z0 + box.z1) / 2
	};
}
// src/room/planView/shownDocument.ts
var none = /* @__PURE__ */ new Set();
var known = /* @__PURE__ */ new WeakMap();
function shownRoom(document, catalogue, tool) {
	if (tool.at !== "holding") return {
		document,
		index: indexOf(document, catalogue),
		held: none
	};
	const found = known.get(tool);
	if (found?.before === document && found.catalogue === catalogue) return found.shown;
	const shown = whileHolding(document, catalogue, tool);
	known.set(tool, {
		before: document,
		catalogue,
		shown
	});
	return shown;
}
function whileHolding(document, catalogue, tool) {
	const patch = { items: tool.ghost.items.map((to) => ({
		id: to.id,
		to
	})) };
	const shown = apply(document, patch);
	const next = nextIndex(document, shown, patch, catalogue);
	return {
		document: shown,
		index: next,
		held: new Set(tool.ghost.items.flatMap(({ id }) => stackOf(next, id)))
	};
}
// src/room/planView/planSight.ts
/** `seen` is asked each time, so that the answers are never older than the question. */
function planSight(catalogue, seen) {
	const placedOf = (id) => {
		const { document, tool } = seen();
		return shownRoom(document, catalogue, tool).index.placed.get(id);
	};
	return {
		pick: (x, y) => {
			const { document, tool, trade, frame } = seen();
			const shown = shownRoom(document, catalogue, tool);
			return planPick(shown.document, catalogue, shown.index, trade, toFloor(frame, {
				x,
				y
			}));
		},
		placeFor: (item, x, y, grip) => {
			const { document, frame } = seen();
			const point = toFloor(frame, {
				x,
				y
			});
			const middle = {
				x: point.x - grip.x,
				z: point.z - grip.z
			};
			const index = indexOf(document, catalogue);
			return planPlace(document, catalogue, index, item, middle, new Set(stackOf(index, item.id)));
		},
		gripOf: (item, x, y) => {
			const placed = placedOf(item.id);
			if (!placed) return {
				x: 0,
				z: 0
			};
			const point = toFloor(seen().frame, {
				x,
				y
			});
			const middle = middleOf(placed);
			return {
				x: point.x - middle.x,
				z: point.z - middle.z
			};
		},
		floorAt: (x, y) => toFloor(seen().frame, {
			x,
			y
		}),
		spotOf: (id) => {
			const placed = placedOf(id);
			if (!placed) return null;
			const { box } = placed;
			const spot = toScreen(seen().frame, {
				x: (box.x0 + box.x1) / 2,
				z: (box.z0 + box.z1) / 2
			});
			return {
				...spot,
				top: spot.y
			};
		},
		project: (point) => toScreen(seen().frame, point),
		size: () => seen().frame,
		wallAt: (x, y) => {
			const { document, frame } = seen();
			const { wall, out, along } = nearestWall(document, toFloor(frame, {
				x,
				y
			}));
			return out > 1.3 * 3 ? null : {
				wall,
				along,
				up: null
			};
		}
	};
}
// src/room/planView/planThing.ts
/** A model has its middle, or the middle of its back, on its origin; it faces south until it turns. */
function planThing(placed) {
	const { item, model, turn } = placed;
	const { x, z } = middleOf(placed);
	return {
		id: item.id,
		model: item.model,
		tint: item.tint,
		transform: `translate(${x / 4} ${z / 4}) rotate(${-90 * turn})`,
		isFlat: model.isFlat ?? false
	};
}
/** What is higher is drawn later. */
var fromBelow = ({ placed }) => [...placed.values()].sort((a, b) => a.box.y1 - b.box.y1 || a.box.y0 - b.box.y0 || (a.item.id < b.item.id ? -1 : 1));
/** The models and tints in a room as text: the same as long as they are. */
var kindsIn = ({ placed }) => [...new Set([...placed.values()].map(({ item }) => `${item.model} ${item.tint ?? ""}`))].sort().join("\n");
var kindsOf = (text) => text === "" ? [] : text.split("\n").map((line) => {
	const [model = "", tint] = line.split(" ");
	return {
		model,
		tint: tint || void 0
	};
});
/** In tiles: what a letter takes, and what a line does. */
var LETTER = .115;
var LINE = .34;
/** For tables and the like with a free top that is large enough; `quarter` is how the plan is turned. */
function nameOn({ item, box, model }, text, index, quarter) {
	if (item.at.kind !== "floor" || model.surfaces.length === 0 || index.carried.has(item.id)) return null;
	const across = (box.x1 - box.x0) / 4;
	const deep = (box.z1 - box.z0) / 4;
	const [width, height] = quarter % 2 === 0 ? [across, deep] : [deep, across];
	const length = text.length * LETTER + .16;
	const isLevel = width >= length && height >= LINE;
	const isUpright = !isLevel && height >= length && width >= LINE;
	if (!isLevel && !isUpright) return null;
	return {
		id: item.id,
		text,
		isUpright,
		x: (box.x0 + box.x1) / 2 / 4,
		z: (box.z0 + box.z1) / 2 / 4
	};
}
/** How far it is from a thing on the floor to what is next to it, on the nearer side of each axis. */
function gapsAround(held, index, own, size) {
	if (held.item.at.kind !== "floor") return [];
	const { box } = held;
	const others = [...index.placed.values()].filter(({ item, model }) => !own.has(item.id) && !model.isFlat && item.at.kind !== "on");
	const nearest = (axis) => {
		const [a0, a1, b0, b1, far] = axis === "x" ? [
			"x0",
			"x1",
			"z0",
			"z1",
			size.columns * 4
		] : [
			"z0",
			"z1",
			"x0",
			"x1",
			size.rows * 4
		];
		const beside = others.filter((other) => other.box[b0] < box[b1] && box[b0] < other.box[b1]);
		if (beside.some((other) => other.box[a0] < box[a1] && box[a0] < other.box[a1])) return null;
		const before = Math.max(0, ...beside.map((o) => o.box[a1]).filter((at) => at <= box[a0]));
		const after = Math.min(far, ...beside.map((o) => o.box[a0]).filter((at) => at >= box[a1]));
		const across = (box[b0] + box[b1]) / 2;
		const [near, next] = [box[a0] - before, after - box[a1]];
		if (near <= 0 || next <= 0) return null;
		return near <= next ? {
			axis,
			from: before,
			to: box[a0],
			across
		} : {
			axis,
			from: box[a1],
			to: after,
			across
		};
	};
	return [nearest("x"), nearest("z")].filter((gap) => gap !== null);
}
// src/room/planView/PlanView.tsx
var nothingYet = {
	width: 1,
	height: 1
};
function PlanView() {
	const { session, view: settings } = useEditor();
	const { catalogue } = session;
	const view = (0, import_react.useRef)(null);
	const prefix = (0, import_react.useId)();
	const size = useSize(view);
	const looking = useView((state) => state);
	const state = useSession((all) => all);
	const { part } = useSelected(builtChoiceOf(session), (choice) => choice);
	const sizeNow = (0, import_react.useRef)(nothingYet);
	sizeNow.current = size ?? nothingYet;
	const sight = (0, import_react.useMemo)(() => planSight(catalogue, () => {
		const { document, tool } = session.state();
		const { shell } = document;
		const frame = planFrame(shell.size, settings.state(), sizeNow.current);
		return {
			document,
			tool,
			trade: settings.state().trade,
			frame
		};
	}), [
		catalogue,
		session,
		settings
	]);
	const toSight = (0, import_react.useCallback)(() => sight, [sight]);
	const hand = useHands(view, toSight, true);
	const { document, tool, selection } = state;
	const { shell, openings } = document;
	const frame = planFrame(shell.size, looking, size ?? nothingYet);
	const shown = shownRoom(document, catalogue, tool);
	const isBuilding = looking.trade === "build";
	const holding = tool.at === "holding" ? tool : null;
	const index = indexOf(document, catalogue);
	const heldKey = [...shown.held].join(" ");
	const settled = (0, import_react.useMemo)(() => {
		const held = new Set(heldKey.split(" "));
		const all = fromBelow(index).filter(({ item }) => !held.has(item.id));
		return {
			all,
			things: all.map(planThing)
		};
	}, [index, heldKey]);
	const names = (0, import_react.useMemo)(() => settled.all.flatMap((placed) => nameOn(placed, itemName(catalogue, placed.item), index, looking.quarter) ?? []), [
		settled,
		index,
		catalogue,
		looking.quarter
	]);
	const kindsKey = kindsIn(shown.index);
	const kinds = (0, import_react.useMemo)(() => kindsOf(kindsKey), [kindsKey]);
	const carried = fromBelow(shown.index).filter(({ item }) => shown.held.has(item.id));
	const [lead] = holding?.ghost.items ?? [];
	const held = lead ? shown.index.placed.get(lead.id) : void 0;
	const gaps = held && holding && !holding.ghost.reason ? gapsAround(held, shown.index, shown.held, shell.size) : [];
	const free = holding?.ghost.free;
	const model = lead && catalogue.item(lead.model);
	const carrier = free?.kind === "on" ? shown.index.placed.get(free.carrier) ?? null : null;
	const offered = lead && model && free ? placedAt({
		...lead,
		at: free,
		turn: free.kind === "wall" ? 0 : lead.turn
	}, ...[
		model,
		shell.size,
		carrier
	]) : null;
	const ownBox = lead ? boxAt(document, catalogue, lead, lead.at) : null;
	const lookOfHeld = holding?.ghost.reason ? "blocked" : "held";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		ref: view,
		className: Plan_module_default.view,
		children: [
			size && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
				className: Plan_module_default.drawing,
				"aria-hidden": "true",
				focusable: "false",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("title", { children: "" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Outlines, {
						prefix,
						kinds
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
						transform: transformOf(frame),
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("g", {
								className: Plan_module_default.ground,
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanShell, {
									shell,
									openings,
									catalogue,
									chosen: isBuilding ? part : null
								})
							}),
							holding && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanGrid, { size: shell.size }),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("g", {
								className: isBuilding ? Plan_module_default.dimmed : void 0,
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Things, {
									things: settled.things,
									selection,
									prefix
								})
							}),
							holding && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Guides, {
								guides: holding.ghost.guides,
								gaps,
								size: shell.size
							}),
							offered && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, {
								placed: offered,
								kind: "offered"
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thing, {
								thing: planThing(offered),
								prefix,
								look: "offered"
							})] }),
							carried.map((placed) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", { children: [placed.item.id === lead?.id && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, {
								placed,
								kind: holding?.ghost.reason ? "blocked" : "free"
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thing, {
								thing: planThing(placed),
								prefix,
								look: lookOfHeld
							})] }, placed.item.id))
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanLabels, {
						frame,
						size: shell.size,
						names: isBuilding ? [] : names,
						gaps,
						current: ownBox
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Twin, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Overlays, {
				view,
				sight: toSight,
				hand
			})
		]
	});
}
export { PlanView };
