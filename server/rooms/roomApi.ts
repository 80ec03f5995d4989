// All routes of rooms below /api: rooms are kept as any document is, remixed, and shown to everybody.
import type { Hono } from "hono";
import type { Env } from "../http/env.ts";
import { refuseOtherMethods } from "../http/otherMethods.ts";
import { notFound, problemResponse } from "../http/problem.ts";
import { compressDocument } from "../keeping/compressDocument.ts";
import type { WriteOwn } from "../keeping/createDocument.ts";
import { documentRoutes } from "../keeping/documentRoutes.ts";
import type { ReadApart } from "../keeping/readSent.ts";
import { idIn } from "../keeping/requests.ts";
import type { AccountName } from "./accountNames.ts";
import { findCredits } from "./credits.ts";
import { guestRoutes } from "./guestRoutes.ts";
import { heartRoutes } from "./heartRoutes.ts";
import { showLatest, writeCredit } from "./publishing.ts";
import { beside, serverRoomKind } from "./roomKind.ts";
import { type ShareParts, shareRoutes } from "./shareRoutes.ts";
import { findShown, findShownWhole } from "./shownRooms.ts";

export function roomApi(
  parts: ShareParts & { readApart: ReadApart; accountName: AccountName },
): Hono<Env> {
  const { db, publicRooms, accountName, now } = parts;

  async function creditOf(remixOf: unknown): Promise<WriteOwn | undefined> {
    const source = remixOf ? await findShown(db, String(remixOf)) : undefined;
    return source && writeCredit(source.id);
  }

  const kept = documentRoutes(serverRoomKind, "/api/rooms", parts, {
    async tellMore(rooms, reader) {
      const credits = await findCredits({ db, accountName, reader }, rooms);
      return rooms.map((room, i) => ({
        publishedAt: room.publishedAt,
        shownVersion: room.shownVersion,
        shownAt: room.shownAt,
        showsLatest: room.showsLatest,
        isListed: room.listedAt !== null,
        isNamed: room.isNamed,
        caption: room.caption,
        hearts: room.hearts,
        isWithdrawn: room.withdrawnAt !== null,
        credit: credits[i] ?? null,
      }));
    },
    async tellOthers(id) {
      const room = await findShown(db, id);
      if (room === undefined) return null;
      const [told] = await publicRooms.tell([room]);
      return { told: told!, version: room.version, bytes: room.bytes };
    },
    body: beside,
    readApart: parts.readApart,
    onSaved: (id) => showLatest(db, id, now()),
    writeOwn: ({ remixOf }) => creditOf(remixOf),
  });
  const app = kept.routes;

  app.post("/api/rooms/:id/remix", async (c) => {
    const asked = await kept.newIn(c);
    if (!asked.ok) return problemResponse(asked.reason);
    const id = idIn(c);
    if (!id.ok) return problemResponse(id.reason);
    const source = await findShownWhole(db, id.value);
    if (source === undefined) return problemResponse(notFound);
    const { name, words, pictures, document, bytes } = source;
    // What it is found by is read out of it where it ever goes into the gallery.
    const content = {
      name,
      words,
      pictures,
      marks: null,
      kept: await compressDocument(document, bytes),
      bytes,
    };
    return kept.create(c, { ...asked.value, content, writeOwn: writeCredit(source.id) });
  });

  refuseOtherMethods(app, { "/api/rooms/:id/remix": ["POST"] });
  return app
    .route("/", shareRoutes(parts, kept.tell))
    .route("/", guestRoutes(parts, creditOf))
    .route("/", heartRoutes(parts));
}
