// Compresses answers of JSON for whoever takes them so, away from the main thread.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context, MiddlewareHandler } from "hono";
import { createCache } from "../../src/lib/cache.ts";
import { acceptedEncodings } from "./acceptedEncodings.ts";
import type { Env } from "./env.ts";
import { passProblemCode } from "./problem.ts";

/** Smaller ones fit into a packet anyway. */
const LEAST_BYTES = 1024;
/** Half the time of gzip, and smaller. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export const compress = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, quality),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
};

/** Of what has a tag made of its content, as shown rooms have. */
const MOST_REMEMBERED = 16 * 2 ** 20;

export function compressJson(): MiddlewareHandler<Env> {
  const known = createCache<Buffer<ArrayBuffer>>(MOST_REMEMBERED, ({ byteLength }) => byteLength);

  return async (c, next) => {
    await next();
    const { res } = c;
    const isJson = /^application\/(?:problem\+)?json$/.test(res.headers.get("Content-Type") ?? "");
    const isVaried = res.headers.get("Vary")?.includes("Accept-Encoding");
    if ((isJson || res.status === 304) && !isVaried) res.headers.append("Vary", "Accept-Encoding");
    const [encoding] = acceptedEncodings(c.req.header("Accept-Encoding"));
    const isDone = res.headers.has("Content-Encoding");
    if (!isJson || isDone || encoding === undefined || res.body === null) return;

    const tag = res.headers.get("ETag") ?? "";
    const key = tag.startsWith("W/") ? `${encoding} ${c.req.path} ${tag}` : null;
    let bytes = key === null ? undefined : known.get(key);
    if (bytes === undefined) {
      const plain = new Uint8Array(await res.arrayBuffer());
      if (plain.byteLength < LEAST_BYTES) return replace(c, plain);
      bytes = await compress[encoding](plain);
      if (key !== null) known.set(key, bytes);
    }
    res.headers.set("Content-Encoding", encoding);
    res.headers.delete("Content-Length");
    replace(c, bytes);
  };
}

function replace(c: Context<Env>, bytes: Uint8Array<ArrayBuffer>): void {
  const told = new Response(bytes, c.res);
  passProblemCode(c.res, told);
  // Put over another, an answer gets that one's headers once more.
  c.res = undefined as unknown as Response;
  c.res = told;
}
