import { n as refuse, t as accept } from "./result-CkHZMt8G.mjs";
import { C as wallSpot, S as spotOf, _ as wallsInSight, b as inScene, d as outlines, g as layers, i as eyeFrom, m as thingsTeller, o as framing, r as roomLights, s as ghostShown, t as stageSight, v as RAISED, x as lengthOf, y as alongInWall } from "./stageSight-BJkQrjh9.mjs";
import { a as trianglesGeometry, i as rectanglesGeometry, n as openRenderer, o as bloomTexture, r as paintedRectangles, t as sunlight } from "./sunlight-DCwZKDUL.mjs";
import { n as sides } from "./room-BqyOiuDk.mjs";
import { r as SIDE } from "./units-D-ro_4_q.mjs";
import { n as lightKinds } from "./snap-DXQ8zXqW.mjs";
import { n as lightsOf } from "./rows-Ct2cmVWh.mjs";
import { r as openingSizeAt } from "./openings-B2DJFUcZ.mjs";
import { t as pictureAt } from "./pictureFrames-CxruM5LC.mjs";
import { t as pictureKey } from "./picturesIn-DrY15gK6.mjs";
import { l as openModelWorker } from "./RoomDesigner-N83TRq4y.mjs";
import { AddEquation, AdditiveBlending, BatchedMesh, BufferAttribute, BufferGeometry, CanvasTexture, Color, CustomBlending, DoubleSide, DstColorFactor, GreaterDepth, Group, InstancedBufferAttribute, InstancedBufferGeometry, LinearMipmapLinearFilter, Matrix4, Mesh, MeshBasicMaterial, MeshLambertMaterial, NotEqualStencilFunc, OneFactor, OrthographicCamera, PerspectiveCamera, Plane, PlaneGeometry, PointLight, ReplaceStencilOp, SRGBColorSpace, ShaderMaterial, Vector2, Vector3, ZeroFactor } from "three";
// src/models/catalogue/openingRects.ts
/** Through the wall; `at` is the middle of the opening along it. */
function holeOf({ hole, foot }, at) {
	if (!hole) return null;
	return {
		left: at - hole.width / 2,
		right: at + hole.width / 2,
		bottom: foot,
		top: foot + hole.height
	};
}
/** On the face of the wall, where no pattern is laid. */
function bareOf({ bare, foot, hole, tall }, at) {
	const top = foot + (hole?.height ?? tall);
	return {
		left: at - bare / 2,
		right: at + bare / 2,
		bottom: foot,
		top
	};
}
// src/models/catalogue/rects.ts
var THINNEST = .015;
var real = (r) => r.right - r.left > THINNEST && r.top - r.bottom > THINNEST;
function without(rect, hole) {
	if (hole.left >= rect.right || hole.right <= rect.left || hole.bottom >= rect.top || hole.top <= rect.bottom) return [rect];
	const left = Math.max(rect.left, hole.left);
	const right = Math.min(rect.right, hole.right);
	return [
		{
			...rect,
			right: left
		},
		{
			...rect,
			left: right
		},
		{
			left,
			right,
			bottom: rect.bottom,
			top: hole.bottom
		},
		{
			left,
			right,
			bottom: hole.top,
			top: rect.top
		}
	].filter(real);
}
var clipped = (rect, holes) => holes.reduce((left, hole) => left.flatMap((one) => without(one, hole)), [rect]);
// src/room/shapes/wallOpenings.ts
function openedIn({ openings }) {
	const set = openings.flatMap(({ model, at, up }) => {
		const size = openingSizeAt(model, up);
		return size ? [{
			size,
			at
		}] : [];
	});
	return {
		holes: set.flatMap(({ size, at }) => holeOf(size, at) ?? []),
		bare: set.map(({ size, at }) => bareOf(size, at))
	};
}
// src/room/stage/pictures/pictureQuads.ts
var wholePart = {
	u: [0, 1],
	v: [0, 1]
};
function framedQuad(item, placed, layer, document, raised = 0) {
	const at = pictureAt(item.model);
	if (!item.picture || !at) return [];
	const foot = spotOf(placed, document.shell.size);
	const spot = {
		...foot,
		y: foot.y + raised
	};
	const { width: w, height: h } = at;
	const frame = (a, b) => inScene(spot, at.isLying ? [
		at.x + a,
		at.y + .012,
		at.z - b
	] : [
		at.x + a,
		at.y + b,
		at.z + .006
	]);
	const normal = at.isLying ? [
		0,
		1,
		0
	] : inScene({
		...spot,
		x: 0,
		y: 0,
		z: 0
	}, [
		0,
		0,
		1
	]);
	return [{
		layer,
		picture: item.picture,
		normal,
		part: wholePart,
		aspect: w / h,
		isOutside: false,
		corners: [
			frame(-w / 2, -h / 2),
			frame(w / 2, -h / 2),
			frame(w / 2, h / 2),
			frame(-w / 2, h / 2)
		]
	}];
}
/** Where the face of a plain wall is, and where the country behind a window is. */
var FACE = .012;
var OUTSIDE = -.14;
function shellQuads({ shell }, walls) {
	const { size, floor, backdrop } = shell;
	const quads = [];
	for (const side of sides) {
		const wanted = walls[side];
		const spot = wallSpot(side, size);
		const normal = inScene({
			...spot,
			x: 0,
			y: 0,
			z: 0
		}, [
			0,
			0,
			1
		]);
		const { picture } = shell.walls[side];
		if (!picture && !backdrop) continue;
		const { holes, bare } = openedIn(wanted);
		const add = (picture, rect, whole, z, isOutside) => {
			const { left: l, right: r, bottom: b, top: t } = rect;
			const [w, h] = [whole.right - whole.left, whole.top - whole.bottom];
			quads.push({
				layer: side,
				picture,
				normal,
				isOutside,
				aspect: w / h,
				corners: [
					inScene(spot, [
						l,
						b,
						z
					]),
					inScene(spot, [
						r,
						b,
						z
					]),
					inScene(spot, [
						r,
						t,
						z
					]),
					inScene(spot, [
						l,
						t,
						z
					])
				],
				part: {
					u: [(l - whole.left) / w, (r - whole.left) / w],
					v: [(b - whole.bottom) / h, (t - whole.bottom) / h]
				}
			});
		};
		const half = wanted.length / 2;
		const whole = {
			left: -half,
			right: half,
			bottom: 0,
			top: size.height / 4 - .12
		};
		if (picture) for (const rect of clipped(whole, bare)) add(picture, rect, whole, FACE, false);
		if (backdrop) for (const hole of holes) add(backdrop, hole, hole, OUTSIDE, true);
	}
	if (floor.picture) {
		const [w, d] = [size.columns / 2, size.rows / 2];
		quads.push({
			layer: "room",
			picture: floor.picture,
			part: wholePart,
			isOutside: false,
			normal: [
				0,
				1,
				0
			],
			aspect: w / d,
			corners: [
				[
					-w,
					FACE,
					d
				],
				[
					w,
					FACE,
					d
				],
				[
					w,
					FACE,
					-d
				],
				[
					-w,
					FACE,
					-d
				]
			]
		});
	}
	return quads;
}
/** The middle of a picture that covers a rectangle: which part of it is seen. */
function covered(picture, rectangle) {
	return picture > rectangle ? {
		u: rectangle / picture,
		v: 1
	} : {
		u: 1,
		v: picture / rectangle
	};
}
// src/scene/frames/motion.ts
/** Slow, quick, slow. */
var eased = (way) => way < .5 ? 4 * way ** 3 : 1 - (-2 * way + 2) ** 3 / 2;
/** `isStill` tells whether the visitor wants no movement: then everything is where it goes at once. */
function motion(isStill, ask) {
	const running = /* @__PURE__ */ new Map();
	return {
		start(name, lasts, move, done = () => {}) {
			if (lasts <= 0 || isStill()) {
				running.delete(name);
				move(1);
				done();
			} else {
				move(0);
				running.set(name, {
					lasts,
					move,
					done,
					from: null
				});
			}
			ask();
		},
		step(now) {
			for (const [name, one] of [...running]) {
				one.from ??= now;
				const way = Math.min(1, (now - one.from) / one.lasts);
				one.move(eased(way));
				if (way < 1) continue;
				running.delete(name);
				one.done();
			}
			return running.size > 0;
		}
	};
}
// src/room/shapes/shape.ts
/** Alike for what looks alike; the fields of each kind are always written in one order. */
var keyOf = (wanted) => JSON.stringify(wanted);
// src/room/shapes/shade.ts
/** The plum that creases go to, as the renderer counts colours. */
var CREASE = [
	.147,
	.053,
	.084
];
/** Shade lies this far over the floor, and so over rugs, and before walls, and so before panelling. */
var LIFT = .055;
var REACH = .9;
var DARKEST = .34;
var STEPS = [
	0,
	.06,
	.16,
	.32,
	.6,
	REACH
];
var dark = (away) => away >= REACH ? 0 : DARKEST * (1 - away / REACH) ** 2;
function patched(patches) {
	const position = [];
	const normal = [];
	const color = [];
	const index = [];
	for (const { columns, lines, at, dark: darkAt, normal: up } of patches) {
		const first = position.length / 3;
		for (const line of lines) for (const column of columns) {
			const d = darkAt(column, line);
			position.push(...at(column, line));
			normal.push(...up);
			color.push(...CREASE.map((tone) => 1 - d + d * tone));
		}
		const across = columns.length;
		for (let j = 0; j + 1 < lines.length; j++) for (let i = 0; i + 1 < across; i++) {
			const a = first + j * across + i;
			index.push(a, a + 1, a + across + 1, a, a + across + 1, a + across);
		}
	}
	return {
		position: new Float32Array(position),
		normal: new Float32Array(normal),
		color: new Float32Array(color),
		index: new Uint32Array(index)
	};
}
/** Up a corner at the origin, whose walls run along +x and +z. */
var cornerShade = (height) => patched([{
	columns: STEPS,
	lines: [0, height],
	normal: [
		0,
		0,
		1
	],
	at: (x, y) => [
		x + LIFT,
		y,
		LIFT
	],
	dark: (x) => dark(x)
}, {
	columns: [...STEPS].reverse(),
	lines: [0, height],
	normal: [
		1,
		0,
		0
	],
	at: (z, y) => [
		LIFT,
		y,
		z + LIFT
	],
	dark: (z) => dark(z)
}]);
// src/room/stage/things/growingBatchScene.ts
var FIRST = {
	things: 64,
	corners: 16384,
	indices: 32768
};
function growingBatch(material) {
	const mesh = new BatchedMesh(FIRST.things, FIRST.corners, FIRST.indices, material);
	mesh.sortObjects = false;
	const shapes = /* @__PURE__ */ new Map();
	let room = { ...FIRST };
	let used = {
		things: 0,
		corners: 0,
		indices: 0
	};
	const changed = () => {
		mesh.boundingSphere = null;
	};
	function shapeId(key, shape) {
		const known = shapes.get(key);
		if (known !== void 0) return known;
		const corners = used.corners + shape.position.length / 3;
		const indices = used.indices + shape.index.length;
		if (corners > room.corners || indices > room.indices) {
			room = {
				things: room.things,
				corners: Math.max(room.corners * 2, corners),
				indices: Math.max(room.indices * 2, indices)
			};
			mesh.setGeometrySize(room.corners, room.indices);
		}
		used = {
			things: used.things,
			corners,
			indices
		};
		const id = mesh.addGeometry(trianglesGeometry(shape));
		shapes.set(key, id);
		return id;
	}
	return {
		mesh,
		add(key, shape, matrix) {
			const id = shapeId(key, shape);
			if (used.things === room.things) {
				room = {
					...room,
					things: room.things * 2
				};
				mesh.setInstanceCount(room.things);
			}
			const at = mesh.addInstance(id);
			used = {
				...used,
				things: used.things + 1
			};
			mesh.setMatrixAt(at, matrix);
			changed();
			return at;
		},
		move: (at, matrix) => {
			mesh.setMatrixAt(at, matrix);
			changed();
		},
		tint: (at, colour) => {
			mesh.setColorAt(at, colour);
		},
		drop(at) {
			mesh.deleteInstance(at);
			used = {
				...used,
				things: used.things - 1
			};
			changed();
		},
		dispose: () => mesh.dispose()
	};
}
// src/room/stage/things/itemsScene.ts
/** Its colours are multiplied. */
var tones = {
	plain: new Color(1, 1, 1),
	chosen: new Color(1.16, 1.2, 1.02),
	borrowed: new Color(.9, .82, 1.12)
};
var matrixOf = ({ x, y, z, turn }) => new Matrix4().makeRotationY(turn * Math.PI / 2).setPosition(x, y, z);
var shadeMatrix = (spot, isUpright) => matrixOf(spot).multiply(isUpright ? new Matrix4().makeTranslation(0, 0, LIFT) : new Matrix4().makeTranslation(0, spot.y > 0 ? .012 : LIFT, 0));
var kinds = [
	"solid",
	"glow",
	"blot"
];
function itemsScene(layers, builder, changed) {
	const batches = /* @__PURE__ */ new Map();
	const standing = /* @__PURE__ */ new Map();
	let wanted = /* @__PURE__ */ new Map();
	let isOpen = true;
	function batch(layer, kind) {
		const key = `${layer} ${kind}`;
		let found = batches.get(key);
		if (!found) {
			const { group, materials } = layers.of(layer);
			found = growingBatch(materials[kind]);
			found.mesh.castShadow = found.mesh.receiveShadow = kind === "solid";
			found.mesh.renderOrder = kind === "solid" ? 0 : kind === "blot" ? 1 : 2;
			group.add(found.mesh);
			batches.set(key, found);
		}
		return found;
	}
	const isUpright = ({ placed }) => placed.item.at.kind === "wall";
	function drop({ thing, at }) {
		for (const kind of kinds) if (at[kind] !== void 0) batch(thing.layer, kind).drop(at[kind]);
		standing.delete(thing.id);
	}
	function stand(thing, key, shape) {
		const before = standing.get(thing.id);
		if (before) drop(before);
		const at = {};
		for (const kind of kinds) {
			const part = shape[kind];
			if (!part || kind === "blot" && thing.placed.model.isFooted) continue;
			const matrix = kind === "blot" ? shadeMatrix(thing.spot, isUpright(thing)) : matrixOf(thing.spot);
			at[kind] = batch(thing.layer, kind).add(key, part, matrix);
			if (kind !== "blot") batch(thing.layer, kind).tint(at[kind], tones[thing.tone]);
		}
		standing.set(thing.id, {
			thing,
			key,
			shape,
			at
		});
	}
	function move(before, thing) {
		for (const kind of kinds) {
			const at = before.at[kind];
			if (at === void 0) continue;
			const matrix = kind === "blot" ? shadeMatrix(thing.spot, isUpright(thing)) : matrixOf(thing.spot);
			batch(thing.layer, kind).move(at, matrix);
			if (kind !== "blot") batch(thing.layer, kind).tint(at, tones[thing.tone]);
		}
		standing.set(thing.id, {
			...before,
			thing
		});
	}
	async function standLater(thing, key) {
		const shape = await builder.build(thing.wanted);
		const now = wanted.get(thing.id);
		if (!isOpen || !now || keyOf(now.wanted) !== key) return;
		if (standing.get(thing.id)?.key === key) return;
		stand(now, key, shape);
		changed();
	}
	return {
		show(things) {
			wanted = things;
			let isChanged = false;
			for (const before of [...standing.values()]) if (!things.has(before.thing.id)) {
				drop(before);
				isChanged = true;
			}
			for (const thing of things.values()) {
				const before = standing.get(thing.id);
				if (before?.thing === thing) continue;
				const key = keyOf(thing.wanted);
				if (before && before.key === key && before.thing.layer === thing.layer) {
					move(before, thing);
					isChanged = true;
					continue;
				}
				const shape = builder.known(thing.wanted);
				if (shape) stand(thing, key, shape);
				else standLater(thing, key);
				isChanged ||= shape !== null;
			}
			return isChanged;
		},
		squash(id, height) {
			const found = standing.get(id);
			if (!found) return;
			const squeezed = new Matrix4().makeScale(1 + (1 - height) / 2, height, 1 + (1 - height) / 2);
			for (const kind of ["solid", "glow"]) if (found.at[kind] !== void 0) batch(found.thing.layer, kind).move(found.at[kind], matrixOf(found.thing.spot).multiply(squeezed));
		},
		*bodies() {
			for (const { thing, shape, key } of standing.values()) yield {
				id: thing.id,
				spot: thing.spot,
				layer: thing.layer,
				shape,
				key
			};
		},
		dispose() {
			isOpen = false;
			for (const one of batches.values()) one.dispose();
		}
	};
}
// src/scene/renderer/facingSquares.ts
function facingSquares(material, order) {
	const plane = new PlaneGeometry(1, 1);
	const mesh = new Mesh(new InstancedBufferGeometry(), material);
	mesh.frustumCulled = false;
	mesh.visible = false;
	mesh.renderOrder = order;
	return {
		mesh,
		show(count, values) {
			mesh.visible = count > 0;
			if (!mesh.visible) return;
			mesh.geometry.dispose();
			const geometry = new InstancedBufferGeometry();
			geometry.index = plane.index;
			geometry.setAttribute("position", plane.getAttribute("position"));
			geometry.setAttribute("uv", plane.getAttribute("uv"));
			for (const [name, all] of Object.entries(values)) {
				const size = all[0].length;
				geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(all.flat()), size));
			}
			geometry.instanceCount = count;
			mesh.geometry = geometry;
		},
		dispose() {
			for (const one of [plane, mesh.geometry]) one.dispose();
		}
	};
}
// src/room/stage/hand/numbersScene.ts
var CELL = 64;
var ACROSS$1 = 8;
var DOWN = Math.ceil((SIDE.most + 1) / ACROSS$1);
var SIZE = .46;
function digits() {
	const canvas = document.createElement("canvas");
	canvas.width = 512;
	canvas.height = DOWN * CELL;
	const paint = canvas.getContext("2d");
	if (paint) {
		paint.font = `600 ${CELL * .56}px "Fredoka Variable", Fredoka, sans-serif`;
		paint.textAlign = "center";
		paint.textBaseline = "middle";
		paint.fillStyle = "#fff";
		for (let i = 1; i <= SIDE.most; i++) paint.fillText(`${i}`, (i % ACROSS$1 + .5) * CELL, (Math.floor(i / ACROSS$1) + .53) * CELL);
	}
	return new CanvasTexture(canvas);
}
function numbersScene() {
	const texture = digits();
	const material = new ShaderMaterial({
		uniforms: {
			digits: { value: texture },
			disc: { value: new Color("#4f6b1b").convertLinearToSRGB() }
		},
		vertexShader: `
      attribute vec4 spot;
      attribute float current;
      varying vec2 at;
      varying vec2 cell;
      varying float isCurrent;
      void main() {
        at = uv;
        isCurrent = current;
        float row = floor(spot.w / ${ACROSS$1}.0);
        cell = vec2(spot.w - row * ${ACROSS$1}.0, ${DOWN}.0 - 1.0 - row);
        vec4 middle = modelViewMatrix * vec4(spot.xyz, 1.0);
        middle.xy += position.xy * ${SIZE} * mix(1.0, 1.12, current);
        gl_Position = projectionMatrix * middle;
      }`,
		fragmentShader: `
      uniform sampler2D digits;
      uniform vec3 disc;
      varying vec2 at;
      varying vec2 cell;
      varying float isCurrent;
      void main() {
        float digit = texture2D(digits, (cell + at) / vec2(${ACROSS$1}.0, ${DOWN}.0)).a;
        float away = length(at - 0.5);
        float round = isCurrent * (1.0 - smoothstep(0.44, 0.47, away));
        float alpha = max(digit * mix(0.85, 1.0, isCurrent), round);
        vec3 colour = mix(disc, vec3(1.0, 0.98, 0.93), digit);
        gl_FragColor = vec4(mix(vec3(1.0, 0.98, 0.93), colour, isCurrent), alpha);
      }`,
		transparent: true,
		depthTest: false,
		depthWrite: false
	});
	const squares = facingSquares(material, 6);
	return {
		mesh: squares.mesh,
		show(numbers) {
			squares.show(numbers.length, {
				spot: numbers.map(({ at, number }) => [...at, number]),
				current: numbers.map(({ isCurrent }) => [isCurrent ? 1 : 0])
			});
		},
		dispose() {
			for (const one of [
				squares,
				material,
				texture
			]) one.dispose();
		}
	};
}
// src/room/stage/hand/ghostScene.ts
function ghostScene(builder, changed) {
	const root = new Group();
	const held = new Group();
	const free = new Group();
	const numbers = numbersScene();
	root.add(held, free, numbers.mesh);
	const solid = new MeshLambertMaterial({ vertexColors: true });
	const glow = new MeshBasicMaterial({
		vertexColors: true,
		toneMapped: false
	});
	const seen = {
		transparent: true,
		depthWrite: false,
		vertexColors: true
	};
	const behind = new MeshLambertMaterial({
		...seen,
		opacity: .35,
		depthFunc: GreaterDepth
	});
	const faint = new MeshLambertMaterial({
		...seen,
		depthWrite: true,
		opacity: .42,
		color: "#d7f0a8"
	});
	const flat = new MeshBasicMaterial({
		...seen,
		toneMapped: false,
		side: DoubleSide
	});
	const materials = [
		solid,
		glow,
		behind,
		faint,
		flat
	];
	const marks = new Mesh(new BufferGeometry(), flat);
	marks.frustumCulled = false;
	marks.renderOrder = 3;
	root.add(marks);
	const geometries = /* @__PURE__ */ new Map();
	const geometry = (key, part) => {
		const known = geometries.get(key) ?? trianglesGeometry(part);
		geometries.set(key, known);
		return known;
	};
	let latest = null;
	function fill(into, pieces, ways) {
		into.clear();
		for (const piece of pieces) {
			const shape = builder.known(piece.wanted);
			if (!shape) {
				builder.build(piece.wanted).then(() => {
					if (latest) show(latest);
					changed();
				});
				continue;
			}
			for (const { part, kind, material, order, casts } of ways(shape)) {
				const mesh = new Mesh(geometry(`${keyOf(piece.wanted)} ${kind}`, part), material);
				mesh.matrixAutoUpdate = false;
				mesh.matrix.copy(matrixOf(piece.spot));
				mesh.renderOrder = order;
				mesh.castShadow = mesh.receiveShadow = casts;
				into.add(mesh);
			}
		}
	}
	const raisedWays = ({ solid: body, glow: shine }) => [...body ? [{
		part: body,
		kind: "solid",
		material: solid,
		order: 0,
		casts: true
	}, {
		part: body,
		kind: "solid",
		material: behind,
		order: 4,
		casts: false
	}] : [], ...shine ? [{
		part: shine,
		kind: "glow",
		material: glow,
		order: 0,
		casts: false
	}] : []];
	const faintWays = ({ solid: body }) => body ? [{
		part: body,
		kind: "solid",
		material: faint,
		order: 3,
		casts: false
	}] : [];
	function show(shown) {
		latest = shown;
		const tone = shown.isBlocked ? "#ffb7a4" : shown.isBorrowed ? "#e2cfff" : "#ffffff";
		for (const material of [solid, behind]) material.color.set(tone);
		fill(held, shown.held, raisedWays);
		fill(free, shown.free, faintWays);
		numbers.show(shown.numbers);
		marks.geometry.dispose();
		marks.geometry = paintedRectangles(shown.marks);
		marks.visible = shown.marks.length > 0;
	}
	return {
		root,
		show,
		raise(way) {
			held.position.y = way * RAISED;
		},
		isRaised: () => (latest?.held.length ?? 0) > 0,
		dispose() {
			latest = null;
			for (const one of [
				...materials,
				...geometries.values(),
				marks.geometry
			]) one.dispose();
			numbers.dispose();
		}
	};
}
// src/room/stage/hand/outlineScene.ts
/** More than these are told by their plates alone. */
var MOST = 40;
/** The shape is drawn once in each of these directions. */
var WAYS = 12;
var flat = {
	depthTest: false,
	depthWrite: false,
	transparent: true
};
function lineMaterial(colour, reach) {
	const material = new MeshBasicMaterial({
		...flat,
		color: colour,
		toneMapped: false,
		stencilWrite: true,
		stencilRef: 1,
		stencilFunc: NotEqualStencilFunc
	});
	material.onBeforeCompile = (shader) => {
		shader.uniforms.reach = reach;
		shader.vertexShader = shader.vertexShader.replace("#include <common>", "#include <common>\nuniform vec2 reach;").replace("#include <project_vertex>", `#include <project_vertex>
        float way = float(gl_InstanceID) * ${(2 * Math.PI / WAYS).toFixed(6)};
        gl_Position.xy += vec2(cos(way), sin(way)) * reach * gl_Position.w;`);
	};
	return material;
}
/** All of them as one body, in the room. */
function merged(chosen) {
	const position = [];
	const index = [];
	const at = new Vector3();
	for (const { spot, shape } of chosen) {
		const matrix = matrixOf(spot);
		for (const part of [shape.solid, shape.glow]) {
			if (!part) continue;
			const first = position.length / 3;
			for (let i = 0; i < part.position.length; i += 3) position.push(...at.fromArray(part.position, i).applyMatrix4(matrix).toArray());
			for (const corner of part.index) index.push(first + corner);
		}
	}
	return {
		position: new BufferAttribute(new Float32Array(position), 3),
		index: new BufferAttribute(new Uint32Array(index), 1)
	};
}
function repeated({ position, index }, times) {
	const geometry = new InstancedBufferGeometry();
	geometry.setAttribute("position", position);
	geometry.setIndex(index);
	geometry.instanceCount = times;
	return geometry;
}
function outlineScene() {
	const root = new Group();
	const mask = new MeshBasicMaterial({
		...flat,
		colorWrite: false,
		stencilWrite: true,
		stencilRef: 1,
		stencilZPass: ReplaceStencilOp
	});
	const lines = outlines.map(({ colour, wide }) => {
		const reach = { value: new Vector2() };
		return {
			wide,
			reach,
			material: lineMaterial(colour, reach)
		};
	});
	const meshes = [mask, ...lines.map(({ material }) => material)].map((material, i) => {
		const mesh = new Mesh(new InstancedBufferGeometry(), material);
		mesh.frustumCulled = false;
		mesh.renderOrder = 10 + i;
		root.add(mesh);
		return mesh;
	});
	root.visible = false;
	let latest = [];
	return {
		root,
		show(chosen) {
			const now = chosen.slice(0, MOST);
			if (now.length === latest.length && now.every(({ spot, shape }, i) => latest[i].spot === spot && latest[i].shape === shape)) return;
			latest = now;
			root.visible = now.length > 0;
			const body = merged(now);
			for (const [i, mesh] of meshes.entries()) {
				mesh.geometry.dispose();
				mesh.geometry = repeated(body, i === 0 ? 1 : WAYS);
			}
		},
		resize(width, height) {
			for (const { reach, wide } of lines) reach.value.set(2 * wide / width, 2 * wide / height);
		},
		dispose() {
			for (const mesh of meshes) mesh.geometry.dispose();
			for (const { material } of [...lines, { material: mask }]) material.dispose();
		}
	};
}
/** A fire's light comes from above its embers: lower it would only burn a white spot into the floor. */
var FIRE_RISES = .35;
var FIRE_POWER = .8;
/** A string of lamps lights like this many of them in one place, at most. */
var MOST_TOGETHER = 5;
function lampOf({ spot, lights }) {
	const [first] = lights;
	if (!first) return [];
	const kind = lightKinds[first.kind];
	const isFire = first.kind === "fire";
	const middle = (k) => lights.reduce((sum, { at }) => sum + at[k], 0) / lights.length;
	return [{
		at: inScene(spot, [
			middle(0),
			middle(1) + (isFire ? FIRE_RISES : 0),
			middle(2)
		]),
		colour: kind.colour,
		power: kind.power * (isFire ? FIRE_POWER : 1) * Math.min(MOST_TOGETHER, lights.length),
		reach: kind.reach
	}];
}
/** One for each thing that shines, the strongest first; equals keep their order, so nothing jumps. */
var chosenLamps = (things, others = []) => [...things.flatMap(lampOf), ...others].sort((a, b) => b.power - a.power).slice(0, 6);
var bloomsOf = (things) => things.flatMap(({ spot, lights }) => lights.map(({ kind, at }) => ({
	at: inScene(spot, at),
	...lightKinds[kind].bloom
})));
var ACROSS = 3;
var DEEP = 2;
var BAR = .07;
var FROM_WALL = 1.1;
var OVER = .075;
/** What a window lays on the floor before it: its own six panes, drawn out by the sun. */
var panes = (size, wall, middle, width, { colour, strength, long }) => {
	const spot = wallSpot(wall.side, size);
	const reach = wall.side === "north" || wall.side === "south" ? size.rows : size.columns;
	const depth = Math.min(1.9 * long, reach - FROM_WALL - .2);
	if (depth <= .3) return [];
	const half = wall.length / 2;
	const at = (a, b) => {
		const x = middle + (a - .5) * width + (b * depth + .4) * .55;
		return inScene(spot, [
			Math.max(-half, Math.min(half, x)),
			OVER,
			FROM_WALL + b * depth
		]);
	};
	const marks = [];
	for (let i = 0; i < ACROSS; i++) for (let j = 0; j < DEEP; j++) {
		const [a0, a1] = [(i + BAR) / ACROSS, (i + 1 - BAR) / ACROSS];
		const [b0, b1] = [(j + BAR * .7) / DEEP, (j + 1 - BAR * .7) / DEEP];
		const corners = [
			at(a0, b0),
			at(a1, b0),
			at(a1, b1),
			at(a0, b1)
		];
		marks.push({
			corners,
			colour,
			alpha: strength
		});
	}
	return marks;
};
var windowsIn = (wall) => openedIn(wall).holes.map(({ left, right, bottom, top }) => ({
	middle: (left + right) / 2,
	width: right - left,
	height: (bottom + top) / 2
}));
var sunPatches = (size, walls, light) => walls.flatMap((wall) => windowsIn(wall).flatMap(({ middle, width }) => panes(size, wall, middle, width, light.patch)));
/** What comes in by the windows, as a lamp before each. */
var windowLamps = (size, walls, light) => walls.flatMap((wall) => windowsIn(wall).map(({ middle, height }) => ({
	at: inScene(wallSpot(wall.side, size), [
		middle,
		height,
		.9
	]),
	...light.window
})));
/** Remembers the windows, which stay as they are while a thing is carried past them. */
function lampsTeller() {
	let known = null;
	function windowsOf(walls, inSight, size, hour) {
		if (known?.walls === walls && known.inSight === inSight) return known.windows;
		const seen = [...inSight].map((side) => walls.walls[side]);
		const light = roomLights[hour];
		const windows = {
			patches: sunPatches(size, seen, light),
			lamps: windowLamps(size, seen, light)
		};
		known = {
			walls,
			inSight,
			windows
		};
		return windows;
	}
	return (things, walls, inSight, size, hour) => {
		const light = roomLights[hour];
		const burning = things.flatMap(({ item, spot }) => {
			const lights = item.unlit ? [] : lightsOf(item.model);
			return lights.length > 0 ? [{
				spot,
				lights
			}] : [];
		});
		const fires = chosenLamps(burning).map((lamp) => ({
			...lamp,
			power: lamp.power * light.lamps
		}));
		const windows = windowsOf(walls, inSight, size, hour);
		return {
			lamps: chosenLamps([], [...fires, ...windows.lamps]),
			blooms: bloomsOf(burning),
			bloom: light.bloom,
			patches: windows.patches,
			shadow: light.lampShadow
		};
	};
}
// src/room/stage/light/lampsScene.ts
/** Gentler than in nature, so that a fire warms the far side of the room and burns no spot before it. */
var DECAY = 1.25;
function lampsScene() {
	const root = new Group();
	const lights = Array.from({ length: 6 }, () => new PointLight("#ffffff", 0, 1, DECAY));
	const [first] = lights;
	first.castShadow = true;
	first.shadow.mapSize.set(1024, 1024);
	first.shadow.radius = 6;
	first.shadow.bias = -.002;
	first.shadow.normalBias = .04;
	first.shadow.autoUpdate = false;
	first.shadow.camera.near = .12;
	root.add(...lights);
	const bloom = bloomMesh();
	root.add(bloom.mesh);
	const patch = new Mesh(paintedRectangles([]), new MeshBasicMaterial({
		vertexColors: true,
		transparent: true,
		toneMapped: false,
		depthWrite: false,
		blending: AdditiveBlending,
		side: DoubleSide
	}));
	patch.frustumCulled = false;
	patch.renderOrder = 2;
	root.add(patch);
	return {
		root,
		show({ lamps, blooms, bloom: strength, patches, shadow }) {
			first.shadow.intensity = shadow;
			patch.geometry.dispose();
			patch.geometry = paintedRectangles(patches);
			patch.visible = patches.length > 0;
			for (const [i, light] of lights.entries()) {
				const lamp = lamps[i];
				light.intensity = lamp?.power ?? 0;
				if (!lamp) continue;
				light.color.set(lamp.colour);
				light.distance = lamp.reach;
				light.position.set(...lamp.at);
			}
			bloom.show(blooms, strength);
		},
		shade() {
			first.shadow.needsUpdate = first.shadow.intensity > 0 && first.intensity > 0;
		},
		dispose() {
			for (const light of lights) light.dispose();
			bloom.dispose();
			patch.geometry.dispose();
			patch.material.dispose();
		}
	};
}
function bloomMesh() {
	const texture = bloomTexture();
	const material = new ShaderMaterial({
		uniforms: { bloom: { value: texture } },
		vertexShader: `
      attribute vec4 spot;
      attribute vec4 tone;
      varying vec2 at;
      varying vec4 colour;
      void main() {
        at = uv;
        colour = tone;
        vec4 middle = modelViewMatrix * vec4(spot.xyz, 1.0);
        // Before its own lamp, but behind what stands before the lamp.
        middle.xyz += vec3(position.xy * spot.w, 0.45);
        gl_Position = projectionMatrix * middle;
      }`,
		fragmentShader: `
      uniform sampler2D bloom;
      varying vec2 at;
      varying vec4 colour;
      void main() {
        gl_FragColor = vec4(colour.rgb, colour.a * texture2D(bloom, at).a);
        #include <colorspace_fragment>
      }`,
		transparent: true,
		blending: AdditiveBlending,
		depthWrite: false
	});
	const squares = facingSquares(material, 5);
	const colour = new Color();
	return {
		mesh: squares.mesh,
		show(blooms, strength) {
			squares.show(strength > 0 ? blooms.length : 0, {
				spot: blooms.map(({ at, size }) => [...at, 2 * size * strength]),
				tone: blooms.map((one) => [...colour.set(one.colour).toArray(), one.strength * strength])
			});
		},
		dispose() {
			for (const one of [
				squares,
				material,
				texture
			]) one.dispose();
		}
	};
}
// src/room/stage/things/layersScene.ts
/** Left-out dots instead of glass: nothing has to be sorted, and what stands behind is drawn as ever. */
function dotted(material) {
	const shown = { value: 1 };
	material.onBeforeCompile = (shader) => {
		shader.uniforms.shown = shown;
		shader.fragmentShader = shader.fragmentShader.replace("void main() {", `${DOTS}\nvoid main() {\n  if (isLeftOut()) discard;`).replace("#include <common>", "#include <common>\nuniform float shown;");
	};
	return shown;
}
var DOTS = `
bool isLeftOut() {
  if (shown > 0.995) return false;
  vec2 at = floor(gl_FragCoord.xy);
  return fract(52.9829189 * fract(dot(at, vec2(0.06711056, 0.00583715)))) >= shown;
}`;
/** Multiplies what is there; it neither lights nor hides anything. */
var shadeMaterial = () => new MeshBasicMaterial({
	vertexColors: true,
	toneMapped: false,
	transparent: true,
	depthWrite: false,
	blending: CustomBlending,
	blendEquation: AddEquation,
	blendSrc: DstColorFactor,
	blendDst: ZeroFactor,
	blendSrcAlpha: ZeroFactor,
	blendDstAlpha: OneFactor
});
/** `walls` cut off the shade that would fall beyond the room. */
function layerMaterials(walls) {
	const solid = new MeshLambertMaterial({ vertexColors: true });
	const glow = new MeshBasicMaterial({
		vertexColors: true,
		toneMapped: false
	});
	const blot = shadeMaterial();
	blot.clippingPlanes = walls;
	const all = [
		solid,
		glow,
		blot
	];
	const shown = all.map(dotted);
	return {
		solid,
		glow,
		blot,
		fade: (value) => {
			for (const uniform of shown) uniform.value = value;
		},
		dispose: () => {
			for (const material of all) material.dispose();
		}
	};
}
var OUT = .005;
function layersScene() {
	const root = new Group();
	const bounds = [
		new Plane(new Vector3(1, 0, 0)),
		new Plane(new Vector3(-1, 0, 0)),
		new Plane(new Vector3(0, 0, 1)),
		new Plane(new Vector3(0, 0, -1))
	];
	const all = new Map(layers.map((layer) => {
		const group = new Group();
		root.add(group);
		return [layer, {
			group,
			materials: layerMaterials(layer === "room" ? bounds : [])
		}];
	}));
	const of = (layer) => all.get(layer);
	return {
		root,
		of,
		resize({ columns, rows }) {
			for (const [i, half] of [
				columns,
				columns,
				rows,
				rows
			].entries()) bounds[i].constant = half / 2 + OUT;
		},
		fade(layer, shown) {
			of(layer).materials.fade(shown);
			of(layer).group.visible = shown > 0;
		},
		dispose() {
			for (const { materials } of all.values()) materials.dispose();
		}
	};
}
// src/room/stage/pictures/picturesScene.ts
var SHEET = 4096;
var LARGEST = 1024;
async function imageAt(url) {
	const image = new Image();
	image.src = url;
	try {
		await image.decode();
		return image;
	} catch {
		return null;
	}
}
/** Each picture fills a square of the sheet; what is seen of it is cut where it hangs. */
function sheetOf(images) {
	const across = Math.ceil(Math.sqrt(images.size));
	const cell = Math.min(LARGEST, Math.floor(SHEET / across));
	const canvas = document.createElement("canvas");
	canvas.width = canvas.height = across * cell;
	const paint = canvas.getContext("2d");
	const cellOf = /* @__PURE__ */ new Map();
	const aspectOf = /* @__PURE__ */ new Map();
	for (const [key, image] of images) {
		const i = cellOf.size;
		paint?.drawImage(image, i % across * cell, Math.floor(i / across) * cell, cell, cell);
		cellOf.set(key, i);
		aspectOf.set(key, image.naturalWidth / image.naturalHeight || 1);
	}
	const texture = new CanvasTexture(canvas);
	texture.colorSpace = SRGBColorSpace;
	texture.anisotropy = 8;
	texture.minFilter = LinearMipmapLinearFilter;
	return {
		texture,
		across,
		cellOf,
		aspectOf
	};
}
function picturesScene(layers$1, book, changed) {
	const images = /* @__PURE__ */ new Map();
	const asked = /* @__PURE__ */ new Map();
	let sheet = null;
	let latest = {
		quads: [],
		light: "day"
	};
	let isStale = false;
	let isOpen = true;
	const sets = new Map(layers.map((layer) => {
		const materials = {
			inside: new MeshLambertMaterial(),
			outside: new MeshBasicMaterial({ toneMapped: false })
		};
		const fades = [dotted(materials.inside), dotted(materials.outside)];
		const meshes = /* @__PURE__ */ new Map();
		for (const kind of ["inside", "outside"]) {
			const mesh = new Mesh(new BufferGeometry(), materials[kind]);
			mesh.receiveShadow = kind === "inside";
			mesh.visible = false;
			mesh.frustumCulled = false;
			layers$1.of(layer).group.add(mesh);
			meshes.set(kind, mesh);
		}
		return [layer, {
			materials,
			fades,
			meshes
		}];
	}));
	function load({ picture }) {
		const key = pictureKey(picture);
		if (!asked.has(key)) asked.set(key, fetched(key, picture));
	}
	async function fetched(key, picture) {
		const url = await book.url(picture);
		const image = url === null ? null : await imageAt(url);
		if (!isOpen || !image) return;
		images.set(key, image);
		isStale = true;
		changed();
	}
	function renew() {
		isStale = false;
		sheet?.texture.dispose();
		sheet = sheetOf(images);
		for (const { materials } of sets.values()) for (const material of Object.values(materials)) {
			if (!material.map) material.needsUpdate = true;
			material.map = sheet.texture;
		}
		draw();
	}
	function draw() {
		for (const [layer, { meshes, materials }] of sets) {
			materials.outside.color.set(roomLights[latest.light].outside);
			for (const [kind, mesh] of meshes) {
				const quads = latest.quads.filter((quad) => quad.layer === layer && quad.isOutside === (kind === "outside") && sheet?.cellOf.has(pictureKey(quad.picture)));
				mesh.geometry.dispose();
				mesh.visible = quads.length > 0;
				if (sheet && mesh.visible) mesh.geometry = quadsGeometry(quads, sheet);
			}
		}
	}
	return {
		show(quads, light) {
			latest = {
				quads,
				light
			};
			for (const quad of quads) load(quad);
			draw();
		},
		prepare() {
			if (isStale) renew();
		},
		async idle() {
			await Promise.all(asked.values());
		},
		hung: () => latest.quads.flatMap((quad) => {
			const image = images.get(pictureKey(quad.picture));
			return image ? [{
				quad,
				image
			}] : [];
		}),
		fade(layer, shown) {
			for (const uniform of sets.get(layer)?.fades ?? []) uniform.value = shown;
		},
		dispose() {
			isOpen = false;
			sheet?.texture.dispose();
			for (const { materials, meshes } of sets.values()) {
				for (const material of Object.values(materials)) material.dispose();
				for (const mesh of meshes.values()) mesh.geometry.dispose();
			}
		}
	};
}
function quadsGeometry(quads, sheet) {
	const geometry = rectanglesGeometry(quads);
	const normal = quads.flatMap((quad) => Array.from({ length: 4 }, () => quad.normal).flat());
	const uv = quads.flatMap(({ picture, part, aspect }) => {
		const key = pictureKey(picture);
		const cell = sheet.cellOf.get(key) ?? 0;
		const seen = covered(sheet.aspectOf.get(key) ?? 1, aspect);
		const across = (u) => .5 + (u - .5) * seen.u * .996;
		const upward = (v) => .5 + (v - .5) * seen.v * .996;
		const [left, above] = [cell % sheet.across, Math.floor(cell / sheet.across)];
		const at = (u, v) => [(left + across(u)) / sheet.across, 1 - (above + 1 - upward(v)) / sheet.across];
		const { u, v } = part;
		return [
			at(u[0], v[0]),
			at(u[1], v[0]),
			at(u[1], v[1]),
			at(u[0], v[1])
		].flat();
	});
	geometry.setAttribute("normal", new BufferAttribute(new Float32Array(normal), 3));
	geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uv), 2));
	return geometry;
}
// src/room/stage/things/shellScene.ts
function shellWanted({ shell, openings }, catalogue, style) {
	const { size, floor, walls, light } = shell;
	const wall = (side) => ({
		kind: "wall",
		side,
		style,
		length: lengthOf(side, size),
		height: size.height / 4,
		finish: walls[side].kind,
		tint: walls[side].tint ?? null,
		hour: light,
		openings: [...openings.values()].filter((opening) => opening.wall === side).map(({ model, along, up }) => {
			const width = catalogue.opening(model)?.width ?? 0;
			return {
				model,
				at: alongInWall(side, size, along + width / 2),
				up
			};
		})
	});
	const [north, east, south, west] = sides.map(wall);
	return {
		floor: {
			kind: "floor",
			style,
			columns: size.columns,
			rows: size.rows,
			finish: floor.kind,
			tint: floor.tint ?? null
		},
		walls: {
			north,
			east,
			south,
			west
		}
	};
}
/** Each as the corner in the north-west, turned to the left. */
var corners = [
	{
		x: -1,
		z: -1,
		turn: 0,
		walls: ["north", "west"]
	},
	{
		x: -1,
		z: 1,
		turn: 1,
		walls: ["west", "south"]
	},
	{
		x: 1,
		z: 1,
		turn: 2,
		walls: ["south", "east"]
	},
	{
		x: 1,
		z: -1,
		turn: 3,
		walls: ["east", "north"]
	}
];
function shellScene(layers, builder, changed) {
	const groups = /* @__PURE__ */ new Map();
	const wantedNow = /* @__PURE__ */ new Map();
	const shapes = /* @__PURE__ */ new Map();
	let isOpen = true;
	const clear = (group) => {
		for (const child of [...group.children]) {
			group.remove(child);
			if (child instanceof Mesh) child.geometry.dispose();
		}
	};
	function stand(layer, shape) {
		const { group: parent, materials } = layers.of(layer);
		let group = groups.get(layer);
		if (!group) {
			group = new Group();
			groups.set(layer, group);
			parent.add(group);
		}
		clear(group);
		shapes.set(layer, shape);
		for (const kind of [
			"solid",
			"glow",
			"blot"
		]) {
			const part = shape[kind];
			if (!part) continue;
			const mesh = new Mesh(trianglesGeometry(part), materials[kind]);
			mesh.castShadow = kind === "solid" && layer !== "room";
			mesh.receiveShadow = kind === "solid";
			mesh.renderOrder = kind === "blot" ? 1 : 0;
			group.add(mesh);
		}
	}
	async function ask(layer, wanted) {
		const key = keyOf(wanted);
		if (wantedNow.get(layer) === key) return;
		wantedNow.set(layer, key);
		const shape = await builder.build(wanted);
		if (!isOpen || wantedNow.get(layer) !== key) return;
		stand(layer, shape);
		if (wanted.kind === "wall") place(wanted.side);
		changed();
	}
	const cornerMeshes = corners.map(({ turn }) => {
		const mesh = new Mesh(new BufferGeometry(), layers.of("room").materials.blot);
		mesh.rotation.y = turn * Math.PI / 2;
		mesh.renderOrder = 1;
		layers.of("room").group.add(mesh);
		return mesh;
	});
	let corner = new BufferGeometry();
	let tall = 0;
	function standCorners(height) {
		if (height !== tall) {
			tall = height;
			corner.dispose();
			corner = trianglesGeometry(cornerShade(height));
		}
		for (const [i, { x, z }] of corners.entries()) {
			const mesh = cornerMeshes[i];
			mesh.geometry = corner;
			mesh.position.set(x * size.columns / 2, 0, z * size.rows / 2);
		}
	}
	let size = {
		columns: 0,
		rows: 0
	};
	const place = (side) => {
		const group = groups.get(side);
		if (!group) return;
		group.matrixAutoUpdate = false;
		group.matrix.copy(matrixOf(wallSpot(side, size)));
		group.matrixWorldNeedsUpdate = true;
	};
	return {
		show({ floor, walls }) {
			size = floor;
			standCorners(walls.north.height);
			ask("room", floor);
			for (const side of sides) {
				ask(side, walls[side]);
				place(side);
			}
		},
		corners(inSight) {
			for (const [i, { walls }] of corners.entries()) cornerMeshes[i].visible = walls.every((side) => inSight.has(side));
		},
		shapes: () => shapes,
		dispose() {
			isOpen = false;
			corner.dispose();
			for (const group of groups.values()) clear(group);
		}
	};
}
// src/room/stage/view/viewScene.ts
var EYE_LEVEL = 1.6;
function viewScene() {
	const sun = sunlight(4);
	const flat = new OrthographicCamera();
	flat.near = .1;
	flat.far = 200;
	const deep = new PerspectiveCamera(62, 1, .05, 120);
	let camera = flat;
	let [width, height] = [1, 1];
	let from = [
		0,
		1,
		0
	];
	function lookFlat({ size, yaw, look }) {
		const aspect = width / height;
		const frame = framing(size, aspect, yaw);
		const half = frame.half / look.zoom;
		Object.assign(flat, {
			left: -half * aspect,
			right: half * aspect,
			top: half,
			bottom: -half
		});
		const [x, y, z] = [
			frame.look[0] + look.pan.x,
			frame.look[1],
			frame.look[2] + look.pan.z
		];
		const [ex, ey, ez] = eyeFrom(yaw);
		flat.position.set(x + ex, y + ey, z + ez);
		flat.lookAt(x, y, z);
		flat.updateProjectionMatrix();
	}
	function lookDeep(size, { x, z, heading, pitch }) {
		deep.aspect = width / height;
		deep.position.set(x - size.columns / 2, EYE_LEVEL, z - size.rows / 2);
		deep.rotation.set(pitch, -heading, 0, "YXZ");
		deep.updateProjectionMatrix();
	}
	function turnSun({ size, yaw }) {
		const reach = Math.hypot(size.columns, size.rows) / 2 + 3.2;
		const [x, y, z] = from;
		const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
		sun.stand([
			x * cos + z * sin,
			y,
			-x * sin + z * cos
		], {
			reach,
			away: reach + 24,
			near: 4,
			far: 2 * reach + 40
		});
	}
	const near = new Vector3();
	const far = new Vector3();
	return {
		lights: sun.root,
		camera: () => camera,
		resize(w, h) {
			[width, height] = [w, h];
		},
		look(view) {
			if (view.walker) lookDeep(view.size, view.walker);
			else lookFlat(view);
			camera = view.walker ? deep : flat;
			camera.updateMatrixWorld();
			turnSun(view);
		},
		light(light) {
			sun.shine(light);
			from = light.from;
		},
		rayAt(x, y) {
			const [u, v] = [x / width * 2 - 1, 1 - y / height * 2];
			near.set(u, v, -1).unproject(camera);
			far.set(u, v, 1).unproject(camera);
			const along = far.sub(near).normalize();
			return {
				from: near.toArray(),
				along: along.toArray()
			};
		},
		project(at) {
			near.set(...at).project(camera);
			return {
				x: (near.x + 1) / 2 * width,
				y: (1 - near.y) / 2 * height
			};
		},
		dispose: sun.dispose
	};
}
// src/room/stage/view/viewTurning.ts
var TURN_MS = 320;
var FADE_MS = 160;
var same = (a, b) => a.size === b.size && [...a].every((side) => b.has(side));
function turning(moves, { look, fade, changed }) {
	let yaw = 0;
	let inSight = /* @__PURE__ */ new Set();
	function reveal(next) {
		const before = inSight;
		if (same(before, next)) return;
		inSight = next;
		moves.start("reveal", before.size === 0 ? 0 : FADE_MS, (way) => {
			for (const layer of layers) {
				if (layer === "room") continue;
				const [from, to] = [before.has(layer) ? 1 : 0, next.has(layer) ? 1 : 0];
				fade(layer, from + (to - from) * way);
			}
			changed();
		});
	}
	function turn(from, goal) {
		const by = Math.atan2(Math.sin(goal - from), Math.cos(goal - from));
		moves.start("turn", TURN_MS, (way) => {
			yaw = way < 1 ? from + by * way : goal;
			look();
			changed();
		});
	}
	return {
		yaw: () => yaw,
		inSight: () => inSight,
		show(before, { look: { quarter }, walker }) {
			reveal(wallsInSight(quarter, walker !== null));
			const goal = quarter * Math.PI / 2;
			if (!before || walker || before.walker) yaw = goal;
			else if (before.look.quarter !== quarter) turn(yaw, goal);
		}
	};
}
// src/room/stage/roomScene.ts
var RAISE_MS = 120;
var SQUASH_MS = 140;
var SQUASHED = .04;
var NOBODY = /* @__PURE__ */ new Set();
var WHOLE = {
	zoom: 1,
	pan: {
		x: 0,
		z: 0
	}
};
/** Throws where the device gives no WebGL. */
function openRoomScene(canvas, builder, options) {
	const { catalogue, onFrame, onLost } = options;
	const view = viewScene();
	const still = matchMedia("(prefers-reduced-motion: reduce)");
	const moves = motion(() => still.matches, () => frame.ask());
	const frame = openRenderer(canvas, {
		camera: view.camera,
		step: moves.step,
		prepare: () => pictures.prepare(),
		drawn: () => onFrame?.(stats()),
		sized: (width, height) => {
			view.resize(width, height);
			outline.resize(width, height);
			lookNow();
		},
		lost: () => onLost?.()
	});
	const shade = () => {
		frame.shade();
		lamps.shade();
	};
	const lit = () => {
		shade();
		frame.ask();
	};
	const layers = layersScene();
	const lamps = lampsScene();
	const shell = shellScene(layers, builder, lit);
	const items = itemsScene(layers, builder, () => {
		showChosen();
		lit();
	});
	const ghost = ghostScene(builder, lit);
	const pictures = picturesScene(layers, options.pictures, frame.ask);
	const outline = outlineScene();
	ghost.root.add(outline.root);
	frame.scene.add(layers.root, view.lights, lamps.root, ghost.root);
	const tellThings = thingsTeller(catalogue);
	const tellLamps = lampsTeller();
	const turns = turning(moves, {
		look: lookNow,
		fade: (layer, seen) => {
			layers.fade(layer, seen);
			pictures.fade(layer, seen);
		},
		changed: lit
	});
	let shown = null;
	let things = /* @__PURE__ */ new Map();
	let held = /* @__PURE__ */ new Map();
	let walls = null;
	const stats = () => ({
		...frame.stats(),
		waiting: builder.waiting()
	});
	const isSeen = (layer) => layer === "room" || turns.inSight().has(layer);
	function lookNow() {
		if (!shown) return;
		const { look, walker, document } = shown;
		view.look({
			size: document.shell.size,
			yaw: turns.yaw(),
			look,
			walker
		});
	}
	function showThings({ document, selection }) {
		things = tellThings(document, {
			chosen: new Set(selection),
			held: new Set(held.keys())
		});
		if (items.show(things)) lit();
	}
	function showChosen() {
		const chosen = new Set(shown?.selection);
		const all = chosen.size > 0 ? [...items.bodies()] : [];
		outline.show(all.filter(({ id, layer }) => chosen.has(id) && isSeen(layer)));
	}
	function showHand(next) {
		const told = ghostShown(next, catalogue);
		const isNewInHand = held.size === 0 && told.held.size > 0;
		held = told.held;
		ghost.show(told.ghost);
		if (isNewInHand) moves.start("raise", RAISE_MS, ghost.raise);
	}
	function showPictures({ document }) {
		if (!walls) return;
		const standing = [...things.values()].flatMap(({ placed, layer }) => framedQuad(placed.item, placed, layer, document));
		const inHand = [...held.values()].flatMap((placed) => framedQuad(placed.item, placed, "room", document, RAISED));
		const quads = [
			...standing,
			...inHand,
			...shellQuads(document, walls.walls)
		];
		pictures.show(quads, document.shell.light);
	}
	function showLight({ document }) {
		if (!walls) return;
		const { size, light } = document.shell;
		const seen = [...things.values()].filter(({ layer }) => isSeen(layer)).map(({ placed, spot }) => ({
			item: placed.item,
			spot
		}));
		const inHand = [...held.values()].map((placed) => ({
			item: placed.item,
			spot: spotOf(placed, size)
		}));
		frame.expose(roomLights[light].exposure);
		view.light(roomLights[light]);
		lamps.show(tellLamps([...seen, ...inHand], walls, turns.inSight(), size, light));
		shade();
	}
	/** A thing that was put down gives a little. */
	function land(before, next) {
		if (before?.tool.at !== "holding" || next.tool.at === "holding") return;
		for (const { id } of before.tool.ghost.items) {
			const now = next.document.items.get(id);
			if (!now || now === before.document.items.get(id)) continue;
			moves.start(`land ${id}`, SQUASH_MS, (way) => {
				items.squash(id, 1 - SQUASHED * Math.sin(way * Math.PI));
				lit();
			});
		}
	}
	function show(next) {
		const before = shown;
		shown = next;
		const { document } = next;
		const isNewRoom = before?.document !== document;
		const isNewHand = before?.tool !== next.tool || before.selection !== next.selection;
		const isTurned = before?.look.quarter !== next.look.quarter || before.walker === null !== (next.walker === null);
		if (isNewRoom) {
			layers.resize(document.shell.size);
			walls = shellWanted(document, catalogue, options.style ?? "timbered");
			shell.show(walls);
		}
		turns.show(before, next);
		if (isTurned) shell.corners(turns.inSight());
		if (isNewRoom || isNewHand || isTurned) showHand(next);
		if (isNewRoom || isNewHand) {
			showThings(next);
			showPictures(next);
		}
		if (isNewRoom || isNewHand || isTurned) {
			showLight(next);
			showChosen();
		}
		land(before, next);
		lookNow();
		frame.ask();
	}
	return {
		show,
		stats,
		pictures,
		resize: frame.resize,
		rayAt: view.rayAt,
		project: view.project,
		inSight: turns.inSight,
		bodies: () => [...items.bodies()].filter(({ layer }) => isSeen(layer)),
		held: () => held,
		pose(width, height, take) {
			if (!shown) return;
			const { document, look } = shown;
			const now = shown;
			ghost.root.visible = false;
			items.show(tellThings(document, {
				chosen: NOBODY,
				held: NOBODY
			}));
			shade();
			const seen = wallsInSight(look.quarter, false);
			for (const side of sides) layers.fade(side, seen.has(side) ? 1 : 0);
			shown = {
				...now,
				look: {
					...look,
					...WHOLE
				},
				walker: null
			};
			frame.pose(width, height, take, () => {
				shown = now;
				for (const side of sides) layers.fade(side, turns.inSight().has(side) ? 1 : 0);
				ghost.root.visible = true;
				showThings(now);
				shade();
			});
		},
		built: () => ({
			house: shell.shapes(),
			bodies: items.bodies()
		}),
		close() {
			for (const part of [
				shell,
				items,
				ghost,
				outline,
				pictures,
				lamps,
				layers,
				view
			]) part.dispose();
			frame.close();
		}
	};
}
// src/room/stage/things/shapeBuilder.ts
function openShapeBuilder(failed) {
	const worker = openModelWorker();
	const kept = /* @__PURE__ */ new Map();
	const making = /* @__PURE__ */ new Map();
	function make(key, wanted) {
		const { promise, resolve } = Promise.withResolvers();
		making.set(key, promise);
		worker.ask({
			kind: "shape",
			wanted
		}).then((built) => {
			if (built.ok) {
				making.delete(key);
				if (wanted.kind === "piece") kept.set(key, built.value);
				resolve(built.value);
			} else if (built.reason !== "closed") failed();
		});
		return promise;
	}
	return {
		known: (wanted) => kept.get(keyOf(wanted)) ?? null,
		async build(wanted) {
			const key = keyOf(wanted);
			return kept.get(key) ?? making.get(key) ?? make(key, wanted);
		},
		waiting: () => making.size,
		async idle() {
			await Promise.all(making.values());
		},
		close: worker.close
	};
}
// src/room/stage/openStage.ts
/** A picture at scale 1, and how much wider than high it is. */
var PICTURE = {
	width: 1600,
	aspect: 1.2
};
async function openStage(canvas, options) {
	const builder = openShapeBuilder(() => options.onLost?.());
	let scene;
	try {
		scene = openRoomScene(canvas, builder, options);
	} catch {
		builder.close();
		return refuse("noWebgl");
	}
	let shown = null;
	const stage = {
		...stageSight({
			catalogue: options.catalogue,
			shown: () => shown,
			rayAt: scene.rayAt,
			project: scene.project,
			inSight: scene.inSight,
			bodies: scene.bodies,
			held: scene.held
		}),
		show(next) {
			shown = next;
			scene.show(next);
		},
		resize: scene.resize,
		async picture({ scale, isTransparent }) {
			await Promise.all([builder.idle(), scene.pictures.idle()]);
			const width = PICTURE.width * scale;
			const height = Math.round(width / PICTURE.aspect);
			const copy = window.document.createElement("canvas");
			copy.width = width;
			copy.height = height;
			const paint = copy.getContext("2d");
			if (paint && shown && !isTransparent) paintGround(paint, width, height, shown.document.shell.light);
			scene.pose(width, height, (drawn) => paint?.drawImage(drawn, 0, 0));
			const { promise, resolve, reject } = Promise.withResolvers();
			copy.toBlob((blob) => blob ? resolve(blob) : reject(/* @__PURE__ */ new Error("no picture")), "image/png");
			return promise;
		},
		async glb() {
			await Promise.all([builder.idle(), scene.pictures.idle()]);
			if (!shown) throw new Error("There is no room to put into a file");
			const { document } = shown;
			const { roomFile } = await import("./roomFile-DBeao-DV.mjs");
			const file = await roomFile(document, options.catalogue, scene.built(), scene.pictures.hung());
			return new Blob([file], { type: "model/gltf-binary" });
		},
		stats: scene.stats,
		close() {
			scene.close();
			builder.close();
		}
	};
	return accept(stage);
}
/** The warm ground that the page has behind the editor: an ellipse of light a little above the middle. */
function paintGround(paint, width, height, light) {
	const [inner, middle, outer] = roomLights[light].ground;
	paint.save();
	paint.translate(width * .5, height * .42);
	paint.scale(width * .7, height * .75);
	const fade = paint.createRadialGradient(0, 0, 0, 0, 0, 1);
	fade.addColorStop(0, inner);
	fade.addColorStop(.52, middle);
	fade.addColorStop(1, outer);
	paint.fillStyle = fade;
	paint.fillRect(-1, -1, 2, 2);
	paint.restore();
}
export { openStage, covered as t };
