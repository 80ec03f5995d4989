import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { o as useSelected } from "./EditorContext-CDejE1eF.mjs";
import { t as encode } from "./encode-wCB33nKP.mjs";
import { dt as RoomThumbnail, s as useTemplates, st as useSayDone, ut as strings } from "./RoomDesigner-N83TRq4y.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
var Panel_module_default = {
	panel: "_panel_1y292_2",
	lede: "_lede_1y292_8",
	ways: "_ways_1y292_13",
	rows: "_rows_1y292_19",
	row: "_row_1y292_19",
	when: "_when_1y292_35",
	error: "_error_1y292_41",
	area: "_area_1y292_53",
	label: "_label_1y292_71",
	drop: "_drop_1y292_77",
	cards: "_cards_1y292_97",
	card: "_card_1y292_97",
	title: "_title_1y292_136",
	words: "_words_1y292_149"
};
var Beginning_module_default = {
	beginning: "_beginning_1ftjb_2",
	title: "_title_1ftjb_18",
	ways: "_ways_1ftjb_35"
};
// src/room/rooms/TemplateCards.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Tells one state of a template from another: the site may come with a new one under the same name. */
function stampOf({ document }) {
	let stamp = 7;
	for (const letter of encode(document)) stamp = stamp * 31 + letter.charCodeAt(0) >>> 0;
	return stamp;
}
function TemplateCards({ tools, templates, isBrief }) {
	const { library, thumbnails, view } = tools;
	const sayDone = useSayDone();
	const begin = async ({ name, document }) => {
		if (sayDone(await library.create(document), name)) view.set({ view: null });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: Panel_module_default.cards,
		"data-is-brief": isBrief || void 0,
		"aria-label": strings.beginning,
		children: templates.map((template) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: Panel_module_default.card,
			onClick: () => void begin(template),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomThumbnail, {
					cache: thumbnails,
					id: `template/${template.id}`,
					at: stampOf(template),
					read: async () => template.document,
					size: "card"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: Panel_module_default.title,
					children: template.name
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: Panel_module_default.words,
					children: template.words
				})
			]
		}) }, template.id))
	});
}
/** As many as leave something of the room to be seen. */
var FEW = 6;
/** The first of them, and the last, which is the bare one. */
var few = (all) => all.length > FEW ? [...all.slice(0, 5), ...all.slice(-1)] : all;
/** What floats over an empty room: a few to begin with, until something stands in it. */
function Beginning({ tools }) {
	const isFresh = useSelected(tools.library, (state) => state.isFresh);
	const templates = useTemplates(tools.templates);
	if (!isFresh || !templates) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: Beginning_module_default.beginning,
		"aria-labelledby": "beginning",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "beginning",
				className: Beginning_module_default.title,
				children: strings.newLede
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TemplateCards, {
				tools,
				templates: few(templates),
				isBrief: true
			}),
			templates.length > FEW && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Beginning_module_default.ways,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "quiet",
					size: "small",
					onClick: () => tools.view.set({ view: { kind: "new" } }),
					children: strings.moreTemplates
				})
			})
		]
	});
}
export { Beginning, TemplateCards, Panel_module_default as t };
