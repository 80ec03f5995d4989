// The fields in a wallet of one's own, read from the collection's contract.
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
