// What other sites are told that show a link to a room as its picture (oEmbed: a frame to enter it by, or the picture alone).
import { Hono } from "hono";
import * as v from "valibot";
import { embedCode } from "../../src/lib/embedCode.ts";
import type { Env } from "../http/env.ts";
import { reading, refuseOtherMethods } from "../http/otherMethods.ts";
import { badRequest, notFound, problem, problemResponse } from "../http/problem.ts";
import { isDocumentId } from "../keeping/documentId.ts";
import type { Statements } from "../store/database.ts";
import type { AccountName } from "./accountNames.ts";
import type { DevelopedPictures } from "./developedPictures.ts";
import type { PublicRooms } from "./publicRooms.ts";
import { roomPictureSizes } from "./roomPictures.ts";
import { findShown } from "./shownRooms.ts";

/** The site as others know it. */
export type KnownSite = {
  name: string;
  /** With its base path and a slash at the end. */
  address: string;
};

type Size = { width: number; height: number };

const FRAME: Size = { width: 960, height: 640 };
/** In less nobody can find their way: a picture does better. */
const LEAST_FRAME = 320;

const most = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/)));

export const oembedQuery = {
  url: v.pipe(v.string(), v.maxLength(500)),
  format: v.optional(v.string()),
  maxwidth: most,
  maxheight: most,
};

/** Taken back, a room is soon gone from where it was shown. */
const KEPT_SECONDS = 300;

const otherFormat = problem("other-format", "This is told as JSON alone.");

type Parts = {
  db: Statements;
  site: KnownSite;
  accountName: AccountName;
  owned: PublicRooms["owned"];
  tellPicture: DevelopedPictures["told"];
};

export function oembedRoutes({ db, site, accountName, owned, tellPicture }: Parts): Hono<Env> {
  const app = new Hono<Env>();

  app.get("/api/oembed", async (c) => {
    const asked = v.safeParse(v.object(oembedQuery), c.req.query());
    if (!asked.success) return problemResponse(badRequest);
    const { url, format = "json", maxwidth, maxheight } = asked.output;
    if (format !== "json") return problemResponse(otherFormat);
    const id = roomIn(url, site.address);
    const room = id === null ? undefined : await findShown(db, id);
    if (room === undefined) return problemResponse(notFound);
    const author = room.isNamed ? await accountName(room.holder.address) : null;
    const fitted = ({ width, height }: Size): Size => {
      const scale = Math.min(
        1,
        Number(maxwidth ?? width) / width,
        Number(maxheight ?? height) / height,
      );
      const scaled = (length: number) => Math.max(1, Math.floor(length * scale));
      return { width: scaled(width), height: scaled(height) };
    };
    const page = `${site.address}rooms/${room.id}`;
    const picture = `${page}.png?v=${room.version}`;
    const { picture: developed } = tellPicture(room, await owned(room));
    const frame = fitted(FRAME);
    const told = {
      version: "1.0",
      title: room.name,
      ...(author !== null && { author_name: author }),
      provider_name: site.name,
      provider_url: site.address,
      cache_age: KEPT_SECONDS,
      ...(frame.width < LEAST_FRAME
        ? {
            type: "photo",
            url: developed === null ? picture : `${page}.jpg?v=${developed}`,
            ...fitted(roomPictureSizes.share),
          }
        : {
            type: "rich",
            html: embedCode({ url: `${page}?embed`, title: room.name, ...frame }),
            ...frame,
            // No picture is better than another one.
            ...(developed !== null && {
              thumbnail_url: `${page}.jpg?v=${developed}`,
              thumbnail_width: roomPictureSizes.share.width,
              thumbnail_height: roomPictureSizes.share.height,
            }),
          }),
    };
    // Pages of other sites may ask as well.
    return c.json(told, 200, {
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });

  refuseOtherMethods(app, { "/api/oembed": reading });
  return app;
}

/** The room that an address of this site leads to; null for any other. */
function roomIn(text: string, address: string): string | null {
  const start = `${address}rooms/`;
  if (!text.startsWith(start)) return null;
  const [id = ""] = text.slice(start.length).split(/[?#]/);
  return isDocumentId(id) ? id : null;
}
