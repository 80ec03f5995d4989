// What the server answers of fields beside their pages: pictures for everybody, metadata for marketplaces.
import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import { type Context, Hono } from "hono";
import { readFieldNumber, readTypedNumber } from "../../src/fields/fieldNumber.ts";
import type { Season } from "../../src/models/seasons.ts";
import { acceptedEncodings } from "../http/acceptedEncodings.ts";
import { createBodyCache, type EncodedBody as KeptForm } from "../http/bodyCache.ts";
import { sendBytes } from "../http/bytesUnderWay.ts";
import type { Env } from "../http/env.ts";
import { etagMatches, etagOf } from "../http/etag.ts";
import { reading, refuseOtherMethods } from "../http/otherMethods.ts";
import { badRequest, busy, internalError, problemResponse } from "../http/problem.ts";
import type { FindVisitor } from "../http/visitor.ts";
import { turnOf } from "../jobs/jobTurn.ts";
import { fieldMetadata } from "./fieldMetadata.ts";
import type { FieldPictures } from "./fieldPictures.ts";
import { crossOriginHeaders, hourCacheControl, pictureHeaders, week } from "./pictureHeaders.ts";
import {
  type FieldPictureRequest,
  type NameOf,
  type PictureFormat,
  pictureTag,
  readQuery,
} from "./pictureRequest.ts";

type Parts = {
  collection: { address: string; size: number };
  pictures: FieldPictures;
  nameOf: NameOf;
  /** The site's address for visitors, with its base path. */
  address: string;
  basePath: string;
  season: () => Season;
  findVisitor: FindVisitor;
};

/** Of drawings for whoever takes no Brotli: some three hundred. */
const MOST_REMEMBERED = 16 * 2 ** 20;

const types: Record<PictureFormat, string> = {
  svg: "image/svg+xml; charset=utf-8",
  png: "image/png",
  webp: "image/webp",
};

export function fieldRoutes(parts: Parts): Hono<Env> {
  const { collection, pictures, nameOf, address, basePath, season, findVisitor } = parts;
  const app = new Hono<Env>();
  const forms = createBodyCache(MOST_REMEMBERED);

  /** A drawing, which is kept in Brotli, as the visitor takes it. */
  async function encoded(c: Context<Env>, name: string, br: Uint8Array) {
    const [best] = acceptedEncodings(c.req.header("Accept-Encoding"));
    if (best === "br") return { bytes: br, encoding: best };
    const bytes = await forms(`${best} ${name}`, async (): Promise<KeptForm> => {
      const plain = await promisify(brotliDecompress)(br);
      return best === "gzip" ? promisify(gzip)(plain) : plain;
    });
    return { bytes: bytes ?? br, ...(best && { encoding: best }) };
  }

  const fieldIn = (text: string) => readFieldNumber(text, collection.size);

  async function picture(c: Context<Env>, id: number, form: PictureFormat): Promise<Response> {
    const asked = readQuery(form, new URL(c.req.url).searchParams, season);
    if (asked === null) return problemResponse(badRequest);
    const { isPassing, ...look } = asked;
    const wanted: FieldPictureRequest = { id, form, ...look };
    const headers = {
      ...pictureHeaders(
        types[form],
        pictureTag(nameOf(wanted)),
        isPassing ? hourCacheControl : week,
      ),
      ...(form === "svg" && { Vary: "Accept-Encoding" }),
    };
    if (etagMatches(c.req.header("If-None-Match"), headers.ETag)) {
      const { "Content-Type": _, ...rest } = headers;
      return new Response(null, { status: 304, headers: rest });
    }
    const turn = turnOf(findVisitor(c.env?.incoming).networks);
    const asking = { turn, unwanted: c.req.raw.signal };
    const isCard = form === "png" && wanted.frame === "card";
    const { drawn, isStandIn } = isCard
      ? await pictures.card(wanted, asking)
      : { drawn: await pictures.get(wanted, asking), isStandIn: false };
    if (!drawn.ok) return problemResponse(drawn.why === "failed" ? internalError : busy);
    const body =
      form === "svg" ? await encoded(c, nameOf(wanted), drawn.value) : { bytes: drawn.value };
    const { ETag: _, ...untagged } = headers;
    return sendBytes(c, body.bytes, {
      // What stands in is asked for again, and must not pass for the picture then.
      ...(isStandIn ? { ...untagged, "Cache-Control": "no-store" } : headers),
      ...("encoding" in body && { "Content-Encoding": body.encoding }),
    });
  }

  app.get("/api/fields/:id/metadata", (c) => {
    const id = fieldIn(c.req.path.slice("/api/fields/".length, -"/metadata".length));
    if (id === null) return c.notFound();
    const body = JSON.stringify(fieldMetadata(collection.address, id, address));
    const headers = {
      ...crossOriginHeaders,
      "Cache-Control": hourCacheControl,
      ETag: etagOf(body),
    };
    return etagMatches(c.req.header("If-None-Match"), headers.ETag)
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
  });

  // The form that jumps to a number works without scripts, so it needs somewhere to go.
  app.get("/fields/go", (c) => {
    const id = readTypedNumber(c.req.query("number") ?? "", collection.size);
    return c.redirect(`${basePath}fields${id === null ? "" : `/${id}`}`, 303);
  });

  app.get("/fields/*", (c, next) => {
    const [, number = "", form] = /^\/fields\/(.+)\.(svg|png|webp)$/.exec(c.req.path) ?? [];
    if (form === undefined) return next();
    const id = fieldIn(number);
    return id === null ? c.notFound() : picture(c, id, form as PictureFormat);
  });

  refuseOtherMethods(app, { "/api/fields/:id/metadata": reading });
  return app;
}
