import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as anchorTo } from "./anchorTo-BKxFh-AM.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/ui/Tooltip.module.css
var import_react = require_react();
var Tooltip_module_default = { tip: "_tip_1exfn_2" };
// src/ui/Tooltip.tsx
var import_jsx_runtime = require_jsx_runtime();
var grace = 150;
function Tooltip({ anchor, text, describes = true, delay = 450 }) {
	const tip = (0, import_react.useRef)(null);
	const id = (0, import_react.useId)();
	(0, import_react.useEffect)(() => {
		const panel = tip.current;
		if (!anchor || !panel) return;
		const quit = new AbortController();
		const listen = { signal: quit.signal };
		let timer = 0;
		let unfasten = () => {};
		const show = () => {
			clearTimeout(timer);
			if (anchor.ariaExpanded === "true" || !anchor.isConnected || panel.matches(":popover-open")) return;
			panel.showPopover();
			unfasten = anchorTo(panel, anchor, {
				side: "above",
				align: "center",
				gap: 8
			});
		};
		const hide = () => {
			clearTimeout(timer);
			unfasten();
			if (panel.matches(":popover-open")) panel.hidePopover();
		};
		const soon = (what, wait) => {
			clearTimeout(timer);
			timer = window.setTimeout(what, wait);
		};
		const enter = (event) => {
			if (event.pointerType !== "touch") soon(show, delay);
		};
		const leave = () => soon(hide, grace);
		const focus = () => {
			if (anchor.matches(":focus-visible")) show();
		};
		const onKeyDown = (event) => {
			if (event.key === "Escape") hide();
		};
		anchor.addEventListener("pointerenter", enter, listen);
		anchor.addEventListener("pointerleave", leave, listen);
		anchor.addEventListener("pointerdown", hide, listen);
		anchor.addEventListener("focus", focus, listen);
		anchor.addEventListener("blur", hide, listen);
		panel.addEventListener("pointerenter", () => clearTimeout(timer), listen);
		panel.addEventListener("pointerleave", leave, listen);
		document.addEventListener("keydown", onKeyDown, {
			...listen,
			capture: true
		});
		focus();
		if (anchor.matches(":hover") && matchMedia("(hover: hover)").matches) soon(show, delay);
		return () => {
			hide();
			quit.abort();
		};
	}, [anchor, delay]);
	(0, import_react.useEffect)(() => {
		if (!anchor || !describes) return;
		const others = anchor.getAttribute("aria-describedby");
		anchor.setAttribute("aria-describedby", others ? `${others} ${id}` : id);
		return () => {
			if (others) anchor.setAttribute("aria-describedby", others);
			else anchor.removeAttribute("aria-describedby");
		};
	}, [
		anchor,
		describes,
		id
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		ref: tip,
		id,
		role: "tooltip",
		popover: "manual",
		className: Tooltip_module_default.tip,
		children: text
	});
}
export { Tooltip };
