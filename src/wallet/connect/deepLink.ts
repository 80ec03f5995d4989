// The address that opens a wallet's app on this phone, with the pairing code in it.
import type { Platform } from "../wallets/environment.ts";
import type { Wallet } from "../wallets/wallet.ts";

export function deepLink({ mobileLink }: Wallet, uri: string, platform: Platform): string {
  return mobileLink?.(uri, platform) ?? uri;
}
