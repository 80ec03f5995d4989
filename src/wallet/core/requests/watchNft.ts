// Asks the wallet to show a single token of a collection among what the visitor owns.
import { isAddress } from "viem";
import type { WalletCore } from "../core.ts";
import { strings } from "../strings.ts";
import { currentWallet, type Refused, refused } from "./currentWallet.ts";

type Core = Pick<WalletCore, "config" | "explain">;
export type Nft = { address: string; tokenId: number };

export async function watchNft(
  { config, explain }: Core,
  { address, tokenId }: Nft,
): Promise<{ ok: true } | Refused> {
  if (!isAddress(address)) return refused("invalid", strings.invalid.address);
  try {
    const wallet = await currentWallet(config);
    if (!wallet.ok) return wallet;
    // EIP-747 as extended for single tokens: viem's types know only ERC-20.
    const request = wallet.provider.request as (asked: {
      method: string;
      params: unknown;
    }) => Promise<unknown>;
    const added = await request({
      method: "wallet_watchAsset",
      params: { type: "ERC721", options: { address, tokenId: String(tokenId) } },
    });
    return added ? { ok: true } : refused("rejected", "");
  } catch (error) {
    return { ok: false, reason: explain(error) };
  }
}
