// What must hold of every key, hash and signature, not just of the recorded ones.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { E, L, P } from "./field.ts";
import {
  checkKeyMessage,
  deriveKeyPair,
  findMatchingKey,
  packPublicKey,
  parseSignatureText,
  poseidon,
  publicKeyOf,
  signatureText,
  signMessageHash,
  signRequest,
  standardKeyMessage,
  verifySignature,
} from "./index.ts";
import { signatureForms } from "./keyPair.ts";

const secrets = fc.bigInt({ min: 1n, max: L - 1n });
const hashes = fc.bigInt({ min: 0n, max: P - 1n });
const walletSignatures = fc
  .uint8Array({ minLength: 65, maxLength: 65 })
  .map((bytes) => `0x${Buffer.from(bytes).toString("hex")}`);
const few = { numRuns: 12 };

const sign = (secret: bigint, hash: bigint) => {
  const signature = signMessageHash(secret, hash);
  if (!signature.ok) throw new Error(signature.reason);
  return signature.value;
};

describe("sign and verify", () => {
  it("agree, and survive being written down", () => {
    forAll(few, [secrets, hashes], (secret, hash) => {
      const signature = sign(secret, hash);
      const read = parseSignatureText(signatureText(signature));
      expect(read).toEqual({ ok: true, value: signature });
      expect(verifySignature(publicKeyOf(secret), hash, signature)).toBe(true);
    });
  });

  it("refuse another key, another hash and any altered part", () => {
    forAll(few, [secrets, secrets, hashes, hashes], (secret, other, hash, otherHash) => {
      fc.pre(secret !== other && hash !== otherHash);
      const { R, S } = sign(secret, hash);
      const key = publicKeyOf(secret);
      expect(verifySignature(publicKeyOf(other), hash, { R, S })).toBe(false);
      expect(verifySignature(key, otherHash, { R, S })).toBe(false);
      expect(verifySignature(key, hash, { R, S: (S + 1n) % E })).toBe(false);
      expect(verifySignature(key, hash, { R: publicKeyOf(other), S })).toBe(false);
      expect(verifySignature(key, hash, { R: { x: R.x, y: P - R.y }, S })).toBe(false);
    });
  });

  it.each<[string, bigint, bigint, bigint, bigint, bigint]>([
    ["a key off the curve", 1n, 1n, 0n, 1n, 1n],
    ["the neutral point as key", 0n, 1n, 0n, 1n, 0n],
    ["a key outside the field", P, 1n, 0n, 1n, 0n],
    ["a negative S", 0n, 1n, 0n, 1n, -1n],
    ["an S of the whole order", 0n, 1n, 0n, 1n, E],
  ])("refuse %s without throwing", (_, x, y, rx, ry, S) => {
    expect(verifySignature({ x, y }, 1n, { R: { x: rx, y: ry }, S })).toBe(false);
  });

  it("refuse a key of small order, with which anything would verify", () => {
    const smallOrder = { x: 0n, y: P - 1n };
    expect(packPublicKey(smallOrder)).toEqual({ ok: false, reason: "small-order" });
    expect(verifySignature(smallOrder, 1n, sign(5n, 1n))).toBe(false);
  });
});

describe("findMatchingKey", () => {
  const encodings = ["1b", "1c", "00", "01"].flatMap((recovery) =>
    ["", "02", "03"].map((suffix) => recovery + suffix),
  );

  it.each(encodings)("finds a key made from the signature ending in %s", (ending) => {
    forAll(
      { numRuns: 3 },
      [walletSignatures, fc.constantFrom("1b", "1c", "00", "01")],
      (signature, given) => {
        const body = signature.slice(0, 130);
        const made = deriveKeyPair(body + ending);
        if (!made.ok) throw new Error(made.reason);
        expect(findMatchingKey(body + given, made.value.publicKey)).toEqual(made);
      },
    );
  });

  it("accepts no key of another signature", () => {
    forAll(few, [walletSignatures, secrets], (signature, secret) => {
      expect(findMatchingKey(signature, publicKeyOf(secret))).toEqual({
        ok: false,
        reason: "no-match",
      });
    });
  });

  it("tries the signature as it came first", () => {
    forAll({}, [walletSignatures], (signature) => {
      expect(signatureForms(signature)[0]).toBe(signature);
    });
  });
});

describe("malformed input", () => {
  it.each([
    ["", "not-hex"],
    ["0x", "empty-signature"],
    ["0x123", "not-hex"],
    ["0xzz", "not-hex"],
    ["12345", "not-hex"],
    ["0x12 34", "not-hex"],
  ])("deriveKeyPair(%j) is refused as %s", (signature, reason) => {
    expect(deriveKeyPair(signature)).toEqual({ ok: false, reason });
    expect(findMatchingKey(signature, publicKeyOf(1n))).toEqual({ ok: false, reason });
  });

  it("signing refuses what no key and no hash can be", () => {
    expect(signMessageHash(0n, 1n)).toEqual({ ok: false, reason: "zero-key" });
    expect(signMessageHash(L, 1n)).toEqual({ ok: false, reason: "zero-key" });
    expect(signMessageHash(-1n, 1n)).toEqual({ ok: false, reason: "key-out-of-range" });
    expect(signMessageHash(1n, P)).toEqual({ ok: false, reason: "hash-out-of-range" });
    expect(signMessageHash(1n, -1n)).toEqual({ ok: false, reason: "hash-out-of-range" });
  });

  it("Poseidon refuses shapes and inputs it is not made for", () => {
    const shape = { width: 3, fullRounds: 6, partialRounds: 53 };
    expect(poseidon([1n, 2n, 3n], shape)).toEqual({ ok: false, reason: "too-many-inputs" });
    expect(poseidon([P], shape)).toEqual({ ok: false, reason: "input-out-of-range" });
    expect(poseidon([1n], { ...shape, width: 1 })).toEqual({ ok: false, reason: "bad-shape" });
    expect(poseidon([1n], { ...shape, fullRounds: 5 })).toEqual({ ok: false, reason: "bad-shape" });
    expect(poseidon([1n], { ...shape, partialRounds: 1.5 })).toEqual({
      ok: false,
      reason: "bad-shape",
    });
  });

  it("a request with half a character is refused, not thrown", () => {
    expect(
      signRequest({
        secret: 1n,
        method: "GET",
        baseUrl: "https://exchange.example",
        path: "/api",
        params: { name: "\ud800" },
      }),
    ).toEqual({ ok: false, reason: "malformed-text" });
  });

  it.each(["", "0x", `0x${"0".repeat(191)}`, `0x${"g".repeat(192)}`, `0x${"0".repeat(194)}`])(
    "the text %j is no signature",
    (text) => {
      expect(parseSignatureText(text)).toEqual({ ok: false, reason: "bad-signature-text" });
    },
  );
});

describe("checkKeyMessage", () => {
  const exchange = "0x0BABA1Ad5bE3a5C0a66E7ac838a129Bf948f1eA4";

  it("knows the standard text of its own exchange, in any letter case of the address", () => {
    for (const named of [exchange, exchange.toLowerCase()])
      expect(checkKeyMessage(standardKeyMessage(named, 3), { exchange })).toEqual({
        kind: "standard",
        exchange: named,
        keyNonce: 2,
      });
  });

  it.each([
    ["", "empty"],
    ["   ", "empty"],
    [standardKeyMessage(`0x${"1".repeat(40)}`, 1), "other-exchange"],
    [standardKeyMessage(exchange, 0), "no-key-nonce"],
    ["I hand over my fields", "no-key-nonce"],
    [`${"a".repeat(1_000)} with key nonce: 1`, "too-long"],
    ["Harmless\nURI: https://evil.example with key nonce: 1", "control-characters"],
    ["Harm\u202eless with key nonce: 1", "control-characters"],
    ["Sign with key nonce: 1 and more", "no-key-nonce"],
    ["Sign with key nonce: 01", "no-key-nonce"],
  ])("refuses %j as %s", (text, reason) => {
    expect(checkKeyMessage(text, { exchange })).toEqual({ kind: "refused", reason });
  });

  it("calls another text with the demanded ending custom", () => {
    expect(checkKeyMessage("My farm, with key nonce: 7", { exchange })).toEqual({
      kind: "custom",
      keyNonce: 7,
    });
  });

  it("never throws", () => {
    forAll({}, [fc.string({ unit: "binary" })], (text) => {
      expect(checkKeyMessage(text, { exchange }).kind).toMatch(/standard|custom|refused/);
    });
  });
});
