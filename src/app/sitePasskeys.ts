// Where visitors may have an account by passkey, and what the site's server is asked about it.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { isRecord } from "@loamstead/lib/shape.ts";
import type { PasskeySite } from "@loamstead/wallet-kit";
import { link } from "../lib/link.ts";
import { loadSettings } from "./loadSettings.ts";

const patience = 10_000;

type Answer = Awaited<ReturnType<PasskeySite["find"]>>;
type Hex = `0x${string}`;

export async function sitePasskeys(): Promise<PasskeySite | null> {
  const { passkeys } = await loadSettings();
  if (!passkeys) return null;
  return {
    rpId: passkeys.rpId,
    hasSigners: passkeys.hasSigners === true,
    find: (id, signal, account) => ask("/api/passkeys/find", { id, account }, signal),
    recover: (assertions, signal, account) =>
      ask("/api/passkeys/recover", { assertions, account }, signal),
  };
}

async function ask(path: string, body: object, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(link(path), {
      method: "POST",
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    // What the server cannot make an account of will not be one the next time either.
    if (response.status === 400 || response.status === 404) return refuse("not-found");
    const found: unknown = await response.json();
    return response.ok && isFound(found) ? accept(found) : refuse("unreachable");
  } catch {
    return refuse("unreachable");
  }
}

function isFound(found: unknown): found is { x: Hex; y: Hex; address: Hex } {
  if (!isRecord(found)) return false;
  const { x, y, address } = found;
  return isHex(x, 32) && isHex(y, 32) && isHex(address, 20);
}

const isHex = (found: unknown, bytes: number): found is Hex =>
  typeof found === "string" && /^0x[\da-f]*$/i.test(found) && found.length === 2 + 2 * bytes;
