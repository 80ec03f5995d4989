// The page script: opens the wallets that the page's settings ask for.
import { openWallet, type WalletHandle } from "./openWallet.ts";
import { defaultWalletOptions, readWalletOptions } from "./walletOptions.ts";

declare global {
  /** Set by a test before the page loads: one set of settings, or a list for several wallets. */
  var localWalletOptions: unknown;
  var localWallets: readonly WalletHandle[] | undefined;
}

// Gone once the script has run, so it is read first of all.
const script = document.currentScript as HTMLScriptElement | null;
const defaults = defaultWalletOptions(new URL("rpc/", script?.src ?? location.href).href);
const [fromTag = defaults] = readWalletOptions(defaults, { ...script?.dataset });

// In frames the wallet stays away, as it would not be asked twice about one page. A Safe's frame
// above all: there, the Safe is the wallet.
if (globalThis.self === globalThis.top && !globalThis.localWallets) {
  const chosen = isAway() ? [] : readWalletOptions(fromTag, globalThis.localWalletOptions);
  globalThis.localWallets = chosen.map(openWallet);
}

/** `?wallet=away` is a visit without a wallet, for as long as the tab is open. */
function isAway(): boolean {
  const asked = new URLSearchParams(location.search).get("wallet");
  try {
    if (asked !== null) sessionStorage.setItem("local-wallet", asked);
    return sessionStorage.getItem("local-wallet") === "away";
  } catch {
    return asked === "away";
  }
}
