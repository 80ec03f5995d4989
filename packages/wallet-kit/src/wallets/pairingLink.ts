// The link that hands a pairing code to a wallet's app on the phone that shows this page.
import type { Platform } from "./environment.ts";
import type { Wallet } from "./wallet.ts";

export function pairingLink({ app }: Pick<Wallet, "app">, uri: string, platform: Platform): string {
  // Android itself asks which of the installed wallets is to take a code.
  if (!app || platform === "Android") return uri;
  const { scheme, universal = scheme, query } = app;
  const place = platform === "iOS" ? scheme : universal;
  const slash = place.endsWith("/") ? "" : "/";
  return `${place}${slash}wc?uri=${encodeURIComponent(uri)}${query ? `&${query}` : ""}`;
}
