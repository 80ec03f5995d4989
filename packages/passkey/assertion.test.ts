// Proves which assertions are opened, and that the others are refused for the right reason.
import { keccak256, stringToBytes } from "viem";
import { expect, test } from "vitest";
import { type Assertion, openAssertion, readFields } from "./assertion.ts";
import { toBase64url } from "./base64url.ts";
import { softPasskey } from "./testing/softPasskey.ts";

const passkey = softPasskey();
const challenge = keccak256("0x");
const whole = passkey.sign(challenge);
const reasonOf = (assertion: Assertion) => {
  const opened = openAssertion(assertion);
  return opened.ok ? "opened" : opened.reason;
};
const signed = (clientData: (challenge: string) => string) =>
  reasonOf(passkey.sign(challenge, { clientData }));

test("what follows the challenge is kept to the letter, with whatever a browser adds", () => {
  const usual = '"origin":"http://localhost:4173","crossOrigin":false';
  const fields = (extra: string) => {
    const opened = openAssertion(passkey.sign(challenge, { extra }));
    return opened.ok && opened.value.fields;
  };
  expect(fields("")).toBe(usual);
  expect(fields(',"other":"ä \\" } {"')).toBe(`${usual},"other":"ä \\" } {"`);
});

test("another order of the client data is its own refusal", () => {
  expect(signed((c) => `{"type":"webauthn.get","challenge":"${c}","origin":"o"}`)).toBe("opened");
  for (const other of [
    (c: string) => `{"challenge":"${c}","origin":"o","type":"webauthn.get"}`,
    (c: string) => `{"type":"webauthn.get","origin":"o","challenge":"${c}"}`,
    (c: string) => `{"type": "webauthn.get","challenge":"${c}","origin":"o"}`,
    (c: string) => `{"type":"webauthn.get","challenge":"${c}"}`,
    (c: string) => `{"type":"webauthn.get","challenge":"${c}","origin":"o"}\n`,
  ]) {
    expect(signed(other)).toBe("wrong-order");
  }
});

test("what is no client data of an assertion is unreadable", () => {
  for (const other of ["", "null", '{"type":"webauthn.get"', '{"type":"webauthn.create"}']) {
    expect(signed(() => other)).toBe("unreadable");
  }
  const marked = stringToBytes('\uFEFF{"type":"webauthn.get","challenge":"a","origin":"o"}');
  expect(readFields(marked, "webauthn.get")).toEqual({ ok: false, reason: "unreadable" });
  expect(readFields(new Uint8Array([0x7b, 0xff, 0x7d]), "webauthn.get").ok).toBe(false);
});

test("a visitor who was not recognised is refused", () => {
  expect(reasonOf(passkey.sign(challenge, { flags: 0x19 }))).toBe("unverified");
  expect(reasonOf(passkey.sign(challenge, { flags: 0x05 }))).toBe("opened");
});

test("parts that are cut off, or written otherwise, are unreadable", () => {
  expect(reasonOf(whole)).toBe("opened");
  for (const part of ["authenticatorData", "clientDataJSON", "signature"] as const) {
    for (const other of ["", "!", whole[part].slice(0, -2), `${whole[part]}=`]) {
      expect(reasonOf({ ...whole, [part]: other })).toBe("unreadable");
    }
  }
  const short = toBase64url(new Uint8Array(36).fill(0x1d));
  expect(reasonOf({ ...whole, authenticatorData: short })).toBe("unreadable");
});
