// Refuses settings that no chain could be reached with, in words for whoever wrote them.
import type { ChainSettings, WalletSettings } from "../kit/settings.ts";
import type { WalletFailure } from "./failures/walletFailure.ts";

/** Throws for the first thing that is wrong. `noChains` is what the visitor is told of a site without any. */
export function checkSettings({ chains, initialChain }: WalletSettings, noChains: string): void {
  const ids: number[] = [];
  for (const chain of chains ?? []) {
    const { id } = chain;
    const [field] = Object.entries(soundness(chain)).find(([, isSound]) => !isSound) ?? [];
    if (field) throw wrong(`${field} of chain ${id}`, chain[field as keyof ChainSettings]);
    if (ids.includes(id)) throw wrong("chain that is there twice", id);
    ids.push(id);
  }
  if (ids.length === 0) {
    const cause: WalletFailure = { kind: "no-chains", words: noChains };
    throw wrong("chains", chains, { cause });
  }
  if (initialChain !== undefined && !ids.includes(initialChain)) {
    throw wrong("initialChain that is not among the chains", initialChain);
  }
}

function soundness({ id, rpcUrls, name, nativeCurrency: currency, explorer }: ChainSettings) {
  return {
    id: Number.isSafeInteger(id) && id > 0,
    rpcUrls: Array.isArray(rpcUrls),
    name: name !== "",
    nativeCurrency:
      !currency ||
      (currency.name &&
        currency.symbol &&
        Number.isInteger(currency.decimals) &&
        currency.decimals >= 0),
    explorer: !explorer || /^https?:\/\/./.test(explorer.url),
  };
}

const wrong = (what: string, value: unknown, why?: { cause: WalletFailure }) => {
  const words = `Settings of the wallet kit: no good ${what}: ${JSON.stringify(value)}`;
  return new TypeError(why ? `${words}. ${why.cause.words}` : words, why);
};
