// Pages that are drawn when they are asked for, and remembered as long as there is room.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createCache } from "../../src/lib/cache.ts";
import type { DrawPage } from "../../src/lib/drawPage.ts";
import { type FoundPage, queryOf } from "../../src/routes/routes.ts";
import { acceptedEncodings } from "../http/acceptedEncodings.ts";
import { contentType } from "../http/contentType.ts";
import { etagOf, holds } from "../http/etag.ts";

export type DrawnPages = {
  /**
   * Null where there is no such page. What is `given` to it decides how it looks, and of the query
   * only what the page reads: the same is drawn once, and once it is another, so is the page.
   */
  answer(page: FoundPage, request: Request, given?: object): Promise<Response | null>;
};

type Drawn = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

/** Of pages in all their forms: some hundreds. */
const MOST_BYTES = 64 * 1_048_576;
/** No link of ours is longer; what is, is drawn as if it were not there. */
const LONGEST_SEARCH = 300;
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };

export async function openDrawnPages(renderDir: string, origin: string): Promise<DrawnPages> {
  const module: { drawPage: DrawPage } = await import(
    pathToFileURL(join(renderDir, "prerender.mjs")).href
  );
  const files: unknown = JSON.parse(await readFile(join(renderDir, "files.json"), "utf8"));
  return createDrawnPages((asked) => module.drawPage({ ...asked, origin, files }));
}

type Asked = { path: string; search: string; given?: object };

function createDrawnPages(draw: (asked: Asked) => Promise<string | null>): DrawnPages {
  const kept = createCache<Drawn>(MOST_BYTES, sizeOf);
  /** What many ask for at the same time is drawn once. */
  const underWay = new Map<string, Promise<Drawn | null>>();

  async function find(asked: Asked): Promise<Drawn | null> {
    // What is given may be as long as the page.
    const key = etagOf(JSON.stringify(asked));
    const known = kept.get(key) ?? underWay.get(key);
    if (known) return known;
    const drawing = draw(asked).then(compressed);
    underWay.set(key, drawing);
    try {
      const drawn = await drawing;
      if (drawn) kept.set(key, drawn);
      return drawn;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    async answer({ path, route }, request, given) {
      const search = shortened(queryOf(route, new URL(request.url).search));
      const page = await find({ path, search, ...(given && { given }) });
      if (page === null) return null;
      const headers = { "Cache-Control": "no-cache", ETag: page.etag, Vary: "Accept-Encoding" };
      if (holds(request.headers.get("If-None-Match") ?? undefined, page.etag)) {
        return new Response(null, { status: 304, headers });
      }
      const [encoding] = acceptedEncodings(request.headers.get("Accept-Encoding") ?? undefined);
      return new Response(new Uint8Array(page[encoding ?? "plain"]), {
        headers: {
          ...headers,
          "Content-Type": contentType("index.html"),
          ...(encoding && { "Content-Encoding": encoding }),
        },
      });
    },
  };
}

const sizeOf = ({ plain, br, gzip: zipped }: Drawn) => plain.length + br.length + zipped.length;

const shortened = (search: string) => (search.length > LONGEST_SEARCH ? "" : search);

async function compressed(html: string | null): Promise<Drawn | null> {
  if (html === null) return null;
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: quality }),
    promisify(gzip)(plain),
  ]);
  return { etag: etagOf(plain), plain, br, gzip: zipped };
}
