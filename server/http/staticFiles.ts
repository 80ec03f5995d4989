// Serves the built site: each address that the start has listed, in the form that is liked best.
import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings } from "./acceptedEncodings.ts";
import { etagMatches } from "./etag.ts";
import { methodNotAllowed, sendProblem } from "./problem.ts";
import { redirect } from "./redirect.ts";
import type { RequestPath } from "./requestPath.ts";
import type { FileVariant, SiteFiles } from "./siteFiles.ts";

export type StaticFiles = (
  req: IncomingMessage,
  res: ServerResponse,
  path: RequestPath,
  next: () => void,
) => void;

/** What an address stands for may change with the day. */
type Listed = Pick<SiteFiles, "get">;

export function createStaticFiles(files: Listed, basePath: string): StaticFiles {
  return function serve(req, res, path, next) {
    const known = files.get(path.decoded);
    if (known === undefined) {
      if (!isPageWithSlash(files, path.decoded)) return next();
      return redirect(res, basePath + path.raw.slice(1, -1) + path.search);
    }
    if (req.method !== "GET" && req.method !== "HEAD") {
      return sendProblem(res, methodNotAllowed(["GET", "HEAD"]));
    }
    res.setHeader("Cache-Control", known.cacheControl);
    res.setHeader("ETag", known.etag);
    res.setHeader("Vary", "Accept-Encoding");
    if (known.isForAll) {
      res.setHeader("Access-Control-Allow-Origin", "*");
      res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    }
    if (etagMatches(req.headers["if-none-match"], known.etag)) {
      res.writeHead(304).end();
      return;
    }
    const encoding = acceptedEncodings(req.headers["accept-encoding"]).find((name) =>
      known.compressed.has(name),
    );
    const form = (encoding && known.compressed.get(encoding)) ?? known.plain;
    if (encoding !== undefined) res.setHeader("Content-Encoding", encoding);
    res.setHeader("Content-Type", known.contentType);
    res.setHeader("Content-Length", form.bytes);
    if (req.method === "HEAD" || form.bytes === 0) res.end();
    else send(res, form);
  };
}

// Only a known page is redirected, so that no path of a visitor's making becomes a Location.
function isPageWithSlash(files: Listed, address: string): boolean {
  if (address === "/" || !address.endsWith("/")) return false;
  return files.get(address.slice(0, -1))?.isPage ?? false;
}

/**
 * A file that vanished or changed since the start ends its connection: one that is shorter or longer
 * than was said would leave the client waiting, or be taken for the next answer.
 */
function send(res: ServerResponse, { path, bytes }: FileVariant): void {
  // One byte more than there should be: if it is there, the file has grown.
  const source = createReadStream(path, { end: bytes });
  source.pipe(res, { end: false });
  source.once("end", () => (source.bytesRead === bytes ? res.end() : res.destroy()));
  source.once("error", () => res.destroy());
  res.once("close", () => source.destroy());
}
