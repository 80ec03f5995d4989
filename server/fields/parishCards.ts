// The cards of parishes beside links: from the disk, or drawn once, and until then the emblem of the field in the middle.
import { Hono } from "hono";
import { isDrawn } from "../../src/fields/country/isDrawn.ts";
import { parishSize } from "../../src/fields/land/place.ts";
import { parishCalled } from "../../src/fields/parishSlug.ts";
import { drawCard } from "../drawing/drawCard.ts";
import type { Drawn } from "../drawing/drawing.ts";
import type { Drawing } from "../drawing/openDrawing.ts";
import type { PictureStore } from "../drawing/pictureStore.ts";
import { shareDrawing } from "../drawing/shareDrawing.ts";
import { sendBytes } from "../http/bytesUnderWay.ts";
import type { Env } from "../http/env.ts";
import { holds } from "../http/etag.ts";
import { busy, internalError, problemResponse } from "../http/problem.ts";
import type { FindVisitor } from "../http/visitor.ts";
import type { Asking } from "../jobs/jobPool.ts";
import { turnOf } from "../jobs/turn.ts";
import type { Log } from "../log.ts";
import { pictureHeaders, week } from "./pictureHeaders.ts";
import { pictureTag, standing } from "./pictureRequest.ts";

type Parts = {
  collection: { address: string; size: number };
  /** Stands for the code that draws. */
  version: string;
  store: PictureStore;
  drawing: Drawing;
  findVisitor: FindVisitor;
  log: Log;
};

export function parishCards(parts: Parts): Hono<Env> {
  const { collection, version, store, drawing, findVisitor, log } = parts;
  const { address, size } = collection;
  const nameOf = (parish: number) => `${version}-${size}-parish-${parish}.png`;

  const shared = shareDrawing(nameOf, async (parish: number, asking): Promise<Drawn> => {
    const drawn = await drawing.fields.run({ form: "parish", parish, size }, asking);
    if (drawn.ok) await store.write(nameOf(parish), drawn.value);
    else if (drawn.why === "failed")
      log.error({ picture: nameOf(parish), reason: drawn.reason }, "a parish could not be drawn");
    return drawn;
  });

  async function cardOf(parish: number, asking: Asking): ReturnType<typeof drawCard> {
    const kept = await store.read(nameOf(parish));
    if (kept) return { drawn: { ok: true, value: kept }, isStandIn: false };
    const { season, hour } = standing;
    const emblem = { form: "emblem", collection: address, id: parish * parishSize } as const;
    return drawCard(
      () => shared(parish, { turn: asking.turn }),
      () => drawing.standIns.run({ ...emblem, season, hour }, asking),
    );
  }

  const app = new Hono<Env>();
  app.get("/parishes/*", async (c, next) => {
    const [, slug] = /^\/parishes\/([a-z-]+)\.png$/.exec(c.req.path) ?? [];
    if (slug === undefined) return next();
    const parish = parishCalled(slug, size);
    if (parish === null || !isDrawn(parish, size)) return c.notFound();
    const headers = pictureHeaders("image/png", pictureTag(nameOf(parish)), week);
    const { ETag: tag, "Content-Type": type, ...untagged } = headers;
    if (holds(c.req.header("If-None-Match"), tag))
      return new Response(null, { status: 304, headers: { ...untagged, ETag: tag } });
    const turn = turnOf(findVisitor(c.env?.incoming).networks);
    const { drawn, isStandIn } = await cardOf(parish, { turn, unwanted: c.req.raw.signal });
    if (!drawn.ok) return problemResponse(drawn.why === "failed" ? internalError : busy);
    return sendBytes(
      c,
      drawn.value,
      isStandIn ? { ...untagged, "Content-Type": type, "Cache-Control": "no-store" } : headers,
    );
  });
  return app;
}
