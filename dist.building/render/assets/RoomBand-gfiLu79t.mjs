import { t as Check } from "./check-BRP2rvP2.mjs";
import { t as House } from "./house-DxlcX2Jk.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { t as room$1 } from "./room-j-H78h3l.mjs";
import { t as Still } from "./Still-DctOlFTB.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as layout_module_default } from "./layout.module-DRw0dDvr.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
var RoomBand_module_default = {
	band: "_band_kwd2b_2",
	view: "_view_kwd2b_34",
	words: "_words_kwd2b_39",
	title: "_title_kwd2b_43",
	lede: "_lede_kwd2b_48",
	plans: "_plans_kwd2b_61",
	room: "_room_kwd2b_79"
};
// src/landing/roomBand/strings.ts
var strings = {
	title: "The kettle is on",
	lede: "A room to furnish before you own one: move the bed nine times, hang your own pictures, light the stove.",
	link: "Furnish a room",
	picture: "A cottage room at night, cut open at one corner: a kettle steams on the lit stove, a ginger cat sleeps before it, tea stands on a round table, and the bed has a patchwork quilt.",
	plans: "How it is made"
};
var plans = [
	"For mouse, touch, keyboard or plain text",
	"Every step undone by its name",
	"Yours to keep as PNG, GLB or JSON"
];
// src/landing/roomBand/RoomBand.tsx
var import_jsx_runtime = require_jsx_runtime();
function RoomBand() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		"aria-labelledby": "room-band-title",
		className: RoomBand_module_default.band,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: `${layout_module_default.column} ${layout_module_default.pictures} ${RoomBand_module_default.view}`,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: `${RoomBand_module_default.words} ${layout_module_default.late}`,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						id: "room-band-title",
						className: RoomBand_module_default.title,
						children: strings.title
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: RoomBand_module_default.lede,
						children: strings.lede
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "lamp",
						href: link("/room-designer"),
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: House }),
						children: strings.link
					}) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
						role: "list",
						"aria-label": strings.plans,
						className: RoomBand_module_default.plans,
						children: plans.map((plan) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Check }), plan] }, plan))
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Still, {
				className: RoomBand_module_default.room,
				picture: room$1,
				alt: strings.picture,
				sizes: "(min-width: 1600px) 960px, (min-width: 1000px) 726px, min(100vw, 720px)"
			})]
		})
	});
}
export { RoomBand };
