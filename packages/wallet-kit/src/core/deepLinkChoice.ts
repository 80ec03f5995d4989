// Which app the WalletConnect SDK opens for a request; the SDK reads it from the page's storage by this name.
import type { KeyValueStorage } from "../kit/storage.ts";

const deepLinkChoiceKey = "WALLETCONNECT_DEEPLINK_CHOICE";

/** `href` opens the app; the SDK itself puts `/wc?requestId=…` behind it, in place of a slash at its end. */
export function keepDeepLinkChoice(storage: KeyValueStorage, href: string, name: string): void {
  storage.setItem(deepLinkChoiceKey, JSON.stringify({ href, name }));
}

export function hasDeepLinkChoice(storage: KeyValueStorage): boolean {
  return storage.getItem(deepLinkChoiceKey) !== null;
}

export function forgetDeepLinkChoice(storage: KeyValueStorage): void {
  storage.removeItem(deepLinkChoiceKey);
}
