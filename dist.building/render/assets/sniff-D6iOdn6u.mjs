import { n as __exportAll } from "./rolldown-runtime-Fwq0Chcy.mjs";
// src/room/pictures/sniff.ts
var sniff_exports = /* @__PURE__ */ __exportAll({ sniff: () => sniff });
var ascii = (bytes, from, to) => String.fromCharCode(...bytes.subarray(from, to));
var PNG = "PNG\r\n\n";
var HEIC = [
	"heic",
	"heix",
	"hevc",
	"hevx",
	"heim",
	"heis",
	"mif1",
	"msf1"
];
function sized(kind, width, height) {
	return width > 0 && height > 0 ? {
		kind,
		width,
		height
	} : { kind: "broken" };
}
function png(view) {
	return view.byteLength < 24 ? { kind: "broken" } : sized("png", view.getUint32(16), view.getUint32(20));
}
/** The frame headers; the other two of that range are tables. */
var isFrame = (marker) => marker >= 192 && marker <= 207 && ![
	196,
	200,
	204
].includes(marker);
function jpeg(view) {
	let at = 2;
	while (at + 9 < view.byteLength) {
		if (view.getUint8(at) !== 255) return { kind: "broken" };
		const marker = view.getUint8(at + 1);
		if (marker === 255) {
			at += 1;
			continue;
		}
		if (isFrame(marker)) return sized("jpeg", view.getUint16(at + 7), view.getUint16(at + 5));
		const length = view.getUint16(at + 2);
		if (length < 2) return { kind: "broken" };
		at += 2 + length;
	}
	return { kind: "broken" };
}
var uint24 = (view, at) => view.getUint16(at, true) | view.getUint8(at + 2) << 16;
function webp(view, chunk) {
	if (view.byteLength < 30) return { kind: "broken" };
	if (chunk === "VP8X") return sized("webp", uint24(view, 24) + 1, uint24(view, 27) + 1);
	if (chunk === "VP8L") {
		const bits = view.getUint32(21, true);
		return sized("webp", (bits & 16383) + 1, (bits >>> 14 & 16383) + 1);
	}
	if (chunk !== "VP8 ") return { kind: "broken" };
	return sized("webp", view.getUint16(26, true) & 16383, view.getUint16(28, true) & 16383);
}
function sniff(bytes) {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (ascii(bytes, 0, 8) === PNG) return png(view);
	if (bytes[0] === 255 && bytes[1] === 216 && bytes[2] === 255) return jpeg(view);
	if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return webp(view, ascii(bytes, 12, 16));
	if (ascii(bytes, 4, 8) === "ftyp") {
		const brand = ascii(bytes, 8, 12);
		if (brand === "avif" || brand === "avis") return { kind: "avif" };
		return { kind: HEIC.includes(brand) ? "heic" : "other" };
	}
	if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return { kind: "gif" };
	if (ascii(bytes, 0, 5) === "%PDF-") return { kind: "pdf" };
	const start = new TextDecoder().decode(bytes.subarray(0, 512)).trimStart();
	return /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg[\s>]/i.test(start) ? { kind: "svg" } : { kind: "other" };
}
export { sniff_exports as n, sniff as t };
