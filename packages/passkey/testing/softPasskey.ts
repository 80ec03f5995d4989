// A passkey without a device: its key lies open, and what it signs can be made wrong on purpose.
import { p256 } from "@noble/curves/nist.js";
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, type Hex, hexToBytes, stringToBytes } from "viem";
import type { Assertion } from "../assertion.ts";
import { toBase64url } from "../base64url.ts";
import type { PublicKey } from "../publicKey.ts";

export type SoftSigning = {
  origin?: string;
  /** "localhost" unless said otherwise. */
  rpId?: string;
  /** Present, verified, may be and is synced, unless said otherwise. */
  flags?: number;
  /** Behind the usual fields of the client data, with a comma before them. */
  extra?: string;
  /** The whole client data, where its form is what is tested. */
  clientData?: (challenge: string) => string;
};

export type SoftPasskey = {
  id: string;
  key: PublicKey;
  spki: Uint8Array<ArrayBuffer>;
  sign(challenge: Hex, options?: SoftSigning): Assertion;
};

export function softPasskey(secret: Uint8Array = p256.utils.randomPrivateKey()): SoftPasskey {
  const point = p256.getPublicKey(secret, false);
  const id = toBase64url(sha256(point).subarray(0, 16));
  const head = hexToBytes("0x3059301306072a8648ce3d020106082a8648ce3d030107034200");
  return {
    id,
    key: { x: bytesToHex(point.slice(1, 33)), y: bytesToHex(point.slice(33)) },
    spki: new Uint8Array([...head, ...point]),
    sign(challenge, options = {}) {
      const clientDataJSON = clientDataOf(toBase64url(hexToBytes(challenge)), options);
      const authenticatorData = authenticatorDataOf(options);
      const signed = new Uint8Array([...authenticatorData, ...sha256(clientDataJSON)]);
      // As devices do it: nobody makes the second number small.
      const signature = p256.sign(sha256(signed), secret, { prehash: false, lowS: false });
      return {
        id,
        authenticatorData: toBase64url(authenticatorData),
        clientDataJSON: toBase64url(clientDataJSON),
        signature: toBase64url(signature.toDERRawBytes()),
      };
    },
  };
}

/** With a counter of nothing. */
export const authenticatorDataOf = ({ rpId = "localhost", flags = 0x1d }: SoftSigning = {}) =>
  new Uint8Array([...sha256(stringToBytes(rpId)), flags, 0, 0, 0, 0]);

function clientDataOf(challenge: string, { origin, extra = "", clientData }: SoftSigning) {
  const usual = `{"type":"webauthn.get","challenge":"${challenge}","origin":"${origin ?? "http://localhost:4173"}","crossOrigin":false${extra}}`;
  return stringToBytes(clientData?.(challenge) ?? usual);
}
