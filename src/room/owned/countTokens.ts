// Counts an account's tokens of a collection on its chain, through the wallet kit's own nodes.

import type { WalletKit } from "@loamstead/wallet-kit";
import { type Address, parseAbi } from "viem";
import { getPublicClient } from "wagmi/actions";
import type { CountPieceTokens } from "./ownedPieces.ts";

const abi = parseAbi(["function balanceOf(address owner) view returns (uint256)"]);

export const countTokens =
  (kit: WalletKit): CountPieceTokens =>
  async ({ chainId, address }, owner) => {
    const { config } = await kit.core();
    const client = getPublicClient(config, { chainId });
    if (!client) throw new Error(`no node is configured for chain ${chainId}`);
    const balance = await client.readContract({
      address: address as Address,
      abi,
      functionName: "balanceOf",
      args: [owner as Address],
    });
    return Number(balance);
  };
