// The ways to a wallet that several wallets share.
import type { WalletRoute } from "../core/route.ts";
import type { Seen } from "./wallet.ts";

/** To the first of these names that has announced itself on the page (EIP-6963). */
export function announcedRoute(rdns: readonly string[], seen: Seen): WalletRoute | undefined {
  const found = rdns.find((name) => seen.announced.includes(name));
  return found === undefined ? undefined : { kind: "announced", rdns: found };
}

/** To the page's own provider, where it carries this flag, such as `isRainbow`. */
export function flaggedRoute(flag: string, seen: Seen): WalletRoute | undefined {
  const has = seen.environment.provider?.flags.includes(flag);
  return has ? { kind: "injected", flag } : undefined;
}
