import { t as require_react } from "./react-DbA_SeLs.mjs";
import { t as Spinner } from "./Spinner-CJXEsSUy.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/wallet/identity/Avatar.module.css
var import_react = require_react();
var Avatar_module_default = { avatar: "_avatar_1p0uz_2" };
// src/wallet/identity/Avatar.tsx
var import_jsx_runtime = require_jsx_runtime();
function Avatar({ address, picture, size }) {
	const [broken, setBroken] = (0, import_react.useState)();
	const shown = picture === broken ? void 0 : picture;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: Avatar_module_default.avatar,
		"data-size": size,
		"aria-hidden": "true",
		children: shown === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Emoji, {
			address,
			size
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
			url: shown,
			size,
			onBroken: () => setBroken(shown)
		}, shown)
	});
}
function Emoji({ address, size }) {
	const { color, emoji } = emojiAvatar(address);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
		width: size,
		height: size,
		viewBox: `0 0 ${size} ${size}`,
		"aria-hidden": "true",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("rect", {
			width: size,
			height: size,
			fill: color
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("text", {
			x: "50%",
			y: "50%",
			fontSize: Math.round(size * .55),
			textAnchor: "middle",
			dominantBaseline: "central",
			children: emoji
		})]
	});
}
function Picture({ url, size, onBroken }) {
	const [loaded, setLoaded] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [!loaded && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, { size: size < 74 ? "small" : "normal" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
		src: url,
		alt: "",
		width: size,
		height: size,
		decoding: "async",
		referrerPolicy: "no-referrer",
		"data-loaded": loaded || void 0,
		onLoad: () => setLoaded(true),
		onError: onBroken
	})] });
}
var table = [
	["#FC5C54", "🌶️"],
	["#FFD95A", "🤑"],
	["#E95D72", "🐙"],
	["#6A87C8", "🫐"],
	["#5FD0F3", "🐳"],
	["#FC5C54", "🤶"],
	["#75C06B", "🌲"],
	["#FFDD86", "🌞"],
	["#5FC6D4", "🐒"],
	["#FF949A", "🐵"],
	["#FF8024", "🦊"],
	["#9BA1A4", "🐼"],
	["#EC66FF", "🦄"],
	["#FF8CBC", "🐷"],
	["#FF9A23", "🐧"],
	["#FF949A", "🦩"],
	["#C5DADB", "👽"],
	["#FC5C54", "🎈"],
	["#FF949A", "🍉"],
	["#FFD95A", "🎉"],
	["#A8CE63", "🐲"],
	["#71ABFF", "🌎"],
	["#FFE279", "🍊"],
	["#B6B1B6", "🐭"],
	["#FF6780", "🍣"],
	["#FFD95A", "🐥"],
	["#A575FF", "👾"],
	["#A8CE63", "🥦"],
	["#FC5C54", "👹"],
	["#FFE279", "🙀"],
	["#5FD0F3", "⛱️"],
	["#4D82FF", "⛵️"],
	["#FFE279", "🥳"],
	["#FF949A", "🤯"],
	["#FFB35A", "🤠"]
];
/** The picture of an account that has none: one of 35 emoji on a colour, the same for an address everywhere. */
function emojiAvatar(address) {
	let hash = 0;
	const letters = address.toLowerCase();
	for (let at = 0; at < letters.length; at++) hash = (hash << 5) - hash + letters.charCodeAt(at) | 0;
	const [color, emoji] = table[Math.abs(hash % table.length)];
	return {
		color,
		emoji
	};
}
export { Avatar as t };
