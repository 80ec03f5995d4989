// EIP-6963: makes the wallet known to the page, now and whenever the page asks.
import type { Provider } from "./createWallet.ts";

type ProviderInfo = {
  readonly uuid: string;
  readonly name: string;
  readonly icon: string;
  readonly rdns: string;
};

export function announce(page: EventTarget, info: ProviderInfo, provider: Provider): void {
  const detail = Object.freeze({ info: Object.freeze({ ...info }), provider });
  const say = () => {
    page.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
  };
  page.addEventListener("eip6963:requestProvider", say);
  say();
}
