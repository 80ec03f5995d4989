// Checks the token with which a client opens its connection: its own key, this relay, still valid.
import { createPublicKey, type KeyObject, verify } from "node:crypto";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { isRecord } from "@loamstead/lib/shape.ts";

/** The client that is let in. */
export type Admission = Result<string>;

type Gate = {
  /** The addresses under which the relay is known, as "ws://127.0.0.1:5555". */
  audiences: readonly string[];
  now: () => number;
};

const clockSkewSeconds = 60;

export function checkRelayJwt(token: string, { audiences, now }: Gate): Admission {
  const parts = token.split(".");
  const [head, body, mark] = parts;
  if (parts.length !== 3 || !head || !body || !mark) return refuse("not a token");
  const header = readPart(head);
  const claims = readPart(body);
  if (header?.alg !== "EdDSA" || header.typ !== "JWT") return refuse("not an EdDSA token");
  if (typeof claims?.iss !== "string") return refuse("no issuer");
  const key = readDidKey(claims.iss);
  if (!key) return refuse("the issuer is not an Ed25519 key");
  if (!verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(mark, "base64url"))) {
    return refuse("wrong signature");
  }
  const seconds = now() / 1000;
  if (typeof claims.exp !== "number" || claims.exp <= seconds) return refuse("expired");
  if (typeof claims.iat !== "number" || claims.iat > seconds + clockSkewSeconds) {
    return refuse("from the future");
  }
  if (!isFor(claims.aud, audiences)) return refuse("meant for another relay");
  return accept(claims.iss);
}

function isFor(audience: unknown, own: readonly string[]): boolean {
  if (typeof audience !== "string" || !URL.canParse(audience)) return false;
  const { protocol, host } = new URL(audience);
  return own.includes(`${protocol}//${host}`);
}

function readPart(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString());
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const prefix = "did:key:z";
const ed25519Mark = "ed01";
const keyBytes = 32;

/** The key that an Ed25519 did:key names; WalletConnect clients call themselves so. */
function readDidKey(name: string): KeyObject | undefined {
  // A longer name cannot be a key, and its decoding would take time that grows with its square.
  if (!name.startsWith(prefix) || name.length > prefix.length + 50) return undefined;
  const hex = decodeBase58(name.slice(prefix.length));
  if (!hex?.startsWith(ed25519Mark)) return undefined;
  const key = Buffer.from(hex.slice(ed25519Mark.length), "hex");
  if (key.length !== keyBytes) return undefined;
  return createPublicKey({
    key: { kty: "OKP", crv: "Ed25519", x: key.toString("base64url") },
    format: "jwk",
  });
}

function decodeBase58(text: string): string | undefined {
  let number = 0n;
  for (const letter of text) {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) return undefined;
    number = number * 58n + BigInt(digit);
  }
  return number.toString(16);
}
