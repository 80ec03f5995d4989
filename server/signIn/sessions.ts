// Sessions: who has proved an account in which browser, kept so that a copy of the table opens none.
import { hash } from "node:crypto";
import type { Holder } from "../holder.ts";
import type { SqlRow, Statements } from "../store/database.ts";
import type { SignedIn } from "../store/lockQuota.ts";
import type { RandomBytes } from "./nonce.ts";

export type StoredSession = Holder & {
  /** Names the session to its holder; it does not open it. */
  id: string;
  /** The browser, in a few words. */
  device: string;
  createdAt: number;
  seenAt: number;
  expiresAt: number;
};

/** Who writes by it. */
export const writerBy = ({ address, chainId, id }: StoredSession): SignedIn => ({
  address,
  chainId,
  session: id,
});

const minute = 60_000;
const day = 24 * 60 * minute;
/** A session ends when it lies unused for so long … */
const idleLifetime = 7 * day;
/** … and after so long in any case. */
export const longestLifetime = 30 * day;
/** How exactly it is known when a session was last used: writing it down each time would cost more. */
const seenEvery = 10 * minute;

const tokenSize = 32;
const idSize = 16;
const columns = "id, address, chain_id, device, created_at, seen_at, expires_at";

/**
 * Begins a session and ends those that the same browser had before: an id that was known before
 * signing in is never worth anything afterwards.
 */
export async function beginSession(
  db: Statements & { transaction<T>(work: (tx: Statements) => Promise<T>): Promise<T> },
  holder: Holder & { device: string },
  { random, now, replaced }: { random: RandomBytes; now: number; replaced: readonly string[] },
): Promise<{ token: string; session: StoredSession }> {
  const token = random(tokenSize).toString("base64url");
  const session: StoredSession = {
    id: random(idSize).toString("hex"),
    address: holder.address,
    chainId: holder.chainId,
    device: holder.device,
    createdAt: now,
    seenAt: now,
    expiresAt: now + idleLifetime,
  };
  const insert = (on: Statements) =>
    on.change(`insert into sessions (token_hash, ${columns}) values (?, ?, ?, ?, ?, ?, ?, ?)`, [
      hashToken(token),
      session.id,
      session.address,
      session.chainId,
      session.device,
      session.createdAt,
      session.seenAt,
      session.expiresAt,
    ]);
  // One statement shares its commit with those of others who sign in at the same moment.
  if (replaced.length === 0) await insert(db);
  else {
    await db.transaction(async (tx) => {
      for (const old of replaced) await endSession(tx, old);
      await insert(tx);
    });
  }
  return { token, session };
}

/** The session that a token opens now; looking is using, and moves its end. */
export async function openSession(
  db: Statements,
  token: string,
  now: number,
): Promise<StoredSession | undefined> {
  const tokenHash = hashToken(token);
  const [row] = await db.rows(
    `select ${columns} from sessions where token_hash = ? and expires_at > ?`,
    [tokenHash, now],
  );
  if (row === undefined) return undefined;
  const session = toSession(row);
  if (isFresh(session, now)) return session;
  const expiresAt = Math.min(now + idleLifetime, session.createdAt + longestLifetime);
  const [used] = await db.rows(
    `update sessions set seen_at = ?, expires_at = ? where token_hash = ? returning ${columns}`,
    [now, expiresAt, tokenHash],
  );
  // Somebody may have ended it in between.
  return used && toSession(used);
}

/** Whether it opens now, and its use need not be written down yet. */
export function isFresh({ seenAt, expiresAt }: StoredSession, now: number): boolean {
  return now - seenAt < seenEvery && now < expiresAt;
}

export async function endSession(db: Statements, token: string): Promise<void> {
  await db.change("delete from sessions where token_hash = ?", [hashToken(token)]);
}

/** Of the holder's own sessions only: another's is as good as not there. */
export async function endSessionById(
  db: Statements,
  { address, chainId }: Holder,
  id: string,
): Promise<boolean> {
  const ended = await db.change(
    "delete from sessions where id = ? and address = ? and chain_id = ?",
    [id, address, chainId],
  );
  return ended === 1;
}

/**
 * A holder is an address on a chain: at the same address on another chain a contract may stand that
 * answers to somebody else.
 */
export async function endAllSessions(db: Statements, { address, chainId }: Holder): Promise<void> {
  await db.change("delete from sessions where address = ? and chain_id = ?", [address, chainId]);
}

export async function listSessions(
  db: Statements,
  { address, chainId }: Holder,
  now: number,
): Promise<StoredSession[]> {
  const rows = await db.rows(
    `select ${columns} from sessions where address = ? and chain_id = ? and expires_at > ?
     order by seen_at desc, id limit 100`,
    [address, chainId, now],
  );
  return rows.map(toSession);
}

export function forgetExpiredSessions(db: Statements, now: number): Promise<number> {
  return db.change("delete from sessions where expires_at <= ?", [now]);
}

// A token is as random as a key, so that a plain hash is enough: there is nothing to guess.
export function hashToken(token: string): string {
  return hash("sha256", token);
}

function toSession(row: SqlRow): StoredSession {
  return {
    id: String(row.id),
    address: String(row.address),
    chainId: Number(row.chain_id),
    device: String(row.device),
    createdAt: Number(row.created_at),
    seenAt: Number(row.seen_at),
    expiresAt: Number(row.expires_at),
  };
}
