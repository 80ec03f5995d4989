// How many of the counted pieces a holder owns: asked of the chain, and remembered for a while.
import { createCache } from "../../src/lib/cache.ts";
import type { ModelId } from "../../src/room/model/room.ts";
import type { Collection, CountTokens } from "../ownership/countTokens.ts";

/** A piece of the catalogue that is a collectible: a holder has as many as tokens of its collection. */
export type CountedPiece = Collection & { readonly piece: ModelId };

export type OwnedCount = (piece: CountedPiece, owner: string) => Promise<number>;

type Parts = {
  readonly countTokens: CountTokens;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

type Known = { count: number; until: number; asking: Promise<void> | null };

const FRESH = 60_000;
/** Nobody waits again and again for a chain that does not answer. */
const SILENT = 10_000;
const MOST_KNOWN = 5_000;

export function createOwnedCount({ countTokens, now }: Parts): OwnedCount {
  const all = createCache<Known>(MOST_KNOWN);

  function knownOf(key: string): Known {
    const known = all.get(key) ?? { count: 0, until: Number.NEGATIVE_INFINITY, asking: null };
    all.set(key, known);
    return known;
  }

  async function ask(known: Known, piece: CountedPiece, owner: string): Promise<void> {
    const count = await countTokens(piece, owner).catch(() => null);
    known.asking = null;
    known.until = now() + (count === null ? SILENT : FRESH);
    // A chain that does not answer makes nobody an owner, and takes nothing from one.
    if (count !== null) known.count = count;
  }

  return async (piece, owner) => {
    const known = knownOf(`${piece.chainId} ${piece.address} ${owner}`);
    if (known.until > now()) return known.count;
    const isFirst = known.until === Number.NEGATIVE_INFINITY;
    known.asking ??= ask(known, piece, owner);
    // What was known last is told at once; whoever looks next sees what is so now.
    if (isFirst) await known.asking;
    return known.count;
  };
}
