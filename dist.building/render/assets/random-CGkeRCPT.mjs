// src/models/random.ts
function chance(seed, index = 0) {
	let h = Math.imul(seed | 0, 2654435761) ^ Math.imul((index | 0) + 1, 2246822507) | 0;
	h = Math.imul(h ^ h >>> 16, 569420461);
	h = Math.imul(h ^ h >>> 15, 1935289751);
	return ((h ^ h >>> 15) >>> 0) / 4294967296;
}
function between(low, high, seed, index = 0) {
	return low + (high - low) * chance(seed, index);
}
function pick(from, seed, index = 0) {
	return from[Math.floor(chance(seed, index) * from.length)] ?? from[0];
}
export { chance as n, pick as r, between as t };
