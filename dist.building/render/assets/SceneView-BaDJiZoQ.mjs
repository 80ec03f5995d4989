import { t as require_react } from "./react-DbA_SeLs.mjs";
import { a as lazyOrNothing } from "../prerender.mjs";
import { u as facings } from "./refusal-eJnVm1sq.mjs";
import { t as describeTile } from "./tile-DPoOeEXs.mjs";
import { Y as canDrawScenes, a as endFirstPicture, i as useStage, o as expectPicture } from "./RoomDesigner-N83TRq4y.mjs";
import { a as useView, n as useEditor } from "./EditorContext-CDejE1eF.mjs";
import { n as Twin, r as Overlays, t as useHands } from "./useHands-uLOrbx92.mjs";
import { s as turned } from "./footprint-VcfJNV6r.mjs";
import { n as Watched } from "./watched-D0txqXRO.mjs";
import { t as indexOf } from "./indexOf-DdILmUFM.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/room/sceneView/Scene.module.css
var import_react = require_react();
var Scene_module_default = {
	view: "_view_eti9d_2",
	canvas: "_canvas_eti9d_18",
	walk: "_walk_eti9d_34",
	pad: "_pad_eti9d_49",
	leave: "_leave_eti9d_78"
};
// src/room/sceneView/strings.ts
var strings = {
	walk: "Walking inside. Arrows or W, A, S and D walk and turn, dragging looks about, Escape leaves.",
	leave: "Stop walking",
	cannotWalk: "Walking inside needs the 3D view, which this browser cannot show.",
	stopped: (where, facing) => `${where}, ${facing}`
};
// src/room/sceneView/walk.ts
var standing = {
	forward: 0,
	aside: 0,
	turn: 0
};
/** In tiles: how much room a walker takes, what one steps over, what one walks under. */
var BODY = .26;
var STEP_OVER = .3;
var HEAD = 1.75;
/** Tiles and radians in a second. */
var PACE = 2.4;
var SWING = 1.9;
/** Never further at once than a body is wide, or thin things would be jumped. */
var LONGEST = .1;
var STEEPEST = .9;
function obstaclesIn({ placed }) {
	const isInTheWay = ({ box, model, item }) => !model.isFlat && item.at.kind !== "on" && box.y1 > STEP_OVER * 4 && box.y0 < HEAD * 4;
	return [...placed.values()].filter(isInTheWay).map(({ box }) => ({
		x0: box.x0 / 4,
		x1: box.x1 / 4,
		z0: box.z0 / 4,
		z1: box.z1 / 4
	}));
}
var meets = ({ x, z }, { x0, x1, z0, z1 }) => x > x0 - BODY && x < x1 + BODY && z > z0 - BODY && z < z1 + BODY;
var isInRoom = ({ x, z }, { columns, rows }) => x >= BODY && x <= columns - BODY && z >= BODY && z <= rows - BODY;
var isFree = (spot, ground, obstacles) => isInRoom(spot, ground) && !obstacles.some((obstacle) => meets(spot, obstacle));
/** Whoever stands in a thing already, since it was put there, may walk out of it. */
var mayGo = (from, to, ground, obstacles) => isInRoom(to, ground) && !obstacles.some((obstacle) => meets(to, obstacle) && !meets(from, obstacle));
/** One way at a time, so that a walker slides along what is in the way. */
function gone(from, dx, dz, ground, obstacles) {
	const east = {
		x: from.x + dx,
		z: from.z
	};
	const first = mayGo(from, east, ground, obstacles) ? east : from;
	const south = {
		x: first.x,
		z: first.z + dz
	};
	return mayGo(first, south, ground, obstacles) ? south : first;
}
function walked(walker, { forward, aside, turn }, seconds, ground, obstacles) {
	const heading = walker.heading + turn * SWING * seconds;
	const length = Math.hypot(forward, aside);
	if (length === 0) return turn === 0 ? walker : {
		...walker,
		heading
	};
	const way = PACE * seconds * Math.min(1, length) / length;
	const dx = (Math.sin(heading) * forward + Math.cos(heading) * aside) * way;
	const dz = (-Math.cos(heading) * forward + Math.sin(heading) * aside) * way;
	const steps = Math.max(1, Math.ceil(Math.hypot(dx, dz) / LONGEST));
	let spot = walker;
	for (let i = 0; i < steps; i++) spot = gone(spot, dx / steps, dz / steps, ground, obstacles);
	return {
		...walker,
		x: spot.x,
		z: spot.z,
		heading
	};
}
var turnedHead = (walker, heading, pitch) => ({
	...walker,
	heading: walker.heading + heading,
	pitch: Math.max(-.9, Math.min(STEEPEST, walker.pitch + pitch))
});
/** Before the front wall where there is room, looking to the back; else where there is any. */
function startOf({ shell }, index) {
	const { columns, rows } = shell.size;
	const obstacles = obstaclesIn(index);
	const wanted = {
		x: columns / 2,
		z: rows - .8
	};
	const far = ({ x, z }) => Math.hypot(x - wanted.x, z - wanted.z);
	const { x, z } = Array.from({ length: columns * 4 * rows * 4 }, (_, i) => ({
		x: i % (columns * 4) / 4 + .125,
		z: Math.floor(i / (columns * 4)) / 4 + .125
	})).filter((spot) => isFree(spot, shell.size, obstacles)).sort((a, b) => far(a) - far(b))[0] ?? {
		x: columns / 2,
		z: rows / 2
	};
	return {
		x,
		z,
		heading: Math.atan2(columns / 2 - x, z),
		pitch: -.08
	};
}
// src/room/sceneView/useWalk.ts
/** A tab that slept must not find its walker at the far end of the room. */
var LONGEST_FRAME = .1;
function useWalk(onStop) {
	const { session } = useEditor();
	const isWalking = useView((state) => state.isWalking);
	const walk = (0, import_react.useMemo)(() => {
		const walking = new Watched({ walker: null });
		let gait = standing;
		let frame = 0;
		let before = 0;
		const step = (now) => {
			const { walker } = walking.state();
			const { document } = session.state();
			const seconds = Math.min(LONGEST_FRAME, (now - before) / 1e3);
			before = now;
			frame = 0;
			if (!walker || gait === standing) return;
			const obstacles = obstaclesIn(indexOf(document, session.catalogue));
			const next = walked(walker, gait, seconds, document.shell.size, obstacles);
			if (next !== walker) walking.set({ walker: next });
			frame = requestAnimationFrame(step);
		};
		return {
			walking,
			go: (next) => {
				const isStill = next.forward === 0 && next.aside === 0 && next.turn === 0;
				const wasGoing = gait !== standing;
				gait = isStill ? standing : next;
				if (isStill && wasGoing) onStop();
				if (isStill || frame !== 0) return;
				before = performance.now();
				frame = requestAnimationFrame(step);
			},
			turnHead: (heading, pitch) => {
				const { walker } = walking.state();
				if (walker) walking.set({ walker: turnedHead(walker, heading, pitch) });
			},
			stop: () => {
				cancelAnimationFrame(frame);
				frame = 0;
				gait = standing;
				walking.set({ walker: null });
			}
		};
	}, [session, onStop]);
	(0, import_react.useEffect)(() => {
		if (!isWalking) return;
		const { document } = session.state();
		walk.walking.set({ walker: startOf(document, indexOf(document, session.catalogue)) });
		return walk.stop;
	}, [
		isWalking,
		walk,
		session
	]);
	return walk;
}
// src/room/sceneView/SceneView.tsx
var import_jsx_runtime = require_jsx_runtime();
var FirstDrawing = lazyOrNothing(async () => (await import("./FirstDrawing-ByKNIdo3.mjs")).FirstDrawing);
var DrawingView = lazyOrNothing(async () => (await import("./DrawingView-lnSXXLJg.mjs")).DrawingView);
var WalkControls = lazyOrNothing(async () => (await import("./WalkControls-CU1fwgWX.mjs")).WalkControls);
function SceneView() {
	const { session, view, say } = useEditor();
	const place = (0, import_react.useRef)(null);
	const canvasPlace = (0, import_react.useRef)(null);
	const isWalking = useView((state) => state.isWalking);
	const [isAble] = (0, import_react.useState)(canDrawScenes);
	(0, import_react.useEffect)(expectPicture, []);
	const walkRef = (0, import_react.useRef)({ tell: () => {} });
	const walk = useWalk((0, import_react.useCallback)(() => walkRef.current.tell(), []));
	const { stage: opened, isWhole, isLost } = useStage(canvasPlace, walk.walking);
	const isDrawing = !isAble || isLost;
	const stage = isDrawing ? null : opened;
	(0, import_react.useEffect)(() => {
		if (!isDrawing || !isWalking) return;
		view.set({ isWalking: false });
		say(strings.cannotWalk, "atOnce");
	}, [
		isDrawing,
		isWalking,
		view,
		say
	]);
	(0, import_react.useEffect)(() => {
		walkRef.current.tell = () => {
			const { walker } = walk.walking.state();
			if (!walker) return;
			const { document } = session.state();
			const where = describeTile(document, session.catalogue, ...[Math.floor(walker.x), Math.floor(walker.z)]);
			const quarter = turned(2 - Math.round(walker.heading / (Math.PI / 2)));
			say(strings.stopped(where, facings[quarter]));
		};
	}, [
		walk,
		session,
		say
	]);
	(0, import_react.useEffect)(() => {
		if (isWhole) endFirstPicture();
	}, [isWhole]);
	const sight = (0, import_react.useMemo)(() => stage && {
		pick: stage.pick,
		placeFor: stage.placeFor,
		gripOf: stage.gripOf,
		floorAt: stage.floorAt,
		spotOf: stage.spotOf,
		project: stage.project,
		wallAt: stage.wallAt,
		size: () => ({
			width: place.current?.clientWidth ?? 0,
			height: place.current?.clientHeight ?? 0
		})
	}, [stage]);
	const toSight = (0, import_react.useCallback)(() => sight, [sight]);
	const hand = useHands(place, toSight, stage !== null && !isWalking);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [isAble && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		ref: place,
		className: Scene_module_default.view,
		"data-hands": stage ? "" : void 0,
		children: [
			!isLost && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FirstDrawing, { isCovered: isWhole }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				ref: canvasPlace,
				className: Scene_module_default.canvas,
				"aria-hidden": "true",
				"data-is-whole": isWhole || void 0
			}),
			!isLost && (isWalking && stage ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WalkControls, { walk }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Twin, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Overlays, {
				view: place,
				sight: toSight,
				hand
			})] }))
		]
	}), isDrawing && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DrawingView, {})] });
}
export { SceneView, strings as n, Scene_module_default as r, standing as t };
