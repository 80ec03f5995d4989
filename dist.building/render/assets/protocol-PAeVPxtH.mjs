import { n as sha512, t as sha256 } from "./sha2-DYLTUcVT.mjs";
import { n as refuse, t as accept } from "./result-CkHZMt8G.mjs";
import { A as rotr32L, M as rotrBL, N as rotrSH, P as rotrSL, _ as add, a as aoutput, d as randomBytes, g as u32, h as toBytes, i as anumber, j as rotrBH, k as rotr32H, l as createOptHasher, m as swap8IfBE, n as abytes$1, p as swap32IfBE, r as aexists, s as clean, t as Hash, v as add3H, w as fromBig, y as add3L } from "./utils-LdPMCzGf.mjs";
// src/exchange/protocol/keyMessage.ts
var maxLength = 1e3;
var ending = /with key nonce: (0|[1-9]\d{0,8})$/;
var standard = /^Sign this message to access Loopring Exchange: (0x[0-9a-fA-F]{40}) with key nonce: (0|[1-9]\d{0,8})$/;
/**
* The standard text names the exchange's own contract. Another text that ends as the exchange demands is
* custom: it needs the holder's express consent. Anything else is never put before a wallet.
*/
function checkKeyMessage(text, { exchange }) {
	if (text.trim() === "") return {
		kind: "refused",
		reason: "empty"
	};
	if (text.length > maxLength) return {
		kind: "refused",
		reason: "too-long"
	};
	if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text)) return {
		kind: "refused",
		reason: "control-characters"
	};
	const known = standard.exec(text);
	if (known) {
		const [, address = "", nonce = ""] = known;
		if (address.toLowerCase() !== exchange.toLowerCase()) return {
			kind: "refused",
			reason: "other-exchange"
		};
		return {
			kind: "standard",
			exchange: address,
			keyNonce: Number(nonce)
		};
	}
	const nonce = ending.exec(text)?.[1];
	if (nonce === void 0) return {
		kind: "refused",
		reason: "no-key-nonce"
	};
	return {
		kind: "custom",
		keyNonce: Number(nonce)
	};
}
/** The text for an account that has no seed of its own; it counts key updates, of which one has happened. */
var standardKeyMessage = (exchange, nonce) => `Sign this message to access Loopring Exchange: ${exchange} with key nonce: ${nonce - 1}`;
// node_modules/@noble/curves/esm/abstract/utils.js
/**
* Hex, bytes and number utilities.
* @module
*/
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
var _0n$3 = /* @__PURE__ */ BigInt(0);
var _1n$3 = /* @__PURE__ */ BigInt(1);
function isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array";
}
function abytes(item) {
	if (!isBytes(item)) throw new Error("Uint8Array expected");
}
function abool(title, value) {
	if (typeof value !== "boolean") throw new Error(title + " boolean expected, got " + value);
}
function hexToNumber(hex) {
	if (typeof hex !== "string") throw new Error("hex string expected, got " + typeof hex);
	return hex === "" ? _0n$3 : BigInt("0x" + hex);
}
var hasHexBuiltin = typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function";
var hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
/**
* Convert byte array to hex string. Uses built-in function, when available.
* @example bytesToHex(Uint8Array.from([0xca, 0xfe, 0x01, 0x23])) // 'cafe0123'
*/
function bytesToHex(bytes) {
	abytes(bytes);
	if (hasHexBuiltin) return bytes.toHex();
	let hex = "";
	for (let i = 0; i < bytes.length; i++) hex += hexes[bytes[i]];
	return hex;
}
var asciis = {
	_0: 48,
	_9: 57,
	A: 65,
	F: 70,
	a: 97,
	f: 102
};
function asciiToBase16(ch) {
	if (ch >= asciis._0 && ch <= asciis._9) return ch - asciis._0;
	if (ch >= asciis.A && ch <= asciis.F) return ch - (asciis.A - 10);
	if (ch >= asciis.a && ch <= asciis.f) return ch - (asciis.a - 10);
}
/**
* Convert hex string to byte array. Uses built-in function, when available.
* @example hexToBytes('cafe0123') // Uint8Array.from([0xca, 0xfe, 0x01, 0x23])
*/
function hexToBytes$1(hex) {
	if (typeof hex !== "string") throw new Error("hex string expected, got " + typeof hex);
	if (hasHexBuiltin) return Uint8Array.fromHex(hex);
	const hl = hex.length;
	const al = hl / 2;
	if (hl % 2) throw new Error("hex string expected, got unpadded hex of length " + hl);
	const array = new Uint8Array(al);
	for (let ai = 0, hi = 0; ai < al; ai++, hi += 2) {
		const n1 = asciiToBase16(hex.charCodeAt(hi));
		const n2 = asciiToBase16(hex.charCodeAt(hi + 1));
		if (n1 === void 0 || n2 === void 0) {
			const char = hex[hi] + hex[hi + 1];
			throw new Error("hex string expected, got non-hex character \"" + char + "\" at index " + hi);
		}
		array[ai] = n1 * 16 + n2;
	}
	return array;
}
function bytesToNumberBE$1(bytes) {
	return hexToNumber(bytesToHex(bytes));
}
function bytesToNumberLE$1(bytes) {
	abytes(bytes);
	return hexToNumber(bytesToHex(Uint8Array.from(bytes).reverse()));
}
function numberToBytesBE(n, len) {
	return hexToBytes$1(n.toString(16).padStart(len * 2, "0"));
}
function numberToBytesLE(n, len) {
	return numberToBytesBE(n, len).reverse();
}
/**
* Takes hex string or Uint8Array, converts to Uint8Array.
* Validates output length.
* Will throw error for other types.
* @param title descriptive title for an error e.g. 'private key'
* @param hex hex string or Uint8Array
* @param expectedLength optional, will compare to result array's length
* @returns
*/
function ensureBytes(title, hex, expectedLength) {
	let res;
	if (typeof hex === "string") try {
		res = hexToBytes$1(hex);
	} catch (e) {
		throw new Error(title + " must be hex string or Uint8Array, cause: " + e);
	}
	else if (isBytes(hex)) res = Uint8Array.from(hex);
	else throw new Error(title + " must be hex string or Uint8Array");
	const len = res.length;
	if (typeof expectedLength === "number" && len !== expectedLength) throw new Error(title + " of length " + expectedLength + " expected, got " + len);
	return res;
}
/**
* Copies several Uint8Arrays into one.
*/
function concatBytes(...arrays) {
	let sum = 0;
	for (let i = 0; i < arrays.length; i++) {
		const a = arrays[i];
		abytes(a);
		sum += a.length;
	}
	const res = new Uint8Array(sum);
	for (let i = 0, pad = 0; i < arrays.length; i++) {
		const a = arrays[i];
		res.set(a, pad);
		pad += a.length;
	}
	return res;
}
var isPosBig = (n) => typeof n === "bigint" && _0n$3 <= n;
function inRange(n, min, max) {
	return isPosBig(n) && isPosBig(min) && isPosBig(max) && min <= n && n < max;
}
/**
* Asserts min <= n < max. NOTE: It's < max and not <= max.
* @example
* aInRange('x', x, 1n, 256n); // would assume x is in (1n..255n)
*/
function aInRange(title, n, min, max) {
	if (!inRange(n, min, max)) throw new Error("expected valid " + title + ": " + min + " <= n < " + max + ", got " + n);
}
/**
* Calculates amount of bits in a bigint.
* Same as `n.toString(2).length`
* TODO: merge with nLength in modular
*/
function bitLen(n) {
	let len = 0;
	for (; n > _0n$3; n >>= _1n$3, len += 1);
	return len;
}
/**
* Calculate mask for N bits. Not using ** operator with bigints because of old engines.
* Same as BigInt(`0b${Array(i).fill('1').join('')}`)
*/
var bitMask = (n) => (_1n$3 << BigInt(n)) - _1n$3;
var validatorFns = {
	bigint: (val) => typeof val === "bigint",
	function: (val) => typeof val === "function",
	boolean: (val) => typeof val === "boolean",
	string: (val) => typeof val === "string",
	stringOrUint8Array: (val) => typeof val === "string" || isBytes(val),
	isSafeInteger: (val) => Number.isSafeInteger(val),
	array: (val) => Array.isArray(val),
	field: (val, object) => object.Fp.isValid(val),
	hash: (val) => typeof val === "function" && Number.isSafeInteger(val.outputLen)
};
function validateObject(object, validators, optValidators = {}) {
	const checkField = (fieldName, type, isOptional) => {
		const checkVal = validatorFns[type];
		if (typeof checkVal !== "function") throw new Error("invalid validator function");
		const val = object[fieldName];
		if (isOptional && val === void 0) return;
		if (!checkVal(val, object)) throw new Error("param " + String(fieldName) + " is invalid. Expected " + type + ", got " + val);
	};
	for (const [fieldName, type] of Object.entries(validators)) checkField(fieldName, type, false);
	for (const [fieldName, type] of Object.entries(optValidators)) checkField(fieldName, type, true);
	return object;
}
/**
* Memoizes (caches) computation result.
* Uses WeakMap: the value is going auto-cleaned by GC after last reference is removed.
*/
function memoized(fn) {
	const map = /* @__PURE__ */ new WeakMap();
	return (arg, ...args) => {
		const val = map.get(arg);
		if (val !== void 0) return val;
		const computed = fn(arg, ...args);
		map.set(arg, computed);
		return computed;
	};
}
// node_modules/@noble/curves/esm/abstract/modular.js
/**
* Utils for modular division and finite fields.
* A finite field over 11 is integer number operations `mod 11`.
* There is no division: it is replaced by modular multiplicative inverse.
* @module
*/
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
var _0n$2 = BigInt(0);
var _1n$2 = BigInt(1);
var _2n$1 = /* @__PURE__ */ BigInt(2);
var _3n = /* @__PURE__ */ BigInt(3);
var _4n = /* @__PURE__ */ BigInt(4);
var _5n = /* @__PURE__ */ BigInt(5);
var _8n$1 = /* @__PURE__ */ BigInt(8);
function mod(a, b) {
	const result = a % b;
	return result >= _0n$2 ? result : b + result;
}
/**
* Inverses number over modulo.
* Implemented using [Euclidean GCD](https://brilliant.org/wiki/extended-euclidean-algorithm/).
*/
function invert(number, modulo) {
	if (number === _0n$2) throw new Error("invert: expected non-zero number");
	if (modulo <= _0n$2) throw new Error("invert: expected positive modulus, got " + modulo);
	let a = mod(number, modulo);
	let b = modulo;
	let x = _0n$2, y = _1n$2, u = _1n$2, v = _0n$2;
	while (a !== _0n$2) {
		const q = b / a;
		const r = b % a;
		const m = x - u * q;
		const n = y - v * q;
		b = a, a = r, x = u, y = v, u = m, v = n;
	}
	if (b !== _1n$2) throw new Error("invert: does not exist");
	return mod(x, modulo);
}
function sqrt3mod4(Fp, n) {
	const p1div4 = (Fp.ORDER + _1n$2) / _4n;
	const root = Fp.pow(n, p1div4);
	if (!Fp.eql(Fp.sqr(root), n)) throw new Error("Cannot find square root");
	return root;
}
function sqrt5mod8(Fp, n) {
	const p5div8 = (Fp.ORDER - _5n) / _8n$1;
	const n2 = Fp.mul(n, _2n$1);
	const v = Fp.pow(n2, p5div8);
	const nv = Fp.mul(n, v);
	const i = Fp.mul(Fp.mul(nv, _2n$1), v);
	const root = Fp.mul(nv, Fp.sub(i, Fp.ONE));
	if (!Fp.eql(Fp.sqr(root), n)) throw new Error("Cannot find square root");
	return root;
}
/**
* Tonelli-Shanks square root search algorithm.
* 1. https://eprint.iacr.org/2012/685.pdf (page 12)
* 2. Square Roots from 1; 24, 51, 10 to Dan Shanks
* @param P field order
* @returns function that takes field Fp (created from P) and number n
*/
function tonelliShanks(P) {
	if (P < BigInt(3)) throw new Error("sqrt is not defined for small field");
	let Q = P - _1n$2;
	let S = 0;
	while (Q % _2n$1 === _0n$2) {
		Q /= _2n$1;
		S++;
	}
	let Z = _2n$1;
	const _Fp = Field(P);
	while (FpLegendre(_Fp, Z) === 1) if (Z++ > 1e3) throw new Error("Cannot find square root: probably non-prime P");
	if (S === 1) return sqrt3mod4;
	let cc = _Fp.pow(Z, Q);
	const Q1div2 = (Q + _1n$2) / _2n$1;
	return function tonelliSlow(Fp, n) {
		if (Fp.is0(n)) return n;
		if (FpLegendre(Fp, n) !== 1) throw new Error("Cannot find square root");
		let M = S;
		let c = Fp.mul(Fp.ONE, cc);
		let t = Fp.pow(n, Q);
		let R = Fp.pow(n, Q1div2);
		while (!Fp.eql(t, Fp.ONE)) {
			if (Fp.is0(t)) return Fp.ZERO;
			let i = 1;
			let t_tmp = Fp.sqr(t);
			while (!Fp.eql(t_tmp, Fp.ONE)) {
				i++;
				t_tmp = Fp.sqr(t_tmp);
				if (i === M) throw new Error("Cannot find square root");
			}
			const exponent = _1n$2 << BigInt(M - i - 1);
			const b = Fp.pow(c, exponent);
			M = i;
			c = Fp.sqr(b);
			t = Fp.mul(t, c);
			R = Fp.mul(R, b);
		}
		return R;
	};
}
/**
* Square root for a finite field. Will try optimized versions first:
*
* 1. P ≡ 3 (mod 4)
* 2. P ≡ 5 (mod 8)
* 3. Tonelli-Shanks algorithm
*
* Different algorithms can give different roots, it is up to user to decide which one they want.
* For example there is FpSqrtOdd/FpSqrtEven to choice root based on oddness (used for hash-to-curve).
*/
function FpSqrt(P) {
	if (P % _4n === _3n) return sqrt3mod4;
	if (P % _8n$1 === _5n) return sqrt5mod8;
	return tonelliShanks(P);
}
var FIELD_FIELDS = [
	"create",
	"isValid",
	"is0",
	"neg",
	"inv",
	"sqrt",
	"sqr",
	"eql",
	"add",
	"sub",
	"mul",
	"pow",
	"div",
	"addN",
	"subN",
	"mulN",
	"sqrN"
];
function validateField(field) {
	return validateObject(field, FIELD_FIELDS.reduce((map, val) => {
		map[val] = "function";
		return map;
	}, {
		ORDER: "bigint",
		MASK: "bigint",
		BYTES: "isSafeInteger",
		BITS: "isSafeInteger"
	}));
}
/**
* Same as `pow` but for Fp: non-constant-time.
* Unsafe in some contexts: uses ladder, so can expose bigint bits.
*/
function FpPow(Fp, num, power) {
	if (power < _0n$2) throw new Error("invalid exponent, negatives unsupported");
	if (power === _0n$2) return Fp.ONE;
	if (power === _1n$2) return num;
	let p = Fp.ONE;
	let d = num;
	while (power > _0n$2) {
		if (power & _1n$2) p = Fp.mul(p, d);
		d = Fp.sqr(d);
		power >>= _1n$2;
	}
	return p;
}
/**
* Efficiently invert an array of Field elements.
* Exception-free. Will return `undefined` for 0 elements.
* @param passZero map 0 to 0 (instead of undefined)
*/
function FpInvertBatch(Fp, nums, passZero = false) {
	const inverted = new Array(nums.length).fill(passZero ? Fp.ZERO : void 0);
	const multipliedAcc = nums.reduce((acc, num, i) => {
		if (Fp.is0(num)) return acc;
		inverted[i] = acc;
		return Fp.mul(acc, num);
	}, Fp.ONE);
	const invertedAcc = Fp.inv(multipliedAcc);
	nums.reduceRight((acc, num, i) => {
		if (Fp.is0(num)) return acc;
		inverted[i] = Fp.mul(acc, inverted[i]);
		return Fp.mul(acc, num);
	}, invertedAcc);
	return inverted;
}
/**
* Legendre symbol.
* Legendre constant is used to calculate Legendre symbol (a | p)
* which denotes the value of a^((p-1)/2) (mod p).
*
* * (a | p) ≡ 1    if a is a square (mod p), quadratic residue
* * (a | p) ≡ -1   if a is not a square (mod p), quadratic non residue
* * (a | p) ≡ 0    if a ≡ 0 (mod p)
*/
function FpLegendre(Fp, n) {
	const p1mod2 = (Fp.ORDER - _1n$2) / _2n$1;
	const powered = Fp.pow(n, p1mod2);
	const yes = Fp.eql(powered, Fp.ONE);
	const zero = Fp.eql(powered, Fp.ZERO);
	const no = Fp.eql(powered, Fp.neg(Fp.ONE));
	if (!yes && !zero && !no) throw new Error("invalid Legendre symbol result");
	return yes ? 1 : zero ? 0 : -1;
}
function nLength(n, nBitLength) {
	if (nBitLength !== void 0) anumber(nBitLength);
	const _nBitLength = nBitLength !== void 0 ? nBitLength : n.toString(2).length;
	return {
		nBitLength: _nBitLength,
		nByteLength: Math.ceil(_nBitLength / 8)
	};
}
/**
* Initializes a finite field over prime.
* Major performance optimizations:
* * a) denormalized operations like mulN instead of mul
* * b) same object shape: never add or remove keys
* * c) Object.freeze
* Fragile: always run a benchmark on a change.
* Security note: operations don't check 'isValid' for all elements for performance reasons,
* it is caller responsibility to check this.
* This is low-level code, please make sure you know what you're doing.
* @param ORDER prime positive bigint
* @param bitLen how many bits the field consumes
* @param isLE (def: false) if encoding / decoding should be in little-endian
* @param redef optional faster redefinitions of sqrt and other methods
*/
function Field(ORDER, bitLen, isLE = false, redef = {}) {
	if (ORDER <= _0n$2) throw new Error("invalid field: expected ORDER > 0, got " + ORDER);
	const { nBitLength: BITS, nByteLength: BYTES } = nLength(ORDER, bitLen);
	if (BYTES > 2048) throw new Error("invalid field: expected ORDER of <= 2048 bytes");
	let sqrtP;
	const f = Object.freeze({
		ORDER,
		isLE,
		BITS,
		BYTES,
		MASK: bitMask(BITS),
		ZERO: _0n$2,
		ONE: _1n$2,
		create: (num) => mod(num, ORDER),
		isValid: (num) => {
			if (typeof num !== "bigint") throw new Error("invalid field element: expected bigint, got " + typeof num);
			return _0n$2 <= num && num < ORDER;
		},
		is0: (num) => num === _0n$2,
		isOdd: (num) => (num & _1n$2) === _1n$2,
		neg: (num) => mod(-num, ORDER),
		eql: (lhs, rhs) => lhs === rhs,
		sqr: (num) => mod(num * num, ORDER),
		add: (lhs, rhs) => mod(lhs + rhs, ORDER),
		sub: (lhs, rhs) => mod(lhs - rhs, ORDER),
		mul: (lhs, rhs) => mod(lhs * rhs, ORDER),
		pow: (num, power) => FpPow(f, num, power),
		div: (lhs, rhs) => mod(lhs * invert(rhs, ORDER), ORDER),
		sqrN: (num) => num * num,
		addN: (lhs, rhs) => lhs + rhs,
		subN: (lhs, rhs) => lhs - rhs,
		mulN: (lhs, rhs) => lhs * rhs,
		inv: (num) => invert(num, ORDER),
		sqrt: redef.sqrt || ((n) => {
			if (!sqrtP) sqrtP = FpSqrt(ORDER);
			return sqrtP(f, n);
		}),
		toBytes: (num) => isLE ? numberToBytesLE(num, BYTES) : numberToBytesBE(num, BYTES),
		fromBytes: (bytes) => {
			if (bytes.length !== BYTES) throw new Error("Field.fromBytes: expected " + BYTES + " bytes, got " + bytes.length);
			return isLE ? bytesToNumberLE$1(bytes) : bytesToNumberBE$1(bytes);
		},
		invertBatch: (lst) => FpInvertBatch(f, lst),
		cmov: (a, b, c) => c ? b : a
	});
	return Object.freeze(f);
}
// node_modules/@noble/curves/esm/abstract/curve.js
/**
* Methods for elliptic curve multiplication by scalars.
* Contains wNAF, pippenger
* @module
*/
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
var _0n$1 = BigInt(0);
var _1n$1 = BigInt(1);
function constTimeNegate(condition, item) {
	const neg = item.negate();
	return condition ? neg : item;
}
function validateW(W, bits) {
	if (!Number.isSafeInteger(W) || W <= 0 || W > bits) throw new Error("invalid window size, expected [1.." + bits + "], got W=" + W);
}
function calcWOpts(W, scalarBits) {
	validateW(W, scalarBits);
	const windows = Math.ceil(scalarBits / W) + 1;
	const windowSize = 2 ** (W - 1);
	const maxNumber = 2 ** W;
	return {
		windows,
		windowSize,
		mask: bitMask(W),
		maxNumber,
		shiftBy: BigInt(W)
	};
}
function calcOffsets(n, window, wOpts) {
	const { windowSize, mask, maxNumber, shiftBy } = wOpts;
	let wbits = Number(n & mask);
	let nextN = n >> shiftBy;
	if (wbits > windowSize) {
		wbits -= maxNumber;
		nextN += _1n$1;
	}
	const offsetStart = window * windowSize;
	const offset = offsetStart + Math.abs(wbits) - 1;
	const isZero = wbits === 0;
	const isNeg = wbits < 0;
	const isNegF = window % 2 !== 0;
	return {
		nextN,
		offset,
		isZero,
		isNeg,
		isNegF,
		offsetF: offsetStart
	};
}
function validateMSMPoints(points, c) {
	if (!Array.isArray(points)) throw new Error("array expected");
	points.forEach((p, i) => {
		if (!(p instanceof c)) throw new Error("invalid point at index " + i);
	});
}
function validateMSMScalars(scalars, field) {
	if (!Array.isArray(scalars)) throw new Error("array of scalars expected");
	scalars.forEach((s, i) => {
		if (!field.isValid(s)) throw new Error("invalid scalar at index " + i);
	});
}
var pointPrecomputes = /* @__PURE__ */ new WeakMap();
var pointWindowSizes = /* @__PURE__ */ new WeakMap();
function getW(P) {
	return pointWindowSizes.get(P) || 1;
}
/**
* Elliptic curve multiplication of Point by scalar. Fragile.
* Scalars should always be less than curve order: this should be checked inside of a curve itself.
* Creates precomputation tables for fast multiplication:
* - private scalar is split by fixed size windows of W bits
* - every window point is collected from window's table & added to accumulator
* - since windows are different, same point inside tables won't be accessed more than once per calc
* - each multiplication is 'Math.ceil(CURVE_ORDER / 𝑊) + 1' point additions (fixed for any scalar)
* - +1 window is neccessary for wNAF
* - wNAF reduces table size: 2x less memory + 2x faster generation, but 10% slower multiplication
*
* @todo Research returning 2d JS array of windows, instead of a single window.
* This would allow windows to be in different memory locations
*/
function wNAF(c, bits) {
	return {
		constTimeNegate,
		hasPrecomputes(elm) {
			return getW(elm) !== 1;
		},
		unsafeLadder(elm, n, p = c.ZERO) {
			let d = elm;
			while (n > _0n$1) {
				if (n & _1n$1) p = p.add(d);
				d = d.double();
				n >>= _1n$1;
			}
			return p;
		},
		/**
		* Creates a wNAF precomputation window. Used for caching.
		* Default window size is set by `utils.precompute()` and is equal to 8.
		* Number of precomputed points depends on the curve size:
		* 2^(𝑊−1) * (Math.ceil(𝑛 / 𝑊) + 1), where:
		* - 𝑊 is the window size
		* - 𝑛 is the bitlength of the curve order.
		* For a 256-bit curve and window size 8, the number of precomputed points is 128 * 33 = 4224.
		* @param elm Point instance
		* @param W window size
		* @returns precomputed point tables flattened to a single array
		*/
		precomputeWindow(elm, W) {
			const { windows, windowSize } = calcWOpts(W, bits);
			const points = [];
			let p = elm;
			let base = p;
			for (let window = 0; window < windows; window++) {
				base = p;
				points.push(base);
				for (let i = 1; i < windowSize; i++) {
					base = base.add(p);
					points.push(base);
				}
				p = base.double();
			}
			return points;
		},
		/**
		* Implements ec multiplication using precomputed tables and w-ary non-adjacent form.
		* @param W window size
		* @param precomputes precomputed tables
		* @param n scalar (we don't check here, but should be less than curve order)
		* @returns real and fake (for const-time) points
		*/
		wNAF(W, precomputes, n) {
			let p = c.ZERO;
			let f = c.BASE;
			const wo = calcWOpts(W, bits);
			for (let window = 0; window < wo.windows; window++) {
				const { nextN, offset, isZero, isNeg, isNegF, offsetF } = calcOffsets(n, window, wo);
				n = nextN;
				if (isZero) f = f.add(constTimeNegate(isNegF, precomputes[offsetF]));
				else p = p.add(constTimeNegate(isNeg, precomputes[offset]));
			}
			return {
				p,
				f
			};
		},
		/**
		* Implements ec unsafe (non const-time) multiplication using precomputed tables and w-ary non-adjacent form.
		* @param W window size
		* @param precomputes precomputed tables
		* @param n scalar (we don't check here, but should be less than curve order)
		* @param acc accumulator point to add result of multiplication
		* @returns point
		*/
		wNAFUnsafe(W, precomputes, n, acc = c.ZERO) {
			const wo = calcWOpts(W, bits);
			for (let window = 0; window < wo.windows; window++) {
				if (n === _0n$1) break;
				const { nextN, offset, isZero, isNeg } = calcOffsets(n, window, wo);
				n = nextN;
				if (isZero) continue;
				else {
					const item = precomputes[offset];
					acc = acc.add(isNeg ? item.negate() : item);
				}
			}
			return acc;
		},
		getPrecomputes(W, P, transform) {
			let comp = pointPrecomputes.get(P);
			if (!comp) {
				comp = this.precomputeWindow(P, W);
				if (W !== 1) pointPrecomputes.set(P, transform(comp));
			}
			return comp;
		},
		wNAFCached(P, n, transform) {
			const W = getW(P);
			return this.wNAF(W, this.getPrecomputes(W, P, transform), n);
		},
		wNAFCachedUnsafe(P, n, transform, prev) {
			const W = getW(P);
			if (W === 1) return this.unsafeLadder(P, n, prev);
			return this.wNAFUnsafe(W, this.getPrecomputes(W, P, transform), n, prev);
		},
		setWindowSize(P, W) {
			validateW(W, bits);
			pointWindowSizes.set(P, W);
			pointPrecomputes.delete(P);
		}
	};
}
/**
* Pippenger algorithm for multi-scalar multiplication (MSM, Pa + Qb + Rc + ...).
* 30x faster vs naive addition on L=4096, 10x faster than precomputes.
* For N=254bit, L=1, it does: 1024 ADD + 254 DBL. For L=5: 1536 ADD + 254 DBL.
* Algorithmically constant-time (for same L), even when 1 point + scalar, or when scalar = 0.
* @param c Curve Point constructor
* @param fieldN field over CURVE.N - important that it's not over CURVE.P
* @param points array of L curve points
* @param scalars array of L scalars (aka private keys / bigints)
*/
function pippenger(c, fieldN, points, scalars) {
	validateMSMPoints(points, c);
	validateMSMScalars(scalars, fieldN);
	const plength = points.length;
	const slength = scalars.length;
	if (plength !== slength) throw new Error("arrays of points and scalars must have equal length");
	const zero = c.ZERO;
	const wbits = bitLen(BigInt(plength));
	let windowSize = 1;
	if (wbits > 12) windowSize = wbits - 3;
	else if (wbits > 4) windowSize = wbits - 2;
	else if (wbits > 0) windowSize = 2;
	const MASK = bitMask(windowSize);
	const buckets = new Array(Number(MASK) + 1).fill(zero);
	const lastBits = Math.floor((fieldN.BITS - 1) / windowSize) * windowSize;
	let sum = zero;
	for (let i = lastBits; i >= 0; i -= windowSize) {
		buckets.fill(zero);
		for (let j = 0; j < slength; j++) {
			const scalar = scalars[j];
			const wbits = Number(scalar >> BigInt(i) & MASK);
			buckets[wbits] = buckets[wbits].add(points[j]);
		}
		let resI = zero;
		for (let j = buckets.length - 1, sumI = zero; j > 0; j--) {
			sumI = sumI.add(buckets[j]);
			resI = resI.add(sumI);
		}
		sum = sum.add(resI);
		if (i !== 0) for (let j = 0; j < windowSize; j++) sum = sum.double();
	}
	return sum;
}
function validateBasic(curve) {
	validateField(curve.Fp);
	validateObject(curve, {
		n: "bigint",
		h: "bigint",
		Gx: "field",
		Gy: "field"
	}, {
		nBitLength: "isSafeInteger",
		nByteLength: "isSafeInteger"
	});
	return Object.freeze({
		...nLength(curve.n, curve.nBitLength),
		...curve,
		p: curve.Fp.ORDER
	});
}
// node_modules/@noble/curves/esm/abstract/edwards.js
/**
* Twisted Edwards curve. The formula is: ax² + y² = 1 + dx²y².
* For design rationale of types / exports, see weierstrass module documentation.
* @module
*/
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
var _0n = BigInt(0);
var _1n = BigInt(1);
var _2n = BigInt(2);
var _8n = BigInt(8);
var VERIFY_DEFAULT = { zip215: true };
function validateOpts$1(curve) {
	const opts = validateBasic(curve);
	validateObject(curve, {
		hash: "function",
		a: "bigint",
		d: "bigint",
		randomBytes: "function"
	}, {
		adjustScalarBytes: "function",
		domain: "function",
		uvRatio: "function",
		mapToCurve: "function"
	});
	return Object.freeze({ ...opts });
}
/**
* Creates Twisted Edwards curve with EdDSA signatures.
* @example
* import { Field } from '@noble/curves/abstract/modular';
* // Before that, define BigInt-s: a, d, p, n, Gx, Gy, h
* const curve = twistedEdwards({ a, d, Fp: Field(p), n, Gx, Gy, h })
*/
function twistedEdwards(curveDef) {
	const CURVE = validateOpts$1(curveDef);
	const { Fp, n: CURVE_ORDER, prehash, hash: cHash, randomBytes, nByteLength, h: cofactor } = CURVE;
	const MASK = _2n << BigInt(nByteLength * 8) - _1n;
	const modP = Fp.create;
	const Fn = Field(CURVE.n, CURVE.nBitLength);
	function isEdValidXY(x, y) {
		const x2 = Fp.sqr(x);
		const y2 = Fp.sqr(y);
		const left = Fp.add(Fp.mul(CURVE.a, x2), y2);
		const right = Fp.add(Fp.ONE, Fp.mul(CURVE.d, Fp.mul(x2, y2)));
		return Fp.eql(left, right);
	}
	if (!isEdValidXY(CURVE.Gx, CURVE.Gy)) throw new Error("bad curve params: generator point");
	const uvRatio = CURVE.uvRatio || ((u, v) => {
		try {
			return {
				isValid: true,
				value: Fp.sqrt(u * Fp.inv(v))
			};
		} catch (e) {
			return {
				isValid: false,
				value: _0n
			};
		}
	});
	const adjustScalarBytes = CURVE.adjustScalarBytes || ((bytes) => bytes);
	const domain = CURVE.domain || ((data, ctx, phflag) => {
		abool("phflag", phflag);
		if (ctx.length || phflag) throw new Error("Contexts/pre-hash are not supported");
		return data;
	});
	function aCoordinate(title, n, banZero = false) {
		const min = banZero ? _1n : _0n;
		aInRange("coordinate " + title, n, min, MASK);
	}
	function aextpoint(other) {
		if (!(other instanceof Point)) throw new Error("ExtendedPoint expected");
	}
	const toAffineMemo = memoized((p, iz) => {
		const { ex: x, ey: y, ez: z } = p;
		const is0 = p.is0();
		if (iz == null) iz = is0 ? _8n : Fp.inv(z);
		const ax = modP(x * iz);
		const ay = modP(y * iz);
		const zz = modP(z * iz);
		if (is0) return {
			x: _0n,
			y: _1n
		};
		if (zz !== _1n) throw new Error("invZ was invalid");
		return {
			x: ax,
			y: ay
		};
	});
	const assertValidMemo = memoized((p) => {
		const { a, d } = CURVE;
		if (p.is0()) throw new Error("bad point: ZERO");
		const { ex: X, ey: Y, ez: Z, et: T } = p;
		const X2 = modP(X * X);
		const Y2 = modP(Y * Y);
		const Z2 = modP(Z * Z);
		const Z4 = modP(Z2 * Z2);
		const aX2 = modP(X2 * a);
		if (modP(Z2 * modP(aX2 + Y2)) !== modP(Z4 + modP(d * modP(X2 * Y2)))) throw new Error("bad point: equation left != right (1)");
		if (modP(X * Y) !== modP(Z * T)) throw new Error("bad point: equation left != right (2)");
		return true;
	});
	class Point {
		constructor(ex, ey, ez, et) {
			aCoordinate("x", ex);
			aCoordinate("y", ey);
			aCoordinate("z", ez, true);
			aCoordinate("t", et);
			this.ex = ex;
			this.ey = ey;
			this.ez = ez;
			this.et = et;
			Object.freeze(this);
		}
		get x() {
			return this.toAffine().x;
		}
		get y() {
			return this.toAffine().y;
		}
		static fromAffine(p) {
			if (p instanceof Point) throw new Error("extended point not allowed");
			const { x, y } = p || {};
			aCoordinate("x", x);
			aCoordinate("y", y);
			return new Point(x, y, _1n, modP(x * y));
		}
		static normalizeZ(points) {
			const toInv = FpInvertBatch(Fp, points.map((p) => p.ez));
			return points.map((p, i) => p.toAffine(toInv[i])).map(Point.fromAffine);
		}
		static msm(points, scalars) {
			return pippenger(Point, Fn, points, scalars);
		}
		_setWindowSize(windowSize) {
			wnaf.setWindowSize(this, windowSize);
		}
		assertValidity() {
			assertValidMemo(this);
		}
		equals(other) {
			aextpoint(other);
			const { ex: X1, ey: Y1, ez: Z1 } = this;
			const { ex: X2, ey: Y2, ez: Z2 } = other;
			const X1Z2 = modP(X1 * Z2);
			const X2Z1 = modP(X2 * Z1);
			const Y1Z2 = modP(Y1 * Z2);
			const Y2Z1 = modP(Y2 * Z1);
			return X1Z2 === X2Z1 && Y1Z2 === Y2Z1;
		}
		is0() {
			return this.equals(Point.ZERO);
		}
		negate() {
			return new Point(modP(-this.ex), this.ey, this.ez, modP(-this.et));
		}
		double() {
			const { a } = CURVE;
			const { ex: X1, ey: Y1, ez: Z1 } = this;
			const A = modP(X1 * X1);
			const B = modP(Y1 * Y1);
			const C = modP(_2n * modP(Z1 * Z1));
			const D = modP(a * A);
			const x1y1 = X1 + Y1;
			const E = modP(modP(x1y1 * x1y1) - A - B);
			const G = D + B;
			const F = G - C;
			const H = D - B;
			const X3 = modP(E * F);
			const Y3 = modP(G * H);
			const T3 = modP(E * H);
			const Z3 = modP(F * G);
			return new Point(X3, Y3, Z3, T3);
		}
		add(other) {
			aextpoint(other);
			const { a, d } = CURVE;
			const { ex: X1, ey: Y1, ez: Z1, et: T1 } = this;
			const { ex: X2, ey: Y2, ez: Z2, et: T2 } = other;
			const A = modP(X1 * X2);
			const B = modP(Y1 * Y2);
			const C = modP(T1 * d * T2);
			const D = modP(Z1 * Z2);
			const E = modP((X1 + Y1) * (X2 + Y2) - A - B);
			const F = D - C;
			const G = D + C;
			const H = modP(B - a * A);
			const X3 = modP(E * F);
			const Y3 = modP(G * H);
			const T3 = modP(E * H);
			const Z3 = modP(F * G);
			return new Point(X3, Y3, Z3, T3);
		}
		subtract(other) {
			return this.add(other.negate());
		}
		wNAF(n) {
			return wnaf.wNAFCached(this, n, Point.normalizeZ);
		}
		multiply(scalar) {
			const n = scalar;
			aInRange("scalar", n, _1n, CURVE_ORDER);
			const { p, f } = this.wNAF(n);
			return Point.normalizeZ([p, f])[0];
		}
		multiplyUnsafe(scalar, acc = Point.ZERO) {
			const n = scalar;
			aInRange("scalar", n, _0n, CURVE_ORDER);
			if (n === _0n) return I;
			if (this.is0() || n === _1n) return this;
			return wnaf.wNAFCachedUnsafe(this, n, Point.normalizeZ, acc);
		}
		isSmallOrder() {
			return this.multiplyUnsafe(cofactor).is0();
		}
		isTorsionFree() {
			return wnaf.unsafeLadder(this, CURVE_ORDER).is0();
		}
		toAffine(iz) {
			return toAffineMemo(this, iz);
		}
		clearCofactor() {
			const { h: cofactor } = CURVE;
			if (cofactor === _1n) return this;
			return this.multiplyUnsafe(cofactor);
		}
		static fromHex(hex, zip215 = false) {
			const { d, a } = CURVE;
			const len = Fp.BYTES;
			hex = ensureBytes("pointHex", hex, len);
			abool("zip215", zip215);
			const normed = hex.slice();
			const lastByte = hex[len - 1];
			normed[len - 1] = lastByte & -129;
			const y = bytesToNumberLE$1(normed);
			aInRange("pointHex.y", y, _0n, zip215 ? MASK : Fp.ORDER);
			const y2 = modP(y * y);
			const u = modP(y2 - _1n);
			const v = modP(d * y2 - a);
			let { isValid, value: x } = uvRatio(u, v);
			if (!isValid) throw new Error("Point.fromHex: invalid y coordinate");
			const isXOdd = (x & _1n) === _1n;
			const isLastByteOdd = (lastByte & 128) !== 0;
			if (!zip215 && x === _0n && isLastByteOdd) throw new Error("Point.fromHex: x=0 and x_0=1");
			if (isLastByteOdd !== isXOdd) x = modP(-x);
			return Point.fromAffine({
				x,
				y
			});
		}
		static fromPrivateKey(privKey) {
			const { scalar } = getPrivateScalar(privKey);
			return G.multiply(scalar);
		}
		toRawBytes() {
			const { x, y } = this.toAffine();
			const bytes = numberToBytesLE(y, Fp.BYTES);
			bytes[bytes.length - 1] |= x & _1n ? 128 : 0;
			return bytes;
		}
		toHex() {
			return bytesToHex(this.toRawBytes());
		}
	}
	Point.BASE = new Point(CURVE.Gx, CURVE.Gy, _1n, modP(CURVE.Gx * CURVE.Gy));
	Point.ZERO = new Point(_0n, _1n, _1n, _0n);
	const { BASE: G, ZERO: I } = Point;
	const wnaf = wNAF(Point, nByteLength * 8);
	function modN(a) {
		return mod(a, CURVE_ORDER);
	}
	function modN_LE(hash) {
		return modN(bytesToNumberLE$1(hash));
	}
	function getPrivateScalar(key) {
		const len = Fp.BYTES;
		key = ensureBytes("private key", key, len);
		const hashed = ensureBytes("hashed private key", cHash(key), 2 * len);
		const head = adjustScalarBytes(hashed.slice(0, len));
		return {
			head,
			prefix: hashed.slice(len, 2 * len),
			scalar: modN_LE(head)
		};
	}
	function getExtendedPublicKey(key) {
		const { head, prefix, scalar } = getPrivateScalar(key);
		const point = G.multiply(scalar);
		return {
			head,
			prefix,
			scalar,
			point,
			pointBytes: point.toRawBytes()
		};
	}
	function getPublicKey(privKey) {
		return getExtendedPublicKey(privKey).pointBytes;
	}
	function hashDomainToScalar(context = Uint8Array.of(), ...msgs) {
		const msg = concatBytes(...msgs);
		return modN_LE(cHash(domain(msg, ensureBytes("context", context), !!prehash)));
	}
	/** Signs message with privateKey. RFC8032 5.1.6 */
	function sign(msg, privKey, options = {}) {
		msg = ensureBytes("message", msg);
		if (prehash) msg = prehash(msg);
		const { prefix, scalar, pointBytes } = getExtendedPublicKey(privKey);
		const r = hashDomainToScalar(options.context, prefix, msg);
		const R = G.multiply(r).toRawBytes();
		const s = modN(r + hashDomainToScalar(options.context, R, pointBytes, msg) * scalar);
		aInRange("signature.s", s, _0n, CURVE_ORDER);
		return ensureBytes("result", concatBytes(R, numberToBytesLE(s, Fp.BYTES)), Fp.BYTES * 2);
	}
	const verifyOpts = VERIFY_DEFAULT;
	/**
	* Verifies EdDSA signature against message and public key. RFC8032 5.1.7.
	* An extended group equation is checked.
	*/
	function verify(sig, msg, publicKey, options = verifyOpts) {
		const { context, zip215 } = options;
		const len = Fp.BYTES;
		sig = ensureBytes("signature", sig, 2 * len);
		msg = ensureBytes("message", msg);
		publicKey = ensureBytes("publicKey", publicKey, len);
		if (zip215 !== void 0) abool("zip215", zip215);
		if (prehash) msg = prehash(msg);
		const s = bytesToNumberLE$1(sig.slice(len, 2 * len));
		let A, R, SB;
		try {
			A = Point.fromHex(publicKey, zip215);
			R = Point.fromHex(sig.slice(0, len), zip215);
			SB = G.multiplyUnsafe(s);
		} catch (error) {
			return false;
		}
		if (!zip215 && A.isSmallOrder()) return false;
		const k = hashDomainToScalar(context, R.toRawBytes(), A.toRawBytes(), msg);
		return R.add(A.multiplyUnsafe(k)).subtract(SB).clearCofactor().equals(Point.ZERO);
	}
	G._setWindowSize(8);
	return {
		CURVE,
		getPublicKey,
		sign,
		verify,
		ExtendedPoint: Point,
		utils: {
			getExtendedPublicKey,
			/** ed25519 priv keys are uniform 32b. No need to check for modulo bias, like in secp256k1. */
			randomPrivateKey: () => randomBytes(Fp.BYTES),
			/**
			* We're doing scalar multiplication (used in getPublicKey etc) with precomputed BASE_POINT
			* values. This slows down first getPublicKey() by milliseconds (see Speed section),
			* but allows to speed-up subsequent getPublicKey() calls up to 20x.
			* @param windowSize 2, 4, 8, 16
			*/
			precompute(windowSize = 8, point = Point.BASE) {
				point._setWindowSize(windowSize);
				point.multiply(BigInt(3));
				return point;
			}
		}
	};
}
// src/exchange/protocol/field.ts
/** Prime of the field (BN254's scalar field): coordinates and hashes are below it. */
var P = 21888242871839275222246405745257275088548364400416034343698204186575808495617n;
/** Prime order of the subgroup that public keys lie in. */
var L = 2736030358979909402780800718157159386076813972158567259200215660948447373041n;
/** Order of the whole curve; the exchange reduces S by it, not by L. */
var E = 8n * L;
var Fp = Field(P);
var bytesToNumberBE = (bytes) => bytes.reduce((value, byte) => value << 8n | BigInt(byte), 0n);
var bytesToNumberLE = (bytes) => bytesToNumberBE(bytes.toReversed());
function numberToBytesLE32(value) {
	const bytes = /* @__PURE__ */ new Uint8Array(32);
	for (let index = 0, rest = value; index < 32; index += 1, rest >>= 8n) bytes[index] = Number(rest & 255n);
	return bytes;
}
/** 64 hex digits without 0x. */
var pad64 = (value) => value.toString(16).padStart(64, "0");
/** The bytes behind 0x and pairs of hex digits, or null where the text is something else. */
function hexToBytes(hex) {
	if (!/^0x(?:[0-9a-fA-F]{2})*$/.test(hex)) return null;
	return Uint8Array.from({ length: hex.length / 2 - 1 }, (_, index) => Number.parseInt(hex.slice(2 + index * 2, 4 + index * 2), 16));
}
// src/exchange/protocol/curve.ts
var A = 168700n;
var D = 168696n;
var curve = twistedEdwards({
	Fp,
	n: L,
	h: 8n,
	a: A,
	d: D,
	Gx: 16540640123574156134436876038791482806971768689494387082833631921987005038935n,
	Gy: 20819045374670962167435360035096875258406992893633759881276124905556507972311n,
	hash: sha512,
	randomBytes
});
var multiplyBase = (scalar) => {
	const reduced = scalar % L;
	return reduced === 0n ? curve.ExtendedPoint.ZERO : curve.ExtendedPoint.BASE.multiply(reduced);
};
/** A point of the prime subgroup other than its neutral element; nothing else can be a public key. */
function toCurvePoint({ x, y }) {
	if (x < 0n || x >= 21888242871839275222246405745257275088548364400416034343698204186575808495617n || y < 0n || y >= 21888242871839275222246405745257275088548364400416034343698204186575808495617n || !isOnCurve(x, y)) return refuse("not-on-curve");
	const point = curve.ExtendedPoint.fromAffine({
		x,
		y
	});
	if (point.equals(curve.ExtendedPoint.ZERO) || !point.isTorsionFree()) return refuse("small-order");
	return accept(point);
}
function isOnCurve(x, y) {
	const xx = x * x % P;
	const yy = y * y % P;
	return (A * xx + yy) % P === (1n + D * xx % P * yy) % P;
}
// src/exchange/protocol/keyPair.ts
/** Every byte of the signature counts, its last ones too: another encoding is another key. */
function deriveKeyPair(signature) {
	const bytes = signatureBytes(signature);
	if (bytes === null) return refuse("not-hex");
	if (bytes.length === 0) return refuse("empty-signature");
	const secret = bytesToNumberLE(sha256(bytes)) % L;
	if (secret === 0n) return refuse("zero-key");
	return accept({
		secret,
		publicKey: publicKeyOf(secret)
	});
}
/** The exchange's SDK hashed the text of a signature that came without 0x, and such accounts exist. */
var signatureBytes = (signature) => /^(?:[0-9a-fA-F]{2})+$/.test(signature) ? new TextEncoder().encode(signature) : hexToBytes(signature);
function publicKeyOf(secret) {
	const { x, y } = multiplyBase(secret).toAffine();
	return {
		x,
		y
	};
}
/** In the 32 bytes that the exchange keeps: Y with the half that X lies in as its top bit. */
function packPublicKey(point) {
	const checked = toCurvePoint(point);
	if (!checked.ok) return refuse(checked.reason);
	const sign = point.x > (21888242871839275222246405745257275088548364400416034343698204186575808495617n - 1n) / 2n ? 1n << 255n : 0n;
	return accept(`0x${pad64(point.y | sign)}`);
}
var recoveryBytes = [
	"1b",
	"1c",
	"00",
	"01"
];
var typeSuffixes = [
	"",
	"02",
	"03"
];
/** The signature as it came first, then the forms that wallets of the field are known to give. */
function signatureForms(signature) {
	if (!signature.startsWith("0x")) return [signature];
	const lower = signature.toLowerCase();
	const body = lower.slice(2, 130);
	const forms = /* @__PURE__ */ new Set([lower]);
	if (body.length === 128) {
		const given = lower.slice(130, 132);
		for (const recovery of /* @__PURE__ */ new Set([given, ...recoveryBytes])) {
			if (recovery.length !== 2) continue;
			for (const suffix of typeSuffixes) forms.add(`0x${body}${recovery}${suffix}`);
		}
	}
	for (const suffix of typeSuffixes) forms.add(lower + suffix);
	return [...forms];
}
/** Only an exact match is accepted: a wrong key would sign requests that can never be right. */
function findMatchingKey(signature, publicKey) {
	const bytes = signatureBytes(signature);
	if (bytes === null) return refuse("not-hex");
	if (bytes.length === 0) return refuse("empty-signature");
	for (const form of signatureForms(signature)) {
		const pair = deriveKeyPair(form);
		if (!pair.ok) continue;
		const { x, y } = pair.value.publicKey;
		if (x === publicKey.x && y === publicKey.y) return accept(pair.value);
	}
	return refuse("no-match");
}
// node_modules/@noble/curves/esm/abstract/poseidon.js
/**
* Implements [Poseidon](https://www.poseidon-hash.info) ZK-friendly hash.
*
* There are many poseidon variants with different constants.
* We don't provide them: you should construct them manually.
* Check out [micro-starknet](https://github.com/paulmillr/micro-starknet) package for a proper example.
* @module
*/
/*! noble-curves - MIT License (c) 2022 Paul Miller (paulmillr.com) */
function validateBasicOpts(opts) {
	const { Fp, roundsFull } = opts;
	validateField(Fp);
	for (const i of [
		"t",
		"roundsFull",
		"roundsPartial"
	]) if (typeof opts[i] !== "number" || !Number.isSafeInteger(opts[i])) throw new Error("invalid number " + i);
	if (opts.isSboxInverse !== void 0 && typeof opts.isSboxInverse !== "boolean") throw new Error(`Poseidon: invalid param isSboxInverse=${opts.isSboxInverse}`);
	if (roundsFull & 1) throw new Error("roundsFull is not even" + roundsFull);
}
function validateOpts(opts) {
	validateBasicOpts(opts);
	const { Fp, mds, reversePartialPowIdx: rev, roundConstants: rc } = opts;
	const { roundsFull, roundsPartial, sboxPower, t } = opts;
	if (!Array.isArray(mds) || mds.length !== t) throw new Error("Poseidon: invalid MDS matrix");
	const _mds = mds.map((mdsRow) => {
		if (!Array.isArray(mdsRow) || mdsRow.length !== t) throw new Error("invalid MDS matrix row: " + mdsRow);
		return mdsRow.map((i) => {
			if (typeof i !== "bigint") throw new Error("invalid MDS matrix bigint: " + i);
			return Fp.create(i);
		});
	});
	if (rev !== void 0 && typeof rev !== "boolean") throw new Error("invalid param reversePartialPowIdx=" + rev);
	if (roundsFull & 1) throw new Error("roundsFull is not even" + roundsFull);
	const rounds = roundsFull + roundsPartial;
	if (!Array.isArray(rc) || rc.length !== rounds) throw new Error("Poseidon: invalid round constants");
	const roundConstants = rc.map((rc) => {
		if (!Array.isArray(rc) || rc.length !== t) throw new Error("invalid round constants");
		return rc.map((i) => {
			if (typeof i !== "bigint" || !Fp.isValid(i)) throw new Error("invalid round constant");
			return Fp.create(i);
		});
	});
	if (!sboxPower || ![
		3,
		5,
		7,
		17
	].includes(sboxPower)) throw new Error("invalid sboxPower");
	const _sboxPower = BigInt(sboxPower);
	let sboxFn = (n) => FpPow(Fp, n, _sboxPower);
	if (sboxPower === 3) sboxFn = (n) => Fp.mul(Fp.sqrN(n), n);
	else if (sboxPower === 5) sboxFn = (n) => Fp.mul(Fp.sqrN(Fp.sqrN(n)), n);
	return Object.freeze({
		...opts,
		rounds,
		sboxFn,
		roundConstants,
		mds: _mds
	});
}
/** Poseidon NTT-friendly hash. */
function poseidon$1(opts) {
	const _opts = validateOpts(opts);
	const { Fp, mds, roundConstants, rounds: totalRounds, roundsPartial, sboxFn, t } = _opts;
	const halfRoundsFull = _opts.roundsFull / 2;
	const partialIdx = _opts.reversePartialPowIdx ? t - 1 : 0;
	const poseidonRound = (values, isFull, idx) => {
		values = values.map((i, j) => Fp.add(i, roundConstants[idx][j]));
		if (isFull) values = values.map((i) => sboxFn(i));
		else values[partialIdx] = sboxFn(values[partialIdx]);
		values = mds.map((i) => i.reduce((acc, i, j) => Fp.add(acc, Fp.mulN(i, values[j])), Fp.ZERO));
		return values;
	};
	const poseidonHash = function poseidonHash(values) {
		if (!Array.isArray(values) || values.length !== t) throw new Error("invalid values, expected array of bigints with length " + t);
		values = values.map((i) => {
			if (typeof i !== "bigint") throw new Error("invalid bigint=" + i);
			return Fp.create(i);
		});
		let lastRound = 0;
		for (let i = 0; i < halfRoundsFull; i++) values = poseidonRound(values, true, lastRound++);
		for (let i = 0; i < roundsPartial; i++) values = poseidonRound(values, false, lastRound++);
		for (let i = 0; i < halfRoundsFull; i++) values = poseidonRound(values, true, lastRound++);
		if (lastRound !== totalRounds) throw new Error("invalid number of rounds");
		return values;
	};
	poseidonHash.roundConstants = roundConstants;
	return poseidonHash;
}
// node_modules/@noble/hashes/esm/_blake.js
/**
* Internal blake variable.
* For BLAKE2b, the two extra permutations for rounds 10 and 11 are SIGMA[10..11] = SIGMA[0..1].
*/
var BSIGMA = /* @__PURE__ */ Uint8Array.from([
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12,
	13,
	14,
	15,
	14,
	10,
	4,
	8,
	9,
	15,
	13,
	6,
	1,
	12,
	0,
	2,
	11,
	7,
	5,
	3,
	11,
	8,
	12,
	0,
	5,
	2,
	15,
	13,
	10,
	14,
	3,
	6,
	7,
	1,
	9,
	4,
	7,
	9,
	3,
	1,
	13,
	12,
	11,
	14,
	2,
	6,
	5,
	10,
	4,
	0,
	15,
	8,
	9,
	0,
	5,
	7,
	2,
	4,
	10,
	15,
	14,
	1,
	11,
	12,
	6,
	8,
	3,
	13,
	2,
	12,
	6,
	10,
	0,
	11,
	8,
	3,
	4,
	13,
	7,
	5,
	15,
	14,
	1,
	9,
	12,
	5,
	1,
	15,
	14,
	13,
	4,
	10,
	0,
	7,
	6,
	3,
	9,
	2,
	8,
	11,
	13,
	11,
	7,
	14,
	12,
	1,
	3,
	9,
	5,
	0,
	15,
	4,
	8,
	6,
	2,
	10,
	6,
	15,
	14,
	9,
	11,
	3,
	0,
	8,
	12,
	2,
	13,
	7,
	1,
	4,
	10,
	5,
	10,
	2,
	8,
	4,
	7,
	6,
	1,
	5,
	15,
	11,
	9,
	14,
	3,
	12,
	13,
	0,
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12,
	13,
	14,
	15,
	14,
	10,
	4,
	8,
	9,
	15,
	13,
	6,
	1,
	12,
	0,
	2,
	11,
	7,
	5,
	3,
	11,
	8,
	12,
	0,
	5,
	2,
	15,
	13,
	10,
	14,
	3,
	6,
	7,
	1,
	9,
	4,
	7,
	9,
	3,
	1,
	13,
	12,
	11,
	14,
	2,
	6,
	5,
	10,
	4,
	0,
	15,
	8,
	9,
	0,
	5,
	7,
	2,
	4,
	10,
	15,
	14,
	1,
	11,
	12,
	6,
	8,
	3,
	13,
	2,
	12,
	6,
	10,
	0,
	11,
	8,
	3,
	4,
	13,
	7,
	5,
	15,
	14,
	1,
	9
]);
// node_modules/@noble/hashes/esm/blake2.js
/**
* blake2b (64-bit) & blake2s (8 to 32-bit) hash functions.
* b could have been faster, but there is no fast u64 in js, so s is 1.5x faster.
* @module
*/
var B2B_IV = /* @__PURE__ */ Uint32Array.from([
	4089235720,
	1779033703,
	2227873595,
	3144134277,
	4271175723,
	1013904242,
	1595750129,
	2773480762,
	2917565137,
	1359893119,
	725511199,
	2600822924,
	4215389547,
	528734635,
	327033209,
	1541459225
]);
var BBUF = /* @__PURE__ */ new Uint32Array(32);
function G1b(a, b, c, d, msg, x) {
	const Xl = msg[x], Xh = msg[x + 1];
	let Al = BBUF[2 * a], Ah = BBUF[2 * a + 1];
	let Bl = BBUF[2 * b], Bh = BBUF[2 * b + 1];
	let Cl = BBUF[2 * c], Ch = BBUF[2 * c + 1];
	let Dl = BBUF[2 * d], Dh = BBUF[2 * d + 1];
	let ll = add3L(Al, Bl, Xl);
	Ah = add3H(ll, Ah, Bh, Xh);
	Al = ll | 0;
	({Dh, Dl} = {
		Dh: Dh ^ Ah,
		Dl: Dl ^ Al
	});
	({Dh, Dl} = {
		Dh: rotr32H(Dh, Dl),
		Dl: rotr32L(Dh, Dl)
	});
	({h: Ch, l: Cl} = add(Ch, Cl, Dh, Dl));
	({Bh, Bl} = {
		Bh: Bh ^ Ch,
		Bl: Bl ^ Cl
	});
	({Bh, Bl} = {
		Bh: rotrSH(Bh, Bl, 24),
		Bl: rotrSL(Bh, Bl, 24)
	});
	BBUF[2 * a] = Al, BBUF[2 * a + 1] = Ah;
	BBUF[2 * b] = Bl, BBUF[2 * b + 1] = Bh;
	BBUF[2 * c] = Cl, BBUF[2 * c + 1] = Ch;
	BBUF[2 * d] = Dl, BBUF[2 * d + 1] = Dh;
}
function G2b(a, b, c, d, msg, x) {
	const Xl = msg[x], Xh = msg[x + 1];
	let Al = BBUF[2 * a], Ah = BBUF[2 * a + 1];
	let Bl = BBUF[2 * b], Bh = BBUF[2 * b + 1];
	let Cl = BBUF[2 * c], Ch = BBUF[2 * c + 1];
	let Dl = BBUF[2 * d], Dh = BBUF[2 * d + 1];
	let ll = add3L(Al, Bl, Xl);
	Ah = add3H(ll, Ah, Bh, Xh);
	Al = ll | 0;
	({Dh, Dl} = {
		Dh: Dh ^ Ah,
		Dl: Dl ^ Al
	});
	({Dh, Dl} = {
		Dh: rotrSH(Dh, Dl, 16),
		Dl: rotrSL(Dh, Dl, 16)
	});
	({h: Ch, l: Cl} = add(Ch, Cl, Dh, Dl));
	({Bh, Bl} = {
		Bh: Bh ^ Ch,
		Bl: Bl ^ Cl
	});
	({Bh, Bl} = {
		Bh: rotrBH(Bh, Bl, 63),
		Bl: rotrBL(Bh, Bl, 63)
	});
	BBUF[2 * a] = Al, BBUF[2 * a + 1] = Ah;
	BBUF[2 * b] = Bl, BBUF[2 * b + 1] = Bh;
	BBUF[2 * c] = Cl, BBUF[2 * c + 1] = Ch;
	BBUF[2 * d] = Dl, BBUF[2 * d + 1] = Dh;
}
function checkBlake2Opts(outputLen, opts = {}, keyLen, saltLen, persLen) {
	anumber(keyLen);
	if (outputLen < 0 || outputLen > keyLen) throw new Error("outputLen bigger than keyLen");
	const { key, salt, personalization } = opts;
	if (key !== void 0 && (key.length < 1 || key.length > keyLen)) throw new Error("key length must be undefined or 1.." + keyLen);
	if (salt !== void 0 && salt.length !== saltLen) throw new Error("salt must be undefined or " + saltLen);
	if (personalization !== void 0 && personalization.length !== persLen) throw new Error("personalization must be undefined or " + persLen);
}
/** Class, from which others are subclassed. */
var BLAKE2 = class extends Hash {
	constructor(blockLen, outputLen) {
		super();
		this.finished = false;
		this.destroyed = false;
		this.length = 0;
		this.pos = 0;
		anumber(blockLen);
		anumber(outputLen);
		this.blockLen = blockLen;
		this.outputLen = outputLen;
		this.buffer = new Uint8Array(blockLen);
		this.buffer32 = u32(this.buffer);
	}
	update(data) {
		aexists(this);
		data = toBytes(data);
		abytes$1(data);
		const { blockLen, buffer, buffer32 } = this;
		const len = data.length;
		const offset = data.byteOffset;
		const buf = data.buffer;
		for (let pos = 0; pos < len;) {
			if (this.pos === blockLen) {
				swap32IfBE(buffer32);
				this.compress(buffer32, 0, false);
				swap32IfBE(buffer32);
				this.pos = 0;
			}
			const take = Math.min(blockLen - this.pos, len - pos);
			const dataOffset = offset + pos;
			if (take === blockLen && !(dataOffset % 4) && pos + take < len) {
				const data32 = new Uint32Array(buf, dataOffset, Math.floor((len - pos) / 4));
				swap32IfBE(data32);
				for (let pos32 = 0; pos + blockLen < len; pos32 += buffer32.length, pos += blockLen) {
					this.length += blockLen;
					this.compress(data32, pos32, false);
				}
				swap32IfBE(data32);
				continue;
			}
			buffer.set(data.subarray(pos, pos + take), this.pos);
			this.pos += take;
			this.length += take;
			pos += take;
		}
		return this;
	}
	digestInto(out) {
		aexists(this);
		aoutput(out, this);
		const { pos, buffer32 } = this;
		this.finished = true;
		clean(this.buffer.subarray(pos));
		swap32IfBE(buffer32);
		this.compress(buffer32, 0, true);
		swap32IfBE(buffer32);
		const out32 = u32(out);
		this.get().forEach((v, i) => out32[i] = swap8IfBE(v));
	}
	digest() {
		const { buffer, outputLen } = this;
		this.digestInto(buffer);
		const res = buffer.slice(0, outputLen);
		this.destroy();
		return res;
	}
	_cloneInto(to) {
		const { buffer, length, finished, destroyed, outputLen, pos } = this;
		to || (to = new this.constructor({ dkLen: outputLen }));
		to.set(...this.get());
		to.buffer.set(buffer);
		to.destroyed = destroyed;
		to.finished = finished;
		to.length = length;
		to.pos = pos;
		to.outputLen = outputLen;
		return to;
	}
	clone() {
		return this._cloneInto();
	}
};
var BLAKE2b = class extends BLAKE2 {
	constructor(opts = {}) {
		const olen = opts.dkLen === void 0 ? 64 : opts.dkLen;
		super(128, olen);
		this.v0l = B2B_IV[0] | 0;
		this.v0h = B2B_IV[1] | 0;
		this.v1l = B2B_IV[2] | 0;
		this.v1h = B2B_IV[3] | 0;
		this.v2l = B2B_IV[4] | 0;
		this.v2h = B2B_IV[5] | 0;
		this.v3l = B2B_IV[6] | 0;
		this.v3h = B2B_IV[7] | 0;
		this.v4l = B2B_IV[8] | 0;
		this.v4h = B2B_IV[9] | 0;
		this.v5l = B2B_IV[10] | 0;
		this.v5h = B2B_IV[11] | 0;
		this.v6l = B2B_IV[12] | 0;
		this.v6h = B2B_IV[13] | 0;
		this.v7l = B2B_IV[14] | 0;
		this.v7h = B2B_IV[15] | 0;
		checkBlake2Opts(olen, opts, 64, 16, 16);
		let { key, personalization, salt } = opts;
		let keyLength = 0;
		if (key !== void 0) {
			key = toBytes(key);
			keyLength = key.length;
		}
		this.v0l ^= this.outputLen | keyLength << 8 | 16842752;
		if (salt !== void 0) {
			salt = toBytes(salt);
			const slt = u32(salt);
			this.v4l ^= swap8IfBE(slt[0]);
			this.v4h ^= swap8IfBE(slt[1]);
			this.v5l ^= swap8IfBE(slt[2]);
			this.v5h ^= swap8IfBE(slt[3]);
		}
		if (personalization !== void 0) {
			personalization = toBytes(personalization);
			const pers = u32(personalization);
			this.v6l ^= swap8IfBE(pers[0]);
			this.v6h ^= swap8IfBE(pers[1]);
			this.v7l ^= swap8IfBE(pers[2]);
			this.v7h ^= swap8IfBE(pers[3]);
		}
		if (key !== void 0) {
			const tmp = new Uint8Array(this.blockLen);
			tmp.set(key);
			this.update(tmp);
		}
	}
	get() {
		let { v0l, v0h, v1l, v1h, v2l, v2h, v3l, v3h, v4l, v4h, v5l, v5h, v6l, v6h, v7l, v7h } = this;
		return [
			v0l,
			v0h,
			v1l,
			v1h,
			v2l,
			v2h,
			v3l,
			v3h,
			v4l,
			v4h,
			v5l,
			v5h,
			v6l,
			v6h,
			v7l,
			v7h
		];
	}
	set(v0l, v0h, v1l, v1h, v2l, v2h, v3l, v3h, v4l, v4h, v5l, v5h, v6l, v6h, v7l, v7h) {
		this.v0l = v0l | 0;
		this.v0h = v0h | 0;
		this.v1l = v1l | 0;
		this.v1h = v1h | 0;
		this.v2l = v2l | 0;
		this.v2h = v2h | 0;
		this.v3l = v3l | 0;
		this.v3h = v3h | 0;
		this.v4l = v4l | 0;
		this.v4h = v4h | 0;
		this.v5l = v5l | 0;
		this.v5h = v5h | 0;
		this.v6l = v6l | 0;
		this.v6h = v6h | 0;
		this.v7l = v7l | 0;
		this.v7h = v7h | 0;
	}
	compress(msg, offset, isLast) {
		this.get().forEach((v, i) => BBUF[i] = v);
		BBUF.set(B2B_IV, 16);
		let { h, l } = fromBig(BigInt(this.length));
		BBUF[24] = B2B_IV[8] ^ l;
		BBUF[25] = B2B_IV[9] ^ h;
		if (isLast) {
			BBUF[28] = ~BBUF[28];
			BBUF[29] = ~BBUF[29];
		}
		let j = 0;
		const s = BSIGMA;
		for (let i = 0; i < 12; i++) {
			G1b(0, 4, 8, 12, msg, offset + 2 * s[j++]);
			G2b(0, 4, 8, 12, msg, offset + 2 * s[j++]);
			G1b(1, 5, 9, 13, msg, offset + 2 * s[j++]);
			G2b(1, 5, 9, 13, msg, offset + 2 * s[j++]);
			G1b(2, 6, 10, 14, msg, offset + 2 * s[j++]);
			G2b(2, 6, 10, 14, msg, offset + 2 * s[j++]);
			G1b(3, 7, 11, 15, msg, offset + 2 * s[j++]);
			G2b(3, 7, 11, 15, msg, offset + 2 * s[j++]);
			G1b(0, 5, 10, 15, msg, offset + 2 * s[j++]);
			G2b(0, 5, 10, 15, msg, offset + 2 * s[j++]);
			G1b(1, 6, 11, 12, msg, offset + 2 * s[j++]);
			G2b(1, 6, 11, 12, msg, offset + 2 * s[j++]);
			G1b(2, 7, 8, 13, msg, offset + 2 * s[j++]);
			G2b(2, 7, 8, 13, msg, offset + 2 * s[j++]);
			G1b(3, 4, 9, 14, msg, offset + 2 * s[j++]);
			G2b(3, 4, 9, 14, msg, offset + 2 * s[j++]);
		}
		this.v0l ^= BBUF[0] ^ BBUF[16];
		this.v0h ^= BBUF[1] ^ BBUF[17];
		this.v1l ^= BBUF[2] ^ BBUF[18];
		this.v1h ^= BBUF[3] ^ BBUF[19];
		this.v2l ^= BBUF[4] ^ BBUF[20];
		this.v2h ^= BBUF[5] ^ BBUF[21];
		this.v3l ^= BBUF[6] ^ BBUF[22];
		this.v3h ^= BBUF[7] ^ BBUF[23];
		this.v4l ^= BBUF[8] ^ BBUF[24];
		this.v4h ^= BBUF[9] ^ BBUF[25];
		this.v5l ^= BBUF[10] ^ BBUF[26];
		this.v5h ^= BBUF[11] ^ BBUF[27];
		this.v6l ^= BBUF[12] ^ BBUF[28];
		this.v6h ^= BBUF[13] ^ BBUF[29];
		this.v7l ^= BBUF[14] ^ BBUF[30];
		this.v7h ^= BBUF[15] ^ BBUF[31];
		clean(BBUF);
	}
	destroy() {
		this.destroyed = true;
		clean(this.buffer32);
		this.set(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
	}
};
/**
* Blake2b hash function. 64-bit. 1.5x slower than blake2s in JS.
* @param msg - message that would be hashed
* @param opts - dkLen output length, key for MAC mode, salt, personalization
*/
var blake2b = /* @__PURE__ */ createOptHasher((opts) => new BLAKE2b(opts));
// src/exchange/protocol/poseidon.ts
var permutations = /* @__PURE__ */ new Map();
/** Inputs fill the state from the first lane, zeros follow, and the answer is the first lane. */
function poseidon(inputs, shape) {
	const { width, fullRounds, partialRounds } = shape;
	if (!isCount(width, 2, 32) || !isCount(fullRounds, 2, 64) || !isCount(partialRounds, 1, 256)) return refuse("bad-shape");
	if (fullRounds % 2 !== 0) return refuse("bad-shape");
	if (inputs.length >= width) return refuse("too-many-inputs");
	if (inputs.some((input) => input < 0n || input >= 21888242871839275222246405745257275088548364400416034343698204186575808495617n)) return refuse("input-out-of-range");
	const state = Array.from({ length: width }, (_, lane) => inputs[lane] ?? 0n);
	return accept(permutationFor(shape)(state)[0]);
}
var isCount = (value, min, max) => Number.isInteger(value) && value >= min && value <= max;
function permutationFor({ width, fullRounds, partialRounds }) {
	const key = `${width},${fullRounds},${partialRounds}`;
	const known = permutations.get(key);
	if (known) return known;
	const made = poseidon$1({
		Fp,
		t: width,
		roundsFull: fullRounds,
		roundsPartial: partialRounds,
		sboxPower: 5,
		mds: mixingMatrix(width),
		roundConstants: hashChain("poseidon_constants", fullRounds + partialRounds).map((constant) => Array(width).fill(constant))
	});
	permutations.set(key, made);
	return made;
}
function mixingMatrix(width) {
	const values = hashChain("poseidon_matrix_0000", 2 * width);
	const [rows, columns] = [values.slice(0, width), values.slice(width)];
	return rows.map((row) => columns.map((column) => Fp.inv(Fp.sub(row, column))));
}
/** Each link hashes the whole bytes of the one before; only what is handed out is reduced. */
function hashChain(seed, length) {
	const numbers = [];
	let link = blake2b(new TextEncoder().encode(seed), { dkLen: 32 });
	for (let index = 0; index < length; index += 1) {
		numbers.push(bytesToNumberLE(link) % P);
		link = blake2b(link, { dkLen: 32 });
	}
	return numbers;
}
// src/exchange/protocol/signature.ts
function signMessageHash(secret, hash) {
	if (secret < 0n || secret >= 1n << 256n) return refuse("key-out-of-range");
	if (secret % 2736030358979909402780800718157159386076813972158567259200215660948447373041n === 0n) return refuse("zero-key");
	if (hash < 0n || hash >= 21888242871839275222246405745257275088548364400416034343698204186575808495617n) return refuse("hash-out-of-range");
	const nonceBytes = new Uint8Array([...numberToBytesLE32(secret), ...numberToBytesLE32(hash)]);
	const nonce = bytesToNumberLE(sha512(nonceBytes)) % L;
	const { x, y } = multiplyBase(nonce).toAffine();
	const challenge = challengeOf({
		x,
		y
	}, publicKeyOf(secret), hash);
	return accept({
		R: {
			x,
			y
		},
		S: (nonce + secret * challenge) % E
	});
}
/** True only for a signature of exactly this hash by exactly this key; never throws. */
function verifySignature(publicKey, hash, { R, S }) {
	if (hash < 0n || hash >= 21888242871839275222246405745257275088548364400416034343698204186575808495617n || S < 0n || S >= E) return false;
	const key = toCurvePoint(publicKey);
	const commitment = toCurvePoint(R);
	if (!key.ok || !commitment.ok) return false;
	const challenge = challengeOf(R, publicKey, hash) % L;
	const right = challenge === 0n ? commitment.value : commitment.value.add(key.value.multiply(challenge));
	return multiplyBase(S).equals(right);
}
function challengeOf(R, key, hash) {
	const challenge = poseidon([
		R.x,
		R.y,
		key.x,
		key.y,
		hash
	], {
		width: 6,
		fullRounds: 6,
		partialRounds: 52
	});
	if (!challenge.ok) throw new Error(`the challenge of a checked signature: ${challenge.reason}`);
	return challenge.value;
}
var signatureText = ({ R, S }) => `0x${pad64(R.x)}${pad64(R.y)}${pad64(S)}`;
function parseSignatureText(text) {
	if (!/^0x[0-9a-fA-F]{192}$/.test(text)) return refuse("bad-signature-text");
	const part = (index) => BigInt(`0x${text.slice(2 + 64 * index, 66 + 64 * index)}`);
	return accept({
		R: {
			x: part(0),
			y: part(1)
		},
		S: part(2)
	});
}
// src/exchange/protocol/requestSignature.ts
var alphabet = new Intl.Collator("en");
function requestText(request) {
	const { method, baseUrl, path, params } = request;
	const sorted = Object.entries(params).filter(([, value]) => value !== void 0 && value !== "").sort(([a], [b]) => alphabet.compare(a, b));
	try {
		const address = encodeURIComponent(baseUrl + path);
		switch (method) {
			case "GET":
			case "DELETE": {
				const query = sorted.map(([key, value]) => `${key}=${value}`).join("&");
				const encoded = encodeURIComponent(query).replaceAll("%2C", "%252C");
				return accept(`${method}&${address}&${encoded}`);
			}
			case "POST":
			case "PUT": {
				const encoded = encodeURIComponent(JSON.stringify(Object.fromEntries(sorted))).replace(/[!'()]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
				return accept(`${method}&${address}&${encoded}`);
			}
			default: return refuse("unknown-method");
		}
	} catch {
		return refuse("malformed-text");
	}
}
var requestHash = (text) => bytesToNumberBE(sha256(new TextEncoder().encode(text))) % P;
function signRequest({ secret, ...request }) {
	const text = requestText(request);
	if (!text.ok) return text;
	const signature = signMessageHash(secret, requestHash(text.value));
	return signature.ok ? accept(signatureText(signature.value)) : signature;
}
export { checkKeyMessage, deriveKeyPair, findMatchingKey, packPublicKey, parseSignatureText, poseidon, publicKeyOf, requestHash, requestText, signMessageHash, signRequest, signatureText, standardKeyMessage, verifySignature };
