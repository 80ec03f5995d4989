import { t as require_jsx_runtime } from "./jsx-runtime-BrjN7MtK.mjs";
// src/stills/inWidths.ts
var inWidths = (widths, urls) => urls.map((url, i) => ({
	url,
	width: widths[i]
}));
// src/stills/Still.tsx
var import_jsx_runtime = require_jsx_runtime();
var NIGHT = "(prefers-color-scheme: dark)";
var srcSet = (files) => files.map(({ url, width }) => `${url} ${width}w`).join(", ");
function Still({ picture, alt, sizes, priority = false, className }) {
	const { width, height, day, night } = picture;
	const wide = sizes ?? `${width}px`;
	const plain = day.webp[day.webp.length - 1];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("picture", { children: [
		night && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("source", {
			media: NIGHT,
			type: "image/avif",
			srcSet: srcSet(night.avif),
			sizes: wide
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("source", {
			media: NIGHT,
			type: "image/webp",
			srcSet: srcSet(night.webp),
			sizes: wide
		})] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("source", {
			type: "image/avif",
			srcSet: srcSet(day.avif),
			sizes: wide
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("source", {
			type: "image/webp",
			srcSet: srcSet(day.webp),
			sizes: wide
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			src: plain?.url,
			alt,
			width,
			height,
			loading: priority ? "eager" : "lazy",
			decoding: priority ? "sync" : "async",
			...priority ? { fetchPriority: "high" } : {},
			className
		})
	] });
}
export { inWidths as n, Still as t };
