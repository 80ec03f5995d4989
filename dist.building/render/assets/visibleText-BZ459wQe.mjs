// src/wallet/discovery/visibleText.ts
var hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;
var blanks = /\s+/gu;
var heapedMarks = /(\p{M}{2})\p{M}+/gu;
function visibleText(text, longest) {
	return [...text.slice(0, longest * 20).normalize("NFC").replace(blanks, " ").replace(hidden, "").replace(heapedMarks, "$1").trim()].slice(0, longest).join("").trim();
}
export { visibleText as t };
