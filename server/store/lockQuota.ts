// Lets whatever counts against one holder's quota happen one after the other, in all processes, and not after their end.
import type { Holder } from "../holder.ts";
import type { Statements } from "./database.ts";

/** Whoever writes, and by which session; guests, who have no account, by none. */
export type Writer = Holder & { session?: string };

/**
 * Written first in a transaction, it holds the holder's row until that is over. False where the
 * session that it is for ended meanwhile, with the account perhaps: then nothing more may be written.
 */
export async function lockQuota(
  tx: Statements,
  { address, chainId, session }: Writer,
  now: number,
): Promise<boolean> {
  await tx.change(
    `insert into quota_turns (owner, chain_id, taken_at) values (?, ?, ?)
     on conflict (owner, chain_id) do update set taken_at = excluded.taken_at`,
    [address, chainId, now],
  );
  if (session === undefined) return true;
  // Asked after the wait: what is read before it may be gone by then.
  const [open] = await tx.rows("select 1 as open from sessions where id = ?", [session]);
  if (open) return true;
  await tx.change(
    `delete from quota_turns where owner = ? and chain_id = ? and not exists
       (select 1 from sessions s where s.address = quota_turns.owner and s.chain_id = quota_turns.chain_id)`,
    [address, chainId],
  );
  return false;
}
