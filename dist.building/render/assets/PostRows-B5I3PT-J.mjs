import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
import { t as link$2 } from "./link-D2dQ_xtU.mjs";
import { n as inWidths, t as Still } from "./Still-DctOlFTB.mjs";
// src/stills/images/cover-chairs-480.avif
var cover_chairs_480_default$1 = "/assets/cover-chairs-480-BTS5vGJC.avif";
// src/stills/images/cover-chairs-480.webp
var cover_chairs_480_default = "/assets/cover-chairs-480-CLeIzwc5.webp";
// src/stills/images/cover-chairs-960.avif
var cover_chairs_960_default$1 = "/assets/cover-chairs-960-C4JZz-Eg.avif";
// src/stills/images/cover-chairs-960.webp
var cover_chairs_960_default = "/assets/cover-chairs-960-DoTwXEb9.webp";
// src/stills/images/cover-chairs-1920.avif
var cover_chairs_1920_default$1 = "/assets/cover-chairs-1920-B4HwQW5Z.avif";
// src/stills/images/cover-chairs-1920.webp
var cover_chairs_1920_default = "/assets/cover-chairs-1920-Co6MU10D.webp";
// src/stills/images/cover-country-480.avif
var cover_country_480_default$1 = "/assets/cover-country-480-CUxN_KMQ.avif";
// src/stills/images/cover-country-480.webp
var cover_country_480_default = "/assets/cover-country-480-sC4adzj0.webp";
// src/stills/images/cover-country-960.avif
var cover_country_960_default$1 = "/assets/cover-country-960-eK1iAgRP.avif";
// src/stills/images/cover-country-960.webp
var cover_country_960_default = "/assets/cover-country-960-BRGJWRw5.webp";
// src/stills/images/cover-country-1920.avif
var cover_country_1920_default$1 = "/assets/cover-country-1920-5fvDliJ5.avif";
// src/stills/images/cover-country-1920.webp
var cover_country_1920_default = "/assets/cover-country-1920-jCoXPWro.webp";
// src/stills/images/cover-pond-480.avif
var cover_pond_480_default$1 = "/assets/cover-pond-480-xrHXvN-X.avif";
// src/stills/images/cover-pond-480.webp
var cover_pond_480_default = "/assets/cover-pond-480-_-3Dclxt.webp";
// src/stills/images/cover-pond-960.avif
var cover_pond_960_default$1 = "/assets/cover-pond-960-CuKlHaab.avif";
// src/stills/images/cover-pond-960.webp
var cover_pond_960_default = "/assets/cover-pond-960-CfQAoifc.webp";
// src/stills/images/cover-pond-1920.avif
var cover_pond_1920_default$1 = "/assets/cover-pond-1920-2zbgMocZ.avif";
// src/stills/images/cover-pond-1920.webp
var cover_pond_1920_default = "/assets/cover-pond-1920-CVG6yLJV.webp";
// src/stills/images/cover-sprout-480.avif
var cover_sprout_480_default$1 = "/assets/cover-sprout-480-DRKbZggm.avif";
// src/stills/images/cover-sprout-480.webp
var cover_sprout_480_default = "/assets/cover-sprout-480-zZH2uj26.webp";
// src/stills/images/cover-sprout-960.avif
var cover_sprout_960_default$1 = "/assets/cover-sprout-960-yN1mrtNu.avif";
// src/stills/images/cover-sprout-960.webp
var cover_sprout_960_default = "/assets/cover-sprout-960-BOB_dIU-.webp";
// src/stills/images/cover-sprout-1920.avif
var cover_sprout_1920_default$1 = "/assets/cover-sprout-1920-bIZdQmhy.avif";
// src/stills/images/cover-sprout-1920.webp
var cover_sprout_1920_default = "/assets/cover-sprout-1920-trisx9zR.webp";
// src/stills/covers.ts
/** News cover: new chairs in a row, one of them bad. */
var coverChairs = {
	width: 960,
	height: 600,
	day: {
		avif: inWidths([
			480,
			960,
			1920
		], [
			cover_chairs_480_default$1,
			cover_chairs_960_default$1,
			cover_chairs_1920_default$1
		]),
		webp: inWidths([
			480,
			960,
			1920
		], [
			cover_chairs_480_default,
			cover_chairs_960_default,
			cover_chairs_1920_default
		])
	}
};
/** News cover: the parishes. */
var coverCountry = {
	width: 960,
	height: 600,
	day: {
		avif: inWidths([
			480,
			960,
			1920
		], [
			cover_country_480_default$1,
			cover_country_960_default$1,
			cover_country_1920_default$1
		]),
		webp: inWidths([
			480,
			960,
			1920
		], [
			cover_country_480_default,
			cover_country_960_default,
			cover_country_1920_default
		])
	}
};
/** News cover: the pond. */
var coverPond = {
	width: 960,
	height: 600,
	day: {
		avif: inWidths([
			480,
			960,
			1920
		], [
			cover_pond_480_default$1,
			cover_pond_960_default$1,
			cover_pond_1920_default$1
		]),
		webp: inWidths([
			480,
			960,
			1920
		], [
			cover_pond_480_default,
			cover_pond_960_default,
			cover_pond_1920_default
		])
	}
};
/** News cover: the first green. */
var coverSprout = {
	width: 960,
	height: 600,
	day: {
		avif: inWidths([
			480,
			960,
			1920
		], [
			cover_sprout_480_default$1,
			cover_sprout_960_default$1,
			cover_sprout_1920_default$1
		]),
		webp: inWidths([
			480,
			960,
			1920
		], [
			cover_sprout_480_default,
			cover_sprout_960_default,
			cover_sprout_1920_default
		])
	}
};
// src/news/strings.ts
var posts = (count) => count === 1 ? "1 post" : `${count} posts`;
var strings = {
	title: "News from the lane",
	description: "What has been built, what is still on the bench, and why.",
	search: "Sift the news",
	searchHint: "ponds, undo, November",
	found: (found, all) => `${found} of ${posts(all)}`,
	nothingFound: (query) => `Nothing in the lane mentions “${query.trim()}”.`,
	showAll: "Show all the news",
	noNews: "No news yet. Somebody has gone to look for some.",
	delivered: "Or have it brought to you:",
	follow: "Follow",
	atomFeed: "Atom feed",
	jsonFeed: "JSON feed",
	copyFeed: "Copy feed address",
	feedCopied: "Feed address copied",
	allNews: "All the news",
	morePosts: "More news",
	newer: "Newer",
	older: "Older",
	share: "Pass it on",
	copyLink: "Copy link",
	shareLink: "Share",
	linkCopied: "Link copied",
	copyFailed: (address) => `Could not copy. The address is ${address}`,
	coverPond: "A morning at the pond: ducks on the water, hens on the bank, and a scarecrow watching over wheat and pumpkins.",
	coverSprout: "The first green shoots in a bed of dark soil, and a watering can just put down.",
	coverCountry: "A few parishes of six-sided fields seen from above, with a river running between them.",
	coverChairs: "Five chairs in a row in the light of a window, a cat asleep in the first, and one of them plainly bad."
};
// src/news/covers.ts
var covers = {
	coverPond: {
		picture: coverPond,
		alt: strings.coverPond
	},
	coverSprout: {
		picture: coverSprout,
		alt: strings.coverSprout
	},
	coverCountry: {
		picture: coverCountry,
		alt: strings.coverCountry
	},
	coverChairs: {
		picture: coverChairs,
		alt: strings.coverChairs
	}
};
// src/news/Cover.tsx
var import_jsx_runtime = require_jsx_runtime();
function Cover({ cover, sizes, priority = false, className }) {
	if (cover.kind === "still") {
		const { picture, alt } = covers[cover.name];
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Still, {
			picture,
			alt: cover.alt ?? alt,
			sizes,
			priority,
			className
		});
	}
	const { url, width, height, alt } = cover;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
		className,
		src: url,
		width,
		height,
		alt,
		loading: priority ? "eager" : "lazy",
		fetchPriority: priority ? "high" : "auto",
		decoding: "async"
	});
}
var LeadPost_module_default = {
	frame: "_frame_91mbx_2",
	lead: "_lead_91mbx_6",
	image: "_image_91mbx_11",
	paper: "_paper_91mbx_19",
	title: "_title_91mbx_31",
	link: "_link_91mbx_37",
	summary: "_summary_91mbx_65",
	picture: "_picture_91mbx_85"
};
// src/news/formatDate.ts
var timeZone = "UTC";
var long$1 = new Intl.DateTimeFormat("en-GB", {
	dateStyle: "long",
	timeZone
});
var month = new Intl.DateTimeFormat("en-US", {
	month: "short",
	timeZone
});
/** "20 November 2026" */
var longDate = (date) => long$1.format(/* @__PURE__ */ new Date(`${date}T00:00:00Z`));
/** The day large and the month beneath it, as an almanac has them. */
function almanacDate(date) {
	const time = /* @__PURE__ */ new Date(`${date}T00:00:00Z`);
	return {
		day: String(time.getUTCDate()),
		month: month.format(time),
		year: String(time.getUTCFullYear())
	};
}
var PostDate_module_default = {
	long: "_long_p6vgm_2",
	almanac: "_almanac_p6vgm_7",
	day: "_day_p6vgm_14",
	year: "_year_p6vgm_21"
};
// src/news/PostDate.tsx
function LongDate({ date }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
		className: PostDate_module_default.long,
		dateTime: date,
		children: longDate(date)
	});
}
/** The year is only heard, not seen, where the posts around it share it. */
function AlmanacDate({ date, quietYear }) {
	const { day, month, year } = almanacDate(date);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("time", {
		className: PostDate_module_default.almanac,
		dateTime: date,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: PostDate_module_default.day,
				children: day
			}),
			" ",
			month,
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: quietYear ? "visually-hidden" : PostDate_module_default.year,
				children: year
			})
		]
	});
}
// src/news/LeadPost.tsx
function LeadPost({ post, heading: Heading = "h2", priority = false }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: LeadPost_module_default.frame,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
			className: LeadPost_module_default.lead,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: LeadPost_module_default.picture,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cover, {
					cover: post.cover,
					sizes: "(min-width: 1100px) 840px, calc(100vw - 40px)",
					priority,
					className: LeadPost_module_default.image
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: LeadPost_module_default.paper,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LongDate, { date: post.date }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, {
						className: LeadPost_module_default.title,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
							className: LeadPost_module_default.link,
							href: link$2(`/news/${post.slug}`),
							children: post.title
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: LeadPost_module_default.summary,
						children: post.summary
					})
				]
			})]
		})
	});
}
var PostRows_module_default = {
	rows: "_rows_1t5bw_2",
	row: "_row_1t5bw_2",
	title: "_title_1t5bw_23",
	link: "_link_1t5bw_29",
	summary: "_summary_1t5bw_55",
	arrow: "_arrow_1t5bw_61"
};
// src/news/PostRows.tsx
function PostRows({ posts, heading: Heading = "h2" }) {
	const firstYear = posts[0] && yearOf(posts[0].date);
	if (firstYear === void 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		role: "list",
		className: PostRows_module_default.rows,
		children: posts.map(({ slug, title, date, summary }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: PostRows_module_default.row,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlmanacDate, {
					date,
					quietYear: yearOf(date) === firstYear
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, {
					className: PostRows_module_default.title,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						className: PostRows_module_default.link,
						href: link$2(`/news/${slug}`),
						children: title
					})
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: PostRows_module_default.summary,
					children: summary
				})] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
					className: PostRows_module_default.arrow,
					viewBox: "0 0 24 24",
					"aria-hidden": "true",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M5 12h14M13 6l6 6-6 6" })
				})
			]
		}, slug))
	});
}
var yearOf = (date) => date.slice(0, 4);
export { Cover as a, longDate as i, LeadPost as n, covers as o, LongDate as r, strings as s, PostRows as t };
