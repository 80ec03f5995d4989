// What the pages of shown rooms are drawn from, and the picture of each.
import { type Context, Hono } from "hono";
import type { Env } from "../http/env.ts";
import { etagOf, holds } from "../http/etag.ts";
import { badRequest, busy, internalError, problemResponse } from "../http/problem.ts";
import { isDocumentId } from "../keeping/documentId.ts";
import { findSummary } from "../keeping/findDocuments.ts";
import type { Given } from "../pages/pageRoutes.ts";
import type { Statements } from "../store/database.ts";
import { tellGallery } from "./gallery.ts";
import type { PublicRooms } from "./publicRooms.ts";
import { isPublic, type RoomSummary, roomKind } from "./roomKind.ts";
import { type RoomPictures, readSize } from "./roomPictures.ts";

type Parts = { db: Statements; publicRooms: PublicRooms; pictures: RoomPictures };

type RoomPages = { routes: Hono<Env>; given: Given };

export function roomPages({ db, publicRooms, pictures }: Parts): RoomPages {
  const app = new Hono<Env>();

  // One that is not shown, or no longer, is as good as not there: at once, whatever is kept of it.
  async function publicRoom(id: string): Promise<RoomSummary | null> {
    const room = isDocumentId(id) ? await findSummary(db, roomKind, id) : undefined;
    return room && isPublic(room) ? room : null;
  }

  app.get("/rooms/*", async (c, next) => {
    const id = /^\/rooms\/(.+)\.png$/.exec(c.req.path)?.[1];
    if (id === undefined) return next();
    const room = await publicRoom(id);
    return room ? picture(c, room) : c.notFound();
  });

  async function picture(c: Context<Env>, room: RoomSummary): Promise<Response> {
    const size = readSize(c.req.query("size"));
    if (size === null) return problemResponse(badRequest);
    const wanted = { room, size, owned: await publicRooms.owned(room) };
    const headers = {
      // Chats and networks show it beside a link.
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      // Asked for anew each time, it is gone as soon as the room is.
      "Cache-Control": "no-cache",
      ETag: etagOf(pictures.nameOf(wanted)),
    };
    if (holds(c.req.header("If-None-Match"), headers.ETag)) {
      return new Response(null, { status: 304, headers });
    }
    const drawn = await pictures.get(wanted, c.req.raw.signal);
    if (!drawn.ok) return problemResponse(drawn.why === "failed" ? internalError : busy);
    return new Response(new Uint8Array(drawn.bytes), {
      headers: { ...headers, "Content-Type": "image/png" },
    });
  }

  return {
    routes: app,
    given: {
      rooms: () => tellGallery({ db, publicRooms }, null),
      async room(id) {
        const room = await publicRoom(id);
        return room && publicRooms.tell(room);
      },
    },
  };
}
