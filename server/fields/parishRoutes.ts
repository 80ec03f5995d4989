// Pictures of parishes for their pages, and their cards beside links, which until they are drawn are the emblem of the field in the middle.
import { type Context, Hono } from "hono";
import { isDrawn } from "../../src/fields/country/isDrawn.ts";
import { parishSize } from "../../src/fields/land/place.ts";
import { parishCalled } from "../../src/fields/parishSlug.ts";
import { sheetHours } from "../../src/fields/sheets/sheets.ts";
import { drawCard } from "../drawing/drawCard.ts";
import type { DrawingPool } from "../drawing/drawing.ts";
import { sendBytes } from "../http/bytesUnderWay.ts";
import type { Env } from "../http/env.ts";
import { etagMatches } from "../http/etag.ts";
import { badRequest, busy, internalError, problemResponse } from "../http/problem.ts";
import type { FindVisitor } from "../http/visitor.ts";
import type { JobOptions } from "../jobs/jobPool.ts";
import { turnOf } from "../jobs/jobTurn.ts";
import type { ParishPictureRequest, ParishPictures } from "./parishPictures.ts";
import { pictureHeaders, week } from "./pictureHeaders.ts";
import { marketplaceView, pictureTag } from "./pictureRequest.ts";

type Parts = {
  collection: { address: string; size: number };
  pictures: ParishPictures;
  standIns: DrawingPool;
  findVisitor: FindVisitor;
};

const types = { picture: "image/webp", card: "image/png" } as const;

export function parishRoutes({ collection, pictures, standIns, findVisitor }: Parts): Hono<Env> {
  const { address, size } = collection;

  async function cardOf(
    card: ParishPictureRequest,
    asking: JobOptions,
  ): ReturnType<typeof drawCard> {
    const kept = await pictures.kept(card);
    if (kept) return { drawn: { ok: true, value: kept }, isStandIn: false };
    const emblem = { form: "emblem", collection: address, id: card.parish * parishSize } as const;
    const { season, hour } = marketplaceView;
    return drawCard(
      () => pictures.get(card, { turn: asking.turn }),
      () => standIns.run({ ...emblem, season, hour }, asking),
    );
  }

  async function answer(c: Context<Env>, picture: ParishPictureRequest): Promise<Response> {
    const headers = pictureHeaders(types[picture.form], pictureTag(pictures.nameOf(picture)), week);
    const { ETag: tag, "Content-Type": type, ...untagged } = headers;
    if (etagMatches(c.req.header("If-None-Match"), tag))
      return new Response(null, { status: 304, headers: { ...untagged, ETag: tag } });
    const turn = turnOf(findVisitor(c.env?.incoming).networks);
    const asking = { turn, unwanted: c.req.raw.signal };
    const { drawn, isStandIn } =
      picture.form === "card"
        ? await cardOf(picture, asking)
        : { drawn: await pictures.get(picture, asking), isStandIn: false };
    if (!drawn.ok) return problemResponse(drawn.why === "failed" ? internalError : busy);
    return sendBytes(
      c,
      drawn.value,
      isStandIn ? { ...untagged, "Content-Type": type, "Cache-Control": "no-store" } : headers,
    );
  }

  const app = new Hono<Env>();
  app.get("/parishes/*", async (c, next) => {
    const [, slug, form] = /^\/parishes\/([a-z-]+)\.(png|webp)$/.exec(c.req.path) ?? [];
    if (slug === undefined) return next();
    const parish = parishCalled(slug, size);
    if (parish === null || !isDrawn(parish, size)) return c.notFound();
    if (form === "png") return answer(c, { parish, form: "card", hour: "day" });
    const asked = c.req.query("hour") ?? "day";
    const hour = sheetHours.find((one) => one === asked);
    return hour ? answer(c, { parish, form: "picture", hour }) : problemResponse(badRequest);
  });
  return app;
}
