// Every recorded output of the exchange's own SDK, reproduced.
import { describe, expect, it } from "vitest";
import { pad64 } from "./field.ts";
import {
  deriveKeyPair,
  findMatchingKey,
  packPublicKey,
  parseSignatureText,
  poseidon,
  publicKeyOf,
  requestHash,
  requestText,
  signatureText,
  signMessageHash,
  signRequest,
  verifySignature,
} from "./index.ts";
import vectors from "./vectors/exchange.json" with { type: "json" };

const value = <T>(result: { ok: true; value: T } | { ok: false; reason: string }): T => {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};

describe.each([
  ["key derivation", vectors.keyDerivation],
  ["signature to key", vectors.signatureToKey],
])("%s", (_, list) => {
  it.each(list.map((vector) => [vector.signature, vector] as const))("%s", (signature, vector) => {
    const pair = value(deriveKeyPair(signature));
    expect(pair.secret).toBe(BigInt(vector.secretKey));
    expect(`0x${pair.secret.toString(16)}`).toBe(vector.sk);
    expect(`0x${pad64(pair.publicKey.x)}`).toBe(vector.publicKeyX);
    expect(`0x${pad64(pair.publicKey.y)}`).toBe(vector.publicKeyY);
    expect(value(findMatchingKey(signature, pair.publicKey))).toEqual(pair);
  });
});

it.each(vectors.apiSig.map((vector) => [vector.base + vector.path, vector] as const))(
  "request signature: %s",
  (_, vector) => {
    const request = {
      method: (vector.method ?? "GET") as "GET" | "DELETE",
      baseUrl: vector.base,
      path: vector.path,
      params: vector.params,
    };
    const text = value(requestText(request));
    if (vector.message !== undefined) expect(text).toBe(vector.message);
    expect(requestHash(text)).toBe(BigInt(vector.hash));
    const secret = BigInt(vector.sk);
    const signature = value(signRequest({ secret, ...request }));
    expect(signature).toBe(vector.xApiSig);
    const parsed = value(parseSignatureText(signature));
    expect(verifySignature(publicKeyOf(secret), requestHash(text), parsed)).toBe(true);
  },
);

it.each(vectors.eddsa.map((vector) => [vector.note, vector] as const))("EdDSA: %s", (_, vector) => {
  const secret = BigInt(vector.secretKey);
  const hash = BigInt(vector.msgHash);
  const signature = value(signMessageHash(secret, hash));
  expect(signature).toEqual({
    R: { x: BigInt(vector.Rx), y: BigInt(vector.Ry) },
    S: BigInt(vector.S),
  });
  const publicKey = { x: BigInt(vector.publicKeyX), y: BigInt(vector.publicKeyY) };
  expect(publicKeyOf(secret)).toEqual(publicKey);
  expect(verifySignature(publicKey, hash, signature)).toBe(true);
});

it.each(vectors.poseidon.map((vector, index) => [index, vector] as const))(
  "Poseidon: %i",
  (_, vector) => {
    const shape = {
      width: vector.t,
      fullRounds: vector.roundsFull,
      partialRounds: vector.roundsPartial,
    };
    const hash = value(poseidon(vector.inputs.map(BigInt), shape));
    expect(hash).toBe(BigInt(vector.hash));
    if (vector.eddsaSigSk0x1234 !== undefined)
      expect(signatureText(value(signMessageHash(0x1234n, hash)))).toBe(vector.eddsaSigSk0x1234);
  },
);

it.each(vectors.packPublicKey.map((vector) => [vector.packed, vector] as const))(
  "packed public key: %s",
  (packed, { x, y }) => {
    expect(packPublicKey({ x: BigInt(x), y: BigInt(y) })).toEqual({
      ok: true,
      value: `0x${packed.replace(/^0x/, "")}`,
    });
  },
);
