// Asks the wallet to show a token among what the visitor owns.
import { isAddress } from "viem";
import type { WalletCore } from "../core.ts";
import { strings } from "../strings.ts";
import { currentWallet, type Refused, refused } from "./currentWallet.ts";

type Core = Pick<WalletCore, "config" | "explain">;
export type Token = { address: string; symbol: string; decimals: number; image?: string };

export async function watchAsset(
  { config, explain }: Core,
  { address, symbol, decimals, image }: Token,
): Promise<{ ok: true } | Refused> {
  if (!isAddress(address)) return refused("invalid", strings.invalid.address);
  if (symbol.length < 1 || symbol.length > 11) return refused("invalid", strings.invalid.symbol);
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    return refused("invalid", strings.invalid.decimals);
  }
  try {
    const wallet = await currentWallet(config);
    if (!wallet.ok) return wallet;
    const added = await wallet.provider.request({
      method: "wallet_watchAsset",
      params: {
        type: "ERC20",
        options: { address, symbol, decimals, ...(image !== undefined && { image }) },
      },
    });
    return added ? { ok: true } : refused("rejected", "");
  } catch (error) {
    return { ok: false, reason: explain(error) };
  }
}
