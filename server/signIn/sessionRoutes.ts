// The routes about sessions that exist: whose this one is, which others there are, and their end.
import { type Context, Hono } from "hono";
import { notFound, problemResponse, serviceUnavailable } from "../http/problem.ts";
import type { Database } from "../store/database.ts";
import { DatabaseUnavailable } from "../store/driver/unavailable.ts";
import type { Cookies } from "./cookies.ts";
import type { ReadSession } from "./currentSession.ts";
import { notSignedIn } from "./problems.ts";
import {
  endAllSessions,
  endSession,
  endSessionById,
  listSessions,
  type StoredSession,
} from "./sessions.ts";

type SessionRoutesParts = {
  db: Database;
  cookies: Cookies;
  readSession: ReadSession;
  now(): number;
};

export function sessionRoutes(parts: SessionRoutesParts): Hono {
  const { db, cookies, readSession, now } = parts;
  const app = new Hono();

  const sessionsOf = (c: Context) => cookies.sessions(c.req.header("Cookie"));

  function clearCookies(c: Context): void {
    for (const { where } of sessionsOf(c)) cookies.clearSession(c, where);
  }

  app.get("/api/session", async (c) =>
    c.body(tellSession(await readSession(c)), 200, { "Content-Type": "application/json" }),
  );

  app.get("/api/sessions", async (c) => {
    const current = await readSession(c);
    if (current === undefined) return problemResponse(notSignedIn);
    const sessions = await listSessions(db, current, now());
    return c.json({
      sessions: sessions.map(({ id, device, createdAt, seenAt }) => ({
        id,
        device,
        createdAt,
        lastSeenAt: seenAt,
        current: id === current.id,
      })),
    });
  });

  app.delete("/api/sessions/:id", async (c) => {
    const current = await readSession(c);
    if (current === undefined) return problemResponse(notSignedIn);
    const id = c.req.param("id");
    if (!(await endSessionById(db, current, id))) return problemResponse(notFound);
    if (id === current.id) clearCookies(c);
    return c.body(null, 204);
  });

  app.post("/api/sign-out", async (c) => {
    clearCookies(c);
    try {
      for (const { value } of sessionsOf(c)) await endSession(db, value);
      return c.body(null, 204);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      // The session lives on for whoever has its token, which this browser no longer does.
      const told = problemResponse(serviceUnavailable);
      for (const cookie of c.res.headers.getSetCookie()) told.headers.append("Set-Cookie", cookie);
      return told;
    }
  });

  app.post("/api/sign-out/everywhere", async (c) => {
    const current = await readSession(c);
    if (current === undefined) return problemResponse(notSignedIn);
    await endAllSessions(db, current);
    clearCookies(c);
    return c.body(null, 204);
  });

  return app;
}

/** For as long as a session is remembered, so are the words for it. */
const told = new WeakMap<StoredSession, string>();

/** In JSON: what a page is told of whoever is signed in. */
function tellSession(session: StoredSession | undefined): string {
  if (session === undefined) return "null";
  const known = told.get(session);
  if (known !== undefined) return known;
  const { address, chainId, expiresAt } = session;
  const text = JSON.stringify({ address, chainId, expiresAt });
  told.set(session, text);
  return text;
}
