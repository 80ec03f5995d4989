// How a journal goes: put away by its holder it lies there for thirty days, is brought back, or goes for good by a second request.
import { Hono } from "hono";
import type { Env } from "../../http/env.ts";
import { problemResponse } from "../../http/problem.ts";
import { notSignedIn } from "../../signIn/problems.ts";
import { deleteJournal, findOwnJournal, purgeJournal, restoreJournal } from "./deletedJournals.ts";
import type { StoredJournal } from "./findJournals.ts";
import { askedJournal, followedBatch, type JournalParts } from "./journalParts.ts";
import { batchConflict, journalGone, journalsFull } from "./problems.ts";
import type { BegunOrigin, TimedRow } from "./serverJournalKind.ts";

/** `tell` says of a journal what its holder is told. */
export function journalDeletionRoutes<State, Row extends TimedRow, Origin extends BegunOrigin>(
  path: string,
  parts: JournalParts<State, Row, Origin>,
  tell: (journal: StoredJournal) => Promise<object>,
): Hono<Env> {
  const { db, kind, states, now, count } = parts;
  const app = new Hono<Env>();

  app.delete(`${path}/:id`, async (c) => {
    const asked = await askedJournal(c, parts, kind.rates.change);
    if (!asked.ok) return problemResponse(asked.reason);
    const follows = followedBatch(c);
    if (!follows.ok) return problemResponse(follows.reason);
    const write = { ...asked.value, follows: follows.value, now: now() };
    const deleted = await deleteJournal(db, kind, write);
    count(deleted.outcome);
    if (deleted.outcome === "gone") return problemResponse(journalGone(kind));
    if (deleted.outcome === "stale") return problemResponse(batchConflict(kind, deleted));
    states.forget(write.id);
    return c.body(null, 204);
  });

  app.post(`${path}/:id/restore`, async (c) => {
    const asked = await askedJournal(c, parts, kind.rates.change);
    if (!asked.ok) return problemResponse(asked.reason);
    const restored = await restoreJournal(db, kind, { ...asked.value, now: now() });
    count(restored.outcome);
    if (restored.outcome === "signed-out") return problemResponse(notSignedIn);
    if (restored.outcome === "full") return problemResponse(journalsFull(kind, restored));
    const found = await findOwnJournal(db, kind, asked.value);
    return restored.outcome === "restored" && found
      ? c.json(await tell(found))
      : problemResponse(journalGone(kind));
  });

  app.post(`${path}/:id/purge`, async (c) => {
    const asked = await askedJournal(c, parts, kind.rates.change);
    if (!asked.ok) return problemResponse(asked.reason);
    if (!(await purgeJournal(db, kind, asked.value))) return problemResponse(journalGone(kind));
    count("purged");
    return c.body(null, 204);
  });
  return app;
}
