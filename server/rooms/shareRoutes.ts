// What makes rooms public: showing them, the gallery of all that are shown, and reports about them.
import { createHmac } from "node:crypto";
import { accept } from "@loamstead/lib/result.ts";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { piecePattern, readGalleryAsk, wallColours } from "../../src/room/catalogue/galleryAsk.ts";
import { captionSchema } from "../../src/room/model/caption.ts";
import { shotSchema } from "../../src/room/model/shot.ts";
import { reportRule, saveRule } from "../budgets/rateRules.ts";
import type { Holder } from "../holder.ts";
import type { Env } from "../http/env.ts";
import type { Network } from "../http/ipAddress.ts";
import { reading, refuseOtherMethods } from "../http/otherMethods.ts";
import { badRequest, notFound, problem, problemResponse } from "../http/problem.ts";
import { readBytes } from "../http/readBytes.ts";
import { parseJson, readJson, smallJson } from "../http/readJson.ts";
import { belongsTo, findSummary } from "../keeping/findDocuments.ts";
import { holderOf, idIn, type KeepingParts } from "../keeping/requests.ts";
import { createKeptKey } from "../store/keptKey.ts";
import { cursorPattern, type GalleryService, readCursor } from "./gallery.ts";
import type { PublicRooms } from "./publicRooms.ts";
import { publishRoom, type SharingChange, unpublishRoom } from "./publishing.ts";
import { recordReport } from "./reports.ts";
import { type ServerRoomSummary, serverRoomKind } from "./roomKind.ts";
import { findShown, type SharedRoom } from "./shownRooms.ts";

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

/** How a room is shared; what is left out stays as it was. */
export const shareBody = v.strictObject({
  isListed: v.optional(v.boolean()),
  isNamed: v.optional(v.boolean()),
  caption: v.optional(v.nullable(captionSchema)),
  /** Others see each version as it is saved, from the newest on. */
  showsLatest: v.optional(v.boolean()),
  /** Others see the newest version from now on, in place of the one that they saw. */
  asItIsNow: v.optional(v.boolean()),
  /** The pose in which it is photographed for others; null for the usual one. */
  shot: v.optional(v.nullable(shotSchema)),
});

const untouched = problem(
  "untouched",
  "As others see it, nothing in this room is another than in the one you began from. Make it yours first, and show it as it is then.",
);

/** Named is only what everybody finds anyway. */
const alike = (name: string | null) =>
  problem(
    "alike",
    name === null
      ? "This is how a room of somebody else stands. Change something of your own first."
      : `This is how ${name} stands. Change something of your own first.`,
  );

/** At most one of what decides the order counts. */
export const galleryQueryShape = {
  by: v.optional(v.picklist(["new", "loved", "theme"])),
  piece: v.optional(v.pipe(v.string(), v.regex(piecePattern))),
  walls: v.optional(v.picklist(wallColours)),
  after: v.optional(v.union([v.literal(""), v.pipe(v.string(), v.regex(cursorPattern))])),
};

export const withdrawn = problem(
  "withdrawn",
  "This room was taken out of the gallery by the people who run the site.",
);

/** Who has something painted. */
export type Painting = { networks: readonly Network[]; holder?: Holder };

export type ShareParts = KeepingParts & {
  publicRooms: PublicRooms;
  gallery: GalleryService;
  /** Begins to paint what everybody will see first, in the turn of whoever shares it. */
  paintAhead(room: SharedRoom, by: Painting): void;
  /** What is told of a room that somebody looks at; its picture is begun for them. */
  lookedAt(room: SharedRoom, networks: Painting["networks"]): void;
};

export function shareRoutes(
  parts: ShareParts,
  tellHolder: (room: ServerRoomSummary) => Promise<object>,
): Hono<Env> {
  const { db, random, now, count, rateLimits, findVisitor, publicRooms, gallery } = parts;
  const { paintAhead, lookedAt } = parts;
  const app = new Hono<Env>();
  const reporterKey = createKeptKey("reporter-key", db, random);

  app.post("/api/rooms/:id/publish", async (c) => {
    const bytes = await readBytes(c.req.raw, smallJson.maxBytes);
    if (!bytes.ok) return problemResponse(bytes.reason);
    // Whoever says nothing wants no more than a link.
    const isEmpty = bytes.value.byteLength === 0;
    const body = isEmpty ? accept({}) : parseJson(bytes.value, smallJson.maxDepth);
    if (!body.ok) return problemResponse(body.reason);
    const sharing = v.safeParse(shareBody, body.value);
    return sharing.success ? setPublished(c, sharing.output) : problemResponse(badRequest);
  });
  app.delete("/api/rooms/:id/publish", (c) => setPublished(c, null));

  async function setPublished(c: Context<Env>, sharing: SharingChange | null): Promise<Response> {
    const isWanted = sharing !== null;
    const holder = await holderOf(c, parts, saveRule);
    if (!holder.ok) return problemResponse(holder.reason);
    const id = idIn(c);
    if (!id.ok) return problemResponse(id.reason);
    const which = { id: id.value, holder: holder.value, now: now() };
    if (isWanted) {
      const published = await publishRoom(db, { ...which, ...sharing });
      if (published.outcome === "gone") return problemResponse(notFound);
      if (published.outcome === "withdrawn") return problemResponse(withdrawn);
      if (published.outcome === "alike") {
        const { likeness } = published;
        return problemResponse(likeness.is === "template" ? untouched : alike(likeness.name));
      }
    } else if (!(await unpublishRoom(db, which))) return problemResponse(notFound);
    const room = await findSummary(db, serverRoomKind, id.value);
    if (room === undefined || !belongsTo(room, holder.value)) return problemResponse(notFound);
    count(isWanted ? "published" : "unpublished");
    const shown = isWanted ? await findShown(db, room.id) : undefined;
    const { networks } = findVisitor(c.env?.incoming);
    if (shown) paintAhead(shown, { networks, holder: holder.value });
    return c.json(await tellHolder(room));
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
    const room = await findShown(db, id.value);
    if (room === undefined) return problemResponse(notFound);
    // Tells one visitor from another, and nobody who they are.
    const seal = createHmac("sha256", await reporterKey());
    const reporter = seal.update(visitor.networks[0].name).digest("hex");
    await recordReport(db, { room: id.value, reporter, ...parsed.output, now: now() });
    count("reported");
    return c.body(null, 204);
  });

  app.get("/api/gallery", async (c) => {
    const asked = v.safeParse(v.object(galleryQueryShape), c.req.query());
    if (!asked.success) return problemResponse(badRequest);
    const { after = "" } = asked.output;
    const ask = readGalleryAsk(new URL(c.req.url).search);
    return c.json(await gallery.tell(ask, after === "" ? null : readCursor(after)));
  });

  app.get("/api/gallery/:id", async (c) => {
    const id = idIn(c);
    const room = id.ok ? await findShown(db, id.value) : undefined;
    if (room === undefined) return problemResponse(notFound);
    lookedAt(room, findVisitor(c.env?.incoming).networks);
    return c.json(await publicRooms.tellOne(room));
  });

  refuseOtherMethods(app, {
    "/api/rooms/:id/publish": ["POST", "DELETE"],
    "/api/rooms/:id/report": ["POST"],
    "/api/gallery": reading,
    "/api/gallery/:id": reading,
  });
  return app;
}
