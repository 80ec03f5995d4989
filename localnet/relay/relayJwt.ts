// Checks the token with which a client opens its connection: its own key, this relay, still valid.
import { verify } from "node:crypto";
import { readDidKey } from "./didKey.ts";

export type Admission = { ok: true; client: string } | { ok: false; reason: string };

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
  return { ok: true, client: claims.iss };
}

function isFor(audience: unknown, own: readonly string[]): boolean {
  if (typeof audience !== "string" || !URL.canParse(audience)) return false;
  const { protocol, host } = new URL(audience);
  return own.includes(`${protocol}//${host}`);
}

function readPart(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString());
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function refuse(reason: string): Admission {
  return { ok: false, reason };
}
