import { n as inWidths, t as Still } from "./Still-DctOlFTB.mjs";
import { t as HillEdge } from "./HillEdge-DsFtNhXJ.mjs";
import { t as layout_module_default } from "./layout.module-DRw0dDvr.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/stills/images/bed-1280.avif
var bed_1280_default$1 = "/assets/bed-1280-BDauCupz.avif";
// src/stills/images/bed-1280.webp
var bed_1280_default = "/assets/bed-1280-DRU_XEmB.webp";
// src/stills/images/bed-2560.avif
var bed_2560_default$1 = "/assets/bed-2560-BL3MsfjD.avif";
// src/stills/images/bed-2560.webp
var bed_2560_default = "/assets/bed-2560-B9Vkgcr4.webp";
// src/stills/images/bed-5120.avif
var bed_5120_default = "/assets/bed-5120-DhnSeSbF.avif";
// src/stills/images/bed-night-1280.avif
var bed_night_1280_default$1 = "/assets/bed-night-1280-BLLOZ_2j.avif";
// src/stills/images/bed-night-1280.webp
var bed_night_1280_default = "/assets/bed-night-1280-D01sNseR.webp";
// src/stills/images/bed-night-2560.avif
var bed_night_2560_default$1 = "/assets/bed-night-2560-Dd_pIn19.avif";
// src/stills/images/bed-night-2560.webp
var bed_night_2560_default = "/assets/bed-night-2560-DJorVole.webp";
// src/stills/images/bed-night-5120.avif
var bed_night_5120_default = "/assets/bed-night-5120-D9xkQwOU.avif";
// src/stills/images/bed-small-720.avif
var bed_small_720_default$1 = "/assets/bed-small-720-UqRE1Q68.avif";
// src/stills/images/bed-small-720.webp
var bed_small_720_default = "/assets/bed-small-720-DPGDDOx8.webp";
// src/stills/images/bed-small-1440.avif
var bed_small_1440_default$1 = "/assets/bed-small-1440-sy6SRP9V.avif";
// src/stills/images/bed-small-1440.webp
var bed_small_1440_default = "/assets/bed-small-1440-CB7KWOGu.webp";
// src/stills/images/bed-small-night-720.avif
var bed_small_night_720_default$1 = "/assets/bed-small-night-720-7FIS-KvF.avif";
// src/stills/images/bed-small-night-720.webp
var bed_small_night_720_default = "/assets/bed-small-night-720-Byeq_-Ry.webp";
// src/stills/images/bed-small-night-1440.avif
var bed_small_night_1440_default$1 = "/assets/bed-small-night-1440-D1v2fefm.avif";
// src/stills/images/bed-small-night-1440.webp
var bed_small_night_1440_default = "/assets/bed-small-night-1440-70klfPRh.webp";
// src/stills/bed.ts
/** The long raised bed with a sunflower in seven stages. */
var bed$1 = {
	width: 2560,
	height: 430,
	day: {
		avif: inWidths([
			1280,
			2560,
			5120
		], [
			bed_1280_default$1,
			bed_2560_default$1,
			bed_5120_default
		]),
		webp: inWidths([1280, 2560], [bed_1280_default, bed_2560_default])
	},
	night: {
		avif: inWidths([
			1280,
			2560,
			5120
		], [
			bed_night_1280_default$1,
			bed_night_2560_default$1,
			bed_night_5120_default
		]),
		webp: inWidths([1280, 2560], [bed_night_1280_default, bed_night_2560_default])
	}
};
/** The raised bed with three stages, for narrow screens. */
var bedSmall = {
	width: 720,
	height: 430,
	day: {
		avif: inWidths([720, 1440], [bed_small_720_default$1, bed_small_1440_default$1]),
		webp: inWidths([720, 1440], [bed_small_720_default, bed_small_1440_default])
	},
	night: {
		avif: inWidths([720, 1440], [bed_small_night_720_default$1, bed_small_night_1440_default$1]),
		webp: inWidths([720, 1440], [bed_small_night_720_default, bed_small_night_1440_default])
	}
};
var Overview_module_default = {
	section: "_section_1cmdr_2",
	ground: "_ground_1cmdr_8",
	head: "_head_1cmdr_12",
	plot: "_plot_1cmdr_17",
	bed: "_bed_1cmdr_24",
	wide: "_wide_1cmdr_31",
	narrow: "_narrow_1cmdr_32",
	stages: "_stages_1cmdr_42"
};
var RuleMarkers_module_default = {
	markers: "_markers_ydz3c_2",
	marker: "_marker_ydz3c_2"
};
// src/landing/overview/strings.ts
var strings = {
	title: "Sow it now, see to it later",
	lede: "That is most of the game: sow, water when you pass, carry it home. Plants grow by the clock, not by how often you look at them.",
	bed: "A long raised bed in which one sunflower is shown seven times, from a bare seed to a head as wide as a plate.",
	stages: "The seven stages of a plant",
	rules: "Three rules of growing"
};
var stages = [
	"Sown",
	"Sprout",
	"Seedling",
	"Leaf",
	"Bud",
	"Flower",
	"Ready"
];
var rules = [
	{
		fact: "12 crops",
		text: "from ninety seconds to three days"
	},
	{
		fact: "× 1.5",
		text: "the growth in moist soil"
	},
	{
		fact: "Nothing",
		text: "ever dies; neglect costs some yield"
	}
];
// src/landing/overview/Overview.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The rules of growing, written on plant markers. */
function RuleMarkers() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		role: "list",
		"aria-label": strings.rules,
		className: RuleMarkers_module_default.markers,
		children: rules.map(({ fact, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
			className: RuleMarkers_module_default.marker,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: fact }),
				" ",
				text
			] })
		}, fact))
	});
}
function Overview() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		id: "overview",
		"aria-labelledby": "overview-title",
		className: Overview_module_default.section,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HillEdge, { className: Overview_module_default.ground }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: `${layout_module_default.column} ${Overview_module_default.head}`,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "overview-title",
					children: strings.title
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: layout_module_default.lede,
					children: strings.lede
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Overview_module_default.plot,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RuleMarkers, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: `${layout_module_default.pictures} ${Overview_module_default.bed}`,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Still, {
							className: Overview_module_default.wide,
							picture: bed$1,
							alt: strings.bed,
							sizes: "(min-width: 1600px) max(2926px, 100vw), (min-width: 1280px) 2560px, 200vw"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Still, {
							className: Overview_module_default.narrow,
							picture: bedSmall,
							alt: strings.bed,
							sizes: "max(720px, 100vw)"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
							role: "list",
							"aria-label": strings.stages,
							className: Overview_module_default.stages,
							children: stages.map((stage) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: stage }) }, stage))
						})
					]
				})]
			})
		]
	});
}
export { Overview };
