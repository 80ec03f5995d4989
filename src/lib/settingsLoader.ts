// Fetches what the server tells the page, once, and refuses what this page cannot work with.
import { once } from "@loamstead/lib/once.ts";
import { isRecord } from "@loamstead/lib/shape.ts";
import type { SiteSettings } from "./siteSettings.ts";

export type SettingsLoader = () => Promise<SiteSettings>;

/** One request for all who ask; after a failure the next to ask tries again. */
export const settingsLoader = (fetchText: () => Promise<string>): SettingsLoader =>
  once(async () => readSettings(await fetchText()));

/** Throws unless the text is what this version of the site can work with. */
function readSettings(text: string): SiteSettings {
  const value: unknown = JSON.parse(text);
  if (!isSettings(value))
    throw new TypeError("The server's settings are not what this page expects.");
  // A process of the version before tells nothing of them.
  return Object.assign({ passkeys: null }, value);
}

// By hand, since a schema library would weigh more than all that asks for it.
function isSettings(value: unknown): value is SiteSettings {
  if (!isRecord(value)) return false;
  const { chains, tokens, walletConnect, collection, exchange, passkeys } = value;
  return (
    typeof value.appName === "string" &&
    Array.isArray(chains) &&
    chains.length > 0 &&
    chains.every(
      (chain) =>
        isRecord(chain) &&
        Number.isSafeInteger(chain.id) &&
        Array.isArray(chain.rpcUrls) &&
        chain.rpcUrls.every((url) => typeof url === "string"),
    ) &&
    Array.isArray(tokens) &&
    isRecord(walletConnect) &&
    typeof walletConnect.projectId === "string" &&
    isRecord(collection) &&
    isRecord(exchange) &&
    (passkeys === undefined ||
      passkeys === null ||
      (isRecord(passkeys) && typeof passkeys.rpId === "string"))
  );
}
