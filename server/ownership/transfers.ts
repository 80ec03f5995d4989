// Transfers of the collection as the chain tells them, one at a time or in batches (ERC-2309).
import { type Address, type PublicClient, parseAbi } from "viem";

/** Everything from `first` to `last` went to `to`; zero means that it is nobody's any more. */
export type Transfer = { block: number; logIndex: number; first: number; last: number; to: string };

/** What the indexer asks of a node. All of it may throw; then it is asked again later. */
export type ChainReader = {
  head(): Promise<number>;
  /** Null where there is no such block (any more). */
  blockHash(number: number): Promise<string | null>;
  /** In the order in which they happened. */
  transfers(from: number, to: number): Promise<readonly Transfer[]>;
};

const events = parseAbi([
  "event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)",
  "event ConsecutiveTransfer(uint256 indexed fromTokenId, uint256 toTokenId, address indexed fromAddress, address indexed toAddress)",
]);

export function chainReader(
  client: Pick<PublicClient, "getBlockNumber" | "getBlock" | "getLogs">,
  collection: { address: Address; size: number },
): ChainReader {
  return {
    // A cached head would hide new blocks from an indexer that looks often.
    head: async () => Number(await client.getBlockNumber({ cacheTime: 0 })),

    async blockHash(number) {
      try {
        const { hash } = await client.getBlock({ blockNumber: BigInt(number) });
        return hash;
      } catch (error) {
        if (error instanceof Error && error.name === "BlockNotFoundError") return null;
        throw error;
      }
    },

    async transfers(from, to) {
      const logs = await client.getLogs({
        address: collection.address,
        events,
        fromBlock: BigInt(from),
        toBlock: BigInt(to),
        strict: true,
      });
      return logs
        .map((log): Transfer => {
          const at = { block: Number(log.blockNumber), logIndex: log.logIndex };
          if (log.eventName === "Transfer") {
            const id = Number(log.args.tokenId);
            return { ...at, first: id, last: id, to: log.args.to.toLowerCase() };
          }
          const { fromTokenId, toTokenId, toAddress } = log.args;
          const last = Math.min(Number(toTokenId), collection.size - 1);
          return { ...at, first: Number(fromTokenId), last, to: toAddress.toLowerCase() };
        })
        .filter(({ first, last }) => first <= last && last < collection.size)
        .sort((a, b) => a.block - b.block || a.logIndex - b.logIndex);
    },
  };
}
