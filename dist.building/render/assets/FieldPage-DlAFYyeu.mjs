import { t as ChevronLeft } from "./chevron-left-CVNaJ_j4.mjs";
import { t as ChevronRight } from "./chevron-right-c8c1HYi7.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as site } from "./site.config-BuNsMVty.mjs";
import { i as skyFrames, n as plotsOf, t as FieldEmblem } from "./FieldEmblem-C1jvaHPj.mjs";
import { a as strings, c as fieldAt, d as parishSize, f as place$2, g as parishName, h as plus, i as seasonNames, l as parishMiddle, m as minus, n as JumpForm, o as traitHints, p as directions, r as hourNames, s as Hills, t as skyTokens_module_default, u as parishOf } from "./skyTokens.module-Dz_qQkkI.mjs";
import { n as fieldTraits, t as fieldWords } from "./words-CRJyO5K5.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { a as lazyOrNothing, h as useWallet, m as useKit, p as useConnectModal } from "../prerender.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { n as fieldPicture, r as parishLink, t as fieldLink } from "./fieldLinks-BJsuynek.mjs";
import { t as ExternalLink } from "./external-link-hcyShgRn.mjs";
import { t as Share2 } from "./share-2-C8MT3bbG.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as IconButton } from "./IconButton-t4Vn8zgS.mjs";
import { a as totals, i as shareOf, n as odds$1, o as traitNames, r as oneIn, s as traitTitles, t as kindName } from "./odds-JD-cl2Ng.mjs";
import { t as Pill_module_default } from "./Pill.module-ClazYZta.mjs";
import { n as Droplets, r as Compass, t as Shapes } from "./shapes-CNn8HzSY.mjs";
import { t as House } from "./house-DxlcX2Jk.mjs";
import { t as Layers } from "./layers-BnUlVrog.mjs";
import { t as Map } from "./map-DruEGZOb.mjs";
import { t as Sprout } from "./sprout-CcgdSn9b.mjs";
// src/alphaFields/owner/Owner.module.css
var import_react = require_react();
var Owner_module_default = {
	owner: "_owner_pr75y_2",
	line: "_line_pr75y_6",
	arrive: "_arrive_pr75y_1",
	who: "_who_pr75y_13"
};
// src/alphaFields/owner/Owner.tsx
var import_jsx_runtime = require_jsx_runtime();
var ContractOwner = lazyOrNothing(async () => (await import("./ContractOwner-jB1k8CH0.mjs")).ContractOwner);
var IndexedOwner = lazyOrNothing(async () => (await import("./IndexedOwner-B6EoIAkY.mjs")).IndexedOwner);
function Owner({ id, settings }) {
	const { account } = useWallet();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: Owner_module_default.owner,
		children: account ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContractOwner, {
			id,
			settings,
			visitor: account.address
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IndexedOwner, { id })
	});
}
// node_modules/lucide-react/dist/esm/icons/store.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$3 = {
	name: "store",
	size: 24,
	node: [
		["path", {
			d: "M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5",
			key: "slp6dd"
		}],
		["path", {
			d: "M17.774 10.31a1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.451 0 1.12 1.12 0 0 0-1.548 0 2.5 2.5 0 0 1-3.452 0 1.12 1.12 0 0 0-1.549 0 2.5 2.5 0 0 1-3.77-3.248l2.889-4.184A2 2 0 0 1 7 2h10a2 2 0 0 1 1.653.873l2.895 4.192a2.5 2.5 0 0 1-3.774 3.244",
			key: "o0xfot"
		}],
		["path", {
			d: "M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05",
			key: "wn3emo"
		}]
	]
};
__iconData$3.node;
var Store = createLucideIcon(__iconData$3);
// node_modules/lucide-react/dist/esm/icons/wallet.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "wallet",
	size: 24,
	node: [["path", {
		d: "M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1",
		key: "18etb6"
	}], ["path", {
		d: "M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4",
		key: "xoc0q4"
	}]]
};
__iconData$2.node;
var Wallet = createLucideIcon(__iconData$2);
var Actions_module_default = {
	actions: "_actions_rxrxg_2",
	market: "_market_rxrxg_9",
	share: "_share_rxrxg_14"
};
var WatchField_module_default = { watch: "_watch_pnxai_2" };
// src/alphaFields/field/Actions.tsx
/** Hands the address of a field on: to whatever the device shares with, else to the clipboard. */
async function shareField(id) {
	const url = location.origin + fieldLink(id);
	if ("share" in navigator) {
		await navigator.share({
			title: strings.field(id),
			url
		}).catch(() => {});
		return;
	}
	const { toast } = await import("./Toast-DlJW4fzw.mjs").then((n) => n.t);
	const { clipboard } = navigator;
	try {
		if (!clipboard) throw new Error("no clipboard");
		await clipboard.writeText(url);
		toast(strings.linkCopied, { kind: "good" });
	} catch {
		toast(strings.linkNotCopied(url), { kind: "error" });
	}
}
/** Has the visitor's wallet show a field; whoever has none connected is led to that first. */
function WatchField({ id, settings }) {
	const kit = useKit();
	const { account } = useWallet();
	const openConnect = useConnectModal();
	const [isAsking, setAsking] = (0, import_react.useState)(false);
	const watch = async () => {
		if (!account) return openConnect?.();
		setAsking(true);
		try {
			const { askToWatch } = await import("./askToWatch-Du3MSXSk.mjs");
			await askToWatch({
				kit,
				settings,
				id
			});
		} catch {
			const { toast } = await import("./Toast-DlJW4fzw.mjs").then((n) => n.t);
			toast(strings.notLoaded, { kind: "error" });
		}
		setAsking(false);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: WatchField_module_default.watch,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "secondary",
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Wallet }),
			busy: isAsking,
			onClick: watch,
			"aria-haspopup": account ? void 0 : "dialog",
			"aria-description": account ? void 0 : strings.watchConnect,
			children: strings.watch
		})
	});
}
function Actions({ id, settings }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Actions_module_default.actions,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
				href: `${site.links.marketplace.href.replace(/\/$/, "")}/${id}`,
				target: "_blank",
				rel: "noopener noreferrer",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Store }),
				className: Actions_module_default.market,
				children: [strings.marketplace, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					of: ExternalLink,
					size: 17,
					label: strings.opensElsewhere
				})]
			}),
			site.features.signIn && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WatchField, {
				id,
				settings
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: Actions_module_default.share,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Share2 }),
					label: strings.share,
					kind: "raised",
					onClick: () => void shareField(id)
				})
			})
		]
	});
}
var FieldPage_module_default = {
	page: "_page_1v270_2",
	top: "_top_1v270_6",
	column: "_column_1v270_11",
	crumbs: "_crumbs_1v270_24",
	title: "_title_1v270_60",
	lede: "_lede_1v270_64",
	acts: "_acts_1v270_71",
	below: "_below_1v270_77",
	words: "_words_1v270_105",
	view: "_view_1v270_110"
};
// src/models/seasons.ts
var seasons = [
	"seedtime",
	"highSun",
	"leafFall",
	"hearth"
];
// src/fields/calendar.ts
/** Seedtime begins in March; every season has three months. */
var FIRST_MONTH = 2;
var seasonAt = (date) => seasons[Math.floor((date.getUTCMonth() - FIRST_MONTH + 12) % 12 / 3)];
// src/scene/light/hours.ts
var hours = [
	"day",
	"evening",
	"night"
];
// src/alphaFields/live/useLiveField.ts
/** Where the browser does not say when it is idle, a moment after everything has loaded. */
var MOMENT_MS = 300;
function useLiveField(place) {
	const [LiveField, setLiveField] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => {
		if (!place.current) return;
		let isHere = true;
		const fetch = () => {
			if (!isHere || !hasWebGl()) return;
			import("./LiveField-eTAmZErA.mjs").then((loaded) => isHere && setLiveField(() => loaded.LiveField), () => {});
		};
		const observer = new IntersectionObserver((entries) => {
			if (!entries.some((entry) => entry.isIntersecting)) return;
			observer.disconnect();
			afterLoad(() => whenIdle(fetch));
		});
		observer.observe(place.current);
		return () => {
			isHere = false;
			observer.disconnect();
		};
	}, [place]);
	return LiveField;
}
function hasWebGl() {
	const context = document.createElement("canvas").getContext("webgl2");
	context?.getExtension("WEBGL_lose_context")?.loseContext();
	return context !== null;
}
function afterLoad(run) {
	if (document.readyState === "complete") run();
	else addEventListener("load", run, { once: true });
}
function whenIdle(run) {
	if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 2e3 });
	else setTimeout(run, MOMENT_MS);
}
var Choices_module_default = {
	choices: "_choices_1s3mi_2",
	choice: "_choice_1s3mi_2",
	mark: "_mark_1s3mi_25"
};
var FieldView_module_default = {
	picture: "_picture_18eu5_2",
	emblem: "_emblem_18eu5_17",
	drawing: "_drawing_18eu5_18",
	choices: "_choices_18eu5_36"
};
// src/alphaFields/field/FieldView.tsx
var never = () => () => {};
/**
* What only the visitor's device knows, such as its date: another value while the server's HTML is
* taken over. `read` gives back the same value, by identity, as long as nothing has changed.
*/
function useOnDevice(read, meanwhile) {
	return (0, import_react.useSyncExternalStore)(never, read, () => meanwhile);
}
/** A few things of which one holds: a well with a raised pill for the chosen one. */
function Choices(props) {
	const { name, legend, of, names, chosen, onChoose } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: Choices_module_default.choices,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "visually-hidden",
			children: legend
		}), of.map((choice) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: Choices_module_default.choice,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "radio",
				className: Choices_module_default.mark,
				name,
				value: choice,
				checked: choice === chosen,
				onChange: () => onChoose(choice)
			}), names[choice]]
		}, choice))]
	});
}
var isDark = () => matchMedia("(prefers-color-scheme: dark)").matches;
function FieldView({ traits, hour, season, onHour, onSeason }) {
	const { id } = traits;
	const picture = (0, import_react.useRef)(null);
	const [isDrawn, setDrawn] = (0, import_react.useState)(false);
	const [isLive, setLive] = (0, import_react.useState)(false);
	const LiveField = useLiveField(picture);
	const themeHour = useOnDevice(() => isDark() ? "night" : "day", null);
	const today = useOnDevice(() => seasonAt(/* @__PURE__ */ new Date()), null);
	const shownHour = hour ?? themeHour;
	const shownSeason = season ?? today;
	const look = {
		form: "svg",
		frame: "island",
		season: season ?? "now"
	};
	const words = strings.picture(id, fieldWords(traits));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: FieldView_module_default.picture,
		ref: picture,
		"data-live": isLive || void 0,
		children: [
			!isDrawn && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldEmblem, {
				traits,
				isFramed: true,
				className: FieldView_module_default.emblem
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("picture", {
				className: FieldView_module_default.drawing,
				children: [hour === null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("source", {
					media: "(prefers-color-scheme: dark)",
					srcSet: fieldPicture(id, {
						...look,
						hour: "night"
					})
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
					src: fieldPicture(id, {
						...look,
						hour: hour ?? "day"
					}),
					alt: words,
					width: 880,
					height: 840,
					fetchPriority: "high",
					ref: (image) => {
						if (image?.complete && image.naturalWidth > 0) setDrawn(true);
					},
					onLoad: () => setDrawn(true)
				})]
			}),
			LiveField && shownHour && shownSeason && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LiveField, {
				traits,
				hour: shownHour,
				season: shownSeason,
				onLive: setLive
			})
		]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: FieldView_module_default.choices,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choices, {
			name: "hour",
			legend: strings.hour,
			of: hours,
			names: hourNames,
			chosen: shownHour,
			onChoose: onHour
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choices, {
			name: "season",
			legend: strings.season,
			of: seasons,
			names: seasonNames,
			chosen: shownSeason,
			onChoose: onSeason
		})]
	})] });
}
// src/fields/neighbours.ts
/** In the order of the hexes' directions. */
var ways = [
	"east",
	"south-east",
	"south-west",
	"west",
	"north-west",
	"north-east"
];
/** In the order of the compass, beginning in the east. */
function neighbours(id, size) {
	const here = place$2(id);
	return directions.map((step, i) => ({
		id: fieldAt(plus(here, step)),
		way: ways[i]
	})).filter((other) => other.id < size);
}
var Neighbours_module_default = {
	title: "_title_on98m_2",
	text: "_text_on98m_6",
	comb: "_comb_on98m_12",
	own: "_own_on98m_19",
	place: "_place_on98m_20",
	emblem: "_emblem_on98m_81"
};
var Parish_module_default = {
	parish: "_parish_1yg1g_2",
	loam: "_loam_1yg1g_20",
	clay: "_clay_1yg1g_24",
	sand: "_sand_1yg1g_28",
	chalk: "_chalk_1yg1g_32",
	peat: "_peat_1yg1g_36",
	silt: "_silt_1yg1g_40",
	name: "_name_1yg1g_44",
	place: "_place_1yg1g_49"
};
// src/alphaFields/field/Neighbours.tsx
var { address, size } = site.collection;
var HEX = 10;
var WIDE = Math.sqrt(3) * HEX;
var corners = [
	0,
	1,
	2,
	3,
	4,
	5
].map((k) => {
	const a = (k + .5) * (Math.PI / 3);
	return [HEX * .95 * Math.cos(a), HEX * .95 * Math.sin(a)];
});
var outline = (x, y) => corners.map(([dx, dy]) => `${Math.round(x + dx)} ${Math.round(y + dy)}`).join(" ");
/** The two soils that there is most of. */
function mostSoils(fields) {
	const count = ({ id }) => fields.filter(({ soil }) => soil === id).length;
	const [first, second] = odds$1.soil.toSorted((a, b) => count(b) - count(a));
	return [first, second].map(({ id }) => kindName("soil", id).toLowerCase()).join(" and ");
}
/** Its hexes in the colours of their soils, its name, and the way in. */
function Parish({ id }) {
	const parish = parishOf(id);
	const name = parishName(parish);
	const first = parish * parishSize;
	const count = Math.min(parishSize, size - first);
	const fields = Array.from({ length: count }, (_, n) => fieldTraits(address, first + n));
	const drawn = fields.toSorted((a, b) => Number(a.id === id) - Number(b.id === id));
	const middle = parishMiddle(parish);
	const { q, r } = place$2(id);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Parish_module_default.parish,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
			viewBox: "-104 -90 208 180",
			role: "img",
			"aria-label": strings.parishMap(id),
			children: drawn.map((field) => {
				const at = minus(place$2(field.id), middle);
				const points = outline(WIDE * (at.q + at.r / 2), 1.5 * HEX * at.r);
				return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("polygon", {
					points,
					className: Parish_module_default[field.soil],
					"data-own": field.id === id || void 0
				}, field.id);
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: Parish_module_default.name,
				children: strings.parishTitle(name)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings.parishText(count, mostSoils(fields)) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Parish_module_default.place,
				children: strings.lies(q, r, (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: parishLink(parish),
				children: strings.walkParish
			})
		] })]
	});
}
var inShort = ({ soil, water }) => `${kindName("soil", soil)}, ${kindName("water", water).toLowerCase()}`;
function Neighbours({ traits }) {
	const { id } = traits;
	const around = neighbours(id, size);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "around-title",
		className: Neighbours_module_default.around,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "around-title",
				className: Neighbours_module_default.title,
				children: strings.aroundTitle
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Neighbours_module_default.text,
				children: strings.aroundText(around.length)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Neighbours_module_default.comb,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: Neighbours_module_default.own,
					"aria-hidden": "true",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldEmblem, {
						traits,
						className: Neighbours_module_default.emblem
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
						className: Pill_module_default.pill,
						children: id
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					role: "list",
					children: around.map((other) => {
						const theirs = fieldTraits(address, other.id);
						return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
							className: Neighbours_module_default.place,
							"data-way": other.way,
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
								href: fieldLink(other.id),
								"aria-label": `${strings.neighbour(other.id, other.way)}: ${inShort(theirs)}`,
								children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldEmblem, {
									traits: theirs,
									className: Neighbours_module_default.emblem
								}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: other.id })]
							})
						}, other.way);
					})
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Parish, { id })
		]
	});
}
var Steps_module_default = {
	steps: "_steps_40put_2",
	step: "_step_40put_2"
};
// node_modules/lucide-react/dist/esm/icons/landmark.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "landmark",
	size: 24,
	node: [
		["path", {
			d: "M10 18v-7",
			key: "wt116b"
		}],
		["path", {
			d: "M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949z",
			key: "yxxwt6"
		}],
		["path", {
			d: "M14 18v-7",
			key: "vav6t3"
		}],
		["path", {
			d: "M18 18v-7",
			key: "aexdmj"
		}],
		["path", {
			d: "M3 22h18",
			key: "8prr45"
		}],
		["path", {
			d: "M6 18v-7",
			key: "1ivflk"
		}]
	]
};
__iconData$1.node;
var Landmark = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/wind.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "wind",
	size: 24,
	node: [
		["path", {
			d: "M12.8 19.6A2 2 0 1 0 14 16H2",
			key: "148xed"
		}],
		["path", {
			d: "M17.5 8a2.5 2.5 0 1 1 2 4H2",
			key: "1u4tom"
		}],
		["path", {
			d: "M9.8 4.4A2 2 0 1 1 11 8H2",
			key: "75valh"
		}]
	]
};
__iconData.node;
var Wind = createLucideIcon(__iconData);
var OddsStrip_module_default = { strip: "_strip_16mzo_2" };
var TraitList_module_default = {
	deed: "_deed_fknds_2",
	title: "_title_fknds_9",
	trait: "_trait_fknds_14",
	value: "_value_fknds_50",
	odds: "_odds_fknds_55",
	share: "_share_fknds_63",
	note: "_note_fknds_70"
};
// src/alphaFields/field/TraitList.tsx
var percent = (share) => `${Math.round(share * 1e4) / 100}%`;
/**
* All kinds of one trait side by side, as wide as they are likely, with one of them marked.
* Decoration: the odds stand beside it as text.
*/
function OddsStrip({ trait, kind }) {
	let from = 0;
	const furrows = odds$1[trait].map(({ id, weight }) => {
		const share = weight / totals[trait];
		const x = percent(from);
		from += share;
		return {
			id,
			x,
			width: percent(share)
		};
	});
	const isOwn = ({ id }) => id === kind;
	const ordered = furrows.toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
		className: OddsStrip_module_default.strip,
		"aria-hidden": "true",
		children: ordered.map((furrow) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("rect", {
			x: furrow.x,
			width: furrow.width,
			height: "100%",
			"data-own": isOwn(furrow) || void 0
		}, furrow.id))
	});
}
var icons = {
	region: Map,
	soil: Layers,
	water: Droplets,
	aspect: Compass,
	shape: Shapes,
	wind: Wind,
	heirloom: Sprout,
	landmark: Landmark,
	cottage: House
};
function wordsFor(trait, traits) {
	const name = kindName(trait, traits[trait]);
	if (trait === "shape") return strings.plots(name, plotsOf(traits.shape).length);
	return trait === "landmark" && traits.landmark === "none" ? strings.noLandmark : name;
}
function TraitList({ traits }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "traits-title",
		className: TraitList_module_default.deed,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "traits-title",
				className: TraitList_module_default.title,
				children: strings.traitsTitle
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
				className: TraitList_module_default.traits,
				children: traitNames.map((trait) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: TraitList_module_default.trait,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dt", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							of: icons[trait],
							size: 21
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
							traitTitles[trait],
							" ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: traitHints[trait] })
						] })] }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
							className: TraitList_module_default.value,
							children: wordsFor(trait, traits)
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", {
							className: TraitList_module_default.odds,
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OddsStrip, {
								trait,
								kind: traits[trait]
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: TraitList_module_default.share,
								children: [
									/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: strings.oneIn(oneIn(trait, traits[trait])) }),
									" ",
									/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
										className: "visually-hidden",
										children: [
											"(",
											strings.inHundred(shareOf(trait, traits[trait])),
											")"
										]
									})
								]
							})]
						})
					]
				}, trait))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: TraitList_module_default.note,
				children: [
					strings.traitsNote,
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						href: link("/fields#odds"),
						children: strings.oddsLink
					})
				]
			})
		]
	});
}
// src/alphaFields/field/FieldPage.tsx
/** To other fields by their numbers: the one before, the one after, and any by a jump. */
function Steps({ id }) {
	const { size } = site.collection;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		"aria-label": strings.neighbouring,
		className: Steps_module_default.steps,
		children: [
			id > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				className: Steps_module_default.step,
				href: fieldLink(id - 1),
				"aria-label": strings.previous(id - 1),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					of: ChevronLeft,
					size: 18
				}), id - 1]
			}),
			id < size - 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
				className: Steps_module_default.step,
				href: fieldLink(id + 1),
				"aria-label": strings.next(id + 1),
				children: [id + 1, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					of: ChevronRight,
					size: 18
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(JumpForm, {})
		]
	});
}
function FieldPage({ traits, parts }) {
	const { id } = traits;
	const parish = parishOf(id);
	const [hour, setHour] = (0, import_react.useState)(null);
	const [season, setSeason] = (0, import_react.useState)(null);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: FieldPage_module_default.page,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: `${skyTokens_module_default.sky} ${FieldPage_module_default.top}`,
			"data-hour": hour ?? void 0,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hills, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: FieldPage_module_default.column,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
						className: FieldPage_module_default.words,
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
								"aria-label": strings.crumbs,
								className: FieldPage_module_default.crumbs,
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ol", {
									role: "list",
									children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
										href: link("/fields"),
										children: strings.gallery
									}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
										href: parishLink(parish),
										children: strings.parish(parishName(parish))
									}) })]
								})
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
								className: FieldPage_module_default.title,
								children: strings.field(id)
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
								className: FieldPage_module_default.lede,
								children: [fieldWords(traits), "."]
							})
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: FieldPage_module_default.view,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldView, {
							traits,
							hour,
							season,
							onHour: setHour,
							onSeason: setSeason
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: FieldPage_module_default.acts,
						children: [
							site.features.signIn && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Owner, {
								id,
								settings: parts.settings
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Actions, {
								id,
								settings: parts.settings
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Steps, { id })
						]
					})
				]
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: FieldPage_module_default.below,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TraitList, { traits }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Neighbours, { traits })]
		})]
	});
}
/** The page as the shell and the server see it. */
function fieldPage(id, parts) {
	const traits = fieldTraits(site.collection.address, id);
	const { width, height } = skyFrames.card;
	const words = fieldWords(traits);
	return {
		title: strings.field(id),
		description: strings.description(words, parishName(parishOf(id))),
		image: {
			url: fieldPicture(id, {
				form: "png",
				frame: "card"
			}),
			width,
			height,
			alt: strings.picture(id, words)
		},
		Content: FieldPage.bind(null, {
			traits,
			parts
		})
	};
}
export { fieldPage, Owner_module_default as t };
