import { t as basket$1 } from "./basket-BdHLu8mg.mjs";
import { n as inWidths, t as Still } from "./Still-DctOlFTB.mjs";
import { t as HillEdge } from "./HillEdge-DsFtNhXJ.mjs";
import { t as layout_module_default } from "./layout.module-DRw0dDvr.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/stills/images/cabbages-150.avif
var cabbages_150_default$1 = "/assets/cabbages-150-BK1dXOUg.avif";
// src/stills/images/cabbages-150.webp
var cabbages_150_default = "/assets/cabbages-150-Cq-j-q-x.webp";
// src/stills/images/cabbages-300.avif
var cabbages_300_default$1 = "/assets/cabbages-300-B3a6oE8N.avif";
// src/stills/images/cabbages-300.webp
var cabbages_300_default = "/assets/cabbages-300-BE2D7wok.webp";
// src/stills/images/carrots-160.avif
var carrots_160_default$1 = "/assets/carrots-160-B9Q2ZwLC.avif";
// src/stills/images/carrots-160.webp
var carrots_160_default = "/assets/carrots-160-C8N29GhB.webp";
// src/stills/images/carrots-320.avif
var carrots_320_default$1 = "/assets/carrots-320-CGIqDHjn.avif";
// src/stills/images/carrots-320.webp
var carrots_320_default = "/assets/carrots-320-DTrZAfn-.webp";
// src/stills/images/hen-150.avif
var hen_150_default$1 = "/assets/hen-150-ZXyKmqkY.avif";
// src/stills/images/hen-150.webp
var hen_150_default = "/assets/hen-150-Brq0jhyt.webp";
// src/stills/images/hen-300.avif
var hen_300_default$1 = "/assets/hen-300-CUPx0A_t.avif";
// src/stills/images/hen-300.webp
var hen_300_default = "/assets/hen-300-DGP3GR_L.webp";
// src/stills/images/pumpkins-150.avif
var pumpkins_150_default$1 = "/assets/pumpkins-150-BTuW10yA.avif";
// src/stills/images/pumpkins-150.webp
var pumpkins_150_default = "/assets/pumpkins-150-mHxj_fRk.webp";
// src/stills/images/pumpkins-300.avif
var pumpkins_300_default$1 = "/assets/pumpkins-300-DtQhPVbX.avif";
// src/stills/images/pumpkins-300.webp
var pumpkins_300_default = "/assets/pumpkins-300-Cgc4gNMK.webp";
// src/stills/images/tomatoes-150.avif
var tomatoes_150_default$1 = "/assets/tomatoes-150-CnkdGRRv.avif";
// src/stills/images/tomatoes-150.webp
var tomatoes_150_default = "/assets/tomatoes-150-B4Wez-CP.webp";
// src/stills/images/tomatoes-300.avif
var tomatoes_300_default$1 = "/assets/tomatoes-300-D2Z66FwH.avif";
// src/stills/images/tomatoes-300.webp
var tomatoes_300_default = "/assets/tomatoes-300-BeeWqRfI.webp";
// src/stills/images/wheat-130.avif
var wheat_130_default$1 = "/assets/wheat-130-DTNnOFZk.avif";
// src/stills/images/wheat-130.webp
var wheat_130_default = "/assets/wheat-130-BfwFJip0.webp";
// src/stills/images/wheat-260.avif
var wheat_260_default$1 = "/assets/wheat-260-B0rVNocw.avif";
// src/stills/images/wheat-260.webp
var wheat_260_default = "/assets/wheat-260-DjqpcXV9.webp";
// src/stills/harvest.ts
/** Cabbages for the shelf. */
var cabbages = {
	width: 150,
	height: 110,
	day: {
		avif: inWidths([150, 300], [cabbages_150_default$1, cabbages_300_default$1]),
		webp: inWidths([150, 300], [cabbages_150_default, cabbages_300_default])
	}
};
/** Carrots for the shelf. */
var carrots = {
	width: 160,
	height: 110,
	day: {
		avif: inWidths([160, 320], [carrots_160_default$1, carrots_320_default$1]),
		webp: inWidths([160, 320], [carrots_160_default, carrots_320_default])
	}
};
/** A hen with two chicks, for a day off. */
var hen = {
	width: 150,
	height: 140,
	day: {
		avif: inWidths([150, 300], [hen_150_default$1, hen_300_default$1]),
		webp: inWidths([150, 300], [hen_150_default, hen_300_default])
	}
};
/** Pumpkins for the shelf. */
var pumpkins = {
	width: 150,
	height: 118,
	day: {
		avif: inWidths([150, 300], [pumpkins_150_default$1, pumpkins_300_default$1]),
		webp: inWidths([150, 300], [pumpkins_150_default, pumpkins_300_default])
	}
};
/** Tomatoes for the shelf. */
var tomatoes = {
	width: 150,
	height: 112,
	day: {
		avif: inWidths([150, 300], [tomatoes_150_default$1, tomatoes_300_default$1]),
		webp: inWidths([150, 300], [tomatoes_150_default, tomatoes_300_default])
	}
};
/** A sheaf of wheat for the shelf. */
var wheat = {
	width: 130,
	height: 170,
	day: {
		avif: inWidths([130, 260], [wheat_130_default$1, wheat_260_default$1]),
		webp: inWidths([130, 260], [wheat_130_default, wheat_260_default])
	}
};
// src/stills/sunflowers.ts
var sunflowers = {
	width: 176,
	height: 190,
	day: {
		avif: inWidths([176, 352], ["/assets/sunflowers-176-CAfvdimQ.avif", "/assets/sunflowers-352-CCLQqObu.avif"]),
		webp: inWidths([176, 352], ["/assets/sunflowers-176-FUe6eWhA.webp", "/assets/sunflowers-352-6ueIef6u.webp"])
	}
};
var FlexibleGameplay_module_default = {
	section: "_section_zinba_2",
	ground: "_ground_zinba_9",
	wood: "_wood_zinba_13",
	head: "_head_zinba_17",
	lede: "_lede_zinba_27",
	amount: "_amount_zinba_32",
	shelf: "_shelf_zinba_46",
	week: "_week_zinba_62",
	days: "_days_zinba_76",
	day: "_day_zinba_76",
	thing: "_thing_zinba_90",
	carved: "_carved_zinba_99",
	sum: "_sum_zinba_111",
	basket: "_basket_zinba_118",
	board: "_board_zinba_155"
};
// src/landing/flexibleGameplay/strings.ts
var strings = {
	title: "How much time have you got?",
	lede: "Crops take from a minute and a half to three days, and they wait when they are done. A coffee break will do; so will a whole wet Sunday.",
	amount: "12",
	unit: "minutes a day",
	week: "An example week",
	basket: "A basket of carrots, cabbages, tomatoes and small pumpkins",
	sum: "Six harvests",
	sumRest: "and one skipped Saturday, which nobody minded."
};
var dayTexts = {
	carrots: {
		day: "Mon",
		text: "carrots up"
	},
	cabbages: {
		day: "Tue",
		text: "cabbages cut"
	},
	tomatoes: {
		day: "Wed",
		text: "tomatoes in"
	},
	wheat: {
		day: "Thu",
		text: "one sheaf"
	},
	pumpkins: {
		day: "Fri",
		text: "two pumpkins"
	},
	hen: {
		day: "Sat",
		text: "a day off"
	},
	sunflowers: {
		day: "Sun",
		text: "sunflowers"
	}
};
// src/landing/flexibleGameplay/FlexibleGameplay.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The example week, each day with what it leaves on the shelf. */
var days = [
	{
		picture: carrots,
		...dayTexts.carrots
	},
	{
		picture: cabbages,
		...dayTexts.cabbages
	},
	{
		picture: tomatoes,
		...dayTexts.tomatoes
	},
	{
		picture: wheat,
		...dayTexts.wheat
	},
	{
		picture: pumpkins,
		...dayTexts.pumpkins
	},
	{
		picture: hen,
		...dayTexts.hen
	},
	{
		picture: sunflowers,
		...dayTexts.sunflowers
	}
];
function FlexibleGameplay() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		id: "flexiblegameplay",
		"aria-labelledby": "flexiblegameplay-title",
		className: FlexibleGameplay_module_default.section,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HillEdge, { className: FlexibleGameplay_module_default.ground }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: `${layout_module_default.column} ${FlexibleGameplay_module_default.head}`,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "flexiblegameplay-title",
					children: strings.title
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: `${layout_module_default.lede} ${FlexibleGameplay_module_default.lede}`,
					children: strings.lede
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: FlexibleGameplay_module_default.amount,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: strings.amount }),
						" ",
						strings.unit
					]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: `${FlexibleGameplay_module_default.shelf} ${layout_module_default.late}`,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: `${layout_module_default.column} ${layout_module_default.pictures} ${FlexibleGameplay_module_default.board}`,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
						className: FlexibleGameplay_module_default.week,
						"aria-label": strings.week,
						tabIndex: 0,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
							role: "list",
							className: FlexibleGameplay_module_default.days,
							children: days.map(({ picture, day, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
								className: FlexibleGameplay_module_default.day,
								children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Still, {
									className: FlexibleGameplay_module_default.thing,
									picture,
									alt: "",
									sizes: "140px"
								}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
									className: FlexibleGameplay_module_default.carved,
									children: [
										/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: day }),
										" ",
										text
									]
								})]
							}, day))
						})
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: FlexibleGameplay_module_default.sum,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Still, {
							className: FlexibleGameplay_module_default.basket,
							picture: basket$1,
							alt: strings.basket,
							sizes: "250px"
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: strings.sum }),
							" ",
							strings.sumRest
						] })]
					})]
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HillEdge, {
				className: FlexibleGameplay_module_default.wood,
				hang: true
			})
		]
	});
}
export { FlexibleGameplay };
