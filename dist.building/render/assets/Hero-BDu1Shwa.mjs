import { t as site } from "./site.config-BuNsMVty.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { n as inWidths, t as Still } from "./Still-DctOlFTB.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as Pill_module_default } from "./Pill.module-ClazYZta.mjs";
import { t as layout_module_default } from "./layout.module-DRw0dDvr.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/stills/images/cloud-a-122.avif
var cloud_a_122_default$1 = "/assets/cloud-a-122-CP0VemTe.avif";
// src/stills/images/cloud-a-122.webp
var cloud_a_122_default = "/assets/cloud-a-122-7LyZOUxG.webp";
// src/stills/images/cloud-a-244.avif
var cloud_a_244_default$1 = "/assets/cloud-a-244-hSm5Oa8A.avif";
// src/stills/images/cloud-a-244.webp
var cloud_a_244_default = "/assets/cloud-a-244-CaCLiEls.webp";
// src/stills/images/cloud-a-night-122.avif
var cloud_a_night_122_default$1 = "/assets/cloud-a-night-122-DOUvrDgY.avif";
// src/stills/images/cloud-a-night-122.webp
var cloud_a_night_122_default = "/assets/cloud-a-night-122-tQpHINDo.webp";
// src/stills/images/cloud-a-night-244.avif
var cloud_a_night_244_default$1 = "/assets/cloud-a-night-244-B28On7pT.avif";
// src/stills/images/cloud-a-night-244.webp
var cloud_a_night_244_default = "/assets/cloud-a-night-244-DPztY0X1.webp";
// src/stills/images/cloud-b-112.avif
var cloud_b_112_default$1 = "/assets/cloud-b-112-Dt_txt-h.avif";
// src/stills/images/cloud-b-112.webp
var cloud_b_112_default = "/assets/cloud-b-112-D96KJfZW.webp";
// src/stills/images/cloud-b-224.avif
var cloud_b_224_default$1 = "/assets/cloud-b-224-eRXl5jxh.avif";
// src/stills/images/cloud-b-224.webp
var cloud_b_224_default = "/assets/cloud-b-224-CcDbzCK_.webp";
// src/stills/images/cloud-b-night-112.avif
var cloud_b_night_112_default$1 = "/assets/cloud-b-night-112-BEnGrp9q.avif";
// src/stills/images/cloud-b-night-112.webp
var cloud_b_night_112_default = "/assets/cloud-b-night-112-piYnc1RC.webp";
// src/stills/images/cloud-b-night-224.avif
var cloud_b_night_224_default$1 = "/assets/cloud-b-night-224-DpU-sY7S.avif";
// src/stills/images/cloud-b-night-224.webp
var cloud_b_night_224_default = "/assets/cloud-b-night-224-BEFLxCAq.webp";
// src/stills/hero.ts
/** The big floating field of the first screen. */
var hero$1 = {
	width: 796,
	height: 744,
	day: {
		avif: inWidths([796, 1592], ["/assets/hero-796-ByBRbH5r.avif", "/assets/hero-1592-D3kg8Er-.avif"]),
		webp: inWidths([796, 1592], ["/assets/hero-796-KYI1SkdE.webp", "/assets/hero-1592-CenqiLzo.webp"])
	},
	night: {
		avif: inWidths([796, 1592], ["/assets/hero-night-796-C5m1OjDP.avif", "/assets/hero-night-1592-D4KrRsXv.avif"]),
		webp: inWidths([796, 1592], ["/assets/hero-night-796-Ctsf_zDb.webp", "/assets/hero-night-1592-BslftwJY.webp"])
	}
};
/** A heaped cloud. */
var cloudA$1 = {
	width: 122,
	height: 62,
	day: {
		avif: inWidths([122, 244], [cloud_a_122_default$1, cloud_a_244_default$1]),
		webp: inWidths([122, 244], [cloud_a_122_default, cloud_a_244_default])
	},
	night: {
		avif: inWidths([122, 244], [cloud_a_night_122_default$1, cloud_a_night_244_default$1]),
		webp: inWidths([122, 244], [cloud_a_night_122_default, cloud_a_night_244_default])
	}
};
/** A smaller cloud. */
var cloudB$1 = {
	width: 112,
	height: 62,
	day: {
		avif: inWidths([112, 224], [cloud_b_112_default$1, cloud_b_224_default$1]),
		webp: inWidths([112, 224], [cloud_b_112_default, cloud_b_224_default])
	},
	night: {
		avif: inWidths([112, 224], [cloud_b_night_112_default$1, cloud_b_night_224_default$1]),
		webp: inWidths([112, 224], [cloud_b_night_112_default, cloud_b_night_224_default])
	}
};
var Hero_module_default = {
	hero: "_hero_19823_2",
	view: "_view_19823_7",
	words: "_words_19823_13",
	chip: "_chip_19823_18",
	sprout: "_sprout_19823_32",
	night: "_night_19823_45",
	title: "_title_19823_50",
	lede: "_lede_19823_59",
	ways: "_ways_19823_66",
	day: "_day_19823_123"
};
var HeroScene_module_default = {
	scene: "_scene_1vfr8_2",
	island: "_island_1vfr8_11",
	cloudA: "_cloudA_1vfr8_45",
	cloudB: "_cloudB_1vfr8_46",
	tag: "_tag_1vfr8_64",
	drift: "_drift_1vfr8_1"
};
var Sky_module_default = {
	sky: "_sky_gitba_2",
	hills: "_hills_gitba_7",
	far: "_far_gitba_14",
	middle: "_middle_gitba_18",
	near: "_near_gitba_22",
	blades: "_blades_gitba_26"
};
// src/landing/hero/strings.ts
var strings = {
	day: "Golden hour over the fields",
	night: "Lamps are lit over the fields",
	promise: "Nothing here ever dies waiting for you.",
	seeSeed: "See how it grows",
	seeRoom: "See the room",
	scene: "A six-sided island of farmland: a red barn, a windmill, apple trees, a pond, and rows of sunflowers, wheat and pumpkins.",
	tag: "Field № 0417",
	tagText: "one of ten thousand, like no other"
};
// src/landing/hero/Hero.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The hills behind the hero, and the stars over them at night. */
function Sky() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: Sky_module_default.sky,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
			className: Sky_module_default.hills,
			viewBox: "0 0 1440 320",
			preserveAspectRatio: "none",
			"aria-hidden": "true",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: Sky_module_default.far,
					d: "M0 40C170-12 330 4 520 26s300 34 460 8 300-44 460-4v290H0z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: Sky_module_default.middle,
					d: "M0 122C160 84 310 84 500 102s330 26 500-6 310-22 440 8v216H0z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: Sky_module_default.near,
					d: "M0 208c190-40 370-42 600-22s440 12 620-16c90-14 160-2 220 8v142H0z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: Sky_module_default.blades,
					d: "M40 228c150-28 340-34 590-16M100 252c170-38 300-34 480-20M880 250c160-2 290-22 440-38"
				})
			]
		})
	});
}
/** The island with its clouds, its sun and the label that hangs from it. */
function HeroScene() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("figure", {
		className: `${layout_module_default.pictures} ${HeroScene_module_default.scene}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Still, {
				className: HeroScene_module_default.cloudA,
				picture: cloudA$1,
				alt: "",
				sizes: "120px"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Still, {
				className: HeroScene_module_default.cloudB,
				picture: cloudB$1,
				alt: "",
				sizes: "150px"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Still, {
				className: HeroScene_module_default.island,
				picture: hero$1,
				alt: strings.scene,
				sizes: "(min-width: 1600px) 890px, (min-width: 1000px) 740px, (min-width: 768px) 720px, 94vw",
				priority: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("figcaption", {
				className: HeroScene_module_default.tag,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: strings.tag }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: strings.tagText })]
			})
		]
	});
}
var sentences = site.tagline.split(/(?<=[.!?])\s+/);
function Hero() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Hero_module_default.hero,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sky, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: `${layout_module_default.column} ${Hero_module_default.view}`,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Hero_module_default.words,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: `${Pill_module_default.pill} ${Hero_module_default.chip}`,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: Hero_module_default.day,
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
								viewBox: "0 0 24 24",
								"aria-hidden": "true",
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19" })
							}), strings.day]
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: Hero_module_default.night,
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
								viewBox: "0 0 24 24",
								"aria-hidden": "true",
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M20 14A8.5 8.5 0 1 1 10 4a6.8 6.8 0 0 0 10 10z" })
							}), strings.night]
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: Hero_module_default.title,
						children: sentences.map((sentence) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [sentence, " "] }, sentence))
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: Hero_module_default.lede,
						children: [
							site.description,
							" ",
							strings.promise
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: Hero_module_default.ways,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							href: link("/#overview"),
							icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sprout, {}),
							children: strings.seeSeed
						}), site.features.roomDesigner && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "secondary",
							href: link("/room-designer"),
							children: strings.seeRoom
						})]
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HeroScene, {})]
		})]
	});
}
var Sprout = () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
	className: Hero_module_default.sprout,
	viewBox: "0 0 24 24",
	"aria-hidden": "true",
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M7 20h10M12 20c.2-4-.2-6.3-1.5-8.5M10.5 11.5C9.5 8 7 6.4 3.5 6.6c.3 3.7 2.9 5.7 7 4.9zM12 14c-.3-5 2.5-8.3 8-8.6.2 5-3 8-8 8.6z" })
});
export { Hero };
