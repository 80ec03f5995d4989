// What the pages of shown rooms are drawn from, and the picture of each.
import { accept } from "@loamstead/lib/result.ts";
import { type Context, Hono } from "hono";
import { galleryQuery, readGalleryAsk } from "../../src/room/catalogue/galleryAsk.ts";
import { sendBytes } from "../http/bytesUnderWay.ts";
import type { Env } from "../http/env.ts";
import { etagMatches, etagOf } from "../http/etag.ts";
import { badRequest, busy, problemResponse } from "../http/problem.ts";
import type { FindVisitor } from "../http/visitor.ts";
import { turnOf } from "../jobs/jobTurn.ts";
import { isDocumentId } from "../keeping/documentId.ts";
import type { Canonical, PageDataLoaders } from "../pages/pageRoutes.ts";
import type { Statements } from "../store/database.ts";
import type { AccountName } from "./accountNames.ts";
import type { DevelopedPictures } from "./developedPictures.ts";
import { developedRoutes } from "./developedRoutes.ts";
import { type GalleryService, readCursor } from "./gallery.ts";
import type { KnownSite } from "./oembed.ts";
import type { PublicRooms } from "./publicRooms.ts";
import { type RoomPictures, readSize } from "./roomPictures.ts";
import type { ShareParts } from "./shareRoutes.ts";
import { findShown, type SharedRoom } from "./shownRooms.ts";

type Parts = {
  db: Statements;
  publicRooms: PublicRooms;
  gallery: GalleryService;
  pictures: RoomPictures;
  developed: DevelopedPictures;
  accountName: AccountName;
  lookedAt: ShareParts["lookedAt"];
  site: KnownSite;
  findVisitor: FindVisitor;
};

/** Without what the gallery does not know, and without a place in it that none of its links leads to. */
export const canonicalGallery: Canonical = async (search) => {
  const after = new URLSearchParams(search).get("after");
  const isCursor = after !== null && readCursor(after) !== null;
  return accept(galleryQuery(readGalleryAsk(search), isCursor ? after : null));
};

type RoomPages = { routes: Hono<Env>; given: Pick<PageDataLoaders, "rooms" | "room"> };

export function roomPages(parts: Parts): RoomPages {
  const { db, publicRooms, gallery, pictures, findVisitor, lookedAt } = parts;
  const app = new Hono<Env>();

  // One that is not shown, or no longer, is as good as not there: at once, whatever is kept of it.
  async function publicRoom(id: string): Promise<SharedRoom | null> {
    return (isDocumentId(id) && (await findShown(db, id))) || null;
  }

  app.get("/rooms/*", async (c, next) => {
    const id = /^\/rooms\/(.+)\.png$/.exec(c.req.path)?.[1];
    if (id === undefined) return next();
    const room = await publicRoom(id);
    return room ? picture(c, room) : c.notFound();
  });

  async function picture(c: Context<Env>, room: SharedRoom): Promise<Response> {
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
    if (etagMatches(c.req.header("If-None-Match"), headers.ETag)) {
      return new Response(null, { status: 304, headers });
    }
    const turn = turnOf(findVisitor(c.env?.incoming).networks);
    const asking = { turn, unwanted: c.req.raw.signal };
    const { drawn, isStandIn } =
      size === "share"
        ? await pictures.card(wanted, asking)
        : { drawn: await pictures.get(wanted, asking), isStandIn: false };
    // Also for one that took too long: what visitors furnished is no fault of the server's.
    if (!drawn.ok) return problemResponse(busy);
    const { ETag: _, ...untagged } = headers;
    return sendBytes(c, drawn.value, {
      ...(isStandIn ? { ...untagged, "Cache-Control": "no-store" } : headers),
      "Content-Type": "image/png",
    });
  }

  return {
    routes: app.route("/", developedRoutes(parts, publicRoom)),
    given: {
      // What an address says wrongly counts for nothing here: there is always something to look at.
      rooms: async (_, search) =>
        accept(
          await gallery.tell(
            readGalleryAsk(search),
            readCursor(new URLSearchParams(search).get("after") ?? ""),
          ),
        ),
      async room(id, _, { networks }) {
        const room = await publicRoom(id);
        if (room && networks) lookedAt(room, networks);
        return accept(room && (await publicRooms.tellOne(room)));
      },
    },
  };
}
