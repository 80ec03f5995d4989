// Tests whom the relay lets in: holders of a fresh token, made with their own key, for this relay.
import { expect, test } from "vitest";
import { checkRelayJwt } from "./relayJwt.ts";
import { didKey, newClient, tokenFor } from "./testing/relayToken.ts";

const seconds = 1_800_000_000;
const gate = { audiences: ["ws://127.0.0.1:5555"], now: () => seconds * 1000 };
const client = newClient();
const claims = { aud: "ws://127.0.0.1:5555", iat: seconds, exp: seconds + 86_400 };

function reasonFor(token: string) {
  const admission = checkRelayJwt(token, gate);
  return admission.ok ? "let in" : admission.reason;
}

test("a fresh token of one's own lets in, under the name of its key", () => {
  expect(checkRelayJwt(tokenFor(client, claims), gate)).toEqual({ ok: true, value: client.name });
});

test("the address may end in a slash or name a path", () => {
  for (const aud of ["ws://127.0.0.1:5555/", "ws://127.0.0.1:5555/relay"]) {
    expect(reasonFor(tokenFor(client, { ...claims, aud }))).toBe("let in");
  }
});

test.each([
  ["expired", { exp: seconds }],
  ["expired", { exp: undefined }],
  ["expired", { exp: "4000000000" }],
  ["from the future", { iat: seconds + 61 }],
  ["from the future", { iat: null }],
  ["meant for another relay", { aud: "ws://127.0.0.1:5556" }],
  ["meant for another relay", { aud: "wss://127.0.0.1:5555" }],
  ["meant for another relay", { aud: "ws://127.0.0.1:5555@evil.example" }],
  ["meant for another relay", { aud: undefined }],
  ["no issuer", { iss: 5 }],
  ["the issuer is not an Ed25519 key", { iss: "did:key:z0OIl" }],
  ["the issuer is not an Ed25519 key", { iss: "did:web:example.com" }],
  ["the issuer is not an Ed25519 key", { iss: `did:key:z${"1".repeat(10_000)}` }],
  [
    "the issuer is not an Ed25519 key",
    { iss: didKey(Buffer.concat([Buffer.from("e701", "hex"), Buffer.alloc(32, 1)])) },
  ],
  [
    "the issuer is not an Ed25519 key",
    { iss: didKey(Buffer.concat([Buffer.from("ed01", "hex"), Buffer.alloc(31, 1)])) },
  ],
  ["wrong signature", { iss: newClient().name }],
])("%s: %j", (reason, change) => {
  expect(reasonFor(tokenFor(client, { ...claims, ...change }))).toBe(reason);
});

test("a clock that runs a minute ahead is forgiven", () => {
  expect(reasonFor(tokenFor(client, { ...claims, iat: seconds + 60 }))).toBe("let in");
});

test("a token whose claims were changed after signing is refused", () => {
  const [head, , mark] = tokenFor(client, claims).split(".");
  const [, body] = tokenFor(client, { ...claims, exp: seconds + 1 }).split(".");
  expect(reasonFor(`${head}.${body}.${mark}`)).toBe("wrong signature");
});

test("another way to sign is refused", () => {
  expect(reasonFor(tokenFor(client, claims, { alg: "none" }))).toBe("not an EdDSA token");
});

test.each(["", ".", "..", "a.b", "a.b.c", "bnVsbA.bnVsbA.YQ", "MQ.MQ.MQ", "a.b.c.d"])(
  "%j is no token and harms nobody",
  (token) => {
    expect(checkRelayJwt(token, gate).ok).toBe(false);
  },
);
