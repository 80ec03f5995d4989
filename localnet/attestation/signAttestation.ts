// Signs the short token that vouches for the page a WalletConnect message comes from.
import { createECDH, createHash, createPrivateKey, sign } from "node:crypto";

export type Attestation = {
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

export function signAttestation(attestation: Attestation): string {
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
