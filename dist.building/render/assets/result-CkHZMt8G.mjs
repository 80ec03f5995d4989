// src/lib/result.ts
var accept = (value) => ({
	ok: true,
	value
});
var refuse = (reason) => ({
	ok: false,
	reason
});
export { refuse as n, accept as t };
