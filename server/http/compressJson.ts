// Compresses answers of JSON for whoever takes them so, away from the main thread.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { acceptedEncodings } from "./acceptedEncodings.ts";
import type { Env } from "./env.ts";
import { passProblemCode } from "./problem.ts";

/** Smaller ones fit into a packet anyway. */
const LEAST_BYTES = 1024;
/** Half the time of gzip, and smaller. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compress = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, quality),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
};

export const compressJson: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const { res } = c;
  const isJson = /^application\/(?:problem\+)?json$/.test(res.headers.get("Content-Type") ?? "");
  if (isJson || res.status === 304) res.headers.append("Vary", "Accept-Encoding");
  const [encoding] = acceptedEncodings(c.req.header("Accept-Encoding"));
  if (!isJson || encoding === undefined || res.body === null) return;
  const plain = new Uint8Array(await res.arrayBuffer());
  const isLarge = plain.byteLength >= LEAST_BYTES;
  if (isLarge) {
    res.headers.set("Content-Encoding", encoding);
    res.headers.delete("Content-Length");
  }
  const told = new Response(isLarge ? await compress[encoding](plain) : plain, res);
  passProblemCode(res, told);
  // Put over another, an answer gets that one's headers once more.
  c.res = undefined as unknown as Response;
  c.res = told;
};
