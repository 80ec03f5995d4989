// Tells which session a request comes with; every feature that serves holders asks here.
import type { Context } from "hono";
import type { Database } from "../store/database.ts";
import type { Cookies, Found } from "./cookies.ts";
import { openSession, type Session } from "./sessions.ts";

export type CurrentSession = Session & { cookie: Found };

export type ReadSession = (c: Context) => Promise<CurrentSession | undefined>;

export function createReadSession(db: Database, cookies: Cookies, now: () => number): ReadSession {
  return async (c) => {
    for (const cookie of cookies.sessions(c)) {
      const session = await openSession(db, cookie.value, now());
      if (session !== undefined) return { ...session, cookie };
    }
    return undefined;
  };
}
