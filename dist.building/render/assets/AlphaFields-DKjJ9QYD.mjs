import { n as Droplets, r as Compass, t as Shapes } from "./shapes-CNn8HzSY.mjs";
import { t as Mountain } from "./mountain-DgWOA1LC.mjs";
import { t as Sprout } from "./sprout-CcgdSn9b.mjs";
import { t as site } from "./site.config-BuNsMVty.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { t as field$1 } from "./field--sbprGh1.mjs";
import { t as Still } from "./Still-DctOlFTB.mjs";
import { t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as paperTokens_module_default } from "./paperTokens.module-ChIwegNg.mjs";
import { t as layout_module_default } from "./layout.module-DRw0dDvr.mjs";
import { a as totals, n as odds$1 } from "./odds-JD-cl2Ng.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
var AlphaFields_module_default = {
	section: "_section_7j7ct_2",
	lede: "_lede_7j7ct_8",
	gallery: "_gallery_7j7ct_12",
	table: "_table_7j7ct_21",
	field: "_field_7j7ct_35"
};
var Deed_module_default = {
	shade: "_shade_mh5w5_2",
	deed: "_deed_mh5w5_10",
	title: "_title_mh5w5_25",
	traits: "_traits_mh5w5_29",
	kinds: "_kinds_mh5w5_44",
	note: "_note_mh5w5_49"
};
var Dial_module_default = {
	dial: "_dial_1rw7d_2",
	rim: "_rim_1rw7d_24",
	drums: "_drums_1rw7d_31",
	drum: "_drum_1rw7d_31",
	note: "_note_1rw7d_69"
};
// src/fields/landmarkOdds.ts
var landmarkOdds = odds$1.landmark.map(({ name, weight }) => ({
	landmark: name,
	inHundred: weight * 100 / totals.landmark
}));
var LandmarkChart_module_default = {
	odds: "_odds_4q7p3_2",
	words: "_words_4q7p3_8",
	chart: "_chart_4q7p3_14",
	heap: "_heap_4q7p3_19",
	chosen: "_chosen_4q7p3_20",
	share: "_share_4q7p3_32",
	name: "_name_4q7p3_39",
	sods: "_sods_4q7p3_43"
};
// src/landing/alphaFields/strings.ts
var strings = {
	title: "Every field is its number",
	lede: "Soil, water, shape and one heirloom seed of twenty-four all follow from it. Anyone can work them out again, and nobody can change them.",
	gallery: "See all ten thousand",
	dialTitle: "Field number",
	dialRange: (last) => `0000 to ${last}`,
	dial: (number) => `A wooden dial with four drums, set to ${number}`,
	dialNote: "Same number, same field, today and in ten years.",
	field: "A six-sided island of land with a cottage, a mill, a pond and three rows of crops, hanging over its own shadow.",
	deedTitle: "Deed of a field",
	deedNote: "A trait is a trade-off, never a stronger field. A mill grinds your wheat and shades your beans.",
	oddsTitle: "How rare is a mill?",
	oddsText: "Each sod is one field in a hundred. Seven have a mill, sixty have no landmark at all, and one is warm underfoot all winter.",
	oddsCaption: "Landmarks in a hundred fields",
	oddsLandmark: "Landmark",
	oddsFields: "Fields in a hundred",
	percent: (share) => `${share} %`
};
var traits = [
	{
		id: "soil",
		name: "Soil",
		about: "how long rain stays",
		kinds: "6 kinds"
	},
	{
		id: "water",
		name: "Water",
		about: "where it comes from",
		kinds: "5 kinds"
	},
	{
		id: "shape",
		name: "Shape",
		about: "how plots lie",
		kinds: "12–20 plots"
	},
	{
		id: "heirloom",
		name: "Heirloom",
		about: "its own seed",
		kinds: "24 kinds"
	},
	{
		id: "landmark",
		name: "Landmark",
		about: "or none at all",
		kinds: "6 kinds"
	}
];
// src/landing/alphaFields/LandmarkChart.tsx
var import_jsx_runtime = require_jsx_runtime();
var shortNames = {
	None: "No landmark",
	"Standing stones": "Stones"
};
var sods = (count) => Array.from({ length: count }, (_, place) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("i", {}, place));
function LandmarkChart() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: `${LandmarkChart_module_default.odds} ${layout_module_default.late}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: LandmarkChart_module_default.words,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: strings.oddsTitle }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings.oddsText })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: LandmarkChart_module_default.chart,
				"aria-hidden": "true",
				children: landmarkOdds.map(({ landmark, inHundred }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: landmark === "Mill" ? LandmarkChart_module_default.chosen : LandmarkChart_module_default.heap,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: LandmarkChart_module_default.share,
							children: strings.percent(inHundred)
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: LandmarkChart_module_default.sods,
							children: sods(inHundred)
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: LandmarkChart_module_default.name,
							children: shortNames[landmark] ?? landmark
						})
					]
				}, landmark))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "visually-hidden",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", { children: strings.oddsCaption }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "col",
						children: strings.oddsLandmark
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "col",
						children: strings.oddsFields
					})] }) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: landmarkOdds.map(({ landmark, inHundred }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "row",
						children: landmark
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: inHundred })] }, landmark)) })
				] })
			})
		]
	});
}
// src/landing/alphaFields/AlphaFields.tsx
var digitBeside = (digit, step) => (Number(digit) + 10 + step) % 10;
var lastNumber = String(site.collection.size - 1);
/** A picture of the wooden dial: four paper drums that show one field number. */
function Dial({ number }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Dial_module_default.dial,
		role: "img",
		"aria-label": strings.dial(number),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: Dial_module_default.rim,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: strings.dialTitle }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: strings.dialRange(lastNumber) })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: Dial_module_default.drums,
				children: [...number].map((digit, place) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: Dial_module_default.drum,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: digitBeside(digit, -1) }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: digit }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: digitBeside(digit, 1) })
					]
				}, place))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Dial_module_default.note,
				children: strings.dialNote
			})
		]
	});
}
var icons = {
	soil: Mountain,
	water: Droplets,
	shape: Shapes,
	heirloom: Sprout,
	landmark: Compass
};
/** The deed of a field: which traits it has, and what each of them is about. */
function Deed() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: `${paperTokens_module_default.paper} ${Deed_module_default.shade}`,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: Deed_module_default.deed,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: Deed_module_default.title,
					children: strings.deedTitle
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					role: "list",
					className: Deed_module_default.traits,
					children: traits.map(({ id, name, about, kinds }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							of: icons[id],
							size: 21
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: name }),
							" ",
							about
						] }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: Deed_module_default.kinds,
							children: kinds
						})
					] }, id))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: Deed_module_default.note,
					children: strings.deedNote
				})
			]
		})
	});
}
function AlphaFields() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		id: "alphafields",
		"aria-labelledby": "alphafields-title",
		className: AlphaFields_module_default.section,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: layout_module_default.column,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "alphafields-title",
					children: strings.title
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: `${layout_module_default.lede} ${AlphaFields_module_default.lede}`,
					children: strings.lede
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: AlphaFields_module_default.gallery,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						href: link("/fields"),
						children: strings.gallery
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: `${layout_module_default.pictures} ${AlphaFields_module_default.table}`,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dial, { number: "0417" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Still, {
							className: AlphaFields_module_default.field,
							picture: field$1,
							alt: strings.field,
							sizes: "(min-width: 1600px) 560px, (min-width: 1000px) 470px, min(100vw, 520px)"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Deed, {})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LandmarkChart, {})
			]
		})
	});
}
export { AlphaFields };
