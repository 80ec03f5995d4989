// Puts one wallet on the page: its panel, its memory, its announcement, and a handle for tests.
import { type DevAccountName, devAccounts } from "../chain/accounts.ts";
import { type Auto, autoPrompt } from "./autoPrompt.ts";
import { createWallet, type Provider } from "./createWallet.ts";
import { openHomePanel } from "./panel/homePanel.ts";
import { panelPrompt } from "./panel/panelPrompt.ts";
import { walletAccounts } from "./walletAccounts.ts";
import type { LocalChainOption } from "./walletChains.ts";
import type { WalletOptions } from "./walletOptions.ts";

export type WalletHandle = {
  readonly name: string;
  readonly provider: Provider;
  /** Opens the wallet's own panel: account, network, parting from the site. */
  open(): void;
  chooseAccount(nameOrAddress: string): void;
  chooseChain(id: number): void;
  disconnect(): void;
  setAuto(auto: Auto | "ask"): void;
};

const currency = { symbol: "ETH", decimals: 18 };

export function openWallet(options: WalletOptions): WalletHandle {
  const { name, icon, rdns } = options;
  const { origin } = location;
  const memory = `local-wallet:${rdns}`;
  const ask = panelPrompt({ name, icon });
  let auto = options.auto;

  const accounts = walletAccounts(options.accounts);
  const addressOf = (key: string) =>
    Object.hasOwn(devAccounts, key) ? devAccounts[key as DevAccountName].address : key;
  const chain = (id: number, title: string): LocalChainOption => ({
    id,
    name: title,
    ...currency,
    rpcUrl: new URL(String(id), options.rpc).href,
    known: options.knownChains.includes(id),
  });

  const wallet = createWallet({
    origin,
    accounts,
    startAccount: addressOf(options.account),
    chains: [chain(1, "Ethereum"), chain(10, "OP Mainnet")],
    prompt: (request) => (auto === "ask" ? ask : autoPrompt(auto))(request),
    fetch: (url, init) => fetch(url, init),
    storage: storageUnder(memory),
    report: (error) => reportError(error),
  });
  const provider = Object.assign(
    wallet.provider,
    Object.fromEntries(options.flags.map((flag) => [flag, true])),
  );

  addEventListener("storage", ({ key }) => {
    if (key === memory || key === null) wallet.reread();
  });
  for (const place of options.inject) Object.assign(globalThis, { [place]: provider });
  if (options.announce) {
    announce(globalThis, { uuid: crypto.randomUUID(), name, icon, rdns }, provider);
  }

  return {
    name,
    provider,
    open: () => openHomePanel(wallet, { name, icon, origin }),
    chooseAccount: (nameOrAddress) => wallet.chooseAccount(addressOf(nameOrAddress)),
    chooseChain: wallet.chooseChain,
    disconnect: wallet.disconnect,
    setAuto(next) {
      auto = next;
    },
  };
}

/** A page that may not store still has a wallet; it only forgets. */
function storageUnder(key: string) {
  let unsaved: string | null = null;
  return {
    read(): string | null {
      try {
        return localStorage.getItem(key);
      } catch {
        return unsaved;
      }
    },
    write(value: string) {
      unsaved = value;
      try {
        localStorage.setItem(key, value);
      } catch {
        // Kept above for as long as the page lives.
      }
    },
  };
}

type ProviderInfo = {
  readonly uuid: string;
  readonly name: string;
  readonly icon: string;
  readonly rdns: string;
};

/** EIP-6963: makes the wallet known to the page, now and whenever the page asks. */
function announce(page: EventTarget, info: ProviderInfo, provider: Provider): void {
  const detail = Object.freeze({ info: Object.freeze({ ...info }), provider });
  const say = () => {
    page.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
  };
  page.addEventListener("eip6963:requestProvider", say);
  say();
}
