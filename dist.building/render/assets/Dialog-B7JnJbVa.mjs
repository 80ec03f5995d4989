import { t as ArrowLeft } from "./arrow-left-BgKYTcIs.mjs";
import { t as X } from "./x-8jpJ-vrV.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as IconButton } from "./IconButton-t4Vn8zgS.mjs";
import { t as strings } from "./strings-CmXhOzSY.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/ui/Dialog.module.css
var import_react = require_react();
var Dialog_module_default = {
	dialog: "_dialog_1vkcn_2",
	grip: "_grip_1vkcn_93",
	back: "_back_1vkcn_98",
	close: "_close_1vkcn_99",
	title: "_title_1vkcn_119",
	content: "_content_1vkcn_134",
	body: "_body_1vkcn_141",
	picture: "_picture_1vkcn_150",
	side: "_side_1vkcn_229"
};
// src/ui/dialogFocus.ts
var controls = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']";
var writing = "input:not([type=checkbox], [type=radio], [type=range], [type=button]), textarea";
function wish(dialog) {
	return dialog.querySelector("[data-autofocus]") ?? void 0;
}
/** The focus is on what is marked `data-autofocus`, else the first of the content, else the title. */
function openModal(dialog, content, title) {
	const inside = [...content.querySelectorAll(controls)];
	const wished = wish(dialog);
	const likely = wished ?? asFirst(inside[0], title);
	likely.autofocus = true;
	dialog.showModal();
	likely.autofocus = false;
	const visible = inside.find((control) => control.checkVisibility());
	const target = wished ?? asFirst(visible, title);
	if (target !== document.activeElement) target.focus({ preventScroll: true });
}
/** On a touch screen, focus in a text input would cover half of the dialog with a keyboard. */
function asFirst(control, title) {
	const covers = control?.matches(writing) && matchMedia("(pointer: coarse)").matches;
	return !control || covers ? title : control;
}
/** The next step starts at its top, and says what it is. */
function beginStep(dialog, content, title) {
	for (const scroller of [
		dialog,
		content,
		...content.children
	]) scroller.scrollTop = 0;
	(wish(dialog) ?? title).focus({ preventScroll: true });
}
/** When the focused control is taken away or switched off, as by the next step, the title takes over. */
function keepFocusInside(dialog, title) {
	let last = document.activeElement;
	const remember = (event) => {
		last = event.target;
	};
	const observer = new MutationObserver(() => {
		const lost = !last?.isConnected || last.matches(":disabled") || !last.checkVisibility();
		const { activeElement } = document;
		const nowhere = !activeElement || activeElement === document.body || activeElement === dialog;
		if (lost && (nowhere || activeElement === last)) (wish(dialog) ?? title).focus({ preventScroll: true });
	});
	dialog.addEventListener("focusin", remember);
	observer.observe(dialog, {
		subtree: true,
		childList: true,
		attributes: true,
		attributeFilter: ["disabled", "hidden"]
	});
	return () => {
		dialog.removeEventListener("focusin", remember);
		observer.disconnect();
	};
}
/** The browser gives the focus back to the opener; where that has gone, it must not fall to nowhere. */
function rescueFocus(returnTo) {
	queueMicrotask(() => {
		const { activeElement } = document;
		const inClosed = activeElement?.closest("dialog:not([open])");
		if (!(!activeElement || activeElement === document.body || inClosed) || document.querySelector("dialog:modal")) return;
		(returnTo?.() ?? document.querySelector("main[tabindex]"))?.focus({ preventScroll: true });
	});
}
var lockPage_module_default = {
	locked: "_locked_1iwqg_2",
	keepsGutter: "_keepsGutter_1iwqg_7"
};
// src/ui/lockPage.ts
var holders = 0;
function lockPage() {
	const { classList, clientWidth } = document.documentElement;
	if (holders === 0) {
		classList.toggle(lockPage_module_default.keepsGutter, window.innerWidth > clientWidth);
		classList.add(lockPage_module_default.locked);
	}
	holders += 1;
	let held = true;
	return () => {
		if (!held) return;
		held = false;
		holders -= 1;
		if (holders === 0) classList.remove(lockPage_module_default.locked, lockPage_module_default.keepsGutter);
	};
}
// src/ui/sheetDrag.ts
/** Far enough, or a short flick. */
function dismisses(distance, height, milliseconds) {
	return distance > height * .35 || distance > 40 && distance > .6 * milliseconds;
}
function sheetDrag(grip, sheet, dismiss) {
	const quit = new AbortController();
	const listen = { signal: quit.signal };
	let start;
	const distance = (event) => Math.max(0, event.clientY - (start?.y ?? 0));
	const letGo = () => {
		start = void 0;
		sheet.style.removeProperty("translate");
		sheet.style.removeProperty("transition-duration");
	};
	grip.addEventListener("pointerdown", (event) => {
		if (!event.isPrimary || event.button !== 0) return;
		start = {
			y: event.clientY,
			at: event.timeStamp
		};
		grip.setPointerCapture(event.pointerId);
		sheet.style.transitionDuration = "0s";
	}, listen);
	grip.addEventListener("pointermove", (event) => {
		if (start) sheet.style.translate = `0 ${distance(event)}px`;
	}, listen);
	grip.addEventListener("pointerup", (event) => {
		if (!start) return;
		const goes = dismisses(distance(event), sheet.offsetHeight, event.timeStamp - start.at);
		letGo();
		if (goes) dismiss();
	}, listen);
	grip.addEventListener("pointercancel", letGo, listen);
	return () => {
		quit.abort();
		letGo();
	};
}
// src/ui/Dialog.tsx
var import_jsx_runtime = require_jsx_runtime();
function isOnBackdrop(event) {
	if (event.target !== event.currentTarget) return false;
	const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
	const { clientX: x, clientY: y } = event;
	return x < left || x > right || y < top || y > bottom;
}
function Dialog(props) {
	const { open, onClose, returnTo, step } = props;
	const dialog = (0, import_react.useRef)(null);
	const title = (0, import_react.useRef)(null);
	const body = (0, import_react.useRef)(null);
	const grip = (0, import_react.useRef)(null);
	const titleId = (0, import_react.useId)();
	const [mounted, setMounted] = (0, import_react.useState)(open);
	const [, sync] = (0, import_react.useReducer)((count) => count + 1, 0);
	const freePage = (0, import_react.useRef)(() => {});
	const ask = (0, import_react.useRef)(onClose);
	const asked = (0, import_react.useRef)(false);
	const pressedBackdrop = (0, import_react.useRef)(false);
	const lastStep = (0, import_react.useRef)(step);
	const kept = (0, import_react.useRef)(props);
	const shown = open || !mounted ? props : kept.current;
	if (open && !mounted) setMounted(true);
	(0, import_react.useLayoutEffect)(() => {
		ask.current = onClose;
		if (open) kept.current = props;
		const element = dialog.current;
		if (open === element.open) return;
		asked.current = false;
		if (open) {
			freePage.current = lockPage();
			openModal(element, body.current, title.current);
		} else {
			element.close();
			freePage.current();
			rescueFocus(returnTo);
		}
	});
	(0, import_react.useLayoutEffect)(() => {
		if (lastStep.current === step) return;
		lastStep.current = step;
		if (open) beginStep(dialog.current, body.current, title.current);
	}, [open, step]);
	(0, import_react.useLayoutEffect)(() => {
		const element = dialog.current;
		return () => {
			freePage.current();
			if (!element.open) return;
			element.close();
			rescueFocus();
		};
	}, []);
	(0, import_react.useEffect)(() => {
		if (!open) return;
		const free = keepFocusInside(dialog.current, title.current);
		const settle = sheetDrag(grip.current, dialog.current, () => ask.current("drag"));
		return () => {
			free();
			settle();
		};
	}, [open]);
	(0, import_react.useEffect)(() => {
		if (open) return;
		let reopened = false;
		const fading = dialog.current.getAnimations().map((animation) => animation.finished);
		Promise.allSettled(fading).then(() => {
			if (!reopened) setMounted(false);
		});
		return () => {
			reopened = true;
		};
	}, [open]);
	const request = (reason) => {
		asked.current = true;
		onClose(reason);
	};
	const onCancel = (event) => {
		if (event.target !== event.currentTarget) return;
		event.preventDefault();
		request("escape");
	};
	const onNativeClose = (event) => {
		if (event.target !== event.currentTarget || event.currentTarget.open) return;
		freePage.current();
		if (!open) return;
		if (!asked.current) request("form");
		sync();
	};
	const onPointerDown = (event) => {
		pressedBackdrop.current = isOnBackdrop(event);
	};
	const onClick = (event) => {
		if (pressedBackdrop.current && isOnBackdrop(event)) request("backdrop");
		pressedBackdrop.current = false;
	};
	const layout = shown.bare ? "bare" : shown.picture ? "picture" : shown.size === "wide" && shown.side ? "panes" : "plain";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dialog", {
		ref: dialog,
		"aria-labelledby": titleId,
		"data-size": shown.size ?? "compact",
		"data-layout": layout,
		"data-low": shown.low || void 0,
		"data-warm": shown.warm || void 0,
		className: Dialog_module_default.dialog,
		onCancel,
		onClose: onNativeClose,
		onPointerDown,
		onClick,
		children: (mounted || shown.warm) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				ref: grip,
				className: Dialog_module_default.grip,
				"aria-hidden": "true"
			}),
			shown.onBack && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: Dialog_module_default.back,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: ArrowLeft }),
					label: strings.back,
					onClick: shown.onBack
				})
			}),
			shown.picture && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: Dialog_module_default.picture,
				children: shown.picture
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				ref: title,
				id: titleId,
				tabIndex: -1,
				className: shown.bare ? "visually-hidden" : Dialog_module_default.title,
				children: shown.title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: Dialog_module_default.close,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: X }),
					label: strings.close,
					onClick: () => request("button")
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				ref: body,
				className: Dialog_module_default.content,
				children: [shown.side && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: Dialog_module_default.side,
					children: shown.side
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: Dialog_module_default.body,
					children: shown.children
				})]
			})
		] })
	});
}
export { Dialog as t };
