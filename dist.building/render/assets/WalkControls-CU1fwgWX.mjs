import { t as X } from "./x-8jpJ-vrV.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as IconButton } from "./IconButton-t4Vn8zgS.mjs";
import { t as act } from "./actions-C2qBM8hP.mjs";
import { n as useEditor } from "./EditorContext-CDejE1eF.mjs";
import { n as strings, r as Scene_module_default, t as standing } from "./SceneView-BaDJiZoQ.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/room/sceneView/WalkControls.tsx
var import_react = require_react();
var import_jsx_runtime = require_jsx_runtime();
var ways = {
	ArrowUp: { forward: 1 },
	ArrowDown: { forward: -1 },
	ArrowLeft: { turn: -1 },
	ArrowRight: { turn: 1 },
	w: { forward: 1 },
	s: { forward: -1 },
	a: { aside: -1 },
	d: { aside: 1 }
};
/** Radians in a pixel. */
var GAZE = .0042;
var PAD = 46;
var within = (value) => Math.max(-1, Math.min(1, value));
var wayOf = (key) => key.length === 1 ? key.toLowerCase() : key;
function WalkControls({ walk }) {
	const editor = useEditor();
	const place = (0, import_react.useRef)(null);
	const knob = (0, import_react.useRef)(null);
	const down = (0, import_react.useRef)(/* @__PURE__ */ new Set());
	const gaze = (0, import_react.useRef)(null);
	const thumb = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		place.current?.focus({ preventScroll: true });
		const { go } = walk;
		return () => go(standing);
	}, [walk]);
	const goByKeys = () => {
		const gait = { ...standing };
		for (const key of down.current) for (const [name, by] of Object.entries(ways[key] ?? {})) gait[name] += by;
		walk.go(gait);
	};
	const onKeyDown = (event) => {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const key = wayOf(event.key);
		if (!(key in ways)) return;
		event.preventDefault();
		if (down.current.has(key)) return;
		down.current.add(key);
		goByKeys();
	};
	const onKeyUp = (event) => {
		if (down.current.delete(wayOf(event.key))) goByKeys();
	};
	const stop = () => {
		down.current.clear();
		walk.go(standing);
	};
	const onDown = (event) => {
		if (gaze.current) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		gaze.current = {
			id: event.pointerId,
			x: event.clientX,
			y: event.clientY
		};
	};
	const onMove = ({ pointerId, clientX, clientY }) => {
		const from = gaze.current;
		if (from?.id !== pointerId) return;
		walk.turnHead((from.x - clientX) * GAZE, (clientY - from.y) * GAZE);
		gaze.current = {
			id: pointerId,
			x: clientX,
			y: clientY
		};
	};
	const onUp = ({ pointerId }) => {
		if (gaze.current?.id === pointerId) gaze.current = null;
	};
	const push = (event) => {
		event.stopPropagation();
		if (thumb.current !== event.pointerId) return;
		const box = event.currentTarget.getBoundingClientRect();
		const x = within((event.clientX - box.left - box.width / 2) / PAD);
		const y = within((event.clientY - box.top - box.height / 2) / PAD);
		knob.current?.style.setProperty("translate", `${x * 24}px ${y * 24}px`);
		walk.go({
			forward: -y,
			aside: 0,
			turn: Math.abs(x) > .25 ? x : 0
		});
	};
	const onPad = (event) => {
		event.stopPropagation();
		event.currentTarget.setPointerCapture(event.pointerId);
		thumb.current = event.pointerId;
		push(event);
	};
	const offPad = (event) => {
		event.stopPropagation();
		thumb.current = null;
		knob.current?.style.removeProperty("translate");
		walk.go(standing);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			ref: place,
			role: "application",
			className: Scene_module_default.walk,
			tabIndex: 0,
			"data-home": "",
			"aria-label": strings.walk,
			onKeyDown,
			onKeyUp,
			onBlur: stop,
			onPointerDown: onDown,
			onPointerMove: onMove,
			onPointerUp: onUp,
			onPointerCancel: onUp
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: Scene_module_default.pad,
			"aria-hidden": "true",
			onMouseDown: (event) => event.preventDefault(),
			onPointerDown: onPad,
			onPointerMove: push,
			onPointerUp: offPad,
			onPointerCancel: offPad,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { ref: knob })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: Scene_module_default.leave,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: X }),
				kind: "raised",
				label: strings.leave,
				onClick: () => act(editor, "back", "byPointer")
			})
		})
	] });
}
export { WalkControls };
