// Showing a token in the wallet.
import { isAddress } from "viem";
import { invalidParams } from "./rpcError.ts";
import type { Method } from "./walletContext.ts";

const singleTypes = ["ERC721", "ERC1155"];

export const assetMethods: Record<string, Method> = {
  async wallet_watchAsset(wallet, [wanted]) {
    const asset = readAsset(wanted);
    await wallet.ask("wallet_watchAsset", () => ({ kind: "watchAsset", ...asset }));
    return true;
  },
};

function readAsset(wanted: unknown) {
  const { type, options } = (wanted ?? {}) as Record<string, unknown>;
  const single = typeof type === "string" && singleTypes.includes(type);
  if (typeof type !== "string" || (type !== "ERC20" && !single)) {
    throw invalidParams("The wallet shows assets of type ERC20, ERC721 and ERC1155.");
  }
  const { address, symbol, tokenId } = (options ?? {}) as Record<string, unknown>;
  if (typeof address !== "string" || !isAddress(address, { strict: false })) {
    throw invalidParams("The asset has no address.");
  }
  if (single && (typeof tokenId !== "string" || !/^\d{1,78}$/.test(tokenId))) {
    throw invalidParams("A single token needs its tokenId, as decimal digits.");
  }
  if (type === "ERC20" && (typeof symbol !== "string" || !/^\S{1,11}$/.test(symbol))) {
    throw invalidParams("The asset needs a symbol of up to 11 characters.");
  }
  return {
    type,
    address,
    symbol: typeof symbol === "string" ? symbol : "",
    ...(single && { tokenId: String(tokenId) }),
  };
}
