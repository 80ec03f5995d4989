// The signature that the exchange wants in X-API-SIG: over method, address and parameters of a request.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { sha256 } from "@noble/hashes/sha2";
import { bytesToNumberBE, P } from "./field.ts";
import { type SignRefusal, signatureText, signMessageHash } from "./signature.ts";

export type SignedMethod = "GET" | "DELETE" | "POST" | "PUT";
type ParamValue = string | number | boolean | undefined;

export type SignableRequest = {
  method: SignedMethod;
  /** The exchange's own origin, which is what it checks, even where requests travel through a proxy. */
  baseUrl: string;
  path: string;
  /** Query for GET and DELETE, JSON body for POST and PUT. */
  params: Readonly<Record<string, ParamValue>>;
};

export type RequestRefusal = SignRefusal | "unknown-method" | "malformed-text";

// The exchange sorts keys as a reader would, "accountId" before "Alpha", and not by code units.
const alphabet = new Intl.Collator("en");

/** A request as the text that both sides hash: method, address and sorted parameters. */
export function requestText(
  request: SignableRequest,
): Result<string, "unknown-method" | "malformed-text"> {
  const { method, baseUrl, path, params } = request;
  const sorted = Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== "")
    .sort(([a], [b]) => alphabet.compare(a, b));
  try {
    const address = encodeURIComponent(baseUrl + path);
    switch (method) {
      case "GET":
      case "DELETE": {
        const query = sorted.map(([key, value]) => `${key}=${value}`).join("&");
        const encoded = encodeURIComponent(query).replaceAll("%2C", "%252C");
        return accept(`${method}&${address}&${encoded}`);
      }
      case "POST":
      case "PUT": {
        const body = encodeURIComponent(JSON.stringify(Object.fromEntries(sorted)));
        const encoded = body.replace(
          /[!'()]/g,
          (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
        );
        return accept(`${method}&${address}&${encoded}`);
      }
      default:
        return refuse("unknown-method");
    }
  } catch {
    // encodeURIComponent refuses half of a surrogate pair.
    return refuse("malformed-text");
  }
}

/** A request's text as the number on the curve's field that is signed. */
export const requestHash = (text: string): bigint =>
  bytesToNumberBE(sha256(new TextEncoder().encode(text))) % P;

/** Signs a request with an exchange key, as the header that goes with it. */
export function signRequest({
  secret,
  ...request
}: SignableRequest & { secret: bigint }): Result<string, RequestRefusal> {
  const text = requestText(request);
  if (!text.ok) return text;
  const signature = signMessageHash(secret, requestHash(text.value));
  return signature.ok ? accept(signatureText(signature.value)) : signature;
}
