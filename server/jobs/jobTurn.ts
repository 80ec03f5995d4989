// Whose turn a job is: networks first, from the widest to the visitor's own, and in it the account, which costs nothing to make.
import type { Holder } from "../holder.ts";
import type { Network } from "../http/ipAddress.ts";

export type TurnStep = {
  name: string;
  /** How much of all places whoever is in it may hold together; without it, as many as one visitor. */
  part?: number | undefined;
};

export type JobTurn = readonly TurnStep[];

export const turnOf = (networks: readonly Network[], holder?: Holder): JobTurn => [
  ...networks.toReversed().map(({ name, part }) => ({ name, part })),
  ...(holder ? [{ name: `${holder.address}:${holder.chainId}` }] : []),
];

/** For what no visitor asked. */
export const ownTurn = (name: string): JobTurn => [{ name }];
