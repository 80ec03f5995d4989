// Asks the wallet to learn one of the site's chains.
import { type Chain, type EIP1193Provider, numberToHex } from "viem";
import type { WalletCore } from "../core.ts";
import { strings } from "../strings.ts";
import { currentWallet, type Refused, refused } from "./currentWallet.ts";

type Core = Pick<WalletCore, "config" | "explain">;

export async function addChain(
  { config, explain }: Core,
  { chainId }: { chainId: number },
): Promise<{ ok: true } | Refused> {
  const chain = config.chains.find(({ id }) => id === chainId);
  if (!chain) return refused("invalid", strings.invalid.chainNotConfigured);
  try {
    const wallet = await currentWallet(config);
    if (!wallet.ok) return wallet;
    await requestAddChain(wallet.provider, chain);
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: explain(error) };
  }
}

export async function requestAddChain(provider: EIP1193Provider, chain: Chain): Promise<void> {
  const { id, name, nativeCurrency, rpcUrls, blockExplorers } = chain;
  await provider.request({
    method: "wallet_addEthereumChain",
    params: [
      {
        chainId: numberToHex(id),
        chainName: name,
        nativeCurrency,
        rpcUrls: rpcUrls.default.http,
        ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
      },
    ],
  });
}
