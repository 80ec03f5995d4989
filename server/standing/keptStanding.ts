// Since when an account is known, on how many days it was used, and for a while in which network it was first seen.
import type { Holder } from "../holder.ts";
import type { Statements } from "../store/database.ts";
import type { AccountHistory } from "./standing.ts";

const DAY_MS = 24 * 60 * 60_000;
/** For how long anybody knows where an account was first seen. */
const NETWORK_MS = 30 * DAY_MS;

/** A row a day, however often it is used; `network` is a keyed hash. */
export async function noteUse(
  db: Statements,
  { address, chainId }: Holder,
  { now, network }: { now: number; network: string },
): Promise<void> {
  await db.change(
    `insert into account_standing
       (owner, chain_id, first_seen_at, days_used, last_day, network, network_until)
     values (?, ?, ?, 1, ?, ?, ?)
     on conflict (owner, chain_id) do update
       set days_used = account_standing.days_used + 1, last_day = excluded.last_day
       where account_standing.last_day < excluded.last_day`,
    [address, chainId, now, dayNumberOf(now), network, now + NETWORK_MS],
  );
}

export const dayNumberOf = (now: number): number => Math.floor(now / DAY_MS);

export async function findKnown(
  db: Statements,
  { address, chainId }: Holder,
  now: number,
): Promise<(AccountHistory & { lastDay: number }) | undefined> {
  const [row] = await db.rows(
    `select s.first_seen_at, s.days_used, s.last_day,
       (select count(*) from account_standing o
        where o.network = s.network and o.network_until > ?) as from_network
     from account_standing s where s.owner = ? and s.chain_id = ?`,
    [now, address, chainId],
  );
  return (
    row && {
      firstSeenAt: Number(row.first_seen_at),
      daysUsed: Number(row.days_used),
      lastDay: Number(row.last_day),
      fromNetwork: Number(row.from_network),
    }
  );
}

export async function forgetStanding(tx: Statements, { address, chainId }: Holder): Promise<void> {
  await tx.change("delete from account_standing where owner = ? and chain_id = ?", [
    address,
    chainId,
  ]);
}

/** Gives back of how many accounts it is known no longer. */
export const forgetNetworks = (db: Statements, now: number): Promise<number> =>
  db.change(
    "update account_standing set network = null, network_until = null where network_until <= ?",
    [now],
  );
