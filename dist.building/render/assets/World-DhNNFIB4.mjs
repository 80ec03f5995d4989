import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as site } from "./site.config-BuNsMVty.mjs";
import { t as field$1 } from "./field--sbprGh1.mjs";
import { n as inWidths, t as Still } from "./Still-DctOlFTB.mjs";
import { t as Pill_module_default } from "./Pill.module-ClazYZta.mjs";
import { t as layout_module_default } from "./layout.module-DRw0dDvr.mjs";
import { t as Map } from "./map-DruEGZOb.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as Tabs } from "./Tabs-aDIiVJe_.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/stills/images/map-960.avif
var import_react = require_react();
// src/stills/map.ts
var map = {
	width: 1920,
	height: 1e3,
	day: {
		avif: inWidths([
			960,
			1920,
			2880
		], [
			"/assets/map-960-CBxbLqUn.avif",
			"/assets/map-1920-CUD1_TfQ.avif",
			"/assets/map-2880-XA0YIDGk.avif"
		]),
		webp: inWidths([960, 1920], ["/assets/map-960-1qdhms7T.webp", "/assets/map-1920-4wAwP__n.webp"])
	},
	night: {
		avif: inWidths([
			960,
			1920,
			2880
		], [
			"/assets/map-night-960-ChLYtjuy.avif",
			"/assets/map-night-1920-CYVP0Onz.avif",
			"/assets/map-night-2880-BKDYaXkD.avif"
		]),
		webp: inWidths([960, 1920], ["/assets/map-night-960-BoDWT78c.webp", "/assets/map-night-1920-D8OVj1aB.webp"])
	}
};
var CountryMap_module_default = {
	window: "_window_r5w1z_2",
	country: "_country_r5w1z_9",
	picture: "_picture_r5w1z_17",
	parishes: "_parishes_r5w1z_22",
	saltings: "_saltings_r5w1z_30",
	peatFold: "_peatFold_r5w1z_35",
	chalkHundred: "_chalkHundred_r5w1z_40",
	upperMarl: "_upperMarl_r5w1z_45",
	gooseEnd: "_gooseEnd_r5w1z_50",
	withyBottom: "_withyBottom_r5w1z_55",
	eastBarns: "_eastBarns_r5w1z_60"
};
var CountryPaper_module_default = {
	paper: "_paper_jelob_2",
	field: "_field_jelob_11",
	facts: "_facts_jelob_19"
};
// node_modules/lucide-react/dist/esm/icons/table-2.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "table-2",
	size: 24,
	node: [
		["path", {
			d: "M3 9h18",
			key: "1pudct"
		}],
		["path", {
			d: "M9 3v18",
			key: "fh3hqa"
		}],
		["rect", {
			x: "3",
			y: "3",
			width: "18",
			height: "18",
			rx: "2",
			key: "h1oib"
		}]
	]
};
__iconData.node;
var Table2 = createLucideIcon(__iconData);
var SoilViews_module_default = {
	views: "_views_drcn0_2",
	legend: "_legend_drcn0_6",
	loam: "_loam_drcn0_13",
	clay: "_clay_drcn0_14",
	sand: "_sand_drcn0_15",
	chalk: "_chalk_drcn0_16",
	peat: "_peat_drcn0_17",
	silt: "_silt_drcn0_18",
	table: "_table_drcn0_62"
};
// src/landing/world/strings.ts
var strings = {
	title: "A small country, all of it farmed",
	lede: "Parishes of about a hundred fields each, laid in a spiral from the market cross until the land runs out.",
	map: "Part of the country from above: six-sided fields in six colours of soil, with barns, mills and orchards, a river, and the sea at the edge.",
	parishes: "Parishes on this part of the map",
	views: "The soils as",
	legend: "Legend",
	table: "Table",
	soils: "The six soils",
	soil: "Soil",
	water: "Water",
	goodFor: "Good for",
	paper: "In short",
	fields: "Fields",
	parishCount: "Parishes",
	aboutHundred: "about a hundred",
	soilCount: "Soils",
	six: "six",
	crosses: "Market crosses",
	one: "one"
};
var parishes = {
	saltings: "Saltings",
	peatFold: "Peat Fold",
	chalkHundred: "Chalk Hundred",
	upperMarl: "Upper Marl",
	gooseEnd: "Goose End",
	withyBottom: "Withy Bottom",
	eastBarns: "East Barns"
};
// src/landing/world/SoilViews.tsx
var import_jsx_runtime = require_jsx_runtime();
/** How each treats water, and what likes to grow in it. */
var soils = [
	{
		id: "loam",
		name: "Loam",
		water: "keeps it well",
		goodFor: "nearly everything"
	},
	{
		id: "clay",
		name: "Clay",
		water: "keeps it longest",
		goodFor: "wheat, and patience"
	},
	{
		id: "sand",
		name: "Sand",
		water: "lets it go",
		goodFor: "carrots, long and straight"
	},
	{
		id: "chalk",
		name: "Chalk",
		water: "drains through",
		goodFor: "cabbages"
	},
	{
		id: "peat",
		name: "Peat",
		water: "soaks it up",
		goodFor: "tomatoes"
	},
	{
		id: "silt",
		name: "Silt",
		water: "keeps it well",
		goodFor: "pumpkins of some size"
	}
];
function SoilViews({ selected, onSelect }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tabs, {
		className: SoilViews_module_default.views,
		label: strings.views,
		selected,
		onSelect,
		tabs: [{
			id: "legend",
			label: strings.legend,
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Map }),
			panel: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Legend, {})
		}, {
			id: "table",
			label: strings.table,
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Table2 }),
			panel: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SoilTable, {})
		}]
	});
}
var Legend = () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
	role: "list",
	className: SoilViews_module_default.legend,
	children: soils.map(({ id, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
		className: SoilViews_module_default[id],
		children: name
	}, id))
});
var SoilTable = () => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
	className: SoilViews_module_default.table,
	children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", {
			className: "visually-hidden",
			children: strings.soils
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: strings.soil
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: strings.water
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: strings.goodFor
			})
		] }) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: soils.map(({ id, name, water, goodFor }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "row",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: SoilViews_module_default[id],
					children: name
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: water }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: goodFor })
		] }, id)) })
	]
});
var World_module_default = {
	section: "_section_o0bmn_2",
	papers: "_papers_o0bmn_23",
	panel: "_panel_o0bmn_30",
	title: "_title_o0bmn_39",
	lede: "_lede_o0bmn_43"
};
// src/landing/world/World.tsx
var facts = [
	[strings.fields, site.collection.size.toLocaleString("en-GB")],
	[strings.parishCount, strings.aboutHundred],
	[strings.soilCount, strings.six],
	[strings.crosses, strings.one]
];
/** The country in four numbers, on a paper with a field standing on its edge. */
function CountryPaper() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: CountryPaper_module_default.paper,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Still, {
				className: CountryPaper_module_default.field,
				picture: field$1,
				alt: "",
				sizes: "150px"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: strings.paper }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
				className: CountryPaper_module_default.facts,
				children: facts.map(([name, value]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: value })] }, name))
			})
		]
	});
}
var names = Object.entries(parishes);
/** The picture of the country with the names of its parishes on it. */
function CountryMap() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: CountryMap_module_default.window,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: `${layout_module_default.pictures} ${CountryMap_module_default.country}`,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Still, {
				className: CountryMap_module_default.picture,
				picture: map,
				alt: strings.map,
				sizes: "(min-width: 1000px) max(1920px, 100vw), 1480px"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				role: "list",
				"aria-label": strings.parishes,
				className: CountryMap_module_default.parishes,
				children: names.map(([id, name]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
					className: `${Pill_module_default.pill} ${CountryMap_module_default[id]}`,
					children: name
				}, id))
			})]
		})
	});
}
function World() {
	const [view, setView] = (0, import_react.useState)("legend");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		id: "world",
		"aria-labelledby": "world-title",
		className: World_module_default.section,
		"data-view": view === "table" ? "table" : void 0,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountryMap, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: `${layout_module_default.column} ${World_module_default.papers}`,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: `${World_module_default.panel} ${layout_module_default.late}`,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						id: "world-title",
						className: World_module_default.title,
						children: strings.title
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: World_module_default.lede,
						children: strings.lede
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SoilViews, {
						selected: view,
						onSelect: setView
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountryPaper, {})]
		})]
	});
}
export { World };
