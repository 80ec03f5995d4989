// The places where a holder's fields may lie: a wallet of their own, by the contract, and the unlocked exchange.
import {
  type Address,
  getChainContractAddress,
  type Hex,
  multicall3Abi,
  type PublicClient,
  parseAbi,
} from "viem";
import type { ExchangeSession } from "../exchange/index.ts";
import type { HoldingsPlace } from "./listFields.ts";

export type CollectionReader = {
  balanceOf(address: string): Promise<number>;
  /** Null for a token that is nobody's. */
  ownersOf(ids: readonly number[]): Promise<readonly (string | null)[]>;
};

type ContractPlaceParts = {
  reader: CollectionReader;
  size: number;
  /** An index that may know the answer already, such as the server's; its word is checked. */
  suggest?: (address: string) => Promise<readonly number[]>;
};

const chunk = 500;

/** Asks the collection itself, which has the last word; suggestions only save it questions. */
export function contractPlace({ reader, size, suggest }: ContractPlaceParts): HoldingsPlace {
  return {
    name: "contract",
    async list(address, signal) {
      const wanted = await reader.balanceOf(address);
      if (wanted === 0) return [];

      const owned = new Set<number>();
      const check = async (ids: readonly number[]) => {
        signal?.throwIfAborted();
        const owners = await reader.ownersOf(ids);
        ids.forEach((id, index) => {
          if (owners[index]?.toLowerCase() === address.toLowerCase()) owned.add(id);
        });
      };

      const suggested = (await suggest?.(address).catch(() => [])) ?? [];
      const known = suggested.filter((id) => Number.isInteger(id) && id >= 0 && id < size);
      for (const ids of chunksOf([...new Set(known)])) await check(ids);
      // What the index has missed is somewhere among the rest.
      for (let from = 0; from < size && owned.size < wanted; from += chunk) {
        const length = Math.min(chunk, size - from);
        const rest = Array.from({ length }, (_, index) => from + index);
        await check(rest.filter((id) => !owned.has(id)));
      }
      return [...owned].sort((a, b) => a - b);
    },
  };
}

function chunksOf(ids: readonly number[]): number[][] {
  const chunks: number[][] = [];
  for (let from = 0; from < ids.length; from += chunk) chunks.push(ids.slice(from, from + chunk));
  return chunks;
}

const abi = parseAbi(["function balanceOf(address owner) view returns (uint256)"]);

/** Reads the collection through viem, many owners in one call. */
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

/** Null while the session is locked: then there is no such place to ask. */
export function exchangePlace(
  session: Pick<ExchangeSession, "get" | "holdings">,
  { address: collection, size }: { address: string; size: number },
): HoldingsPlace | null {
  if (session.get().lock !== "unlocked") return null;
  return {
    name: "exchange",
    async list() {
      const answer = await session.holdings(collection);
      if (answer === null) throw new Error("the exchange session ended meanwhile");
      if (!answer.ok) throw new Error(`the exchange did not answer: ${answer.reason.kind}`);
      return answer.value.flatMap(({ tokenId }) =>
        tokenId < BigInt(size) ? [Number(tokenId)] : [],
      );
    },
  };
}
