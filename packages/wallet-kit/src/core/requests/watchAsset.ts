// Asks the wallet to show a token, or one piece of a collection, among what the visitor owns.
import { isAddress } from "viem";
import type { WalletCore } from "../core.ts";
import { coreErrors } from "../failures/strings.ts";
import { currentWallet, type RefusedRequest, refuseRequest } from "./currentWallet.ts";

type Core = Pick<WalletCore, "config" | "explain" | "language">;
/** An ERC-20 token; its symbol has at most eleven letters. */
export type Token = { address: string; symbol: string; decimals: number; image?: string };

/** Asks the connected wallet to show a token among what its owner has. */
export async function watchAsset(
  core: Core,
  { address, symbol, decimals, image }: Token,
): Promise<{ ok: true } | RefusedRequest> {
  if (!isAddress(address)) return refuseRequest("invalid", coreErrors.address);
  if (symbol.length < 1 || symbol.length > 11) return refuseRequest("invalid", coreErrors.symbol);
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    return refuseRequest("invalid", coreErrors.decimals);
  }
  try {
    const wallet = await currentWallet(core);
    if (!wallet.ok) return wallet;
    const added = await wallet.provider.request({
      method: "wallet_watchAsset",
      params: {
        type: "ERC20",
        options: { address, symbol, decimals, ...(image !== undefined && { image }) },
      },
    });
    return added ? { ok: true } : refuseRequest("rejected", "");
  } catch (error) {
    return { ok: false, reason: core.explain(error) };
  }
}

type Nft = { address: string; tokenId: number };

/** Asks the connected wallet to show a token of a collection among its own. */
export async function watchNft(
  core: Core,
  { address, tokenId }: Nft,
): Promise<{ ok: true } | RefusedRequest> {
  if (!isAddress(address)) return refuseRequest("invalid", coreErrors.address);
  try {
    const wallet = await currentWallet(core);
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
    return added ? { ok: true } : refuseRequest("rejected", "");
  } catch (error) {
    return { ok: false, reason: core.explain(error) };
  }
}
