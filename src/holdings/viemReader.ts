// Reads the collection through viem, many owners in one call.
import {
  type Address,
  getChainContractAddress,
  type Hex,
  multicall3Abi,
  type PublicClient,
  parseAbi,
} from "viem";
import type { CollectionReader } from "./contractPlace.ts";

const abi = parseAbi(["function balanceOf(address owner) view returns (uint256)"]);

export function viemReader(
  client: Pick<PublicClient, "readContract" | "chain">,
  collection: Address,
): CollectionReader {
  return {
    async balanceOf(owner) {
      const balance = await client.readContract({
        address: collection,
        abi,
        functionName: "balanceOf",
        args: [owner as Address],
      });
      return Number(balance);
    },
    async ownersOf(ids) {
      if (!client.chain) throw new Error("the collection's chain is not known");
      // Not viem's multicall: that tells a node's failure like a contract's refusal, and encodes ten times slower.
      const answers = await client.readContract({
        address: getChainContractAddress({ chain: client.chain, contract: "multicall3" }),
        abi: multicall3Abi,
        functionName: "aggregate3",
        args: [
          ids.map((id) => ({ target: collection, allowFailure: true, callData: askOwnerOf(id) })),
        ],
      });
      // A call that the contract itself refused means no owner.
      return answers.map(({ success, returnData }) => (success ? addressIn(returnData) : null));
    },
  };
}

/** `ownerOf(uint256)` and its argument. */
const askOwnerOf = (id: number): Hex => `0x6352211e${id.toString(16).padStart(64, "0")}`;

/** The address at the end of one word, in lower case; null where there is anything else. */
const addressIn = (word: Hex): Address | null =>
  word.length === 66 ? `0x${word.slice(26).toLowerCase()}` : null;
