import { D as strings, K as Heart, W as pieces, k as Clock } from "./RoomDesigner-N83TRq4y.mjs";
import { n as createLucideIcon, t as Icon } from "./Icon-CR7LvuQg.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// node_modules/lucide-react/dist/esm/icons/search-x.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "search-x",
	size: 24,
	node: [
		["path", {
			d: "m13.5 8.5-5 5",
			key: "1cs55j"
		}],
		["path", {
			d: "m8.5 8.5 5 5",
			key: "a8mexj"
		}],
		["circle", {
			cx: "11",
			cy: "11",
			r: "8",
			key: "4ej97u"
		}],
		["path", {
			d: "m21 21-4.3-4.3",
			key: "1qie3q"
		}]
	]
};
__iconData.node;
var SearchX = createLucideIcon(__iconData);
var EmptyShelf_module_default = {
	empty: "_empty_1qkms_2",
	near: "_near_1qkms_20"
};
// src/room/panels/EmptyShelf.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Letters to put in, leave out, change or swap; `most` + 1 stands for any more. */
function editsBetween(a, b, most) {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let before = [];
	let last = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const isSame = a[i - 1] === b[j - 1];
			const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1), isSwap ? before[j - 2] + 1 : most + 1);
		}
		before = last;
		last = row;
	}
	return Math.min(last[b.length], most + 1);
}
var LONGEST = 24;
/** What somebody may have meant who misspelt a piece. Null where no name is near; the longer the word, the more may be wrong with it. */
function nearName(pieces, query) {
	const wanted = query.trim().toLowerCase().slice(0, LONGEST);
	const most = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : 2;
	let best = null;
	let least = most + 1;
	for (const { name, words } of pieces) for (const word of [name.toLowerCase(), ...words]) {
		const distance = editsBetween(wanted, word, least - 1);
		if (distance >= least) continue;
		least = distance;
		best = name;
	}
	return best;
}
function EmptyShelf({ query, kind, onTry }) {
	if (query === "") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: EmptyShelf_module_default.empty,
		"data-kind": kind,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			of: kind === "favourites" ? Heart : Clock,
			size: 30
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: kind === "favourites" ? strings.noFavourites : strings.noRecent })]
	});
	const near = nearName(pieces, query);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: EmptyShelf_module_default.empty,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				of: SearchX,
				size: 30
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: strings.nothingFound(query) }) }),
			near === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: strings.tryAny }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				strings.tryInstead,
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: EmptyShelf_module_default.near,
					onClick: () => onTry(near),
					children: near
				}),
				"?"
			] })
		]
	});
}
export { EmptyShelf };
