// Holds what goes on at the same time to a number: in all, and of each network that it is for (semaphore).
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Network } from "./ipAddress.ts";

/** Of what there is no place left: of those of one network, or of all. */
export type LimitReached = "network" | "all";

export type ConcurrencyLimit = {
  /** Takes a place or several; what comes back gives them up again, once however often it is called. */
  take(networks: readonly Network[], places?: number): Result<() => void, LimitReached>;
  taken(): number;
};

/** A household has an eighth, and each network around it, if it has any, twice as much. */
const PARTS = [8, 4, 2];
/** Of the last quarter only those have some who hold next to nothing. */
const isScarce = (taken: number, most: number) => taken * 4 >= most * 3;
const LITTLE = 128;

export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  const held = new Map<string, number>();
  let taken = 0;

  const heldBy = ({ name }: Network) => held.get(name) ?? 0;
  const partOf = (part: number) => Math.max(1, Math.floor(most / part));

  function count(networks: readonly Network[], by: number): void {
    taken += by;
    for (const network of networks) {
      const holds = heldBy(network) + by;
      if (holds > 0) held.set(network.name, holds);
      else held.delete(network.name);
    }
  }

  return {
    take(networks, places = 1) {
      if (taken + places > most) return refuse("all");
      const isOver = (network: Network, part: number) => heldBy(network) + places > partOf(part);
      if (networks.some((network, i) => isOver(network, PARTS[i] ?? 1))) return refuse("network");
      const [household] = networks;
      if (household && isScarce(taken, most) && isOver(household, LITTLE)) return refuse("all");
      count(networks, places);
      let isMine = true;
      return accept(() => {
        if (isMine) count(networks, -places);
        isMine = false;
      });
    },
    taken: () => taken,
  };
}
