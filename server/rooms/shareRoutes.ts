// What makes rooms public: showing them, the gallery of all that are shown, and reports about them.
import { createHmac } from "node:crypto";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { Env } from "../http/env.ts";
import { reading, refuseOtherMethods } from "../http/otherMethods.ts";
import { badRequest, notFound, problem, problemResponse } from "../http/problem.ts";
import { reportRule, saveRule } from "../http/rateRules.ts";
import { readJson } from "../http/readJson.ts";
import { findSummary, isOf } from "../keeping/findDocuments.ts";
import { holderOf, idIn, type KeepingParts } from "../keeping/requests.ts";
import { createKeptKey } from "../store/keptKey.ts";
import { readCursor, tellGallery } from "./gallery.ts";
import type { PublicRooms } from "./publicRooms.ts";
import { publishRoom, unpublishRoom } from "./publishing.ts";
import { reportRoom } from "./reports.ts";
import { isPublic, type RoomSummary, roomKind } from "./roomKind.ts";

const LONGEST_REASON = 500;

export const reportBody = v.strictObject({
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(LONGEST_REASON),
    // It is read in a terminal, where control characters command.
    v.regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u),
  ),
});

const withdrawn = problem(
  "withdrawn",
  "This room was taken out of the gallery by the people who run the site.",
);

export type ShareParts = KeepingParts & {
  publicRooms: PublicRooms;
  /** Begins to paint what everybody will see first. */
  paintAhead(room: RoomSummary): void;
};

export function shareRoutes(
  parts: ShareParts,
  tellHolder: (room: RoomSummary) => object,
): Hono<Env> {
  const { db, random, now, count, rateLimits, findVisitor, publicRooms, paintAhead } = parts;
  const app = new Hono<Env>();
  const reporterKey = createKeptKey("reporter-key", db, random);

  app.post("/api/rooms/:id/publish", (c) => setPublished(c, true));
  app.delete("/api/rooms/:id/publish", (c) => setPublished(c, false));

  async function setPublished(c: Context<Env>, isWanted: boolean): Promise<Response> {
    const holder = await holderOf(c, parts, saveRule);
    if (!holder.ok) return problemResponse(holder.reason);
    const id = idIn(c);
    if (!id.ok) return problemResponse(id.reason);
    const which = { id: id.value, holder: holder.value, now: now() };
    const isDone = await (isWanted ? publishRoom(db, which) : unpublishRoom(db, which));
    const room = await findSummary(db, roomKind, id.value);
    if (room === undefined || !isOf(room, holder.value)) return problemResponse(notFound);
    if (!isDone) return problemResponse(withdrawn);
    count(isWanted ? "published" : "unpublished");
    if (isWanted) paintAhead(room);
    return c.json(tellHolder(room));
  }

  app.post("/api/rooms/:id/report", async (c) => {
    const id = idIn(c);
    if (!id.ok) return problemResponse(id.reason);
    const visitor = findVisitor(c.env?.incoming);
    const free = await rateLimits.take(reportRule, visitor);
    if (!free.ok) return problemResponse(free.reason);
    const body = await readJson(c.req.raw);
    if (!body.ok) return problemResponse(body.reason);
    const parsed = v.safeParse(reportBody, body.value);
    if (!parsed.success) return problemResponse(badRequest);
    const room = await findSummary(db, roomKind, id.value);
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
    const room = id.ok ? await findSummary(db, roomKind, id.value) : undefined;
    if (room === undefined || !isPublic(room)) return problemResponse(notFound);
    return c.json(await publicRooms.tell(room));
  });

  refuseOtherMethods(app, {
    "/api/rooms/:id/publish": ["POST", "DELETE"],
    "/api/rooms/:id/report": ["POST"],
    "/api/gallery": reading,
    "/api/gallery/:id": reading,
  });
  return app;
}
