// Tests the local attestation host's answers with the check that WalletConnect's SDKs make.
import { createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { answerAttestation } from "./answerAttestation.ts";

const time = 1_800_000_000_000;
const id = "ab".repeat(32);

function ask(path: string) {
  return answerAttestation(new URL(path, "https://verify.example"), { now: () => time });
}

function attestationFor(origin: string): string {
  const { status, body } = ask(
    `/v3/attestation?projectId=p&origin=${encodeURIComponent(origin)}&id=${id}&decryptedId=x`,
  );
  expect(status).toBe(200);
  const [, sent, target] = /postMessage\((".*"), (".*")\);<\/script>/.exec(body)!;
  expect(JSON.parse(target!)).toBe(new URL(origin).origin);
  const message = JSON.parse(JSON.parse(sent!)) as { type: string; attestation: string };
  expect(message.type).toBe("verify_attestation");
  return message.attestation;
}

function claimsOf(token: string) {
  return JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());
}

test("an attestation is signed by the key that the host publishes", () => {
  const { body } = ask("/v3/public-key");
  const { publicKey, expiresAt } = JSON.parse(body);
  expect(expiresAt).toBeGreaterThan(time / 1000);
  const token = attestationFor("http://localhost:4173");
  const [head, claims, signature] = token.split(".");
  const signed = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: publicKey, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature!, "base64url"),
  );
  expect(signed).toBe(true);
  expect(claimsOf(token)).toEqual({
    id,
    origin: "http://localhost:4173",
    exp: time / 1000 + 300,
    isVerified: true,
    isScam: false,
  });
});

test("only pages of this machine are vouched for", () => {
  for (const [origin, vouched] of [
    ["http://127.0.0.1:1234", true],
    ["http://[::1]:1234", true],
    ["https://farm.example", false],
    ["http://localhost.example", false],
    ["http://127.0.0.1.example", false],
  ] as const) {
    expect(claimsOf(attestationFor(origin)).isVerified, origin).toBe(vouched);
  }
});

test.each([
  ["no id", "/v3/attestation?origin=http://localhost", 400],
  ["an id that is markup", `/v3/attestation?origin=http://localhost&id=</script>`, 400],
  ["no origin", `/v3/attestation?id=${id}`, 400],
  ["an origin that is a script", `/v3/attestation?id=${id}&origin=javascript:alert(1)`, 400],
  ["the older attestation", `/attestation/${id}?v2Supported=true`, 404],
  ["anything else", "/", 404],
])("%s is refused", (_name, path, status) => {
  expect(ask(path).status).toBe(status);
});

test("the page runs its own script and no other", () => {
  const { headers } = ask(`/v3/attestation?id=${id}&origin=http://localhost`);
  expect(headers["Content-Security-Policy"]).toMatch(
    /^default-src 'none'; script-src 'sha256-[\w+/]+=*'$/,
  );
});
