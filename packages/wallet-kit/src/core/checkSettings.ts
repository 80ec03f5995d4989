// Refuses settings that no chain could be reached with, in words for whoever wrote them.
import type { ChainSettings, WalletSettings } from "../kit/settings.ts";

/** Throws for the first thing that is wrong. */
export function checkSettings({ chains, initialChain }: WalletSettings): void {
  if (!Array.isArray(chains) || chains.length === 0) throw wrong("there is no chain");
  chains.forEach(checkChain);
  const ids = chains.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw wrong(`chain ${twice} is there twice`);
  if (initialChain !== undefined && !ids.includes(initialChain)) {
    throw wrong(`initialChain ${initialChain} is not among the chains`);
  }
}

function checkChain({ id, rpcUrls, name, nativeCurrency, explorer }: ChainSettings): void {
  if (!Number.isSafeInteger(id) || id < 1) throw wrong(`${id} is no id of a chain`);
  if (!Array.isArray(rpcUrls)) throw wrong(`chain ${id} has no list of rpcUrls`);
  if (name === "") throw wrong(`the name of chain ${id} is empty`);
  if (nativeCurrency !== undefined) {
    const { symbol, decimals } = nativeCurrency;
    if (!nativeCurrency.name || !symbol) {
      throw wrong(`the nativeCurrency of chain ${id} needs a name and a symbol`);
    }
    if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
      throw wrong(`the nativeCurrency of chain ${id} has ${decimals} decimals`);
    }
  }
  if (explorer !== undefined && !/^https?:\/\/./.test(explorer.url)) {
    throw wrong(`the explorer of chain ${id} has no http address: ${explorer.url}`);
  }
}

const wrong = (words: string) => new TypeError(`Settings of the wallet kit: ${words}.`);
