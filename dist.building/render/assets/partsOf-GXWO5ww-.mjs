import { t as require_react } from "./react-DbA_SeLs.mjs";
import { n as chance, r as pick, t as between } from "./random-CGkeRCPT.mjs";
import { l as palette, u as interior } from "./siteCatalogue-D6ojEeFr.mjs";
import { n as withoutArt } from "./pictureFrames-CxruM5LC.mjs";
import { a as multiply, i as add, o as poseOf, r as spots, s as rotate } from "./snap-DXQ8zXqW.mjs";
// src/room/hands/useSize.ts
var import_react = require_react();
/** Null until it is known. */
function useSize(element) {
	const [size, setSize] = (0, import_react.useState)(null);
	(0, import_react.useLayoutEffect)(() => {
		const place = element.current;
		if (!place) return;
		const measure = () => {
			const { clientWidth: width, clientHeight: height } = place;
			setSize((known) => known?.width === width && known.height === height ? known : {
				width,
				height
			});
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(place);
		return () => observer.disconnect();
	}, [element]);
	return size && size.width > 0 && size.height > 0 ? size : null;
}
// src/models/parts.ts
var finish = (colour, { turn = [
	0,
	0,
	0
], top = colour, glow = false }) => ({
	pose: poseOf(turn),
	colour,
	top,
	glow
});
/** A box whose foot stands at `at`; it turns about its own centre. */
function box(size, at, colour, o = {}) {
	return {
		shape: "box",
		size,
		bevel: o.bevel ?? .04,
		at: [
			at[0],
			at[1] + size[1] / 2,
			at[2]
		],
		flat: o.flat ?? false,
		...finish(colour, o)
	};
}
function lathe(profile, at, colour, o = {}) {
	return {
		shape: "lathe",
		profile,
		sides: o.sides ?? 16,
		at,
		flat: o.flat ?? false,
		...finish(colour, o)
	};
}
var roundProfile = (r, top, h, bevel) => [
	[0, 0],
	[Math.max(r - bevel, 0), 0],
	[r, bevel],
	[top, h - bevel],
	[Math.max(top - bevel, 0), h],
	[0, h]
];
/** A round post or disc; `top` is the colour above, `upper` the radius above. */
function cylinder(r, h, at, colour, o = {}) {
	const bevel = o.bevel ?? Math.min(.04, r * .4, h * .4);
	return lathe(roundProfile(r, o.upper ?? r, h, bevel), at, colour, o);
}
/** An upright n-gon (6 for a hex) with its first corner on +x. */
function prism(sides, r, h, at, colour, o = {}) {
	const bevel = o.bevel ?? .04;
	return lathe(roundProfile(r, o.upper ?? r, h, bevel), at, colour, {
		flat: true,
		...o,
		sides
	});
}
function ball(r, at, colour, o = {}) {
	const [sx, sy, sz] = o.stretch ?? [
		1,
		o.squash ?? 1,
		1
	];
	return {
		shape: "ball",
		size: [
			2 * r * sx,
			2 * r * sy,
			2 * r * sz
		],
		detail: o.detail ?? (o.flat || r < .12 ? 1 : 2),
		rough: o.rough ?? 0,
		at,
		flat: o.flat ?? false,
		...finish(colour, o)
	};
}
function slab(outline, depth, at, colour, o = {}) {
	return {
		shape: "slab",
		outline,
		depth,
		bevel: o.bevel ?? .03,
		at,
		flat: o.flat ?? false,
		...finish(colour, o)
	};
}
function moved(parts, by) {
	return parts.map((part) => ({
		...part,
		at: add(part.at, by)
	}));
}
/** Turns the whole group about the origin. */
function turned(parts, turn) {
	const q = poseOf(turn);
	return parts.map((part) => ({
		...part,
		at: rotate(q, part.at),
		pose: multiply(q, part.pose)
	}));
}
/** Turns the whole group about the upright axis. */
function spun(parts, angle) {
	return turned(parts, [
		0,
		angle,
		0
	]);
}
function scaled(parts, k) {
	const vec = (v) => [
		v[0] * k,
		v[1] * k,
		v[2] * k
	];
	const flat = (points) => points.map(([a, b]) => [a * k, b * k]);
	return parts.map((part) => {
		const at = vec(part.at);
		if (part.shape === "box") return {
			...part,
			at,
			size: vec(part.size),
			bevel: part.bevel * k
		};
		if (part.shape === "ball") return {
			...part,
			at,
			size: vec(part.size)
		};
		if (part.shape === "lathe") return {
			...part,
			at,
			profile: flat(part.profile)
		};
		const outline = flat(part.outline);
		return {
			...part,
			at,
			outline,
			depth: part.depth * k,
			bevel: part.bevel * k
		};
	});
}
/** Places a group: size first, then turn, then position. */
function placed(parts, at, angle = 0, scale = 1) {
	return moved(spun(scale === 1 ? parts : scaled(parts, scale), angle), at);
}
/** Builds one group per count and joins them. */
function repeat(count, make) {
	return Array.from({ length: count }, (_, i) => make(i)).flat();
}
// src/models/meshes/mesh.ts
var emptyMesh = () => ({
	position: [],
	normal: [],
	index: []
});
var corner = ({ position: p }, i) => [
	p[3 * i],
	p[3 * i + 1],
	p[3 * i + 2]
];
function unit([x, y, z]) {
	const length = Math.hypot(x, y, z) || 1;
	return [
		x / length,
		y / length,
		z / length
	];
}
function faceNormal(a, b, c) {
	const u = [
		b[0] - a[0],
		b[1] - a[1],
		b[2] - a[2]
	];
	const v = [
		c[0] - a[0],
		c[1] - a[1],
		c[2] - a[2]
	];
	return [
		u[1] * v[2] - u[2] * v[1],
		u[2] * v[0] - u[0] * v[2],
		u[0] * v[1] - u[1] * v[0]
	];
}
function addCorner(mesh, at, normal) {
	mesh.position.push(...at);
	mesh.normal.push(...normal);
	return mesh.position.length / 3 - 1;
}
/** Adds a triangle so that it faces the way its corner normals point; slivers are left out. */
function addTriangle(mesh, a, b, c) {
	const f = faceNormal(corner(mesh, a), corner(mesh, b), corner(mesh, c));
	if (Math.hypot(...f) < 1e-10) return;
	let facing = 0;
	for (const i of [
		a,
		b,
		c
	]) for (let k = 0; k < 3; k++) facing += f[k] * mesh.normal[3 * i + k];
	if (facing >= 0) mesh.index.push(a, b, c);
	else mesh.index.push(a, c, b);
}
function addQuad(mesh, a, b, c, d) {
	addTriangle(mesh, a, b, c);
	addTriangle(mesh, a, c, d);
}
/** Splits every edge longer than `cell`; neighbours share the middle, so nothing cracks. */
function refined(mesh, cell, passes = 7) {
	const out = {
		...mesh,
		position: [...mesh.position],
		normal: [...mesh.normal]
	};
	for (let pass = 0; pass < passes; pass++) {
		const middles = /* @__PURE__ */ new Map();
		const middle = (a, b) => {
			const p = corner(out, a);
			const q = corner(out, b);
			if (Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) <= cell) return void 0;
			const key = a < b ? `${a},${b}` : `${b},${a}`;
			const known = middles.get(key);
			if (known !== void 0) return known;
			const n = [
				0,
				1,
				2
			].map((k) => out.normal[3 * a + k] + out.normal[3 * b + k]);
			const half = [
				(p[0] + q[0]) / 2,
				(p[1] + q[1]) / 2,
				(p[2] + q[2]) / 2
			];
			const made = addCorner(out, half, unit(n));
			middles.set(key, made);
			return made;
		};
		const index = [];
		for (let i = 0; i < out.index.length; i += 3) split(out.index[i], out.index[i + 1], out.index[i + 2], middle, index);
		out.index = index;
		if (!middles.size) break;
	}
	return out;
}
function split(a, b, c, middle, into) {
	const ab = middle(a, b);
	const bc = middle(b, c);
	const ca = middle(c, a);
	if (ab !== void 0 && bc !== void 0 && ca !== void 0) into.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
	else if (ab !== void 0 && bc !== void 0) into.push(ab, b, bc, a, ab, bc, a, bc, c);
	else if (bc !== void 0 && ca !== void 0) into.push(bc, c, ca, b, bc, ca, b, ca, a);
	else if (ca !== void 0 && ab !== void 0) into.push(ca, a, ab, c, ca, ab, c, ab, b);
	else if (ab !== void 0) into.push(a, ab, c, ab, b, c);
	else if (bc !== void 0) into.push(b, bc, a, bc, c, a);
	else if (ca !== void 0) into.push(c, ca, b, ca, a, b);
	else into.push(a, b, c);
}
/** Gives every triangle its own corners and one normal. */
function faceted(mesh) {
	const out = emptyMesh();
	for (let i = 0; i < mesh.index.length; i += 3) {
		const [a, b, c] = [
			0,
			1,
			2
		].map((k) => corner(mesh, mesh.index[i + k]));
		const n = unit(faceNormal(a, b, c));
		out.index.push(addCorner(out, a, n), addCorner(out, b, n), addCorner(out, c, n));
	}
	return out;
}
// src/models/meshes/ballMesh.ts
var G = (1 + Math.sqrt(5)) / 2;
var CORNERS = [
	[
		-1,
		G,
		0
	],
	[
		1,
		G,
		0
	],
	[
		-1,
		-G,
		0
	],
	[
		1,
		-G,
		0
	],
	[
		0,
		-1,
		G
	],
	[
		0,
		1,
		G
	],
	[
		0,
		-1,
		-G
	],
	[
		0,
		1,
		-G
	],
	[
		G,
		0,
		-1
	],
	[
		G,
		0,
		1
	],
	[
		-G,
		0,
		-1
	],
	[
		-G,
		0,
		1
	]
];
function icosahedron() {
	const mesh = emptyMesh();
	for (const c of CORNERS) addCorner(mesh, unit(c), unit(c));
	const near = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 2.1;
	for (let a = 0; a < 12; a++) for (let b = a + 1; b < 12; b++) for (let c = b + 1; c < 12; c++) {
		const [p, q, r] = [
			CORNERS[a],
			CORNERS[b],
			CORNERS[c]
		];
		if (near(p, q) && near(q, r) && near(p, r)) addTriangle(mesh, a, b, c);
	}
	return mesh;
}
/** Middles of edges are pushed out before the next split, or later triangles would differ in size. */
function onSphere(mesh) {
	const count = mesh.position.length / 3;
	return {
		...mesh,
		position: Array.from({ length: count }, (_, i) => unit(corner(mesh, i))).flat()
	};
}
function ballMesh(size, detail, rough, seed) {
	let mesh = icosahedron();
	for (let d = 0; d < detail; d++) mesh = onSphere(refined(mesh, 0, 1));
	const out = emptyMesh();
	out.index = mesh.index;
	for (let i = 0; i < mesh.position.length / 3; i++) {
		const n = unit(corner(mesh, i));
		const r = .5 * (1 + rough * (chance(seed, i) * 2 - 1));
		addCorner(out, [
			n[0] * size[0] * r,
			n[1] * size[1] * r,
			n[2] * size[2] * r
		], unit([
			n[0] / size[0],
			n[1] / size[1],
			n[2] / size[2]
		]));
	}
	return out;
}
// src/models/meshes/boxMesh.ts
/** Where a bevel wide enough to be seen as round gets one more line (tan 22.5 degrees). */
var HALFWAY = Math.SQRT2 - 1;
var ROUND_FROM = .08;
function lines(half, r) {
	if (r === 0) return [-half, half];
	const inner = half - r;
	const ring = r >= ROUND_FROM ? [
		inner,
		inner + r * HALFWAY,
		half
	] : [inner, half];
	return [...ring.toReversed().map((v) => -v), ...ring];
}
function boxMesh(size, bevel) {
	const half = size.map((v) => v / 2);
	const r = Math.min(bevel, ...half.map((h) => h * .9));
	const mesh = emptyMesh();
	for (let axis = 0; axis < 3; axis++) for (const sign of [-1, 1]) addFace(mesh, half, r, axis, sign);
	return mesh;
}
function addFace(mesh, half, r, axis, sign) {
	const u = (axis + 1) % 3;
	const v = (axis + 2) % 3;
	const across = lines(half[u], r);
	const up = lines(half[v], r);
	const start = mesh.position.length / 3;
	for (const b of up) for (const a of across) {
		const p = [
			0,
			0,
			0
		];
		p[axis] = sign * half[axis];
		p[u] = a;
		p[v] = b;
		if (r === 0) {
			const n = [
				0,
				0,
				0
			];
			n[axis] = sign;
			addCorner(mesh, p, n);
			continue;
		}
		const core = p.map((x, i) => Math.max(r - half[i], Math.min(half[i] - r, x)));
		const out = unit(p.map((x, i) => x - core[i]));
		addCorner(mesh, core.map((x, i) => x + out[i] * r), out);
	}
	const n = across.length;
	for (let j = 0; j + 1 < up.length; j++) for (let i = 0; i + 1 < n; i++) {
		const a = start + j * n + i;
		addQuad(mesh, a, a + 1, a + n + 1, a + n);
	}
}
// src/models/meshes/latheMesh.ts
var CREASE = Math.cos(62 * Math.PI / 180);
function segmentNormal(a, b) {
	const dr = b[0] - a[0];
	const dy = b[1] - a[1];
	const length = Math.hypot(dr, dy) || 1;
	return {
		r: dy / length,
		y: -dr / length,
		length
	};
}
/** The normal at a joint leans to the longer side, so a thin bevel rounds off and a wall stays flat. */
function joint(mine, other) {
	if (!other || mine.r * other.r + mine.y * other.y < CREASE) return mine;
	const a = mine.length ** 2;
	const b = other.length ** 2;
	const r = mine.r * a + other.r * b;
	const y = mine.y * a + other.y * b;
	const length = Math.hypot(r, y) || 1;
	return {
		r: r / length,
		y: y / length
	};
}
function latheMesh(profile, sides) {
	const mesh = emptyMesh();
	const normals = profile.slice(1).map((b, i) => segmentNormal(profile[i], b));
	normals.forEach((n, i) => {
		const from = profile[i];
		const to = profile[i + 1];
		const below = ring(mesh, from, joint(n, normals[i - 1]), sides);
		const above = ring(mesh, to, joint(n, normals[i + 1]), sides);
		for (let k = 0; k < sides; k++) {
			const [a, b, c, d] = [
				below[k],
				below[k + 1],
				above[k + 1],
				above[k]
			];
			if (from[0] === 0) addTriangle(mesh, a, c, d);
			else if (to[0] === 0) addTriangle(mesh, a, b, d);
			else addQuad(mesh, a, b, c, d);
		}
	});
	return mesh;
}
function ring(mesh, [r, y], n, sides) {
	const corners = Array.from({ length: sides }, (_, k) => {
		const angle = 2 * Math.PI * k / sides;
		const cos = Math.cos(angle);
		const sin = Math.sin(angle);
		const normal = [
			n.r * cos,
			n.y,
			n.r * sin
		];
		return addCorner(mesh, [
			r * cos,
			y,
			r * sin
		], normal);
	});
	return [...corners, corners[0]];
}
// src/models/meshes/slabMesh.ts
function edges(outline, bevel) {
	return outline.flatMap((a, i) => {
		const b = outline[(i + 1) % outline.length];
		const dx = b[0] - a[0];
		const dy = b[1] - a[1];
		const length = Math.hypot(dx, dy) || 1;
		const cut = Math.min(bevel, length * .3);
		const normal = [dy / length, -dx / length];
		const along = (t) => [a[0] + dx * t / length, a[1] + dy * t / length];
		return [{
			at: along(cut),
			normal
		}, {
			at: along(length - cut),
			normal
		}];
	});
}
/** The outline must be counter-clockwise and star-shaped about its own middle. */
function slabMesh(outline, depth, bevel) {
	const mesh = emptyMesh();
	const b = Math.min(bevel, depth * .45);
	const rim = edges(outline, b);
	const z = depth / 2;
	const next = (i) => (i + 1) % rim.length;
	const row = (at, normal) => rim.map((e) => addCorner(mesh, at(e), normal(e)));
	const outward = ({ normal: [x, y] }) => [
		x,
		y,
		0
	];
	const near = row(({ at: [x, y] }) => [
		x,
		y,
		z - b
	], outward);
	const far = row(({ at: [x, y] }) => [
		x,
		y,
		b - z
	], outward);
	rim.forEach((_, i) => {
		if (b > 0 || i % 2 === 0) addQuad(mesh, near[i], near[next(i)], far[next(i)], far[i]);
	});
	const middle = rim.reduce(([x, y], e) => [x + e.at[0] / rim.length, y + e.at[1] / rim.length], [0, 0]);
	for (const [side, sign] of [[near, 1], [far, -1]]) {
		const facing = [
			0,
			0,
			sign
		];
		const cap = row(({ at: [x, y], normal }) => [
			x - normal[0] * b,
			y - normal[1] * b,
			sign * z
		], () => facing);
		const centre = addCorner(mesh, [
			middle[0],
			middle[1],
			sign * z
		], facing);
		rim.forEach((_, i) => {
			addTriangle(mesh, centre, cap[i], cap[next(i)]);
			if (b > 0) addQuad(mesh, side[i], side[next(i)], cap[next(i)], cap[i]);
		});
	}
	return mesh;
}
// src/models/meshes/partMesh.ts
/** No edge is longer than `cell`. */
function partMesh(part, cell) {
	const mesh = refined(shape(part), cell);
	return part.flat ? faceted(mesh) : mesh;
}
/** Equal balls in other places are rough in other ways. */
var ballSeed = ({ at: [x, y, z] }) => Math.round(x * 97 + y * 389 + z * 1013);
function shape(part) {
	switch (part.shape) {
		case "box": return boxMesh(part.size, part.bevel);
		case "lathe": return latheMesh(part.profile, part.sides);
		case "slab": return slabMesh(part.outline, part.depth, part.bevel);
		case "ball": return ballMesh(part.size, part.detail, part.rough, ballSeed(part));
	}
}
// src/models/catalogue/tints.ts
var families = {
	wood: [
		{
			id: "oak",
			name: "Oak",
			tones: [
				palette.oak,
				palette.pine,
				palette.wood
			]
		},
		{
			id: "walnut",
			name: "Walnut",
			tones: [
				palette.walnut,
				"#c78d5f",
				palette.bark
			]
		},
		{
			id: "sage",
			name: "Sage paint",
			tones: [
				palette.sage,
				interior.wainscot,
				interior.moss
			]
		},
		{
			id: "teal",
			name: "Teal paint",
			tones: [
				palette.teal,
				"#a5d6cd",
				"#4d8a83"
			]
		},
		{
			id: "rose",
			name: "Rose paint",
			tones: [
				palette.rose,
				"#f6c0b4",
				"#c56d60"
			]
		},
		{
			id: "white",
			name: "White paint",
			tones: [
				"#f3e6cf",
				palette.white,
				palette.linen
			]
		}
	],
	cloth: [
		{
			id: "moss",
			name: "Moss",
			tones: [
				interior.moss,
				interior.mossLight,
				interior.mossDark
			]
		},
		{
			id: "russet",
			name: "Russet",
			tones: [
				interior.russet,
				interior.russetLight,
				"#9c4228"
			]
		},
		{
			id: "denim",
			name: "Denim",
			tones: [
				interior.denim,
				interior.denimPale,
				"#4f6b8a"
			]
		},
		{
			id: "rose",
			name: "Rose",
			tones: [
				palette.rose,
				"#f6c0b4",
				"#c56d60"
			]
		},
		{
			id: "mustard",
			name: "Mustard",
			tones: [
				interior.cushion,
				palette.butter,
				"#b9852f"
			]
		},
		{
			id: "plum",
			name: "Plum",
			tones: [
				palette.plum,
				"#b08cab",
				"#65455f"
			]
		},
		{
			id: "oat",
			name: "Oat",
			tones: [
				palette.linen,
				palette.cream,
				"#d2ba92"
			]
		}
	],
	glaze: [
		{
			id: "teal",
			name: "Teal glaze",
			tones: [
				palette.teal,
				"#a5d6cd",
				"#4d8a83"
			]
		},
		{
			id: "rose",
			name: "Rose glaze",
			tones: [
				palette.rose,
				"#f6c0b4",
				"#c56d60"
			]
		},
		{
			id: "cream",
			name: "Cream glaze",
			tones: [
				palette.cream,
				palette.white,
				palette.linen
			]
		},
		{
			id: "blue",
			name: "Blue glaze",
			tones: [
				interior.denim,
				interior.denimPale,
				"#4f6b8a"
			]
		},
		{
			id: "clay",
			name: "Bare clay",
			tones: [
				palette.terracotta,
				"#e79672",
				palette.brickDark
			]
		}
	],
	enamel: [
		{
			id: "green",
			name: "Green enamel",
			tones: [
				interior.enamel,
				interior.enamelLight,
				interior.enamelDark
			]
		},
		{
			id: "red",
			name: "Red enamel",
			tones: [
				palette.brick,
				interior.russetLight,
				palette.brickDark
			]
		},
		{
			id: "blue",
			name: "Blue enamel",
			tones: [
				interior.denim,
				interior.denimPale,
				"#4f6b8a"
			]
		},
		{
			id: "cream",
			name: "Cream enamel",
			tones: [
				palette.linen,
				palette.cream,
				"#d2ba92"
			]
		}
	]
};
var asMade$1 = (swatch) => ({
	id: "as-made",
	name: "As made",
	swatch,
	colours: {}
});
/** The tones the model is made in come first, then the rest of the family. */
function tintsOf(family, [body, light, dark]) {
	const others = families[family].filter(({ tones }) => tones[0] !== body).map(({ id, name, tones }) => {
		const colours = { [body]: tones[0] };
		if (light) colours[light] = tones[1];
		if (dark) colours[dark] = tones[2];
		return {
			id,
			name,
			swatch: tones[0],
			colours
		};
	});
	return [asMade$1(body), ...others];
}
function recoloured(parts, colours) {
	return parts.map((part) => ({
		...part,
		colour: colours[part.colour] ?? part.colour,
		top: colours[part.top] ?? part.top
	}));
}
// src/room/catalogue/middles.ts
var middles = {
	"chest-of-drawers": [
		0,
		.092,
		1.54,
		.94
	],
	washstand: [
		-.036,
		.022,
		1.23,
		.7
	],
	slippers: [
		.027,
		0,
		.54,
		.44
	],
	candle: [
		-.025,
		0,
		.35,
		.3
	],
	"larder-cupboard": [
		0,
		.276,
		1.4,
		1.29
	],
	"ladder-back-chair": [
		0,
		-.034,
		.74,
		.77
	],
	"hoop-backed-chair": [
		0,
		.005,
		.8,
		.83
	],
	"bad-chair": [
		.179,
		.17,
		.99,
		1
	],
	"wobbly-stool": [
		.094,
		-.011,
		.93,
		.88
	],
	"crate-of-carrots": [
		0,
		-.071,
		1,
		.91
	],
	"copper-kettle": [
		.082,
		0,
		.76,
		.59
	],
	"bread-bin": [
		.032,
		-.107,
		.8,
		.67
	],
	"spice-rack": [
		0,
		0,
		1.05,
		.24
	],
	"drying-herbs": [
		0,
		0,
		1.5,
		.21
	],
	"wing-armchair": [
		0,
		-.025,
		1.3,
		1.13
	],
	"rocking-chair": [
		0,
		-.06,
		.83,
		1.22
	],
	"hearth-rug": [
		0,
		0,
		2.02,
		1.16
	],
	"sleeping-cat": [
		-.043,
		.062,
		1.02,
		.97
	],
	sheepdog: [
		-.047,
		.077,
		1.38,
		.71
	],
	"jug-of-flowers": [
		.028,
		.028,
		.45,
		.49
	],
	gramophone: [
		.075,
		.062,
		.89,
		.74
	],
	anvil: [
		.142,
		.044,
		1.05,
		.88
	],
	grindstone: [
		.13,
		0,
		1.18,
		1.03
	],
	sawhorse: [
		0,
		.126,
		1.63,
		1.04
	],
	easel: [
		.043,
		-.098,
		1.11,
		1
	],
	"wool-basket": [
		.091,
		.021,
		.94,
		.78
	],
	"storm-lantern": [
		0,
		0,
		.3,
		.3
	],
	"star-mobile": [
		-.106,
		-.006,
		1.27,
		.87
	],
	"building-blocks": [
		.012,
		.116,
		.79,
		.71
	],
	"teddy-bear": [
		0,
		.081,
		.62,
		.5
	],
	"moon-lamp": [
		.002,
		0,
		.54,
		.32
	],
	"potted-fig": [
		-.077,
		.055,
		1.45,
		1.46
	],
	"wicker-chair": [
		0,
		-.013,
		1.09,
		1.03
	],
	"fern-on-a-stand": [
		-.059,
		.002,
		1.19,
		1.23
	],
	"milk-churn-of-sunflowers": [
		-.073,
		0,
		.78,
		.63
	],
	"watering-can": [
		.195,
		0,
		1.09,
		.54
	],
	"pumpkin-stack": [
		-.047,
		.033,
		1.68,
		1.29
	],
	"cider-press": [
		0,
		.188,
		1.4,
		1.3
	],
	"cider-barrel": [
		0,
		.125,
		.9,
		1.21
	],
	"wheat-sheaf": [
		-.023,
		.021,
		.77,
		.82
	],
	"ribbon-pole": [
		0,
		0,
		1.59,
		1.54
	],
	parcels: [
		.06,
		.088,
		1.09,
		.99
	],
	"log-stack": [
		0,
		.023,
		1.35,
		.77
	],
	"log-basket": [
		0,
		0,
		.97,
		.9
	]
};
// src/models/catalogue/item.ts
/** A piece may stand out of its half-tiles by this much in all, in tiles. */
var OVERHANG = .1;
var halfTiles = (tiles) => Math.max(1, Math.ceil((tiles - OVERHANG) * 2));
var top$1 = (height, w, d, x = 0, z = 0) => ({
	height,
	size: [w, d],
	at: [x, z]
});
/** What stands on a table may also be put on the floor. */
function placesOf(model) {
	return model.stands === "surface" ? ["surface", "floor"] : [model.stands];
}
function tinted(tint) {
	if (!tint) return [];
	const [family, ...own] = tint;
	return tintsOf(family, own);
}
function item(set, id, model, o = {}) {
	const [w, d] = model.footprint;
	return {
		id,
		name: model.name,
		set,
		model,
		footprint: [halfTiles(w), halfTiles(d)],
		height: model.height,
		places: o.places ?? placesOf(model),
		hangsAt: o.hangsAt ?? (model.stands === "wall" ? 1.8 : 0),
		surface: o.surface ?? null,
		tints: tinted(o.tint),
		lights: o.lights ?? []
	};
}
// src/room/catalogue/stoneHearth.ts
var STONES = [
	palette.stone,
	"#d6cdc0",
	"#bcb2a5",
	"#cbbfae"
];
var MANTEL = 1.78;
/** In front of the flames, so that the pillars catch the light. */
var FIRE = [
	0,
	.75,
	.95
];
var pillar = (side) => repeat(6, (i) => {
	return box([
		i % 2 ? .5 : .56,
		.25,
		.74 + (i % 2 ? 0 : .05)
	], [
		side * (.93 + between(-.01, .01, 31 + side, i)),
		.06 + i * .26,
		.38
	], pick(STONES, 41 + side, i), { bevel: .05 });
});
var keystones = repeat(5, (i) => {
	const x = (i - 2) * .3;
	return box([
		.285,
		i === 2 ? .4 : .34,
		.7
	], [
		x,
		1.26,
		.36
	], pick(STONES, 53, i), { bevel: .04 });
});
var flame = (x, z, high, colour, top) => lathe([
	[0, 0],
	[.11 * high + .03, .12 * high],
	[.13 * high + .02, .3 * high],
	[.05, .72 * high],
	[0, high]
], [
	x,
	.3,
	z
], colour, {
	sides: 7,
	glow: true,
	top
});
var fire = [
	...[-.16, .16].map((z) => cylinder(.075, .84, [
		-.42,
		.2,
		.42 + z
	], palette.bark, {
		sides: 8,
		turn: [
			0,
			z,
			-Math.PI / 2
		]
	})),
	cylinder(.07, .66, [
		-.3,
		.32,
		.36
	], palette.walnut, {
		sides: 8,
		turn: [
			0,
			-.3,
			-Math.PI / 2
		]
	}),
	box([
		.9,
		.05,
		.06
	], [
		0,
		.12,
		.66
	], interior.ironDark, { bevel: .015 }),
	...[-.38, .38].map((x) => box([
		.06,
		.3,
		.06
	], [
		x,
		.08,
		.66
	], interior.ironDark, { bevel: .02 })),
	box([
		.7,
		.05,
		.3
	], [
		0,
		.14,
		.42
	], interior.ember, {
		bevel: 0,
		glow: true
	}),
	flame(-.24, .44, .62, "#ff9a3c", "#ffc765"),
	flame(.24, .42, .56, "#ff9a3c", "#ffc765"),
	flame(0, .38, .9, "#ff9a3c", "#ffd27a"),
	flame(-.1, .52, .5, "#ffb54a", "#ffe6a0"),
	flame(.12, .52, .44, "#ffb54a", "#ffe6a0")
];
var stoneHearth = {
	name: "Stone hearth",
	stands: "wall",
	footprint: [2.6, 1.5],
	height: 4.2,
	parts: [
		box([
			2.56,
			.08,
			1.46
		], [
			0,
			0,
			.75
		], palette.stoneDark, { bevel: .03 }),
		...repeat(4, (i) => box([
			.6,
			.05,
			.6
		], [
			-.94 + i * .627,
			.06,
			1.14
		], pick(STONES, 61, i), { bevel: .02 })),
		box([
			1.4,
			1.3,
			.04
		], [
			0,
			.06,
			.06
		], palette.coal, { bevel: 0 }),
		...pillar(-1),
		...pillar(1),
		...keystones,
		box([
			2.6,
			.14,
			.92
		], [
			0,
			1.6400000000000001,
			.46
		], palette.walnut, { bevel: .045 }),
		...[-.98, .98].map((x) => box([
			.16,
			.12,
			.3
		], [
			x,
			1.52,
			.72
		], palette.bark, { bevel: .03 })),
		box([
			2.04,
			2.42,
			.42
		], [
			0,
			MANTEL,
			.21
		], palette.plaster, { bevel: .03 }),
		...fire
	]
};
// src/room/catalogue/ownPieces.ts
var BAR = .11;
/** Mount, ground and the four bars come first: what stays when a picture hangs in the frame. */
function frame$2(w, h, wood, art) {
	return [
		box([
			w - .04,
			h - .04,
			.04
		], [
			0,
			.02,
			.02
		], palette.white, { bevel: 0 }),
		box([
			w - .34,
			h - .34,
			.02
		], [
			0,
			.17,
			.045
		], palette.sky, { bevel: 0 }),
		...[0, h - BAR].map((y) => box([
			w,
			BAR,
			.1
		], [
			0,
			y,
			.05
		], wood, { bevel: .03 })),
		...[-1, 1].map((s) => box([
			BAR,
			h,
			.1
		], [
			s * (w - BAR) / 2,
			0,
			.05
		], wood, { bevel: .03 })),
		...art
	];
}
var wide = {
	name: "Wide picture frame",
	stands: "wall",
	footprint: [2, .12],
	height: 1.4,
	parts: frame$2(2, 1.4, palette.oak, [
		box([
			1.66,
			.34,
			.012
		], [
			0,
			.17,
			.06
		], palette.leafLight, { bevel: 0 }),
		box([
			1.66,
			.16,
			.012
		], [
			0,
			.17,
			.07
		], palette.straw, { bevel: 0 }),
		ball(.14, [
			.42,
			.86,
			.055
		], palette.butter, {
			stretch: [
				1,
				1,
				.1
			],
			detail: 1
		})
	])
};
var tall = {
	name: "Tall picture frame",
	stands: "wall",
	footprint: [1.2, .12],
	height: 1.7,
	parts: frame$2(1.2, 1.7, palette.brass, [
		box([
			.86,
			.5,
			.012
		], [
			0,
			.17,
			.06
		], palette.teal, { bevel: 0 }),
		ball(.2, [
			-.1,
			.92,
			.05
		], palette.white, {
			stretch: [
				1.5,
				.5,
				.1
			],
			detail: 1
		}),
		box([
			.3,
			.06,
			.014
		], [
			.12,
			.62,
			.064
		], palette.brick, { bevel: .01 }),
		box([
			.02,
			.34,
			.014
		], [
			.12,
			.66,
			.064
		], palette.bark, { bevel: 0 }),
		box([
			.2,
			.24,
			.012
		], [
			.22,
			.72,
			.062
		], palette.cream, { bevel: 0 })
	])
};
var rug = {
	name: "Rug with a picture",
	stands: "floor",
	footprint: [3, 2],
	height: .05,
	parts: [
		box([
			3,
			.03,
			2
		], [
			0,
			0,
			0
		], palette.linen, { bevel: .012 }),
		box([
			2.78,
			.036,
			1.78
		], [
			0,
			0,
			0
		], palette.rose, { bevel: 0 }),
		box([
			2.7,
			.042,
			1.7
		], [
			0,
			0,
			0
		], palette.cream, { bevel: 0 }),
		...repeat(19, (i) => [-1, 1].map((s) => box([
			.03,
			.016,
			.12
		], [
			-1.44 + i * .16,
			0,
			s * 1.02
		], palette.cream, { bevel: 0 })))
	]
};
var screen = {
	name: "Picture screen",
	stands: "floor",
	footprint: [2.5, .5],
	height: 2.4,
	parts: [
		...[-1, 1].flatMap((s) => [
			box([
				.12,
				2.34,
				.12
			], [
				s * 1.18,
				.04,
				0
			], palette.oak, { bevel: .03 }),
			box([
				.14,
				.1,
				.5
			], [
				s * 1.18,
				0,
				0
			], palette.walnut, { bevel: .03 }),
			ball(.08, [
				s * 1.18,
				2.36,
				0
			], palette.brass, {
				detail: 1,
				squash: .9
			})
		]),
		box([
			2.3,
			.1,
			.1
		], [
			0,
			.26,
			0
		], palette.oak, { bevel: .03 }),
		box([
			2.3,
			.1,
			.1
		], [
			0,
			2.24,
			0
		], palette.oak, { bevel: .03 }),
		box([
			2.26,
			1.9,
			.05
		], [
			0,
			.35,
			0
		], palette.cream, { bevel: 0 })
	]
};
var LEDGES = [.16, 1.08];
var THICK = .08;
var shelf = {
	name: "Plain shelf",
	stands: "wall",
	footprint: [2, .62],
	height: 1.2,
	parts: [...LEDGES.map((y) => box([
		2,
		THICK,
		.6
	], [
		0,
		y,
		.3
	], palette.oak, { bevel: .025 })), ...[-.8, .8].flatMap((x) => [box([
		.08,
		1.1,
		.06
	], [
		x,
		.02,
		.03
	], palette.walnut, { bevel: .015 }), ...LEDGES.map((y) => box([
		.06,
		.06,
		.5
	], [
		x,
		y - .06,
		.27
	], palette.walnut, { bevel: .015 }))])]
};
var BOARDS$1 = [
	.12,
	.98,
	1.84,
	2.7
];
var shelves = {
	name: "Open shelves",
	stands: "floor",
	footprint: [2, .7],
	height: 2.78,
	parts: [...[-.94, .94].flatMap((x) => [...[-.28, .28].map((z) => box([
		.09,
		2.72,
		.09
	], [
		x,
		0,
		z
	], palette.walnut, { bevel: .02 })), ...[
		.52,
		1.38,
		2.24
	].map((y) => box([
		.05,
		.06,
		.5
	], [
		x,
		y,
		0
	], palette.walnut, { bevel: 0 }))]), ...BOARDS$1.map((y) => box([
		2,
		THICK,
		.68
	], [
		0,
		y,
		0
	], palette.oak, { bevel: .025 }))]
};
var wood = [
	"wood",
	palette.oak,
	void 0,
	palette.walnut
];
var ownPieces = [
	item("parlour", "stone-hearth", stoneHearth, {
		hangsAt: 0,
		surface: top$1(MANTEL, 2.5, .5, 0, .67),
		lights: spots("fire", FIRE)
	}),
	item("parlour", "open-shelves", shelves, {
		surface: top$1(BOARDS$1[3] + THICK, 1.96, .68),
		tint: wood
	}),
	item("parlour", "plain-shelf", shelf, {
		hangsAt: 1.7,
		surface: top$1(LEDGES[1] + THICK, 1.96, .6, 0, .3),
		tint: wood
	}),
	item("parlour", "wide-frame", wide, {
		hangsAt: 1.9,
		tint: ["wood", palette.oak]
	}),
	item("parlour", "tall-frame", tall, { hangsAt: 1.7 }),
	item("parlour", "picture-rug", rug, {
		places: ["underfoot"],
		tint: ["cloth", palette.rose]
	}),
	item("parlour", "picture-screen", screen, { tint: wood })
];
[
	2,
	1,
	0
].map((i) => ({
	...top$1(BOARDS$1[i] + THICK, 1.8, .68),
	clear: BOARDS$1[i + 1] - BOARDS$1[i] - THICK
})), { ...top$1(LEDGES[0] + THICK, 1.96, .6, 0, .3) }, LEDGES[1] - LEDGES[0] - THICK;
// src/room/catalogue/itemModel.ts
function middleOf({ id, model }) {
	const [width, depth] = model.footprint;
	return middles[id] ?? [
		0,
		0,
		width,
		depth
	];
}
// src/models/furniture/alarmClock.ts
var FLAT$5 = [
	Math.PI / 2,
	0,
	0
];
var bell = (s) => lathe([
	[0, 0],
	[.09, 0],
	[.07, .06],
	[0, .09]
], [
	s * .11,
	.37,
	0
], palette.brass, {
	sides: 10,
	turn: [
		0,
		0,
		-s * .6
	]
});
var alarmClock = {
	name: "Alarm clock",
	stands: "surface",
	footprint: [.42, .2],
	height: .56,
	parts: [
		...[-1, 1].map((s) => cylinder(.02, .12, [
			s * .14,
			0,
			0
		], palette.brass, {
			sides: 6,
			bevel: 0,
			turn: [
				0,
				0,
				s * .5
			]
		})),
		cylinder(.2, .14, [
			0,
			.24,
			-.07
		], palette.brick, {
			sides: 20,
			bevel: .03,
			turn: FLAT$5
		}),
		cylinder(.165, .02, [
			0,
			.24,
			.062
		], palette.white, {
			sides: 20,
			bevel: 0,
			turn: FLAT$5
		}),
		box([
			.018,
			.11,
			.01
		], [
			0,
			.24,
			.085
		], palette.ink, { bevel: 0 }),
		box([
			.018,
			.085,
			.01
		], [
			.03,
			.21,
			.09
		], palette.ink, {
			bevel: 0,
			turn: [
				0,
				0,
				-1.1
			]
		}),
		...[
			[0, .13],
			[.13, 0],
			[0, -.13],
			[-.13, 0]
		].map(([x, y]) => box([
			.022,
			.022,
			.01
		], [
			x,
			.229 + y,
			.08
		], palette.brick, { bevel: 0 })),
		bell(-1),
		bell(1),
		box([
			.02,
			.1,
			.02
		], [
			0,
			.42,
			0
		], palette.brass, { bevel: 0 }),
		ball(.03, [
			0,
			.53,
			0
		], palette.brass, { detail: 0 })
	]
};
// src/models/furniture/bed.ts
var CLOTHS$3 = [
	palette.sage,
	palette.cream,
	palette.rose,
	palette.butter,
	palette.leafPale,
	palette.teal,
	palette.linen
];
var STEP$1 = .4;
/** A board with a bowed top edge. */
function board(w, low, high) {
	const half = w / 2;
	const bow = [
		.6,
		.2,
		-.2,
		-.6
	].map((t) => [half * t, low + (high - low) * (1 - t * t)]);
	return [
		[-half, 0],
		[half, 0],
		[half, low],
		...bow,
		[-half, low]
	];
}
function end$1(z, w, low, high) {
	const posts = [-1, 1].flatMap((side) => [cylinder(.085, low + .1, [
		side * (w / 2),
		0,
		z
	], palette.wood, {
		sides: 10,
		upper: .075
	}), ball(.095, [
		side * (w / 2),
		low + .16,
		z
	], palette.oak)]);
	const inset = board(w * .78, (low - .3) * .8, (high - .3) * .86);
	return [
		slab(board(w - .06, low - .14, high - .14), .11, [
			0,
			.14,
			z
		], palette.walnut, { bevel: .04 }),
		slab(inset, .15, [
			0,
			.26,
			z
		], palette.oak, { bevel: 0 }),
		...posts
	];
}
/** Patches with a hand's breadth of seam between them, over the top and down the sides. */
function patches() {
	const top = repeat(25, (i) => {
		return box([
			.36,
			.03,
			.36
		], [
			(i % 5 - 2) * STEP$1,
			.825,
			.48 + (Math.floor(i / 5) - 2) * STEP$1
		], pick(CLOTHS$3, 3, i), { bevel: 0 });
	});
	const sides = repeat(10, (i) => {
		const side = i < 5 ? 1 : -1;
		const z = .48 + (i % 5 - 2) * STEP$1;
		return box([
			.03,
			.3,
			.36
		], [
			side * 1.03,
			.46,
			z
		], pick(CLOTHS$3, 5, i), { bevel: 0 });
	});
	return [...top, ...sides];
}
var bed = {
	name: "Patchwork bed",
	stands: "floor",
	footprint: [2.3, 3.3],
	height: 1.65,
	parts: [
		...end$1(-1.52, 2.1, 1.3, 1.62),
		...end$1(1.54, 2.1, .62, .82),
		...[-.98, .98].map((x) => box([
			.1,
			.26,
			2.96
		], [
			x,
			.22,
			0
		], palette.walnut, { bevel: 0 })),
		box([
			1.88,
			.34,
			2.9
		], [
			0,
			.36,
			0
		], palette.white, { bevel: .07 }),
		box([
			2.06,
			.46,
			2.08
		], [
			0,
			.38,
			.46
		], palette.linen, { bevel: .075 }),
		...patches(),
		box([
			2.08,
			.16,
			.42
		], [
			0,
			.72,
			-.66
		], palette.white, { bevel: .07 }),
		box([
			.86,
			.27,
			.56
		], [
			-.48,
			.7,
			-1.12
		], palette.white, {
			bevel: .12,
			turn: [
				-.42,
				.06,
				0
			]
		}),
		box([
			.86,
			.27,
			.56
		], [
			.48,
			.7,
			-1.14
		], palette.cream, {
			bevel: .12,
			turn: [
				-.42,
				-.08,
				0
			]
		}),
		box([
			.52,
			.18,
			.44
		], [
			.12,
			.86,
			-.86
		], interior.russetLight, {
			bevel: .075,
			turn: [
				-.62,
				.22,
				.04
			]
		})
	]
};
// src/models/furniture/bedsideLamp.ts
var bedsideLamp = {
	name: "Bedside lamp",
	stands: "surface",
	footprint: [.54, .54],
	height: .7,
	parts: [
		cylinder(.12, .04, [
			0,
			0,
			0
		], palette.walnut, {
			sides: 10,
			bevel: .01
		}),
		lathe([
			[0, 0],
			[.08, 0],
			[.16, .1],
			[.15, .2],
			[.05, .3],
			[0, .3]
		], [
			0,
			.03,
			0
		], palette.teal, {
			sides: 16,
			top: "#a5d6cd"
		}),
		lathe([
			[.158, 0],
			[.168, .02],
			[.168, .05],
			[.156, .07]
		], [
			0,
			.15,
			0
		], palette.cream, { sides: 16 }),
		cylinder(.025, .1, [
			0,
			.32,
			0
		], palette.brass, {
			sides: 6,
			bevel: 0
		}),
		lathe([
			[.26, 0],
			[.14, .3],
			[0, .31]
		], [
			0,
			.38,
			0
		], interior.lampshadeLow, {
			sides: 20,
			glow: true,
			top: interior.lampshade
		}),
		lathe([
			[.25, 0],
			[.27, 0],
			[.26, .035],
			[.24, .035]
		], [
			0,
			.37,
			0
		], palette.rose, { sides: 20 })
	]
};
// src/models/furniture/joinery.ts
var knob = (at, colour = palette.brass) => ball(.04, at, colour, { detail: 0 });
/** A door or drawer front that faces +z with its foot at `at`; the inset is a lighter panel. */
function panelled(w, h, at, body, inset) {
	const [x, y, z] = at;
	return [box([
		w,
		h,
		.05
	], [
		x,
		y,
		z
	], body, { bevel: .014 }), box([
		w * .72,
		h * .64,
		.03
	], [
		x,
		y + h * .18,
		z + .022
	], inset, { bevel: 0 })];
}
/** A drawer front with one knob, or two where it is wide. */
function drawerFront(w, h, at, body, inset) {
	const [x, y, z] = at;
	const knobs = w > .7 ? [-w * .22, w * .22] : [0];
	return [...panelled(w, h, at, body, inset), ...knobs.map((dx) => knob([
		x + dx,
		y + h / 2,
		z + .06
	]))];
}
/** An ellipse about the origin, for mirrors, seats and lids. */
var ellipse = (rx, ry, corners = 16) => Array.from({ length: corners }, (_, i) => {
	const a = i / corners * 2 * Math.PI;
	return [Math.cos(a) * rx, Math.sin(a) * ry];
});
/** A board of w by h whose top edge is bowed up by `rise`. */
function bowed(w, h, rise) {
	const crown = [
		.7,
		.36,
		0,
		-.36,
		-.7
	].map((t) => [w / 2 * t, h + rise * (1 - t * t)]);
	return [
		[-w / 2, 0],
		[w / 2, 0],
		[w / 2, h],
		...crown,
		[-w / 2, h]
	];
}
/** A heart about the origin, as wide as `size`. */
var heart = (size) => [
	[0, -.52],
	[.34, -.16],
	[.5, .14],
	[.42, .38],
	[.22, .44],
	[0, .26],
	[-.22, .44],
	[-.42, .38],
	[-.5, .14],
	[-.34, -.16]
].map(([x, y]) => [x * size, y * size]);
// src/models/furniture/blanketChest.ts
var CLOTHS$2 = [
	palette.rose,
	palette.cream,
	palette.butter,
	interior.denimPale
];
var quilt = [
	box([
		.62,
		.03,
		.5
	], [
		.28,
		.675,
		.06
	], palette.cream, { bevel: .01 }),
	...repeat(6, (i) => box([
		.19,
		.19,
		.03
	], [
		.09 + i % 3 * .19,
		.27 + Math.floor(i / 3) * .2,
		.36
	], CLOTHS$2[(i + Math.floor(i / 3)) % 4], { bevel: 0 })),
	box([
		.62,
		.42,
		.025
	], [
		.28,
		.25,
		.345
	], palette.white, { bevel: 0 })
];
var flower = [
	slab(ellipse(.13, .13, 10), .03, [
		-.42,
		.32,
		.32
	], palette.cream, { bevel: 0 }),
	...repeat(5, (i) => {
		const a = i * 1.257 + .3;
		return slab(ellipse(.05, .05, 5), .04, [
			-.42 + Math.cos(a) * .08,
			.32 + Math.sin(a) * .08,
			.325
		], palette.brick, { bevel: 0 });
	}),
	slab(ellipse(.035, .035, 6), .05, [
		-.42,
		.32,
		.325
	], palette.butter, { bevel: 0 })
];
var blanketChest = {
	name: "Blanket chest",
	stands: "floor",
	footprint: [1.64, .76],
	height: .72,
	parts: [
		...[-.62, .62].flatMap((x) => [-.22, .22].map((z) => box([
			.14,
			.1,
			.14
		], [
			x,
			0,
			z
		], palette.walnut, { bevel: .03 }))),
		box([
			1.48,
			.5,
			.62
		], [
			0,
			.06,
			0
		], interior.enamelLight, { bevel: .035 }),
		box([
			1.56,
			.12,
			.7
		], [
			0,
			.56,
			0
		], interior.enamel, { bevel: .04 }),
		box([
			1.52,
			.07,
			.66
		], [
			0,
			.06,
			0
		], interior.enamelDark, { bevel: .02 }),
		...[-.66, .66].map((x) => box([
			.08,
			.62,
			.74
		], [
			x,
			.07,
			0
		], interior.ironDark, { bevel: .015 })),
		...flower,
		...quilt,
		cylinder(.02, .16, [
			-.8,
			.36,
			-.08
		], palette.brass, {
			sides: 6,
			bevel: 0,
			turn: [
				Math.PI / 2,
				0,
				0
			]
		})
	]
};
// src/models/furniture/candle.ts
var candle$1 = {
	name: "Candle",
	stands: "surface",
	footprint: [.4, .32],
	height: .56,
	parts: [
		lathe([
			[0, 0],
			[.1, 0],
			[.15, .03],
			[.14, .045],
			[0, .03]
		], [
			0,
			0,
			0
		], palette.brass, { sides: 18 }),
		...repeat(3, (i) => box([
			.05,
			.015,
			.02
		], [
			-.15 - [
				0,
				.025,
				0
			][i],
			.02 + i * .022,
			0
		], palette.brass, { bevel: .005 })),
		cylinder(.06, .34, [
			0,
			.03,
			0
		], palette.white, {
			sides: 12,
			bevel: .02
		}),
		cylinder(.066, .05, [
			0,
			.3,
			0
		], palette.cream, {
			sides: 9,
			upper: .055,
			bevel: .015
		}),
		lathe([
			[0, 0],
			[.032, .03],
			[.036, .06],
			[.016, .12],
			[0, .17]
		], [
			0,
			.375,
			0
		], interior.flame, {
			sides: 8,
			glow: true,
			top: interior.flameHeart
		})
	]
};
// src/models/furniture/chestOfDrawers.ts
var TOP$8 = 1.24;
var open = [
	box([
		.56,
		.2,
		.18
	], [
		.34,
		.91,
		.37
	], palette.bark, { bevel: 0 }),
	...drawerFront(.62, .26, [
		.34,
		.88,
		.47
	], palette.oak, palette.pine),
	box([
		.14,
		.3,
		.05
	], [
		.2,
		.92,
		.53
	], palette.wine, {
		bevel: .02,
		turn: [
			0,
			0,
			.06
		]
	}),
	box([
		.145,
		.05,
		.055
	], [
		.2,
		1.08,
		.528
	], palette.cream, { bevel: .015 }),
	box([
		.15,
		.08,
		.06
	], [
		.17,
		.87,
		.53
	], palette.cream, { bevel: .025 })
];
var chestOfDrawers = {
	name: "Chest of drawers",
	stands: "floor",
	footprint: [1.54, 1.14],
	height: 1.26,
	parts: [
		...[-.58, .58].flatMap((x) => [-.2, .24].map((z) => box([
			.13,
			.16,
			.13
		], [
			x,
			0,
			z
		], palette.walnut, { bevel: .03 }))),
		box([
			1.4,
			1.04,
			.66
		], [
			0,
			.14,
			0
		], palette.wood, { bevel: .035 }),
		box([
			1.46,
			.1,
			.72
		], [
			0,
			.14,
			0
		], palette.walnut, { bevel: .025 }),
		box([
			1.54,
			.08,
			.78
		], [
			0,
			1.16,
			.01
		], palette.walnut, { bevel: .03 }),
		...drawerFront(1.28, .28, [
			0,
			.26,
			.32999999999999996
		], palette.oak, palette.pine),
		...drawerFront(1.28, .28, [
			0,
			.57,
			.32999999999999996
		], palette.oak, palette.pine),
		...drawerFront(.62, .26, [
			-.34,
			.88,
			.32999999999999996
		], palette.oak, palette.pine),
		...open,
		box([
			.9,
			.012,
			.4
		], [
			0,
			TOP$8,
			-.04
		], palette.white, { bevel: 0 }),
		...[-.44, .44].map((x) => box([
			.28,
			.012,
			.28
		], [
			x,
			TOP$8,
			-.04
		], palette.white, {
			bevel: 0,
			turn: [
				0,
				Math.PI / 4,
				0
			]
		}))
	]
};
// src/models/furniture/chevalMirror.ts
var TILT = [
	-.14,
	0,
	0
];
var post$1 = (x) => [
	box([
		.08,
		1.3,
		.08
	], [
		x,
		.1,
		0
	], palette.walnut, { bevel: .02 }),
	box([
		.1,
		.1,
		.7
	], [
		x,
		0,
		0
	], palette.walnut, { bevel: .04 }),
	ball(.065, [
		x,
		1.44,
		0
	], palette.brass, { detail: 0 })
];
var chevalMirror = {
	name: "Standing mirror",
	stands: "floor",
	footprint: [1.26, .7],
	height: 2.12,
	parts: [
		...post$1(-.56),
		...post$1(.56),
		box([
			1.1,
			.07,
			.07
		], [
			0,
			.14,
			0
		], palette.walnut, { bevel: .02 }),
		slab(ellipse(.48, .9, 20), .08, [
			0,
			1.22,
			0
		], palette.oak, {
			bevel: .03,
			turn: TILT
		}),
		slab(ellipse(.4, .81, 20), .02, [
			0,
			1.225,
			.045
		], palette.sky, {
			bevel: 0,
			top: "#f4fcf8",
			turn: TILT
		}),
		...[[
			-.12,
			1.3,
			.5
		], [
			.02,
			1.28,
			.3
		]].map(([x, y, long]) => box([
			.045,
			long,
			.01
		], [
			x,
			y,
			.025
		], "#ffffff", {
			bevel: 0,
			turn: [
				-.14,
				0,
				-.45
			]
		})),
		box([
			.14,
			.07,
			.16
		], [
			.56,
			1.4,
			0
		], palette.rose, { bevel: .03 }),
		box([
			.13,
			.62,
			.05
		], [
			.56,
			.82,
			.08
		], palette.rose, {
			bevel: .02,
			turn: [
				.04,
				0,
				0
			]
		}),
		box([
			.12,
			.42,
			.05
		], [
			.56,
			1,
			-.08
		], palette.rose, { bevel: .02 }),
		box([
			.135,
			.08,
			.055
		], [
			.56,
			.88,
			.083
		], palette.cream, { bevel: 0 })
	]
};
// src/models/furniture/dressingTable.ts
var TOP$7 = .94;
var mirror = [
	slab(ellipse(.46, .58), .07, [
		0,
		1.62,
		-.22
	], palette.walnut, {
		bevel: .025,
		turn: [
			-.1,
			0,
			0
		]
	}),
	slab(ellipse(.38, .5), .02, [
		0,
		1.62,
		-.175
	], palette.sky, {
		bevel: 0,
		top: "#eefaf6",
		turn: [
			-.1,
			0,
			0
		]
	}),
	box([
		.04,
		.34,
		.01
	], [
		-.1,
		1.52,
		-.16
	], "#ffffff", {
		bevel: 0,
		turn: [
			-.1,
			0,
			-.5
		]
	}),
	...[-.52, .52].flatMap((x) => [box([
		.07,
		.84,
		.07
	], [
		x,
		TOP$7,
		-.22
	], palette.walnut, { bevel: .02 }), ball(.06, [
		x,
		1.8199999999999998,
		-.22
	], palette.brass, { detail: 0 })])
];
var scent = [
	lathe([
		[0, 0],
		[.08, 0],
		[.1, .08],
		[.03, .16],
		[0, .16]
	], [
		.44,
		TOP$7,
		.12
	], palette.rose, { sides: 8 }),
	ball(.045, [
		.44,
		1.13,
		.12
	], palette.brass, { detail: 0 }),
	cylinder(.075, .1, [
		.28,
		TOP$7,
		.02
	], palette.teal, {
		sides: 8,
		bevel: 0
	}),
	cylinder(.08, .04, [
		.28,
		1.04,
		.02
	], palette.cream, {
		sides: 8,
		bevel: 0
	}),
	box([
		.3,
		.04,
		.1
	], [
		-.36,
		TOP$7,
		.14
	], palette.brass, {
		bevel: .015,
		turn: [
			0,
			.5,
			0
		]
	}),
	box([
		.16,
		.05,
		.12
	], [
		-.42,
		.96,
		.17
	], palette.linen, {
		bevel: .015,
		turn: [
			0,
			.5,
			0
		]
	})
];
var dressingTable = {
	name: "Dressing table",
	stands: "floor",
	footprint: [1.44, .8],
	height: 2.2,
	parts: [
		box([
			1.44,
			.08,
			.7
		], [
			0,
			.86,
			0
		], palette.white, { bevel: .03 }),
		box([
			1.32,
			.2,
			.6
		], [
			0,
			.6599999999999999,
			0
		], palette.oak, { bevel: .025 }),
		...[-.34, .34].flatMap((x) => drawerFront(.6, .16, [
			x,
			.6699999999999999,
			.3
		], palette.wood, palette.pine)),
		...repeat(9, (i) => box([
			.165,
			.66,
			i % 2 ? .52 : .58
		], [
			-.6 + i * .15,
			.02,
			0
		], i % 2 ? interior.wainscotLight : palette.cream, { bevel: .03 })),
		...mirror,
		...scent
	]
};
// src/models/furniture/legs.ts
/** Four posts just inside a rectangle of w by d. */
function straightLegs(w, d, h, thick, colour) {
	const inset = thick / 2;
	return [-1, 1].flatMap((x) => [-1, 1].map((z) => box([
		thick,
		h,
		thick
	], [
		x * (w / 2 - inset),
		0,
		z * (d / 2 - inset)
	], colour, { bevel: .018 })));
}
var TURNING = [
	[0, 0],
	[.05, 0],
	[.06, .1],
	[.09, .2],
	[.055, .28],
	[.07, .5],
	[.1, .7],
	[.06, .8],
	[.1, 1],
	[0, 1]
];
/** One turned leg of height h with its foot at x, z. */
function turnedLeg(x, z, h, colour, stout = 1, sides = 10) {
	return lathe(TURNING.map(([r, y]) => [r * stout, y * h]), [
		x,
		0,
		z
	], colour, { sides });
}
// src/models/furniture/nightstand.ts
var nightstand = {
	name: "Bedside table",
	stands: "floor",
	footprint: [.66, .66],
	height: .96,
	parts: [
		...[-.22, .22].flatMap((x) => [-.2, .2].map((z) => turnedLeg(x, z, .54, palette.walnut, .6, 8))),
		box([
			.56,
			.26,
			.52
		], [
			0,
			.5,
			0
		], palette.wood, { bevel: .03 }),
		box([
			.42,
			.15,
			.03
		], [
			0,
			.56,
			.26
		], palette.oak, { bevel: .012 }),
		ball(.035, [
			0,
			.635,
			.3
		], palette.brass),
		box([
			.66,
			.06,
			.62
		], [
			0,
			.76,
			0
		], palette.oak, { bevel: .025 }),
		box([
			.3,
			.06,
			.22
		], [
			.12,
			.82,
			-.1
		], palette.plum, {
			bevel: .012,
			turn: [
				0,
				.3,
				0
			]
		}),
		box([
			.26,
			.05,
			.2
		], [
			.13,
			.88,
			-.1
		], interior.denim, {
			bevel: .012,
			turn: [
				0,
				-.1,
				0
			]
		})
	]
};
// src/models/furniture/rugs.ts
var RINGS = [
	[
		1.56,
		1.74,
		palette.cream
	],
	[
		1.36,
		1.56,
		palette.rose
	],
	[
		1.18,
		1.36,
		palette.cream
	],
	[
		.86,
		1.18,
		palette.sage
	],
	[
		.7,
		.86,
		palette.butter
	],
	[
		0,
		.7,
		palette.cream
	]
];
var braid = ([inner, outer, colour]) => {
	const rise = .038;
	return lathe(inner === 0 ? [
		[0, 0],
		[outer, 0],
		[outer - .03, rise],
		[0, rise]
	] : [
		[inner, 0],
		[outer, 0],
		[outer, .02],
		[outer - .03, rise],
		[inner + .03, rise],
		[inner, .02]
	], [
		0,
		0,
		0
	], colour, { sides: 44 });
};
var roundRug = {
	name: "Braided rug",
	stands: "floor",
	footprint: [3.5, 3.5],
	height: .05,
	parts: [...RINGS.map(braid), cylinder(.22, .044, [
		0,
		0,
		0
	], palette.rose, {
		sides: 24,
		bevel: .01
	})]
};
var hearthRug = {
	name: "Hearth rug",
	stands: "floor",
	footprint: [2.06, 1.2],
	height: .06,
	parts: [
		...[
			[0, palette.wine],
			[.12, palette.cream],
			[.2, interior.russet],
			[.42, palette.butter],
			[.48, palette.wine]
		].map(([inset, colour], i) => box([
			1.84 - inset,
			.026 + i * .005,
			1.16 - inset
		], [
			0,
			0,
			0
		], colour, { bevel: .01 })),
		...repeat(3, (i) => box([
			.17,
			.052,
			.17
		], [
			(i - 1) * .38,
			0,
			0
		], palette.cream, {
			bevel: 0,
			turn: [
				0,
				Math.PI / 4,
				0
			]
		})),
		...[-1, 1].flatMap((s) => repeat(13, (i) => box([
			.09,
			.016,
			.025
		], [
			s * .965,
			0,
			-.54 + i * .09
		], palette.linen, { bevel: 0 })))
	]
};
// src/models/furniture/singleBed.ts
var STRIPES$1 = [
	palette.rose,
	palette.cream,
	interior.denimPale,
	palette.cream
];
var end = (z, h, rise) => [
	slab(bowed(1.2, h, rise), .1, [
		0,
		.16,
		z
	], interior.wainscot, { bevel: .03 }),
	slab(bowed(.94, h * .62, rise * .8), .13, [
		0,
		.34,
		z
	], interior.wainscotLight, { bevel: 0 }),
	...[-.63, .63].flatMap((x) => [cylinder(.07, h + .14, [
		x,
		0,
		z
	], interior.wainscot, {
		sides: 7,
		bevel: 0
	}), ball(.09, [
		x,
		h + .2,
		z
	], palette.white, { detail: 0 })])
];
var singleBed = {
	name: "Painted single bed",
	stands: "floor",
	footprint: [1.44, 2.9],
	height: 1.4,
	parts: [
		...end(-1.36, 1.02, .22),
		...end(1.36, .56, .1),
		slab(heart(.3), .03, [
			0,
			1.13,
			-1.29
		], palette.rose, { bevel: 0 }),
		...[-.56, .56].map((x) => box([
			.1,
			.24,
			2.7
		], [
			x,
			.24,
			0
		], interior.wainscot)),
		box([
			1.1,
			.3,
			2.6
		], [
			0,
			.36,
			0
		], palette.white, { bevel: .045 }),
		box([
			1.26,
			.4,
			1.72
		], [
			0,
			.34,
			.46
		], interior.denim, { bevel: .045 }),
		...repeat(4, (i) => box([
			1.265,
			.403,
			.15
		], [
			0,
			.341,
			-.1 + i * .38
		], STRIPES$1[i], { bevel: .04 })),
		box([
			1.24,
			.13,
			.34
		], [
			0,
			.63,
			-.42
		], palette.white, { bevel: .045 }),
		box([
			.86,
			.24,
			.5
		], [
			0,
			.66,
			-.94
		], palette.white, {
			bevel: .075,
			turn: [
				-.4,
				0,
				0
			]
		})
	]
};
// src/models/furniture/slippers.ts
var slipper = [
	ball(.1, [
		0,
		.035,
		-.1
	], palette.linen, {
		stretch: [
			.95,
			.34,
			1.1
		],
		detail: 0
	}),
	ball(.105, [
		0,
		.04,
		.06
	], palette.linen, {
		stretch: [
			1,
			.36,
			1.3
		],
		detail: 0
	}),
	ball(.1, [
		0,
		.08,
		.08
	], interior.denim, {
		stretch: [
			1,
			.74,
			1.22
		],
		detail: 1
	}),
	ball(.04, [
		0,
		.16,
		.09
	], palette.white, {
		detail: 0,
		flat: true
	})
];
var slippers = {
	name: "Slippers",
	stands: "floor",
	footprint: [.6, .46],
	height: .2,
	parts: [...placed(slipper, [
		-.15,
		0,
		.02
	], .06), ...placed(slipper, [
		.17,
		0,
		-.04
	], -.34)]
};
// src/models/furniture/wardrobe.ts
var FRONT = .38;
var sprig$1 = (x) => [box([
	.02,
	.42,
	.02
], [
	x,
	1.4,
	.44
], palette.leaf, { bevel: 0 }), ...[
	[
		-.07,
		1.56,
		palette.leafLight
	],
	[
		.07,
		1.44,
		palette.leafLight
	],
	[
		0,
		1.82,
		palette.rose
	],
	[
		-.08,
		1.7,
		palette.butter
	],
	[
		.08,
		1.66,
		palette.rose
	]
].map(([dx, y, colour]) => box([
	.09,
	.09,
	.03
], [
	x + dx,
	y,
	.435
], colour, {
	bevel: .012,
	turn: [
		0,
		0,
		Math.PI / 4
	]
}))];
var hatBox = [
	cylinder(.3, .24, [
		-.34,
		2.86,
		0
	], palette.rose, {
		sides: 12,
		bevel: 0
	}),
	cylinder(.32, .09, [
		-.34,
		3.08,
		0
	], palette.cream, {
		sides: 12,
		bevel: 0
	}),
	box([
		.08,
		.02,
		.62
	], [
		-.34,
		3.17,
		0
	], palette.wine, { bevel: 0 }),
	box([
		.16,
		.06,
		.08
	], [
		-.42,
		3.18,
		0
	], palette.wine, {
		bevel: .02,
		turn: [
			0,
			0,
			-.3
		]
	}),
	box([
		.16,
		.06,
		.08
	], [
		-.26,
		3.18,
		0
	], palette.wine, {
		bevel: .02,
		turn: [
			0,
			0,
			.3
		]
	})
];
var wardrobe = {
	name: "Painted wardrobe",
	stands: "floor",
	footprint: [1.9, .98],
	height: 3.26,
	parts: [
		...[-.72, .72].map((x) => box([
			.16,
			.14,
			.6
		], [
			x,
			0,
			0
		], palette.walnut, { bevel: .03 })),
		box([
			1.66,
			2.6,
			.72
		], [
			0,
			.12,
			0
		], interior.denim, { bevel: .04 }),
		box([
			1.74,
			.1,
			.8
		], [
			0,
			.12,
			0
		], palette.white, { bevel: .03 }),
		box([
			1.8,
			.14,
			.84
		], [
			0,
			2.68,
			0
		], palette.white, { bevel: .045 }),
		box([
			1.9,
			.06,
			.92
		], [
			0,
			2.8,
			0
		], interior.denim, { bevel: .025 }),
		...drawerFront(1.44, .34, [
			0,
			.3,
			FRONT
		], interior.denimPale, palette.cream),
		...[-.37, .37].flatMap((x) => [...panelled(.7, 1.86, [
			x,
			.72,
			FRONT
		], interior.denimPale, palette.cream), ...sprig$1(x)]),
		...[-.07, .07].map((x) => knob([
			x,
			1.56,
			.45
		])),
		...hatBox
	]
};
// src/models/furniture/washstand.ts
var TOP$6 = 1.02;
var jug = [
	lathe([
		[0, 0],
		[.1, 0],
		[.17, .14],
		[.08, .32],
		[.12, .42],
		[0, .4]
	], [
		.36,
		TOP$6,
		-.06
	], palette.white, { sides: 10 }),
	box([
		.03,
		.22,
		.04
	], [
		.54,
		1.1400000000000001,
		-.06
	], palette.white, { bevel: .01 }),
	ball(.05, [
		.33,
		1.18,
		.1
	], palette.rose, {
		detail: 0,
		stretch: [
			1,
			1,
			.5
		]
	}),
	ball(.035, [
		.41,
		1.1300000000000001,
		.095
	], palette.leaf, {
		detail: 0,
		stretch: [
			1,
			1,
			.5
		]
	})
];
var washstand = {
	name: "Washstand",
	stands: "floor",
	footprint: [1.32, .76],
	height: 1.44,
	parts: [
		...[-.46, .46].flatMap((x) => [-.22, .22].map((z) => box([
			.09,
			.4,
			.09
		], [
			x,
			0,
			z
		], palette.walnut, { bevel: .02 }))),
		box([
			1.06,
			.6,
			.58
		], [
			0,
			.36,
			0
		], palette.oak, { bevel: .03 }),
		...[-.25, .25].flatMap((x) => [...panelled(.46, .46, [
			x,
			.42,
			.28
		], palette.wood, palette.pine), knob([
			x * .3,
			.66,
			.34
		])]),
		box([
			1.16,
			.07,
			.66
		], [
			0,
			.95,
			0
		], palette.white, { bevel: .025 }),
		box([
			1.16,
			.34,
			.06
		], [
			0,
			TOP$6,
			-.3
		], palette.white, { bevel: .025 }),
		lathe([
			[0, 0],
			[.16, 0],
			[.29, .13],
			[.31, .14],
			[.26, .14],
			[.2, .06],
			[0, .06]
		], [
			-.2,
			TOP$6,
			.02
		], palette.white, { sides: 12 }),
		cylinder(.215, .01, [
			-.2,
			1.1,
			.02
		], palette.water, {
			sides: 12,
			bevel: 0
		}),
		...jug,
		cylinder(.022, .62, [
			-.62,
			.78,
			-.31
		], palette.brass, {
			sides: 6,
			bevel: 0,
			turn: [
				Math.PI / 2,
				0,
				0
			]
		}),
		box([
			.06,
			.44,
			.4
		], [
			-.62,
			.38,
			0
		], palette.cream, { bevel: .02 }),
		...[.44, .52].map((y) => box([
			.064,
			.035,
			.402
		], [
			-.62,
			y,
			0
		], interior.russetLight, { bevel: 0 }))
	]
};
// src/models/catalogue/bedroom.ts
var bedroom = [
	item("bedroom", "patchwork-bed", bed, { tint: [
		"wood",
		palette.oak,
		palette.wood,
		palette.walnut
	] }),
	item("bedroom", "single-bed", singleBed, { tint: [
		"wood",
		interior.wainscot,
		interior.wainscotLight
	] }),
	item("bedroom", "bedside-table", nightstand, {
		surface: top$1(.82, .4, .5, -.12, .06),
		tint: [
			"wood",
			palette.oak,
			palette.wood,
			palette.walnut
		]
	}),
	item("bedroom", "wardrobe", wardrobe, { tint: [
		"wood",
		interior.denim,
		interior.denimPale
	] }),
	item("bedroom", "chest-of-drawers", chestOfDrawers, {
		surface: top$1(1.252, 1.4, .66),
		tint: [
			"wood",
			palette.oak,
			palette.pine,
			palette.walnut
		]
	}),
	item("bedroom", "dressing-table", dressingTable, { tint: ["cloth", interior.wainscotLight] }),
	item("bedroom", "standing-mirror", chevalMirror, { tint: [
		"wood",
		palette.oak,
		void 0,
		palette.walnut
	] }),
	item("bedroom", "washstand", washstand, { tint: [
		"wood",
		palette.oak,
		palette.pine,
		palette.walnut
	] }),
	item("bedroom", "blanket-chest", blanketChest, {
		surface: top$1(.68, 1.2, .6, -.1, 0),
		tint: [
			"enamel",
			interior.enamel,
			interior.enamelLight,
			interior.enamelDark
		]
	}),
	item("bedroom", "braided-rug", roundRug, { places: ["underfoot"] }),
	item("bedroom", "slippers", slippers, { tint: ["cloth", interior.denim] }),
	item("bedroom", "bedside-lamp", bedsideLamp, {
		tint: [
			"glaze",
			palette.teal,
			"#a5d6cd"
		],
		lights: spots("lamp", [
			0,
			.55,
			0
		])
	}),
	item("bedroom", "candle", candle$1, { lights: spots("candle", [
		0,
		.46,
		0
	]) }),
	item("bedroom", "alarm-clock", alarmClock, { tint: ["enamel", palette.brick] })
];
// src/models/furniture/beeSkep.ts
var bee = (x, y, z) => [
	box([
		.05,
		.045,
		.075
	], [
		x,
		y,
		z
	], palette.honey, {
		bevel: .012,
		turn: [
			0,
			x * 6,
			0
		]
	}),
	box([
		.052,
		.047,
		.02
	], [
		x,
		y,
		z
	], palette.coal, {
		bevel: 0,
		turn: [
			0,
			x * 6,
			0
		]
	}),
	box([
		.1,
		.01,
		.04
	], [
		x,
		y + .045,
		z
	], palette.white, {
		bevel: 0,
		turn: [
			0,
			x * 6,
			.2
		]
	})
];
var beeSkep = {
	name: "Bee skep",
	stands: "surface",
	footprint: [.78, .88],
	height: .68,
	parts: [
		box([
			.78,
			.06,
			.74
		], [
			0,
			0,
			0
		], palette.oak, { bevel: .02 }),
		lathe([
			[.3, 0],
			[.34, .06],
			[.31, .11],
			[.34, .17],
			[.3, .23],
			[.31, .29],
			[.25, .34],
			[.24, .4],
			[.15, .46],
			[.12, .5],
			[0, .53]
		], [
			0,
			.06,
			-.02
		], palette.strawDark, {
			sides: 12,
			top: palette.straw
		}),
		ball(.06, [
			0,
			.61,
			-.02
		], palette.strawDark, { detail: 0 }),
		cylinder(.07, .03, [
			0,
			.15,
			.29
		], palette.coal, {
			sides: 8,
			bevel: 0,
			turn: [
				Math.PI / 2,
				0,
				0
			]
		}),
		...bee(.2, .4, .34),
		...bee(-.16, .28, .38),
		...bee(.06, .08, .36)
	]
};
// src/models/furniture/sprays.ts
var GREENS$3 = [
	palette.leaf,
	palette.leafLight,
	palette.leafDeep
];
/** A faceted clump of leaves. */
var clump = (r, at, seed, colour) => ball(r, at, colour ?? pick(GREENS$3, seed), {
	detail: 0,
	flat: true,
	rough: .12
});
/** Clumps in a ring about `at`, each at its own height. */
function ringOfLeaves(count, out, r, at, seed) {
	return repeat(count, (i) => {
		const a = i / count * 2 * Math.PI + seed;
		const y = at[1] + between(-.05, .08, seed, i);
		return clump(r, [
			at[0] + Math.cos(a) * out,
			y,
			at[2] + Math.sin(a) * out
		], seed + i);
	});
}
/** A clay pot with a rim and soil in it; r is its radius at the top. */
function clayPot(r, h, [x, y, z], colour, sides = 10) {
	return [lathe([
		[0, 0],
		[r * .68, 0],
		[r * .9, h * .78],
		[r, h * .78],
		[r, h],
		[r * .82, h],
		[0, h * .9]
	], [
		x,
		y,
		z
	], colour, { sides }), cylinder(r * .8, .02, [
		x,
		y + h * .88,
		z
	], palette.soilWet, {
		sides,
		bevel: 0
	})];
}
// src/models/furniture/birdBath.ts
var birdBath = {
	name: "Bird bath",
	stands: "floor",
	footprint: [1.04, 1],
	height: 1.16,
	parts: [
		lathe([
			[0, 0],
			[.32, 0],
			[.3, .1],
			[.12, .2],
			[.1, .56],
			[.2, .68],
			[.48, .8],
			[.52, .9],
			[.44, .9],
			[0, .84]
		], [
			0,
			0,
			0
		], palette.stoneDark, {
			sides: 10,
			top: "#ddd5c8"
		}),
		cylinder(.43, .02, [
			0,
			.86,
			0
		], palette.water, {
			sides: 10,
			bevel: 0
		}),
		ball(.1, [
			.34,
			.98,
			.26
		], "#8a6a4c", {
			detail: 0,
			stretch: [
				1.1,
				1,
				.9
			]
		}),
		ball(.075, [
			.3,
			.97,
			.31
		], palette.carrot, { detail: 0 }),
		ball(.065, [
			.31,
			1.09,
			.28
		], "#8a6a4c", { detail: 0 }),
		box([
			.06,
			.025,
			.025
		], [
			.26,
			1.08,
			.32
		], palette.ink, {
			bevel: 0,
			turn: [
				0,
				.7,
				0
			]
		}),
		box([
			.13,
			.03,
			.06
		], [
			.44,
			.99,
			.2
		], "#6f5238", {
			bevel: 0,
			turn: [
				0,
				.6,
				.5
			]
		}),
		clump(.13, [
			-.24,
			.12,
			.2
		], 3),
		clump(.1, [
			-.12,
			.09,
			.3
		], 4),
		ball(.04, [
			-.2,
			.22,
			.28
		], palette.white, { detail: 0 }),
		ball(.035, [
			-.3,
			.21,
			.2
		], palette.butter, { detail: 0 })
	]
};
// src/models/furniture/birdHouse.ts
var birdHouse = {
	name: "Nesting box",
	stands: "wall",
	footprint: [.72, .56],
	height: 1,
	parts: [
		box([
			.16,
			1,
			.05
		], [
			0,
			0,
			.025
		], palette.walnut, { bevel: .015 }),
		slab([
			[-.24, 0],
			[.24, 0],
			[.24, .42],
			[0, .66],
			[-.24, .42]
		], .36, [
			0,
			.16,
			.23
		], interior.denimPale, { bevel: .02 }),
		...[-1, 1].map((s) => box([
			.46,
			.08,
			.52
		], [
			s * .17,
			.66,
			.26
		], palette.straw, {
			bevel: .025,
			turn: [
				0,
				0,
				-s * .78
			]
		})),
		box([
			.12,
			.06,
			.56
		], [
			0,
			.82,
			.27
		], palette.strawDark, { bevel: .02 }),
		box([
			.56,
			.05,
			.44
		], [
			0,
			.13,
			.25
		], palette.walnut, { bevel: .02 }),
		cylinder(.085, .02, [
			0,
			.46,
			.405
		], palette.coal, {
			sides: 10,
			bevel: 0,
			turn: [
				Math.PI / 2,
				0,
				0
			]
		}),
		box([
			.04,
			.15,
			.02
		], [
			.01,
			.46,
			.45
		], "#6d8cae", {
			bevel: 0,
			turn: [
				.7,
				0,
				.2
			]
		}),
		cylinder(.02, .16, [
			0,
			.33,
			.4
		], palette.oak, {
			sides: 5,
			bevel: 0,
			turn: [
				Math.PI / 2,
				0,
				0
			]
		}),
		ball(.04, [
			-.14,
			.2,
			.42
		], palette.rose, { detail: 0 }),
		ball(.05, [
			-.18,
			.18,
			.41
		], palette.leaf, {
			detail: 0,
			flat: true
		}),
		ball(.05, [
			.17,
			.18,
			.41
		], palette.leafLight, {
			detail: 0,
			flat: true
		}),
		ball(.035, [
			.14,
			.21,
			.43
		], palette.butter, { detail: 0 })
	]
};
// src/models/furniture/fernStand.ts
var GREENS$2 = [
	palette.leaf,
	palette.leafLight,
	palette.leafDeep
];
/** Two straight lengths, the second drooping from the end of the first. */
function frond(i) {
	const up = .5 + i % 3 * .24;
	const blade = (long, wide) => slab([
		[-wide * .6, 0],
		[wide * .6, 0],
		[wide, long * .6],
		[0, long],
		[-wide, long * .6]
	], .02, [
		0,
		0,
		0
	], GREENS$2[i % 3], {
		bevel: 0,
		flat: true
	});
	const [reach, rise] = [Math.sin(up) * .36, Math.cos(up) * .36];
	const first = turned([blade(.38, .07)], [
		up,
		0,
		0
	]);
	const second = turned([blade(.34, .06)], [
		up + 1,
		0,
		0
	]).map((part) => ({
		...part,
		at: [
			0,
			rise,
			reach
		]
	}));
	return spun([...first, ...second].map((part) => ({
		...part,
		at: [
			0,
			part.at[1] + 1.28,
			part.at[2] + .04
		]
	})), i * 2.4);
}
var fernStand = {
	name: "Fern on a stand",
	stands: "floor",
	footprint: [1.32, 1.24],
	height: 1.64,
	parts: [
		...[
			0,
			2.094,
			4.189
		].map((a) => cylinder(.045, .26, [
			Math.cos(a) * .2,
			.03,
			Math.sin(a) * .2
		], palette.walnut, {
			sides: 5,
			bevel: 0,
			turn: [
				-Math.sin(a) * .7,
				0,
				Math.cos(a) * .7
			]
		})),
		lathe([
			[0, 0],
			[.08, 0],
			[.05, .2],
			[.09, .5],
			[.06, .74],
			[.26, .8],
			[.26, .86],
			[0, .86]
		], [
			0,
			.14,
			0
		], palette.walnut, { sides: 10 }),
		...clayPot(.22, .3, [
			0,
			1,
			0
		], palette.rose),
		...repeat(10, frond)
	]
};
// src/models/furniture/hangingIvy.ts
var GREENS$1 = [
	palette.leaf,
	palette.leafLight,
	palette.leafDeep
];
var trail = (k) => {
	const long = [
		5,
		8,
		6,
		9,
		4
	][k];
	const a = k * 1.25 - .9;
	return repeat(long, (i) => ball(.075 - i * .003, [
		Math.sin(a) * (.2 + .02 * i) + between(-.03, .03, k, i),
		.62 - i * .1,
		.34 + Math.cos(a) * .17
	], GREENS$1[(i + k) % 3], {
		flat: true,
		rough: .2,
		detail: 0,
		stretch: [
			1,
			.8,
			.7
		]
	}));
};
var hangingIvy = {
	name: "Hanging ivy",
	stands: "wall",
	footprint: [.78, .6],
	height: 1.12,
	parts: [
		box([
			.05,
			.06,
			.4
		], [
			0,
			.98,
			.2
		], interior.ironDark, { bevel: .015 }),
		box([
			.05,
			.3,
			.04
		], [
			0,
			.8,
			.02
		], interior.ironDark, { bevel: .012 }),
		...[-.11, .11].map((x) => box([
			.012,
			.42,
			.012
		], [
			x * .6,
			.6,
			.34
		], palette.strawDark, {
			bevel: 0,
			turn: [
				0,
				0,
				x * 1.4
			]
		})),
		lathe([
			[0, 0],
			[.13, 0],
			[.2, .2],
			[.22, .24],
			[.18, .25],
			[0, .2]
		], [
			0,
			.38,
			.34
		], palette.terracotta, { sides: 16 }),
		...repeat(7, (i) => ball(.12, [
			Math.sin(i * 2.4) * .13,
			.66 + i % 2 * .06,
			.34 + Math.cos(i * 2.4) * .12
		], GREENS$1[i % 3], {
			flat: true,
			rough: .16,
			detail: 1
		})),
		...repeat(5, trail)
	]
};
// src/models/furniture/herbPots.ts
var chives = repeat(4, (i) => {
	const a = i * 1.3;
	const [x, z] = [Math.sin(a) * .07, Math.cos(a) * .07];
	return [cylinder(.014, .26, [
		x * .5,
		.24,
		z * .5
	], palette.leafDeep, {
		sides: 4,
		bevel: 0,
		turn: [
			z * 2,
			0,
			-x * 2
		]
	}), ...i % 2 ? [] : [ball(.045, [
		x,
		.52,
		z
	], palette.plum, { detail: 0 })]];
});
var rosemary = repeat(4, (i) => box([
	.06,
	.3,
	.06
], [
	.3 + i % 2 * .08 - .04,
	.22,
	(i > 1 ? 1 : -1) * .04
], i % 2 ? "#6f8f78" : "#86a38c", {
	bevel: 0,
	turn: [
		(i > 1 ? 1 : -1) * .25,
		i,
		i % 2 ? -.2 : .25
	]
}));
var herbPots = {
	name: "Kitchen herbs",
	stands: "surface",
	footprint: [.98, .32],
	height: .56,
	parts: [
		box([
			.94,
			.2,
			.28
		], [
			0,
			.02,
			0
		], palette.oak, { bevel: .02 }),
		box([
			.98,
			.05,
			.32
		], [
			0,
			0,
			0
		], palette.walnut, { bevel: .015 }),
		...[
			-.3,
			0,
			.3
		].flatMap((x, i) => [cylinder(.12, .06, [
			x,
			.2,
			0
		], [
			palette.terracotta,
			interior.denimPale,
			palette.cream
		][i], {
			sides: 8,
			bevel: 0
		}), box([
			.12,
			.1,
			.02
		], [
			x,
			.08,
			.145
		], palette.cream, { bevel: 0 })]),
		clump(.13, [
			-.32,
			.34,
			.03
		], 1, palette.leafLight),
		clump(.11, [
			-.24,
			.42,
			-.04
		], 2, palette.leaf),
		clump(.09, [
			-.36,
			.44,
			-.02
		], 3, palette.leafPale),
		...chives,
		...rosemary
	]
};
// src/models/furniture/milkChurn.ts
var TIN = "#b9c4c8";
var TIN_DARK = "#95a3a9";
function bloom(i) {
	const a = i * 2.2 + .7;
	const lean = .16 + i % 3 * .1;
	const turn = [
		Math.cos(a) * lean,
		0,
		-Math.sin(a) * lean
	];
	const long = .62 + i % 3 * .14;
	const at = [
		Math.sin(a) * Math.sin(lean) * long,
		.92 + Math.cos(lean) * long,
		Math.cos(a) * Math.sin(lean) * long
	];
	const face = [
		1,
		.2 + Math.sin(a) * .4,
		0
	];
	return [
		cylinder(.022, long, [
			0,
			.92,
			0
		], palette.leaf, {
			sides: 5,
			bevel: 0,
			turn
		}),
		cylinder(.17, .04, at, palette.sunPetal, {
			sides: 9,
			bevel: 0,
			flat: true,
			turn: face
		}),
		cylinder(.09, .07, at, palette.bark, {
			sides: 7,
			bevel: 0,
			turn: face
		})
	];
}
var milkChurn = {
	name: "Milk churn of sunflowers",
	stands: "floor",
	footprint: [.94, .64],
	height: 1.92,
	parts: [
		lathe([
			[0, 0],
			[.3, 0],
			[.31, .04],
			[.3, .56],
			[.17, .74],
			[.17, .84],
			[.22, .92],
			[0, .9]
		], [
			0,
			0,
			0
		], TIN, {
			sides: 12,
			top: "#d6dfe0"
		}),
		...[.1, .46].map((y) => cylinder(.315, .05, [
			0,
			y,
			0
		], TIN_DARK, {
			sides: 12,
			bevel: 0
		})),
		...[-1, 1].map((s) => box([
			.05,
			.2,
			.07
		], [
			s * .25,
			.58,
			0
		], TIN_DARK, {
			bevel: .02,
			turn: [
				0,
				0,
				s * .5
			]
		})),
		...repeat(5, bloom)
	]
};
// src/models/furniture/pottedCitrus.ts
var pottedCitrus = {
	name: "Lemon tree",
	stands: "floor",
	footprint: [1.04, 1.18],
	height: 2.12,
	parts: [
		box([
			.66,
			.5,
			.66
		], [
			0,
			.08,
			0
		], palette.white, { bevel: .03 }),
		...[-.29, .29].flatMap((x) => [-.29, .29].map((z) => box([
			.12,
			.62,
			.12
		], [
			x,
			0,
			z
		], palette.linen, { bevel: .02 }))),
		box([
			.74,
			.08,
			.74
		], [
			0,
			.52,
			0
		], palette.linen, { bevel: .02 }),
		box([
			.56,
			.02,
			.56
		], [
			0,
			.59,
			0
		], palette.soilWet, { bevel: 0 }),
		cylinder(.06, .78, [
			0,
			.58,
			0
		], palette.bark, {
			sides: 7,
			bevel: 0,
			upper: .045
		}),
		ball(.5, [
			0,
			1.64,
			0
		], palette.leaf, {
			detail: 1,
			flat: true,
			rough: .07,
			top: palette.leafLight
		}),
		ball(.26, [
			-.26,
			1.38,
			.26
		], palette.leafDeep, {
			detail: 0,
			flat: true,
			rough: .1
		}),
		ball(.24, [
			.28,
			1.44,
			.3
		], palette.leaf, {
			detail: 0,
			flat: true,
			rough: .1
		}),
		...repeat(7, (i) => {
			const a = i * 2.4 + .4;
			const y = [
				1.32,
				1.7,
				1.5,
				1.92,
				1.36,
				1.62,
				1.8
			][i];
			const r = Math.sqrt(Math.max(.05, .28 - (y - 1.64) ** 2));
			return ball(.085, [
				Math.sin(a) * r,
				y,
				Math.cos(a) * r
			], i % 3 ? palette.butter : palette.sunPetal, {
				detail: 0,
				stretch: [
					.9,
					1.15,
					.9
				]
			});
		})
	]
};
// src/models/furniture/pottedFig.ts
var LEAF = [
	[0, 0],
	[.13, .12],
	[.17, .28],
	[.1, .46],
	[0, .56],
	[-.1, .46],
	[-.17, .28],
	[-.13, .12]
];
var GREENS = [
	palette.leaf,
	palette.leafDeep,
	palette.leafLight
];
function leaf$1(i) {
	const t = i / 19;
	const height = .78 + t * .92;
	const reach = .1 + .2 * (1 - t);
	const droop = .95 - t * .75 + between(-.12, .12, 5, i);
	return moved(turned(moved(turned([slab(LEAF.map(([x, y]) => [x * (1.15 - t * .3), y * (1.15 - t * .3)]), .025, [
		0,
		0,
		0
	], GREENS[i % 3], {
		bevel: 0,
		flat: true
	})], [
		droop,
		0,
		0
	]), [
		0,
		0,
		reach
	]), [
		0,
		i * 2.4,
		0
	]), [
		0,
		height,
		0
	]);
}
var pottedFig = {
	name: "Potted fig",
	stands: "floor",
	footprint: [1.7, 1.7],
	height: 2.35,
	parts: [
		lathe([
			[0, 0],
			[.24, 0],
			[.28, .05],
			[.37, .42],
			[.4, .44],
			[.4, .52],
			[.34, .52],
			[.33, .46],
			[0, .46]
		], [
			0,
			0,
			0
		], palette.teal, { sides: 22 }),
		lathe([
			[.33, 0],
			[.352, .01],
			[.365, .09],
			[.345, .1]
		], [
			0,
			.24,
			0
		], palette.cream, { sides: 22 }),
		cylinder(.33, .03, [
			0,
			.45,
			0
		], palette.soilWet, { sides: 16 }),
		cylinder(.045, 1.2, [
			0,
			.46,
			0
		], palette.bark, {
			sides: 7,
			upper: .03,
			turn: [
				0,
				0,
				.04
			]
		}),
		cylinder(.03, .7, [
			.02,
			.6,
			0
		], interior.gingerDark, {
			sides: 6,
			upper: .018,
			turn: [
				.3,
				0,
				-.34
			]
		}),
		...repeat(20, leaf$1)
	]
};
// src/models/furniture/pottingBench.ts
var TOP$5 = .96;
var seedlings = repeat(3, (i) => [...clayPot(.1, .16, [
	-.5 + i * .3,
	1.6,
	-.24
], palette.terracotta, 8), clump(.09, [
	-.5 + i * .3,
	1.82,
	-.24
], i)]);
var pottingBench = {
	name: "Potting bench",
	stands: "floor",
	footprint: [1.76, .84],
	height: 1.92,
	parts: [
		...[-.76, .76].flatMap((x) => [box([
			.1,
			TOP$5,
			.1
		], [
			x,
			0,
			.3
		], interior.wainscot, { bevel: .02 }), box([
			.1,
			1.62,
			.1
		], [
			x,
			0,
			-.32
		], interior.wainscot, { bevel: .02 })]),
		box([
			1.52,
			.06,
			.66
		], [
			0,
			.24,
			0
		], palette.pine, { bevel: .015 }),
		box([
			1.76,
			.09,
			.84
		], [
			0,
			.87,
			0
		], palette.pine, { bevel: .025 }),
		...[.98, 1.22].map((y) => box([
			1.5,
			.18,
			.05
		], [
			0,
			y,
			-.34
		], interior.wainscotLight, { bevel: 0 })),
		box([
			1.66,
			.06,
			.3
		], [
			0,
			1.54,
			-.26
		], palette.pine, { bevel: .02 }),
		...seedlings,
		box([
			.2,
			.28,
			.16
		], [
			.5,
			1.6,
			-.26
		], palette.butter, { bevel: .02 }),
		box([
			.14,
			.14,
			.01
		], [
			.5,
			1.68,
			-.175
		], palette.carrot, { bevel: 0 }),
		ball(.24, [
			-.34,
			.98,
			.04
		], palette.soil, {
			detail: 0,
			flat: true,
			squash: .5
		}),
		box([
			.05,
			.05,
			.24
		], [
			-.18,
			1.06,
			.16
		], palette.walnut, {
			bevel: 0,
			turn: [
				.5,
				.3,
				0
			]
		}),
		box([
			.1,
			.02,
			.16
		], [
			-.24,
			1,
			0
		], interior.ironLight, {
			bevel: 0,
			turn: [
				.5,
				.3,
				0
			]
		}),
		...clayPot(.15, .24, [
			.2,
			TOP$5,
			.1
		], palette.terracotta, 8),
		...[.42, .5].map((x) => cylinder(.13, .2, [
			x,
			1.08,
			-.04
		], x > .45 ? palette.brick : palette.terracotta, {
			sides: 8,
			bevel: 0,
			upper: .16,
			turn: [
				.1,
				0,
				-Math.PI / 2
			]
		})),
		box([
			.5,
			.3,
			.4
		], [
			-.4,
			.3,
			0
		], palette.linen, { bevel: .045 }),
		box([
			.24,
			.14,
			.01
		], [
			-.4,
			.38,
			.2
		], palette.olive, { bevel: 0 }),
		cylinder(.2, .28, [
			.36,
			.3,
			.02
		], "#b9c4c8", {
			sides: 9,
			bevel: 0,
			upper: .24
		})
	]
};
// src/models/furniture/roseTrellis.ts
var W$3 = 1.3;
var H$3 = 2.1;
var climbs = [
	[-.5, .5],
	[-.3, .74],
	[-.42, 1.04],
	[-.14, 1.2],
	[-.3, 1.52],
	[.04, 1.62],
	[-.1, 1.92],
	[.4, .52],
	[.5, .84],
	[.3, 1.06],
	[.46, 1.36]
];
var rose = (i) => {
	const [x, y] = climbs[(i * 3 + 1) % climbs.length];
	const at = [
		x + .07,
		y + .03,
		.17
	];
	return [ball(.085, at, i % 3 ? palette.rose : palette.white, {
		detail: 0,
		squash: .8
	}), ball(.04, [
		at[0] + .02,
		at[1] + .02,
		at[2] + .06
	], palette.wine, { detail: 0 })];
};
var roseTrellis = {
	name: "Rose trellis",
	stands: "floor",
	footprint: [1.5, .54],
	height: 2.4,
	parts: [
		box([
			1.46,
			.36,
			.42
		], [
			0,
			0,
			0
		], palette.wood, { bevel: .03 }),
		box([
			1.34,
			.02,
			.32
		], [
			0,
			.35,
			0
		], palette.soilWet, { bevel: 0 }),
		box([
			1.5,
			.07,
			.46
		], [
			0,
			.3,
			0
		], palette.oak, { bevel: .02 }),
		...repeat(4, (i) => box([
			.05,
			H$3,
			.04
		], [
			-.6 + i * 1.2 / 3,
			.3,
			-.05
		], palette.white, { bevel: 0 })),
		...repeat(5, (i) => box([
			W$3,
			.05,
			.04
		], [
			0,
			.56 + i * .4,
			-.03
		], palette.white, { bevel: 0 })),
		...climbs.map(([x, y], i) => clump(.15, [
			x,
			y,
			.06
		], i)),
		...repeat(4, rose)
	]
};
// src/models/furniture/terrarium.ts
var FRAME = palette.brass;
var terrarium = {
	name: "Moss house",
	stands: "surface",
	footprint: [.6, .44],
	height: .68,
	parts: [
		box([
			.6,
			.1,
			.44
		], [
			0,
			0,
			0
		], palette.walnut, { bevel: .02 }),
		box([
			.52,
			.06,
			.36
		], [
			0,
			.09,
			0
		], palette.soil, { bevel: 0 }),
		box([
			.54,
			.34,
			.02
		], [
			0,
			.1,
			-.19
		], "#d8efe8", { bevel: 0 }),
		box([
			.02,
			.34,
			.38
		], [
			-.27,
			.1,
			0
		], "#d8efe8", { bevel: 0 }),
		...[-.27, .27].flatMap((x) => [-.19, .19].map((z) => box([
			.03,
			.38,
			.03
		], [
			x,
			.08,
			z
		], FRAME, { bevel: 0 }))),
		...[-.19, .19].map((z) => box([
			.57,
			.03,
			.03
		], [
			0,
			.44,
			z
		], FRAME, { bevel: 0 })),
		...[-.27, .27].flatMap((x) => [box([
			.03,
			.03,
			.41
		], [
			x,
			.44,
			0
		], FRAME, { bevel: 0 }), ...[-1, 1].map((s) => box([
			.03,
			.03,
			.28
		], [
			x,
			.54,
			s * .1
		], FRAME, {
			bevel: 0,
			turn: [
				s * .8,
				0,
				0
			]
		}))]),
		slab([
			[-.19, 0],
			[.19, 0],
			[0, .2]
		], .015, [
			-.27,
			.46,
			0
		], "#d8efe8", {
			bevel: 0,
			turn: [
				0,
				Math.PI / 2,
				0
			]
		}),
		box([
			.58,
			.035,
			.035
		], [
			0,
			.645,
			0
		], FRAME, { bevel: 0 }),
		clump(.12, [
			-.14,
			.18,
			-.06
		], 1),
		clump(.1, [
			.02,
			.17,
			.02
		], 2, palette.leafLight),
		clump(.13, [
			.15,
			.2,
			-.08
		], 3),
		cylinder(.025, .14, [
			-.04,
			.14,
			.08
		], palette.cream, {
			sides: 6,
			bevel: 0
		}),
		lathe([
			[0, 0],
			[.08, 0],
			[.06, .05],
			[0, .08]
		], [
			-.04,
			.26,
			.08
		], palette.brick, { sides: 7 }),
		ball(.05, [
			.14,
			.2,
			.11
		], palette.honey, {
			detail: 0,
			stretch: [
				1,
				1,
				.7
			]
		}),
		box([
			.12,
			.03,
			.04
		], [
			.12,
			.15,
			.11
		], palette.linen, { bevel: .01 })
	]
};
// src/models/furniture/wateringCan.ts
var wateringCan = {
	name: "Watering can",
	stands: "floor",
	footprint: [1.5, .56],
	height: .76,
	parts: [
		cylinder(.26, .44, [
			-.08,
			0,
			0
		], palette.teal, {
			sides: 12,
			bevel: 0,
			upper: .22,
			top: "#95cbc4"
		}),
		cylinder(.272, .05, [
			-.08,
			.06,
			0
		], "#5e9a94", {
			sides: 12,
			bevel: 0
		}),
		cylinder(.2, .012, [
			-.08,
			.44,
			0
		], palette.waterDeep, {
			sides: 12,
			bevel: 0
		}),
		cylinder(.06, .56, [
			.08,
			.12,
			0
		], palette.teal, {
			sides: 7,
			bevel: 0,
			upper: .04,
			turn: [
				0,
				0,
				-.86
			]
		}),
		lathe([
			[0, 0],
			[.035, 0],
			[.12, .1],
			[0, .11]
		], [
			.46,
			.44,
			0
		], palette.brass, {
			sides: 9,
			turn: [
				0,
				0,
				-.86
			]
		}),
		...repeat(6, (i) => {
			const a = .5 + i * .44;
			return box([
				.045,
				.17,
				.05
			], [
				-.06 - Math.cos(a) * .26,
				.35 + Math.sin(a) * .28,
				0
			], "#5e9a94", {
				bevel: 0,
				turn: [
					0,
					0,
					-a
				]
			});
		}),
		...[
			[.62, .1],
			[.55, -.14],
			[.7, -.04]
		].map(([x, z]) => ball(.05, [
			x,
			.012,
			z
		], palette.water, {
			detail: 0,
			squash: .2
		}))
	]
};
// src/models/furniture/wickerChair.ts
var STAVES = 15;
/** Staves stand in an arc that is open to the front; the back rises highest. */
var stave = (i) => {
	const t = i / 14;
	const a = Math.PI * (1.5 + (t - .5) * 1.42);
	return box([
		.05,
		.44 + .52 * Math.cos((t - .5) * Math.PI) ** 1.4,
		.15
	], [
		Math.cos(a) * .48,
		.34,
		Math.sin(a) * .46
	], i % 2 ? palette.straw : palette.strawDark, {
		bevel: 0,
		turn: [
			0,
			-a,
			0
		]
	});
};
var rim = (i) => {
	const t = i / 14;
	const a = Math.PI * (1.5 + (t - .5) * 1.42);
	const h = .44 + .52 * Math.cos((t - .5) * Math.PI) ** 1.4;
	return box([
		.11,
		.09,
		.17
	], [
		Math.cos(a) * .49,
		.32 + h,
		Math.sin(a) * .47
	], palette.honey, {
		bevel: 0,
		turn: [
			0,
			-a,
			0
		]
	});
};
var wickerChair = {
	name: "Wicker chair",
	stands: "floor",
	footprint: [1.1, 1.06],
	height: 1.38,
	parts: [
		lathe([
			[.34, 0],
			[.38, .03],
			[.28, .2],
			[.46, .38],
			[.5, .42],
			[0, .42]
		], [
			0,
			0,
			0
		], palette.strawDark, {
			sides: 12,
			top: palette.straw
		}),
		...repeat(STAVES, stave),
		...repeat(STAVES, rim),
		box([
			.78,
			.14,
			.74
		], [
			0,
			.42,
			.04
		], interior.mossLight, { bevel: .045 }),
		box([
			.56,
			.42,
			.14
		], [
			0,
			.56,
			-.26
		], palette.cream, {
			bevel: .045,
			turn: [
				-.2,
				0,
				0
			]
		}),
		...[-.14, .14].map((x) => box([
			.08,
			.424,
			.144
		], [
			x,
			.559,
			-.26
		], palette.sage, {
			bevel: .04,
			turn: [
				-.2,
				0,
				0
			]
		}))
	]
};
// src/models/catalogue/garden.ts
var garden = [
	item("garden", "lemon-tree", pottedCitrus, { tint: [
		"wood",
		palette.linen,
		palette.white
	] }),
	item("garden", "potted-fig", pottedFig, { tint: [
		"glaze",
		palette.teal,
		palette.cream
	] }),
	item("garden", "rose-trellis", roseTrellis, { tint: [
		"wood",
		palette.wood,
		palette.oak
	] }),
	item("garden", "potting-bench", pottingBench, { tint: [
		"wood",
		interior.wainscot,
		interior.wainscotLight
	] }),
	item("garden", "wicker-chair", wickerChair, { tint: ["cloth", interior.mossLight] }),
	item("garden", "fern-on-a-stand", fernStand, { tint: ["glaze", palette.rose] }),
	item("garden", "bird-bath", birdBath),
	item("garden", "milk-churn-of-sunflowers", milkChurn),
	item("garden", "watering-can", wateringCan, { tint: [
		"enamel",
		palette.teal,
		"#95cbc4",
		"#5e9a94"
	] }),
	item("garden", "kitchen-herbs", herbPots),
	item("garden", "moss-house", terrarium),
	item("garden", "bee-skep", beeSkep),
	item("garden", "nesting-box", birdHouse, { tint: ["wood", interior.denimPale] }),
	item("garden", "hanging-ivy", hangingIvy, {
		hangsAt: 2.2,
		tint: ["glaze", palette.terracotta]
	})
];
// src/models/furniture/appleBasket.ts
var REDS = [
	palette.tomato,
	palette.brick,
	"#b9cf52",
	palette.carrotLight
];
var appleBasket = {
	name: "Apple basket",
	stands: "floor",
	footprint: [1.2, .84],
	height: .74,
	parts: [
		lathe([
			[0, 0],
			[.27, 0],
			[.31, .06],
			[.29, .12],
			[.35, .2],
			[.33, .26],
			[.39, .34],
			[.42, .42],
			[.34, .42],
			[0, .34]
		], [
			0,
			0,
			0
		], palette.strawDark, {
			sides: 10,
			top: palette.straw
		}),
		...[-1, 1].map((s) => box([
			.06,
			.16,
			.22
		], [
			s * .43,
			.34,
			0
		], palette.walnut, { bevel: .02 })),
		...repeat(6, (i) => ball(.12, [
			Math.cos(i * 1.05) * .24,
			.44,
			Math.sin(i * 1.05) * .24
		], REDS[i % 4], { detail: 0 })),
		ball(.12, [
			.02,
			.54,
			.02
		], REDS[0], { detail: 0 }),
		ball(.11, [
			.48,
			.1,
			.3
		], REDS[1], { detail: 0 }),
		ball(.065, [
			.54,
			.12,
			.36
		], palette.cream, { detail: 0 }),
		box([
			.02,
			.07,
			.02
		], [
			.02,
			.65,
			.02
		], palette.bark, {
			bevel: 0,
			turn: [
				0,
				0,
				.3
			]
		}),
		box([
			.09,
			.015,
			.05
		], [
			.07,
			.68,
			.02
		], palette.leaf, {
			bevel: 0,
			turn: [
				0,
				.3,
				.3
			]
		})
	]
};
// src/models/furniture/broodyHen.ts
var crate = [
	...[.04, .2].flatMap((y, row) => [...[-1, 1].map((s) => box([
		.78,
		.13,
		.04
	], [
		0,
		y,
		s * .28
	], row ? palette.oak : palette.pine, { bevel: 0 })), ...[-1, 1].map((s) => box([
		.04,
		.13,
		.54
	], [
		s * .37,
		y,
		0
	], row ? palette.pine : palette.oak, { bevel: 0 }))]),
	...[-.36, .36].flatMap((x) => [-.27, .27].map((z) => box([
		.07,
		.38,
		.07
	], [
		x,
		0,
		z
	], palette.wood, { bevel: 0 }))),
	box([
		.7,
		.22,
		.5
	], [
		0,
		.03,
		0
	], palette.strawDark, {
		bevel: .02,
		top: palette.straw
	})
];
/** Sits along x, looking to +x. */
var hen = [
	ball(.24, [
		-.02,
		.38,
		0
	], palette.terracotta, {
		detail: 1,
		stretch: [
			1.1,
			.82,
			.92
		]
	}),
	ball(.13, [
		-.02,
		.4,
		.17
	], "#b85a38", {
		detail: 0,
		stretch: [
			1.2,
			.75,
			.5
		]
	}),
	ball(.12, [
		.18,
		.5,
		0
	], palette.terracotta, {
		detail: 0,
		stretch: [
			.9,
			1.3,
			.9
		]
	}),
	ball(.095, [
		.21,
		.66,
		0
	], palette.terracotta, { detail: 0 }),
	...[
		-.06,
		0,
		.06
	].map((z) => box([
		.1,
		.22,
		.05
	], [
		-.27,
		.42,
		z
	], "#8f4429", {
		bevel: .015,
		turn: [
			0,
			0,
			.7 - Math.abs(z) * 3
		]
	})),
	slab([
		[0, 0],
		[.09, .02],
		[0, .06]
	], .05, [
		.29,
		.63,
		0
	], palette.honey, { bevel: 0 }),
	...[
		.25,
		.19,
		.13
	].map((x, i) => box([
		.06,
		.08 - i * .012,
		.03
	], [
		x,
		.73 - i * .01,
		0
	], palette.tomato, { bevel: 0 })),
	box([
		.03,
		.07,
		.03
	], [
		.29,
		.55,
		0
	], palette.tomato, { bevel: 0 }),
	...[-.075, .075].map((z) => box([
		.03,
		.03,
		.02
	], [
		.25,
		.67,
		z
	], palette.coal, { bevel: 0 }))
];
var broodyHen = {
	name: "Broody hen",
	stands: "floor",
	footprint: [.8, .78],
	height: .82,
	parts: [
		...crate,
		...hen,
		ball(.06, [
			.27,
			.28,
			.18
		], palette.white, {
			detail: 0,
			squash: .85
		}),
		...repeat(5, (i) => box([
			.2,
			.016,
			.016
		], [
			-.26 + i * .13,
			.34,
			(i % 2 ? .26 : -.2) + .04
		], palette.butter, {
			bevel: 0,
			turn: [
				.2,
				i,
				.2
			]
		}))
	]
};
// src/models/furniture/bunting.ts
var LENGTH$2 = 3.4;
var FLAGS$1 = 9;
var SAG$2 = .26;
var CLOTHS$1 = [
	palette.brick,
	palette.butter,
	palette.sage,
	palette.cream,
	interior.russetLight
];
var sagAt$1 = (t) => {
	const within = t * 2 % 1;
	return .58 - SAG$2 * 4 * within * (1 - within);
};
var flag = (i) => {
	const t = (i + .5) / FLAGS$1;
	const slope = (sagAt$1(t + .01) - sagAt$1(t - .01)) / (.02 * LENGTH$2);
	const turn = [
		.12,
		0,
		Math.atan(slope)
	];
	const x = (t - .5) * LENGTH$2;
	return [slab([
		[-.13, 0],
		[0, -.3],
		[.13, 0]
	], .02, [
		x,
		sagAt$1(t),
		.06
	], CLOTHS$1[i % CLOTHS$1.length], {
		bevel: 0,
		turn
	}), box([
		.27,
		.035,
		.03
	], [
		x,
		sagAt$1(t) - .018,
		.06
	], palette.linen, {
		bevel: 0,
		turn
	})];
};
var bunting = {
	name: "Bunting",
	stands: "wall",
	footprint: [3.48, .1],
	height: .64,
	parts: [
		...repeat(FLAGS$1, flag),
		...repeat(FLAGS$1, (i) => {
			const [a, b] = [i / FLAGS$1, (i + .999) / FLAGS$1];
			const [x0, x1] = [(a - .5) * LENGTH$2, (b - .5) * LENGTH$2];
			const rise = sagAt$1(b) - sagAt$1(a);
			return box([
				Math.hypot(x1 - x0, rise) + .02,
				.016,
				.016
			], [
				(x0 + x1) / 2,
				(sagAt$1(a) + sagAt$1(b)) / 2,
				.05
			], palette.linen, {
				bevel: 0,
				turn: [
					0,
					0,
					Math.atan2(rise, x1 - x0)
				]
			});
		}),
		...[
			-.5,
			0,
			.5
		].map((t) => ball(.04, [
			t * LENGTH$2,
			.59,
			.04
		], palette.walnut, { detail: 0 }))
	]
};
// src/models/furniture/crockery.ts
/** A plate on edge, leaning back, its foot at `at`. */
function plate(r, [x, y, z], colour, rim) {
	const turn = [
		Math.PI / 2 - .2,
		0,
		0
	];
	return [cylinder(r, .03, [
		x,
		y + r * .98,
		z
	], rim, {
		sides: 10,
		bevel: 0,
		turn
	}), cylinder(r * .62, .04, [
		x,
		y + r * .98,
		z
	], colour, {
		sides: 8,
		bevel: 0,
		turn
	})];
}
function mug(r, [x, y, z], colour, side = 1) {
	return [cylinder(r, r * 2, [
		x,
		y,
		z
	], colour, {
		sides: 8,
		bevel: 0,
		upper: r * 1.06
	}), box([
		r * .7,
		r * 1.1,
		r * .4
	], [
		x + side * r * 1.15,
		y + r * .4,
		z
	], colour, { bevel: 0 })];
}
/** A jar of preserves under a cloth or a lid. */
function jar$1(h, [x, y, z], colour, lid) {
	return [
		cylinder(.1, h, [
			x,
			y,
			z
		], colour, {
			sides: 8,
			bevel: 0
		}),
		cylinder(.11, .06, [
			x,
			y + h,
			z
		], lid, {
			sides: 8,
			bevel: 0
		}),
		box([
			.11,
			h * .42,
			.02
		], [
			x,
			y + h * .26,
			z + .095
		], palette.white, { bevel: 0 })
	];
}
// src/models/furniture/ciderBarrel.ts
var ALONG$2 = [
	Math.PI / 2,
	0,
	0
];
var LONG$1 = .96;
var MIDDLE$2 = .66;
var ciderBarrel = {
	name: "Cider barrel",
	stands: "floor",
	footprint: [.9, 1.46],
	height: 1.08,
	parts: [
		...[-.28, .28].flatMap((z) => [box([
			.9,
			.16,
			.12
		], [
			0,
			.14,
			z
		], palette.walnut, { bevel: .02 }), ...[-.34, .34].map((x) => box([
			.14,
			.26,
			.14
		], [
			x,
			0,
			z
		], palette.walnut, { bevel: .02 }))]),
		lathe([
			[0, 0],
			[.34, 0],
			[.43, LONG$1 / 2],
			[.34, LONG$1],
			[0, LONG$1]
		], [
			0,
			MIDDLE$2,
			-.96 / 2
		], palette.wood, {
			sides: 14,
			turn: ALONG$2
		}),
		...[
			[.07, .37],
			[.445, .438],
			[.82, .37]
		].map(([t, r]) => cylinder(r, .07, [
			0,
			MIDDLE$2,
			-.96 / 2 + t
		], interior.ironLight, {
			sides: 14,
			bevel: 0,
			turn: ALONG$2
		})),
		cylinder(.28, .02, [
			0,
			MIDDLE$2,
			LONG$1 / 2
		], palette.oak, {
			sides: 14,
			bevel: 0,
			turn: ALONG$2
		}),
		box([
			.3,
			.12,
			.01
		], [
			0,
			.7000000000000001,
			.5
		], palette.cream, { bevel: 0 }),
		cylinder(.035, .18, [
			0,
			.46,
			LONG$1 / 2
		], palette.brass, {
			sides: 6,
			bevel: 0,
			turn: ALONG$2
		}),
		box([
			.12,
			.04,
			.04
		], [
			0,
			.52,
			.58
		], palette.brass, { bevel: 0 }),
		...mug(.085, [
			0,
			0,
			.64
		], palette.teal)
	]
};
// src/models/furniture/ciderPress.ts
var drum = [
	cylinder(.34, .5, [
		0,
		.62,
		0
	], palette.bark, {
		sides: 10,
		bevel: 0
	}),
	...repeat(12, (i) => {
		const a = i / 12 * 2 * Math.PI;
		return box([
			.05,
			.56,
			.13
		], [
			Math.cos(a) * .36,
			.6,
			Math.sin(a) * .36
		], i % 2 ? palette.oak : palette.pine, {
			bevel: 0,
			turn: [
				0,
				-a,
				0
			]
		});
	}),
	...[.66, 1.02].map((y) => cylinder(.395, .05, [
		0,
		y,
		0
	], interior.ironDark, {
		sides: 12,
		bevel: 0
	})),
	...repeat(6, (i) => ball(.1, [
		Math.cos(i * 1.05) * .2,
		1.14,
		Math.sin(i * 1.05) * .2
	], i % 3 ? palette.tomato : "#b9cf52", { detail: 0 }))
];
var ciderPress = {
	name: "Cider press",
	stands: "floor",
	footprint: [1.4, 1.68],
	height: 2.2,
	parts: [
		...[-.56, .56].flatMap((x) => [box([
			.14,
			1.86,
			.14
		], [
			x,
			0,
			0
		], palette.walnut, { bevel: .025 }), box([
			.16,
			.1,
			.8
		], [
			x,
			0,
			0
		], palette.walnut, { bevel: .03 })]),
		box([
			1.4,
			.18,
			.2
		], [
			0,
			1.78,
			0
		], palette.walnut, { bevel: .03 }),
		box([
			1.26,
			.1,
			.92
		], [
			0,
			.46,
			0
		], palette.oak, { bevel: .025 }),
		box([
			.16,
			.05,
			.3
		], [
			0,
			.46,
			.5
		], palette.oak, {
			bevel: .012,
			turn: [
				.2,
				0,
				0
			]
		}),
		...drum,
		cylinder(.26, .09, [
			0,
			1.24,
			0
		], palette.wood, {
			sides: 10,
			bevel: 0
		}),
		cylinder(.06, .9, [
			0,
			1.3,
			0
		], interior.ironLight, {
			sides: 7,
			bevel: 0
		}),
		box([
			.8,
			.05,
			.06
		], [
			0,
			2.08,
			0
		], interior.ironDark, {
			bevel: 0,
			turn: [
				0,
				.5,
				0
			]
		}),
		box([
			.03,
			.3,
			.02
		], [
			0,
			.16,
			.63
		], palette.honey, { bevel: 0 }),
		cylinder(.16, .26, [
			0,
			0,
			.64
		], "#b9c4c8", {
			sides: 9,
			bevel: 0,
			upper: .2
		}),
		cylinder(.18, .01, [
			0,
			.25,
			.64
		], palette.honey, {
			sides: 9,
			bevel: 0
		})
	]
};
// src/models/furniture/harvestGarland.ts
var BEADS = 15;
var W$2 = 2.2;
var LEAVES = [
	palette.carrot,
	palette.honey,
	palette.brick,
	palette.olive,
	palette.leaf
];
var bead = (i) => {
	const t = i / 14;
	const x = (t - .5) * W$2;
	const y = .56 - 1.52 * t * (1 - t);
	const fruit = i % 3 === 1;
	return [clump(.13, [
		x,
		y,
		.12
	], i, pick(LEAVES, 8, i)), ...fruit ? [ball(.075, [
		x + .02,
		y - .02,
		.23
	], [
		palette.tomato,
		palette.pumpkinLight,
		palette.butter
	][i % 2 ? 0 : 1], { detail: 0 })] : []];
};
var harvestGarland = {
	name: "Harvest garland",
	stands: "wall",
	footprint: [2.44, .3],
	height: .7,
	parts: repeat(BEADS, bead)
};
// src/models/furniture/hayBaleSeat.ts
var H$2 = .54;
var hayBaleSeat = {
	name: "Hay bale seat",
	stands: "floor",
	footprint: [1.3, .78],
	height: .58,
	parts: [
		box([
			1.3,
			H$2,
			.7
		], [
			0,
			0,
			0
		], palette.strawDark, {
			bevel: .045,
			top: palette.straw
		}),
		...[-.48, .48].map((x) => box([
			.04,
			.552,
			.712
		], [
			x,
			-.004,
			0
		], palette.walnut, { bevel: 0 })),
		...repeat(13, (i) => box([
			.22,
			.018,
			.018
		], [
			between(-.55, .55, 3, i),
			between(.06, .46, 4, i),
			.352
		], i % 3 ? "#f8dd96" : palette.honey, {
			bevel: 0,
			turn: [
				0,
				0,
				between(-.7, .7, 5, i)
			]
		})),
		box([
			.76,
			.035,
			.74
		], [
			.02,
			H$2,
			0
		], palette.cream, { bevel: .015 }),
		box([
			.76,
			.32,
			.035
		], [
			.02,
			.24,
			.365
		], palette.cream, { bevel: .012 }),
		...[
			-.24,
			0,
			.24
		].flatMap((x) => [box([
			.1,
			.038,
			.742
		], [
			.02 + x,
			H$2,
			0
		], interior.russet, { bevel: 0 }), box([
			.1,
			.32,
			.038
		], [
			.02 + x,
			.241,
			.366
		], interior.russet, { bevel: 0 })]),
		...[-.2, .06].map((z) => box([
			.765,
			.04,
			.09
		], [
			.02,
			H$2,
			z
		], interior.russetLight, { bevel: 0 })),
		box([
			.765,
			.09,
			.04
		], [
			.02,
			.34,
			.367
		], interior.russetLight, { bevel: 0 })
	]
};
// src/models/furniture/lanternString.ts
var LENGTH$1 = 3.2;
var COUNT = 4;
var SAG$1 = .34;
var TONES = [
	["#f6a96a", "#ffe0a6"],
	["#f3c95f", "#fff0c0"],
	["#e98f86", "#ffd9c4"],
	["#b9d48a", "#eff3c4"]
];
var cordAt = (t) => .78 - SAG$1 * 4 * t * (1 - t);
/** Where the lamps hang, for their glow. */
var paperLanternPlaces = Array.from({ length: COUNT }, (_, i) => {
	const t = (i + .5) / COUNT;
	return [
		(t - .5) * LENGTH$1,
		cordAt(t) - .24,
		.22
	];
});
var paper = ([x, y, z], i) => [lathe([
	[0, 0],
	[.1, 0],
	[.17, .12],
	[.17, .2],
	[.1, .32],
	[0, .32]
], [
	x,
	y - .16,
	z
], TONES[i][0], {
	sides: 10,
	glow: true,
	top: TONES[i][1]
}), ...[-.19, .15].map((dy) => cylinder(.09, .04, [
	x,
	y + dy,
	z
], palette.walnut, {
	sides: 7,
	bevel: 0
}))];
var lanternString = {
	name: "Paper lanterns",
	stands: "wall",
	footprint: [3.3, .4],
	height: .84,
	parts: [
		...paperLanternPlaces.flatMap(paper),
		...repeat(8, (i) => {
			const [a, b] = [i / 8, (i + 1) / 8];
			const [x0, x1] = [(a - .5) * LENGTH$1, (b - .5) * LENGTH$1];
			const rise = cordAt(b) - cordAt(a);
			return box([
				Math.hypot(x1 - x0, rise) + .02,
				.02,
				.02
			], [
				(x0 + x1) / 2,
				(cordAt(a) + cordAt(b)) / 2,
				.22
			], palette.bark, {
				bevel: 0,
				turn: [
					0,
					0,
					Math.atan2(rise, x1 - x0)
				]
			});
		}),
		...[-1, 1].flatMap((s) => [box([
			.04,
			.04,
			.26
		], [
			s * LENGTH$1 / 2,
			.77,
			.13
		], palette.walnut, { bevel: 0 }), ball(.05, [
			s * LENGTH$1 / 2,
			.79,
			.24
		], palette.walnut, { detail: 0 })])
	]
};
// src/models/furniture/maypole.ts
var H$1 = 2.9;
var RIBBONS = [
	palette.brick,
	palette.butter,
	palette.teal,
	palette.rose,
	palette.sage,
	palette.white
];
var ribbon = (i) => {
	const a = i / RIBBONS.length * 2 * Math.PI + .3;
	const [x, z] = [Math.sin(a), Math.cos(a)];
	const colour = RIBBONS[i];
	const drop = 1.7;
	const out = .72;
	return [box([
		.07,
		Math.hypot(drop, out),
		.014
	], [
		x * .42,
		2.8 - drop / 2 - Math.hypot(drop, out) / 2,
		z * .42
	], colour, {
		bevel: 0,
		turn: turnTo(a, Math.atan2(out, drop))
	}), box([
		.07,
		.3,
		.014
	], [
		x * .79,
		.8199999999999998,
		z * .79
	], colour, {
		bevel: 0,
		turn: [
			0,
			a,
			0
		]
	})];
};
/** Leans out by `lean` towards the heading a; parts turn about z, then y, then x. */
function turnTo(a, lean) {
	const out = Math.sin(lean);
	return [
		Math.atan2(-out * Math.cos(a), Math.cos(lean)),
		0,
		Math.asin(out * Math.sin(a))
	];
}
var maypole = {
	name: "Ribbon pole",
	stands: "floor",
	footprint: [1.6, 1.56],
	height: 3.16,
	parts: [
		cylinder(.34, .12, [
			0,
			0,
			0
		], palette.walnut, {
			sides: 12,
			bevel: .02,
			upper: .28
		}),
		cylinder(.06, H$1, [
			0,
			.1,
			0
		], palette.white, {
			sides: 8,
			bevel: 0
		}),
		...repeat(9, (i) => box([
			.135,
			.07,
			.135
		], [
			0,
			.3 + i * .16,
			0
		], RIBBONS[i % RIBBONS.length], {
			bevel: 0,
			turn: [
				.2,
				i * .7,
				.2
			]
		})),
		...repeat(RIBBONS.length, ribbon),
		...ringOfLeaves(6, .14, .11, [
			0,
			2.92,
			0
		], 2),
		...repeat(5, (i) => {
			const a = i * 1.257;
			return ball(.06, [
				Math.cos(a) * .19,
				2.96,
				Math.sin(a) * .19
			], RIBBONS[i * 2 % 4], { detail: 0 });
		}),
		ball(.1, [
			0,
			3.06,
			0
		], interior.cushion, { detail: 0 })
	]
};
// src/models/furniture/gourds.ts
var GOURD_TONES = {
	orange: [palette.pumpkin, palette.pumpkinLight],
	white: [palette.linen, palette.white],
	green: [palette.olive, palette.sage],
	amber: [palette.honey, palette.butter]
};
/** From the foot out and up, for a rib of one by one. */
var RIB = [
	[0, 0],
	[.62, .06],
	[1, .42],
	[.84, .8],
	[0, 1]
];
function gourd(r, [x, y, z], tone, squash = .82) {
	const [dark, light] = GOURD_TONES[tone];
	const ribs = r > .2 ? 8 : 6;
	return [...repeat(ribs, (i) => {
		const a = i / ribs * 2 * Math.PI + .3;
		return lathe(RIB.map(([out, up]) => [out * r * .6, up * r * 1.5 * squash]), [
			x + Math.cos(a) * r * .42,
			y,
			z + Math.sin(a) * r * .42
		], i % 2 ? light : dark, {
			sides: 6,
			turn: [
				0,
				-a,
				0
			]
		});
	}), cylinder(r * .13, r * .42, [
		x,
		y + r * squash * 1.36,
		z
	], palette.leafDeep, {
		sides: 5,
		bevel: 0,
		upper: r * .09,
		turn: [
			.2,
			0,
			.3
		]
	})];
}
// src/models/furniture/pumpkinLantern.ts
var lit = {
	bevel: 0,
	glow: true,
	top: interior.flameHeart
};
var pumpkinLantern = {
	name: "Pumpkin lantern",
	stands: "surface",
	footprint: [.68, .74],
	height: .54,
	parts: [
		...gourd(.34, [
			0,
			0,
			0
		], "orange"),
		...[-1, 1].map((s) => slab([
			[-.06, 0],
			[.06, 0],
			[0, .11]
		], .05, [
			s * .11,
			.25,
			.325
		], interior.flame, {
			...lit,
			turn: [
				-.2,
				s * .34,
				0
			]
		})),
		...repeat(5, (i) => {
			const a = (i - 2) * .24;
			return box([
				.095,
				i % 2 ? .045 : .075,
				.05
			], [
				Math.sin(a) * .335,
				.115 + Math.abs(i - 2) * .02,
				Math.cos(a) * .335
			], palette.lampDeep, {
				...lit,
				turn: [
					0,
					a,
					(i - 2) * .18
				]
			});
		})
	]
};
// src/models/furniture/pumpkinStack.ts
var pumpkinStack = {
	name: "Pumpkin stack",
	stands: "floor",
	footprint: [1.78, 1.36],
	height: 1.06,
	parts: [
		box([
			.94,
			.46,
			.58
		], [
			0,
			0,
			-.2
		], palette.strawDark, {
			bevel: .045,
			top: palette.straw
		}),
		...[-.26, .26].map((x) => box([
			.04,
			.47,
			.59
		], [
			x,
			-.003,
			-.2
		], palette.walnut, { bevel: 0 })),
		...gourd(.4, [
			-.12,
			.44,
			-.22
		], "orange"),
		...gourd(.24, [
			.34,
			.45,
			-.12
		], "white"),
		...gourd(.32, [
			-.42,
			0,
			.3
		], "amber", .74),
		...gourd(.2, [
			.02,
			0,
			.42
		], "green"),
		...gourd(.34, [
			.46,
			0,
			.34
		], "orange", .78),
		...gourd(.15, [
			-.74,
			0,
			.02
		], "white"),
		...repeat(6, (i) => box([
			.1,
			.012,
			.07
		], [
			between(-.7, .75, 12, i),
			0,
			between(.34, .62, 13, i)
		], pick([
			palette.brick,
			palette.honey,
			palette.carrot
		], 14, i), {
			bevel: 0,
			turn: [
				.1,
				i,
				0
			]
		}))
	]
};
// src/models/furniture/wheatSheaf.ts
var wheatSheaf = {
	name: "Wheat sheaf",
	stands: "floor",
	footprint: [.82, .88],
	height: 1.4,
	parts: [
		lathe([
			[0, 0],
			[.36, 0],
			[.14, .56],
			[.34, 1.04],
			[0, .96]
		], [
			0,
			0,
			0
		], palette.strawDark, {
			sides: 11,
			flat: true,
			top: palette.straw
		}),
		cylinder(.165, .1, [
			0,
			.5,
			0
		], palette.brick, {
			sides: 11,
			bevel: 0
		}),
		...[-1, 1].map((s) => box([
			.18,
			.09,
			.05
		], [
			s * .1,
			.52,
			.19
		], palette.brick, {
			bevel: .02,
			turn: [
				0,
				0,
				s * .4
			]
		})),
		...[-1, 1].map((s) => box([
			.07,
			.24,
			.03
		], [
			s * .06,
			.3,
			.21
		], palette.tomato, {
			bevel: 0,
			turn: [
				-.3,
				0,
				s * .25
			]
		})),
		...repeat(13, (i) => {
			const a = i * 2.4;
			const r = .1 * Math.sqrt(i);
			const lean = r * 1.1;
			return lathe([
				[0, 0],
				[.06, .12],
				[0, .34]
			], [
				Math.cos(a) * r,
				between(.94, 1.06, 3, i),
				Math.sin(a) * r
			], i % 2 ? palette.straw : palette.butter, {
				sides: 5,
				flat: true,
				turn: [
					Math.sin(a) * lean,
					0,
					-Math.cos(a) * lean
				]
			});
		})
	]
};
// src/models/catalogue/harvest.ts
var harvest = [
	item("harvest", "pumpkin-stack", pumpkinStack),
	item("harvest", "hay-bale-seat", hayBaleSeat, {
		surface: top$1(.578, 1.1, .6),
		tint: [
			"cloth",
			interior.russet,
			interior.russetLight
		]
	}),
	item("harvest", "cider-press", ciderPress),
	item("harvest", "cider-barrel", ciderBarrel),
	item("harvest", "apple-basket", appleBasket),
	item("harvest", "wheat-sheaf", wheatSheaf, { tint: [
		"cloth",
		palette.brick,
		palette.tomato
	] }),
	item("harvest", "ribbon-pole", maypole),
	item("harvest", "broody-hen", broodyHen),
	item("harvest", "pumpkin-lantern", pumpkinLantern, { lights: spots("candle", [
		0,
		.24,
		.5
	]) }),
	item("harvest", "bunting", bunting, { hangsAt: 3.2 }),
	item("harvest", "harvest-garland", harvestGarland, { hangsAt: 2.5 }),
	item("harvest", "paper-lanterns", lanternString, {
		hangsAt: 3.1,
		lights: spots("lantern", ...paperLanternPlaces)
	})
];
// src/models/furniture/applePie.ts
var lattice = [
	-.18,
	-.06,
	.06,
	.18
].flatMap((d, i) => {
	const long = 2 * Math.sqrt(.285 ** 2 - d * d);
	return [box([
		.05,
		.022,
		long
	], [
		d,
		.122,
		0
	], palette.straw, { bevel: 0 }), box([
		long,
		.022,
		.05
	], [
		0,
		.13 + i % 2 * .004,
		d
	], palette.pine, { bevel: 0 })];
});
var applePie = {
	name: "Apple pie",
	stands: "surface",
	footprint: [.7, .7],
	height: .22,
	parts: [
		lathe([
			[0, 0],
			[.24, 0],
			[.34, .09],
			[.3, .1],
			[0, .1]
		], [
			0,
			0,
			0
		], interior.denim, { sides: 16 }),
		cylinder(.29, .05, [
			0,
			.08,
			0
		], palette.honey, {
			sides: 16,
			bevel: 0
		}),
		...lattice,
		...repeat(14, (i) => {
			const a = i / 14 * 2 * Math.PI;
			return box([
				.12,
				.06,
				.07
			], [
				Math.cos(a) * .3,
				.09,
				Math.sin(a) * .3
			], palette.oak, {
				bevel: .025,
				turn: [
					0,
					-a + 1.9,
					0
				]
			});
		}),
		ball(.05, [
			0,
			.17,
			0
		], palette.tomato, { detail: 0 }),
		box([
			.05,
			.02,
			.03
		], [
			.05,
			.18,
			0
		], palette.leaf, {
			bevel: 0,
			turn: [
				0,
				.4,
				.4
			]
		})
	]
};
// src/models/furniture/badChair.ts
var leg$2 = (x, z, h = .5) => cylinder(.048, h, [
	x,
	.5 - h,
	z
], palette.wood, {
	sides: 8,
	upper: .055
});
var frame$1 = [
	leg$2(-.28, .27),
	leg$2(-.28, -.28),
	leg$2(.28, -.28),
	cylinder(.05, .09, [
		.28,
		.41,
		.27
	], palette.wood, {
		sides: 8,
		upper: .055
	}),
	cylinder(.038, .04, [
		.28,
		.385,
		.27
	], palette.pine, {
		sides: 6,
		upper: .046,
		bevel: .004
	}),
	box([
		.72,
		.08,
		.68
	], [
		0,
		.48,
		0
	], palette.oak, { bevel: .025 }),
	box([
		.3,
		.03,
		.18
	], [
		-.08,
		.55,
		.08
	], palette.pine, {
		bevel: .01,
		turn: [
			0,
			.5,
			0
		]
	}),
	...[-.11, .11].map((d) => ball(.016, [
		-.08 + d * .88,
		.585,
		.08 - d * .48
	], palette.slate, { detail: 1 })),
	cylinder(.046, .82, [
		-.3,
		.54,
		-.3
	], palette.wood, {
		sides: 8,
		upper: .036,
		turn: [
			-.08,
			0,
			.05
		]
	}),
	cylinder(.046, .74, [
		.3,
		.54,
		-.3
	], palette.wood, {
		sides: 8,
		upper: .036,
		turn: [
			-.08,
			0,
			-.14
		]
	}),
	box([
		.76,
		.14,
		.05
	], [
		.03,
		1.13,
		-.36
	], palette.oak, {
		bevel: .02,
		turn: [
			-.08,
			0,
			-.13
		]
	}),
	box([
		.62,
		.1,
		.045
	], [
		-.04,
		.8,
		-.33
	], palette.pine, {
		bevel: .018,
		turn: [
			-.08,
			0,
			.34
		]
	}),
	box([
		.12,
		.13,
		.12
	], [
		-.28,
		.22,
		.27
	], palette.linen, { bevel: .02 })
];
var lost = [cylinder(.048, .4, [
	0,
	0,
	0
], palette.wood, {
	sides: 8,
	upper: .055
}), cylinder(.036, .06, [
	0,
	.39,
	0
], palette.pine, {
	sides: 6,
	upper: .026,
	bevel: .004
})];
var badChair = {
	name: "Bad chair",
	stands: "floor",
	footprint: [1.36, 1.36],
	height: 1.48,
	parts: [...moved(turned(frame$1, [
		.17,
		0,
		-.2
	]), [
		0,
		.02,
		0
	]), ...moved(turned(lost, [
		Math.PI / 2,
		0,
		0
	]), [
		.5,
		.055,
		.22
	])]
};
// src/models/furniture/breadBin.ts
var baguette = [cylinder(.075, .78, [
	-.16,
	.3,
	.04
], interior.ginger, {
	sides: 8,
	bevel: .03,
	upper: .065,
	turn: [
		0,
		0,
		-.82
	]
}), ...repeat(3, (i) => box([
	.1,
	.02,
	.1
], [
	.12 + i * .12,
	.57 + i * .11,
	.07
], palette.linen, {
	bevel: 0,
	turn: [
		0,
		.5,
		.75
	]
}))];
var breadBin = {
	name: "Bread bin",
	stands: "surface",
	footprint: [.88, .9],
	height: .86,
	parts: [
		box([
			.72,
			.4,
			.44
		], [
			0,
			.02,
			0
		], palette.cream, { bevel: .045 }),
		box([
			.74,
			.05,
			.46
		], [
			0,
			0,
			0
		], interior.enamel, { bevel: .015 }),
		box([
			.74,
			.05,
			.46
		], [
			0,
			.36,
			0
		], interior.enamel, { bevel: .015 }),
		box([
			.62,
			.02,
			.34
		], [
			0,
			.4,
			0
		], palette.bark, { bevel: 0 }),
		box([
			.72,
			.1,
			.44
		], [
			0,
			.57,
			-.33
		], palette.cream, {
			bevel: .04,
			turn: [
				-1.95,
				0,
				0
			]
		}),
		box([
			.74,
			.035,
			.46
		], [
			0,
			.6,
			-.28
		], interior.enamel, {
			bevel: 0,
			turn: [
				-1.95,
				0,
				0
			]
		}),
		box([
			.36,
			.14,
			.02
		], [
			0,
			.14,
			.22
		], interior.enamelLight, { bevel: 0 }),
		...baguette,
		cylinder(.09, .24, [
			-.2,
			.34,
			.02
		], palette.oak, {
			sides: 8,
			bevel: .03,
			turn: [
				.2,
				0,
				.2
			]
		})
	]
};
// src/models/furniture/butterChurn.ts
var butterChurn = {
	name: "Butter churn",
	stands: "floor",
	footprint: [.64, .64],
	height: 1.52,
	parts: [
		lathe([
			[0, 0],
			[.32, 0],
			[.22, .86],
			[0, .86]
		], [
			0,
			0,
			0
		], palette.wood, {
			sides: 12,
			top: palette.oak
		}),
		...[[.12, .318], [.62, .258]].map(([y, r]) => cylinder(r, .08, [
			0,
			y,
			0
		], interior.ironLight, {
			sides: 12,
			bevel: 0,
			upper: r - .008
		})),
		cylinder(.26, .07, [
			0,
			.86,
			0
		], palette.walnut, {
			sides: 12,
			bevel: .015
		}),
		cylinder(.035, .62, [
			0,
			.9,
			0
		], palette.pine, {
			sides: 6,
			bevel: 0
		}),
		cylinder(.03, .3, [
			-.15,
			1.46,
			0
		], palette.walnut, {
			sides: 6,
			bevel: 0,
			turn: [
				0,
				0,
				-Math.PI / 2
			]
		}),
		box([
			.15,
			.09,
			.11
		], [
			.13,
			.93,
			.08
		], palette.butter, {
			bevel: .02,
			turn: [
				0,
				.4,
				0
			]
		})
	]
};
// src/models/furniture/carrotCrate.ts
var slats = [
	.02,
	.19,
	.36
].flatMap((y, row) => [...[-1, 1].map((s) => box([
	1,
	.14,
	.05
], [
	0,
	y,
	s * .36
], row % 2 ? palette.oak : palette.pine, { bevel: 0 })), ...[-1, 1].map((s) => box([
	.05,
	.14,
	.68
], [
	s * .47,
	y,
	0
], row % 2 ? palette.pine : palette.oak, { bevel: 0 }))]);
function carrot(i) {
	const tops = repeat(3, (k) => lathe([
		[0, 0],
		[.022, .05],
		[.05, .2],
		[0, .3]
	], [
		0,
		.36,
		0
	], [
		palette.leaf,
		palette.leafLight,
		palette.leafDeep
	][k], {
		sides: 5,
		flat: true,
		turn: [
			Math.cos(k * 2.1 + i) * .5,
			0,
			Math.sin(k * 2.1 + i) * .5
		]
	}));
	const root = lathe([
		[0, 0],
		[.05, .1],
		[.1, .3],
		[.085, .37],
		[0, .39]
	], [
		0,
		0,
		0
	], i % 2 ? palette.carrot : palette.carrotLight, { sides: 9 });
	const layer = Math.floor(i / 5);
	const turn = [
		Math.PI / 2 + Math.PI + between(-.2, .1, 41, i),
		0,
		between(-.22, .22, 43, i)
	];
	const at = [
		-.32 + i % 5 * .16,
		.3 + layer * .13,
		.26 - layer * .08
	];
	return moved(turned([root, ...tops], turn), at);
}
var carrotCrate = {
	name: "Crate of carrots",
	stands: "floor",
	footprint: [1.02, 1.06],
	height: .62,
	parts: [
		...slats,
		...[-1, 1].flatMap((x) => [-1, 1].map((z) => box([
			.09,
			.52,
			.09
		], [
			x * .42,
			0,
			z * .3
		], palette.wood, { bevel: 0 }))),
		box([
			.88,
			.3,
			.64
		], [
			0,
			.02,
			0
		], palette.bark, { bevel: 0 }),
		...repeat(11, carrot)
	]
};
// src/models/furniture/dryingHerbs.ts
var RAIL$1 = .54;
var KINDS = [
	palette.sage,
	palette.plum,
	palette.straw,
	palette.leafLight,
	palette.rose
];
function bunch(i) {
	const x = -.56 + i * .28;
	const long = between(.3, .42, 51, i);
	return [
		...repeat(3, (k) => {
			const a = k * 2.1 + i;
			return lathe([
				[0, 0],
				[.05, .1],
				[.085, long * .7],
				[0, long]
			], [
				x,
				.44000000000000006,
				.1
			], k ? KINDS[i] : palette.leaf, {
				sides: 6,
				flat: true,
				turn: [
					Math.PI + Math.cos(a) * .16,
					0,
					Math.sin(a) * .2
				]
			});
		}),
		ball(.035, [
			x,
			.42000000000000004,
			.1
		], palette.cream, { detail: 1 }),
		cylinder(.012, .12, [
			x,
			.42000000000000004,
			.1
		], palette.linen, {
			sides: 5,
			bevel: .003
		})
	];
}
var dryingHerbs = {
	name: "Drying herbs",
	stands: "wall",
	footprint: [1.56, .3],
	height: .58,
	parts: [
		cylinder(.025, 1.5, [
			-.75,
			RAIL$1,
			.1
		], palette.walnut, {
			sides: 8,
			turn: [
				0,
				0,
				-Math.PI / 2
			]
		}),
		...[-.68, .68].map((x) => cylinder(.02, .12, [
			x,
			RAIL$1,
			0
		], palette.bark, {
			sides: 6,
			turn: [
				Math.PI / 2,
				0,
				0
			]
		})),
		...repeat(5, bunch)
	]
};
// src/models/furniture/farmTable.ts
var TOP$4 = .9;
var farmTable = {
	name: "Farm table",
	stands: "floor",
	footprint: [2.6, 1.3],
	height: .92,
	parts: [
		...[-1.08, 1.08].flatMap((x) => [-.42, .42].map((z) => lathe([
			[0, 0],
			[.06, 0],
			[.11, .2],
			[.06, .28],
			[.12, .52],
			[.1, .78]
		], [
			x,
			0,
			z
		], palette.walnut, { sides: 7 }))),
		box([
			2.24,
			.16,
			.9
		], [
			0,
			.66,
			0
		], palette.walnut, { bevel: .02 }),
		...repeat(4, (i) => box([
			2.6,
			.09,
			.3
		], [
			0,
			.81,
			-.465 + i * .31
		], i % 2 ? palette.pine : palette.oak, { bevel: .02 })),
		box([
			.42,
			.012,
			1.26
		], [
			0,
			TOP$4,
			0
		], interior.russet, { bevel: 0 }),
		box([
			.06,
			.014,
			1.26
		], [
			0,
			TOP$4,
			0
		], palette.cream, { bevel: 0 }),
		...[-1, 1].flatMap((s) => [box([
			.42,
			.26,
			.015
		], [
			0,
			.65,
			s * .632
		], interior.russet, { bevel: 0 }), box([
			.06,
			.26,
			.018
		], [
			0,
			.65,
			s * .632
		], palette.cream, { bevel: 0 })])
	]
};
// src/models/furniture/freshLoaf.ts
var slice = (x, lean) => [box([
	.06,
	.22,
	.26
], [
	x,
	.04,
	-.02
], interior.ginger, {
	bevel: .03,
	turn: [
		0,
		0,
		lean
	]
}), box([
	.066,
	.17,
	.2
], [
	x,
	.065,
	-.02
], palette.cream, {
	bevel: 0,
	turn: [
		0,
		0,
		lean
	]
})];
var freshLoaf = {
	name: "Fresh loaf",
	stands: "surface",
	footprint: [.86, .46],
	height: .34,
	parts: [
		box([
			.86,
			.05,
			.46
		], [
			0,
			0,
			0
		], palette.wood, { bevel: .02 }),
		box([
			.44,
			.26,
			.28
		], [
			-.16,
			.04,
			-.02
		], interior.ginger, { bevel: .075 }),
		box([
			.38,
			.06,
			.22
		], [
			-.16,
			.255,
			-.02
		], interior.gingerDark, { bevel: .03 }),
		...[
			-.28,
			-.17,
			-.06
		].map((x) => box([
			.045,
			.03,
			.2
		], [
			x,
			.295,
			-.02
		], palette.linen, {
			bevel: .01,
			turn: [
				0,
				.4,
				0
			]
		})),
		...slice(.13, -.42),
		...slice(.25, -.78),
		box([
			.3,
			.012,
			.05
		], [
			.06,
			.05,
			.18
		], palette.slateLight, { bevel: 0 }),
		box([
			.18,
			.035,
			.05
		], [
			.29,
			.05,
			.18
		], palette.bark, { bevel: .012 }),
		box([
			.03,
			.02,
			.03
		], [
			-.24,
			.05,
			.18
		], palette.straw, {
			bevel: 0,
			turn: [
				0,
				.6,
				0
			]
		}),
		box([
			.025,
			.015,
			.025
		], [
			-.15,
			.05,
			.2
		], palette.straw, {
			bevel: 0,
			turn: [
				0,
				.2,
				0
			]
		})
	]
};
// src/models/furniture/fruitBowl.ts
var APPLES = [
	[
		-.12,
		.3,
		.08,
		palette.tomato
	],
	[
		.1,
		.3,
		.12,
		"#b9cf52"
	],
	[
		-.04,
		.3,
		-.13,
		palette.brick
	],
	[
		0,
		.42,
		.02,
		palette.carrotLight
	]
];
var fruitBowl = {
	name: "Fruit bowl",
	stands: "surface",
	footprint: [.7, .64],
	height: .6,
	parts: [
		lathe([
			[0, 0],
			[.15, 0],
			[.06, .06],
			[.08, .12],
			[.3, .24],
			[.32, .28],
			[0, .22]
		], [
			0,
			0,
			0
		], palette.teal, {
			sides: 14,
			top: "#a5d6cd"
		}),
		...APPLES.map(([x, y, z, colour]) => ball(.12, [
			x,
			y,
			z
		], colour, { detail: 0 })),
		ball(.11, [
			.17,
			.33,
			-.08
		], palette.butter, { detail: 0 }),
		ball(.07, [
			.2,
			.45,
			-.08
		], palette.butter, { detail: 0 }),
		cylinder(.012, .08, [
			.21,
			.5,
			-.08
		], palette.bark, {
			sides: 4,
			bevel: 0
		}),
		cylinder(.012, .07, [
			0,
			.53,
			.02
		], palette.bark, {
			sides: 4,
			bevel: 0,
			turn: [
				.3,
				0,
				0
			]
		}),
		...repeat(5, (i) => ball(.05, [
			-.24 - i % 2 * .06,
			.3 - Math.floor(i / 2) * .06,
			.14 + i % 3 * .05
		], palette.plum, { detail: 0 }))
	]
};
// src/models/furniture/kettle.ts
var HANDLE = 7;
var kettle = {
	name: "Copper kettle",
	stands: "surface",
	footprint: [.94, .6],
	height: .64,
	parts: [
		lathe([
			[0, 0],
			[.24, 0],
			[.29, .05],
			[.3, .14],
			[.25, .26],
			[.15, .34],
			[.14, .37],
			[0, .37]
		], [
			0,
			0,
			0
		], palette.copper, { sides: 22 }),
		lathe([
			[0, 0],
			[.15, 0],
			[.13, .04],
			[0, .06]
		], [
			0,
			.36,
			0
		], palette.terracotta, { sides: 18 }),
		ball(.04, [
			0,
			.44,
			0
		], palette.bark),
		lathe([
			[0, 0],
			[.075, 0],
			[.05, .16],
			[.035, .3],
			[0, .3]
		], [
			.22,
			.12,
			0
		], palette.copper, {
			sides: 10,
			turn: [
				0,
				0,
				-.82
			]
		}),
		...repeat(HANDLE, (i) => {
			const t = Math.PI * (i + .5) / HANDLE;
			const at = [
				-Math.cos(t) * .22,
				.34 + Math.sin(t) * .22,
				0
			];
			const middle = i > 1 && i < 5;
			return box([
				.13,
				middle ? .06 : .035,
				middle ? .06 : .035
			], at, middle ? palette.bark : interior.ironDark, {
				bevel: .014,
				turn: [
					0,
					0,
					Math.PI / 2 - t
				]
			});
		})
	]
};
// src/models/furniture/ladderChair.ts
var post = (x) => cylinder(.05, 1.36, [
	x,
	0,
	-.3
], palette.walnut, {
	sides: 8,
	upper: .038,
	turn: [
		-.06,
		0,
		0
	]
});
var frontLeg = (x) => cylinder(.045, .5, [
	x,
	0,
	.28
], palette.walnut, {
	sides: 8,
	upper: .055
});
var ladderChair = {
	name: "Ladder-back chair",
	stands: "floor",
	footprint: [.78, .82],
	height: 1.37,
	parts: [
		...[-.3, .3].flatMap((x) => [post(x), frontLeg(x)]),
		box([
			.74,
			.08,
			.7
		], [
			0,
			.46,
			0
		], palette.pine, { bevel: .03 }),
		...[.2, .28].map((y, i) => box(i ? [
			.04,
			.05,
			.52
		] : [
			.54,
			.05,
			.04
		], i ? [
			-.3,
			y,
			0
		] : [
			0,
			y,
			.28
		], palette.walnut, { bevel: .015 })),
		box([
			.04,
			.05,
			.52
		], [
			.3,
			.28,
			0
		], palette.walnut, { bevel: .015 }),
		...[
			.74,
			.94,
			1.14
		].map((y, i) => box([
			.62,
			.12 + i * .015,
			.05
		], [
			0,
			y,
			-.345 - i * .012
		], palette.oak, {
			bevel: .02,
			turn: [
				-.06,
				0,
				0
			]
		})),
		box([
			.62,
			.1,
			.58
		], [
			0,
			.53,
			.02
		], palette.rose, { bevel: .045 }),
		...[-1, 1].map((s) => box([
			.07,
			.14,
			.05
		], [
			s * .29,
			.44,
			-.24
		], palette.rose, {
			bevel: .02,
			turn: [
				0,
				0,
				s * .3
			]
		}))
	]
};
// src/models/furniture/larder.ts
var SHELVES$1 = [
	.2,
	.92,
	1.52,
	2.06
];
var store = [
	cylinder(.2, .2, [
		-.34,
		.98,
		.02
	], palette.butter, {
		sides: 12,
		bevel: 0
	}),
	box([
		.2,
		.21,
		.2
	], [
		-.26,
		.98,
		.14
	], "#fde9a8", {
		bevel: 0,
		turn: [
			0,
			.6,
			0
		]
	}),
	...jar$1(.24, [
		-.44,
		1.58,
		.04
	], palette.tomato, palette.cream),
	...jar$1(.2, [
		-.18,
		1.58,
		.06
	], palette.honey, palette.brick),
	cylinder(.17, .1, [
		-.3,
		2.12,
		.02
	], palette.teal, {
		sides: 10,
		bevel: 0,
		upper: .21
	}),
	...repeat(3, (i) => ball(.075, [
		-.4 + i * .1,
		2.25,
		i % 2 * .06
	], palette.cream, { detail: 0 })),
	box([
		.44,
		.42,
		.4
	], [
		-.3,
		.26,
		0
	], palette.linen, { bevel: .075 }),
	box([
		.16,
		.1,
		.16
	], [
		-.3,
		.66,
		0
	], palette.linen, { bevel: .03 })
];
/** Hinged on the left edge and swung out. */
var door = placed([
	...panelled(.6, 2.2, [
		.3,
		0,
		0
	], palette.butter, palette.cream),
	knob([
		.54,
		1.1,
		.06
	]),
	...repeat(4, (i) => ball(.08, [
		.3 + i % 2 * .09,
		1.75 - i * .13,
		-.08
	], palette.honey, { detail: 0 })),
	box([
		.03,
		.6,
		.03
	], [
		.34,
		1.3,
		-.06
	], palette.strawDark, { bevel: 0 })
], [
	-.62,
	.2,
	.34
], -1.3);
var larder = {
	name: "Larder cupboard",
	stands: "floor",
	footprint: [1.4, 1.86],
	height: 2.72,
	parts: [
		box([
			1.24,
			.14,
			.6
		], [
			0,
			0,
			0
		], palette.walnut, { bevel: .02 }),
		box([
			1.26,
			2.5,
			.06
		], [
			0,
			.12,
			-.3
		], palette.strawDark, { bevel: 0 }),
		...[
			-.62,
			.02,
			.62
		].map((x) => box([
			.06,
			2.5,
			.64
		], [
			x,
			.12,
			0
		], palette.straw, { bevel: .02 })),
		...SHELVES$1.map((y) => box([
			1.2,
			.06,
			.58
		], [
			0,
			y - .06,
			0
		], palette.pine, { bevel: .015 })),
		box([
			1.4,
			.12,
			.78
		], [
			0,
			2.6,
			.02
		], palette.walnut, { bevel: .04 }),
		...panelled(.6, 2.2, [
			.31,
			.2,
			.32
		], palette.butter, palette.cream),
		knob([
			.08,
			1.3,
			.38
		]),
		...store,
		...door
	]
};
// src/models/furniture/longBench.ts
var longBench = {
	name: "Long bench",
	stands: "floor",
	footprint: [2.3, .54],
	height: .6,
	parts: [
		...[-.84, .84].flatMap((x) => [box([
			.1,
			.42,
			.34
		], [
			x,
			.03,
			0
		], palette.walnut, { bevel: .03 }), box([
			.14,
			.07,
			.5
		], [
			x,
			0,
			0
		], palette.walnut, { bevel: .025 })]),
		box([
			1.7,
			.09,
			.07
		], [
			0,
			.2,
			0
		], palette.walnut, { bevel: .02 }),
		box([
			2.3,
			.09,
			.54
		], [
			0,
			.42,
			0
		], palette.oak, { bevel: .035 }),
		box([
			.74,
			.09,
			.5
		], [
			-.6,
			.51,
			0
		], palette.sage, {
			bevel: .04,
			turn: [
				0,
				.05,
				0
			]
		}),
		box([
			.74,
			.09,
			.5
		], [
			.62,
			.51,
			0
		], interior.cushion, { bevel: .04 })
	]
};
// src/models/furniture/mixingBowl.ts
var mixingBowl = {
	name: "Mixing bowl",
	stands: "surface",
	footprint: [.92, .78],
	height: .58,
	parts: [
		lathe([
			[0, 0],
			[.14, 0],
			[.27, .16],
			[.3, .28],
			[.27, .28],
			[.24, .2],
			[0, .2]
		], [
			-.06,
			0,
			0
		], "#e8b56b", {
			sides: 16,
			top: palette.cream
		}),
		cylinder(.245, .02, [
			-.06,
			.19,
			0
		], "#fdeebb", {
			sides: 14,
			bevel: 0
		}),
		cylinder(.028, .5, [
			-.1,
			.16,
			.02
		], palette.wood, {
			sides: 6,
			bevel: 0,
			upper: .022,
			turn: [
				.3,
				0,
				-.6
			]
		}),
		ball(.075, [
			.34,
			.065,
			.16
		], palette.linen, {
			stretch: [
				1,
				.86,
				1.2
			],
			detail: 0
		}),
		ball(.075, [
			.37,
			.065,
			-.04
		], palette.cream, {
			stretch: [
				1.2,
				.86,
				1
			],
			detail: 1
		}),
		lathe([
			[0, 0],
			[.05, .01],
			[.075, .06],
			[.055, .06],
			[0, .02]
		], [
			.2,
			0,
			.3
		], palette.white, {
			sides: 8,
			turn: [
				.3,
				0,
				.5
			]
		}),
		cylinder(.16, .012, [
			.3,
			0,
			.1
		], palette.white, {
			sides: 9,
			bevel: 0,
			upper: .12
		})
	]
};
// src/models/furniture/plateDresser.ts
var BACK = -.36;
var SHELVES = [1.78, 2.42];
var RIMS = [
	palette.teal,
	palette.rose,
	palette.butter,
	interior.denimPale
];
var crockery = [
	...SHELVES.flatMap((y, row) => [
		-.66,
		-.22,
		.22,
		.66
	].flatMap((x, i) => plate(row ? .19 : .21, [
		x,
		y + .05,
		-.27
	], palette.white, RIMS[(i + row) % 4]))),
	...[
		-.5,
		-.1,
		.3
	].flatMap((x, i) => mug(.075, [
		x,
		1.56,
		-.06
	], [
		palette.cream,
		palette.terracotta,
		palette.teal
	][i])),
	...jar$1(.2, [
		-.66,
		1.12,
		-.14
	], palette.carrot, palette.cream),
	...jar$1(.26, [
		-.42,
		1.12,
		-.18
	], palette.plum, palette.brick)
];
var plateDresser = {
	name: "Plate dresser",
	stands: "floor",
	footprint: [2.04, .96],
	height: 3.12,
	parts: [
		box([
			1.9,
			.94,
			.76
		], [
			0,
			.08,
			0
		], palette.sage, { bevel: .03 }),
		box([
			1.8,
			.1,
			.66
		], [
			0,
			0,
			0
		], palette.bark, { bevel: 0 }),
		box([
			2,
			.1,
			.86
		], [
			0,
			1.02,
			.01
		], palette.pine, { bevel: .035 }),
		...[
			-.61,
			0,
			.61
		].flatMap((x) => [
			...drawerFront(.54, .22, [
				x,
				.74,
				.38
			], interior.wainscot, interior.wainscotLight),
			...panelled(.54, .54, [
				x,
				.16,
				.38
			], interior.wainscot, interior.wainscotLight),
			knob([
				x + .2,
				.46,
				.44
			])
		]),
		box([
			1.86,
			1.96,
			.05
		], [
			0,
			1.1,
			BACK
		], interior.mossLight, { bevel: 0 }),
		...[-.92, .92].map((x) => box([
			.08,
			1.96,
			.42
		], [
			x,
			1.1,
			-.18
		], palette.sage, { bevel: .025 })),
		...SHELVES.map((y) => box([
			1.78,
			.06,
			.36
		], [
			0,
			y,
			-.2
		], palette.pine, { bevel: .02 })),
		...SHELVES.map((y) => box([
			1.78,
			.04,
			.03
		], [
			0,
			y + .12,
			-.04
		], interior.wainscot, { bevel: 0 })),
		box([
			2.04,
			.12,
			.52
		], [
			0,
			3,
			-.14
		], palette.sage, { bevel: .04 }),
		box([
			1.92,
			.14,
			.05
		], [
			0,
			2.88,
			.02
		], palette.sage, { bevel: 0 }),
		...crockery
	]
};
// src/models/furniture/potRack.ts
var FLAT$4 = [
	Math.PI / 2,
	0,
	0
];
var pan = (x, r, long, colour) => [
	cylinder(r, .1, [
		x,
		.8600000000000001 - long - r,
		.1
	], colour, {
		sides: 14,
		bevel: 0,
		turn: FLAT$4
	}),
	cylinder(r * .84, .012, [
		x,
		.8600000000000001 - long - r,
		.195
	], interior.gingerDark, {
		sides: 14,
		bevel: 0,
		turn: FLAT$4
	}),
	box([
		.045,
		long + .04,
		.03
	], [
		x,
		.8200000000000001 - long,
		.13
	], interior.ironDark, { bevel: 0 }),
	box([
		.02,
		.09,
		.02
	], [
		x,
		.8400000000000001,
		.13
	], interior.iron, { bevel: 0 })
];
var potRack = {
	name: "Rack of pans",
	stands: "wall",
	footprint: [1.5, .24],
	height: 1.04,
	parts: [
		box([
			1.5,
			.09,
			.05
		], [
			0,
			.9400000000000001,
			.025
		], palette.walnut, { bevel: .02 }),
		cylinder(.022, 1.5, [
			-.75,
			.91,
			.13
		], interior.ironDark, {
			sides: 6,
			bevel: 0,
			turn: [
				0,
				0,
				-Math.PI / 2
			]
		}),
		...[-.66, .66].map((x) => box([
			.04,
			.04,
			.14
		], [
			x,
			.89,
			.07
		], interior.ironDark)),
		...pan(-.48, .21, .3, palette.copper),
		...pan(-.03, .17, .26, palette.honey),
		...pan(.34, .13, .22, palette.copper),
		box([
			.03,
			.46,
			.03
		], [
			.62,
			.42000000000000004,
			.13
		], interior.ironLight, { bevel: 0 }),
		ball(.08, [
			.62,
			.4,
			.16
		], interior.ironLight, {
			detail: 0,
			squash: .7
		})
	]
};
// src/models/furniture/runnerRug.ts
var STRIPES = [
	palette.rose,
	palette.cream,
	interior.denimPale,
	palette.butter,
	palette.cream,
	palette.sage
];
var PIECES = 12;
var W$1 = .19;
var runnerRug = {
	name: "Rag runner",
	stands: "floor",
	footprint: [2.42, .86],
	height: .04,
	parts: [...repeat(PIECES, (i) => box([
		W$1,
		.036,
		.86
	], [
		(i - 11 / 2) * W$1,
		0,
		0
	], STRIPES[i % STRIPES.length], { bevel: .012 })), ...[-1, 1].flatMap((s) => repeat(7, (i) => box([
		.08,
		.014,
		.03
	], [
		s * 1.1700000000000002,
		0,
		-.36 + i * .12
	], palette.linen, { bevel: 0 })))]
};
// src/models/furniture/sinkCounter.ts
var TOP$3 = 1.05;
var sink = [
	box([
		.9,
		.4,
		.12
	], [
		0,
		.72,
		.42
	], palette.white, { bevel: .03 }),
	...[-.41, .41].map((x) => box([
		.08,
		.4,
		.72
	], [
		x,
		.72,
		.1
	], palette.white)),
	box([
		.76,
		.02,
		.58
	], [
		0,
		.94,
		.08
	], palette.water, { bevel: 0 }),
	...[
		[-.18, .1],
		[.05, .18],
		[.12, .02]
	].map(([x, z]) => ball(.07, [
		x,
		.97,
		z
	], palette.white, { detail: 0 }))
];
/** The spout bends over in four short lengths. */
var tap = [
	cylinder(.04, .34, [
		0,
		TOP$3,
		-.26
	], palette.brass, {
		sides: 6,
		bevel: 0
	}),
	...repeat(3, (i) => {
		const a = .5 + i * .55;
		return box([
			.055,
			.055,
			.13
		], [
			0,
			1.37 + Math.sin(a) * .09,
			-.2 - Math.cos(a) * .1 + i * .02
		], palette.brass, {
			bevel: 0,
			turn: [
				i * .5 - .7,
				0,
				0
			]
		});
	}),
	...[-.14, .14].map((x) => ball(.05, [
		x,
		1.1300000000000001,
		-.26
	], palette.brass, { detail: 0 }))
];
var base = (x) => [
	...drawerFront(.56, .2, [
		x,
		.76,
		.35
	], interior.wainscot, interior.wainscotLight),
	...panelled(.56, .54, [
		x,
		.18,
		.35
	], interior.wainscot, interior.wainscotLight),
	knob([
		x - Math.sign(x) * .2,
		.48,
		.41
	])
];
var sinkCounter = {
	name: "Sink counter",
	stands: "floor",
	footprint: [2.34, .96],
	height: 1.54,
	parts: [
		box([
			2.3,
			.12,
			.6
		], [
			0,
			0,
			-.02
		], palette.bark, { bevel: 0 }),
		...[-.8, .8].flatMap((x) => [
			box([
				.7,
				.88,
				.72
			], [
				x,
				.1,
				0
			], palette.sage, { bevel: .025 }),
			box([
				.74,
				.08,
				.84
			], [
				x,
				.9700000000000001,
				.01
			], palette.pine, { bevel: .03 }),
			...base(x)
		]),
		box([
			.92,
			.62,
			.66
		], [
			0,
			.1,
			0
		], palette.sage, { bevel: .02 }),
		box([
			2.3,
			.08,
			.2
		], [
			0,
			.9700000000000001,
			-.3
		], palette.pine, { bevel: .025 }),
		...[-.22, .22].flatMap((x) => [...panelled(.42, .5, [
			x,
			.16,
			.33
		], interior.wainscot, interior.wainscotLight), knob([
			x * .3,
			.44,
			.39
		])]),
		box([
			.24,
			.4,
			.04
		], [
			.24,
			.24,
			.4
		], interior.cushion, { bevel: .015 }),
		box([
			.244,
			.05,
			.044
		], [
			.24,
			.3,
			.4
		], palette.white, { bevel: 0 }),
		...sink,
		...tap,
		box([
			.52,
			.05,
			.34
		], [
			.8,
			TOP$3,
			-.02
		], palette.oak, { bevel: .015 }),
		...[
			.1,
			0,
			-.1
		].flatMap((z, i) => plate(.17, [
			.8,
			1.09,
			z - .02
		], palette.white, [
			palette.teal,
			palette.cream,
			palette.rose
		][i]))
	]
};
// src/models/furniture/spiceRack.ts
var SPICES = [
	palette.carrot,
	palette.tomato,
	palette.straw,
	palette.olive,
	palette.plum,
	palette.terracotta
];
var pot$3 = (i) => {
	const x = -.36 + i % 4 * .24;
	const y = i < 4 ? .07 : .51;
	return [cylinder(.075, .2, [
		x,
		y,
		.14
	], pick(SPICES, 4, i), {
		sides: 6,
		bevel: 0
	}), box([
		.11,
		.06,
		.11
	], [
		x,
		y + .2,
		.14
	], i % 3 ? palette.cream : palette.bark, { bevel: .015 })];
};
var spiceRack = {
	name: "Spice rack",
	stands: "wall",
	footprint: [1.06, .26],
	height: 1.12,
	parts: [
		slab(bowed(1, .9, .2), .05, [
			0,
			.02,
			.025
		], palette.oak, { bevel: .015 }),
		...[-.5, .5].map((x) => box([
			.05,
			.92,
			.24
		], [
			x,
			0,
			.12
		], palette.wood, { bevel: .015 })),
		...[.01, .45].flatMap((y) => [box([
			.98,
			.05,
			.24
		], [
			0,
			y,
			.12
		], palette.wood, { bevel: .012 }), box([
			.98,
			.03,
			.02
		], [
			0,
			y + .14,
			.235
		], palette.walnut, { bevel: 0 })]),
		...repeat(8, pot$3)
	]
};
// src/models/furniture/spindleChair.ts
var SPINDLES = 7;
var RIM$1 = 11;
/** The bow as seen from the front, its feet drawn in to meet the seat. */
var hoop$1 = (t) => {
	const angle = (Math.PI + 1.1) * t - .55;
	return [-Math.cos(angle) * .35, .8 + Math.sin(angle) * .54];
};
var legs = () => [-1, 1].flatMap((x) => [-1, 1].map((z) => cylinder(.042, .54, [
	x * .3,
	-.01,
	z * .29
], palette.leafDeep, {
	sides: 8,
	upper: .05,
	turn: [
		-z * .16,
		0,
		x * .16
	]
})));
var bow = () => repeat(RIM$1, (i) => {
	const [x0, y0] = hoop$1(i / RIM$1);
	const [x1, y1] = hoop$1((i + 1) / RIM$1);
	const length = Math.hypot(x1 - x0, y1 - y0) + .03;
	const middle = (y0 + y1) / 2;
	return box([
		.065,
		length,
		.065
	], [
		(x0 + x1) / 2,
		middle - length / 2,
		-.26 - (middle - .5) * .14
	], palette.leafDeep, {
		bevel: .02,
		turn: [
			-.12,
			0,
			Math.atan2(x0 - x1, y1 - y0)
		]
	});
});
var spindles = () => repeat(SPINDLES, (i) => {
	const [x, y] = hoop$1(.2 + (i + 1) / 8 * .6);
	return cylinder(.02, y - .52, [
		x * .7,
		.52,
		-.26
	], palette.leaf, {
		sides: 6,
		turn: [
			-.13,
			0,
			-x * .36
		]
	});
});
var spindleChair = {
	name: "Hoop-backed chair",
	stands: "floor",
	footprint: [.84, .86],
	height: 1.38,
	parts: [
		...legs(),
		cylinder(.4, .09, [
			0,
			.47,
			.02
		], palette.leafDeep, {
			sides: 24,
			bevel: .035
		}),
		cylinder(.31, .05, [
			0,
			.53,
			.03
		], palette.butter, {
			sides: 24,
			bevel: .024
		}),
		box([
			.5,
			.04,
			.04
		], [
			0,
			.22,
			0
		], palette.leaf, { bevel: .012 }),
		...bow(),
		...spindles()
	]
};
// src/models/furniture/stove.ts
var flames = [box([
	.5,
	.4,
	.02
], [
	-.26,
	.42,
	.452
], interior.ember, {
	bevel: 0,
	glow: true,
	top: "#c8431c"
}), ...repeat(5, (i) => {
	const h = [
		.2,
		.34,
		.26,
		.36,
		.18
	][i];
	return lathe([
		[0, 0],
		[.05, .04],
		[.055, h * .3],
		[.025, h * .7],
		[0, h]
	], [
		-.44 + i * .09,
		.43,
		.47
	], i % 2 ? interior.flameHeart : interior.flame, {
		sides: 7,
		glow: true
	});
})];
var fireDoor = [
	...[-.3, .3].map((dx) => box([
		.07,
		.56,
		.07
	], [
		-.26 + dx,
		.34,
		.46
	], interior.ironDark, { bevel: 0 })),
	...[.34, .83].map((y) => box([
		.66,
		.07,
		.07
	], [
		-.26,
		y,
		.46
	], interior.ironDark, { bevel: 0 })),
	...[-.09, .09].map((dx) => box([
		.022,
		.42,
		.05
	], [
		-.26 + dx,
		.41,
		.47
	], interior.ironDark, { bevel: 0 })),
	ball(.04, [
		0,
		.62,
		.54
	], palette.brass)
];
var ovenDoor = [
	box([
		.44,
		.56,
		.05
	], [
		.36,
		.34,
		.46
	], interior.enamelLight, { bevel: .018 }),
	box([
		.3,
		.38,
		.03
	], [
		.36,
		.43,
		.49
	], interior.enamelDark, { bevel: .01 }),
	ball(.04, [
		.19,
		.62,
		.54
	], palette.brass)
];
var top = [
	box([
		1.36,
		.1,
		1.02
	], [
		0,
		1.02,
		0
	], interior.ironDark, { bevel: .03 }),
	...[-.34, .34].map((x) => cylinder(.22, .02, [
		x,
		1.12,
		.06
	], interior.iron, {
		sides: 18,
		bevel: .006
	})),
	cylinder(.022, 1.24, [
		-.62,
		.98,
		.6
	], palette.brass, {
		sides: 8,
		turn: [
			0,
			0,
			-Math.PI / 2
		]
	}),
	...[-.56, .56].map((x) => box([
		.03,
		.03,
		.16
	], [
		x,
		.965,
		.53
	], palette.brass, { bevel: 0 }))
];
var flue = [
	lathe([
		[0, 0],
		[.27, 0],
		[.25, .05],
		[.06, .2],
		[0, .21]
	], [
		-.3,
		5.1,
		-.22
	], interior.ironDark, { sides: 14 }),
	...repeat(3, (i) => box([
		.03,
		.14,
		.03
	], [
		-.3 + Math.cos(i * 2.1) * .11,
		4.98,
		-.22 + Math.sin(i * 2.1) * .11
	], interior.ironDark, { bevel: 0 })),
	cylinder(.15, 3.9, [
		-.3,
		1.1,
		-.22
	], interior.iron, { sides: 14 }),
	...[
		1.12,
		2.1,
		3.2,
		4.3
	].map((y) => cylinder(.18, .09, [
		-.3,
		y,
		-.22
	], interior.ironDark, {
		sides: 14,
		bevel: .025
	})),
	box([
		.2,
		.03,
		.04
	], [
		-.3,
		1.7,
		-.06
	], palette.brass, {
		bevel: .01,
		turn: [
			0,
			0,
			.4
		]
	})
];
var stove = {
	name: "Iron stove",
	stands: "floor",
	footprint: [1.42, 1.28],
	height: 5.34,
	parts: [
		...[-.52, .52].flatMap((x) => [-.32, .32].map((z) => turnedLeg(x, z, .2, interior.ironDark, .8, 6))),
		box([
			1.22,
			.9,
			.86
		], [
			0,
			.14,
			0
		], interior.enamel, { bevel: .06 }),
		box([
			1.26,
			.06,
			.9
		], [
			0,
			.2,
			0
		], interior.ironDark, { bevel: .02 }),
		...flames,
		...fireDoor,
		...ovenDoor,
		...top,
		...flue
	]
};
// src/models/furniture/teaThings.ts
var pot$2 = [
	lathe([
		[0, 0],
		[.12, 0],
		[.2, .09],
		[.19, .18],
		[.1, .26],
		[0, .27]
	], [
		0,
		0,
		0
	], palette.teal, { sides: 20 }),
	lathe([
		[.19, 0],
		[.205, .02],
		[.2, .05],
		[.18, .06]
	], [
		0,
		.1,
		0
	], palette.cream, { sides: 20 }),
	ball(.04, [
		0,
		.29,
		0
	], palette.butter),
	cylinder(.05, .24, [
		.15,
		.1,
		0
	], palette.teal, {
		sides: 8,
		upper: .028,
		turn: [
			0,
			0,
			-.8
		]
	}),
	...repeat(4, (i) => {
		const a = -1.1 + i * .72;
		return box([
			.035,
			.11,
			.045
		], [
			-.19 - Math.cos(a) * .09,
			.1 + Math.sin(a) * .09,
			0
		], palette.teal, {
			bevel: 0,
			turn: [
				0,
				0,
				-a
			]
		});
	})
];
var cup$1 = (colour) => [
	cylinder(.17, .025, [
		0,
		0,
		0
	], palette.white, {
		sides: 18,
		bevel: .01
	}),
	lathe([
		[0, 0],
		[.06, 0],
		[.11, .13],
		[.095, .13],
		[.09, .1],
		[0, .1]
	], [
		0,
		.025,
		0
	], colour, { sides: 14 }),
	cylinder(.088, .012, [
		0,
		.118,
		0
	], palette.bark, {
		sides: 12,
		bevel: 0
	}),
	box([
		.05,
		.06,
		.02
	], [
		.12,
		.06,
		0
	], colour, { bevel: .008 })
];
var scones = [cylinder(.25, .03, [
	0,
	0,
	0
], palette.cream, {
	sides: 22,
	bevel: .012
}), ...repeat(4, (i) => {
	return cylinder(.09, .1, i < 3 ? [
		Math.cos(i * 2.1) * .1,
		.03,
		Math.sin(i * 2.1) * .1
	] : [
		.01,
		.12,
		0
	], i % 2 ? palette.oak : interior.ginger, {
		sides: 10,
		upper: .08,
		bevel: .03
	});
})];
var sprig = [
	lathe([
		[0, 0],
		[.07, 0],
		[.1, .09],
		[.05, .2],
		[.065, .24],
		[0, .22]
	], [
		0,
		0,
		0
	], palette.rose, { sides: 12 }),
	...repeat(5, (i) => cylinder(.011, .3, [
		0,
		.2,
		0
	], palette.leaf, {
		sides: 5,
		bevel: .003,
		turn: [
			Math.cos(i * 2.4) * .34,
			0,
			Math.sin(i * 2.4) * .34
		]
	})),
	...repeat(5, (i) => ball(.065, [
		-Math.sin(i * 2.4) * .11,
		.5 + i % 2 * .05,
		Math.cos(i * 2.4) * .11
	], i % 2 ? palette.butter : palette.white, {
		flat: true,
		rough: .12
	}))
];
var teaThings = {
	name: "Tea things",
	stands: "surface",
	footprint: [1.24, 1.16],
	height: .62,
	parts: [
		...moved(pot$2, [
			-.1,
			0,
			-.06
		]),
		...moved(cup$1(palette.cream), [
			-.42,
			0,
			.34
		]),
		...moved(cup$1(palette.rose), [
			.44,
			0,
			-.36
		]),
		...moved(scones, [
			.26,
			0,
			.3
		]),
		...moved(sprig, [
			-.36,
			0,
			-.4
		])
	]
};
// src/models/furniture/wallClock.ts
var FLAT$3 = [
	Math.PI / 2,
	0,
	0
];
var hand = (turns, long, thick, z) => {
	const a = turns * 2 * Math.PI;
	const reach = long / 2;
	return box([
		thick,
		long,
		.015
	], [
		Math.sin(a) * reach,
		.4 + Math.cos(a) * reach - reach,
		z
	], palette.ink, {
		bevel: 0,
		turn: [
			0,
			0,
			-a
		]
	});
};
var wallClock = {
	name: "Wall clock",
	stands: "wall",
	footprint: [.8, .16],
	height: .8,
	parts: [
		cylinder(.4, .1, [
			0,
			.4,
			0
		], palette.walnut, {
			turn: FLAT$3,
			sides: 28,
			bevel: .03
		}),
		cylinder(.33, .11, [
			0,
			.4,
			0
		], palette.white, {
			turn: FLAT$3,
			sides: 28,
			bevel: .005
		}),
		...repeat(12, (i) => {
			const a = i * Math.PI / 6;
			const long = i % 3 ? .04 : .075;
			return box([
				.025,
				long,
				.01
			], [
				Math.sin(a) * .27,
				.4 + Math.cos(a) * .27 - long / 2,
				.115
			], i % 3 ? palette.oak : palette.ink, {
				bevel: 0,
				turn: [
					0,
					0,
					-a
				]
			});
		}),
		hand(8.67 / 12, .16, .035, .125),
		hand(40 / 60, .24, .025, .135),
		cylinder(.035, .15, [
			0,
			.4,
			0
		], palette.brick, {
			turn: FLAT$3,
			sides: 10,
			bevel: .005
		})
	]
};
// src/models/furniture/wallShelf.ts
var JAMS = [
	palette.carrot,
	palette.tomato,
	palette.honey,
	palette.olive,
	palette.plum
];
var CUPS = [
	palette.teal,
	palette.cream,
	palette.rose,
	palette.butter
];
function jar(i) {
	const h = between(.24, .33, 29, i);
	const x = -.62 + i * .31;
	return [
		cylinder(.11, h, [
			x,
			.86,
			.2
		], JAMS[i], {
			sides: 12,
			bevel: .03
		}),
		cylinder(.12, .06, [
			x,
			.86 + h - .01,
			.2
		], i % 2 ? palette.cream : palette.brick, {
			sides: 12,
			bevel: .015
		}),
		box([
			.12,
			.1,
			.02
		], [
			x,
			.92,
			.3
		], palette.white, { bevel: 0 })
	];
}
var cup = (i) => {
	const x = -.54 + i * .36;
	return [lathe([
		[0, 0],
		[.07, 0],
		[.095, .16],
		[.075, .16],
		[0, .04]
	], [
		x,
		.04,
		.24
	], CUPS[i], {
		sides: 12,
		turn: [
			.2,
			0,
			.16
		]
	}), box([
		.015,
		.1,
		.015
	], [
		x,
		.17,
		.22
	], palette.brass, { bevel: 0 })];
};
var wallShelf = {
	name: "Wall shelf",
	stands: "wall",
	footprint: [1.8, .44],
	height: 1.3,
	parts: [
		...[.24, .78].map((y) => box([
			1.78,
			.08,
			.4
		], [
			0,
			y,
			.2
		], palette.oak, { bevel: .025 })),
		...[-.74, .74].map((x) => box([
			.07,
			.76,
			.1
		], [
			x,
			.1,
			.05
		], palette.walnut, { bevel: 0 })),
		...repeat(5, jar),
		...repeat(4, cup),
		...[-.5, -.3].map((x) => cylinder(.17, .03, [
			x,
			.5,
			.1
		], x < -.4 ? palette.cream : palette.teal, {
			turn: [
				Math.PI / 2 - .2,
				0,
				0
			],
			sides: 18,
			bevel: .012
		})),
		lathe([
			[0, 0],
			[.1, 0],
			[.15, .1],
			[.08, .24],
			[.1, .3],
			[0, .28]
		], [
			.08,
			.32,
			.2
		], palette.cream),
		...repeat(5, (i) => ball(.06, [
			.08 + Math.sin(i * 2.4) * .07,
			.66 + i % 2 * .05,
			.2 + Math.cos(i * 2.4) * .06
		], i % 2 ? palette.rose : palette.leafLight, {
			flat: true,
			detail: 0
		})),
		cylinder(.13, .2, [
			.5,
			.32,
			.2
		], palette.rose, {
			sides: 14,
			upper: .12
		}),
		cylinder(.135, .04, [
			.5,
			.51,
			.2
		], palette.oak, { sides: 14 })
	]
};
// src/models/furniture/wobblyStool.ts
var LEAN$3 = [
	.1,
	0,
	-.17
];
var wobblyStool = {
	name: "Wobbly stool",
	stands: "floor",
	footprint: [1.14, .94],
	height: .76,
	parts: [
		...moved(turned([
			cylinder(.4, .1, [
				0,
				0,
				0
			], palette.wood, {
				sides: 18,
				bevel: .03
			}),
			cylinder(.33, .104, [
				0,
				0,
				0
			], palette.oak, {
				sides: 18,
				bevel: .01
			}),
			box([
				.34,
				.04,
				.15
			], [
				.1,
				.09,
				.1
			], palette.pine, {
				bevel: .012,
				turn: [
					0,
					.5,
					0
				]
			}),
			...[-.12, .12].map((d) => ball(.018, [
				.1 + d * .88,
				.135,
				.1 - d * .48
			], palette.slate, { detail: 1 })),
			box([
				.012,
				.012,
				.3
			], [
				-.16,
				.1,
				-.05
			], palette.bark, {
				bevel: 0,
				turn: [
					0,
					.4,
					0
				]
			})
		], LEAN$3), [
			.02,
			.57,
			0
		]),
		cylinder(.045, .64, [
			-.33,
			0,
			.22
		], palette.walnut, {
			sides: 7,
			upper: .055,
			turn: [
				-.2,
				0,
				-.28
			]
		}),
		cylinder(.04, .52, [
			.4,
			.08,
			.24
		], palette.bark, {
			sides: 7,
			upper: .05,
			turn: [
				-.3,
				0,
				.5
			]
		}),
		cylinder(.05, .62, [
			.08,
			0,
			-.42
		], palette.oak, {
			sides: 7,
			upper: .045,
			turn: [
				.5,
				0,
				.05
			]
		}),
		box([
			.1,
			.05,
			.1
		], [
			-.24,
			.3,
			.16
		], palette.linen, {
			bevel: .02,
			turn: [
				-.2,
				0,
				-.28
			]
		}),
		box([
			.34,
			.035,
			.26
		], [
			.36,
			0,
			.26
		], palette.brick, {
			bevel: .01,
			turn: [
				0,
				.3,
				0
			]
		}),
		box([
			.32,
			.035,
			.24
		], [
			.36,
			.03,
			.26
		], palette.cream, {
			bevel: 0,
			turn: [
				0,
				.3,
				0
			]
		}),
		box([
			.34,
			.025,
			.26
		], [
			.36,
			.062,
			.26
		], palette.brick, {
			bevel: .01,
			turn: [
				0,
				.3,
				0
			]
		})
	]
};
// src/models/furniture/workCounter.ts
var workCounter = {
	name: "Kitchen counter",
	stands: "floor",
	footprint: [1.5, .9],
	height: 1.06,
	parts: [
		box([
			1.36,
			.12,
			.6
		], [
			0,
			0,
			-.02
		], palette.bark, { bevel: 0 }),
		box([
			.74,
			.88,
			.72
		], [
			-.35,
			.1,
			0
		], palette.sage, { bevel: .025 }),
		box([
			.06,
			.88,
			.72
		], [
			.69,
			.1,
			0
		], palette.sage, { bevel: .02 }),
		box([
			.7,
			.88,
			.06
		], [
			.35,
			.1,
			-.33
		], interior.mossLight, { bevel: 0 }),
		...[.12, .52].map((y) => box([
			.68,
			.05,
			.66
		], [
			.35,
			y,
			-.02
		], palette.pine, { bevel: .015 })),
		...[
			.16,
			.44,
			.72
		].flatMap((y) => drawerFront(.62, .24, [
			-.35,
			y,
			.35
		], interior.wainscot, interior.wainscotLight)),
		box([
			1.5,
			.08,
			.84
		], [
			0,
			.97,
			.01
		], palette.pine, { bevel: .03 }),
		cylinder(.17, .2, [
			.25,
			.17,
			.06
		], palette.copper, {
			sides: 10,
			bevel: 0
		}),
		box([
			.2,
			.04,
			.06
		], [
			.46,
			.3,
			.06
		], interior.ironDark, { bevel: 0 }),
		cylinder(.16, .16, [
			.28,
			.57,
			.04
		], palette.terracotta, {
			sides: 10,
			bevel: 0,
			upper: .2
		}),
		cylinder(.09, .22, [
			.56,
			.57,
			.02
		], palette.cream, {
			sides: 8,
			bevel: 0
		}),
		ball(.06, [
			.56,
			.81,
			.02
		], palette.brick, { detail: 0 })
	]
};
// src/models/catalogue/kitchen.ts
var paint = [
	"wood",
	palette.sage,
	interior.wainscot,
	interior.mossLight
];
var kitchen = [
	item("kitchen", "plate-dresser", plateDresser, {
		surface: top$1(1.12, 1.9, .4, 0, .2),
		tint: paint
	}),
	item("kitchen", "iron-stove", stove, {
		surface: top$1(1.14, 1.1, .6, .06, .12),
		tint: [
			"enamel",
			interior.enamel,
			interior.enamelLight,
			interior.enamelDark
		],
		lights: spots("fire", [
			-.26,
			.6,
			.8
		])
	}),
	item("kitchen", "sink-counter", sinkCounter, {
		surface: top$1(1.05, .7, .7, -.8, 0),
		tint: [
			"wood",
			palette.sage,
			interior.wainscot
		]
	}),
	item("kitchen", "kitchen-counter", workCounter, {
		surface: top$1(1.05, 1.44, .78),
		tint: paint
	}),
	item("kitchen", "larder-cupboard", larder, { tint: [
		"wood",
		palette.butter,
		palette.cream,
		palette.straw
	] }),
	item("kitchen", "farm-table", farmTable, {
		surface: top$1(.91, 2.5, 1.2),
		tint: [
			"wood",
			palette.oak,
			palette.pine,
			palette.walnut
		]
	}),
	item("kitchen", "long-bench", longBench, { tint: [
		"wood",
		palette.oak,
		void 0,
		palette.walnut
	] }),
	item("kitchen", "ladder-back-chair", ladderChair, { tint: [
		"wood",
		palette.oak,
		palette.pine,
		palette.walnut
	] }),
	item("kitchen", "hoop-backed-chair", spindleChair, { tint: [
		"wood",
		palette.leafDeep,
		palette.leaf
	] }),
	item("kitchen", "bad-chair", badChair),
	item("kitchen", "wobbly-stool", wobblyStool),
	item("kitchen", "butter-churn", butterChurn),
	item("kitchen", "crate-of-carrots", carrotCrate),
	item("kitchen", "rag-runner", runnerRug, { places: ["underfoot"] }),
	item("kitchen", "copper-kettle", kettle),
	item("kitchen", "tea-things", teaThings, { tint: ["glaze", palette.teal] }),
	item("kitchen", "bread-bin", breadBin, { tint: [
		"enamel",
		interior.enamel,
		interior.enamelLight
	] }),
	item("kitchen", "apple-pie", applePie, { tint: ["glaze", interior.denim] }),
	item("kitchen", "fresh-loaf", freshLoaf),
	item("kitchen", "mixing-bowl", mixingBowl),
	item("kitchen", "fruit-bowl", fruitBowl, { tint: [
		"glaze",
		palette.teal,
		"#a5d6cd"
	] }),
	item("kitchen", "wall-shelf", wallShelf, { tint: [
		"wood",
		palette.oak,
		void 0,
		palette.walnut
	] }),
	item("kitchen", "rack-of-pans", potRack),
	item("kitchen", "spice-rack", spiceRack, {
		hangsAt: 1.9,
		tint: [
			"wood",
			palette.oak,
			void 0,
			palette.wood
		]
	}),
	item("kitchen", "drying-herbs", dryingHerbs, { hangsAt: 3 }),
	item("kitchen", "wall-clock", wallClock, { hangsAt: 2.6 })
];
// src/models/furniture/cradle.ts
/** Shallow arcs across the length, one at each end. */
var rocker = (z) => repeat(4, (i) => {
	const t = (i - 1.5) / 1.5;
	return box([
		.33,
		.07,
		.09
	], [
		t * .46,
		t * t * .07,
		z
	], palette.walnut, {
		bevel: 0,
		turn: [
			0,
			0,
			t * .3
		]
	});
});
var cradle = {
	name: "Cradle",
	stands: "floor",
	footprint: [1.26, 1.3],
	height: 1.06,
	parts: [
		...rocker(-.46),
		...rocker(.46),
		box([
			.72,
			.07,
			1.2
		], [
			0,
			.12,
			0
		], palette.oak, { bevel: .02 }),
		...[-1, 1].map((s) => box([
			.07,
			.42,
			1.2
		], [
			s * .4,
			.16,
			0
		], palette.pine, {
			bevel: .02,
			turn: [
				0,
				0,
				-s * .16
			]
		})),
		slab(bowed(.86, .4, .14), .07, [
			0,
			.16,
			.6
		], palette.oak, { bevel: .02 }),
		slab(bowed(.86, .74, .16), .07, [
			0,
			.16,
			-.6
		], palette.oak, { bevel: .02 }),
		slab(heart(.22), .02, [
			0,
			.42,
			.635
		], palette.brick, { bevel: 0 }),
		...[-1, 1].map((s) => box([
			.36,
			.06,
			.5
		], [
			s * .27,
			.9,
			-.4
		], interior.wainscot, {
			bevel: .02,
			turn: [
				0,
				0,
				-s * .5
			]
		})),
		box([
			.28,
			.06,
			.5
		], [
			0,
			.97,
			-.4
		], interior.wainscotLight, { bevel: .02 }),
		...[-.42, .42].map((x) => box([
			.06,
			.36,
			.06
		], [
			x,
			.52,
			-.18
		], palette.oak, { bevel: .015 })),
		box([
			.68,
			.22,
			1.06
		], [
			0,
			.24,
			0
		], palette.white, { bevel: .04 }),
		box([
			.71,
			.16,
			.66
		], [
			0,
			.38,
			.22
		], palette.rose, { bevel: .045 }),
		box([
			.72,
			.05,
			.16
		], [
			0,
			.52,
			-.12
		], palette.white, { bevel: .02 }),
		...[
			-.2,
			.04,
			.28
		].map((z, i) => box([
			.14,
			.012,
			.14
		], [
			i === 1 ? .14 : -.12,
			.54,
			z + .18
		], palette.cream, {
			bevel: 0,
			turn: [
				0,
				.78,
				0
			]
		})),
		box([
			.44,
			.12,
			.24
		], [
			0,
			.46,
			-.4
		], palette.cream, { bevel: .04 })
	]
};
// src/models/furniture/dollsHouse.ts
var room = (x, y, wall) => [box([
	.56,
	.46,
	.02
], [
	x,
	y,
	-.22
], wall, { bevel: 0 })];
var things = [
	box([
		.34,
		.1,
		.2
	], [
		-.3,
		.16,
		-.04
	], interior.moss, { bevel: .02 }),
	box([
		.34,
		.12,
		.06
	], [
		-.3,
		.24,
		-.13
	], interior.moss, { bevel: .02 }),
	box([
		.24,
		.03,
		.2
	], [
		.26,
		.3,
		-.02
	], palette.oak, { bevel: 0 }),
	box([
		.05,
		.16,
		.05
	], [
		.26,
		.15,
		-.02
	], palette.walnut, { bevel: 0 }),
	box([
		.08,
		.05,
		.08
	], [
		.26,
		.33,
		-.02
	], palette.teal, { bevel: .015 }),
	box([
		.22,
		.1,
		.36
	], [
		-.3,
		.66,
		0
	], palette.rose, { bevel: .02 }),
	box([
		.2,
		.05,
		.1
	], [
		-.3,
		.74,
		-.12
	], palette.white, { bevel: .015 }),
	box([
		.26,
		.34,
		.12
	], [
		.3,
		.66,
		-.14
	], palette.walnut, { bevel: .015 }),
	box([
		.22,
		.1,
		.02
	], [
		.3,
		.72,
		-.07
	], palette.butter, { bevel: 0 }),
	box([
		.22,
		.1,
		.02
	], [
		.3,
		.86,
		-.07
	], palette.teal, { bevel: 0 })
];
var dollsHouse = {
	name: "Dolls' house",
	stands: "floor",
	footprint: [1.48, .7],
	height: 1.84,
	parts: [
		box([
			1.34,
			.1,
			.66
		], [
			0,
			0,
			.02
		], palette.sage, { bevel: .025 }),
		box([
			1.24,
			1.06,
			.04
		], [
			0,
			.1,
			-.25
		], palette.cream, { bevel: 0 }),
		...[
			-.61,
			0,
			.61
		].map((x) => box([
			.05,
			1.06,
			.5
		], [
			x,
			.1,
			0
		], palette.white, { bevel: 0 })),
		...[
			.1,
			.6,
			1.12
		].map((y) => box([
			1.24,
			.05,
			.5
		], [
			0,
			y,
			0
		], palette.pine, { bevel: 0 })),
		...room(-.31, .14, interior.wainscotLight),
		...room(.3, .14, palette.butter),
		...room(-.31, .64, palette.rose),
		...room(.3, .64, interior.denimPale),
		...things,
		slab([
			[-.62, 0],
			[.62, 0],
			[0, .5]
		], .46, [
			0,
			1.16,
			-.02
		], palette.white, { bevel: 0 }),
		...[-1, 1].map((s) => box([
			.94,
			.07,
			.66
		], [
			s * .36,
			1.36,
			0
		], palette.brick, {
			bevel: .025,
			turn: [
				0,
				0,
				-s * .68
			]
		})),
		box([
			.2,
			.2,
			.02
		], [
			0,
			1.26,
			.225
		], palette.pane, { bevel: 0 }),
		box([
			.025,
			.2,
			.03
		], [
			0,
			1.26,
			.23
		], palette.white, { bevel: 0 }),
		box([
			.16,
			.34,
			.16
		], [
			.36,
			1.46,
			-.14
		], palette.brickDark, { bevel: .02 }),
		box([
			.2,
			.05,
			.2
		], [
			.36,
			1.79,
			-.14
		], palette.cream, { bevel: .015 })
	]
};
// src/models/furniture/highChair.ts
var SEAT = 1.02;
var leg$1 = (x, z) => box([
	.09,
	1.04,
	.09
], [
	x,
	-.01,
	z
], palette.pine, {
	bevel: .02,
	turn: [
		-z * .3,
		0,
		x * .3
	]
});
var highChair = {
	name: "High chair",
	stands: "floor",
	footprint: [.84, 1],
	height: 1.76,
	parts: [
		...[-.32, .32].flatMap((x) => [leg$1(x, -.3), leg$1(x, .32)]),
		box([
			.62,
			.06,
			.16
		], [
			0,
			.4,
			.32
		], palette.oak, { bevel: .015 }),
		...[-.32, .32].map((x) => box([
			.05,
			.06,
			.56
		], [
			x,
			.56,
			0
		], palette.oak, { bevel: 0 })),
		box([
			.6,
			.08,
			.56
		], [
			0,
			.98,
			0
		], palette.pine, { bevel: .03 }),
		box([
			.5,
			.07,
			.46
		], [
			0,
			1.06,
			0
		], palette.rose, { bevel: .03 }),
		...[-.26, .26].map((x) => box([
			.07,
			.74,
			.07
		], [
			x,
			SEAT,
			-.26
		], palette.pine, { bevel: .02 })),
		...[
			.2,
			.38,
			.58
		].map((y, i) => box([
			.56,
			i === 2 ? .16 : .07,
			.05
		], [
			0,
			SEAT + y,
			-.27
		], i === 2 ? interior.denimPale : palette.oak, { bevel: .02 })),
		...[-.3, .3].map((x) => box([
			.07,
			.05,
			.62
		], [
			x,
			1.32,
			.04
		], palette.oak, { bevel: .015 })),
		box([
			.76,
			.05,
			.36
		], [
			0,
			1.37,
			.32
		], interior.denimPale, { bevel: .02 }),
		box([
			.66,
			.012,
			.26
		], [
			0,
			1.42,
			.32
		], palette.white, { bevel: 0 }),
		cylinder(.085, .08, [
			-.12,
			1.43,
			.32
		], palette.teal, {
			sides: 9,
			bevel: 0,
			upper: .13
		}),
		cylinder(.105, .012, [
			-.12,
			1.505,
			.32
		], palette.cream, {
			sides: 9,
			bevel: 0
		}),
		box([
			.05,
			.02,
			.22
		], [
			.16,
			1.43,
			.3
		], palette.oak, {
			bevel: 0,
			turn: [
				0,
				.6,
				0
			]
		}),
		box([
			.1,
			.03,
			.1
		], [
			.23,
			1.43,
			.4
		], palette.oak, {
			bevel: .012,
			turn: [
				0,
				.6,
				0
			]
		})
	]
};
// src/models/furniture/moonLamp.ts
var ARC = 14;
var moonLamp = {
	name: "Moon lamp",
	stands: "surface",
	footprint: [.56, .34],
	height: .64,
	parts: [
		cylinder(.17, .06, [
			0,
			0,
			0
		], palette.walnut, {
			sides: 10,
			bevel: .015
		}),
		cylinder(.04, .08, [
			0,
			.05,
			0
		], palette.brass, {
			sides: 6,
			bevel: 0
		}),
		...repeat(ARC, (i) => {
			const t = (i + .5) / ARC;
			const a = -2.95 + t * 4.1;
			const wide = .03 + .17 * Math.sin(t * Math.PI) ** 1.3;
			const [r, long] = [.27 - wide * .5, .095];
			return box([
				wide,
				long,
				.05 + wide * .5
			], [
				Math.cos(a) * r,
				.37 + Math.sin(a) * r - long / 2,
				0
			], interior.lampshade, {
				bevel: 0,
				glow: true,
				top: interior.flameHeart,
				turn: [
					0,
					0,
					a
				]
			});
		}),
		ball(.075, [
			0,
			.32,
			.03
		], palette.white, {
			detail: 0,
			stretch: [
				1.3,
				.85,
				.9
			]
		}),
		ball(.05, [
			-.11,
			.33,
			.04
		], palette.white, { detail: 0 }),
		...[0, .04].map((dz) => box([
			.1,
			.03,
			.025
		], [
			-.06,
			.365,
			dz + .02
		], palette.rose, {
			bevel: 0,
			turn: [
				0,
				0,
				.3
			]
		})),
		ball(.028, [
			.1,
			.33,
			.03
		], palette.cream, { detail: 0 })
	]
};
// src/models/furniture/playMat.ts
var playMat = {
	name: "Farm play mat",
	stands: "floor",
	footprint: [2.04, 2.04],
	height: .06,
	parts: [
		cylinder(1.02, .03, [
			0,
			0,
			0
		], palette.cream, {
			sides: 24,
			bevel: 0
		}),
		cylinder(.96, .034, [
			0,
			0,
			0
		], palette.sage, {
			sides: 24,
			bevel: 0
		}),
		cylinder(.28, .038, [
			-.4,
			0,
			.36
		], palette.water, {
			sides: 12,
			bevel: 0
		}),
		box([
			1.8,
			.036,
			.16
		], [
			0,
			0,
			-.04
		], palette.path, {
			bevel: 0,
			turn: [
				0,
				.2,
				0
			]
		}),
		box([
			.5,
			.037,
			.4
		], [
			.36,
			0,
			.42
		], palette.straw, {
			bevel: 0,
			turn: [
				0,
				.2,
				0
			]
		}),
		...[
			-.14,
			0,
			.14
		].map((d) => box([
			.5,
			.04,
			.04
		], [
			.36 + d * .2,
			0,
			.42 + d
		], palette.honey, {
			bevel: 0,
			turn: [
				0,
				.2,
				0
			]
		})),
		box([
			.46,
			.037,
			.36
		], [
			-.32,
			0,
			-.42
		], palette.terracotta, {
			bevel: 0,
			turn: [
				0,
				.2,
				0
			]
		}),
		box([
			.2,
			.045,
			.16
		], [
			.36,
			0,
			-.44
		], palette.brick, {
			bevel: 0,
			turn: [
				0,
				.2,
				0
			]
		}),
		box([
			.22,
			.05,
			.08
		], [
			.36,
			0,
			-.44
		], palette.wine, {
			bevel: 0,
			turn: [
				0,
				.2,
				0
			]
		}),
		cylinder(.1, .045, [
			.64,
			0,
			-.22
		], palette.leafDeep, {
			sides: 8,
			bevel: 0
		}),
		cylinder(.08, .045, [
			.1,
			0,
			-.62
		], palette.leaf, {
			sides: 8,
			bevel: 0
		}),
		cylinder(.09, .045, [
			-.72,
			0,
			-.08
		], palette.leaf, {
			sides: 8,
			bevel: 0
		})
	]
};
// src/models/furniture/playTent.ts
var SIDE = .62;
var PEAK = 1.72;
var LEAN$2 = Math.atan2(SIDE, PEAK);
var LONG = Math.hypot(SIDE, PEAK);
/** One sloping cloth that faces +z, in stripes; the front one is left open in the middle. */
function cloth(open) {
	const half = (t) => SIDE * (1 - t);
	return repeat(4, (i) => {
		const [a, b] = [i / 4, (i + 1) / 4];
		const colour = i % 2 ? palette.rose : palette.cream;
		const turn = [
			-LEAN$2,
			0,
			0
		];
		const at = [
			0,
			PEAK / 2,
			SIDE / 2
		];
		const y = (t) => (t - .5) * LONG;
		const gap = open ? .44 * (1 - a * 1.4) : 0;
		const top = open ? Math.max(0, .44 * (1 - b * 1.4)) : 0;
		if (gap <= 0) return slab([
			[-half(a), y(a)],
			[half(a), y(a)],
			[half(b), y(b)],
			[-half(b), y(b)]
		], .03, at, colour, {
			bevel: 0,
			turn
		});
		return [-1, 1].map((s) => {
			const corners = [
				[s * gap, y(a)],
				[s * half(a), y(a)],
				[s * half(b), y(b)],
				[s * top, y(b)]
			];
			return slab(s > 0 ? corners : corners.toReversed(), .03, at, colour, {
				bevel: 0,
				turn
			});
		});
	});
}
var playTent = {
	name: "Play tent",
	stands: "floor",
	footprint: [1.28, 1.28],
	height: 2,
	parts: [
		...cloth(true),
		...[
			1,
			2,
			3
		].flatMap((i) => spun(cloth(false), i * Math.PI / 2)),
		box([
			1.1,
			.05,
			1.1
		], [
			0,
			0,
			0
		], interior.denimPale, { bevel: .02 }),
		...repeat(4, (i) => spun([box([
			.045,
			.36,
			.045
		], [
			0,
			1.64,
			.05
		], palette.oak, {
			bevel: 0,
			turn: [
				.3,
				0,
				0
			]
		})], i * (Math.PI / 2) + Math.PI / 4)),
		box([
			.34,
			.14,
			.3
		], [
			-.12,
			.05,
			.1
		], interior.cushion, {
			bevel: .04,
			turn: [
				0,
				.4,
				0
			]
		}),
		ball(.07, [
			.2,
			.12,
			.16
		], interior.lampshade, {
			detail: 0,
			glow: true
		}),
		...repeat(3, (i) => slab([
			[-.07, 0],
			[0, -.14],
			[.07, 0]
		], .015, [
			-.24 + i * .24,
			1.02 - Math.abs(i - 1) * -.04,
			.34
		], [
			palette.teal,
			palette.butter,
			palette.sage
		][i], {
			bevel: 0,
			turn: [
				-LEAN$2,
				0,
				0
			]
		}))
	]
};
// src/models/furniture/rockingHorse.ts
var COAT$1 = "#f0e6d6";
var DAPPLE = "#cfc4b6";
var runner$2 = (x) => repeat(7, (i) => {
	const t = (i - 3) / 3;
	return box([
		.08,
		.09,
		.3
	], [
		x,
		t * t * .13,
		t * .76
	], interior.enamel, {
		bevel: 0,
		turn: [
			-t * .34,
			0,
			0
		]
	});
});
var leg = (x, z) => box([
	.1,
	.56,
	.12
], [
	x,
	.12,
	z
], COAT$1, {
	bevel: .03,
	turn: [
		-z * .7,
		0,
		x * .5
	]
});
/** Faces +z. */
var rockingHorse = {
	name: "Rocking horse",
	stands: "floor",
	footprint: [.56, 1.88],
	height: 1.54,
	parts: [
		...runner$2(-.24),
		...runner$2(.24),
		...[-.4, .4].map((z) => box([
			.56,
			.06,
			.1
		], [
			0,
			.1,
			z
		], interior.enamelLight, { bevel: .02 })),
		...[-.19, .19].flatMap((x) => [leg(x, -.34), leg(x, .34)]),
		box([
			.36,
			.34,
			.86
		], [
			0,
			.58,
			0
		], COAT$1, { bevel: .04 }),
		box([
			.22,
			.52,
			.26
		], [
			0,
			.76,
			.44
		], COAT$1, {
			bevel: .04,
			turn: [
				.42,
				0,
				0
			]
		}),
		box([
			.22,
			.24,
			.44
		], [
			0,
			1.16,
			.66
		], COAT$1, {
			bevel: .04,
			turn: [
				.42,
				0,
				0
			]
		}),
		box([
			.19,
			.15,
			.12
		], [
			0,
			1.1,
			.86
		], DAPPLE, {
			bevel: .03,
			turn: [
				.42,
				0,
				0
			]
		}),
		...[-.08, .08].map((x) => box([
			.06,
			.13,
			.05
		], [
			x,
			1.4,
			.54
		], COAT$1, { bevel: .015 })),
		...[-.115, .115].map((x) => box([
			.02,
			.05,
			.05
		], [
			x,
			1.28,
			.66
		], palette.coal, { bevel: 0 })),
		...repeat(5, (i) => box([
			.09,
			.16,
			.13
		], [
			0,
			1.34 - i * .13,
			.5 - i * .075
		], palette.linen, {
			bevel: .03,
			turn: [
				.5,
				0,
				0
			]
		})),
		...repeat(3, (i) => box([
			.1,
			.24,
			.1
		], [
			0,
			.72 - i * .15,
			-.47 - i * .05
		], palette.linen, {
			bevel: 0,
			turn: [
				.3 + i * .1,
				0,
				0
			]
		})),
		box([
			.4,
			.06,
			.4
		], [
			0,
			.9,
			-.04
		], palette.brick, { bevel: .02 }),
		box([
			.34,
			.12,
			.09
		], [
			0,
			.93,
			-.2
		], palette.wine, { bevel: .03 }),
		...[-.2, .2].map((x) => box([
			.03,
			.32,
			.06
		], [
			x,
			.56,
			0
		], palette.wine, { bevel: 0 })),
		box([
			.5,
			.05,
			.05
		], [
			0,
			1.22,
			.6
		], palette.brass, { bevel: 0 }),
		box([
			.235,
			.04,
			.3
		], [
			0,
			1.24,
			.72
		], palette.brick, {
			bevel: 0,
			turn: [
				.42,
				0,
				0
			]
		}),
		...[
			[
				.18,
				.7,
				.24
			],
			[
				.18,
				.62,
				-.22
			],
			[
				.18,
				.76,
				-.34
			]
		].map(([x, y, z]) => ball(.055, [
			x,
			y,
			z
		], DAPPLE, {
			detail: 0,
			stretch: [
				.2,
				1,
				1
			]
		}))
	]
};
// src/models/furniture/starMobile.ts
var HANG = 1.94;
var thread = (x, z, y) => box([
	.012,
	HANG - y,
	.012
], [
	x,
	y,
	z
], palette.linen, { bevel: 0 });
var star$2 = ([x, y, z], r) => [thread(x, z, y), ...[0, Math.PI / 4].map((turn) => box([
	r,
	r,
	.04
], [
	x,
	y - r / 2,
	z
], palette.butter, {
	bevel: 0,
	turn: [
		0,
		.6,
		turn
	]
}))];
var sheep = ([x, y, z]) => [
	thread(x, z, y),
	ball(.12, [
		x,
		y,
		z
	], palette.white, {
		detail: 0,
		flat: true,
		stretch: [
			1.25,
			.85,
			.8
		]
	}),
	ball(.06, [
		x + .15,
		y + .03,
		z
	], palette.ink, { detail: 0 }),
	...[-.07, .07].map((dx) => box([
		.03,
		.1,
		.03
	], [
		x + dx,
		y - .18,
		z
	], palette.ink, { bevel: 0 }))
];
var moon = [thread(.08, .28, 1.5), slab([
	[.02, -.16],
	[.12, -.1],
	[.04, 0],
	[.12, .1],
	[.02, .16],
	[-.1, .12],
	[-.15, 0],
	[-.1, -.12]
], .05, [
	.08,
	1.4,
	.28
], palette.honey, {
	bevel: 0,
	turn: [
		0,
		.6,
		.3
	]
})];
/** The arm bends over from the post to the middle. */
var arm$1 = repeat(4, (i) => {
	const a = (i + .5) * (Math.PI / 8);
	return box([
		.05,
		.19,
		.05
	], [
		-.46 * Math.cos(a),
		1.6 + Math.sin(a) * .4 - .085,
		0
	], interior.wainscot, {
		bevel: 0,
		turn: [
			0,
			0,
			-a
		]
	});
});
var starMobile = {
	name: "Star mobile",
	stands: "floor",
	footprint: [1.48, .9],
	height: 2.06,
	parts: [
		cylinder(.28, .06, [
			-.46,
			0,
			0
		], interior.wainscot, {
			sides: 8,
			bevel: 0
		}),
		cylinder(.04, 1.6, [
			-.46,
			.05,
			0
		], interior.wainscot, {
			sides: 6,
			bevel: 0
		}),
		...arm$1,
		...[0, Math.PI / 2].map((turn) => box([
			.92,
			.035,
			.035
		], [
			0,
			HANG,
			0
		], palette.oak, {
			bevel: 0,
			turn: [
				0,
				turn + .4,
				0
			]
		})),
		...star$2([
			.4,
			1.62,
			-.16
		], .2),
		...star$2([
			-.3,
			1.44,
			.16
		], .17),
		...star$2([
			.02,
			1.74,
			0
		], .13),
		...sheep([
			-.12,
			1.24,
			-.36
		]),
		...sheep([
			.3,
			1.16,
			.14
		]),
		...moon
	]
};
// src/models/furniture/teddyBear.ts
var FUR = palette.oak;
var limbs = (s) => [
	ball(.1, [
		s * .15,
		.09,
		.18
	], FUR, {
		detail: 0,
		stretch: [
			.9,
			.9,
			1.5
		]
	}),
	ball(.075, [
		s * .16,
		.1,
		.3
	], palette.linen, {
		detail: 0,
		stretch: [
			1,
			1,
			.5
		]
	}),
	ball(.085, [
		s * .22,
		.27,
		.06
	], FUR, {
		detail: 0,
		stretch: [
			.8,
			1.5,
			.8
		],
		turn: [
			-.4,
			0,
			s * .6
		]
	})
];
var teddyBear = {
	name: "Teddy bear",
	stands: "surface",
	footprint: [.64, .68],
	height: .74,
	parts: [
		ball(.2, [
			0,
			.2,
			0
		], FUR, {
			detail: 1,
			stretch: [
				1,
				1.02,
				.85
			]
		}),
		ball(.13, [
			0,
			.19,
			.09
		], palette.linen, {
			detail: 0,
			stretch: [
				1,
				1.1,
				.7
			]
		}),
		ball(.19, [
			0,
			.5,
			.01
		], FUR, {
			detail: 1,
			stretch: [
				1.05,
				.92,
				.92
			]
		}),
		ball(.08, [
			0,
			.46,
			.16
		], palette.linen, {
			detail: 0,
			stretch: [
				1.1,
				.85,
				.8
			]
		}),
		...limbs(-1),
		...limbs(1),
		ball(.075, [
			-.16,
			.66,
			0
		], FUR, {
			detail: 0,
			stretch: [
				1,
				1,
				.6
			]
		}),
		ball(.075, [
			.16,
			.66,
			0
		], FUR, {
			detail: 0,
			stretch: [
				1,
				1,
				.6
			]
		}),
		box([
			.07,
			.06,
			.02
		], [
			.17,
			.645,
			.04
		], interior.denim, {
			bevel: 0,
			turn: [
				0,
				.2,
				.3
			]
		}),
		box([
			.05,
			.035,
			.03
		], [
			0,
			.475,
			.225
		], palette.coal, { bevel: .012 }),
		...[-.075, .075].map((x) => box([
			.03,
			.035,
			.02
		], [
			x,
			.53,
			.165
		], palette.coal, { bevel: 0 })),
		box([
			.26,
			.06,
			.24
		], [
			0,
			.345,
			.02
		], palette.brick, { bevel: .02 }),
		...[-1, 1].map((s) => box([
			.11,
			.08,
			.04
		], [
			s * .065,
			.325,
			.17
		], palette.brick, {
			bevel: .015,
			turn: [
				0,
				0,
				s * .4
			]
		}))
	]
};
// src/models/furniture/toyBlocks.ts
var block = (x, y, z, colour, turn) => [
	box([
		.22,
		.22,
		.22
	], [
		x,
		y,
		z
	], colour, {
		bevel: .02,
		turn: [
			0,
			turn,
			0
		]
	}),
	box([
		.14,
		.14,
		.226
	], [
		x,
		y + .04,
		z
	], palette.cream, {
		bevel: 0,
		turn: [
			0,
			turn,
			0
		]
	}),
	box([
		.226,
		.14,
		.14
	], [
		x,
		y + .04,
		z
	], palette.cream, {
		bevel: 0,
		turn: [
			0,
			turn,
			0
		]
	})
];
var toyBlocks = {
	name: "Building blocks",
	stands: "floor",
	footprint: [.82, .96],
	height: .88,
	parts: [
		...block(-.14, 0, -.1, palette.brick, .1),
		...block(.13, 0, -.12, palette.teal, -.08),
		...block(0, .22, -.1, palette.butter, .2),
		...block(.01, .44, -.1, palette.sage, -.16),
		...block(.26, 0, .2, palette.rose, .7),
		lathe([
			[0, 0],
			[.16, 0],
			[0, .22]
		], [
			.01,
			.66,
			-.1
		], interior.denim, {
			sides: 4,
			flat: true,
			turn: [
				0,
				.6,
				0
			]
		}),
		cylinder(.09, .26, [
			-.34,
			.09,
			.16
		], palette.honey, {
			sides: 9,
			bevel: 0,
			turn: [
				0,
				.5,
				-Math.PI / 2
			]
		}),
		slab([
			[-.22, 0],
			[-.1, 0],
			[-.07, .08],
			[.07, .08],
			[.1, 0],
			[.22, 0],
			[.2, .12],
			[.1, .2],
			[-.1, .2],
			[-.2, .12]
		], .18, [
			-.02,
			0,
			.32
		], interior.denimPale, {
			bevel: 0,
			turn: [
				0,
				.3,
				0
			]
		})
	]
};
// src/models/furniture/toyChest.ts
var STARS = [
	-.36,
	0,
	.36
];
var star$1 = (x) => [0, Math.PI / 4].map((turn) => box([
	.13,
	.13,
	.02
], [
	x,
	.25,
	.345
], palette.butter, {
	bevel: 0,
	turn: [
		0,
		0,
		turn
	]
}));
var windmill = [
	cylinder(.02, .62, [
		.4,
		.42,
		-.06
	], palette.pine, {
		sides: 5,
		bevel: 0,
		turn: [
			0,
			0,
			-.16
		]
	}),
	...repeat(4, (i) => {
		const a = i * (Math.PI / 2) + .3;
		return slab([
			[0, 0],
			[.2, .03],
			[.15, .14]
		], .02, [
			.5,
			1.02,
			-.02
		], i % 2 ? palette.teal : palette.brick, {
			bevel: 0,
			turn: [
				0,
				0,
				a
			]
		});
	}),
	ball(.03, [
		.5,
		1.02,
		0
	], palette.butter, { detail: 0 })
];
var toyChest = {
	name: "Toy chest",
	stands: "floor",
	footprint: [1.38, 1.02],
	height: 1.22,
	parts: [
		box([
			1.2,
			.46,
			.66
		], [
			0,
			.06,
			0
		], interior.denim, { bevel: .03 }),
		box([
			1.08,
			.02,
			.54
		], [
			0,
			.515,
			0
		], palette.coal, { bevel: 0 }),
		box([
			1.26,
			.08,
			.72
		], [
			0,
			0,
			0
		], palette.white, { bevel: .025 }),
		box([
			1.26,
			.09,
			.72
		], [
			0,
			.78,
			-.36
		], interior.denimPale, {
			bevel: .035,
			turn: [
				-1.25,
				0,
				0
			]
		}),
		...STARS.flatMap(star$1),
		slab(ellipse(.1, .1, 7), .06, [
			-.42,
			.76,
			-.05
		], palette.oak, { bevel: 0 }),
		slab(ellipse(.1, .1, 7), .06, [
			-.08,
			.76,
			-.05
		], palette.oak, { bevel: 0 }),
		ball(.2, [
			-.25,
			.58,
			.02
		], palette.oak, { detail: 1 }),
		ball(.075, [
			-.25,
			.58,
			.2
		], palette.cream, { detail: 0 }),
		...[-.33, -.17].map((x) => box([
			.035,
			.04,
			.02
		], [
			x,
			.62,
			.19
		], palette.coal, { bevel: 0 })),
		box([
			.05,
			.035,
			.02
		], [
			-.25,
			.6,
			.265
		], palette.coal, { bevel: 0 }),
		cylinder(.17, .2, [
			.2,
			.46,
			.06
		], palette.brick, {
			sides: 8,
			bevel: 0,
			turn: [
				.3,
				0,
				-.2
			]
		}),
		cylinder(.175, .03, [
			.23,
			.64,
			.11
		], palette.cream, {
			sides: 8,
			bevel: 0,
			turn: [
				.3,
				0,
				-.2
			]
		}),
		...windmill
	]
};
// src/models/furniture/toyTrain.ts
var ACROSS = [
	Math.PI / 2,
	0,
	0
];
var wheels = (x, gap) => [-gap, gap].map((dx) => cylinder(.065, .25, [
	x + dx,
	.065,
	-.125
], palette.brick, {
	sides: 7,
	bevel: 0,
	turn: ACROSS
}));
var truck = (x, colour) => [
	...wheels(x, .1),
	box([
		.32,
		.05,
		.2
	], [
		x,
		.08,
		0
	], palette.oak, { bevel: 0 }),
	box([
		.32,
		.1,
		.2
	], [
		x,
		.13,
		0
	], colour, { bevel: .02 }),
	box([
		.12,
		.025,
		.025
	], [
		x + .2,
		.1,
		0
	], palette.bark, { bevel: 0 })
];
var toyTrain = {
	name: "Wooden train",
	stands: "surface",
	footprint: [1.3, .26],
	height: .42,
	parts: [
		...wheels(.44, .12),
		box([
			.46,
			.06,
			.22
		], [
			.42,
			.08,
			0
		], palette.oak, { bevel: .015 }),
		cylinder(.09, .26, [
			.38,
			.22,
			0
		], interior.enamelLight, {
			sides: 10,
			bevel: 0,
			turn: [
				0,
				0,
				-Math.PI / 2
			]
		}),
		box([
			.17,
			.24,
			.2
		], [
			.29,
			.14,
			0
		], palette.brick, { bevel: .015 }),
		box([
			.22,
			.04,
			.24
		], [
			.29,
			.38,
			0
		], palette.butter, { bevel: .015 }),
		box([
			.1,
			.08,
			.206
		], [
			.29,
			.26,
			0
		], palette.sky, { bevel: 0 }),
		lathe([
			[0, 0],
			[.035, 0],
			[.06, .13],
			[0, .13]
		], [
			.55,
			.29,
			0
		], palette.butter, { sides: 7 }),
		...truck(0, interior.denim),
		...truck(-.4, palette.sage),
		...repeat(3, (i) => box([
			.3,
			.06,
			.06
		], [
			0,
			.22 + (i === 2 ? .05 : 0),
			i === 2 ? 0 : i * .09 - .045
		], palette.wood, { bevel: .015 })),
		...repeat(4, (i) => lathe([
			[0, 0],
			[.035, .06],
			[0, .14]
		], [
			-.48 + i * .055,
			.2,
			i % 2 * .06 - .03
		], palette.carrot, {
			sides: 5,
			flat: true,
			turn: [
				.2,
				0,
				(i - 1.5) * .3
			]
		}))
	]
};
// src/models/catalogue/nursery.ts
var nursery = [
	item("nursery", "cradle", cradle, { tint: [
		"wood",
		palette.oak,
		palette.pine,
		palette.walnut
	] }),
	item("nursery", "toy-chest", toyChest, { tint: [
		"wood",
		interior.denim,
		interior.denimPale
	] }),
	item("nursery", "rocking-horse", rockingHorse, { tint: [
		"enamel",
		interior.enamel,
		interior.enamelLight
	] }),
	item("nursery", "star-mobile", starMobile, { tint: ["wood", interior.wainscot] }),
	item("nursery", "high-chair", highChair, { tint: [
		"wood",
		palette.oak,
		palette.pine
	] }),
	item("nursery", "dolls-house", dollsHouse, { tint: [
		"enamel",
		palette.brick,
		void 0,
		palette.brickDark
	] }),
	item("nursery", "building-blocks", toyBlocks),
	item("nursery", "play-tent", playTent, {
		tint: ["cloth", palette.rose],
		lights: spots("candle", [
			.2,
			.2,
			.16
		])
	}),
	item("nursery", "farm-play-mat", playMat, { places: ["underfoot"] }),
	item("nursery", "teddy-bear", teddyBear),
	item("nursery", "wooden-train", toyTrain),
	item("nursery", "moon-lamp", moonLamp, { lights: spots("lantern", [
		.04,
		.36,
		.1
	]) })
];
// src/models/furniture/armchair.ts
var side = (s) => [
	box([
		.2,
		.42,
		.84
	], [
		s * .5,
		.2,
		.1
	], interior.russet, { bevel: .06 }),
	cylinder(.13, .86, [
		s * .52,
		.66,
		-.32
	], interior.russetLight, {
		turn: [
			Math.PI / 2,
			0,
			0
		],
		bevel: .05,
		sides: 12
	}),
	box([
		.16,
		.62,
		.42
	], [
		s * .48,
		.76,
		-.24
	], interior.russet, {
		bevel: .075,
		turn: [
			-.12,
			0,
			0
		]
	})
];
var armchair = {
	name: "Wing armchair",
	stands: "floor",
	footprint: [1.32, 1.26],
	height: 1.6,
	parts: [
		...[-.46, .46].flatMap((x) => [-.34, .42].map((z) => turnedLeg(x, z, .22, palette.bark, .7, 8))),
		box([
			1.1,
			.3,
			1
		], [
			0,
			.18,
			.02
		], interior.russet, { bevel: .07 }),
		box([
			.82,
			.22,
			.84
		], [
			0,
			.44,
			.12
		], interior.russetLight, { bevel: .09 }),
		box([
			1,
			1.1,
			.26
		], [
			0,
			.42,
			-.4
		], interior.russet, {
			bevel: .11,
			turn: [
				-.14,
				0,
				0
			]
		}),
		box([
			.76,
			.74,
			.16
		], [
			0,
			.66,
			-.24
		], interior.russetLight, {
			bevel: .075,
			turn: [
				-.16,
				0,
				0
			]
		}),
		...side(-1),
		...side(1),
		box([
			.46,
			.42,
			.17
		], [
			.06,
			.66,
			-.02
		], palette.cream, {
			bevel: .075,
			turn: [
				-.36,
				.16,
				.1
			]
		})
	]
};
// src/models/furniture/books.ts
var SPINES = [
	palette.terracotta,
	palette.teal,
	palette.butter,
	palette.plum,
	palette.olive,
	palette.rose,
	interior.denim,
	palette.wine,
	palette.cream
];
/** Fills from `left` to `right` on a board at height y; every book shows a band and its pages. */
function bookRow(left, right, y, seed) {
	const parts = [];
	let x = left;
	for (let i = 0;; i++) {
		const w = between(.09, .17, seed, i * 5);
		if (x + w > right) return parts;
		const h = between(.42, .62, seed, i * 5 + 1);
		const d = between(.3, .38, seed, i * 5 + 2);
		const leans = i > 0 && chance(seed, i * 5 + 3) > .88;
		const turn = [
			0,
			0,
			leans ? -.14 : 0
		];
		const middle = x + w / 2 + (leans ? .03 : 0);
		const colour = pick(SPINES, seed, i * 5 + 4);
		parts.push(box([
			w,
			h,
			d
		], [
			middle,
			y,
			d / 2 - .16
		], colour, {
			bevel: 0,
			turn
		}), box([
			w - .03,
			.02,
			d - .03
		], [
			middle,
			y + h - .012,
			d / 2 - .16
		], interior.page, {
			bevel: 0,
			turn
		}), box([
			w + .004,
			.03,
			.01
		], [
			middle,
			y + h * .72,
			d - .16
		], palette.brass, {
			bevel: 0,
			turn
		}));
		x += w + (leans ? .08 : .012);
	}
}
// src/models/furniture/bookshelf.ts
var BOARDS = [
	.12,
	.9,
	1.68,
	2.46
];
var oddments = [
	lathe([
		[0, 0],
		[.1, 0],
		[.17, .14],
		[.09, .32],
		[.12, .4],
		[0, .38]
	], [
		.5,
		.98,
		.06
	], palette.teal),
	cylinder(.11, .16, [
		.48,
		1.76,
		.06
	], palette.terracotta, {
		upper: .15,
		sides: 12
	}),
	ball(.2, [
		.48,
		2.06,
		.06
	], palette.leaf, {
		flat: true,
		rough: .14
	}),
	ball(.12, [
		.36,
		1.98,
		.16
	], palette.leafLight, {
		flat: true,
		rough: .14
	}),
	box([
		.46,
		.09,
		.34
	], [
		-.32,
		2.58,
		.02
	], palette.wine, {
		bevel: .015,
		turn: [
			0,
			.2,
			0
		]
	}),
	box([
		.4,
		.08,
		.3
	], [
		-.3,
		2.67,
		.02
	], interior.denim, {
		bevel: .015,
		turn: [
			0,
			-.15,
			0
		]
	}),
	lathe([
		[0, 0],
		[.14, 0],
		[.2, .12],
		[.13, .24],
		[.15, .28],
		[0, .26]
	], [
		.36,
		2.57,
		.02
	], palette.copper)
];
var bookshelf = {
	name: "Bookshelf",
	stands: "floor",
	footprint: [1.9, .66],
	height: 2.87,
	parts: [
		box([
			1.66,
			2.5,
			.06
		], [
			0,
			0,
			-.26
		], palette.walnut, { bevel: 0 }),
		...[-.83, .83].map((x) => box([
			.09,
			2.48,
			.56
		], [
			x,
			0,
			0
		], palette.oak, { bevel: .025 })),
		...BOARDS.map((y) => box([
			1.64,
			.08,
			.52
		], [
			0,
			y - .02,
			0
		], palette.oak, { bevel: .02 })),
		box([
			1.86,
			.1,
			.64
		], [
			0,
			2.47,
			0
		], palette.wood, { bevel: .035 }),
		box([
			1.8,
			.14,
			.6
		], [
			0,
			0,
			0
		], palette.wood, { bevel: .03 }),
		...bookRow(-.76, .74, .18, 11),
		...bookRow(-.76, .28, .96, 23),
		...bookRow(-.76, .2, 1.74, 37),
		...oddments
	]
};
// src/models/furniture/boots.ts
var boot = (turn) => [
	cylinder(.11, .34, [
		0,
		.06,
		-.06
	], palette.olive, {
		sides: 12,
		upper: .12,
		bevel: .02
	}),
	cylinder(.095, .02, [
		0,
		.39,
		-.06
	], palette.coal, {
		sides: 12,
		bevel: .004
	}),
	box([
		.2,
		.15,
		.34
	], [
		0,
		.04,
		.06
	], palette.olive, {
		bevel: .06,
		turn: [
			0,
			turn,
			0
		]
	}),
	box([
		.22,
		.05,
		.38
	], [
		0,
		0,
		.05
	], palette.bark, {
		bevel: .02,
		turn: [
			0,
			turn,
			0
		]
	})
];
var boots = {
	name: "Mat and boots",
	stands: "floor",
	footprint: [1.22, .7],
	height: .44,
	parts: [
		box([
			1.2,
			.035,
			.66
		], [
			0,
			0,
			0
		], palette.strawDark, { bevel: .014 }),
		box([
			1.04,
			.04,
			.5
		], [
			0,
			0,
			0
		], palette.straw, { bevel: .012 }),
		...moved(boot(.05), [
			-.36,
			.04,
			0
		]),
		...moved(boot(-.16), [
			-.1,
			.04,
			.03
		])
	]
};
// src/models/furniture/brickHearth.ts
var WIDTH = 2.3;
var COURSES = 8;
var BRICKS = [
	interior.brickWarm,
	interior.brickPale,
	interior.brickDeep,
	interior.brickWarm
];
var FLAGS = [
	palette.stone,
	"#bdb2a4",
	"#d2c9bc"
];
var course = (row) => {
	const shift = row % 2 ? .19 : 0;
	return repeat(7, (i) => {
		const left = Math.max(-2.3 / 2, -2.3 / 2 + i * .38 - shift);
		const right = Math.min(WIDTH / 2, -2.3 / 2 + (i + 1) * .38 - shift);
		if (right - left < .06) return [];
		const colour = pick(BRICKS, 7, row * 9 + i);
		return box([
			right - left - .025,
			.235,
			.36
		], [
			(left + right) / 2,
			.1 + row * .26,
			.19
		], colour, { bevel: 0 });
	});
};
var brickHearth = {
	name: "Brick hearth",
	stands: "wall",
	footprint: [2.62, 1.62],
	height: 4.2,
	parts: [
		...repeat(8, (i) => {
			const [w, d] = [.62, .78];
			const x = -.97 + i % 4 * .647;
			const z = .42 + Math.floor(i / 4) * (d + .02);
			return box([
				w,
				.09,
				d
			], [
				x,
				0,
				z
			], pick(FLAGS, 17, i), { bevel: .03 });
		}),
		box([
			2.28,
			2.1,
			.33
		], [
			0,
			.08,
			.185
		], interior.mortar, { bevel: 0 }),
		...repeat(COURSES, course),
		box([
			2.5999999999999996,
			.15,
			.66
		], [
			0,
			2.18,
			.33
		], palette.walnut, { bevel: .045 }),
		...[-.86, .86].map((x) => box([
			.14,
			.22,
			.24
		], [
			x,
			1.98,
			.44
		], palette.bark, { bevel: .04 })),
		box([
			1.9999999999999998,
			1.88,
			.34
		], [
			0,
			2.32,
			.17
		], palette.plaster, { bevel: .02 })
	]
};
// src/models/furniture/coatPegs.ts
var PEGS = [
	-.72,
	-.24,
	.24,
	.72
];
var coat = [
	slab([
		[-.34, 0],
		[.34, 0],
		[.24, .98],
		[.1, 1.12],
		[-.1, 1.12],
		[-.24, .98]
	], .16, [
		-.72,
		.42,
		.13
	], palette.sunPetal, { bevel: .045 }),
	...[-1, 1].map((s) => box([
		.16,
		.72,
		.15
	], [
		-.72 + s * .29,
		.66,
		.14
	], palette.sunDeep, {
		bevel: .04,
		turn: [
			0,
			0,
			s * .14
		]
	})),
	box([
		.02,
		.94,
		.01
	], [
		-.72,
		.44,
		.215
	], palette.sunDeep, { bevel: 0 }),
	...[
		.7,
		.96,
		1.22
	].map((y) => box([
		.06,
		.04,
		.02
	], [
		-.72,
		y,
		.22
	], palette.bark, { bevel: 0 }))
];
var hat = [lathe([
	[0, 0],
	[.32, 0],
	[.17, .05],
	[.15, .17],
	[0, .19]
], [
	-.24,
	1.38,
	.1
], palette.straw, {
	sides: 12,
	turn: [
		Math.PI / 2 - .3,
		0,
		0
	]
}), cylinder(.175, .05, [
	-.24,
	1.363,
	.15
], palette.wine, {
	sides: 8,
	bevel: 0,
	turn: [
		Math.PI / 2 - .3,
		0,
		0
	]
})];
var scarf = [
	box([
		.2,
		.12,
		.18
	], [
		.3,
		1.44,
		.12
	], interior.denim, { bevel: .04 }),
	box([
		.17,
		.98,
		.07
	], [
		.24,
		.48,
		.14
	], interior.denim, { bevel: .02 }),
	box([
		.17,
		.76,
		.07
	], [
		.36,
		.7,
		.08
	], interior.denimPale, { bevel: .02 }),
	...[.56, .7].map((y) => box([
		.175,
		.06,
		.075
	], [
		.24,
		y,
		.14
	], palette.cream, { bevel: 0 }))
];
var coatPegs = {
	name: "Coat pegs",
	stands: "wall",
	footprint: [2.28, .32],
	height: 1.7,
	parts: [
		box([
			2,
			.22,
			.06
		], [
			0,
			1.42,
			.03
		], palette.oak, { bevel: .025 }),
		box([
			2.04,
			.06,
			.22
		], [
			0,
			1.6400000000000001,
			.11
		], palette.walnut, { bevel: .02 }),
		...PEGS.flatMap((x) => [box([
			.05,
			.05,
			.16
		], [
			x,
			1.48,
			.12
		], palette.walnut, { bevel: 0 }), ball(.05, [
			x,
			1.52,
			.21
		], palette.walnut, { detail: 0 })]),
		...coat,
		...hat,
		...scarf
	]
};
var floorLamp = {
	name: "Floor lamp",
	stands: "floor",
	footprint: [.96, .96],
	height: 2.24,
	parts: [
		cylinder(.29, .06, [
			0,
			0,
			0
		], palette.bark, { sides: 20 }),
		turnedLeg(0, 0, 1.7200000000000002, palette.walnut, .72, 12),
		lathe([
			[.46, 0],
			[.4, .2],
			[.26, .54],
			[0, .55]
		], [
			0,
			1.62,
			0
		], interior.lampshadeLow, {
			sides: 24,
			glow: true,
			top: interior.lampshade
		}),
		...[[.465, 1.6], [.275, 2.14]].map(([r, y]) => lathe([
			[r - .02, 0],
			[r, .01],
			[r, .035],
			[r - .02, .045]
		], [
			0,
			y,
			0
		], palette.brick, { sides: 24 })),
		...repeat(16, (i) => {
			const a = i / 16 * 2 * Math.PI;
			return cylinder(.018, .09, [
				Math.cos(a) * .45,
				1.52,
				Math.sin(a) * .45
			], palette.brick, {
				sides: 5,
				upper: .008,
				bevel: .004
			});
		}),
		cylinder(.022, .08, [
			0,
			2.16,
			0
		], palette.brass, { sides: 8 })
	]
};
// src/models/furniture/flowerVase.ts
var BLOOMS = [
	palette.rose,
	palette.white,
	interior.denim,
	palette.butter,
	palette.rose
];
var stem = (i) => {
	const a = i * 2.5 + .4;
	const lean = i === 0 ? 0 : .34;
	const long = .34 + i % 2 * .08;
	const [x, z] = [Math.sin(a) * Math.sin(lean) * long, Math.cos(a) * Math.sin(lean) * long];
	const y = .34 + Math.cos(lean) * long;
	return [
		cylinder(.014, long, [
			0,
			.34,
			0
		], palette.leaf, {
			sides: 4,
			bevel: 0,
			turn: [
				Math.cos(a) * lean,
				0,
				-Math.sin(a) * lean
			]
		}),
		ball(.095, [
			x,
			y,
			z
		], BLOOMS[i], {
			detail: 0,
			squash: .8,
			flat: true
		}),
		box([
			.06,
			.05,
			.06
		], [
			x,
			y + .04,
			z
		], palette.honey, { bevel: .015 })
	];
};
var flowerVase = {
	name: "Jug of flowers",
	stands: "surface",
	footprint: [.5, .56],
	height: .84,
	parts: [
		lathe([
			[0, 0],
			[.11, 0],
			[.17, .12],
			[.09, .3],
			[.12, .38],
			[0, .34]
		], [
			0,
			0,
			0
		], palette.white, { sides: 10 }),
		box([
			.03,
			.2,
			.04
		], [
			-.18,
			.12,
			0
		], palette.white, { bevel: .01 }),
		...repeat(5, stem),
		...[.4, 3.4].map((a) => ball(.08, [
			Math.cos(a) * .1,
			.44,
			Math.sin(a) * .1
		], palette.leafLight, {
			detail: 0,
			flat: true,
			squash: .7
		})),
		...[
			[.22, .1],
			[.14, .2],
			[-.06, .24]
		].map(([x, z]) => box([
			.06,
			.012,
			.04
		], [
			x,
			0,
			z
		], palette.rose, {
			bevel: 0,
			turn: [
				0,
				x * 9,
				0
			]
		}))
	]
};
// src/models/furniture/foldingScreen.ts
var W = .86;
var H = 2.2;
var FOLD = .3;
var leaf = (picture) => [
	slab(bowed(W, H, .16), .06, [
		0,
		.08,
		0
	], palette.walnut, { bevel: .02 }),
	slab(bowed(.7, 2, .14), .072, [
		0,
		.2,
		0
	], palette.cream, {
		bevel: 0,
		top: palette.butter
	}),
	...[-.36, .36].map((x) => box([
		.08,
		.1,
		.08
	], [
		x,
		0,
		0
	], palette.bark, { bevel: 0 })),
	...picture
];
var reed = (x, h, lean) => [box([
	.03,
	h,
	.01
], [
	x,
	.24,
	.04
], palette.leaf, {
	bevel: 0,
	turn: [
		0,
		0,
		lean
	]
}), box([
	.06,
	.2,
	.014
], [
	x - lean * h * .55,
	.2 + h,
	.042
], palette.bark, {
	bevel: 0,
	turn: [
		0,
		0,
		lean
	]
})];
var water = (y, w) => box([
	w,
	.05,
	.01
], [
	0,
	y,
	.042
], palette.water, { bevel: 0 });
var foldingScreen = {
	name: "Folding screen",
	stands: "floor",
	footprint: [2.48, .32],
	height: 2.44,
	parts: [
		...placed(leaf([
			...[
				slab(ellipse(.2, .12, 8), .01, [
					0,
					1,
					.042
				], interior.denimPale, {
					bevel: 0,
					turn: [
						0,
						0,
						.5
					]
				}),
				box([
					.05,
					.42,
					.01
				], [
					.16,
					1.06,
					.042
				], interior.denimPale, {
					bevel: 0,
					turn: [
						0,
						0,
						-.16
					]
				}),
				slab(ellipse(.08, .06, 6), .012, [
					.2,
					1.5,
					.042
				], palette.white, { bevel: 0 }),
				box([
					.18,
					.03,
					.01
				], [
					.34,
					1.47,
					.042
				], palette.honey, {
					bevel: 0,
					turn: [
						0,
						0,
						-.12
					]
				}),
				...[-.03, .05].map((x) => box([
					.025,
					.56,
					.01
				], [
					x,
					.36,
					.042
				], palette.ink, { bevel: 0 }))
			],
			water(.34, .56),
			water(.26, .66)
		]), [
			-.82,
			0,
			0
		], FOLD),
		...placed(leaf([
			...reed(-.16, 1, .06),
			...reed(.02, 1.3, -.04),
			...reed(.2, .8, -.1),
			water(.28, .6)
		]), [
			0,
			0,
			0
		], -.3),
		...placed(leaf([
			slab(ellipse(.22, .22, 12), .01, [
				0,
				1.62,
				.042
			], palette.terracotta, { bevel: 0 }),
			...reed(.18, .7, -.06),
			water(.28, .6)
		]), [
			.82,
			0,
			0
		], FOLD)
	]
};
// src/models/furniture/footstool.ts
var footstool = {
	name: "Footstool",
	stands: "floor",
	footprint: [.82, .82],
	height: .46,
	parts: [
		...[
			.785,
			2.356,
			3.927,
			5.498
		].map((a) => cylinder(.045, .2, [
			Math.cos(a) * .24,
			0,
			Math.sin(a) * .24
		], palette.walnut, {
			sides: 6,
			bevel: 0,
			upper: .075
		})),
		cylinder(.38, .1, [
			0,
			.18,
			0
		], palette.wine, {
			sides: 16,
			bevel: 0
		}),
		lathe([
			[.38, 0],
			[.41, .05],
			[.38, .13],
			[.2, .17],
			[0, .15]
		], [
			0,
			.27,
			0
		], palette.rose, { sides: 16 }),
		ball(.04, [
			0,
			.42,
			0
		], palette.wine, { detail: 0 }),
		...repeat(10, (i) => {
			const a = i / 10 * 2 * Math.PI;
			return box([
				.03,
				.08,
				.03
			], [
				Math.cos(a) * .385,
				.13,
				Math.sin(a) * .385
			], palette.butter, {
				bevel: 0,
				turn: [
					0,
					-a,
					0
				]
			});
		})
	]
};
var globe = {
	name: "Globe",
	stands: "surface",
	footprint: [.7, .58],
	height: .92,
	parts: [
		lathe([
			[0, 0],
			[.2, 0],
			[.19, .05],
			[.06, .1],
			[.05, .2],
			[0, .22]
		], [
			0,
			0,
			0
		], palette.walnut, { sides: 10 }),
		ball(.27, [
			0,
			.55,
			0
		], palette.teal, { detail: 1 }),
		...[
			[
				.16,
				.66,
				.18,
				.13
			],
			[
				.22,
				.5,
				.08,
				.1
			],
			[
				-.12,
				.6,
				.22,
				.11
			],
			[
				-.02,
				.44,
				.24,
				.09
			],
			[
				.06,
				.78,
				.06,
				.1
			]
		].map(([x, y, z, r]) => ball(r, [
			x * .86,
			.55 + (y - .55) * .86,
			z * .86
		], palette.sage, {
			detail: 0,
			stretch: [
				1,
				.8,
				1
			]
		})),
		...repeat(9, (i) => {
			const a = -1.9 + i * .475;
			return box([
				.035,
				.17,
				.03
			], [
				-Math.cos(a) * .33,
				.465 + Math.sin(a) * .33,
				0
			], palette.brass, {
				bevel: 0,
				turn: [
					0,
					0,
					-a
				]
			});
		}),
		cylinder(.015, .08, [
			0,
			.81,
			0
		], palette.brass, {
			sides: 5,
			bevel: 0
		})
	]
};
// src/models/furniture/gramophone.ts
var gramophone = {
	name: "Gramophone",
	stands: "surface",
	footprint: [1.04, .88],
	height: 1.24,
	parts: [
		box([
			.66,
			.24,
			.58
		], [
			0,
			.03,
			.02
		], palette.walnut, { bevel: .03 }),
		box([
			.74,
			.05,
			.66
		], [
			0,
			0,
			.02
		], palette.bark, { bevel: .02 }),
		box([
			.72,
			.04,
			.64
		], [
			0,
			.26,
			.02
		], palette.wood, { bevel: .015 }),
		cylinder(.25, .03, [
			.02,
			.3,
			.06
		], palette.coal, {
			sides: 16,
			bevel: 0
		}),
		cylinder(.08, .035, [
			.02,
			.3,
			.06
		], palette.brick, {
			sides: 10,
			bevel: 0
		}),
		cylinder(.035, .36, [
			-.24,
			.28,
			-.22
		], palette.brass, {
			sides: 6,
			bevel: 0,
			turn: [
				.2,
				0,
				0
			]
		}),
		lathe([
			[.03, 0],
			[.06, .2],
			[.14, .4],
			[.34, .56],
			[.4, .56],
			[.3, .5],
			[.1, .3],
			[0, .2]
		], [
			-.22,
			.56,
			-.2
		], palette.brass, {
			sides: 9,
			flat: true,
			top: "#f7dc94",
			turn: [
				.66,
				0,
				-.5
			]
		}),
		box([
			.04,
			.04,
			.3
		], [
			-.16,
			.36,
			-.02
		], palette.brass, {
			bevel: 0,
			turn: [
				0,
				.3,
				0
			]
		}),
		cylinder(.02, .16, [
			.34,
			.16,
			.06
		], palette.brass, {
			sides: 5,
			bevel: 0,
			turn: [
				0,
				0,
				-1.57
			]
		}),
		ball(.035, [
			.49,
			.16,
			.06
		], palette.bark, { detail: 0 })
	]
};
// src/models/furniture/grandfatherClock.ts
var FLAT$2 = [
	Math.PI / 2,
	0,
	0
];
var DIAL = 2.42;
var dial = [
	slab(bowed(.56, .52, .2), .03, [
		0,
		2.14,
		.32
	], palette.brass, { bevel: 0 }),
	cylinder(.25, .02, [
		0,
		DIAL,
		.335
	], palette.white, {
		sides: 14,
		bevel: 0,
		turn: FLAT$2
	}),
	cylinder(.07, .02, [
		.06,
		2.75,
		.335
	], interior.moon, {
		sides: 8,
		bevel: 0,
		turn: FLAT$2
	}),
	...repeat(4, (i) => {
		const a = i * Math.PI / 2;
		return box([
			.025,
			.05,
			.01
		], [
			Math.sin(a) * .2,
			DIAL + Math.cos(a) * .2 - .025,
			.36
		], palette.ink, {
			bevel: 0,
			turn: [
				0,
				0,
				-a
			]
		});
	}),
	box([
		.025,
		.17,
		.012
	], [
		0,
		DIAL,
		.365
	], palette.ink, {
		bevel: 0,
		turn: [
			0,
			0,
			0
		]
	}),
	box([
		.03,
		.12,
		.012
	], [
		-.045,
		2.38,
		.37
	], palette.ink, {
		bevel: 0,
		turn: [
			0,
			0,
			1.1
		]
	})
];
var grandfatherClock = {
	name: "Grandfather clock",
	stands: "floor",
	footprint: [.94, .76],
	height: 3.34,
	parts: [
		box([
			.94,
			.14,
			.66
		], [
			0,
			0,
			0
		], palette.bark, { bevel: .03 }),
		box([
			.84,
			.56,
			.56
		], [
			0,
			.14,
			0
		], palette.walnut, { bevel: .03 }),
		box([
			.54,
			.36,
			.03
		], [
			0,
			.24,
			.28
		], palette.wood, { bevel: 0 }),
		box([
			.9,
			.08,
			.62
		], [
			0,
			.68,
			0
		], palette.bark, { bevel: .03 }),
		box([
			.64,
			1.28,
			.44
		], [
			0,
			.74,
			0
		], palette.walnut, { bevel: .03 }),
		box([
			.42,
			1,
			.02
		], [
			0,
			.88,
			.215
		], palette.oak, { bevel: 0 }),
		box([
			.32,
			.9,
			.02
		], [
			0,
			.93,
			.225
		], palette.coal, { bevel: 0 }),
		box([
			.025,
			.6,
			.02
		], [
			.03,
			1.18,
			.24
		], palette.brass, {
			bevel: 0,
			turn: [
				0,
				0,
				.06
			]
		}),
		cylinder(.1, .03, [
			.055,
			1.16,
			.235
		], palette.brass, {
			sides: 10,
			bevel: 0,
			turn: FLAT$2
		}),
		box([
			.88,
			.09,
			.62
		], [
			0,
			2,
			0
		], palette.bark, { bevel: .03 }),
		box([
			.8,
			.72,
			.56
		], [
			0,
			2.08,
			0
		], palette.walnut, { bevel: .03 }),
		slab(bowed(.8, .12, .24), .56, [
			0,
			2.76,
			0
		], palette.walnut, { bevel: .03 }),
		slab(bowed(.92, .07, .26), .64, [
			0,
			2.86,
			0
		], palette.bark, { bevel: .03 }),
		...[-.35, .35].map((x) => cylinder(.04, .68, [
			x,
			2.09,
			.29
		], palette.brass, {
			sides: 6,
			bevel: 0
		})),
		...dial,
		ball(.08, [
			0,
			3.26,
			0
		], palette.brass, { detail: 0 }),
		...[-.4, .4].map((x) => ball(.06, [
			x,
			3,
			.2
		], palette.brass, { detail: 0 }))
	]
};
// src/models/furniture/lowTable.ts
var lowTable = {
	name: "Low tea table",
	stands: "floor",
	footprint: [1.36, 1.36],
	height: .56,
	parts: [
		...[
			.785,
			2.356,
			3.927,
			5.498
		].map((a) => lathe([
			[0, 0],
			[.05, 0],
			[.09, .18],
			[.05, .24],
			[.09, .48]
		], [
			Math.cos(a) * .44,
			0,
			Math.sin(a) * .44
		], palette.walnut, { sides: 7 })),
		cylinder(.46, .04, [
			0,
			.18,
			0
		], palette.wood, {
			sides: 14,
			bevel: 0
		}),
		cylinder(.68, .08, [
			0,
			.46,
			0
		], palette.oak, {
			sides: 20,
			bevel: .025
		}),
		cylinder(.54, .012, [
			0,
			.535,
			0
		], palette.pine, {
			sides: 18,
			bevel: 0
		}),
		box([
			.34,
			.02,
			.26
		], [
			.1,
			.22,
			.1
		], palette.cream, {
			bevel: 0,
			turn: [
				0,
				.3,
				0
			]
		}),
		box([
			.32,
			.02,
			.24
		], [
			.08,
			.24,
			.12
		], palette.sky, {
			bevel: 0,
			turn: [
				0,
				.7,
				0
			]
		})
	]
};
// src/models/furniture/piano.ts
var BLACK = [
	0,
	1,
	3,
	4,
	5,
	7,
	8,
	10,
	11,
	12
];
var KEYS = 14;
var KEY = 1.86 / KEYS;
var sconce = (x) => [
	box([
		.05,
		.04,
		.2
	], [
		x,
		1.4,
		.14
	], palette.brass, { bevel: 0 }),
	cylinder(.06, .03, [
		x,
		1.44,
		.22
	], palette.brass, {
		sides: 6,
		bevel: 0
	}),
	cylinder(.03, .16, [
		x,
		1.46,
		.22
	], palette.white, {
		sides: 6,
		bevel: 0
	}),
	lathe([
		[0, 0],
		[.022, .04],
		[0, .11]
	], [
		x,
		1.62,
		.22
	], interior.flame, {
		sides: 5,
		glow: true,
		top: interior.flameHeart
	})
];
var piano = {
	name: "Upright piano",
	stands: "floor",
	footprint: [2.26, .98],
	height: 1.8,
	parts: [
		box([
			2.1,
			1.66,
			.5
		], [
			0,
			.06,
			-.2
		], palette.walnut, { bevel: .035 }),
		box([
			2.26,
			.09,
			.62
		], [
			0,
			1.7,
			-.18
		], palette.wood, { bevel: .035 }),
		box([
			2.14,
			.12,
			.6
		], [
			0,
			0,
			-.16
		], palette.bark, { bevel: .03 }),
		...[-.62, .62].map((x) => box([
			.6,
			.5,
			.03
		], [
			x,
			1.08,
			.045
		], palette.wood, { bevel: .012 })),
		box([
			1.7,
			.5,
			.03
		], [
			0,
			.2,
			.045
		], palette.wood, { bevel: .012 }),
		box([
			2.1,
			.13,
			.46
		], [
			0,
			.78,
			.22
		], palette.wood, { bevel: .03 }),
		...[-1, 1].flatMap((x) => [box([
			.12,
			.2,
			.48
		], [
			x,
			.88,
			.22
		], palette.walnut, { bevel: .03 }), box([
			.12,
			.78,
			.12
		], [
			x,
			0,
			.34
		], palette.walnut, { bevel: .03 })]),
		box([
			1.88,
			.04,
			.28
		], [
			0,
			.9,
			.28
		], palette.white, { bevel: 0 }),
		...BLACK.map((key) => box([
			.06,
			.035,
			.17
		], [
			(key + 1 - KEYS / 2) * KEY,
			.94,
			.22
		], palette.coal, { bevel: 0 })),
		box([
			1.9,
			.18,
			.03
		], [
			0,
			.92,
			.09
		], palette.wine, { bevel: 0 }),
		box([
			.66,
			.05,
			.12
		], [
			0,
			1.12,
			.1
		], palette.walnut, { bevel: .015 }),
		...[-1, 1].map((s) => box([
			.28,
			.36,
			.015
		], [
			s * .145,
			1.17,
			.11
		], palette.white, {
			bevel: 0,
			turn: [
				-.16,
				-s * .12,
				0
			]
		})),
		...repeat(6, (i) => box([
			.2,
			.014,
			.01
		], [
			i < 3 ? -.145 : .145,
			1.24 + i % 3 * .09,
			.135
		], palette.ink, { bevel: 0 })),
		...sconce(-.82),
		...sconce(.82),
		...[-.09, .09].map((x) => box([
			.08,
			.03,
			.16
		], [
			x,
			.08,
			.12
		], palette.brass, { bevel: 0 }))
	]
};
// src/models/furniture/pictures.ts
function frame(w, h, wood, ground) {
	const bar = .09;
	return [
		box([
			w - .04,
			h - .04,
			.04
		], [
			0,
			.02,
			.02
		], palette.white, { bevel: 0 }),
		box([
			w - .3,
			h - .3,
			.02
		], [
			0,
			.15,
			.045
		], ground, { bevel: 0 }),
		...[0, h - bar].map((y) => box([
			w,
			bar,
			.09
		], [
			0,
			y,
			.045
		], wood, { bevel: .025 })),
		...[-1, 1].map((s) => box([
			bar,
			h,
			.09
		], [
			s * (w / 2 - bar / 2),
			0,
			.045
		], wood, { bevel: .025 }))
	];
}
var hill = (w, low, high) => [
	[-w / 2, 0],
	[w / 2, 0],
	[w / 2, low],
	[w * .2, (low + high) / 2],
	[-w * .15, high],
	[-w / 2, high * .8]
];
var fieldPicture = {
	name: "Picture of a field",
	stands: "wall",
	footprint: [1.24, .12],
	height: .96,
	parts: [
		...frame(1.24, .96, palette.walnut, palette.sky),
		cylinder(.13, .015, [
			.18,
			.6,
			.05
		], palette.butter, {
			turn: [
				Math.PI / 2,
				0,
				0
			],
			sides: 20,
			bevel: .004
		}),
		slab(hill(.94, .3, .42), .012, [
			0,
			.15,
			.062
		], palette.leafPale, { bevel: 0 }),
		slab(hill(-.94, .12, .26).toReversed(), .012, [
			0,
			.15,
			.072
		], palette.leafLight, { bevel: 0 }),
		box([
			.16,
			.12,
			.014
		], [
			-.2,
			.42,
			.07
		], palette.brick, { bevel: 0 }),
		slab([
			[-.11, 0],
			[.11, 0],
			[0, .1]
		], .016, [
			-.2,
			.54,
			.072
		], palette.slate, { bevel: 0 })
	]
};
var carrotPicture = {
	name: "Picture of a carrot",
	stands: "wall",
	footprint: [.68, .14],
	height: .84,
	parts: [
		...frame(.68, .84, palette.oak, palette.cream),
		slab([
			[0, 0],
			[.07, .2],
			[.06, .29],
			[-.06, .29],
			[-.07, .2]
		], .03, [
			0,
			.22,
			.07
		], palette.carrot, {
			bevel: .01,
			turn: [
				0,
				0,
				-.12
			]
		}),
		...[
			-.4,
			0,
			.4
		].map((a, i) => lathe([
			[0, 0],
			[.02, .04],
			[.03, .11],
			[0, .17]
		], [
			.03,
			.5,
			.07
		], i % 2 ? palette.leafLight : palette.leaf, {
			sides: 5,
			turn: [
				0,
				0,
				-a - .1
			]
		}))
	]
};
var henPicture = {
	name: "Portrait of a hen",
	stands: "wall",
	footprint: [.66, .12],
	height: .66,
	parts: [
		...frame(.66, .66, interior.gingerDark, palette.teal),
		ball(.13, [
			-.02,
			.28,
			.06
		], palette.white, {
			stretch: [
				1,
				.85,
				.3
			],
			detail: 1
		}),
		ball(.075, [
			.08,
			.4,
			.06
		], palette.white, {
			stretch: [
				1,
				1,
				.4
			],
			detail: 1
		}),
		box([
			.06,
			.04,
			.02
		], [
			.16,
			.38,
			.075
		], palette.honey, { bevel: .008 }),
		box([
			.07,
			.05,
			.02
		], [
			.08,
			.46,
			.07
		], palette.tomato, { bevel: .01 }),
		box([
			.09,
			.11,
			.02
		], [
			-.15,
			.28,
			.07
		], palette.linen, {
			bevel: .01,
			turn: [
				0,
				0,
				.5
			]
		})
	]
};
// src/models/furniture/radio.ts
var FLAT$1 = [
	Math.PI / 2,
	0,
	0
];
var radio = {
	name: "Wireless",
	stands: "surface",
	footprint: [.8, .46],
	height: .56,
	parts: [
		slab(bowed(.74, .34, .18), .34, [
			0,
			.03,
			0
		], palette.walnut, { bevel: .04 }),
		slab(bowed(.64, .3, .16), .02, [
			0,
			.06,
			.17
		], palette.oak, { bevel: 0 }),
		box([
			.8,
			.05,
			.4
		], [
			0,
			0,
			0
		], palette.bark, { bevel: .02 }),
		box([
			.34,
			.24,
			.02
		], [
			-.1,
			.17,
			.18
		], palette.linen, { bevel: 0 }),
		...repeat(3, (i) => box([
			.03,
			.24,
			.03
		], [
			-.2 + i * .1,
			.17,
			.185
		], palette.walnut, { bevel: 0 })),
		box([
			.16,
			.12,
			.02
		], [
			.21,
			.27,
			.18
		], interior.lampshade, {
			bevel: 0,
			glow: true
		}),
		box([
			.012,
			.1,
			.01
		], [
			.23,
			.28,
			.195
		], palette.brick, { bevel: 0 }),
		...[
			-.2,
			0,
			.2
		].map((x) => cylinder(.04, .05, [
			x,
			.115,
			.175
		], palette.brass, {
			sides: 8,
			bevel: 0,
			turn: FLAT$1
		}))
	]
};
// src/models/furniture/rockingChair.ts
var BEND = 5;
/** A runner is a chain of short straight lengths along a shallow arc. */
var runner$1 = (x) => repeat(BEND, (i) => {
	const t = (i + .5) / BEND - .5;
	return box([
		.08,
		.09,
		.27
	], [
		x,
		.4 * t * t * 1.4,
		-.06 + t * 1.2
	], interior.denim, {
		bevel: .03,
		turn: [
			-t * .9,
			0,
			0
		]
	});
});
var CREST = [
	[-.36, 0],
	[.36, 0],
	[.38, .16],
	[.2, .25],
	[-.2, .25],
	[-.38, .16]
];
var rockingChair = {
	name: "Rocking chair",
	stands: "floor",
	footprint: [.86, 1.36],
	height: 1.54,
	parts: [
		...runner$1(-.34),
		...runner$1(.34),
		...[-.34, .34].flatMap((x) => [
			cylinder(.04, .78, [
				x,
				.07,
				.28
			], interior.denim, {
				sides: 8,
				upper: .045
			}),
			cylinder(.045, 1.36, [
				x,
				.09,
				-.26
			], interior.denim, {
				sides: 8,
				upper: .035,
				turn: [
					-.16,
					0,
					0
				]
			}),
			box([
				.11,
				.05,
				.74
			], [
				x * 1.06,
				.82,
				.02
			], interior.denimPale, { bevel: .02 })
		]),
		box([
			.8,
			.07,
			.72
		], [
			0,
			.46,
			.02
		], interior.denimPale, { bevel: .03 }),
		box([
			.68,
			.11,
			.6
		], [
			0,
			.53,
			.04
		], palette.cream, { bevel: .05 }),
		...[
			-.18,
			0,
			.18
		].map((z) => box([
			.69,
			.112,
			.06
		], [
			0,
			.531,
			.04 + z
		], palette.rose, { bevel: .04 })),
		...repeat(5, (i) => cylinder(.022, .78, [
			-.24 + i * .12,
			.52,
			-.31
		], interior.denimPale, {
			sides: 6,
			turn: [
				-.16,
				0,
				0
			]
		})),
		slab(CREST, .07, [
			0,
			1.27,
			-.46
		], interior.denim, {
			bevel: .025,
			turn: [
				-.16,
				0,
				0
			]
		})
	]
};
// src/models/furniture/roundTable.ts
var roundTable = {
	name: "Round table",
	stands: "floor",
	footprint: [1.92, 1.92],
	height: .9,
	parts: [
		cylinder(.96, .09, [
			0,
			.81,
			0
		], palette.oak, {
			sides: 36,
			bevel: .03
		}),
		cylinder(.78, .095, [
			0,
			.808,
			0
		], palette.pine, {
			sides: 36,
			bevel: .01
		}),
		cylinder(.3, .08, [
			0,
			.74,
			0
		], palette.walnut, { sides: 20 }),
		lathe([
			[0, 0],
			[.13, 0],
			[.16, .08],
			[.1, .16],
			[.09, .26],
			[.17, .4],
			[.15, .5],
			[.08, .58],
			[.12, .64],
			[0, .64]
		], [
			0,
			.12,
			0
		], palette.walnut, { sides: 16 }),
		...repeat(3, (i) => spun([box([
			.14,
			.13,
			.52
		], [
			0,
			.09,
			.3
		], palette.walnut, {
			bevel: .05,
			turn: [
				.22,
				0,
				0
			]
		}), box([
			.16,
			.09,
			.18
		], [
			0,
			0,
			.56
		], palette.bark, { bevel: .035 })], i * 2.094 + .5))
	]
};
// src/models/furniture/sheepdog.ts
var COAT = "#66544b";
var EAR = "#453834";
var ear$1 = (s) => ball(.09, [
	.34 + s * .05,
	.42,
	.16 + s * .13
], EAR, {
	detail: 0,
	stretch: [
		.7,
		1,
		.5
	],
	turn: [
		s * .5,
		0,
		0
	]
});
/** Lies along x with her head to +x. */
var sheepdog = {
	name: "Sheepdog",
	stands: "floor",
	footprint: [1.48, .86],
	height: .5,
	parts: [
		ball(.32, [
			-.16,
			.21,
			0
		], COAT, {
			detail: 1,
			stretch: [
				1.4,
				.68,
				.86
			]
		}),
		ball(.2, [
			-.42,
			.17,
			.14
		], COAT, {
			detail: 0,
			stretch: [
				1.1,
				.86,
				.9
			]
		}),
		ball(.18, [
			.16,
			.22,
			.08
		], palette.white, {
			detail: 0,
			stretch: [
				1,
				.95,
				1.05
			]
		}),
		ball(.18, [
			.36,
			.28,
			.16
		], COAT, {
			detail: 1,
			stretch: [
				1,
				.86,
				.92
			]
		}),
		box([
			.06,
			.2,
			.1
		], [
			.47,
			.24,
			.16
		], palette.white, {
			bevel: .02,
			turn: [
				0,
				0,
				.3
			]
		}),
		ball(.09, [
			.53,
			.21,
			.16
		], palette.white, {
			detail: 0,
			stretch: [
				1.2,
				.8,
				.9
			]
		}),
		box([
			.05,
			.045,
			.07
		], [
			.62,
			.215,
			.16
		], palette.coal, { bevel: .015 }),
		ball(.045, [
			.485,
			.33,
			.245
		], palette.white, { detail: 0 }),
		ball(.032, [
			.51,
			.335,
			.265
		], palette.coal, { detail: 0 }),
		ear$1(-1),
		ear$1(1),
		...[.06, .28].map((z) => box([
			.44,
			.12,
			.13
		], [
			.38,
			0,
			z
		], palette.white, {
			bevel: .04,
			turn: [
				0,
				(z - .16) * .6,
				0
			]
		})),
		box([
			.3,
			.1,
			.12
		], [
			-.34,
			0,
			.34
		], COAT, {
			bevel: .04,
			turn: [
				0,
				-.3,
				0
			]
		}),
		ball(.1, [
			-.62,
			.12,
			.1
		], COAT, {
			detail: 0,
			stretch: [
				1.3,
				.8,
				.9
			],
			turn: [
				0,
				.5,
				0
			]
		}),
		ball(.085, [
			-.6,
			.1,
			.28
		], palette.white, {
			detail: 0,
			stretch: [
				.9,
				.8,
				1.3
			]
		})
	]
};
// src/models/furniture/sleepingCat.ts
var TAIL = 11;
var ear = (side) => [lathe([
	[0, 0],
	[.09, 0],
	[.05, .1],
	[0, .17]
], [
	.24 + side * .12,
	.32,
	.2
], interior.gingerDark, {
	sides: 5,
	flat: true,
	turn: [
		.1,
		.3,
		-side * .24
	]
}), ball(.04, [
	.24 + side * .125,
	.38,
	.26
], palette.rose, {
	stretch: [
		.8,
		1.2,
		.4
	],
	detail: 0
})];
/** A shut eye: two short strokes that meet below. */
var eye = (side) => [-1, 1].map((half) => box([
	.055,
	.018,
	.014
], [
	.24 + side * .085 + half * .022,
	.225,
	.385
], palette.coal, {
	bevel: 0,
	turn: [
		-.1,
		side * .3,
		half * .5
	]
}));
var stripe = (x, y, z, lean) => ball(.2, [
	x,
	y,
	z
], interior.gingerDark, {
	stretch: [
		.16,
		.5,
		1.25
	],
	turn: [
		0,
		lean,
		0
	],
	detail: 1
});
/** Each joint is drawn out along the bend, so that they run into one another. */
function tailJoint(i) {
	const a = 3.5 - i * .19;
	const along = Math.atan2(Math.sin(a) * .46, -Math.cos(a) * .4);
	const colour = i > 8 ? palette.white : i % 4 > 1 ? interior.gingerDark : interior.ginger;
	return ball(.095 - i * .002, [
		Math.cos(a) * .46,
		.1,
		.06 + Math.sin(a) * .4
	], colour, {
		stretch: [
			1,
			.95,
			1.5
		],
		turn: [
			0,
			along,
			0
		],
		detail: 1
	});
}
var sleepingCat = {
	name: "Sleeping cat",
	stands: "floor",
	footprint: [1.16, 1.1],
	height: .52,
	parts: [
		ball(.4, [
			-.06,
			.21,
			-.08
		], interior.ginger, { stretch: [
			1.08,
			.54,
			.86
		] }),
		ball(.22, [
			-.28,
			.18,
			.1
		], interior.ginger, {
			stretch: [
				.9,
				.84,
				1.1
			],
			detail: 1
		}),
		stripe(-.27, .3, -.08, .5),
		stripe(-.1, .33, -.1, .15),
		stripe(.07, .325, -.12, -.2),
		ball(.205, [
			.24,
			.22,
			.2
		], interior.ginger, { stretch: [
			1.1,
			.86,
			.92
		] }),
		...ear(-1),
		...ear(1),
		...[-1, 1].map((s) => ball(.07, [
			.24 + s * .045,
			.15,
			.37
		], palette.white, {
			stretch: [
				1,
				.75,
				.7
			],
			detail: 1
		})),
		ball(.026, [
			.24,
			.185,
			.42
		], palette.rose, {
			stretch: [
				1.2,
				.8,
				.7
			],
			detail: 1
		}),
		...eye(-1),
		...eye(1),
		...[
			-.03,
			.03,
			0
		].map((x, i) => ball(.045, [
			.24 + x * 2,
			.36 + (i === 2 ? .02 : 0),
			.27
		], interior.gingerDark, {
			stretch: [
				.4,
				.5,
				1
			],
			detail: 0
		})),
		...repeat(TAIL, tailJoint),
		...[.13, .31].map((x) => ball(.075, [
			x,
			.06,
			.45
		], palette.white, {
			stretch: [
				.9,
				.7,
				1.3
			],
			detail: 1
		}))
	]
};
// src/models/furniture/sofa.ts
var arm = (side) => [box([
	.26,
	.46,
	.98
], [
	side * 1.12,
	.14,
	.04
], interior.moss, { bevel: .07 }), cylinder(.17, .98, [
	side * 1.14,
	.66,
	-.45
], interior.mossLight, {
	turn: [
		Math.PI / 2,
		0,
		0
	],
	bevel: .06,
	sides: 14
})];
var throwOver = [
	box([
		.42,
		.05,
		.66
	], [
		1.14,
		.81,
		.08
	], palette.linen, { bevel: 0 }),
	box([
		.05,
		.42,
		.66
	], [
		1.32,
		.42,
		.08
	], palette.linen, { bevel: 0 }),
	...[
		-.18,
		0,
		.18
	].map((z) => box([
		.055,
		.43,
		.06
	], [
		1.322,
		.418,
		.08 + z
	], palette.rose, { bevel: 0 })),
	...[
		-.18,
		0,
		.18
	].map((z) => box([
		.43,
		.055,
		.06
	], [
		1.14,
		.809,
		.08 + z
	], palette.rose, { bevel: 0 }))
];
var sofa = {
	name: "Moss sofa",
	stands: "floor",
	footprint: [2.72, 1.24],
	height: 1.24,
	parts: [
		...straightLegs(2.2, .86, .16, .12, palette.bark),
		box([
			2.3,
			.34,
			1.02
		], [
			0,
			.12,
			.02
		], interior.moss, { bevel: .07 }),
		box([
			2.34,
			.9,
			.28
		], [
			0,
			.3,
			-.42
		], interior.moss, {
			bevel: .1,
			turn: [
				-.12,
				0,
				0
			]
		}),
		...arm(-1),
		...arm(1),
		...[-.5, .5].flatMap((x) => [box([
			.98,
			.24,
			.82
		], [
			x,
			.42,
			.13
		], interior.mossLight, { bevel: .09 }), box([
			.96,
			.52,
			.2
		], [
			x,
			.62,
			-.24
		], interior.mossLight, {
			bevel: .075,
			turn: [
				-.2,
				0,
				0
			]
		})]),
		box([
			.5,
			.46,
			.18
		], [
			-.72,
			.68,
			-.02
		], interior.cushion, {
			bevel: .075,
			turn: [
				-.34,
				.34,
				.08
			]
		}),
		box([
			.44,
			.4,
			.17
		], [
			-.3,
			.66,
			.06
		], palette.cream, {
			bevel: .075,
			turn: [
				-.42,
				-.1,
				-.06
			]
		}),
		...throwOver
	]
};
// src/models/furniture/umbrellaStand.ts
var umbrella = (colour) => [
	cylinder(.02, 1.06, [
		0,
		0,
		0
	], palette.bark, {
		sides: 5,
		bevel: 0
	}),
	lathe([
		[0, 0],
		[.05, .05],
		[.12, .6],
		[.07, .68],
		[0, .7]
	], [
		0,
		.1,
		0
	], colour, {
		sides: 7,
		flat: true
	}),
	box([
		.13,
		.05,
		.05
	], [
		.04,
		1.04,
		0
	], palette.walnut, { bevel: .015 }),
	box([
		.045,
		.11,
		.045
	], [
		.1,
		.97,
		0
	], palette.walnut, { bevel: .015 })
];
var umbrellaStand = {
	name: "Umbrella stand",
	stands: "floor",
	footprint: [.56, .62],
	height: 1.36,
	parts: [
		lathe([
			[0, 0],
			[.2, 0],
			[.26, .08],
			[.24, .4],
			[.28, .62],
			[.24, .62],
			[.2, .5],
			[0, .5]
		], [
			0,
			0,
			0
		], interior.denim, {
			sides: 12,
			top: interior.denimPale
		}),
		cylinder(.252, .06, [
			0,
			.28,
			0
		], palette.cream, {
			sides: 12,
			bevel: 0
		}),
		...placed(turned(umbrella(palette.brick), [
			.12,
			.6,
			.14
		]), [
			-.06,
			.28,
			-.04
		]),
		...placed(turned(umbrella(palette.sage), [
			-.1,
			2.2,
			-.16
		]), [
			.06,
			.2,
			.04
		]),
		cylinder(.024, 1, [
			0,
			.1,
			.06
		], palette.pine, {
			sides: 5,
			bevel: 0,
			turn: [
				.14,
				0,
				-.04
			]
		})
	]
};
// src/models/furniture/wallLantern.ts
var wallLantern = {
	name: "Wall lantern",
	stands: "wall",
	footprint: [.34, .46],
	height: .76,
	parts: [
		box([
			.14,
			.4,
			.04
		], [
			0,
			.36,
			.02
		], interior.ironDark, { bevel: .015 }),
		box([
			.04,
			.04,
			.32
		], [
			0,
			.68,
			.17
		], interior.ironDark, { bevel: 0 }),
		box([
			.03,
			.3,
			.03
		], [
			0,
			.44,
			.14
		], interior.ironDark, {
			bevel: 0,
			turn: [
				.75,
				0,
				0
			]
		}),
		box([
			.02,
			.08,
			.02
		], [
			0,
			.62,
			.28
		], interior.ironDark, { bevel: 0 }),
		lathe([
			[0, 0],
			[.17, 0],
			[.05, .14],
			[0, .15]
		], [
			0,
			.48,
			.28
		], palette.copper, {
			sides: 8,
			flat: true
		}),
		cylinder(.1, .26, [
			0,
			.21,
			.28
		], interior.flame, {
			sides: 8,
			bevel: 0,
			upper: .13,
			glow: true,
			top: interior.flameHeart
		}),
		...[
			0,
			1,
			2,
			3
		].map((i) => {
			const a = (i + .5) * (Math.PI / 2);
			return box([
				.022,
				.28,
				.022
			], [
				Math.cos(a) * .13,
				.21,
				.28 + Math.sin(a) * .13
			], interior.ironDark, {
				bevel: 0,
				turn: [
					Math.sin(a) * .12,
					0,
					-Math.cos(a) * .12
				]
			});
		}),
		cylinder(.13, .05, [
			0,
			.17,
			.28
		], interior.ironDark, {
			sides: 8,
			bevel: 0
		})
	]
};
// src/models/furniture/wallMirror.ts
var FLAT = [
	Math.PI / 2,
	0,
	0
];
var MIDDLE$1 = .62;
var wallMirror = {
	name: "Sun mirror",
	stands: "wall",
	footprint: [1.2, .1],
	height: 1.22,
	parts: [
		...repeat(16, (i) => {
			const a = i * Math.PI / 8;
			const long = i % 2 ? .16 : .22;
			const r = .38 + long / 2;
			return box([
				.07,
				long,
				.04
			], [
				Math.sin(a) * r,
				MIDDLE$1 + Math.cos(a) * r - long / 2,
				.03
			], i % 2 ? palette.honey : palette.brass, {
				bevel: 0,
				turn: [
					0,
					0,
					-a
				]
			});
		}),
		cylinder(.41, .08, [
			0,
			MIDDLE$1,
			0
		], palette.brass, {
			sides: 20,
			bevel: .02,
			turn: FLAT
		}),
		cylinder(.33, .085, [
			0,
			MIDDLE$1,
			0
		], palette.sky, {
			sides: 20,
			bevel: 0,
			turn: FLAT,
			top: "#f4fcf8"
		}),
		...[0, .09].map((d, i) => box([
			.04,
			i ? .16 : .28,
			.01
		], [
			-.1 + d,
			.54,
			.086
		], "#ffffff", {
			bevel: 0,
			turn: [
				0,
				0,
				-.5
			]
		}))
	]
};
// src/models/furniture/windowSeat.ts
var windowSeat = {
	name: "Window seat",
	stands: "floor",
	footprint: [2.4, .96],
	height: 1.1,
	parts: [
		box([
			2.2,
			.08,
			.7
		], [
			0,
			0,
			-.02
		], palette.linen, { bevel: 0 }),
		box([
			2.3,
			.36,
			.76
		], [
			0,
			.07,
			0
		], palette.white, { bevel: .03 }),
		box([
			2.4,
			.07,
			.86
		], [
			0,
			.42,
			.01
		], palette.oak, { bevel: .03 }),
		...[
			-.74,
			0,
			.74
		].flatMap((x) => drawerFront(.66, .26, [
			x,
			.12,
			.38
		], palette.cream, palette.white)),
		box([
			2.28,
			.15,
			.78
		], [
			0,
			.48,
			0
		], interior.mossLight, { bevel: .045 }),
		...repeat(5, (i) => box([
			.05,
			.153,
			.783
		], [
			-.84 + i * .42,
			.4805,
			0
		], palette.cream, { bevel: .04 })),
		box([
			.5,
			.46,
			.16
		], [
			-.84,
			.62,
			-.2
		], palette.rose, {
			bevel: .07,
			turn: [
				-.26,
				.24,
				0
			]
		}),
		box([
			.44,
			.42,
			.15
		], [
			-.46,
			.62,
			-.16
		], interior.cushion, {
			bevel: .045,
			turn: [
				-.34,
				-.1,
				.06
			]
		}),
		box([
			.48,
			.46,
			.16
		], [
			.86,
			.62,
			-.18
		], interior.russet, {
			bevel: .07,
			turn: [
				-.28,
				-.26,
				0
			]
		}),
		box([
			.34,
			.04,
			.26
		], [
			.24,
			.63,
			.06
		], interior.denim, {
			bevel: .01,
			turn: [
				0,
				.5,
				0
			]
		}),
		box([
			.15,
			.02,
			.24
		], [
			.24,
			.67,
			.06
		], interior.page, {
			bevel: 0,
			turn: [
				0,
				.5,
				.1
			]
		})
	]
};
// src/models/furniture/writingDesk.ts
var TOP$2 = .94;
var holes = [
	box([
		1.6,
		.44,
		.04
	], [
		0,
		TOP$2,
		-.36
	], palette.bark, { bevel: 0 }),
	...repeat(6, (i) => box([
		.045,
		.44,
		.26
	], [
		-.8 + i * .32,
		TOP$2,
		-.26
	], palette.wood, { bevel: .012 })),
	box([
		1.72,
		.06,
		.34
	], [
		0,
		1.38,
		-.24
	], palette.walnut, { bevel: .025 }),
	box([
		1.56,
		.03,
		.24
	], [
		0,
		1.14,
		-.26
	], palette.oak, { bevel: 0 }),
	...repeat(5, (i) => box([
		.2,
		.12,
		.02
	], [
		-.64 + i * .32,
		TOP$2 + (i % 2 ? .23 : .02),
		-.19
	], pick([
		palette.cream,
		palette.rose,
		palette.linen
	], 6, i), {
		bevel: 0,
		turn: [
			0,
			0,
			(i - 2) * .08
		]
	}))
];
var letter = [
	box([
		.4,
		.008,
		.3
	], [
		-.06,
		TOP$2,
		.16
	], palette.white, {
		bevel: 0,
		turn: [
			0,
			.16,
			0
		]
	}),
	...repeat(3, (i) => box([
		.26,
		.01,
		.014
	], [
		-.1 + i * .01,
		TOP$2,
		.09 + i * .06
	], palette.slate, {
		bevel: 0,
		turn: [
			0,
			.16,
			0
		]
	})),
	cylinder(.06, .08, [
		.34,
		TOP$2,
		.06
	], interior.denim, {
		sides: 8,
		bevel: 0,
		upper: .04
	}),
	box([
		.02,
		.3,
		.07
	], [
		.38,
		1,
		.04
	], palette.cream, {
		bevel: 0,
		turn: [
			.2,
			.4,
			-.4
		]
	})
];
var writingDesk = {
	name: "Writing desk",
	stands: "floor",
	footprint: [1.78, .86],
	height: 1.44,
	parts: [
		...[-.62, .62].flatMap((x) => [
			box([
				.5,
				.72,
				.66
			], [
				x,
				.1,
				0
			], palette.wood, { bevel: .025 }),
			box([
				.44,
				.1,
				.58
			], [
				x,
				0,
				0
			], palette.bark, { bevel: .02 }),
			...[
				.14,
				.36,
				.58
			].flatMap((y) => drawerFront(.42, .2, [
				x,
				y,
				.33
			], palette.oak, palette.pine))
		]),
		box([
			1.78,
			.1,
			.82
		], [
			0,
			.84,
			0
		], palette.walnut, { bevel: .035 }),
		box([
			1.3,
			.012,
			.42
		], [
			0,
			.9349999999999999,
			.14
		], palette.olive, { bevel: 0 }),
		...holes,
		...letter
	]
};
// src/models/catalogue/parlour.ts
var parlour = [
	item("parlour", "sofa", sofa, { tint: [
		"cloth",
		interior.moss,
		interior.mossLight
	] }),
	item("parlour", "wing-armchair", armchair, { tint: [
		"cloth",
		interior.russet,
		interior.russetLight
	] }),
	item("parlour", "rocking-chair", rockingChair, { tint: [
		"wood",
		interior.denim,
		interior.denimPale
	] }),
	item("parlour", "window-seat", windowSeat, { tint: ["cloth", interior.mossLight] }),
	item("parlour", "footstool", footstool, { tint: [
		"cloth",
		palette.rose,
		void 0,
		palette.wine
	] }),
	item("parlour", "low-tea-table", lowTable, {
		surface: top$1(.547, 1.1, 1.1),
		tint: [
			"wood",
			palette.oak,
			palette.pine,
			palette.walnut
		]
	}),
	item("parlour", "round-table", roundTable, {
		surface: top$1(.903, 1.5, 1.5),
		tint: [
			"wood",
			palette.oak,
			palette.pine,
			palette.walnut
		]
	}),
	item("parlour", "writing-desk", writingDesk, {
		surface: top$1(.94, 1.6, .5, 0, .14),
		tint: [
			"wood",
			palette.oak,
			palette.pine,
			palette.walnut
		]
	}),
	item("parlour", "upright-piano", piano, {
		surface: top$1(1.79, 2.1, .5, 0, -.18),
		tint: [
			"wood",
			palette.walnut,
			palette.wood,
			palette.bark
		],
		lights: spots("candle", [
			-.82,
			1.7,
			.22
		], [
			.82,
			1.7,
			.22
		])
	}),
	item("parlour", "grandfather-clock", grandfatherClock, { tint: [
		"wood",
		palette.walnut,
		palette.wood,
		palette.bark
	] }),
	item("parlour", "bookshelf", bookshelf, { tint: [
		"wood",
		palette.oak,
		palette.wood,
		palette.walnut
	] }),
	item("parlour", "brick-hearth", brickHearth, {
		hangsAt: 0,
		surface: top$1(2.33, 2.5, .5, 0, .36)
	}),
	item("parlour", "floor-lamp", floorLamp, { lights: spots("lamp", [
		0,
		1.9,
		0
	]) }),
	item("parlour", "folding-screen", foldingScreen, { tint: [
		"wood",
		palette.walnut,
		void 0,
		palette.bark
	] }),
	item("parlour", "umbrella-stand", umbrellaStand, { tint: [
		"glaze",
		interior.denim,
		interior.denimPale
	] }),
	item("parlour", "mat-and-boots", boots),
	item("parlour", "hearth-rug", hearthRug, { places: ["underfoot"] }),
	item("parlour", "sleeping-cat", sleepingCat, { places: ["floor", "surface"] }),
	item("parlour", "sheepdog", sheepdog),
	item("parlour", "jug-of-flowers", flowerVase),
	item("parlour", "wireless", radio, {
		tint: [
			"wood",
			palette.walnut,
			palette.oak
		],
		lights: spots("fairy", [
			.21,
			.33,
			.24
		])
	}),
	item("parlour", "gramophone", gramophone, { tint: [
		"wood",
		palette.walnut,
		palette.wood,
		palette.bark
	] }),
	item("parlour", "globe", globe),
	item("parlour", "coat-pegs", coatPegs, {
		hangsAt: 1.2,
		tint: [
			"wood",
			palette.oak,
			void 0,
			palette.walnut
		]
	}),
	item("parlour", "sun-mirror", wallMirror, { hangsAt: 1.9 }),
	item("parlour", "wall-lantern", wallLantern, {
		hangsAt: 1.9,
		lights: spots("lantern", [
			0,
			.34,
			.28
		])
	}),
	item("parlour", "picture-of-a-field", fieldPicture, {
		hangsAt: 1.95,
		tint: ["wood", palette.walnut]
	}),
	item("parlour", "picture-of-a-carrot", carrotPicture, {
		hangsAt: 2,
		tint: ["wood", palette.oak]
	}),
	item("parlour", "portrait-of-a-hen", henPicture, {
		hangsAt: 2.1,
		tint: ["glaze", palette.teal]
	})
];
// src/models/furniture/adventCandles.ts
var candle = (i) => {
	const a = i / 4 * 2 * Math.PI + .6;
	const [x, z] = [Math.cos(a) * .27, Math.sin(a) * .27];
	const h = .24 + i * .05;
	return [cylinder(.055, h, [
		x,
		.08,
		z
	], palette.brick, {
		sides: 7,
		bevel: 0
	}), ...i < 3 ? [lathe([
		[0, 0],
		[.03, .05],
		[0, .14]
	], [
		x,
		.09 + h,
		z
	], interior.flame, {
		sides: 5,
		glow: true,
		top: interior.flameHeart
	})] : []];
};
var adventCandles = {
	name: "Advent ring",
	stands: "surface",
	footprint: [.8, .8],
	height: .58,
	parts: [
		cylinder(.4, .03, [
			0,
			0,
			0
		], palette.walnut, {
			sides: 12,
			bevel: 0
		}),
		...ringOfLeaves(7, .28, .12, [
			0,
			.15,
			0
		], 3),
		...repeat(4, candle),
		...repeat(3, (i) => {
			const a = i / 4 * 2 * Math.PI + 1.3;
			return ball(.05, [
				Math.cos(a) * .34,
				.18,
				Math.sin(a) * .34
			], i % 2 ? palette.tomato : palette.brass, { detail: 0 });
		})
	]
};
// src/models/furniture/decoratedFir.ts
var SKIRTS = 5;
var STEP = .46;
var radius = (i) => .98 - .17 * i;
var skirt = (i) => lathe([
	[0, .1],
	[radius(i) * .62, .02],
	[radius(i), 0],
	[radius(i) * .4, .42],
	[0, .66]
], [
	0,
	.5 + i * STEP,
	0
], i % 2 ? "#4f8a55" : "#447b4d", {
	sides: 9,
	flat: true,
	top: "#6fa35f",
	turn: [
		0,
		i * .5,
		0
	]
});
var onSkirt = (i, a, up) => {
	const r = radius(i) * (1 - up * 1.4);
	return [
		Math.sin(a) * r,
		.5 + i * STEP + up,
		Math.cos(a) * r
	];
};
var BALLS = [
	palette.brick,
	palette.brass,
	palette.cream
];
/** Where the small lamps sit, for their glow. */
var firLightPlaces = Array.from({ length: 9 }, (_, i) => onSkirt(i % 4, i * 2.4 + .5, .13));
var star = [
	0,
	1,
	2
].map((i) => box([
	.1,
	.46,
	.06
], [
	0,
	2.86,
	0
], interior.lampshade, {
	bevel: 0,
	glow: true,
	turn: [
		0,
		.5,
		i * Math.PI / 3
	]
}));
var decoratedFir = {
	name: "Decorated fir",
	stands: "floor",
	footprint: [2.04, 1.94],
	height: 3.32,
	parts: [
		cylinder(.3, .4, [
			0,
			0,
			0
		], palette.brick, {
			sides: 10,
			bevel: 0,
			upper: .38
		}),
		cylinder(.39, .07, [
			0,
			.35,
			0
		], palette.cream, {
			sides: 10,
			bevel: 0
		}),
		cylinder(.1, .3, [
			0,
			.36,
			0
		], palette.bark, {
			sides: 6,
			bevel: 0
		}),
		...repeat(SKIRTS, skirt),
		...repeat(9, (i) => ball(i % 3 ? .075 : .09, onSkirt(i % 4, i * 2.4 + 1.6, .03), BALLS[i % 3], { detail: 0 })),
		...firLightPlaces.map((at) => ball(.045, at, interior.flameHeart, {
			detail: 0,
			glow: true
		})),
		...star
	]
};
// src/models/furniture/fairyLights.ts
var LENGTH = 4.2;
var SWAGS = 3;
var SAG = .3;
var sagAt = (t) => {
	const within = t * SWAGS % 1;
	return -1.2 * within * (1 - within);
};
var fairyLampPlaces = Array.from({ length: 15 }, (_, i) => {
	const t = (i + .5) / 15;
	return [
		(t - .5) * LENGTH,
		SAG + sagAt(t) + .02,
		.06
	];
});
var fairyLights = {
	name: "Fairy lights",
	stands: "wall",
	footprint: [4.28, .14],
	height: .42,
	parts: [
		...repeat(24, (i) => {
			const [a, b] = [i / 24, (i + .9999) / 24];
			const [x0, x1] = [(a - .5) * LENGTH, (b - .5) * LENGTH];
			const [y0, y1] = [sagAt(a), sagAt(b)];
			return box([
				Math.hypot(x1 - x0, y1 - y0) + .01,
				.014,
				.014
			], [
				(x0 + x1) / 2,
				.37 + (y0 + y1) / 2,
				.06
			], palette.bark, {
				bevel: 0,
				turn: [
					0,
					0,
					Math.atan2(y1 - y0, x1 - x0)
				]
			});
		}),
		...repeat(4, (i) => ball(.03, [
			(i / SWAGS - .5) * LENGTH,
			.38,
			.05
		], palette.brass, { detail: 0 })),
		...fairyLampPlaces.flatMap((at, i) => [cylinder(.018, .04, [
			at[0],
			at[1] + .025,
			at[2]
		], palette.leafDeep, {
			sides: 5,
			bevel: 0
		}), ball(.036, at, i % 3 ? interior.flameHeart : "#ffcf86", {
			glow: true,
			detail: 0
		})])
	]
};
// src/models/furniture/gingerbreadHouse.ts
var BREAD = "#b9733c";
var SWEETS = [
	palette.tomato,
	palette.butter,
	palette.teal,
	palette.rose
];
var gingerbreadHouse = {
	name: "Gingerbread house",
	stands: "surface",
	footprint: [.86, .8],
	height: .74,
	parts: [
		box([
			.86,
			.04,
			.8
		], [
			0,
			0,
			0
		], palette.oak, { bevel: .015 }),
		box([
			.74,
			.03,
			.68
		], [
			0,
			.03,
			0
		], palette.white, { bevel: .012 }),
		slab([
			[-.22, 0],
			[.22, 0],
			[.22, .26],
			[0, .5],
			[-.22, .26]
		], .42, [
			0,
			.05,
			0
		], BREAD, { bevel: .015 }),
		...[-1, 1].flatMap((s) => [
			box([
				.42,
				.05,
				.54
			], [
				s * .145,
				.385,
				0
			], "#a3612f", {
				bevel: .015,
				turn: [
					0,
					0,
					-s * .83
				]
			}),
			box([
				.4,
				.045,
				.5
			], [
				s * .15,
				.42,
				0
			], palette.white, {
				bevel: .015,
				turn: [
					0,
					0,
					-s * .83
				]
			}),
			...[
				-.16,
				.02,
				.18
			].map((z, i) => box([
				.06,
				.05,
				.06
			], [
				s * (.1 + i % 2 * .1),
				.5 - i % 2 * .11,
				z
			], SWEETS[(i + (s > 0 ? 1 : 0)) % 4], {
				bevel: .015,
				turn: [
					0,
					0,
					-s * .83
				]
			}))
		]),
		box([
			.12,
			.2,
			.02
		], [
			0,
			.05,
			.212
		], palette.white, { bevel: 0 }),
		box([
			.09,
			.17,
			.03
		], [
			0,
			.05,
			.212
		], "#8a4f27", { bevel: 0 }),
		slab(heart(.12), .02, [
			0,
			.38,
			.215
		], palette.tomato, { bevel: 0 }),
		...[-.14, .14].map((x) => box([
			.08,
			.08,
			.02
		], [
			x,
			.16,
			.212
		], palette.butter, { bevel: 0 })),
		...repeat(4, (i) => ball(.045, [
			-.3 + i % 2 * .6,
			.09,
			i < 2 ? .26 : -.2
		], SWEETS[i], { detail: 0 })),
		box([
			.02,
			.1,
			.12
		], [
			.218,
			.2,
			.14
		], palette.linen, {
			bevel: 0,
			turn: [
				.4,
				0,
				0
			]
		}),
		box([
			.12,
			.24,
			.12
		], [
			-.12,
			.46,
			-.12
		], BREAD, { bevel: .012 }),
		box([
			.15,
			.05,
			.15
		], [
			-.12,
			.69,
			-.12
		], palette.white, { bevel: .02 })
	]
};
// src/models/furniture/iceSkates.ts
var skate = [
	box([
		.14,
		.3,
		.18
	], [
		0,
		.16,
		-.06
	], palette.white, { bevel: .035 }),
	box([
		.14,
		.15,
		.38
	], [
		0,
		.12,
		.04
	], palette.white, { bevel: .045 }),
	box([
		.16,
		.06,
		.2
	], [
		0,
		.42,
		-.06
	], palette.rose, { bevel: .02 }),
	box([
		.15,
		.04,
		.42
	], [
		0,
		.09,
		.03
	], palette.bark, { bevel: 0 }),
	box([
		.03,
		.06,
		.5
	], [
		0,
		0,
		.05
	], "#c6d0d2", { bevel: 0 }),
	...[-.08, .16].map((z) => box([
		.03,
		.05,
		.06
	], [
		0,
		.05,
		z
	], "#aab6ba", { bevel: 0 })),
	...[.26, .34].map((y) => box([
		.1,
		.02,
		.02
	], [
		0,
		y,
		.04
	], palette.brick, { bevel: 0 }))
];
var iceSkates = {
	name: "Ice skates",
	stands: "wall",
	footprint: [.92, .38],
	height: 1.02,
	parts: [
		box([
			.34,
			.2,
			.05
		], [
			0,
			.82,
			.025
		], palette.walnut, { bevel: .02 }),
		box([
			.05,
			.05,
			.16
		], [
			0,
			.9,
			.1
		], palette.brass, { bevel: 0 }),
		ball(.045, [
			0,
			.93,
			.18
		], palette.brass, { detail: 0 }),
		...[-1, 1].map((s) => box([
			.02,
			s < 0 ? .5 : .34,
			.02
		], [
			s * .08,
			s < 0 ? .46 : .6,
			.15
		], palette.brick, {
			bevel: 0,
			turn: [
				0,
				0,
				s * .3
			]
		})),
		...placed(skate, [
			-.17,
			0,
			.2
		], 1.1),
		...placed(skate, [
			.16,
			.16,
			.16
		], 1.35)
	]
};
// src/models/furniture/logBasket.ts
var hoop = (i) => {
	const r = .34 + i * .022;
	return lathe([
		[0, 0],
		[r, 0],
		[r + .03, .045],
		[r, .095],
		[0, .095]
	], [
		0,
		i * .088,
		0
	], i % 2 ? palette.strawDark : palette.honey, { sides: 18 });
};
function log(i) {
	const at = [
		between(-.16, .16, 61, i),
		.3,
		-.2 + i * .1
	];
	const turn = [
		between(-.24, .24, 62, i),
		0,
		between(-.36, .36, 63, i)
	];
	return [cylinder(.085, .5, at, palette.bark, {
		sides: 8,
		bevel: .012,
		turn
	}), cylinder(.07, .507, at, palette.pine, {
		sides: 8,
		bevel: .004,
		turn
	})];
}
var logBasket = {
	name: "Log basket",
	stands: "floor",
	footprint: [1.06, 1],
	height: .88,
	parts: [
		...repeat(5, hoop),
		cylinder(.4, .02, [
			0,
			.43,
			0
		], palette.coal, {
			sides: 18,
			bevel: .004
		}),
		...repeat(5, log),
		...[-1, 1].map((s) => box([
			.05,
			.2,
			.2
		], [
			s * .46,
			.4,
			0
		], interior.gingerDark, { bevel: .02 }))
	]
};
// src/models/furniture/logStack.ts
var logs = [
	4,
	3,
	4
].flatMap((count, row) => Array.from({ length: count }, (_, i) => {
	const x = (i - (count - 1) / 2) * .29;
	const y = .3 + row * .25;
	const turn = [
		Math.PI / 2,
		0,
		0
	];
	const back = -.36 + (i + row) % 2 * .04;
	return [cylinder(.14, .72, [
		x,
		y,
		back
	], row % 2 ? palette.bark : "#6b4429", {
		sides: 7,
		bevel: 0,
		turn
	}), box([
		.17,
		.17,
		.73
	], [
		x,
		y - .085,
		back + .363
	], palette.pine, {
		bevel: 0,
		turn: [
			0,
			0,
			i + row
		]
	})];
}).flat());
var logStack = {
	name: "Log stack",
	stands: "floor",
	footprint: [1.36, .82],
	height: 1.12,
	parts: [
		...[-.26, .26].flatMap((z) => [box([
			1.3,
			.06,
			.07
		], [
			0,
			.1,
			z
		], interior.ironDark, { bevel: 0 }), ...[-.64, .64].map((x) => box([
			.06,
			1.1,
			.07
		], [
			x,
			0,
			z
		], interior.ironDark, { bevel: 0 }))]),
		...[-.64, .64].map((x) => box([
			.07,
			.06,
			.6
		], [
			x,
			1.06,
			0
		], interior.ironDark, { bevel: 0 })),
		...logs,
		box([
			.62,
			.07,
			.5
		], [
			-.18,
			.91,
			-.02
		], palette.white, { bevel: .03 }),
		box([
			.26,
			.05,
			.4
		], [
			.42,
			.91,
			.02
		], palette.white, { bevel: .02 })
	]
};
// src/models/furniture/nutcracker.ts
var nutcracker = {
	name: "Nutcracker",
	stands: "surface",
	footprint: [.62, .38],
	height: .94,
	parts: [
		box([
			.34,
			.05,
			.26
		], [
			0,
			0,
			0
		], interior.enamel, { bevel: .015 }),
		...[-.065, .065].flatMap((x) => [box([
			.1,
			.2,
			.11
		], [
			x,
			.14,
			0
		], palette.white, { bevel: .02 }), box([
			.105,
			.11,
			.15
		], [
			x,
			.05,
			.015
		], palette.coal, { bevel: .02 })]),
		box([
			.25,
			.24,
			.16
		], [
			0,
			.33,
			0
		], palette.brick, { bevel: .025 }),
		box([
			.255,
			.035,
			.165
		], [
			0,
			.35,
			0
		], palette.coal, { bevel: 0 }),
		...[-.045, .045].flatMap((x) => [.42, .49].map((y) => box([
			.03,
			.03,
			.02
		], [
			x,
			y,
			.08
		], palette.brass, { bevel: 0 }))),
		...[-1, 1].flatMap((s) => [box([
			.07,
			.24,
			.09
		], [
			s * .17,
			.33,
			0
		], palette.wine, {
			bevel: .02,
			turn: [
				0,
				0,
				s * .1
			]
		}), box([
			.1,
			.04,
			.11
		], [
			s * .16,
			.545,
			0
		], palette.brass, { bevel: .012 })]),
		box([
			.18,
			.17,
			.15
		], [
			0,
			.57,
			0
		], "#efc9a0", { bevel: .025 }),
		box([
			.12,
			.07,
			.02
		], [
			0,
			.58,
			.075
		], palette.white, { bevel: 0 }),
		box([
			.15,
			.09,
			.05
		], [
			0,
			.54,
			.07
		], palette.white, { bevel: .02 }),
		...[-.045, .045].map((x) => box([
			.025,
			.035,
			.01
		], [
			x,
			.67,
			.077
		], palette.coal, { bevel: 0 })),
		box([
			.03,
			.05,
			.04
		], [
			0,
			.635,
			.085
		], palette.rose, { bevel: 0 }),
		cylinder(.105, .2, [
			0,
			.73,
			0
		], palette.coal, {
			sides: 9,
			bevel: 0,
			upper: .115
		}),
		cylinder(.112, .03, [
			0,
			.74,
			0
		], palette.brass, {
			sides: 9,
			bevel: 0
		}),
		box([
			.04,
			.12,
			.02
		], [
			0,
			.79,
			.112
		], palette.butter, { bevel: 0 }),
		...[
			[.2, .12],
			[.26, .02],
			[-.22, .14]
		].map(([x, z]) => ball(.05, [
			x,
			.045,
			z
		], palette.wood, {
			detail: 0,
			squash: .9
		}))
	]
};
// src/models/furniture/presents.ts
var parcel = (w, h, d, paper, band) => [
	box([
		w,
		h,
		d
	], [
		0,
		0,
		0
	], paper, { bevel: .02 }),
	box([
		.07,
		h + .008,
		d + .008
	], [
		0,
		0,
		0
	], band, { bevel: 0 }),
	box([
		w + .008,
		h + .008,
		.07
	], [
		0,
		0,
		0
	], band, { bevel: 0 }),
	...[-1, 1].map((s) => box([
		.15,
		.06,
		.08
	], [
		s * .075,
		h + .02,
		0
	], band, {
		bevel: .02,
		turn: [
			0,
			.4,
			s * .45
		]
	}))
];
var rake = [
	cylinder(.04, 1.2, [
		0,
		0,
		0
	], palette.rose, {
		sides: 6,
		bevel: 0
	}),
	box([
		.46,
		.12,
		.09
	], [
		0,
		1.16,
		0
	], palette.rose, { bevel: .02 }),
	box([
		.1,
		.06,
		.1
	], [
		0,
		.7,
		0
	], palette.white, { bevel: .015 }),
	box([
		.16,
		.07,
		.05
	], [
		.02,
		.68,
		.06
	], palette.white, {
		bevel: .015,
		turn: [
			0,
			0,
			.5
		]
	})
];
var presents = {
	name: "Parcels",
	stands: "floor",
	footprint: [1.22, 1.18],
	height: 1.28,
	parts: [
		...placed(parcel(.52, .42, .46, palette.wine, palette.white), [
			-.12,
			0,
			-.14
		], .16),
		...placed(parcel(.36, .26, .34, palette.butter, palette.brick), [
			-.1,
			.42,
			-.14
		], -.3),
		...placed(parcel(.34, .3, .34, interior.denim, palette.butter), [
			.38,
			0,
			.2
		], .5),
		...placed(parcel(.3, .22, .4, palette.sage, palette.cream), [
			-.3,
			0,
			.36
		], -.2),
		...placed(rake, [
			.32,
			0,
			-.24
		], .3)
	]
};
// src/models/furniture/sheepskin.ts
var sheepskin = {
	name: "Sheepskin",
	stands: "floor",
	footprint: [1.3, 1.7],
	height: .1,
	parts: [
		box([
			.96,
			.06,
			1.36
		], [
			0,
			0,
			0
		], palette.linen, { bevel: .02 }),
		...repeat(14, (i) => {
			const edge = i / 14 * 2 * Math.PI;
			return ball(between(.2, .26, 5, i), [
				Math.cos(edge) * .44,
				.045,
				Math.sin(edge) * .64
			], i % 2 ? palette.white : palette.cream, {
				detail: 0,
				squash: .24
			});
		}),
		box([
			.8,
			.09,
			1.16
		], [
			0,
			0,
			0
		], palette.white, { bevel: .03 })
	]
};
// src/models/furniture/sled.ts
var runner = (x) => [
	box([
		.07,
		.07,
		1.3
	], [
		x,
		0,
		-.12
	], interior.ironLight, { bevel: 0 }),
	...repeat(4, (i) => {
		const a = .2 + i * .42;
		return box([
			.07,
			.07,
			.18
		], [
			x,
			.02 + (1 - Math.cos(a)) * .28,
			.54 + Math.sin(a) * .24
		], interior.ironLight, {
			bevel: 0,
			turn: [
				-a,
				0,
				0
			]
		});
	}),
	...[
		-.56,
		-.02,
		.42
	].map((z) => box([
		.06,
		.24,
		.08
	], [
		x,
		.05,
		z
	], palette.walnut, { bevel: .015 }))
];
var sled = {
	name: "Sled",
	stands: "floor",
	footprint: [.76, 1.66],
	height: .54,
	parts: [
		...runner(-.3),
		...runner(.3),
		...[
			-.56,
			-.02,
			.42
		].map((z) => box([
			.68,
			.06,
			.09
		], [
			0,
			.26,
			z
		], palette.walnut, { bevel: .015 })),
		...[
			-.27,
			0,
			.27
		].map((x, i) => box([
			.22,
			.05,
			1.36
		], [
			x,
			.32,
			-.06
		], i === 1 ? palette.brick : palette.pine, { bevel: .015 })),
		box([
			.7,
			.05,
			.06
		], [
			0,
			.36,
			.7
		], palette.walnut, { bevel: .015 }),
		box([
			.56,
			.1,
			.42
		], [
			0,
			.37,
			-.4
		], interior.denimPale, { bevel: .035 }),
		box([
			.562,
			.102,
			.07
		], [
			0,
			.37,
			-.34
		], palette.white, { bevel: .03 }),
		box([
			.54,
			.08,
			.38
		], [
			.01,
			.46,
			-.41
		], interior.denim, { bevel: .03 }),
		box([
			.03,
			.03,
			.5
		], [
			.16,
			.37,
			.5
		], palette.linen, {
			bevel: 0,
			turn: [
				0,
				.4,
				0
			]
		}),
		box([
			.03,
			.03,
			.44
		], [
			.14,
			.37,
			.22
		], palette.linen, {
			bevel: 0,
			turn: [
				0,
				-.9,
				0
			]
		})
	]
};
// src/models/furniture/snowGlobe.ts
var fir = (x, z, h) => lathe([
	[0, 0],
	[h * .36, 0],
	[0, h]
], [
	x,
	.21,
	z
], "#447b4d", {
	sides: 6,
	flat: true,
	top: "#dcebe4"
});
/** Glass is drawn as its brass ribs; a solid ball would hide what is in it. */
var rib = (turn) => repeat(5, (i) => {
	const a = -1.25 + (i + .5) * .564;
	return box([
		.018,
		.15,
		.018
	], [
		Math.sin(turn) * Math.cos(a) * .26,
		.39 + Math.sin(a) * .26,
		Math.cos(turn) * Math.cos(a) * .26
	], "#e8f4f4", {
		bevel: 0,
		turn: [
			-a * Math.cos(turn),
			0,
			a * Math.sin(turn)
		]
	});
});
var snowGlobe = {
	name: "Snow globe",
	stands: "surface",
	footprint: [.48, .46],
	height: .76,
	parts: [
		cylinder(.24, .14, [
			0,
			0,
			0
		], palette.walnut, {
			sides: 10,
			bevel: .02,
			upper: .2
		}),
		cylinder(.21, .03, [
			0,
			.13,
			0
		], palette.brass, {
			sides: 10,
			bevel: 0
		}),
		cylinder(.18, .06, [
			0,
			.16,
			0
		], palette.white, {
			sides: 10,
			bevel: 0
		}),
		box([
			.13,
			.11,
			.11
		], [
			.01,
			.21,
			.02
		], palette.brick, { bevel: 0 }),
		slab([
			[-.1, 0],
			[.1, 0],
			[0, .1]
		], .13, [
			.01,
			.32,
			.02
		], palette.white, { bevel: 0 }),
		box([
			.03,
			.04,
			.01
		], [
			.01,
			.25,
			.08
		], palette.lamp, {
			bevel: 0,
			glow: true
		}),
		fir(-.11, .02, .22),
		fir(.11, -.07, .18),
		...rib(Math.PI * .75),
		...rib(Math.PI * 1.75),
		...repeat(5, (i) => box([
			.016,
			.016,
			.016
		], [
			Math.sin(i * 2.4) * .14,
			.36 + i * .05,
			Math.cos(i * 2.4) * .12
		], "#ffffff", {
			bevel: 0,
			turn: [
				i,
				i,
				0
			]
		}))
	]
};
// src/models/furniture/stockingRail.ts
var RAIL = .86;
var stocking = (x, size, colour, toe) => [
	box([
		.24 * size,
		.12 * size,
		.14
	], [
		x,
		RAIL - .14 * size,
		.12
	], palette.white, { bevel: .03 }),
	box([
		.2 * size,
		.46 * size,
		.11
	], [
		x,
		RAIL - .56 * size,
		.12
	], colour, { bevel: .03 }),
	box([
		.36 * size,
		.19 * size,
		.11
	], [
		x + .08 * size,
		RAIL - .68 * size,
		.12
	], colour, { bevel: .04 }),
	box([
		.13 * size,
		.17 * size,
		.118
	], [
		x + .2 * size,
		RAIL - .67 * size,
		.12
	], toe, { bevel: .03 }),
	box([
		.205 * size,
		.06 * size,
		.115
	], [
		x,
		RAIL - .36 * size,
		.12
	], toe, { bevel: 0 }),
	box([
		.02,
		.09,
		.02
	], [
		x,
		.8,
		.12
	], palette.bark, { bevel: 0 })
];
var stockingRail = {
	name: "Stocking rail",
	stands: "wall",
	footprint: [2.06, .2],
	height: 1.12,
	parts: [
		cylinder(.04, 1.9, [
			-.95,
			.88,
			.12
		], palette.walnut, {
			sides: 6,
			bevel: 0,
			turn: [
				0,
				0,
				-Math.PI / 2
			]
		}),
		...[-.82, .82].map((x) => box([
			.06,
			.1,
			.14
		], [
			x,
			.83,
			.07
		], palette.bark, { bevel: 0 })),
		...[-.97, .97].map((x) => ball(.07, [
			x,
			.88,
			.12
		], palette.brass, { detail: 0 })),
		...stocking(-.6, 1.15, palette.brick, palette.cream),
		...stocking(-.06, 1, interior.enamelLight, palette.butter),
		...stocking(.4, .82, interior.denim, palette.rose),
		...stocking(.72, .5, palette.carrotLight, palette.white),
		box([
			.05,
			.26,
			.04
		], [
			-.66,
			.8,
			.12
		], palette.white, {
			bevel: 0,
			turn: [
				0,
				0,
				.2
			]
		}),
		box([
			.14,
			.05,
			.04
		], [
			-.64,
			1.04,
			.12
		], palette.tomato, {
			bevel: 0,
			turn: [
				0,
				0,
				.2
			]
		})
	]
};
// src/models/furniture/wreath.ts
var MIDDLE = .56;
var R$1 = .36;
var wreath = {
	name: "Winter wreath",
	stands: "wall",
	footprint: [.98, .28],
	height: 1.18,
	parts: [
		...repeat(12, (i) => {
			const a = i / 12 * 2 * Math.PI;
			return clump(.13, [
				Math.cos(a) * R$1,
				MIDDLE + Math.sin(a) * R$1,
				.11
			], i, i % 2 ? "#447b4d" : "#5d955c");
		}),
		...repeat(4, (i) => {
			const a = i * 1.5 + .7;
			return ball(.055, [
				Math.cos(a) * R$1,
				MIDDLE + Math.sin(a) * R$1,
				.23
			], palette.tomato, { detail: 0 });
		}),
		...[-1, 1].flatMap((s) => [box([
			.2,
			.14,
			.07
		], [
			s * .12,
			.1,
			.22
		], palette.brick, {
			bevel: .02,
			turn: [
				0,
				0,
				s * .4
			]
		}), box([
			.09,
			.3,
			.03
		], [
			s * .08,
			-.14,
			.21
		], palette.tomato, {
			bevel: 0,
			turn: [
				0,
				0,
				s * .25
			]
		})]),
		box([
			.09,
			.1,
			.09
		], [
			0,
			.12,
			.23
		], palette.wine, { bevel: .02 })
	].map((part) => ({
		...part,
		at: [
			part.at[0],
			part.at[1] + .14,
			part.at[2]
		]
	}))
};
// src/models/catalogue/winter.ts
var winter = [
	item("winter", "decorated-fir", decoratedFir, {
		tint: ["enamel", palette.brick],
		lights: spots("fairy", ...firLightPlaces)
	}),
	item("winter", "parcels", presents),
	item("winter", "sled", sled, { tint: ["enamel", palette.brick] }),
	item("winter", "log-stack", logStack),
	item("winter", "log-basket", logBasket),
	item("winter", "sheepskin", sheepskin, { places: ["underfoot"] }),
	item("winter", "snow-globe", snowGlobe, { lights: spots("fairy", [
		.01,
		.27,
		.12
	]) }),
	item("winter", "gingerbread-house", gingerbreadHouse),
	item("winter", "advent-ring", adventCandles, {
		tint: ["cloth", palette.brick],
		lights: spots("candle", [
			.22,
			.46,
			.15
		], [
			-.15,
			.5,
			.22
		], [
			-.22,
			.56,
			-.15
		])
	}),
	item("winter", "nutcracker", nutcracker, { tint: [
		"enamel",
		palette.brick,
		void 0,
		palette.wine
	] }),
	item("winter", "winter-wreath", wreath, { hangsAt: 2.2 }),
	item("winter", "stocking-rail", stockingRail, {
		hangsAt: 1.5,
		tint: ["cloth", palette.brick]
	}),
	item("winter", "ice-skates", iceSkates, {
		hangsAt: 1.7,
		tint: ["cloth", palette.rose]
	}),
	item("winter", "fairy-lights", fairyLights, {
		hangsAt: 3.3,
		lights: spots("fairy", ...fairyLampPlaces)
	})
];
// src/models/furniture/anvil.ts
var anvil = {
	name: "Anvil",
	stands: "floor",
	footprint: [1.34, .98],
	height: .9,
	parts: [
		cylinder(.4, .42, [
			0,
			0,
			0
		], palette.bark, {
			sides: 11,
			bevel: .02,
			upper: .36
		}),
		cylinder(.33, .01, [
			0,
			.42,
			0
		], palette.pine, {
			sides: 11,
			bevel: 0
		}),
		cylinder(.39, .06, [
			0,
			.14,
			0
		], interior.ironDark, {
			sides: 11,
			bevel: 0
		}),
		slab([
			[-.3, 0],
			[.3, 0],
			[.15, .12],
			[.15, .2],
			[.36, .3],
			[.36, .42],
			[-.36, .42],
			[-.36, .32],
			[-.15, .2],
			[-.15, .12]
		], .26, [
			0,
			.42,
			0
		], interior.iron, { bevel: .03 }),
		box([
			.72,
			.04,
			.27
		], [
			0,
			.82,
			0
		], interior.ironLight, { bevel: .012 }),
		lathe([
			[0, 0],
			[.13, 0],
			[.09, .16],
			[.03, .32],
			[0, .33]
		], [
			.34,
			.76,
			0
		], interior.iron, {
			sides: 8,
			turn: [
				0,
				0,
				-Math.PI / 2 + .1
			]
		}),
		...repeat(7, (i) => {
			const a = -.6 + i / 6 * (Math.PI + 1.2);
			return box([
				.05,
				.025,
				.075
			], [
				-.12 + Math.cos(a) * .1,
				.86,
				Math.sin(a) * .1
			], i > 1 && i < 5 ? interior.ember : palette.brickDark, {
				bevel: 0,
				turn: [
					0,
					-a,
					0
				],
				glow: i > 1 && i < 5
			});
		}),
		box([
			.05,
			.05,
			.5
		], [
			.28,
			.43,
			.16
		], palette.oak, {
			bevel: .015,
			turn: [
				-.16,
				.3,
				0
			]
		}),
		box([
			.22,
			.12,
			.12
		], [
			.36,
			.44,
			.4
		], interior.ironDark, {
			bevel: .02,
			turn: [
				0,
				.3,
				0
			]
		})
	]
};
// src/models/furniture/easel.ts
var LEAN$1 = -.17;
/** Painted upright about its own foot, then leant with the easel. */
var canvas = moved(turned([
	box([
		.98,
		.76,
		.05
	], [
		0,
		0,
		0
	], palette.white, { bevel: .01 }),
	box([
		.9,
		.42,
		.01
	], [
		0,
		.3,
		.026
	], palette.sky, {
		bevel: 0,
		top: "#eaf6ee"
	}),
	slab([
		[-.45, 0],
		[.45, 0],
		[.45, .3],
		[.1, .38],
		[-.2, .28],
		[-.45, .4]
	], .012, [
		0,
		.04,
		.028
	], palette.leafLight, { bevel: 0 }),
	slab([
		[-.45, 0],
		[.28, 0],
		[-.06, .2],
		[-.45, .22]
	], .014, [
		0,
		.04,
		.036
	], palette.straw, { bevel: 0 }),
	slab(ellipse(.09, .09, 10), .012, [
		.24,
		.59,
		.034
	], palette.butter, { bevel: 0 }),
	box([
		.12,
		.11,
		.014
	], [
		-.2,
		.32,
		.036
	], palette.brick, { bevel: 0 }),
	box([
		.15,
		.04,
		.016
	], [
		-.2,
		.42,
		.036
	], palette.slate, { bevel: 0 })
], [
	LEAN$1,
	0,
	0
]), [
	0,
	.74,
	.29
]);
var easel = {
	name: "Easel",
	stands: "floor",
	footprint: [1.2, 1.2],
	height: 1.86,
	parts: [
		...[-1, 1].map((s) => box([
			.07,
			1.86,
			.07
		], [
			s * .25,
			0,
			.2
		], palette.oak, {
			bevel: .02,
			turn: [
				LEAN$1,
				0,
				s * .15
			]
		})),
		box([
			.07,
			1.7,
			.07
		], [
			0,
			-.01,
			-.32
		], palette.wood, {
			bevel: .02,
			turn: [
				.3,
				0,
				0
			]
		}),
		box([
			1.02,
			.06,
			.16
		], [
			0,
			.68,
			.24
		], palette.walnut, { bevel: .02 }),
		box([
			.44,
			.07,
			.06
		], [
			0,
			1.5,
			.16
		], palette.walnut, { bevel: .015 }),
		...canvas,
		slab(ellipse(.19, .14, 10), .03, [
			.42,
			.64,
			.36
		], palette.pine, {
			bevel: 0,
			turn: [
				-.2,
				0,
				.4
			]
		}),
		...[
			[
				-.1,
				.05,
				palette.brick
			],
			[
				0,
				.08,
				palette.butter
			],
			[
				.1,
				.03,
				palette.teal
			]
		].map(([x, y, colour]) => cylinder(.035, .02, [
			.42 + Number(x),
			.65 + Number(y),
			.36
		], String(colour), {
			sides: 6,
			bevel: 0,
			turn: [
				Math.PI / 2 - .2,
				0,
				0
			]
		})),
		cylinder(.014, .34, [
			-.3,
			.735,
			.33
		], palette.bark, {
			sides: 4,
			bevel: 0,
			turn: [
				0,
				0,
				-1.2
			]
		})
	]
};
// src/models/furniture/grindstone.ts
var ALONG$1 = [
	0,
	0,
	-Math.PI / 2
];
var sickle = [...repeat(6, (i) => {
	const a = .2 + i * .44;
	return box([
		.045,
		.13,
		.015
	], [
		.34 + Math.cos(a) * .2,
		.66 + Math.sin(a) * .22,
		.42
	], "#c6d0d2", {
		bevel: 0,
		turn: [
			0,
			0,
			a
		]
	});
}), box([
	.06,
	.26,
	.06
], [
	.53,
	.46,
	.42
], palette.walnut, { bevel: .02 })];
var grindstone = {
	name: "Grindstone",
	stands: "floor",
	footprint: [1.44, 1.04],
	height: 1.28,
	parts: [
		...[-1, 1].flatMap((x) => [-1, 1].map((z) => box([
			.1,
			.72,
			.1
		], [
			x * .3,
			0,
			z * .4
		], palette.wood, {
			bevel: .02,
			turn: [
				-z * .2,
				0,
				0
			]
		}))),
		...[-.3, .3].map((x) => box([
			.12,
			.11,
			.9
		], [
			x,
			.64,
			0
		], palette.oak, { bevel: .03 })),
		box([
			.44,
			.16,
			.7
		], [
			0,
			.42,
			0
		], palette.walnut, { bevel: .025 }),
		box([
			.36,
			.02,
			.62
		], [
			0,
			.575,
			0
		], palette.water, { bevel: 0 }),
		cylinder(.44, .16, [
			-.08,
			.84,
			0
		], palette.stone, {
			sides: 16,
			bevel: .03,
			turn: ALONG$1
		}),
		cylinder(.1, .2, [
			-.1,
			.84,
			0
		], palette.walnut, {
			sides: 8,
			bevel: 0,
			turn: ALONG$1
		}),
		cylinder(.035, 1.02, [
			-.46,
			.84,
			0
		], interior.ironDark, {
			sides: 6,
			bevel: 0,
			turn: ALONG$1
		}),
		box([
			.04,
			.26,
			.05
		], [
			.54,
			.64,
			0
		], interior.ironDark, { bevel: 0 }),
		cylinder(.03, .18, [
			.54,
			.64,
			0
		], palette.pine, {
			sides: 6,
			bevel: 0,
			turn: ALONG$1
		}),
		box([
			.3,
			.05,
			.34
		], [
			0,
			.08,
			.28
		], palette.wood, {
			bevel: .015,
			turn: [
				.16,
				0,
				0
			]
		}),
		...sickle
	]
};
// src/models/furniture/lantern.ts
var lantern = {
	name: "Storm lantern",
	stands: "floor",
	footprint: [.32, .32],
	height: .66,
	parts: [
		cylinder(.15, .08, [
			0,
			0,
			0
		], interior.ironDark, { sides: 12 }),
		cylinder(.1, .26, [
			0,
			.08,
			0
		], interior.flame, {
			sides: 10,
			glow: true,
			top: interior.flameHeart
		}),
		...repeat(4, (i) => {
			const a = (i + .5) * (Math.PI / 2);
			return box([
				.02,
				.28,
				.02
			], [
				Math.cos(a) * .12,
				.07,
				Math.sin(a) * .12
			], interior.ironDark, { bevel: 0 });
		}),
		lathe([
			[0, 0],
			[.15, 0],
			[.13, .04],
			[.05, .12],
			[0, .13]
		], [
			0,
			.34,
			0
		], palette.brick, { sides: 12 }),
		...repeat(5, (i) => {
			const t = Math.PI * (i + .5) / 5;
			return box([
				.02,
				.085,
				.02
			], [
				-Math.cos(t) * .11,
				.46 + Math.sin(t) * .13,
				0
			], interior.ironDark, {
				bevel: 0,
				turn: [
					0,
					0,
					-t
				]
			});
		})
	]
};
// src/models/furniture/paintPots.ts
var pot$1 = (x, z, h, colour) => [
	cylinder(.13, h, [
		x,
		0,
		z
	], "#c6d0d2", {
		sides: 8,
		bevel: 0
	}),
	cylinder(.134, h * .46, [
		x,
		h * .24,
		z
	], colour, {
		sides: 8,
		bevel: 0
	}),
	cylinder(.11, .012, [
		x,
		h,
		z
	], colour, {
		sides: 8,
		bevel: 0
	}),
	box([
		.05,
		h * .5,
		.02
	], [
		x + .05,
		h * .5,
		z + .118
	], colour, { bevel: 0 })
];
var paintPots = {
	name: "Paint pots",
	stands: "surface",
	footprint: [.8, .62],
	height: .32,
	parts: [
		box([
			.74,
			.012,
			.56
		], [
			0,
			0,
			0
		], palette.linen, {
			bevel: 0,
			turn: [
				0,
				.08,
				0
			]
		}),
		...pot$1(-.18, -.1, .26, palette.teal),
		...pot$1(.16, -.08, .22, palette.rose),
		...pot$1(-.04, .15, .2, palette.butter),
		box([
			.05,
			.03,
			.22
		], [
			-.24,
			.272,
			-.02
		], palette.walnut, {
			bevel: 0,
			turn: [
				0,
				-.5,
				0
			]
		}),
		box([
			.09,
			.04,
			.06
		], [
			-.17,
			.27,
			-.14
		], palette.brass, {
			bevel: 0,
			turn: [
				0,
				-.5,
				0
			]
		}),
		box([
			.09,
			.04,
			.09
		], [
			-.13,
			.27,
			-.21
		], palette.teal, {
			bevel: 0,
			turn: [
				0,
				-.5,
				0
			]
		}),
		lathe([
			[.09, 0],
			[.13, .002],
			[.11, .016],
			[.09, .012]
		], [
			.24,
			.01,
			.15
		], palette.sage, { sides: 10 })
	]
};
// src/models/furniture/pottersWheel.ts
var CLAY = "#c99273";
var CLAY_LIGHT = "#ddb091";
var pot = (x, z, r, h) => lathe([
	[0, 0],
	[r * .7, 0],
	[r, h * .4],
	[r * .55, h * .85],
	[r * .72, h],
	[0, h]
], [
	x,
	.86,
	z
], CLAY, {
	sides: 7,
	top: CLAY_LIGHT
});
var pottersWheel = {
	name: "Potter's wheel",
	stands: "floor",
	footprint: [1.3, .84],
	height: 1.28,
	parts: [
		...[-.56, .56].flatMap((x) => [-.34, .34].map((z) => box([
			.11,
			.84,
			.11
		], [
			x,
			0,
			z
		], palette.wood, { bevel: .02 }))),
		...[-.36, .36].map((z) => box([
			1.24,
			.14,
			.08
		], [
			0,
			.68,
			z
		], palette.oak, { bevel: .02 })),
		box([
			.5,
			.06,
			.84
		], [
			.4,
			.8,
			0
		], palette.pine, { bevel: .02 }),
		cylinder(.4, .11, [
			-.16,
			.08,
			0
		], palette.stoneDark, {
			sides: 14,
			bevel: 0
		}),
		cylinder(.05, .66, [
			-.16,
			.18,
			0
		], palette.bark, {
			sides: 6,
			bevel: 0
		}),
		cylinder(.32, .06, [
			-.16,
			.82,
			0
		], palette.stone, {
			sides: 14,
			bevel: 0
		}),
		lathe([
			[0, 0],
			[.16, 0],
			[.23, .16],
			[.17, .34],
			[.21, .4],
			[.17, .4],
			[.12, .3],
			[0, .24]
		], [
			-.16,
			.88,
			0
		], CLAY, {
			sides: 12,
			top: CLAY_LIGHT
		}),
		pot(.4, -.22, .13, .3),
		pot(.44, .18, .1, .2),
		box([
			.12,
			.1,
			.12
		], [
			.24,
			.86,
			.3
		], CLAY_LIGHT, {
			bevel: .03,
			turn: [
				0,
				.4,
				0
			]
		})
	]
};
// src/models/furniture/sawhorse.ts
var ALONG = [
	0,
	0,
	-Math.PI / 2
];
var cross = (x) => [-1, 1].map((s) => box([
	.11,
	.96,
	.11
], [
	x,
	-.02,
	s * .02
], s > 0 ? palette.oak : palette.wood, {
	bevel: .025,
	turn: [
		s * .52,
		0,
		0
	]
}));
var sawhorse = {
	name: "Sawhorse",
	stands: "floor",
	footprint: [1.64, 1.3],
	height: 1.08,
	parts: [
		...cross(-.46),
		...cross(.46),
		box([
			.98,
			.09,
			.09
		], [
			0,
			.34,
			0
		], palette.walnut, { bevel: .02 }),
		cylinder(.19, 1.6, [
			-.8,
			.8,
			0
		], palette.bark, {
			sides: 10,
			bevel: 0,
			turn: ALONG
		}),
		cylinder(.165, 1.62, [
			-.81,
			.8,
			0
		], palette.pine, {
			sides: 10,
			bevel: 0,
			turn: ALONG
		}),
		cylinder(.08, 1.63, [
			-.815,
			.8,
			0
		], palette.oak, {
			sides: 8,
			bevel: 0,
			turn: ALONG
		}),
		box([
			.025,
			.16,
			.9
		], [
			.16,
			.86,
			.06
		], "#c6d0d2", {
			bevel: 0,
			turn: [
				.1,
				0,
				0
			]
		}),
		box([
			.05,
			.22,
			.16
		], [
			.16,
			.76,
			.56
		], palette.brick, {
			bevel: .02,
			turn: [
				.1,
				0,
				0
			]
		}),
		...[
			[.1, .2],
			[.24, .08],
			[.02, .34]
		].map(([x, z]) => ball(.07, [
			x,
			.015,
			z
		], palette.straw, {
			detail: 0,
			squash: .3
		}))
	]
};
// src/models/furniture/sewingTable.ts
var TOP$1 = .92;
var CLOTHS = [
	palette.rose,
	palette.butter,
	interior.denimPale,
	palette.sage,
	palette.cream
];
var machine = [
	box([
		.66,
		.09,
		.26
	], [
		.06,
		TOP$1,
		-.06
	], interior.ironDark, { bevel: .025 }),
	box([
		.13,
		.34,
		.16
	], [
		.3,
		.98,
		-.06
	], interior.ironDark, { bevel: .04 }),
	box([
		.56,
		.12,
		.14
	], [
		.08,
		1.24,
		-.06
	], interior.ironDark, { bevel: .04 }),
	box([
		.1,
		.22,
		.12
	], [
		-.16,
		1.1,
		-.06
	], interior.ironDark, { bevel: .025 }),
	box([
		.02,
		.14,
		.02
	], [
		-.16,
		1,
		-.06
	], "#d6dfe0", { bevel: 0 }),
	box([
		.34,
		.03,
		.145
	], [
		.06,
		1.28,
		-.06
	], palette.brass, { bevel: 0 }),
	cylinder(.15, .05, [
		.37,
		1.22,
		-.06
	], interior.iron, {
		sides: 12,
		bevel: 0,
		turn: [
			0,
			0,
			-Math.PI / 2
		]
	}),
	cylinder(.045, .1, [
		.12,
		1.36,
		-.06
	], palette.brick, {
		sides: 6,
		bevel: 0
	})
];
var patchwork = [
	...repeat(6, (i) => box([
		.185,
		.015,
		.185
	], [
		-.42 + i % 3 * .19,
		TOP$1 + (i % 3 === 2 ? .085 : .008),
		-.02 + Math.floor(i / 3) * .19
	], pick(CLOTHS, 21, i), { bevel: 0 })),
	...repeat(6, (i) => box([
		.185,
		.185,
		.016
	], [
		-.42 + i % 3 * .19,
		.72 - Math.floor(i / 3) * .19,
		.37
	], pick(CLOTHS, 22, i), { bevel: 0 })),
	box([
		.57,
		.012,
		.24
	], [
		-.23,
		.922,
		.25
	], palette.cream, { bevel: 0 })
];
var sewingTable = {
	name: "Sewing table",
	stands: "floor",
	footprint: [1.36, .76],
	height: 1.46,
	parts: [
		...[-.52, .52].flatMap((x) => [
			box([
				.06,
				.84,
				.07
			], [
				x,
				0,
				-.2
			], interior.ironDark, {
				bevel: 0,
				turn: [
					.16,
					0,
					0
				]
			}),
			box([
				.06,
				.84,
				.07
			], [
				x,
				0,
				.2
			], interior.ironDark, {
				bevel: 0,
				turn: [
					-.16,
					0,
					0
				]
			}),
			box([
				.07,
				.06,
				.56
			], [
				x,
				.14,
				0
			], interior.iron, { bevel: 0 }),
			box([
				.08,
				.05,
				.66
			], [
				x,
				0,
				0
			], interior.ironDark, { bevel: .015 })
		]),
		box([
			1.04,
			.05,
			.05
		], [
			0,
			.4,
			-.1
		], interior.iron, { bevel: 0 }),
		box([
			.5,
			.035,
			.3
		], [
			0,
			.12,
			.04
		], interior.ironLight, {
			bevel: 0,
			turn: [
				.14,
				0,
				0
			]
		}),
		box([
			1.36,
			.09,
			.7
		], [
			0,
			.8300000000000001,
			0
		], palette.wood, { bevel: .03 }),
		box([
			.3,
			.16,
			.6
		], [
			.48,
			.67,
			0
		], palette.oak, { bevel: .02 }),
		ball(.035, [
			.48,
			.75,
			.32
		], palette.brass, { detail: 0 }),
		...machine,
		...patchwork,
		ball(.08, [
			-.52,
			.9700000000000001,
			-.22
		], palette.tomato, {
			detail: 0,
			squash: .75
		})
	]
};
// src/models/furniture/spinningWheel.ts
var R = .44;
var HUB = [
	-.2,
	.92,
	0
];
var SPOKES = 6;
var RIM = 14;
var wheel = [
	...repeat(RIM, (i) => {
		const a = (i + .5) / RIM * 2 * Math.PI;
		const long = 2 * Math.PI * R / RIM + .02;
		return box([
			.06,
			long,
			.08
		], [
			HUB[0] + Math.cos(a) * R,
			HUB[1] + Math.sin(a) * R - long / 2,
			0
		], palette.walnut, {
			bevel: 0,
			turn: [
				0,
				0,
				a
			]
		});
	}),
	...repeat(SPOKES, (i) => {
		const a = i / SPOKES * 2 * Math.PI + .2;
		return box([
			.035,
			R,
			.035
		], [
			HUB[0] + Math.cos(a) * R / 2,
			HUB[1] + Math.sin(a) * R / 2 - R / 2,
			0
		], palette.oak, {
			bevel: 0,
			turn: [
				0,
				0,
				a - Math.PI / 2
			]
		});
	}),
	box([
		.13,
		.13,
		.16
	], [
		HUB[0],
		HUB[1] - .065,
		0
	], palette.oak, {
		bevel: .03,
		turn: [
			0,
			0,
			.78
		]
	})
];
var spinningWheel = {
	name: "Spinning wheel",
	stands: "floor",
	footprint: [1.4, .54],
	height: 1.54,
	parts: [
		...[
			[
				-.5,
				0,
				.3
			],
			[
				.46,
				.2,
				-.24
			],
			[
				.46,
				-.2,
				-.24
			]
		].map(([x, z, lean]) => box([
			.08,
			.44,
			.08
		], [
			x,
			-.01,
			z
		], palette.walnut, {
			bevel: .02,
			turn: [
				z * -.6,
				0,
				lean * -.6
			]
		})),
		box([
			1.2,
			.09,
			.3
		], [
			0,
			.38,
			0
		], palette.wood, {
			bevel: .03,
			turn: [
				0,
				0,
				.12
			]
		}),
		...[-.09, .09].map((z) => box([
			.07,
			.54,
			.05
		], [
			HUB[0],
			.42,
			z
		], palette.oak, { bevel: .015 })),
		...wheel,
		box([
			.07,
			.34,
			.07
		], [
			.44,
			.48,
			.08
		], palette.oak, { bevel: .015 }),
		cylinder(.09, .24, [
			.44,
			.76,
			-.12
		], palette.cream, {
			sides: 8,
			bevel: 0,
			turn: [
				Math.PI / 2,
				0,
				0
			]
		}),
		box([
			.6,
			.015,
			.015
		], [
			.13,
			.74,
			0
		], palette.white, {
			bevel: 0,
			turn: [
				0,
				0,
				-.75
			]
		}),
		cylinder(.025, .9, [
			.56,
			.44,
			-.1
		], palette.walnut, {
			sides: 5,
			bevel: 0
		}),
		ball(.17, [
			.56,
			1.3,
			-.1
		], palette.white, {
			detail: 1,
			flat: true,
			rough: .1,
			stretch: [
				.8,
				1.3,
				.8
			]
		}),
		box([
			.12,
			.045,
			.3
		], [
			.56,
			1.18,
			-.1
		], palette.rose, {
			bevel: 0,
			turn: [
				0,
				.6,
				0
			]
		}),
		box([
			.34,
			.04,
			.2
		], [
			-.02,
			.1,
			0
		], palette.oak, { bevel: .012 })
	]
};
// src/models/furniture/stepladder.ts
var LEAN = .24;
var rails = (s, colour) => [-1, 1].map((x) => box([
	.07,
	1.7,
	.11
], [
	x * .32,
	-.02,
	s * .22
], colour, {
	bevel: .02,
	turn: [
		-s * LEAN,
		0,
		-x * .05
	]
}));
var stepladder = {
	name: "Stepladder",
	stands: "floor",
	footprint: [.8, .96],
	height: 1.72,
	parts: [
		...rails(1, palette.oak),
		...rails(-1, palette.wood),
		...[
			.34,
			.72,
			1.1
		].map((y, i) => box([
			.64 - i * .04,
			.06,
			.24
		], [
			0,
			y,
			.36 - y * .235
		], palette.pine, { bevel: .015 })),
		box([
			.66,
			.07,
			.36
		], [
			0,
			1.6,
			0
		], palette.pine, { bevel: .025 }),
		box([
			.6,
			.06,
			.05
		], [
			0,
			.5,
			-.3
		], palette.wood, { bevel: 0 }),
		...[-.28, .28].map((x) => box([
			.02,
			.02,
			.44
		], [
			x,
			.64,
			.02
		], palette.stoneDark, { bevel: 0 })),
		box([
			.16,
			.012,
			.12
		], [
			.12,
			.78,
			.2
		], palette.teal, { bevel: 0 }),
		box([
			.05,
			.14,
			.012
		], [
			.16,
			.66,
			.32
		], palette.teal, { bevel: 0 }),
		box([
			.09,
			.012,
			.08
		], [
			-.14,
			.4,
			.3
		], palette.butter, { bevel: 0 }),
		box([
			.05,
			.03,
			.22
		], [
			-.08,
			1.67,
			.02
		], palette.walnut, {
			bevel: 0,
			turn: [
				0,
				.7,
				0
			]
		}),
		box([
			.11,
			.05,
			.06
		], [
			.02,
			1.665,
			.12
		], palette.brass, {
			bevel: 0,
			turn: [
				0,
				.7,
				0
			]
		}),
		box([
			.11,
			.05,
			.11
		], [
			.08,
			1.665,
			.18
		], palette.teal, {
			bevel: .02,
			turn: [
				0,
				.7,
				0
			]
		})
	]
};
// src/models/furniture/toolbox.ts
var END = [
	[-.2, 0],
	[.2, 0],
	[.2, .22],
	[.07, .44],
	[-.07, .44],
	[-.2, .22]
];
var toolbox = {
	name: "Toolbox",
	stands: "surface",
	footprint: [.9, .4],
	height: .62,
	parts: [
		...[-.4, .4].map((x) => slab(END, .05, [
			x,
			0,
			0
		], palette.brick, {
			bevel: .015,
			turn: [
				0,
				Math.PI / 2,
				0
			]
		})),
		...[-.18, .18].map((z) => box([
			.78,
			.2,
			.04
		], [
			0,
			.02,
			z
		], interior.russetLight)),
		box([
			.78,
			.05,
			.36
		], [
			0,
			0,
			0
		], palette.brickDark, { bevel: 0 }),
		cylinder(.03, .86, [
			-.43,
			.38,
			0
		], palette.pine, {
			sides: 6,
			bevel: 0,
			turn: [
				0,
				0,
				-Math.PI / 2
			]
		}),
		box([
			.05,
			.46,
			.05
		], [
			-.2,
			.08,
			.1
		], palette.oak, {
			bevel: 0,
			turn: [
				.1,
				0,
				.5
			]
		}),
		box([
			.22,
			.09,
			.09
		], [
			-.33,
			.46,
			.12
		], interior.iron, {
			bevel: 0,
			turn: [
				.1,
				0,
				.5
			]
		}),
		box([
			.3,
			.2,
			.015
		], [
			.16,
			.14,
			-.08
		], "#c6d0d2", {
			bevel: 0,
			turn: [
				0,
				0,
				-.3
			]
		}),
		box([
			.16,
			.13,
			.05
		], [
			.31,
			.23,
			-.08
		], palette.wood, {
			bevel: .02,
			turn: [
				0,
				0,
				-.3
			]
		}),
		...[.02, .12].map((x, i) => cylinder(.03, .36, [
			x,
			.06,
			.1
		], i ? palette.honey : palette.teal, {
			sides: 6,
			bevel: 0,
			turn: [
				0,
				0,
				-.2
			]
		})),
		box([
			.1,
			.08,
			.14
		], [
			.28,
			.06,
			.08
		], palette.butter, { bevel: .02 })
	]
};
// src/models/furniture/toolRack.ts
var Z = .09;
var saw = [
	box([
		.62,
		.15,
		.02
	], [
		-.36,
		.93,
		Z
	], "#c6d0d2", {
		bevel: 0,
		turn: [
			0,
			0,
			-.06
		]
	}),
	box([
		.56,
		.05,
		.02
	], [
		-.38,
		.9,
		Z
	], "#aab6ba", {
		bevel: 0,
		turn: [
			0,
			0,
			-.06
		]
	}),
	box([
		.17,
		.2,
		.05
	], [
		-.72,
		.93,
		Z
	], palette.wood, { bevel: .025 }),
	box([
		.06,
		.09,
		.06
	], [
		-.72,
		.985,
		Z
	], palette.straw, { bevel: 0 })
];
var hammer = [box([
	.045,
	.5,
	.045
], [
	.2,
	.62,
	Z
], palette.oak, { bevel: .015 }), box([
	.28,
	.1,
	.1
], [
	.2,
	1.08,
	Z
], interior.iron, { bevel: .02 })];
var chisel = (x, i) => [box([
	.04 + i * .015,
	.24,
	.02
], [
	x,
	.28,
	Z
], "#c6d0d2", { bevel: 0 }), cylinder(.035, .16, [
	x,
	.5,
	Z
], i % 2 ? palette.brick : palette.honey, {
	sides: 5,
	bevel: 0,
	upper: .045
})];
var square = [box([
	.07,
	.34,
	.03
], [
	.52,
	.82,
	Z
], palette.walnut, { bevel: 0 }), box([
	.3,
	.07,
	.02
], [
	.64,
	1.09,
	Z
], palette.brass, { bevel: 0 })];
/** A painted outline where the spanner should hang. */
var lent = [box([
	.06,
	.3,
	.006
], [
	.66,
	.3,
	.056
], palette.cream, { bevel: 0 }), lathe([
	[.05, 0],
	[.1, 0],
	[.1, .008]
], [
	.66,
	.66,
	.054
], palette.cream, {
	sides: 10,
	turn: [
		Math.PI / 2,
		0,
		0
	]
})];
var toolRack = {
	name: "Tool board",
	stands: "wall",
	footprint: [1.86, .18],
	height: 1.48,
	parts: [
		...repeat(4, (i) => box([
			1.78,
			.31,
			.05
		], [
			0,
			.03 + i * .315,
			.025
		], i % 2 ? palette.sage : interior.moss, { bevel: .012 })),
		box([
			1.86,
			.07,
			.18
		], [
			0,
			1.28,
			.09
		], palette.walnut, { bevel: .025 }),
		box([
			.9,
			.06,
			.14
		], [
			-.3,
			.44,
			.09
		], palette.oak, { bevel: .015 }),
		...[
			-.64,
			-.46,
			-.28,
			-.1
		].flatMap(chisel),
		...saw,
		...hammer,
		...square,
		...lent,
		cylinder(.09, .14, [
			.7,
			1.34,
			.09
		], palette.terracotta, {
			sides: 8,
			bevel: 0
		}),
		box([
			.3,
			.09,
			.13
		], [
			-.5,
			1.35,
			.09
		], palette.straw, { bevel: .02 })
	]
};
// src/models/furniture/workbench.ts
var TOP = .98;
var vice = [
	box([
		.42,
		.3,
		.1
	], [
		-.72,
		.64,
		.5
	], palette.oak, { bevel: .025 }),
	cylinder(.035, .14, [
		-.72,
		.72,
		.5
	], interior.iron, {
		sides: 6,
		bevel: 0,
		turn: [
			Math.PI / 2,
			0,
			0
		]
	}),
	box([
		.03,
		.32,
		.03
	], [
		-.72,
		.57,
		.63
	], palette.brass, {
		bevel: 0,
		turn: [
			0,
			0,
			.5
		]
	})
];
var plane = [
	box([
		.44,
		.1,
		.15
	], [
		.3,
		TOP,
		.02
	], palette.wood, {
		bevel: .02,
		turn: [
			0,
			.24,
			0
		]
	}),
	box([
		.05,
		.16,
		.1
	], [
		.3,
		1.04,
		.02
	], interior.ironLight, {
		bevel: 0,
		turn: [
			0,
			.24,
			.5
		]
	}),
	box([
		.07,
		.16,
		.05
	], [
		.16,
		1.06,
		.055
	], palette.walnut, {
		bevel: .02,
		turn: [
			0,
			.24,
			.3
		]
	}),
	...repeat(3, (i) => lathe([
		[.03, 0],
		[.045, .03],
		[.045, .07]
	], [
		.6 + i % 2 * .15,
		TOP,
		-.2 + i * .12
	], palette.pine, {
		sides: 6,
		turn: [
			i,
			0,
			.9
		]
	}))
];
var workbench = {
	name: "Workbench",
	stands: "floor",
	footprint: [2.2, 1.3],
	height: 1.22,
	parts: [
		...[-.9, .9].flatMap((x) => [-.28, .28].map((z) => box([
			.17,
			.88,
			.17
		], [
			x,
			0,
			z
		], palette.wood, { bevel: .03 }))),
		...[-.28, .28].map((z) => box([
			1.8,
			.14,
			.08
		], [
			0,
			.7,
			z
		], palette.wood, { bevel: .02 })),
		box([
			1.72,
			.05,
			.56
		], [
			0,
			.22,
			0
		], palette.oak, { bevel: .015 }),
		...repeat(2, (i) => box([
			2.2,
			.12,
			.44
		], [
			0,
			.86,
			-.225 + i * .45
		], i ? palette.pine : palette.oak, { bevel: .03 })),
		...vice,
		...plane,
		box([
			.34,
			.05,
			.03
		], [
			-.3,
			TOP,
			-.2
		], palette.honey, {
			bevel: 0,
			turn: [
				0,
				.3,
				0
			]
		}),
		box([
			.5,
			.012,
			.1
		], [
			-.66,
			TOP,
			-.14
		], palette.slateLight, {
			bevel: 0,
			turn: [
				0,
				-.2,
				0
			]
		}),
		box([
			.16,
			.04,
			.12
		], [
			-.96,
			TOP,
			-.2
		], palette.bark, {
			bevel: .012,
			turn: [
				0,
				-.2,
				0
			]
		}),
		...repeat(5, (i) => box([
			between(.5, .9, 8, i),
			.1,
			.12
		], [
			-.36 + i % 2 * .16,
			.27 + (i > 2 ? .1 : 0),
			-.16 + i % 3 * .16
		], i % 2 ? palette.pine : palette.walnut, { bevel: 0 })),
		cylinder(.13, .24, [
			.6,
			.27,
			.02
		], palette.brick, {
			sides: 8,
			bevel: 0
		})
	]
};
// src/models/furniture/yarnBasket.ts
var WOOLS = [
	palette.rose,
	palette.butter,
	palette.teal,
	interior.denim,
	palette.cream
];
var clew = (r, x, y, z, colour) => [ball(r, [
	x,
	y,
	z
], colour, { detail: 1 }), ...[
	.4,
	1.5,
	2.6
].map((a) => cylinder(r * 1.02, .035, [
	x,
	y - .0175,
	z
], colour, {
	sides: 14,
	bevel: .01,
	turn: [
		a,
		a * 2,
		.5
	]
}))];
var yarnBasket = {
	name: "Wool basket",
	stands: "floor",
	footprint: [1.14, .84],
	height: .92,
	parts: [
		...repeat(4, (i) => {
			const r = .27 + i * .026;
			return lathe([
				[0, 0],
				[r, 0],
				[r + .03, .045],
				[r, .09],
				[0, .09]
			], [
				0,
				i * .085,
				0
			], i % 2 ? palette.straw : palette.strawDark, { sides: 14 });
		}),
		...repeat(4, (i) => clew(.15, Math.cos(i * 1.6) * .16, .4 + i % 2 * .05, Math.sin(i * 1.6) * .16, WOOLS[i])),
		...clew(.13, .43, .13, .28, WOOLS[0]),
		...[-.3, .25].flatMap((lean) => [cylinder(.014, .56, [
			0,
			.36,
			-.04
		], palette.walnut, {
			sides: 6,
			bevel: .003,
			turn: [
				-.2,
				0,
				lean
			]
		}), ball(.03, [
			-Math.sin(lean) * .56,
			.36 + Math.cos(lean) * .54,
			-.15
		], palette.brick, { detail: 0 })])
	]
};
// src/models/catalogue/workshop.ts
var workshop = [
	item("workshop", "workbench", workbench, {
		surface: top$1(.98, 2.1, .8),
		tint: [
			"wood",
			palette.oak,
			palette.pine,
			palette.wood
		]
	}),
	item("workshop", "anvil", anvil, { lights: spots("ember", [
		-.12,
		.98,
		0
	]) }),
	item("workshop", "grindstone", grindstone),
	item("workshop", "sawhorse", sawhorse),
	item("workshop", "spinning-wheel", spinningWheel, { tint: [
		"wood",
		palette.oak,
		palette.wood,
		palette.walnut
	] }),
	item("workshop", "sewing-table", sewingTable, { tint: [
		"wood",
		palette.wood,
		palette.oak
	] }),
	item("workshop", "potters-wheel", pottersWheel, { tint: [
		"wood",
		palette.oak,
		palette.pine,
		palette.wood
	] }),
	item("workshop", "stepladder", stepladder, { tint: [
		"wood",
		palette.oak,
		palette.pine,
		palette.wood
	] }),
	item("workshop", "easel", easel),
	item("workshop", "wool-basket", yarnBasket),
	item("workshop", "storm-lantern", lantern, {
		places: ["floor", "surface"],
		lights: spots("lantern", [
			0,
			.22,
			0
		])
	}),
	item("workshop", "toolbox", toolbox, { tint: [
		"enamel",
		palette.brick,
		interior.russetLight,
		palette.brickDark
	] }),
	item("workshop", "paint-pots", paintPots),
	item("workshop", "tool-board", toolRack, {
		hangsAt: 1.5,
		tint: [
			"wood",
			palette.sage,
			void 0,
			interior.moss
		]
	})
];
// src/models/catalogue/catalogue.ts
var catalogue = [
	...bedroom,
	...kitchen,
	...parlour,
	...workshop,
	...nursery,
	...garden,
	...harvest,
	...winter
];
new Map(catalogue.map((item) => [item.id, item]));
// src/room/catalogue/lookUp.ts
var allItems = [...catalogue, ...ownPieces];
var byId = new Map(allItems.map((item) => [item.id, item]));
var catalogueItem = (id) => byId.get(id);
// src/room/catalogue/partsOf.ts
var asMade = /* @__PURE__ */ new Map();
function partsAsMade(id) {
	const known = asMade.get(id);
	if (known) return known;
	const item = catalogueItem(id);
	if (!item) return [];
	const [x, z] = middleOf(item);
	const parts = x === 0 && z === 0 ? item.model.parts : moved(item.model.parts, [
		-x,
		0,
		-z
	]);
	asMade.set(id, parts);
	return parts;
}
/** Glass over a cold wick. */
var COLD = "#cdb892";
var putOut = (part) => part.glow ? {
	...part,
	glow: false,
	colour: COLD,
	top: COLD
} : part;
/** Wall pieces have their back on z = 0. */
function partsOf(id, look = {}) {
	const { tint, isLit = true, hasPicture = false } = look;
	let parts = partsAsMade(id);
	if (hasPicture) parts = withoutArt(id, parts);
	const colours = catalogueItem(id)?.tints.find((each) => each.id === tint)?.colours;
	if (colours) parts = recoloured(parts, colours);
	return isLit ? parts : parts.map(putOut);
}
export { cylinder as a, placed as c, slab as d, useSize as f, box as i, prism as l, partMesh as n, lathe as o, ball as r, moved as s, partsOf as t, repeat as u };
