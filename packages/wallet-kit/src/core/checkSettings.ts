// Refuses settings that no chain could be reached with, in words for whoever wrote them.
import type { ChainSettings, WalletSettings } from "../kit/settings.ts";

/** Throws for the first thing that is wrong. */
export function checkSettings({ chains, initialChain }: WalletSettings): void {
  const ids: number[] = [];
  for (const chain of chains ?? []) {
    const { id } = chain;
    const [field] = Object.entries(soundness(chain)).find(([, isSound]) => !isSound) ?? [];
    if (field) throw wrong(`${field} of chain ${id}`, chain[field as keyof ChainSettings]);
    if (ids.includes(id)) throw wrong("chain that is there twice", id);
    ids.push(id);
  }
  if (ids.length === 0) throw wrong("chains", chains);
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

const wrong = (what: string, value: unknown) =>
  new TypeError(`Settings of the wallet kit: no good ${what}: ${JSON.stringify(value)}`);
