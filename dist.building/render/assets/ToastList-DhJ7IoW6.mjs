import { t as CircleExclamationPoint } from "./circle-exclamation-point-JWSPHo6Y.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as X } from "./x-8jpJ-vrV.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { C as require_react_dom } from "../prerender.mjs";
import { t as followTopModal } from "./followTopModal-BGHsuHbt.mjs";
import { t as IconButton } from "./IconButton-t4Vn8zgS.mjs";
import { t as strings } from "./strings-CmXhOzSY.mjs";
import { r as nextTick } from "./Toast-DlJW4fzw.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// node_modules/lucide-react/dist/esm/icons/circle-check.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "circle-check",
	size: 24,
	node: [["circle", {
		cx: "12",
		cy: "12",
		r: "10",
		key: "1mglay"
	}], ["path", {
		d: "m16 9-5.5 5.5L8 12",
		key: "xofnsj"
	}]],
	aliases: ["check-circle-2"]
};
__iconData$1.node;
var CircleCheck = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/info.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "info",
	size: 24,
	node: [
		["circle", {
			cx: "12",
			cy: "12",
			r: "10",
			key: "1mglay"
		}],
		["path", {
			d: "M12 16v-4",
			key: "1dtifu"
		}],
		["path", {
			d: "M12 8h.01",
			key: "e9boi3"
		}]
	]
};
__iconData.node;
var Info = createLucideIcon(__iconData);
// src/ui/Toast.module.css
var import_react = require_react();
var import_react_dom = require_react_dom();
var Toast_module_default = {
	home: "_home_9wukk_2",
	list: "_list_9wukk_6",
	toast: "_toast_9wukk_24",
	mark: "_mark_9wukk_48",
	text: "_text_9wukk_71"
};
// src/ui/ToastList.tsx
var import_jsx_runtime = require_jsx_runtime();
var icons = {
	plain: Info,
	good: CircleCheck,
	error: CircleExclamationPoint
};
var now = () => performance.now();
/** An element that React fills but the page moves: into the dialog that happens to be on top. */
function useHome(onMove) {
	const [home, setHome] = (0, import_react.useState)(null);
	const moved = (0, import_react.useRef)(onMove);
	moved.current = onMove;
	(0, import_react.useEffect)(() => {
		const element = document.createElement("div");
		element.className = Toast_module_default.home ?? "";
		const follower = followTopModal(element, () => moved.current());
		setHome(element);
		return follower.stop;
	}, []);
	return home;
}
function ToastList({ queue, life, send }) {
	const list = (0, import_react.useRef)(null);
	const cameFrom = (0, import_react.useRef)(null);
	const [listening, setListening] = (0, import_react.useState)(false);
	const any = queue.shown.length > 0;
	const newest = queue.shown.toSorted((one, other) => one.since - other.since).at(-1);
	const raise = () => {
		if (!list.current?.isConnected) return;
		if (list.current.matches(":popover-open")) list.current.hidePopover();
		if (any) list.current.showPopover();
	};
	const home = useHome(raise);
	(0, import_react.useEffect)(raise, [any, home]);
	(0, import_react.useEffect)(() => setListening(home !== null), [home]);
	(0, import_react.useEffect)(() => {
		const due = nextTick(queue, life);
		if (due === Number.POSITIVE_INFINITY) return;
		const timer = setTimeout(() => send({
			type: "tick",
			at: due,
			life
		}), due - now());
		return () => clearTimeout(timer);
	}, [
		queue,
		life,
		send
	]);
	const dismiss = (id) => {
		const next = [...list.current.querySelectorAll("button")].find((button) => button !== document.activeElement) ?? cameFrom.current;
		if (list.current.contains(document.activeElement)) next?.focus();
		send({
			type: "dismiss",
			id,
			at: now()
		});
	};
	const hold = () => send({ type: "hold" });
	const release = () => {
		const { current } = list;
		if (current?.matches(":hover") || current?.contains(document.activeElement)) return;
		send({
			type: "release",
			at: now()
		});
	};
	const onFocus = (event) => {
		if (!list.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
		hold();
	};
	if (!home) return null;
	return (0, import_react_dom.createPortal)(/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "visually-hidden",
		role: "status",
		children: listening && newest && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: newest.text }, `${newest.id} ${newest.since}`)
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		ref: list,
		popover: "manual",
		className: Toast_module_default.list,
		onPointerEnter: hold,
		onPointerLeave: release,
		onFocus,
		onBlur: () => queueMicrotask(release),
		children: queue.shown.map(({ id, kind, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: Toast_module_default.toast,
			"data-kind": kind,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: Toast_module_default.mark,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: icons[kind] })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: Toast_module_default.text,
					children: text
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: X }),
					label: strings.dismiss,
					onClick: () => dismiss(id)
				})
			]
		}, id))
	})] }), home);
}
export { ToastList };
