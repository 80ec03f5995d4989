// Somebody who asks the API anything, as a page of the site would unless told otherwise, for tests.
import type { Hex } from "viem";
import { signInStatement } from "../../src/lib/signInStatement.ts";
import { messageFor } from "../signIn/testing/browser.ts";

export type ApiTestRequest = {
  headers?: Record<string, string>;
  body?: object | string | Uint8Array<ArrayBuffer>;
};
export type ApiTestResponse = { status: number; headers: Headers; body: unknown };
export type Ask = (operation: string, asked?: ApiTestRequest) => Promise<ApiTestResponse>;

/** Each asker comes from an address of its own, and keeps its cookies. */
export function createAsker(port: number, { siteOrigin = "", address = "192.0.2.1" } = {}): Ask {
  const cookies = new Map<string, string>();
  return async (operation, { headers = {}, body } = {}) => {
    const [method = "", path = ""] = operation.split(" ");
    const isBare = body === undefined || typeof body === "string" || body instanceof Uint8Array;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        "X-Forwarded-For": address,
        Cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; "),
        ...(method !== "GET" && { Origin: siteOrigin, "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: isBare ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.endsWith("json");
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== "" ? JSON.parse(text) : text,
    };
  };
}

type Signer = { address: string; signMessage(signed: { message: string }): Promise<Hex> };

/** What a wallet would send to sign in with. */
export async function signed(
  ask: Ask,
  account: Signer,
  siteOrigin: string,
  statement = signInStatement,
) {
  const { body } = await ask("POST /api/sign-in/nonce", { body: {} });
  const { nonce } = body as { nonce: string };
  const message = messageFor(account.address, nonce, { siteOrigin, statement });
  return { message, signature: await account.signMessage({ message }) };
}
