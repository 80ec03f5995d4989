// What the server answers below /rooms: the gallery, and of each room that is shown its page and picture.
import { type Context, Hono } from "hono";
import type { Env } from "../http/env.ts";
import { etagOf, holds } from "../http/etag.ts";
import { reading, refuseOtherMethods } from "../http/otherMethods.ts";
import { badRequest, busy, internalError, problemResponse } from "../http/problem.ts";
import { isDocumentId } from "../keeping/documentId.ts";
import { findSummary } from "../keeping/findDocuments.ts";
import type { DrawnPages } from "../pages/drawnPages.ts";
import type { Statements } from "../store/database.ts";
import { tellGallery } from "./gallery.ts";
import type { PublicRooms } from "./publicRooms.ts";
import { isPublic, type RoomSummary, roomKind } from "./roomKind.ts";
import { type RoomPictures, readSize } from "./roomPictures.ts";

type Parts = {
  db: Statements;
  publicRooms: PublicRooms;
  pictures: RoomPictures;
  pages: DrawnPages;
  basePath: string;
};

export function roomPages({ db, publicRooms, pictures, pages, basePath }: Parts): Hono<Env> {
  const app = new Hono<Env>();

  app.get("/rooms", async (c) => {
    const given = await tellGallery({ db, publicRooms }, null);
    return (await pages.answer("/rooms", c.req.raw, given)) ?? c.notFound();
  });

  app.get("/rooms/*", async (c) => {
    const rest = c.req.path.slice("/rooms/".length);
    if (rest === "") return c.redirect(`${basePath}rooms`, 308);
    const [, id = "", end] = /^([^./]+)(\.png|\/)?$/.exec(rest) ?? [];
    const room = isDocumentId(id) ? await findSummary(db, roomKind, id) : undefined;
    // One that is not shown, or no longer, is as good as not there: at once, whatever is kept of it.
    if (room === undefined || !isPublic(room)) return c.notFound();
    if (end === "/") return c.redirect(`${basePath}rooms/${id}`, 308);
    if (end === ".png") return picture(c, room);
    const given = await publicRooms.tell(room);
    return (await pages.answer(`/rooms/${id}`, c.req.raw, given)) ?? c.notFound();
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

  refuseOtherMethods(app, { "/rooms": reading, "/rooms/*": reading });
  return app;
}
