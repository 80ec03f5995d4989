import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as site } from "./site.config-BuNsMVty.mjs";
import { a as totals, n as odds$1, o as traitNames, s as traitTitles, t as kindName } from "./odds-JD-cl2Ng.mjs";
import { d as parishSize, g as parishName, n as JumpForm, s as Hills, t as skyTokens_module_default } from "./skyTokens.module-Dz_qQkkI.mjs";
import { n as fieldTraits, t as fieldWords } from "./words-CRJyO5K5.mjs";
import { o as goTo, x as share } from "../prerender.mjs";
import { t as FieldEmblem } from "./FieldEmblem-C1jvaHPj.mjs";
import { t as fieldLink } from "./fieldLinks-BJsuynek.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/alphaFields/gallery/FieldGrid.module.css
var import_react = require_react();
var FieldGrid_module_default = {
	grid: "_grid_1saal_2",
	field: "_field_1saal_8",
	emblem: "_emblem_1saal_28",
	best: "_best_1saal_44"
};
var FilterForm_module_default = {
	search: "_search_l4711_2",
	row: "_row_l4711_18",
	filter: "_filter_l4711_25",
	more: "_more_l4711_63",
	clear: "_clear_l4711_79",
	show: "_show_l4711_85"
};
// src/alphaFields/gallery/search.ts
var whole = (text) => text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
/** What is unknown is left out: an old link must still lead somewhere. */
function readSearch(text) {
	const query = new URLSearchParams(text);
	const filters = {};
	for (const trait of traitNames) {
		const kinds = odds$1[trait];
		const wanted = query.get(trait);
		if (kinds.some(({ id }) => id === wanted)) filters[trait] = wanted;
	}
	return {
		filters,
		parish: whole(query.get("parish")),
		page: whole(query.get("page")) || 1
	};
}
function galleryLink({ filters, parish, page }) {
	const query = new URLSearchParams();
	for (const trait of traitNames) if (filters[trait]) query.set(trait, filters[trait]);
	if (parish !== null) query.set("parish", `${parish}`);
	if (page > 1) query.set("page", `${page}`);
	return link(query.size > 0 ? `/fields?${query}` : "/fields");
}
/** The traits of every field are worked out when a filter first needs them, and once. */
var known = /* @__PURE__ */ new Map();
function allTraits({ address, size }) {
	let all = known.get(address);
	if (!all || all.length !== size) {
		all = Array.from({ length: size }, (_, id) => fieldTraits(address, id));
		known.set(address, all);
	}
	return all;
}
/** All that are what was asked for, in the order of their numbers. */
function findFields(collection, { filters, parish, page }) {
	const { address, size } = collection;
	const first = parish === null ? 0 : Math.min(parish * parishSize, size);
	const end = parish === null ? size : Math.min(first + parishSize, size);
	const wanted = Object.entries(filters);
	if (wanted.length === 0) return paged(end - first, page, (from, to) => Array.from({ length: to - from }, (_, n) => fieldTraits(address, first + from + n)));
	const fitting = allTraits(collection).slice(first, end).filter((traits) => wanted.every(([trait, kind]) => traits[trait] === kind));
	return paged(fitting.length, page, (from, to) => fitting.slice(from, to));
}
function paged(count, wanted, read) {
	const pages = Math.max(1, Math.ceil(count / 48));
	const page = Math.min(wanted, pages);
	return {
		fields: read((page - 1) * 48, Math.min(page * 48, count)),
		count,
		page,
		pages
	};
}
// src/alphaFields/gallery/strings.ts
var many = (count) => count.toLocaleString("en");
var galleryStrings = {
	pageTitle: "Alpha Fields",
	description: (size) => `Browse all ${many(size)} fields, find the ones with a mill or a hot spring, and see how rare everything is.`,
	shareAlt: "A field of Loamstead, hanging in the evening sky.",
	title: "All ten thousand",
	titleOf: (size) => `All ${many(size)} fields`,
	lede: "No two are alike, and none is better. Look for a soil you like, a stream, or whatever stands behind the house.",
	filters: "Find fields by what they are",
	any: (trait) => `Any ${trait.toLowerCase()}`,
	option: (name, share) => `${name} · ${share}`,
	share: (share) => {
		const percent = share * 100;
		return `${percent >= 1 ? Math.round(percent) : Math.round(percent * 10) / 10} %`;
	},
	show: "Show",
	more: "More traits",
	clear: "Clear all",
	parish: (name) => `Parish of ${name}`,
	leaveParish: (name) => `Leave the parish of ${name}`,
	found: (count, size) => count === size ? `${many(size)} fields` : count === 0 ? "No field is all of that" : `${many(count)} ${count === 1 ? "field" : "fields"}, ${oneIn(count, size)}`,
	range: (from, to, count) => `${many(from)} to ${many(to)} of ${many(count)}`,
	none: "Ask for a little less: every trait you leave open brings more fields.",
	field: "Field",
	pages: "Pages of fields",
	previous: "Before",
	next: "After",
	page: (page) => `Page ${many(page)}`,
	oddsTitle: "How likely everything is",
	oddsLede: "One table for all fields, published before the first was made. A trait is a trade-off, never a stronger field.",
	oddsCaption: (trait) => `${trait}: how many fields in a hundred have which`,
	evenOdds: (count) => `${count} kinds, each as likely as any other: 1 in ${count}.`,
	oddsKind: "Kind",
	oddsShare: "In a hundred"
};
var oneIn = (count, size) => {
	const n = size / count;
	return n < 10 ? `1 in ${Math.round(n * 10) / 10}` : `1 in ${many(Math.round(n))}`;
};
/** Asked for most: these are at hand, the others behind one press. */
var firstFilters = [
	"region",
	"soil",
	"water",
	"landmark"
];
var moreFilters = [
	"shape",
	"aspect",
	"wind",
	"heirloom",
	"cottage"
];
// src/alphaFields/gallery/FilterForm.tsx
var import_jsx_runtime = require_jsx_runtime();
function FilterForm({ search, onSearch }) {
	const { filters, parish } = search;
	const isFiltered = Object.keys(filters).length > 0;
	const choose = (trait, kind) => {
		const { [trait]: _, ...others } = filters;
		onSearch({
			filters: kind === "" ? others : {
				...others,
				[trait]: kind
			},
			parish,
			page: 1
		});
	};
	const keepInPlace = (event) => event.preventDefault();
	const field = (trait) => {
		const kinds = odds$1[trait];
		return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: FilterForm_module_default.filter,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: traitTitles[trait] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("select", {
				name: trait,
				value: filters[trait] ?? "",
				"data-set": filters[trait] !== void 0 || void 0,
				onChange: (event) => choose(trait, event.currentTarget.value),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: "",
					children: galleryStrings.any(traitTitles[trait])
				}), kinds.map(({ id, name, weight }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: id,
					children: galleryStrings.option(name, galleryStrings.share(weight / totals[trait]))
				}, id))]
			})]
		}, trait);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("search", {
		className: FilterForm_module_default.search,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			action: link("/fields"),
			method: "get",
			"aria-label": galleryStrings.filters,
			onSubmit: keepInPlace,
			children: [
				parish !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "hidden",
					name: "parish",
					value: parish
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: FilterForm_module_default.row,
					children: firstFilters.map(field)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
					className: FilterForm_module_default.more,
					open: moreFilters.some((trait) => filters[trait]),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: galleryStrings.more }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: FilterForm_module_default.row,
						children: moreFilters.map(field)
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					kind: "secondary",
					size: "small",
					className: FilterForm_module_default.show,
					children: galleryStrings.show
				}),
				isFiltered && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
					className: FilterForm_module_default.clear,
					href: galleryLink({
						filters: {},
						parish,
						page: 1
					}),
					children: galleryStrings.clear
				})
			]
		})
	});
}
var GalleryPage_module_default = {
	page: "_page_t0gth_2",
	top: "_top_t0gth_6",
	head: "_head_t0gth_11",
	column: "_column_t0gth_12",
	title: "_title_t0gth_24",
	lede: "_lede_t0gth_28",
	parish: "_parish_t0gth_39",
	found: "_found_t0gth_53",
	range: "_range_t0gth_64",
	none: "_none_t0gth_70"
};
var OddsTable_module_default = {
	odds: "_odds_re1ol_2",
	lede: "_lede_re1ol_7",
	tables: "_tables_re1ol_14",
	table: "_table_re1ol_14",
	even: "_even_re1ol_26",
	bar: "_bar_re1ol_87"
};
// src/alphaFields/gallery/OddsTable.tsx
function OddsTable() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		id: "odds",
		"aria-labelledby": "odds-title",
		className: OddsTable_module_default.odds,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "odds-title",
				children: galleryStrings.oddsTitle
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: OddsTable_module_default.lede,
				children: galleryStrings.oddsLede
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: OddsTable_module_default.tables,
				children: traitNames.map((trait) => {
					const kinds = odds$1[trait];
					const most = Math.max(...kinds.map(({ weight }) => weight));
					if (kinds.every(({ weight }) => weight === most)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EvenOdds, { trait }, trait);
					return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
						className: OddsTable_module_default.table,
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("caption", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								"aria-hidden": "true",
								children: traitTitles[trait]
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "visually-hidden",
								children: galleryStrings.oddsCaption(traitTitles[trait])
							})] }),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", {
								className: "visually-hidden",
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
									scope: "col",
									children: galleryStrings.oddsKind
								}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
									scope: "col",
									children: galleryStrings.oddsShare
								})] })
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: kinds.map(({ id, name, weight }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
								scope: "row",
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
									href: kindLink(trait, id),
									children: name
								})
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
								"aria-hidden": "true",
								className: OddsTable_module_default.bar,
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("rect", {
									height: "100%",
									rx: "5",
									width: `${100 * weight / most}%`
								})
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: galleryStrings.share(weight / totals[trait]) })] })] }, id)) })
						]
					}, trait);
				})
			})
		]
	});
}
/** Where every kind is as likely as the others, a table would say one thing many times. */
function EvenOdds({ trait }) {
	const kinds = odds$1[trait];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: OddsTable_module_default.even,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: traitTitles[trait] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: galleryStrings.evenOdds(kinds.length) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				role: "list",
				children: kinds.map(({ id, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
					href: kindLink(trait, id),
					children: name
				}) }, id))
			})
		]
	});
}
var kindLink = (trait, id) => galleryLink({
	filters: { [trait]: id },
	parish: null,
	page: 1
});
var Pager_module_default = {
	pager: "_pager_brm5g_2",
	word: "_word_brm5g_29"
};
// src/alphaFields/gallery/Pager.tsx
/** The first, the last and those around; null stands for a gap. */
function shownPages(page, pages) {
	const near = [
		1,
		page - 1,
		page,
		page + 1,
		pages
	].filter((n) => n >= 1 && n <= pages);
	return [...new Set(near)].flatMap((n, i, all) => {
		return i > 0 && n - all[i - 1] > 1 ? [null, n] : [n];
	});
}
function Pager({ search, page, pages }) {
	if (pages <= 1) return null;
	const to = (next) => galleryLink({
		...search,
		page: next
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		"aria-label": galleryStrings.pages,
		className: Pager_module_default.pager,
		children: [
			page > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: to(page - 1),
				rel: "prev",
				className: Pager_module_default.word,
				children: galleryStrings.previous
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
				role: "list",
				children: shownPages(page, pages).map((shown, i) => shown === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
					"aria-hidden": "true",
					children: "…"
				}, `gap ${i}`) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
					href: to(shown),
					"aria-label": galleryStrings.page(shown),
					"aria-current": shown === page ? "page" : void 0,
					children: shown
				}) }, shown))
			}),
			page < pages && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				href: to(page + 1),
				rel: "next",
				className: Pager_module_default.word,
				children: galleryStrings.next
			})
		]
	});
}
// src/alphaFields/gallery/GalleryPage.tsx
/** What one would name first: the landmark where there is one, else the water. */
var best = ({ soil, water, landmark }) => `${kindName("soil", soil)} · ${landmark === "none" ? kindName("water", water).toLowerCase() : kindName("landmark", landmark).toLowerCase()}`;
/** Fields side by side: islands with their numbers, each a link to its page. */
function FieldGrid({ fields }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		role: "list",
		className: FieldGrid_module_default.grid,
		children: fields.map((traits) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
			href: fieldLink(traits.id),
			className: FieldGrid_module_default.field,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldEmblem, {
					traits,
					className: FieldGrid_module_default.emblem
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "visually-hidden",
					children: [galleryStrings.field, " "]
				}), traits.id] }),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: FieldGrid_module_default.best,
					children: best(traits)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "visually-hidden",
					children: [". ", fieldWords(traits)]
				})
			]
		}) }, traits.id))
	});
}
var { collection } = site;
function GalleryPage({ search: text = "" }) {
	const search = (0, import_react.useMemo)(() => readSearch(text), [text]);
	const { fields, count, page, pages } = (0, import_react.useMemo)(() => findFields(collection, search), [search]);
	const results = (0, import_react.useRef)(null);
	const said = galleryStrings.found(count, collection.size);
	const from = (page - 1) * 48 + 1;
	const before = (0, import_react.useRef)({
		page,
		said
	});
	(0, import_react.useEffect)(() => {
		const last = before.current;
		before.current = {
			page,
			said
		};
		if (last.page !== page && last.said === said) results.current?.focus();
		if (last.said !== said) import("./LiveRegion-Bak7IIN8.mjs").then((n) => n.t).then(({ announce }) => announce(said));
	}, [page, said]);
	const show = (next) => goTo(galleryLink(next), { replace: true });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: GalleryPage_module_default.page,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: `${skyTokens_module_default.sky} ${GalleryPage_module_default.top}`,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hills, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
				className: GalleryPage_module_default.head,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: GalleryPage_module_default.title,
					children: galleryStrings.titleOf(collection.size)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: GalleryPage_module_default.lede,
					children: galleryStrings.lede
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(JumpForm, {})]
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: GalleryPage_module_default.column,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterForm, {
					search,
					onSearch: show
				}),
				search.parish !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: GalleryPage_module_default.parish,
					children: [galleryStrings.parish(parishName(search.parish)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						href: galleryLink({
							...search,
							parish: null,
							page: 1
						}),
						children: galleryStrings.leaveParish(parishName(search.parish))
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
					ref: results,
					tabIndex: -1,
					className: GalleryPage_module_default.found,
					children: [said, count > 0 && pages > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: GalleryPage_module_default.range,
						children: galleryStrings.range(from, from + fields.length - 1, count)
					})]
				}),
				count > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldGrid, { fields }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: GalleryPage_module_default.none,
					children: galleryStrings.none
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pager, {
					search,
					page,
					pages
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OddsTable, {})
			]
		})]
	});
}
/** The page as the shell and the server see it. */
var galleryPage = {
	title: galleryStrings.pageTitle,
	description: galleryStrings.description(collection.size),
	image: {
		...share,
		alt: galleryStrings.shareAlt
	},
	Content: GalleryPage
};
export { galleryPage };
