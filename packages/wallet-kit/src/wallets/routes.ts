// The ways to a wallet that several wallets share.
import type { Route } from "../core/core.ts";
import type { Seen } from "./wallet.ts";

export function announcedRoute(rdns: readonly string[], seen: Seen): Route | undefined {
  const found = rdns.find((name) => seen.announced.includes(name));
  return found === undefined ? undefined : { kind: "announced", rdns: found };
}

export function flaggedRoute(flag: string, seen: Seen): Route | undefined {
  const has = seen.environment.provider?.flags.includes(flag);
  return has ? { kind: "injected", flag } : undefined;
}
