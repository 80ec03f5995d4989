// What makes rooms public: showing them, the gallery of all that are shown, and reports about them.
import { createHmac } from "node:crypto";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Env } from "../http/env.ts";
import { badRequest, notFound, problemResponse } from "../http/problem.ts";
import { reportRule, saveRule } from "../http/rateRules.ts";
import { readJson } from "../http/readJson.ts";
import { createKeptKey } from "../store/keptKey.ts";
import { toHolder } from "./answers.ts";
import { findSummary } from "./findRooms.ts";
import { readCursor, tellGallery } from "./gallery.ts";
import { LONGEST_REASON } from "./limits.ts";
import { withdrawn } from "./problems.ts";
import { publishRoom, unpublishRoom } from "./publishing.ts";
import { reportRoom } from "./reports.ts";
import type { ShowingParts } from "./roomParts.ts";
import { holderOf, idIn } from "./roomRequests.ts";
import { isOf, isPublic, type RoomSummary } from "./roomRow.ts";

const reportBody = v.strictObject({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(LONGEST_REASON),
    // It is read in a terminal, where control characters command.
    v.regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u),
  ),
});

export type ShareParts = ShowingParts & {
  /** Begins to paint what everybody will see first. */
  paintAhead(room: RoomSummary): void;
};

export function shareRoutes(parts: ShareParts): Hono<Env> {
  const { db, random, now, count, rateLimits, findVisitor, paintAhead } = parts;
  const app = new Hono<Env>();
  const reporterKey = createKeptKey("reporter-key", db, random);

  app.post("/api/rooms/:id/publish", (c) => setPublished(c, true));
  app.delete("/api/rooms/:id/publish", (c) => setPublished(c, false));

  async function setPublished(c: Context<Env>, isWanted: boolean): Promise<Response> {
    const holder = await holderOf(c, parts, saveRule);
    if (!holder.ok) return problemResponse(holder.problem);
    const id = idIn(c);
    if (!id.ok) return problemResponse(id.problem);
    const which = { id: id.value, holder: holder.value, now: now() };
    const isDone = await (isWanted ? publishRoom(db, which) : unpublishRoom(db, which));
    const room = await findSummary(db, id.value);
    if (room === undefined || !isOf(room, holder.value)) return problemResponse(notFound);
    if (!isDone) return problemResponse(withdrawn);
    count(isWanted ? "published" : "unpublished");
    if (isWanted) paintAhead(room);
    return c.json(toHolder(room));
  }

  app.post("/api/rooms/:id/report", async (c) => {
    const id = idIn(c);
    if (!id.ok) return problemResponse(id.problem);
    const visitor = findVisitor(c.env?.incoming);
    const free = await rateLimits.take(reportRule, visitor);
    if (!free.ok) return problemResponse(free.problem);
    const body = await readJson(c.req.raw);
    if (!body.ok) return problemResponse(body.problem);
    const parsed = v.safeParse(reportBody, body.value);
    if (!parsed.success) return problemResponse(badRequest);
    const room = await findSummary(db, id.value);
    if (room === undefined || !isPublic(room)) return problemResponse(notFound);
    // Tells one visitor from another, and nobody who they are.
    const seal = createHmac("sha256", await reporterKey());
    const reporter = seal.update(visitor.networks[0].name).digest("hex");
    await reportRoom(db, { room: id.value, reporter, ...parsed.output, now: now() });
    count("reported");
    return c.body(null, 204);
  });

  app.get("/api/gallery", async (c) => {
    const text = c.req.query("after") ?? "";
    const after = readCursor(text);
    if (text !== "" && after === null) return problemResponse(badRequest);
    return c.json(await tellGallery(parts, after));
  });

  app.get("/api/gallery/:id", async (c) => {
    const id = idIn(c);
    const room = id.ok ? await findSummary(db, id.value) : undefined;
    if (room === undefined || !isPublic(room)) return problemResponse(notFound);
    return c.json(await parts.shown.tell(room));
  });

  return app;
}
