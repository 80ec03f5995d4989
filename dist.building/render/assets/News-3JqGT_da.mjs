import { t as link } from "./link-D2dQ_xtU.mjs";
import { n as LeadPost, t as PostRows } from "./PostRows-B5I3PT-J.mjs";
import { t as Button } from "./Button-BhVPwEjJ.mjs";
import { t as HillEdge } from "./HillEdge-DsFtNhXJ.mjs";
import { t as layout_module_default } from "./layout.module-DRw0dDvr.mjs";
import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// \0virtual:news/latest
var latest = [
	{
		"slug": "the-room-is-open",
		"title": "The room is open",
		"date": "2026-11-21",
		"summary": "The room designer is finished enough to sit down in. No wallet, no account; bring a bed, or borrow one of ours.",
		"cover": {
			"kind": "still",
			"name": "coverChairs"
		}
	},
	{
		"slug": "the-lane-has-a-letterbox",
		"title": "The lane has a letterbox",
		"date": "2026-11-20",
		"summary": "The news can now come to you instead: two feeds, whole posts, no account, and nothing to unsubscribe from.",
		"cover": {
			"kind": "still",
			"name": "coverPond"
		}
	},
	{
		"slug": "move-the-bed-nine-times",
		"title": "Move the bed nine times",
		"date": "2026-11-15",
		"summary": "What the room designer is going to be, written down where you can hold us to it. There is nothing to try just yet.",
		"cover": {
			"kind": "still",
			"name": "coverChairs"
		}
	}
];
// src/landing/news/Almanac.module.css
var import_react = require_react();
var Almanac_module_default = {
	almanac: "_almanac_1ogbi_2",
	sheet: "_sheet_1ogbi_13",
	dial: "_dial_1ogbi_53",
	today: "_today_1ogbi_59",
	seasons: "_seasons_1ogbi_79",
	seedtime: "_seedtime_1ogbi_106",
	highSun: "_highSun_1ogbi_110",
	leafFall: "_leafFall_1ogbi_114",
	hearth: "_hearth_1ogbi_118",
	now: "_now_1ogbi_122"
};
var SeasonRing_module_default = {
	ring: "_ring_107xg_2",
	seedtime: "_seedtime_107xg_7",
	highSun: "_highSun_107xg_11",
	leafFall: "_leafFall_107xg_15",
	hearth: "_hearth_107xg_19",
	name: "_name_107xg_23",
	days: "_days_107xg_29",
	months: "_months_107xg_30",
	needle: "_needle_107xg_47",
	knob: "_knob_107xg_53"
};
// src/landing/news/seasonOf.ts
var seasons = [
	"seedtime",
	"highSun",
	"leafFall",
	"hearth"
];
/** Seedtime begins in March; every season has three months. */
var firstMonth = 2;
var quarterOf = (date) => Math.floor((date.getMonth() - firstMonth + 12) % 12 / 3);
var seasonOf = (date) => seasons[quarterOf(date)];
/** Where the needle points: degrees from the start of Seedtime, each season a quarter of the ring. */
function turnOfYear(date) {
	const quarter = quarterOf(date);
	const year = date.getMonth() < firstMonth ? date.getFullYear() - 1 : date.getFullYear();
	const start = dayNumber(year, firstMonth + quarter * 3);
	const end = dayNumber(year, firstMonth + quarter * 3 + 3);
	return 90 * (quarter + (dayNumber(date.getFullYear(), date.getMonth(), date.getDate()) - start) / (end - start));
}
var dayNumber = (year, month, day = 1) => Date.UTC(year, month, day) / 864e5;
// src/landing/news/strings.ts
var strings = {
	title: "News from the lane",
	all: "All the news",
	almanac: "The almanac",
	before: "One year,",
	seasons: "four",
	after: "seasons",
	now: "now"
};
var seasonNames = {
	seedtime: "Seedtime",
	highSun: "High Sun",
	leafFall: "Leaf-fall",
	hearth: "Hearth"
};
var goodFor = {
	seedtime: "for sowing, and for optimism",
	highSun: "for watering before breakfast",
	leafFall: "for lifting roots and mending fences",
	hearth: "for moving the furniture"
};
// src/landing/news/Almanac.tsx
var import_jsx_runtime = require_jsx_runtime();
/** One quarter of the ring, from the top clockwise, with half a gap at both ends. */
var quarter = "M3 -140A140 140 0 0 1 140 -3L98 -3A98 98 0 0 0 3 -98Z";
/** Four quarters, the days as ticks, and a needle once today is known. */
function SeasonRing({ today }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
		className: SeasonRing_module_default.ring,
		viewBox: "-150 -150 300 300",
		"aria-hidden": "true",
		children: [
			seasons.map((season, place) => {
				const upright = place === 0 || place === 3;
				const turn = 45 + place * 90;
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: SeasonRing_module_default[season],
					d: quarter,
					transform: `rotate(${place * 90})`
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("text", {
					className: SeasonRing_module_default.name,
					transform: `rotate(${upright ? turn : turn - 180}) translate(0 ${upright ? -113 : 125})`,
					children: seasonNames[season]
				})] }, season);
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				className: SeasonRing_module_default.days,
				r: "90",
				pathLength: "480"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				className: SeasonRing_module_default.months,
				r: "88",
				pathLength: "480"
			}),
			today && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("g", {
				transform: `rotate(${turnOfYear(today)})`,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: SeasonRing_module_default.needle,
					d: "M0 -128V-80"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
					className: SeasonRing_module_default.knob,
					r: "11.5",
					cy: "-139"
				})]
			})
		]
	});
}
var part = (options) => new Intl.DateTimeFormat("en-GB", options);
var weekday = part({ weekday: "long" });
var day = part({ day: "numeric" });
var month = part({ month: "long" });
/** The middle: the day, the date and the month, or the year as such before the day is known. */
function Today({ date }) {
	const [above, large, below] = date ? [
		weekday.format(date),
		day.format(date),
		month.format(date)
	] : [
		strings.before,
		strings.seasons,
		strings.after
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: Almanac_module_default.today,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: above }),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: large }),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: below })
		]
	});
}
var clock = () => /* @__PURE__ */ new Date();
/** The page is drawn ahead of time, so the date of the day is filled in by the visitor's own clock. */
function Almanac({ now = clock }) {
	const [today, setToday] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => setToday(now()), [now]);
	const season = today && seasonOf(today);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		className: `${Almanac_module_default.almanac} ${layout_module_default.late}`,
		"aria-label": strings.almanac,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: Almanac_module_default.sheet,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: Almanac_module_default.dial,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SeasonRing, { today }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Today, { date: today })]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				role: "list",
				className: Almanac_module_default.seasons,
				children: seasons.map((each) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: Almanac_module_default[each],
					"data-now": each === season || void 0,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: seasonNames[each] }),
						" ",
						goodFor[each]
					] }), each === season && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: Almanac_module_default.now,
						children: strings.now
					})]
				}, each))
			})]
		})
	});
}
var News_module_default = {
	section: "_section_1men7_2",
	ground: "_ground_1men7_8",
	columns: "_columns_1men7_12",
	posts: "_posts_1men7_17",
	all: "_all_1men7_24"
};
// src/landing/news/News.tsx
var [lead, ...others] = latest;
function News() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		id: "news",
		"aria-labelledby": "news-title",
		className: News_module_default.section,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HillEdge, {
			className: News_module_default.ground,
			flip: true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: `${layout_module_default.column} ${News_module_default.columns}`,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: `${News_module_default.posts} ${layout_module_default.late}`,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						id: "news-title",
						children: strings.title
					}),
					lead && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LeadPost, {
						post: lead,
						heading: "h3"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PostRows, {
						posts: others,
						heading: "h3"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: News_module_default.all,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							kind: "secondary",
							href: link("/news"),
							children: strings.all
						})
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Almanac, {})]
		})]
	});
}
export { News };
