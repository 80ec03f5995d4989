import { w as posts } from "../prerender.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as Share2 } from "./share-2-C8MT3bbG.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as link } from "./link-D2dQ_xtU.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { a as Cover, i as longDate, n as LeadPost, o as covers, r as LongDate, s as strings, t as PostRows } from "./PostRows-B5I3PT-J.mjs";
import { n as toast } from "./Toast-DlJW4fzw.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { t as Field } from "./Field-DUW2t5iB.mjs";
import { n as announce } from "./LiveRegion-Bak7IIN8.mjs";
import { n as MenuItem, t as Menu } from "./Menu-ByeL0bQy.mjs";
// \0virtual:news/articles
var articles = {
	__proto__: null,
	"the-room-is-open": () => import("./the-room-is-open-DVgwt4Am.mjs"),
	"the-lane-has-a-letterbox": () => import("./the-lane-has-a-letterbox-BZ24lflx.mjs"),
	"move-the-bed-nine-times": () => import("./move-the-bed-nine-times-Du6dTEMX.mjs"),
	"nobody-knocks-before-you-do": () => import("./nobody-knocks-before-you-do-D31MJQsi.mjs"),
	"every-hen-is-arithmetic": () => import("./every-hen-is-arithmetic-I5LEy_vS.mjs"),
	"a-gate-with-more-than-one-latch": () => import("./a-gate-with-more-than-one-latch-BCt3gEDW.mjs"),
	"the-marrow-will-wait": () => import("./the-marrow-will-wait-BEmcgjR2.mjs"),
	"two-commands-and-a-gate": () => import("./two-commands-and-a-gate-DVJuaRfc.mjs")
};
// node_modules/lucide-react/dist/esm/icons/link.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "link",
	size: 24,
	node: [["path", {
		d: "M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71",
		key: "1cjeqo"
	}], ["path", {
		d: "M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71",
		key: "19qd67"
	}]]
};
__iconData$2.node;
var Link = createLucideIcon(__iconData$2);
// src/news/ArticlePage.module.css
var import_react = require_react();
var ArticlePage_module_default = {
	page: "_page_17od4_2",
	head: "_head_17od4_8",
	column: "_column_17od4_14",
	back: "_back_17od4_20",
	arrow: "_arrow_17od4_36",
	title: "_title_17od4_50",
	summary: "_summary_17od4_57",
	hill: "_hill_17od4_63",
	cover: "_cover_17od4_71",
	image: "_image_17od4_77",
	more: "_more_17od4_85",
	turn: "_turn_17od4_94",
	which: "_which_17od4_109",
	older: "_older_17od4_119"
};
// src/news/copyAddress.ts
/** Tells whether the browser let it. */
async function copyText(text, clipboard = navigator.clipboard) {
	if (clipboard === void 0) return false;
	try {
		await clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
async function copyAddress(address, copied) {
	if (await copyText(address)) toast(copied, { kind: "good" });
	else toast(strings.copyFailed(address), { kind: "error" });
}
var Prose_module_default = { text: "_text_lsdte_2" };
var ShareArticle_module_default = {
	share: "_share_4hmvf_2",
	label: "_label_4hmvf_10"
};
// src/news/ArticlePage.tsx
var import_jsx_runtime = require_jsx_runtime();
var never = () => () => {};
var address = () => location.origin + location.pathname;
var copyLink = () => void copyAddress(address(), strings.linkCopied);
/** Hands an article on: its link to the clipboard, or to whatever the device shares with. */
function ShareArticle({ title }) {
	const canShare = (0, import_react.useSyncExternalStore)(never, () => "share" in navigator, () => false);
	const share = () => navigator.share({
		title,
		url: address()
	}).catch(() => {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: ShareArticle_module_default.share,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: ShareArticle_module_default.label,
				children: strings.share
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "secondary",
				size: "small",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Link }),
				onClick: copyLink,
				children: strings.copyLink
			}),
			canShare && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "secondary",
				size: "small",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Share2 }),
				onClick: share,
				children: strings.shareLink
			})
		]
	});
}
function ArticlePage({ article }) {
	const { title, date, summary, cover, html, newer, older } = article;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: ArticlePage_module_default.page,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
				className: ArticlePage_module_default.head,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: ArticlePage_module_default.column,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
							className: ArticlePage_module_default.back,
							href: link("/news"),
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
								className: ArticlePage_module_default.arrow,
								viewBox: "0 0 24 24",
								"aria-hidden": "true",
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M19 12H5M11 6l-6 6 6 6" })
							}), strings.allNews]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LongDate, { date }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
							className: ArticlePage_module_default.title,
							children: title
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: ArticlePage_module_default.summary,
							children: summary
						})
					]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
					className: ArticlePage_module_default.hill,
					viewBox: "0 0 1440 60",
					preserveAspectRatio: "none",
					"aria-hidden": "true",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M0 34C220 4 460 2 720 26s500 34 720 4V0H0z" })
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: ArticlePage_module_default.cover,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cover, {
					cover,
					sizes: "(min-width: 880px) 820px, calc(100vw - 40px)",
					priority: true,
					className: ArticlePage_module_default.image
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: Prose_module_default.text,
				dangerouslySetInnerHTML: { __html: html }
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: ArticlePage_module_default.column,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareArticle, { title })
			})
		] }), (newer || older) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
			className: ArticlePage_module_default.more,
			"aria-label": strings.morePosts,
			children: [newer && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Turn, {
				to: newer,
				label: strings.newer,
				className: ArticlePage_module_default.newer
			}), older && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Turn, {
				to: older,
				label: strings.older,
				className: ArticlePage_module_default.older
			})]
		})]
	});
}
function Turn({ to, label, className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		className: `${ArticlePage_module_default.turn} ${className}`,
		href: link(`/news/${to.slug}`),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: ArticlePage_module_default.which,
				children: label
			}),
			" ",
			to.title
		]
	});
}
// node_modules/lucide-react/dist/esm/icons/braces.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "braces",
	size: 24,
	node: [["path", {
		d: "M8 3H7a2 2 0 0 0-2 2v5a2 2 0 0 1-2 2 2 2 0 0 1 2 2v5c0 1.1.9 2 2 2h1",
		key: "ezmyqa"
	}], ["path", {
		d: "M16 21h1a2 2 0 0 0 2-2v-5c0-1.1.9-2 2-2a2 2 0 0 1-2-2V5a2 2 0 0 0-2-2h-1",
		key: "e1hn23"
	}]],
	aliases: ["curly-braces"]
};
__iconData$1.node;
var Braces = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/rss.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "rss",
	size: 24,
	node: [
		["path", {
			d: "M4 11a9 9 0 0 1 9 9",
			key: "pv89mb"
		}],
		["path", {
			d: "M4 4a16 16 0 0 1 16 16",
			key: "k0647b"
		}],
		["circle", {
			cx: "5",
			cy: "19",
			r: "1",
			key: "bfqh0e"
		}]
	]
};
__iconData.node;
var Rss = createLucideIcon(__iconData);
// src/news/filterPosts.ts
var plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’']/g, "").toLowerCase();
function filterPosts(posts, query) {
	const words = plain(query).split(/\s+/).filter(Boolean);
	return posts.filter(({ title, summary, date }) => {
		const text = plain(`${title} ${summary} ${longDate(date)}`);
		return words.every((word) => text.includes(word));
	});
}
var NewsFilter_module_default = {
	filter: "_filter_1wv9c_2",
	count: "_count_1wv9c_12"
};
var NewsPage_module_default = {
	page: "_page_p7wn2_2",
	title: "_title_p7wn2_12",
	lede: "_lede_p7wn2_18",
	archive: "_archive_p7wn2_26",
	tools: "_tools_p7wn2_31",
	follow: "_follow_p7wn2_37"
};
// src/news/NewsPage.tsx
/** Filters the news as one types, and says how much is left. */
function NewsFilter({ posts, query, onQuery }) {
	const area = (0, import_react.useRef)(null);
	const filter = (next) => {
		onQuery(next);
		announce(tell(posts, next));
	};
	const showAll = () => {
		filter("");
		area.current?.querySelector("input")?.focus();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("search", {
		className: NewsFilter_module_default.filter,
		ref: area,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: strings.search,
				type: "search",
				placeholder: strings.searchHint,
				value: query,
				onValue: filter
			}),
			query.trim() !== "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: NewsFilter_module_default.count,
				children: tell(posts, query)
			}),
			filterPosts(posts, query).length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				kind: "secondary",
				size: "small",
				onClick: showAll,
				children: strings.showAll
			})
		]
	});
}
function tell(posts, query) {
	const found = filterPosts(posts, query).length;
	return found > 0 ? strings.found(found, posts.length) : strings.nothingFound(query);
}
var copyFeedAddress = () => void copyAddress(new URL(link("/feed.xml"), location.origin).href, strings.feedCopied);
/** The ways to have the news delivered: two feeds, or a feed's address for a reader elsewhere. */
function FollowMenu() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Menu, {
		label: strings.follow,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Rss }),
				href: link("/feed.xml"),
				children: strings.atomFeed
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Braces }),
				href: link("/feed.json"),
				children: strings.jsonFeed
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { of: Link }),
				onSelect: copyFeedAddress,
				children: strings.copyFeed
			})
		]
	});
}
function NewsPage() {
	const [query, setQuery] = (0, import_react.useState)("");
	const isFiltered = query.trim() !== "";
	const [lead, ...others] = posts;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: NewsPage_module_default.page,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: NewsPage_module_default.title,
				children: strings.title
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: NewsPage_module_default.lede,
				children: lead ? strings.description : strings.noNews
			})] }),
			lead && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LeadPost, {
				post: lead,
				priority: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: NewsPage_module_default.archive,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: NewsPage_module_default.tools,
					children: [others.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewsFilter, {
						posts,
						query,
						onQuery: setQuery
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: NewsPage_module_default.follow,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings.delivered }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FollowMenu, {})]
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PostRows, { posts: isFiltered ? filterPosts(posts, query) : others })]
			})
		]
	});
}
// src/news/pages.ts
/** The one file of a cover that is shown where a link to the post is shared. */
function coverImage(cover) {
	if (cover.kind === "file") {
		const { url, width, height, alt } = cover;
		return {
			url,
			width,
			height,
			alt
		};
	}
	const { picture, alt } = covers[cover.name];
	const { webp } = picture.day;
	const form = webp.find(({ width }) => width >= picture.width) ?? webp.at(-1);
	if (form === void 0) return void 0;
	const height = Math.round(form.width * picture.height / picture.width);
	return {
		url: form.url,
		width: form.width,
		height,
		alt: cover.alt ?? alt
	};
}
function newsPage() {
	const image = posts[0] && coverImage(posts[0].cover);
	return {
		title: strings.title,
		description: strings.description,
		...image && { image },
		Content: NewsPage
	};
}
async function articlePage(slug) {
	const load = articles[slug];
	if (load === void 0) return null;
	const { default: article } = await load();
	const image = coverImage(article.cover);
	return {
		title: article.title,
		description: article.summary,
		type: "article",
		published: article.date,
		...image && { image },
		Content: ArticlePage.bind(null, { article })
	};
}
export { articlePage, newsPage };
