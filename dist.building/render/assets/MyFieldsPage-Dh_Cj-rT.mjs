import { d as useAccountModal, h as useWallet, m as useKit, u as ConnectButton, y as useExchangeSession } from "../prerender.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as site } from "./site.config-BuNsMVty.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { n as announce } from "./LiveRegion-Bak7IIN8.mjs";
import { t as FieldEmblem } from "./FieldEmblem-C1jvaHPj.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as fieldLink } from "./fieldLinks-BJsuynek.mjs";
import "./emblem-BQPw4lI6.mjs";
import { n as fieldTraits, t as fieldWords } from "./words-CRJyO5K5.mjs";
import { t as Field } from "./Field-DUW2t5iB.mjs";
var EarthHex_module_default = {
	shade: "_shade_19x0x_2",
	left: "_left_19x0x_6",
	front: "_front_19x0x_10",
	right: "_right_19x0x_14",
	stones: "_stones_19x0x_18",
	lip: "_lip_19x0x_22",
	turf: "_turf_19x0x_26",
	bed: "_bed_19x0x_30",
	rows: "_rows_19x0x_34",
	sprouts: "_sprouts_19x0x_41"
};
// src/myFields/EarthHex.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Decoration: it stands where fields will be. */
function EarthHex({ className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
		className,
		viewBox: "0 0 300 250",
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ellipse", {
				className: EarthHex_module_default.shade,
				cx: "158",
				cy: "222",
				rx: "112",
				ry: "17"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: EarthHex_module_default.left,
				d: "M22 104v48l64 62v-48z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: EarthHex_module_default.front,
				d: "M86 166h128v48H86z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: EarthHex_module_default.right,
				d: "M278 104v48l-64 62v-48z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: EarthHex_module_default.stones,
				d: "m46 158 9-4 9 9-3 9-9-3zM116 199l11-7 14 3 3 9-17 4zM168 193l8-4 9 5-4 6h-10zM240 163l12-10 9 1-1 10-15 13z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: EarthHex_module_default.lip,
				d: "M22 104v12l64 62h128l64-62v-12l-64 62H86z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: EarthHex_module_default.turf,
				d: "M86 42h128l64 62-64 62H86l-64-62z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: EarthHex_module_default.bed,
				d: "M102 60h96l45 44-45 44h-96l-45-44z"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: EarthHex_module_default.rows,
				d: "M97 75h106M82 89.5h136M68 104h164M82 118.5h136M97 133h106"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
				className: EarthHex_module_default.sprouts,
				d: "M118 76c-1-7-6-11-13-11 0 7 5 12 13 11zm0 0c1-8 7-12 14-11 0 7-6 12-14 11zM186 105c-1-7-6-11-13-11 0 7 5 12 13 11zm0 0c1-8 7-12 14-11 0 7-6 12-14 11zM110 120c-1-7-6-11-13-11 0 7 5 12 13 11zm0 0c1-8 7-12 14-11 0 7-6 12-14 11z"
			})
		]
	});
}
var EmptyLand_module_default = {
	empty: "_empty_1r5xq_2",
	land: "_land_1r5xq_9",
	left: "_left_1r5xq_21",
	right: "_right_1r5xq_26",
	front: "_front_1r5xq_31",
	words: "_words_1r5xq_36",
	title: "_title_1r5xq_40",
	text: "_text_1r5xq_45",
	ways: "_ways_1r5xq_52"
};
// src/myFields/EmptyLand.tsx
function EmptyLand({ title, text, className, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: className ? `${EmptyLand_module_default.empty} ${className}` : EmptyLand_module_default.empty,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: EmptyLand_module_default.land,
			"aria-hidden": "true",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EarthHex, { className: EmptyLand_module_default.left }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EarthHex, { className: EmptyLand_module_default.right }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EarthHex, { className: EmptyLand_module_default.front })
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: EmptyLand_module_default.words,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: EmptyLand_module_default.title,
					children: title
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: EmptyLand_module_default.text,
					children: text
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: EmptyLand_module_default.ways,
					children
				})
			]
		})]
	});
}
// node_modules/lucide-react/dist/esm/icons/arrow-up-right.mjs
var import_react = require_react();
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "arrow-up-right",
	size: 24,
	node: [["path", {
		d: "M7 7h10v10",
		key: "1tivn9"
	}], ["path", {
		d: "M7 17 17 7",
		key: "1vkiza"
	}]]
};
__iconData.node;
var ArrowUpRight = createLucideIcon(__iconData);
var FieldsView_module_default = {
	land: "_land_1gxzh_2",
	filter: "_filter_1gxzh_16",
	count: "_count_1gxzh_22",
	awaited: "_awaited_1gxzh_31",
	bare: "_bare_1gxzh_37",
	breathe: "_breathe_1gxzh_1"
};
var FieldTile_module_default = {
	tile: "_tile_1s531_2",
	picture: "_picture_1s531_15",
	land: "_land_1s531_20",
	tag: "_tag_1s531_32",
	open: "_open_1s531_48",
	words: "_words_1s531_64",
	place: "_place_1s531_70",
	market: "_market_1s531_77"
};
var Filters_module_default = {
	controls: "_controls_cwmzi_2",
	places: "_places_cwmzi_7",
	label: "_label_cwmzi_13",
	well: "_well_cwmzi_20",
	pill: "_pill_cwmzi_30",
	select: "_select_cwmzi_68",
	find: "_find_cwmzi_111"
};
// src/myFields/strings.ts
var counted = (count, one, many) => `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
var fields = (count) => counted(count, "field", "fields");
var strings = {
	title: "My fields",
	description: "The fields that are yours, wherever they lie.",
	reading: "Looking for your fields…",
	guestTitle: "Whose fields shall we look for?",
	guest: "Connect the wallet that holds your fields, and each of them stands here as its own piece of land. Looking costs nothing and signs nothing.",
	connect: "Connect Wallet",
	noneTitle: "No field here yet",
	none: "There is no field of the collection at this address. There are ten thousand of them, no two alike, and some are always looking for somebody.",
	market: "Look at the marketplace",
	unreadableTitle: "The collection could not be read",
	unreadable: "The node that knows who owns which field did not answer. Your fields are where they were.",
	contractFailed: "The collection's contract could not be read, so the fields in your wallet are missing here.",
	exchangeFailed: "The exchange could not be asked, so the fields you keep there are missing here.",
	tryAgain: "Try again",
	exchangeLocked: "Some of your fields may lie on the exchange. Unlock it to see them here too.",
	exchangeClosed: "The exchange closed on 29 June 2026, so only fields in your wallet are listed.",
	openAccount: "Open your account",
	summary: (wallet, exchange) => exchange === 0 ? `${fields(wallet)} in your wallet.` : wallet === 0 ? `${fields(exchange)} on the exchange.` : `${fields(wallet)} in your wallet and ${exchange.toLocaleString("en")} on the exchange.`,
	filter: "Sift your fields",
	where: "Where they lie",
	places: {
		all: "All",
		contract: "In my wallet",
		exchange: "On the exchange"
	},
	order: "Order",
	orders: {
		up: "Lowest number first",
		down: "Highest number first"
	},
	find: "Find by number",
	found: (found, all) => `${found.toLocaleString("en")} of ${fields(all)}`,
	nothingFound: "None of your fields is like that.",
	showAll: "Show all",
	list: "Your fields",
	name: (id) => `Field No. ${String(id).padStart(4, "0")}`,
	picture: (id) => `The land of field ${id}`,
	liesIn: {
		contract: "In your wallet",
		exchange: "On the exchange"
	},
	atMarket: "Marketplace"
};
// src/myFields/Filters.tsx
var places = [
	"all",
	"contract",
	"exchange"
];
var orders = ["up", "down"];
function Filters({ filter, hasBoth, onChange }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Filters_module_default.controls,
		children: [
			hasBoth && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
				className: Filters_module_default.places,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
					className: Filters_module_default.label,
					children: strings.where
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: Filters_module_default.well,
					children: places.map((place) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
						className: Filters_module_default.pill,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
							type: "radio",
							name: `${id}place`,
							checked: filter.place === place,
							onChange: () => onChange({
								...filter,
								place
							})
						}), strings.places[place]]
					}, place))
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				className: Filters_module_default.find,
				label: strings.find,
				type: "search",
				inputMode: "numeric",
				value: filter.query,
				onValue: (query) => onChange({
					...filter,
					query
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Filters_module_default.order,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
					className: Filters_module_default.label,
					htmlFor: `${id}order`,
					children: strings.order
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("select", {
					id: `${id}order`,
					className: Filters_module_default.select,
					value: filter.order,
					onChange: ({ currentTarget }) => onChange({
						...filter,
						order: currentTarget.value === "down" ? "down" : "up"
					}),
					children: orders.map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: order,
						children: strings.orders[order]
					}, order))
				})]
			})
		]
	});
}
// src/myFields/filterFields.ts
var everything = {
	place: "all",
	order: "up",
	query: ""
};
function filterFields(fields, { place, order, query }) {
	const digits = query.replace(/\D/g, "");
	const isWanted = ({ id, place: lies }) => (place === "all" || lies === place) && (digits === "" ? query.trim() === "" : matches(id, digits));
	const sign = order === "up" ? 1 : -1;
	return fields.filter(isWanted).sort((a, b) => sign * (a.id - b.id));
}
function matches(id, digits) {
	return String(id).startsWith(digits) || String(id).padStart(4, "0").startsWith(digits);
}
// src/myFields/FieldsView.tsx
/** One field of the holder's: its land, its number on a tag, what it is like, where it lies, and the way to its market. */
function FieldTile({ field }) {
	const { id, place } = field;
	const name = strings.name(id);
	const traits = fieldTraits(site.collection.address, id);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: FieldTile_module_default.tile,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				role: "img",
				"aria-label": strings.picture(id),
				className: FieldTile_module_default.picture,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldEmblem, {
					traits,
					className: FieldTile_module_default.land
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: fieldLink(id),
				className: FieldTile_module_default.open,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: FieldTile_module_default.tag,
					children: name
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: FieldTile_module_default.words,
				children: fieldWords(traits)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: FieldTile_module_default.place,
				children: strings.liesIn[place]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: FieldTile_module_default.market,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
					href: `${site.links.marketplace.href}/${id}`,
					target: "_blank",
					rel: "noreferrer noopener",
					children: [
						strings.atMarket,
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "visually-hidden",
							children: [": ", name]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							of: ArrowUpRight,
							size: 17
						})
					]
				})
			})
		]
	});
}
function FieldsView({ fields }) {
	const [wanted, setWanted] = (0, import_react.useState)(everything);
	const area = (0, import_react.useRef)(null);
	const hasBoth = new Set(fields.map(({ place }) => place)).size > 1;
	const filter = hasBoth ? wanted : {
		...wanted,
		place: "all"
	};
	const found = filterFields(fields, filter);
	const isFiltered = found.length < fields.length;
	const change = (next) => {
		setWanted(next);
		announce(tell(filterFields(fields, next).length, fields.length));
	};
	const showAll = () => {
		change(everything);
		area.current?.querySelector("input")?.focus();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [fields.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("search", {
		ref: area,
		className: FieldsView_module_default.filter,
		"aria-label": strings.filter,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Filters, {
			filter,
			hasBoth,
			onChange: change
		}), isFiltered && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: FieldsView_module_default.count,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: tell(found.length, fields.length) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "quiet",
				size: "small",
				onClick: showAll,
				children: strings.showAll
			})]
		})]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		role: "list",
		"aria-label": strings.list,
		className: FieldsView_module_default.land,
		children: found.map((field) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldTile, { field }, field.id))
	})] });
}
var tell = (found, all) => found === 0 ? strings.nothingFound : strings.found(found, all);
var Holder_module_default = {
	words: "_words_16zsg_2",
	summary: "_summary_16zsg_7",
	failed: "_failed_16zsg_17",
	aside: "_aside_16zsg_18"
};
// src/myFields/Skeleton.tsx
var pieces = [
	"a",
	"b",
	"c",
	"d",
	"e",
	"f",
	"g",
	"h"
];
function Skeleton() {
	(0, import_react.useEffect)(() => announce(strings.reading), []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: FieldsView_module_default.awaited,
		children: strings.reading
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: FieldsView_module_default.land,
		"aria-hidden": "true",
		children: pieces.map((piece) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EarthHex, { className: FieldsView_module_default.bare }, piece))
	})] });
}
// src/myFields/useFields.ts
var unreadable = {
	fields: [],
	failed: ["contract"]
};
/** `unlocked` is the exchange's session while it is unlocked. */
function useFields({ settings }, holder, unlocked) {
	const kit = useKit();
	const [reader, setReader] = (0, import_react.useState)(null);
	const [read, setRead] = (0, import_react.useState)(null);
	const [reading, setReading] = (0, import_react.useState)(true);
	const [attempt, setAttempt] = (0, import_react.useState)(0);
	(0, import_react.useEffect)(() => {
		const run = new AbortController();
		const open = async () => {
			const [{ openFieldReader }, core, { collection }] = await Promise.all([
				import("./openFieldReader-CtWvieXw.mjs"),
				kit.core(),
				settings()
			]);
			return openFieldReader({
				core,
				collection
			});
		};
		const readAll = async () => {
			const opened = reader ?? await open();
			return {
				opened,
				holdings: await opened.read(holder, unlocked, run.signal)
			};
		};
		const settle = (holdings, opened) => {
			if (run.signal.aborted) return;
			setReader(opened);
			setRead({
				of: holder,
				holdings
			});
			setReading(false);
		};
		setReading(true);
		readAll().then(({ holdings, opened }) => settle(holdings, opened), () => settle(unreadable, null));
		return () => run.abort();
	}, [
		kit,
		settings,
		holder,
		unlocked,
		attempt
	]);
	const known = read?.of === holder ? read.holdings : null;
	return {
		holdings: known && (unlocked ? known : withoutExchange(known)),
		reading,
		again() {
			reader?.forget();
			setAttempt((count) => count + 1);
		}
	};
}
/** What was seen while the exchange was unlocked is gone with the key. */
var withoutExchange = ({ fields, failed }) => ({
	fields: fields.filter(({ place }) => place !== "exchange"),
	failed: failed.filter((place) => place !== "exchange")
});
// src/myFields/Holder.tsx
/** For a holder of nothing: where fields are to be had. */
function NoFields() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyLand, {
		title: strings.noneTitle,
		text: strings.none,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			href: site.links.marketplace.href,
			target: "_blank",
			rel: "noreferrer noopener",
			children: strings.market
		})
	});
}
/** One line on the exchange, where it could show more than is seen here, or never will again. */
function ExchangeLine({ sight }) {
	const openAccount = useAccountModal();
	if (sight.is !== "open" || sight.state.lock === "unlocked") return null;
	const { state } = sight;
	if (state.lock === "locked" && state.obstacle === "closed") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: Holder_module_default.aside,
		children: strings.exchangeClosed
	});
	if (state.lock === "locked" && (state.obstacle !== null || state.reading)) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Holder_module_default.aside,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings.exchangeLocked }), openAccount && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "secondary",
			size: "small",
			"aria-haspopup": "dialog",
			onClick: openAccount,
			children: strings.openAccount
		})]
	});
}
function Holder({ address, parts }) {
	const sight = useExchangeSession(parts.exchange, true);
	const { holdings, reading, again } = useFields(parts, address, sight.is === "open" && sight.state.lock === "unlocked" ? sight.session : null);
	const summary = holdings && !reading && summaryOf(holdings);
	(0, import_react.useEffect)(() => {
		if (summary) announce(summary);
	}, [summary]);
	if (!holdings) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {});
	const { fields, failed } = holdings;
	const retry = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "secondary",
		size: "small",
		busy: reading,
		onClick: again,
		children: strings.tryAgain
	});
	if (fields.length === 0 && failed.includes("contract")) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyLand, {
		title: strings.unreadableTitle,
		text: strings.unreadable,
		children: retry
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: Holder_module_default.words,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: Holder_module_default.summary,
				children: fields.length > 0 && summaryOf(holdings)
			}),
			failed.map((place) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Holder_module_default.failed,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: failures[place] }), retry]
			}, place)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExchangeLine, { sight })
		]
	}), fields.length > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldsView, { fields }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoFields, {})] });
}
var failures = {
	contract: strings.contractFailed,
	exchange: strings.exchangeFailed
};
function summaryOf({ fields, failed }) {
	if (fields.length === 0) return failed.length > 0 ? strings.unreadableTitle : strings.noneTitle;
	const wallet = fields.filter(({ place }) => place === "contract").length;
	return strings.summary(wallet, fields.length - wallet);
}
var MyFieldsPage_module_default = {
	page: "_page_5c39f_2",
	title: "_title_5c39f_11",
	guest: "_guest_5c39f_18"
};
// src/myFields/MyFieldsPage.tsx
/** For somebody whose wallet is not known: what would stand here, and the button that begins it. */
function Guest() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyLand, {
		title: strings.guestTitle,
		text: strings.guest,
		className: MyFieldsPage_module_default.guest,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConnectButton, { label: strings.connect })
	});
}
function MyFieldsPage({ parts }) {
	const { status, account } = useWallet();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: MyFieldsPage_module_default.page,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: MyFieldsPage_module_default.title,
			children: strings.title
		}), status === "connected" && account ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Holder, {
			address: account.address,
			parts
		}, account.address) : status === "reconnecting" || status === "loading" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Guest, {})]
	});
}
/** The page as the shell and the server see it. */
var myFieldsPage = (parts) => ({
	title: strings.title,
	description: strings.description,
	Content: MyFieldsPage.bind(null, { parts })
});
export { myFieldsPage };
