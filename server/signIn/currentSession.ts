// Tells which session a request comes with; every feature that serves holders asks here.
import type { Context } from "hono";
import type { Database } from "../store/database.ts";
import type { Cookies, FoundCookie } from "./cookies.ts";
import { rememberSessions, type SessionLookup } from "./rememberSessions.ts";
import type { StoredSession } from "./sessions.ts";

/** By the header in which a browser sends its cookies. */
export type FindSession = (header: string | undefined) => SessionLookup;

export type ReadSession = (c: Context) => Promise<StoredSession | undefined>;

export function createFindSession(db: Database, cookies: Cookies, now: () => number): FindSession {
  const openSession = rememberSessions(db);
  async function findAmong(found: readonly FoundCookie[]): Promise<StoredSession | undefined> {
    for (const { value } of found) {
      const session = await openSession(value, now());
      if (session !== undefined) return session;
    }
    return undefined;
  }
  return (header) => {
    const found = cookies.sessions(header);
    return found.length === 1 ? openSession(found[0]!.value, now()) : findAmong(found);
  };
}

export const readSessionBy =
  (find: FindSession): ReadSession =>
  async (c) =>
    find(c.req.header("Cookie"));
