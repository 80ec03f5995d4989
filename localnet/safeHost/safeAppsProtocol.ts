// The envelopes of the Safe Apps protocol: what an embedded site sends, and what it is sent back.
type SafeAppRequest = {
  readonly id: string;
  readonly method: string;
  readonly params: unknown;
};

export type SafeAppResponse = { readonly id: string; readonly version: string } & (
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: string }
);

/** The SDK looks at the first number and refuses hosts that say none. */
const version = "9.1.0";

/** Undefined for anything else that a page may post: extensions and tools do that too. */
export function readRequest(data: unknown): SafeAppRequest | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { id, method, params, env } = data as Record<string, unknown>;
  const fromSdk = typeof env === "object" && env !== null && "sdkVersion" in env;
  if (typeof id !== "string" || typeof method !== "string" || !fromSdk) return undefined;
  return { id, method, params };
}

export function success(id: string, data: unknown): SafeAppResponse {
  return { id, success: true, version, data };
}

export function failure(id: string, error: string): SafeAppResponse {
  return { id, success: false, version, error };
}
