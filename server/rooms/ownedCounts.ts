// How many of the counted pieces a holder owns: asked of the chain, and remembered for a while.
import type { ModelId } from "../../src/room/model/room.ts";
import type { Collection, CountTokens } from "../ownership/countTokens.ts";
import { createAnswerCache } from "./answerCache.ts";

/** A piece of the catalogue that is a collectible: a holder has as many as tokens of its collection. */
export type PieceCollection = Collection & { readonly piece: ModelId };

export type OwnedCount = (piece: PieceCollection, owner: string) => Promise<number>;

type Parts = {
  readonly countTokens: CountTokens;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

export function createOwnedCount({ countTokens, now }: Parts): OwnedCount {
  const remembered = createAnswerCache({
    keyOf: ({ piece: { chainId, address }, owner }: { piece: PieceCollection; owner: string }) =>
      `${chainId} ${address} ${owner}`,
    async ask({ piece, owner }) {
      const count = await countTokens(piece, owner);
      // A chain that does not answer makes nobody an owner, and takes nothing from one.
      return count === null ? null : { value: count };
    },
    unknown: 0,
    now,
  });
  return (piece, owner) => remembered({ piece, owner });
}
