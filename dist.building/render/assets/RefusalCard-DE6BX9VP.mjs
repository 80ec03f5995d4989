import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { r as placeWords, t as describeRefusal } from "./refusal-eJnVm1sq.mjs";
import { B as Keys } from "./RoomDesigner-N83TRq4y.mjs";
import { a as useView, i as useSession, n as useEditor, r as useOverlays } from "./EditorContext-CDejE1eF.mjs";
import { a as strings, o as Over_module_default } from "./useHands-uLOrbx92.mjs";
import { n as boxAt, r as numberAreas, t as areaOf } from "./seenAreas-BqgO9XzY.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/room/hands/placeCard.ts
var import_react = require_react();
/** From panels and from the edge of the view. */
var APART = 12;
/** From the thing itself. */
var NEAR = 14;
var shared = (a, b) => Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
var grown = ({ left, top, width, height }, by) => ({
	left: left - by,
	top: top - by,
	width: width + 2 * by,
	height: height + 2 * by
});
/** Below, to the left, to the right and above, in the middle first and then towards the ends. */
function beside(near, { width, height }) {
	const across = [
		near.left + (near.width - width) / 2,
		near.left + near.width - width,
		near.left,
		near.left + near.width,
		near.left - width
	];
	const down = [
		near.top + (near.height - height) / 2,
		near.top + near.height - height,
		near.top
	];
	return [
		...across.map((left) => ({
			left,
			top: near.top + near.height + NEAR
		})),
		...down.map((top) => ({
			left: near.left - width - NEAR,
			top
		})),
		...down.map((top) => ({
			left: near.left + near.width + NEAR,
			top
		})),
		...across.map((left) => ({
			left,
			top: near.top - height - NEAR
		}))
	];
}
var within = (value, least, most) => Math.max(least, Math.min(most, value));
function placeCard(wish) {
	const { view, card, held, offered, numbers, panels } = wish;
	const keepClear = [
		held,
		...offered ? [offered] : [],
		...numbers
	];
	const over = (corner) => {
		const area = {
			...corner,
			...card
		};
		return [...keepClear.map((each) => 2 * shared(area, each)), ...panels.map((each) => shared(area, grown(each, APART)))].reduce((sum, each) => sum + each, 0);
	};
	const inView = ({ left, top }) => ({
		left: within(left, APART, Math.max(APART, view.width - card.width - APART)),
		top: within(top, APART, Math.max(APART, view.height - card.height - APART))
	});
	const right = view.width - card.width;
	const bottom = view.height - card.height;
	const corners = [0, right].flatMap((left) => [bottom, 0].map((top) => ({
		left,
		top
	})));
	const all = [
		...offered ? beside(offered, card) : [],
		...beside(held, card),
		...corners
	].map(inView);
	let best = all[0];
	let least = Number.POSITIVE_INFINITY;
	for (const corner of all) {
		const cost = over(corner);
		if (cost >= least) continue;
		least = cost;
		best = corner;
		if (cost === 0) break;
	}
	return best;
}
// src/room/hands/RefusalCard.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What the frame has laid over the view, in its pixels. */
function panelsOver(view) {
	const { left, top } = view.getBoundingClientRect();
	return [...view.closest("[data-region=room]")?.querySelectorAll("[role=toolbar], [role=radiogroup], fieldset") ?? []].map((tool) => {
		const box = tool.getBoundingClientRect();
		return {
			left: box.left - left,
			top: box.top - top,
			width: box.width,
			height: box.height
		};
	});
}
function RefusalCard({ view, sight, hand }) {
	const { session } = useEditor();
	const card = (0, import_react.useRef)(null);
	const document = useSession((state) => state.document);
	const tool = useSession((state) => state.tool);
	const looking = useView((state) => state);
	const trouble = useOverlays((overlays) => overlays.trouble);
	const held = tool.at === "holding" && tool.ghost.reason ? {
		reason: tool.ghost.reason,
		wanted: tool.ghost.items[0] ?? null,
		free: tool.ghost.free
	} : null;
	const told = held ?? (tool.at === "holding" ? null : trouble);
	(0, import_react.useLayoutEffect)(() => {
		const [place, own, seen] = [
			view.current,
			card.current,
			sight()
		];
		if (!place || !own || !seen || !told) return;
		const { catalogue } = session;
		const { wanted, free } = told;
		const box = wanted && boxAt(document, catalogue, wanted, wanted.at);
		const offered = wanted && free && boxAt(document, catalogue, wanted, free);
		const { width, height } = seen.size();
		const corner = placeCard({
			view: {
				width,
				height
			},
			card: {
				width: own.offsetWidth,
				height: own.offsetHeight
			},
			held: box ? areaOf(seen, box) : {
				left: width / 2,
				top: height / 2,
				width: 0,
				height: 0
			},
			offered: offered ? areaOf(seen, offered) : null,
			numbers: box ? numberAreas(seen, document, looking.quarter, box) : [],
			panels: panelsOver(place)
		});
		own.style.setProperty("left", `${Math.round(corner.left)}px`);
		own.style.setProperty("top", `${Math.round(corner.top)}px`);
	}, [
		told,
		document,
		session,
		looking,
		sight,
		view
	]);
	if (!told) return null;
	const { reason, wanted, free } = told;
	const { catalogue } = session;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		ref: card,
		className: Over_module_default.card,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: Over_module_default.reason,
			children: describeRefusal(document, catalogue, reason)
		}), wanted && free && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings.freeAt(placeWords(document, catalogue, {
			...wanted,
			at: free
		})) }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
			kind: "secondary",
			size: "small",
			onClick: () => hand.held.takeOffer(),
			children: [strings.putItThere, held && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Keys, { chord: "Enter" })]
		})] })]
	});
}
export { RefusalCard };
