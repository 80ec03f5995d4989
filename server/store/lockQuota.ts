// Lets whatever counts against one holder's quota happen one after the other, in all processes, and not after their end (row lock).
import type { Holder } from "../holder.ts";
import type { Statements } from "./database.ts";

/** Whoever writes by a session. */
export type SignedIn = Holder & { session: string };

/** Guests, who have no account, write by none. */
export type QuotaWriter = Holder | SignedIn;

/**
 * Written first in a transaction, it holds the holder's row until that is over. False where the
 * session that it is for ended meanwhile, with the account perhaps: then nothing more may be written.
 */
export async function lockQuota(
  tx: Statements,
  writer: QuotaWriter,
  now: number,
): Promise<boolean> {
  const { address, chainId } = writer;
  await tx.change(
    `insert into quota_turns (owner, chain_id, taken_at) values (?, ?, ?)
     on conflict (owner, chain_id) do update set taken_at = excluded.taken_at`,
    [address, chainId, now],
  );
  if (!("session" in writer)) return true;
  // Asked after the wait: what is read before it may be gone by then.
  const [open] = await tx.rows("select 1 as open from sessions where id = ?", [writer.session]);
  if (open) return true;
  await forgetQuotaLock(tx, writer);
  return false;
}

/** Of somebody who is signed in nowhere: an account that ended has no row there either. */
export async function forgetQuotaLock(tx: Statements, { address, chainId }: Holder): Promise<void> {
  await tx.change(
    `delete from quota_turns where owner = ? and chain_id = ? and not exists
       (select 1 from sessions s where s.address = quota_turns.owner and s.chain_id = quota_turns.chain_id)`,
    [address, chainId],
  );
}
