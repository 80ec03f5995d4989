// What a budget is, and what of it one who spends may have: of an account, of its networks, and of what is for everybody.
import type { Network } from "../http/ipAddress.ts";

export type Budget = {
  name: string;
  /** It slides: what was spent longer ago than this counts no more. */
  windowMs: number;
  /** What one account spends at most, … */
  ofAccount?: number;
  /** … one that is new, … */
  ofNewAccount?: number;
  /** … one visitor's network, of which wider ones have several shares, … */
  ofVisitor?: number;
  /** … and all together; without it nobody takes anything from anybody else. */
  inAll?: number;
  /** Half of what is for all is kept for those who spent no more than this. */
  little?: number;
  /** Paid for in advance in lots of so much, where a payment for each would cost too much. */
  lot?: number;
};

/** Who spends. */
export type Spender = { networks: readonly Network[]; account?: { name: string; isNew: boolean } };

/** One of those that a sum counts for. */
export type Level = {
  kind: "account" | "network" | "all";
  name: string;
  most: number;
  /** Who spent no more than this has spent little; for all together there is no such thing. */
  little: number;
};

/** The narrowest first, so that one who is refused uses up nothing of the wider ones. */
export function levelsOf(budget: Budget, { account, networks }: Spender): Level[] {
  const { name, ofAccount, ofNewAccount = ofAccount, little = 0 } = budget;
  const { ofVisitor = Number.POSITIVE_INFINITY, inAll = Number.POSITIVE_INFINITY } = budget;
  const ofThis = account?.isNew ? ofNewAccount : ofAccount;
  return [
    ...(account
      ? [
          {
            kind: "account",
            name: `account ${account.name}`,
            most: ofThis ?? inAll,
            little,
          } as const,
        ]
      : []),
    ...networks.map(
      ({ name, share, part = 1 }): Level => ({
        kind: "network",
        name: `network ${name}`,
        // Where one visitor may have all there is, it is all together that it is too much for.
        most: Math.min(
          part < 1 ? Math.floor(inAll * part) : Number.POSITIVE_INFINITY,
          ofVisitor * share,
        ),
        // What a few visitors of it spend: with one share for each it would have the half that is kept.
        little: little * Math.sqrt(share),
      }),
    ),
    ...(budget.inAll === undefined
      ? []
      : [{ kind: "all", name: "all", most: inAll, little: Number.POSITIVE_INFINITY } as const]),
  ].map((level) => ({ ...level, name: `${name} ${level.name}` }));
}

/** What all together may have spent for one to spend more. */
export const openTo = (isLittle: boolean, inAll: number): number =>
  isLittle ? inAll : Math.ceil(inAll / 2);
