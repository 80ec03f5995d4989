// Uses a nonce up: of any number of attempts, in any number of processes, one succeeds (replay protection).
import type { Statements } from "../store/database.ts";

export async function consumeNonce(
  db: Statements,
  nonce: string,
  expiresAt: number,
): Promise<boolean> {
  const consumed = await db.rows(
    `insert into used_nonces (nonce, expires_at) values (?, ?)
     on conflict (nonce) do nothing returning nonce`,
    [nonce, expiresAt],
  );
  return consumed.length === 1;
}

/** For whoever has used it up, and found that nothing could be decided. */
export async function giveBackNonce(db: Statements, nonce: string): Promise<void> {
  await db.change("delete from used_nonces where nonce = ?", [nonce]);
}

/**
 * A nonce that has expired is refused anyway. It is remembered a while longer, because the clock of
 * another process may be behind ours.
 */
const remembrance = 60 * 60 * 1000;

export function forgetOldNonces(db: Statements, now: number): Promise<number> {
  return db.change("delete from used_nonces where expires_at <= ?", [now - remembrance]);
}
