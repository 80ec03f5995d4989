// Tells which session a request comes with; every feature that serves holders asks here.
import type { Context } from "hono";
import type { Database } from "../store/database.ts";
import type { Cookies } from "./cookies.ts";
import { rememberSessions } from "./rememberSessions.ts";
import type { Session } from "./sessions.ts";

/** By the header in which a browser sends its cookies. */
export type FindSession = (header: string | undefined) => Promise<Session | undefined>;

export type ReadSession = (c: Context) => Promise<Session | undefined>;

export function createFindSession(db: Database, cookies: Cookies, now: () => number): FindSession {
  const openSession = rememberSessions(db);
  return async (header) => {
    for (const { value } of cookies.sessions(header)) {
      const session = await openSession(value, now());
      if (session !== undefined) return session;
    }
    return undefined;
  };
}

export const readSessionBy =
  (find: FindSession): ReadSession =>
  (c) =>
    find(c.req.header("Cookie"));
