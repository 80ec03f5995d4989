// The sitemap of the gallery: the rooms whose holders want them found, with the day of their last change.
import { Hono } from "hono";
import { sitemapXml } from "../../src/lib/sitemapXml.ts";
import { contentTypeOf } from "../http/contentType.ts";
import type { Env } from "../http/env.ts";
import { etagMatches, etagOf } from "../http/etag.ts";
import { reading, refuseOtherMethods } from "../http/otherMethods.ts";
import type { Statements } from "../store/database.ts";
import type { KnownSite } from "./oembed.ts";
import { isListedNow } from "./shownRooms.ts";

/** The newest: what one statement finds in a moment, and none of it large. */
const MOST = 5_000;
/** Search engines come by now and then; each of them costs the database no more than this. */
const REMEMBERED_MS = 600_000;

type Parts = { db: Statements; site: KnownSite; now(): number };

export function roomsSitemap({ db, site, now }: Parts): Hono<Env> {
  let known: { until: number; text: Promise<string> } | null = null;

  async function write(): Promise<string> {
    const rows = await db.rows(
      `select d.id, d.listed_at,
         (select v.saved_at from room_versions v
          where v.room = d.id and v.version = d.shown_version) as saved_at
       from rooms d where ${isListedNow} order by d.listed_at desc, d.id desc limit ?`,
      [MOST],
    );
    const entries = rows.map(({ id, listed_at, saved_at }) => {
      const changed = Math.max(Number(listed_at), Number(saved_at ?? 0));
      return [`${site.address}rooms/${id}`, new Date(changed).toISOString().slice(0, 10)] as const;
    });
    return sitemapXml("urlset", entries);
  }

  function remembered(): Promise<string> {
    if (known === null || known.until <= now()) {
      const text = write();
      known = { until: now() + REMEMBERED_MS, text };
      text.catch(() => {
        known = null;
      });
    }
    return known.text;
  }

  const app = new Hono<Env>();
  app.get("/sitemap-rooms.xml", async (c) => {
    const text = await remembered();
    const headers = { "Cache-Control": "no-cache", ETag: etagOf(text) };
    return etagMatches(c.req.header("If-None-Match"), headers.ETag)
      ? new Response(null, { status: 304, headers })
      : new Response(text, {
          headers: { ...headers, "Content-Type": contentTypeOf("sitemap.xml") },
        });
  });
  refuseOtherMethods(app, { "/sitemap-rooms.xml": reading });
  return app;
}
