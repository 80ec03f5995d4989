// All routes of rooms below /api: rooms are kept as any document is, remixed, and shown to everybody.
import type { Hono } from "hono";
import type { Env } from "../http/env.ts";
import { refuseOtherMethods } from "../http/otherMethods.ts";
import { notFound, problemResponse } from "../http/problem.ts";
import type { WriteOwn } from "../keeping/createDocument.ts";
import { documentRoutes } from "../keeping/documentRoutes.ts";
import { findDocument, findSummary } from "../keeping/findDocuments.ts";
import { toKept } from "../keeping/keptText.ts";
import type { ReadApart } from "../keeping/readSent.ts";
import { idIn } from "../keeping/requests.ts";
import { guestRoutes } from "./guestRoutes.ts";
import { heartRoutes } from "./heartRoutes.ts";
import { remark } from "./marks.ts";
import { creditTold } from "./publicRooms.ts";
import { writeCredit } from "./publishing.ts";
import { beside, type Credit, isPublic, type RoomSummary, roomKind } from "./roomKind.ts";
import { type ShareParts, shareRoutes } from "./shareRoutes.ts";

export function roomApi(parts: ShareParts & { readApart: ReadApart }): Hono<Env> {
  const { db, publicRooms } = parts;

  async function creditOf(remixOf: unknown): Promise<WriteOwn | undefined> {
    const source = remixOf ? await findSummary(db, roomKind, String(remixOf)) : undefined;
    // Only what everybody may see is given credit: a room's name is its holder's own affair.
    return source !== undefined && isPublic(source) ? writeCredit(creditFor(source)) : undefined;
  }

  const kept = documentRoutes(roomKind, "/api/rooms", parts, {
    tellMore: (room) => ({
      publishedAt: room.publishedAt,
      isListed: room.listedAt !== null,
      isNamed: room.isNamed,
      caption: room.caption,
      isWithdrawn: room.withdrawnAt !== null,
      credit: creditTold(room),
    }),
    tellOthers: async (room) => (isPublic(room) ? publicRooms.tell(room) : null),
    body: beside,
    readApart: parts.readApart,
    onSaved: (id) => remark(db, id),
    writeOwn: ({ remixOf }) => creditOf(remixOf),
  });
  const app = kept.routes;

  app.post("/api/rooms/:id/remix", async (c) => {
    const asked = await kept.newIn(c);
    if (!asked.ok) return problemResponse(asked.reason);
    const id = idIn(c);
    if (!id.ok) return problemResponse(id.reason);
    const source = await findDocument(db, roomKind, id.value);
    if (source === undefined || !isPublic(source)) return problemResponse(notFound);
    const { name, words, pictures, document, bytes } = source;
    // What it is found by is read out of it where it ever goes into the gallery.
    const content = {
      name,
      words,
      pictures,
      marks: null,
      kept: await toKept(document, bytes),
      bytes,
    };
    return kept.create(c, { ...asked.value, content, writeOwn: writeCredit(creditFor(source)) });
  });

  refuseOtherMethods(app, { "/api/rooms/:id/remix": ["POST"] });
  return app
    .route("/", shareRoutes(parts, kept.tell))
    .route("/", guestRoutes(parts, creditOf))
    .route("/", heartRoutes(parts));
}

const creditFor = ({ id, holder, isNamed, name }: RoomSummary): Credit => ({
  room: id,
  owner: isNamed ? holder.address : null,
  name,
});
