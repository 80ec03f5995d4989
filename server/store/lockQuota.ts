// Lets whatever counts against one holder's quota happen one after the other, in all processes.
import type { Statements } from "./database.ts";

/** Written first in a transaction, it holds the holder's row until that is over. */
export async function lockQuota(
  tx: Statements,
  { address, chainId }: { address: string; chainId: number },
  now: number,
): Promise<void> {
  await tx.change(
    `insert into quota_turns (owner, chain_id, taken_at) values (?, ?, ?)
     on conflict (owner, chain_id) do update set taken_at = excluded.taken_at`,
    [address, chainId, now],
  );
}
