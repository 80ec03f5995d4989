import { a as Minus, i as Plus, n as RotateCw, r as RotateCcw, t as mountScene } from "./mountScene-BtKVWBkt.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { n as distance, t as closerByWheel } from "./wheel-DB7Oq998.mjs";
import { t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as IconButton } from "./IconButton-t4Vn8zgS.mjs";
import { a as strings } from "./skyTokens.module-Dz_qQkkI.mjs";
import { t as site } from "./site.config-BuNsMVty.mjs";
import { r as island } from "./FieldEmblem-C1jvaHPj.mjs";
import { t as EYE } from "./view-DUDaF7QY.mjs";
import { a as trianglesGeometry, n as openRenderer, o as bloomTexture, t as sunlight } from "./sunlight-DCwZKDUL.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { AdditiveBlending, Group, Mesh, MeshBasicMaterial, MeshLambertMaterial, OrthographicCamera, PointLight, Sprite, SpriteMaterial } from "three";
// src/scene/camera/turntable.ts
var import_react = require_react();
var frontView = {
	turn: 0,
	zoom: 1
};
var CLOSEST = 3;
var EIGHTH = Math.PI / 4;
/** Small enough for a smooth turn under a held key. */
var KEY_TURN = Math.PI / 24;
var KEY_ZOOM = 1.2;
var clamped = (zoom) => Math.min(CLOSEST, Math.max(1, zoom));
var turnedBy = ({ turn, zoom }, by) => ({
	turn: turn + by,
	zoom
});
var zoomedBy = ({ turn, zoom }, by) => ({
	turn,
	zoom: clamped(zoom * by)
});
/** A drag across the whole picture is half a turn. */
var draggedBy = (view, pixels, width) => turnedBy(view, pixels / width * Math.PI);
/** To the next eighth of a turn on that side. */
function turnedAnEighth({ turn, zoom }, side) {
	const eighths = turn / EIGHTH;
	return {
		turn: (side > 0 ? Math.floor(eighths + 1e-6) + 1 : Math.ceil(eighths - 1e-6) - 1) * EIGHTH,
		zoom
	};
}
var closer = (view) => zoomedBy(view, KEY_ZOOM);
var further = (view) => zoomedBy(view, 1 / KEY_ZOOM);
/** Null for a key that means nothing here. */
function byKey(view, key) {
	switch (key) {
		case "ArrowLeft":
		case "ArrowDown": return turnedBy(view, -KEY_TURN);
		case "ArrowRight":
		case "ArrowUp": return turnedBy(view, KEY_TURN);
		case "PageUp": return turnedAnEighth(view, 1);
		case "PageDown": return turnedAnEighth(view, -1);
		case "Home": return frontView;
		case "+":
		case "=": return closer(view);
		case "-": return further(view);
		default: return null;
	}
}
/** Whole degrees from 0 to 359. */
function degreesOf({ turn }) {
	const degrees = Math.round(turn * 180 / Math.PI) % 360;
	return degrees < 0 ? degrees + 360 : degrees;
}
/** A step of an animation: most of the way soon, then softly; the end itself when it is near. */
function eased(from, to, milliseconds) {
	const left = Math.exp(-milliseconds / 90);
	const turn = to.turn + (from.turn - to.turn) * left;
	const zoom = to.zoom + (from.zoom - to.zoom) * left;
	return Math.abs(turn - to.turn) < .002 && Math.abs(zoom - to.zoom) < .002 ? to : {
		turn,
		zoom
	};
}
// src/scene/gestures/fingers.ts
function followFingers(element, { dragged, pinched }, signal) {
	const fingers = /* @__PURE__ */ new Map();
	const apart = () => {
		const [a, b] = [...fingers.values()];
		return a && b ? distance(a, b) : 0;
	};
	const at = ({ clientX, clientY }) => ({
		x: clientX,
		y: clientY
	});
	const down = (event) => {
		if (event.button !== 0) return;
		fingers.set(event.pointerId, at(event));
		element.setPointerCapture(event.pointerId);
	};
	const move = (event) => {
		const before = fingers.get(event.pointerId);
		if (!before) return;
		const gap = apart();
		const now = at(event);
		fingers.set(event.pointerId, now);
		if (fingers.size === 1) dragged(now.x - before.x, now.y - before.y);
		else if (gap > 0) pinched(apart() / gap);
	};
	const up = (event) => void fingers.delete(event.pointerId);
	element.addEventListener("pointerdown", down, { signal });
	element.addEventListener("pointermove", move, { signal });
	element.addEventListener("pointerup", up, { signal });
	element.addEventListener("pointercancel", up, { signal });
}
var LiveField_module_default = {
	live: "_live_1he4o_2",
	canvas: "_canvas_1he4o_3",
	stage: "_stage_1he4o_5",
	buttons: "_buttons_1he4o_38"
};
// src/scene/light/outdoorLight.ts
var lights = {
	day: {
		exposure: 1.05,
		sky: "#e6ecff",
		bounce: "#f0c08a",
		ambient: 1.95,
		sun: "#ffcb86",
		power: 3.3,
		from: [
			-6.5,
			8.6,
			9
		],
		shadow: .8
	},
	evening: {
		exposure: 1.08,
		sky: "#d9c6e6",
		bounce: "#c98a6a",
		ambient: 1.35,
		sun: "#ff9f5a",
		power: 3,
		from: [
			-10,
			5.4,
			6.5
		],
		shadow: .8
	},
	night: {
		exposure: 1.12,
		sky: "#7f97d8",
		bounce: "#5b4a78",
		ambient: 1,
		sun: "#a9b8ff",
		power: 1.15,
		from: [
			-6.5,
			8.6,
			9
		],
		shadow: .65
	}
};
// src/alphaFields/live/dioramaScene.ts
var SUN = {
	reach: 6.4,
	away: 40,
	near: 20,
	far: 60
};
/** Throws where the device gives no WebGL. */
function openDioramaScene(canvas, work) {
	const camera = cameraOfDrawing();
	const renderer = openRenderer(canvas, {
		...work,
		camera: () => camera
	});
	const table = new Group();
	const lamps = new Group();
	table.add(lamps);
	const sun = sunlight(3);
	renderer.scene.add(table, sun.root);
	const solid = new MeshLambertMaterial({ vertexColors: true });
	const glow = new MeshBasicMaterial({
		vertexColors: true,
		toneMapped: false
	});
	const bloom = bloomTexture();
	const shadeAnew = () => {
		renderer.shade();
		renderer.ask();
	};
	let land = [];
	const clear = () => {
		for (const mesh of land) {
			table.remove(mesh);
			mesh.geometry.dispose();
		}
		for (const lamp of [...lamps.children]) {
			lamps.remove(lamp);
			if (lamp instanceof Sprite) lamp.material.dispose();
		}
	};
	return {
		ask: renderer.ask,
		resize: renderer.resize,
		show(next) {
			clear();
			land = [];
			if (next.solid) {
				const mesh = new Mesh(trianglesGeometry(next.solid), solid);
				mesh.castShadow = mesh.receiveShadow = true;
				land.push(mesh);
			}
			if (next.glow) land.push(new Mesh(trianglesGeometry(next.glow), glow));
			if (land.length > 0) table.add(...land);
			for (const { at, colour, power, reach } of next.lamps) {
				const lamp = new PointLight(colour, power, reach, 1.6);
				lamp.position.set(...at);
				lamps.add(lamp);
			}
			for (const { at, colour, size } of next.halos) {
				const halo = new Sprite(new SpriteMaterial({
					map: bloom,
					color: colour,
					opacity: .42,
					transparent: true,
					blending: AdditiveBlending,
					depthTest: false,
					depthWrite: false,
					toneMapped: false
				}));
				halo.position.set(...at);
				halo.scale.setScalar(2 * size);
				lamps.add(halo);
			}
			shadeAnew();
		},
		light(hour) {
			const light = lights[hour];
			renderer.expose(light.exposure);
			sun.shine(light);
			sun.stand(light.from, SUN);
			shadeAnew();
		},
		look({ turn, zoom }) {
			if (table.rotation.y !== turn) renderer.shade();
			table.rotation.y = turn;
			camera.zoom = zoom;
			camera.updateProjectionMatrix();
			renderer.ask();
		},
		close() {
			clear();
			for (const one of [
				solid,
				glow,
				bloom,
				sun
			]) one.dispose();
			renderer.close();
		}
	};
}
/** Looks as the drawings do, and shows the very frame that they are drawn in. */
function cameraOfDrawing() {
	const { width, height, originX, originY } = island;
	const camera = new OrthographicCamera(-originX / 80, (width - originX) / 80, originY / 80, (originY - height) / 80, .1, 120);
	camera.position.set(...EYE);
	camera.lookAt(0, 0, 0);
	return camera;
}
// src/alphaFields/live/landBuilder.ts
function openLandBuilder() {
	const thread = new Worker(new URL("./buildLand.worker.ts", import.meta.url), { type: "module" });
	const kept = /* @__PURE__ */ new Map();
	thread.addEventListener("message", ({ data }) => {
		kept.get(data.key)?.resolve(data.land);
	});
	thread.addEventListener("error", (event) => {
		for (const { reject } of kept.values()) reject(new Error(event.message));
		kept.clear();
	});
	return {
		build(wanted) {
			const { id, season, isLit } = wanted;
			const key = `${id} ${season} ${isLit}`;
			let making = kept.get(key);
			if (!making) {
				making = Promise.withResolvers();
				kept.set(key, making);
				const request = {
					key,
					...wanted
				};
				thread.postMessage(request);
			}
			return making.promise;
		},
		close: () => thread.terminate()
	};
}
// src/alphaFields/live/liveScene.ts
/** In milliseconds: what a movement begins with, and the most that a tab that slept makes up for. */
var STEP = {
	first: 16,
	most: 50
};
function openLiveScene(place, events) {
	const builder = openLandBuilder();
	const still = matchMedia("(prefers-reduced-motion: reduce)");
	let scene = null;
	let land = null;
	let light = "day";
	let wanted = "";
	let [view, goal] = [frontView, frontView];
	let before = null;
	function step(now) {
		if (view !== goal) {
			view = eased(view, goal, Math.min(now - (before ?? now - STEP.first), STEP.most));
			scene?.look(view);
		}
		before = view === goal ? null : now;
		return before !== null;
	}
	function present() {
		if (!scene || !land) return;
		scene.light(light);
		scene.show(land);
		events.shown(true);
	}
	const unmount = mountScene(place, {
		open: async (canvas, lost) => openDioramaScene(canvas, {
			step,
			lost,
			drawn({ frames, calls }) {
				canvas.dataset.frames = `${frames}`;
				canvas.dataset.calls = `${calls}`;
			}
		}),
		opened(next) {
			scene = next;
			scene.look(view);
			present();
			return () => {
				scene = null;
			};
		},
		lost: () => events.shown(false)
	});
	return {
		async set({ id, hour, season }) {
			const isLit = hour !== "day";
			const key = `${id} ${season} ${isLit}`;
			light = hour;
			scene?.light(light);
			if (wanted === key) return;
			wanted = key;
			const { address } = site.collection;
			const next = await builder.build({
				collection: address,
				id,
				season,
				isLit
			}).catch(() => null);
			if (wanted !== key) return;
			land = next;
			if (land) present();
			else events.shown(false);
		},
		move(next, atOnce = false) {
			goal = next(goal);
			events.turned(goal);
			if (!atOnce && !still.matches) return scene?.ask();
			view = goal;
			scene?.look(view);
		},
		close() {
			wanted = "";
			unmount();
			builder.close();
		}
	};
}
// src/alphaFields/live/LiveField.tsx
var import_jsx_runtime = require_jsx_runtime();
function LiveField({ traits, hour, season, onLive }) {
	const stage = (0, import_react.useRef)(null);
	const canvasPlace = (0, import_react.useRef)(null);
	const [scene, setScene] = (0, import_react.useState)(null);
	const [isShown, setShown] = (0, import_react.useState)(false);
	const [view, setView] = (0, import_react.useState)(frontView);
	const degrees = degreesOf(view);
	const { id } = traits;
	(0, import_react.useEffect)(() => {
		const live = openLiveScene(canvasPlace.current, {
			shown(is) {
				setShown(is);
				onLive(is);
			},
			turned: setView
		});
		setScene(live);
		return () => {
			live.close();
			onLive(false);
		};
	}, [onLive]);
	(0, import_react.useEffect)(() => {
		scene?.set({
			id,
			hour,
			season
		});
	}, [
		scene,
		id,
		hour,
		season
	]);
	useGestures(stage, isShown ? scene : null);
	const button = (label, icon, press) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: icon }),
		label,
		kind: "raised",
		onClick: () => scene && press(scene)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: LiveField_module_default.live,
		"data-shown": isShown || void 0,
		"data-close": view.zoom > 1.04 || void 0,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			ref: canvasPlace,
			className: LiveField_module_default.canvas,
			"aria-hidden": "true"
		}), isShown && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			ref: stage,
			className: LiveField_module_default.stage,
			role: "slider",
			tabIndex: 0,
			"aria-label": strings.turn,
			"aria-description": strings.turnHint,
			"aria-valuemin": 0,
			"aria-valuemax": 359,
			"aria-valuenow": degrees,
			"aria-valuetext": strings.seenFrom(degrees)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: LiveField_module_default.buttons,
			children: [
				button(strings.turnLeft, RotateCw, (live) => live.move((view) => turnedAnEighth(view, -1))),
				button(strings.turnRight, RotateCcw, (live) => live.move((view) => turnedAnEighth(view, 1))),
				button(strings.closer, Plus, (live) => live.move(closer)),
				button(strings.further, Minus, (live) => live.move(further))
			]
		})] })]
	});
}
var PIXELS_PER_E = 320;
/** Turns what fingers, mouse and keys do on the picture into moves; `scene` is null until there is one. */
function useGestures(stage, scene) {
	(0, import_react.useEffect)(() => {
		const element = stage.current;
		if (!element || !scene) return;
		const wheel = (event) => {
			if (!event.ctrlKey && document.activeElement !== element) return;
			event.preventDefault();
			const by = closerByWheel(event, 1 / PIXELS_PER_E, 1 / PIXELS_PER_E);
			scene.move((view) => zoomedBy(view, by), true);
		};
		const key = (event) => {
			if (event.altKey || event.ctrlKey || event.metaKey) return;
			if (byKey(frontView, event.key) === null) return;
			event.preventDefault();
			scene.move((view) => byKey(view, event.key) ?? view);
		};
		const listening = new AbortController();
		const { signal } = listening;
		followFingers(element, {
			dragged: (across) => scene.move((view) => draggedBy(view, across, element.clientWidth), true),
			pinched: (by) => scene.move((view) => zoomedBy(view, by), true)
		}, signal);
		element.addEventListener("wheel", wheel, {
			signal,
			passive: false
		});
		element.addEventListener("keydown", key, { signal });
		return () => listening.abort();
	}, [stage, scene]);
}
export { LiveField };
