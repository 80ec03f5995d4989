// Remembers sessions for as long as nothing changes in their table: every page asks for its own.
import type { Database } from "../store/database.ts";
import { hashToken, isFresh, openSession, type StoredSession } from "./sessions.ts";

/** Of some 400 bytes each; whoever comes after these is looked up as if nobody remembered. */
const MOST_REMEMBERED = 10_000;

/** At once for a session that is remembered: a promise would take as long as all the rest. */
export type SessionLookup = StoredSession | undefined | Promise<StoredSession | undefined>;

export type OpenSession = (token: string, now: number) => SessionLookup;

export function rememberSessions(db: Database): OpenSession {
  /** By what the table knows of their tokens, so that memory opens no session either. */
  const remembered = new Map<string, StoredSession>();
  let version: number | undefined;

  async function lookUp(
    token: string,
    name: string,
    now: number,
  ): Promise<StoredSession | undefined> {
    const before = version;
    const session = await openSession(db, token, now);
    // What was read while the table changed may be what was there before.
    const isCurrent = before !== undefined && before === db.versionOf("sessions");
    if (session && isCurrent && remembered.size < MOST_REMEMBERED) remembered.set(name, session);
    return session;
  }

  return (token, now) => {
    const name = hashToken(token);
    const current = db.versionOf("sessions");
    if (current !== version) remembered.clear();
    version = current;
    const known = remembered.get(name);
    return known !== undefined && isFresh(known, now) ? known : lookUp(token, name, now);
  };
}
