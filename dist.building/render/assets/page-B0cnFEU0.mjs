import { t as require_react } from "./react-DbA_SeLs.mjs";
import { n as inWidths, t as Still } from "./Still-DctOlFTB.mjs";
import { a as lazyOrNothing, r as useWholeWindow } from "../prerender.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as room } from "./room-j-H78h3l.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { t as site } from "./site.config-BuNsMVty.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as paperTokens_module_default } from "./paperTokens.module-ChIwegNg.mjs";
// node_modules/lucide-react/dist/esm/icons/keyboard.mjs
var import_react = require_react();
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$3 = {
	name: "keyboard",
	size: 24,
	node: [
		["path", {
			d: "M10 8h.01",
			key: "1r9ogq"
		}],
		["path", {
			d: "M12 12h.01",
			key: "1mp3jc"
		}],
		["path", {
			d: "M14 8h.01",
			key: "1primd"
		}],
		["path", {
			d: "M16 12h.01",
			key: "1l6xoz"
		}],
		["path", {
			d: "M18 8h.01",
			key: "emo2bl"
		}],
		["path", {
			d: "M6 8h.01",
			key: "x9i8wu"
		}],
		["path", {
			d: "M7 16h10",
			key: "wp8him"
		}],
		["path", {
			d: "M8 12h.01",
			key: "czm47f"
		}],
		["rect", {
			width: "20",
			height: "16",
			x: "2",
			y: "4",
			rx: "2",
			key: "18n3k1"
		}]
	]
};
__iconData$3.node;
var Keyboard = createLucideIcon(__iconData$3);
// node_modules/lucide-react/dist/esm/icons/hand.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "hand",
	size: 24,
	node: [
		["path", {
			d: "M18 11V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2",
			key: "1fvzgz"
		}],
		["path", {
			d: "M14 10V4a2 2 0 0 0-2-2a2 2 0 0 0-2 2v2",
			key: "1kc0my"
		}],
		["path", {
			d: "M10 10.5V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2v8",
			key: "10h0bg"
		}],
		["path", {
			d: "M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15",
			key: "1s1gnw"
		}]
	]
};
__iconData$2.node;
var Hand = createLucideIcon(__iconData$2);
// src/stills/roomDay.ts
var roomDay = {
	width: 880,
	height: 820,
	day: {
		avif: inWidths([
			440,
			880,
			1760
		], [
			"/assets/room-day-440-BO79qrlC.avif",
			"/assets/room-day-880-D85aXeAA.avif",
			"/assets/room-day-1760-D-lWGQp2.avif"
		]),
		webp: inWidths([
			440,
			880,
			1760
		], [
			"/assets/room-day-440-DNb_SkUM.webp",
			"/assets/room-day-880-Be8QWxD8.webp",
			"/assets/room-day-1760-H-8__UC5.webp"
		])
	}
};
// src/ui/linkSheet.ts
/** Ends without the sheet in the page where it cannot be had. */
var linkSheet = (href) => new Promise((resolve, reject) => {
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.href = href;
	link.onload = () => resolve();
	link.onerror = () => {
		link.remove();
		reject(/* @__PURE__ */ new Error(`${href} could not be loaded`));
	};
	document.head.append(link);
});
// src/room/frame/editor.css?url
var editor_default = "/assets/editor-x1XGuNl0.css";
// node_modules/lucide-react/dist/esm/icons/headphones.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "headphones",
	size: 24,
	node: [["path", {
		d: "M3 14h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a9 9 0 0 1 18 0v7a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3",
		key: "1xhozi"
	}]]
};
__iconData$1.node;
var Headphones = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/mouse-pointer-2.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "mouse-pointer-2",
	size: 24,
	node: [["path", {
		d: "M4.037 4.688a.495.495 0 0 1 .651-.651l16 6.5a.5.5 0 0 1-.063.947l-6.124 1.58a2 2 0 0 0-1.438 1.435l-1.579 6.126a.5.5 0 0 1-.947.063z",
		key: "edeuup"
	}]]
};
__iconData.node;
var MousePointer2 = createLucideIcon(__iconData);
var Introduction_module_default = {
	top: "_top_1dcdv_2",
	view: "_view_1dcdv_6",
	ways: "_ways_1dcdv_7",
	words: "_words_1dcdv_28",
	title: "_title_1dcdv_33",
	lede: "_lede_1dcdv_38",
	script: "_script_1dcdv_51",
	day: "_day_1dcdv_60",
	night: "_night_1dcdv_61",
	notice: "_notice_1dcdv_78"
};
var KeepRail_module_default = {
	keep: "_keep_jry95_2",
	words: "_words_jry95_6",
	lede: "_lede_jry95_14",
	rail: "_rail_jry95_19",
	labels: "_labels_jry95_34",
	label: "_label_jry95_34"
};
// src/room/introduction/strings.ts
var strings = {
	pageTitle: "Room Designer",
	description: "Furnish a farmhouse room in your browser: by mouse, touch, keyboard or screen reader, without a wallet, and yours to keep.",
	title: "A room to furnish before you own one",
	lede: "Four walls, a window and a hundred and more pieces to put between them. No wallet, no account: sit down and begin.",
	noScript: "Moving furniture takes JavaScript, and it is switched off here. What the designer does can be read below.",
	day: "A cottage room with one corner cut open, in the morning: a green door, a sofa, a bed with a patchwork quilt, a round table with tea, and a ginger cat before the stove.",
	night: "A cottage room with one corner cut open, at night: a lamp and the stove are lit, the kettle steams, and a ginger cat sleeps on the rug.",
	waysTitle: "Four ways in, and none of them is the back door",
	waysLede: "Whatever one hand can do here, another can too. That is the rule it is built by.",
	promisesTitle: "It minds its manners",
	logTitle: "One evening, by name",
	keepTitle: "What you take home",
	keepLede: "A guest's room stays on the guest's own device. Sign in, and it is kept with its earlier versions. Either way it is yours to carry off.",
	nightTitle: "When you have put the lamp out",
	nightText: "We write down in the lane what gets built, and what fell over. Come and read.",
	news: "Read the news",
	home: "Back to the farm"
};
var ways$1 = [
	{
		id: "mouse",
		name: "Mouse",
		text: "Lift a chair and see where it will stand before you let go."
	},
	{
		id: "touch",
		name: "Touch",
		text: "One finger moves it. Two fingers turn it."
	},
	{
		id: "keyboard",
		name: "Keyboard",
		text: "Arrows to walk it across the floor, R to turn, Enter to set it down."
	},
	{
		id: "reader",
		name: "Screen reader",
		text: "“Oak table, column 4, row 2, facing south.” The room is also a list that speaks."
	}
];
var promises$1 = [
	{
		name: "Undo says what",
		text: "Not just Undo, but Undo move oak table. One step for each thing you did."
	},
	{
		name: "A no comes with a reason",
		text: "If the sofa does not fit, it says what it met, and where it would."
	},
	{
		name: "Saving never wipes",
		text: "What cannot be read is set aside under its date, not written over."
	},
	{
		name: "You may borrow",
		text: "Try a piece that you do not own. It stands there a little see-through."
	}
];
/** An evening as the history would list it. */
var evening = [
	"Place oak table",
	"Turn oak table",
	"Hang picture of hen",
	"Light the stove",
	"Move oak table",
	"Undo move oak table"
];
var keeps = [
	{
		id: "png",
		name: "PNG",
		text: "a picture of it"
	},
	{
		id: "glb",
		name: "GLB",
		text: "the room in the round"
	},
	{
		id: "json",
		name: "JSON",
		text: "the plan, and back in again"
	},
	{
		id: "link",
		name: "Link",
		text: "to show, and to remix"
	}
];
// src/room/introduction/KeepRail.tsx
var import_jsx_runtime = require_jsx_runtime();
function KeepRail() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "keep-title",
		className: KeepRail_module_default.keep,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: KeepRail_module_default.words,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "keep-title",
				children: strings.keepTitle
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: KeepRail_module_default.lede,
				children: strings.keepLede
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: KeepRail_module_default.rail,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				role: "list",
				className: KeepRail_module_default.labels,
				children: keeps.map(({ id, name, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: KeepRail_module_default.label,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: name }),
						" ",
						text
					]
				}) }, id))
			})
		})]
	});
}
var NightBand_module_default = {
	band: "_band_1t2s9_2",
	hills: "_hills_1t2s9_11",
	far: "_far_1t2s9_19",
	middle: "_middle_1t2s9_23",
	near: "_near_1t2s9_27",
	column: "_column_1t2s9_31",
	text: "_text_1t2s9_38",
	ways: "_ways_1t2s9_46"
};
// src/room/introduction/NightBand.tsx
function NightBand() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "night-title",
		className: NightBand_module_default.band,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
			className: NightBand_module_default.hills,
			viewBox: "0 0 1440 150",
			preserveAspectRatio: "none",
			"aria-hidden": "true",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: NightBand_module_default.far,
					d: "M0 70C190 16 360 20 560 52s330 38 520-2 250-40 360-18v120H0z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: NightBand_module_default.middle,
					d: "M0 104c180-38 330-40 540-12s380 18 560-12 250-22 340-6v78H0z"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: NightBand_module_default.near,
					d: "M0 132c200-24 420-22 640-4s420 8 580-12c90-12 160-8 220 0v36H0z"
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: NightBand_module_default.column,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "night-title",
					children: strings.nightTitle
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: NightBand_module_default.text,
					children: strings.nightText
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: NightBand_module_default.ways,
					children: [site.features.news && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "lamp",
						href: link("/news"),
						children: strings.news
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "secondary",
						href: link("/"),
						children: strings.home
					})]
				})
			]
		})]
	});
}
var Promises_module_default = {
	section: "_section_1mrta_2",
	promises: "_promises_1mrta_10",
	shade: "_shade_1mrta_26",
	strip: "_strip_1mrta_32",
	stripTitle: "_stripTitle_1mrta_53",
	steps: "_steps_1mrta_57"
};
// src/room/introduction/Promises.tsx
function Promises() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "promises-title",
		className: Promises_module_default.section,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "promises-title",
			children: strings.promisesTitle
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
			className: Promises_module_default.promises,
			children: promises$1.map(({ name, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: text })] }, name))
		})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: `${paperTokens_module_default.paper} ${Promises_module_default.shade}`,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Promises_module_default.strip,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
					className: Promises_module_default.stripTitle,
					children: strings.logTitle
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
					className: Promises_module_default.steps,
					children: evening.map((step) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: step }, step))
				})]
			})
		})]
	});
}
// src/room/introduction/Introduction.tsx
var icons = {
	mouse: MousePointer2,
	touch: Hand,
	keyboard: Keyboard,
	reader: Headphones
};
var sizes = "(min-width: 1600px) 860px, (min-width: 1000px) 760px, min(100vw, 720px)";
function Introduction() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: Introduction_module_default.top,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Introduction_module_default.view,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: Introduction_module_default.words,
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
								className: Introduction_module_default.title,
								children: strings.title
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
								className: Introduction_module_default.lede,
								children: strings.lede
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("noscript", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
								className: Introduction_module_default.script,
								children: strings.noScript
							}) })
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Still, {
						className: Introduction_module_default.day,
						picture: roomDay,
						alt: strings.day,
						sizes
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Still, {
						className: Introduction_module_default.night,
						picture: room,
						alt: strings.night,
						sizes
					})
				]
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
			"aria-labelledby": "ways-title",
			className: Introduction_module_default.ways,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Introduction_module_default.waysWords,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "ways-title",
					children: strings.waysTitle
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: Introduction_module_default.lede,
					children: strings.waysLede
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
				className: Introduction_module_default.notice,
				children: ways$1.map(({ id, name, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						of: icons[id],
						size: 24
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: name }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: text })
				] }, id))
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Promises, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(KeepRail, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NightBand, {})
	] });
}
// src/room/introduction/page.tsx
var RoomDesigner = lazyOrNothing(async () => {
	const [{ RoomDesigner }] = await Promise.all([import("./RoomDesigner-N83TRq4y.mjs").then((n) => n.t), linkSheet(editor_default)]);
	return RoomDesigner;
});
/** In words and a picture at first, and the designer itself as soon as it is here. */
function RoomDesignerPage({ parts }) {
	const [isWanted, setWanted] = (0, import_react.useState)(false);
	const [isOpen, setOpen] = (0, import_react.useState)(false);
	const onOpen = (0, import_react.useCallback)(() => setOpen(true), []);
	(0, import_react.useEffect)(() => setWanted(true), []);
	useWholeWindow(isOpen);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [!isOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Introduction, {}), isWanted && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoomDesigner, {
		signIn: parts.signIn,
		onOpen
	})] });
}
/** The same for good: the open editor would be closed where only the query of the address is another one. */
var contents = /* @__PURE__ */ new Map();
function contentFor(parts) {
	const had = contents.get(parts.signIn);
	if (had) return had;
	const made = RoomDesignerPage.bind(null, { parts });
	contents.set(parts.signIn, made);
	return made;
}
var largest = roomDay.day.webp.at(-1);
var roomDesignerPage = (parts) => ({
	title: strings.pageTitle,
	description: strings.description,
	image: {
		url: largest.url,
		width: largest.width,
		height: Math.round(largest.width * roomDay.height / roomDay.width),
		alt: strings.day
	},
	Content: contentFor(parts)
});
export { Keyboard as n, roomDesignerPage, Hand as t };
