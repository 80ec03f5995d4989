// Proves that keys on P-256 are read and no others.
import { expect, test } from "vitest";
import { isCoordinate, readPublicKey } from "./publicKey.ts";
import { softPasskey } from "./testing/softPasskey.ts";

const { spki, key } = softPasskey();

test("a browser's own key is read as it is", async () => {
  const made = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
  ]);
  const raw = Buffer.from(await crypto.subtle.exportKey("raw", made.publicKey)).toString("hex");
  expect(readPublicKey(await crypto.subtle.exportKey("spki", made.publicKey))).toEqual({
    ok: true,
    value: { x: `0x${raw.slice(2, 66)}`, y: `0x${raw.slice(66)}` },
  });
  expect(readPublicKey(spki.buffer)).toEqual({ ok: true, value: key });
});

test("a key of another kind, cut off, too long or missing is refused", async () => {
  const rsa = await crypto.subtle.generateKey(
    {
      name: "RSASSA-PKCS1-v1_5",
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: "SHA-256",
    },
    true,
    ["sign"],
  );
  const longer = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-384" }, true, [
    "sign",
  ]);
  const compressed = Uint8Array.from(spki).fill(2, 26, 27);
  const refused = { ok: false, reason: "wrong-kind" };
  for (const other of [
    await crypto.subtle.exportKey("spki", rsa.publicKey),
    await crypto.subtle.exportKey("spki", longer.publicKey),
    compressed.buffer,
    spki.slice(0, 90).buffer,
    new Uint8Array([...spki, 0]).buffer,
    null,
  ]) {
    expect(readPublicKey(other)).toEqual(refused);
  }
});

test("a coordinate has one spelling", () => {
  expect(isCoordinate(key.x)).toBe(true);
  for (const other of [`0x${"A".repeat(64)}`, "0x12", key.x.slice(2), `${key.x}0`, 7, null]) {
    expect(isCoordinate(other)).toBe(false);
  }
});
