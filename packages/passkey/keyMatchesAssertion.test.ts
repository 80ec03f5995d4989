// Proves which keys are taken for an assertion's own.
import { p256 } from "@noble/curves/nist.js";
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, keccak256 } from "viem";
import { expect, test } from "vitest";
import { openAssertion } from "./assertion.ts";
import { keyMatchesAssertion } from "./keyMatchesAssertion.ts";
import { softPasskey } from "./testing/softPasskey.ts";

const { subtle } = crypto;
const [one, other] = [softPasskey(), softPasskey()];
const signed = openAssertion(one.sign(keccak256("0x")));
if (!signed.ok) throw new Error(signed.reason);
const assertion = signed.value;

test("its own key fits, another one and no key at all do not", async () => {
  expect(await keyMatchesAssertion(one.key, assertion, subtle)).toBe(true);
  expect(await keyMatchesAssertion(other.key, assertion, subtle)).toBe(false);
  expect(await keyMatchesAssertion({ x: one.key.x, y: one.key.x }, assertion, subtle)).toBe(false);
  const altered = {
    ...assertion,
    authenticatorData: assertion.authenticatorData.map((b) => b ^ 1),
  };
  expect(await keyMatchesAssertion(one.key, altered, subtle)).toBe(false);
});

test("two keys fit one assertion: that alone proves nobody's account", async () => {
  const { authenticatorData, clientDataJSON, r, s } = assertion;
  const hash = sha256(new Uint8Array([...authenticatorData, ...sha256(clientDataJSON)]));
  const keys = [0, 1].map((bit) => {
    const point = new p256.Signature(r, s).addRecoveryBit(bit).recoverPublicKey(hash);
    const bytes = point.toRawBytes(false);
    return { x: bytesToHex(bytes.slice(1, 33)), y: bytesToHex(bytes.slice(33)) };
  });
  expect(await Promise.all(keys.map((key) => keyMatchesAssertion(key, assertion, subtle)))).toEqual(
    [true, true],
  );
  expect(keys).toContainEqual(one.key);
});
