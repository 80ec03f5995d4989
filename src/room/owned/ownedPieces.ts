// How many of each counted piece the connected account owns; nobody connected owns none.
import { Listeners } from "@loamstead/lib/watched.ts";
import type { ModelId } from "../model/room.ts";

/** A piece of the catalogue that is a collectible: as many as the account has tokens of that collection. */
export type CountedPiece = {
  readonly piece: ModelId;
  readonly chainId: number;
  readonly address: string;
};

/** Throws where the chain does not answer. */
export type CountPieceTokens = (counted: CountedPiece, owner: string) => Promise<number>;

export type OwnedPieces = {
  /** The same map for good, so that a catalogue over it always tells what is so now. */
  readonly counts: ReadonlyMap<ModelId, number>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly setOwner: (owner: string | null) => Promise<void>;
};

export function openOwnedPieces(
  pieces: readonly CountedPiece[],
  count: CountPieceTokens,
): OwnedPieces {
  const counts = new Map<ModelId, number>(pieces.map(({ piece }) => [piece, 0]));
  const changes = new Listeners();
  let current: string | null = null;

  function set(piece: ModelId, owned: number): void {
    if (counts.get(piece) === owned) return;
    counts.set(piece, owned);
    changes.tell();
  }

  return {
    counts,
    subscribe: changes.add,
    async setOwner(owner) {
      if (owner === current) return;
      current = owner;
      for (const { piece } of pieces) set(piece, 0);
      if (owner === null) return;
      await Promise.all(
        pieces.map(async (counted) => {
          // A chain that does not answer makes nobody an owner, and takes no room away.
          const owned = await count(counted, owner).catch(() => 0);
          if (current === owner) set(counted.piece, owned);
        }),
      );
    },
  };
}
