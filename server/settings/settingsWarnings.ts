// What an operator should know of settings that are valid and yet will not do.
import type { SiteSettings } from "../../src/lib/siteSettings.ts";

/** From WalletConnect's own examples: works on a developer's machine, and is refused elsewhere. */
const sampleProjectId = "21fef48091f12692cad574a6f7753643";

/** The first contract of the first account of every development chain: anybody may hold it elsewhere. */
const localCollection = "0x5fbdb2315678afecb367f032d93f642f64180aa3";

export function settingsWarnings(settings: SiteSettings, siteOrigin: string): string[] {
  return settings.network === "local" ? localWarnings(siteOrigin) : realWarnings(settings);
}

function localWarnings(siteOrigin: string): string[] {
  return siteOrigin.startsWith("https:")
    ? ["NETWORK=local at a public SITE_ORIGIN: everybody knows the keys of the local world"]
    : [];
}

function realWarnings({ walletConnect, chains, collection }: SiteSettings): string[] {
  const { projectId } = walletConnect;
  const warnings: string[] = [];
  if (projectId === "") {
    warnings.push(
      "WALLETCONNECT_PROJECT_ID is not set: wallets that connect by WalletConnect will not work",
    );
  } else if (projectId === sampleProjectId || !/^[0-9a-f]{32}$/i.test(projectId)) {
    warnings.push(
      "WALLETCONNECT_PROJECT_ID is a placeholder: wallets that connect by WalletConnect will not work",
    );
  }
  const unreal = chains.filter(({ rpcUrls }) => rpcUrls.every(isExample));
  if (unreal.length > 0) {
    const ids = unreal.map(({ id }) => id).join(", ");
    warnings.push(
      `RPC_URLS is not set: the only nodes of chain ${ids} are examples, not real ones`,
    );
  }
  if (collection.address.toLowerCase() === localCollection) {
    warnings.push("site.config.ts still names the collection of the local world");
  }
  return warnings;
}

function isExample(address: string): boolean {
  return new URL(address).hostname.endsWith(".example");
}
