import { D as rotlSH, E as rotlBL, L as split, O as rotlSL, T as rotlBH, a as aoutput, c as createHasher, g as u32, h as toBytes, i as anumber, n as abytes, p as swap32IfBE, r as aexists, s as clean, t as Hash } from "./utils-LdPMCzGf.mjs";
import { a as totals, n as odds, o as traitNames } from "./odds-JD-cl2Ng.mjs";
// node_modules/@noble/hashes/esm/sha3.js
/**
* SHA3 (keccak) hash function, based on a new "Sponge function" design.
* Different from older hashes, the internal state is bigger than output size.
*
* Check out [FIPS-202](https://nvlpubs.nist.gov/nistpubs/FIPS/NIST.FIPS.202.pdf),
* [Website](https://keccak.team/keccak.html),
* [the differences between SHA-3 and Keccak](https://crypto.stackexchange.com/questions/15727/what-are-the-key-differences-between-the-draft-sha-3-standard-and-the-keccak-sub).
*
* Check out `sha3-addons` module for cSHAKE, k12, and others.
* @module
*/
var _0n = BigInt(0);
var _1n = BigInt(1);
var _2n = BigInt(2);
var _7n = BigInt(7);
var _256n = BigInt(256);
var _0x71n = BigInt(113);
var SHA3_PI = [];
var SHA3_ROTL = [];
var _SHA3_IOTA = [];
for (let round = 0, R = _1n, x = 1, y = 0; round < 24; round++) {
	[x, y] = [y, (2 * x + 3 * y) % 5];
	SHA3_PI.push(2 * (5 * y + x));
	SHA3_ROTL.push((round + 1) * (round + 2) / 2 % 64);
	let t = _0n;
	for (let j = 0; j < 7; j++) {
		R = (R << _1n ^ (R >> _7n) * _0x71n) % _256n;
		if (R & _2n) t ^= _1n << (_1n << /* @__PURE__ */ BigInt(j)) - _1n;
	}
	_SHA3_IOTA.push(t);
}
var IOTAS = split(_SHA3_IOTA, true);
var SHA3_IOTA_H = IOTAS[0];
var SHA3_IOTA_L = IOTAS[1];
var rotlH = (h, l, s) => s > 32 ? rotlBH(h, l, s) : rotlSH(h, l, s);
var rotlL = (h, l, s) => s > 32 ? rotlBL(h, l, s) : rotlSL(h, l, s);
/** `keccakf1600` internal function, additionally allows to adjust round count. */
function keccakP(s, rounds = 24) {
	const B = /* @__PURE__ */ new Uint32Array(10);
	for (let round = 24 - rounds; round < 24; round++) {
		for (let x = 0; x < 10; x++) B[x] = s[x] ^ s[x + 10] ^ s[x + 20] ^ s[x + 30] ^ s[x + 40];
		for (let x = 0; x < 10; x += 2) {
			const idx1 = (x + 8) % 10;
			const idx0 = (x + 2) % 10;
			const B0 = B[idx0];
			const B1 = B[idx0 + 1];
			const Th = rotlH(B0, B1, 1) ^ B[idx1];
			const Tl = rotlL(B0, B1, 1) ^ B[idx1 + 1];
			for (let y = 0; y < 50; y += 10) {
				s[x + y] ^= Th;
				s[x + y + 1] ^= Tl;
			}
		}
		let curH = s[2];
		let curL = s[3];
		for (let t = 0; t < 24; t++) {
			const shift = SHA3_ROTL[t];
			const Th = rotlH(curH, curL, shift);
			const Tl = rotlL(curH, curL, shift);
			const PI = SHA3_PI[t];
			curH = s[PI];
			curL = s[PI + 1];
			s[PI] = Th;
			s[PI + 1] = Tl;
		}
		for (let y = 0; y < 50; y += 10) {
			for (let x = 0; x < 10; x++) B[x] = s[y + x];
			for (let x = 0; x < 10; x++) s[y + x] ^= ~B[(x + 2) % 10] & B[(x + 4) % 10];
		}
		s[0] ^= SHA3_IOTA_H[round];
		s[1] ^= SHA3_IOTA_L[round];
	}
	clean(B);
}
/** Keccak sponge function. */
var Keccak = class Keccak extends Hash {
	constructor(blockLen, suffix, outputLen, enableXOF = false, rounds = 24) {
		super();
		this.pos = 0;
		this.posOut = 0;
		this.finished = false;
		this.destroyed = false;
		this.enableXOF = false;
		this.blockLen = blockLen;
		this.suffix = suffix;
		this.outputLen = outputLen;
		this.enableXOF = enableXOF;
		this.rounds = rounds;
		anumber(outputLen);
		if (!(0 < blockLen && blockLen < 200)) throw new Error("only keccak-f1600 function is supported");
		this.state = /* @__PURE__ */ new Uint8Array(200);
		this.state32 = u32(this.state);
	}
	clone() {
		return this._cloneInto();
	}
	keccak() {
		swap32IfBE(this.state32);
		keccakP(this.state32, this.rounds);
		swap32IfBE(this.state32);
		this.posOut = 0;
		this.pos = 0;
	}
	update(data) {
		aexists(this);
		data = toBytes(data);
		abytes(data);
		const { blockLen, state } = this;
		const len = data.length;
		for (let pos = 0; pos < len;) {
			const take = Math.min(blockLen - this.pos, len - pos);
			for (let i = 0; i < take; i++) state[this.pos++] ^= data[pos++];
			if (this.pos === blockLen) this.keccak();
		}
		return this;
	}
	finish() {
		if (this.finished) return;
		this.finished = true;
		const { state, suffix, pos, blockLen } = this;
		state[pos] ^= suffix;
		if ((suffix & 128) !== 0 && pos === blockLen - 1) this.keccak();
		state[blockLen - 1] ^= 128;
		this.keccak();
	}
	writeInto(out) {
		aexists(this, false);
		abytes(out);
		this.finish();
		const bufferOut = this.state;
		const { blockLen } = this;
		for (let pos = 0, len = out.length; pos < len;) {
			if (this.posOut >= blockLen) this.keccak();
			const take = Math.min(blockLen - this.posOut, len - pos);
			out.set(bufferOut.subarray(this.posOut, this.posOut + take), pos);
			this.posOut += take;
			pos += take;
		}
		return out;
	}
	xofInto(out) {
		if (!this.enableXOF) throw new Error("XOF is not possible for this instance");
		return this.writeInto(out);
	}
	xof(bytes) {
		anumber(bytes);
		return this.xofInto(new Uint8Array(bytes));
	}
	digestInto(out) {
		aoutput(out, this);
		if (this.finished) throw new Error("digest() was already called");
		this.writeInto(out);
		this.destroy();
		return out;
	}
	digest() {
		return this.digestInto(new Uint8Array(this.outputLen));
	}
	destroy() {
		this.destroyed = true;
		clean(this.state);
	}
	_cloneInto(to) {
		const { blockLen, suffix, outputLen, rounds, enableXOF } = this;
		to || (to = new Keccak(blockLen, suffix, outputLen, enableXOF, rounds));
		to.state32.set(this.state32);
		to.pos = this.pos;
		to.posOut = this.posOut;
		to.finished = this.finished;
		to.rounds = rounds;
		to.suffix = suffix;
		to.outputLen = outputLen;
		to.enableXOF = enableXOF;
		to.destroyed = this.destroyed;
		return to;
	}
};
var gen = (suffix, blockLen, outputLen) => createHasher(() => new Keccak(blockLen, suffix, outputLen));
/** keccak-256 hash function. Different from SHA3-256. */
var keccak_256 = /* @__PURE__ */ (() => gen(1, 136, 32))();
// src/fields/traits.ts
var ADDRESS = 20;
/** Ten thousand seeds are asked for at once: reading a digit must not make a string. */
function digit(hex, at) {
	const code = hex.charCodeAt(at);
	return code < 58 ? code - 48 : (code | 32) - 87;
}
/**
* The seed of a field, exactly as a contract would compute it: keccak256(abi.encodePacked(collection, id)).
* `collection` is the contract's address, 0x and forty hex digits in any case.
*/
function fieldSeed(collection, id) {
	if (!/^0x[0-9a-fA-F]{40}$/.test(collection)) throw new Error(`Not an address: ${collection}`);
	if (!Number.isSafeInteger(id) || id < 0) throw new Error(`Not a field number: ${id}`);
	const packed = /* @__PURE__ */ new Uint8Array(52);
	for (let i = 0; i < ADDRESS; i++) packed[i] = 16 * digit(collection, 2 + 2 * i) + digit(collection, 3 + 2 * i);
	const view = new DataView(packed.buffer);
	view.setUint32(44, Math.floor(id / 2 ** 32));
	view.setUint32(48, id >>> 0);
	return keccak_256(packed);
}
/** Three bytes for each trait, in the order of the table; the last four bytes are the whim. */
var SLICE = 3;
var SPAN = 2 ** 24;
function drawn(kinds, total, slice) {
	let left = Math.floor(slice * total / SPAN);
	for (const kind of kinds) {
		if (left < kind.weight) return kind.id;
		left -= kind.weight;
	}
	throw new Error("A slice lies beyond its table");
}
function traitsOfSeed(seed) {
	const traits = {};
	traitNames.forEach((trait, i) => {
		const at = i * SLICE;
		const slice = seed[at] << 16 | seed[at + 1] << 8 | seed[at + 2];
		traits[trait] = drawn(odds[trait], totals[trait], slice);
	});
	const end = seed.length - 4;
	const whim = (seed[end] << 24 | seed[end + 1] << 16 | seed[end + 2] << 8 | seed[end + 3]) >>> 0;
	return {
		...traits,
		whim
	};
}
function fieldTraits(collection, id) {
	return {
		id,
		...traitsOfSeed(fieldSeed(collection, id))
	};
}
// src/fields/words.ts
var waters = {
	stream: "by a stream",
	well: "with its own well",
	pond: "by a pond",
	dew: "watered by the dew",
	spring: "by a spring"
};
var landmarks = {
	none: null,
	"old-oak": "an old oak",
	"standing-stones": "standing stones",
	mill: "a mill",
	beehives: "a row of beehives",
	chapel: "a chapel",
	"hot-spring": "a hot spring"
};
function fieldWords({ aspect, soil, water, wind, landmark }) {
	const article = aspect.startsWith("east") ? "An" : "A";
	const thing = landmarks[landmark];
	const start = `${article} ${aspect}-facing ${soil} field ${waters[water]}, ${wind}`;
	return thing ? `${start}, with ${thing}` : start;
}
export { fieldTraits as n, fieldWords as t };
