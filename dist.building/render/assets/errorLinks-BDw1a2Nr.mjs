// src/wallet/core/failures/errorLinks.ts
/** Errors may be wrapped in circles; nobody wraps one deeper than this on purpose. */
var deepest = 12;
function errorLinks(error) {
	const links = [];
	const seen = /* @__PURE__ */ new Set();
	const waiting = [error];
	while (waiting.length > 0 && links.length < deepest) {
		const one = waiting.shift();
		if (typeof one === "string") links.push({
			name: "",
			message: one
		});
		if (typeof one !== "object" || one === null || seen.has(one)) continue;
		seen.add(one);
		const { name, message, code, cause, data, error: inner } = one;
		links.push({
			name: typeof name === "string" ? name : "",
			message: typeof message === "string" ? message : "",
			...name === "SwitchChainError" ? {} : codeOf(code)
		});
		waiting.push(cause, data?.originalError, inner);
	}
	return links;
}
function codeOf(code) {
	const number = typeof code === "string" && /^-?\d+$/.test(code) ? Number(code) : code;
	return typeof number === "number" && Number.isInteger(number) ? { code: number } : {};
}
export { errorLinks as t };
