// Answers what WalletConnect's SDKs ask the attestation host: vouch for this page, and with which key.
import { createECDH, createHash, createPrivateKey, sign } from "node:crypto";
import { attestationPublicKey } from "./attestationPublicKey.ts";

export type AttestationAnswer = { status: number; headers: Record<string, string>; body: string };

const validSeconds = 5 * 60;

const keySeconds = 24 * 60 * 60;

export function answerAttestation(address: URL, { now }: { now: () => number }): AttestationAnswer {
  const seconds = Math.floor(now() / 1000);
  switch (address.pathname) {
    case "/v3/public-key":
      return json(200, { publicKey: attestationPublicKey, expiresAt: seconds + keySeconds });
    case "/v3/attestation": {
      const id = address.searchParams.get("id") ?? "";
      const origin = readOrigin(address.searchParams.get("origin") ?? "");
      if (!/^[0-9a-f]{64}$/.test(id)) return json(400, { error: "no id" });
      if (!origin) return json(400, { error: "no origin" });
      const attestation = signAttestation({
        id,
        origin: origin.origin,
        exp: seconds + validSeconds,
        isVerified: isLoopback(origin),
        isScam: false,
      });
      return page({ type: "verify_attestation", attestation }, origin.origin);
    }
    default:
      return json(404, { error: "not found" });
  }
}

function page(message: object, target: string): AttestationAnswer {
  const script = `parent.postMessage(${quote(JSON.stringify(message))}, ${quote(target)});`;
  const hash = createHash("sha256").update(script).digest("base64");
  return {
    status: 200,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; script-src 'sha256-${hash}'`,
      "Cache-Control": "no-store",
    },
    body: `<!doctype html><html lang="en"><title>Attestation</title><script>${script}</script></html>`,
  };
}

function quote(text: string): string {
  return JSON.stringify(text).replaceAll("<", "\\u003c");
}

function json(status: number, value: object): AttestationAnswer {
  return {
    status,
    headers: {
      "Content-Type": "application/json",
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "no-store",
    },
    body: JSON.stringify(value),
  };
}

function readOrigin(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === "http:" || url.protocol === "https:" ? url : undefined;
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** What vouches for the page that a WalletConnect message comes from. */
type Attestation = {
  /** The hash of the encrypted message that is vouched for. */
  id: string;
  origin: string;
  exp: number;
  isVerified: boolean;
  isScam: boolean;
};

// Known to everyone on purpose: wallets of the local world need no wiring to check it, and no
// others trust it.
const seed = "Loamstead local world: attestation";

const privateKey = derivePrivateKey();

function signAttestation(attestation: Attestation): string {
  const body = [{ alg: "ES256", typ: "JWT" }, attestation]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("sha256", Buffer.from(body), {
    key: privateKey,
    dsaEncoding: "ieee-p1363",
  });
  return `${body}.${signature.toString("base64url")}`;
}

function derivePrivateKey() {
  const secret = createHash("sha256").update(seed).digest();
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  return createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: secret.toString("base64url"),
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
}
