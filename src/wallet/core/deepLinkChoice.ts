// Which wallet app the WalletConnect SDK opens for a request; the SDK reads it from the page's storage by this name.
import type { KeyValueStorage } from "../kit/storage.ts";

const deepLinkChoiceKey = "WALLETCONNECT_DEEPLINK_CHOICE";

/** `uri` is the link that opens the wallet; what follows its question mark belongs to one pairing only. */
export function keepDeepLinkChoice(storage: KeyValueStorage, uri: string, name: string): void {
  const href = uri.split("?")[0];
  storage.setItem(deepLinkChoiceKey, JSON.stringify({ href, name }));
}

export function forgetDeepLinkChoice(storage: KeyValueStorage): void {
  storage.removeItem(deepLinkChoiceKey);
}
