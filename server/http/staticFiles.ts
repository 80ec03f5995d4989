// Serves the built site: sirv finds and streams the compressed form, our own rules stand before it.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { acceptedEncodings } from "./acceptedEncodings.ts";
import { holds } from "./etag.ts";
import { methodNotAllowed, sendProblem } from "./problem.ts";
import { redirect } from "./redirect.ts";
import type { RequestPath } from "./requestPath.ts";
import type { SiteFile, SiteFiles } from "./siteFiles.ts";

export type StaticFiles = (
  req: IncomingMessage,
  res: ServerResponse,
  path: RequestPath,
  next: () => void,
) => void;

type StaticSite = { siteDir: string; files: SiteFiles; basePath: string };

export function createStaticFiles({ siteDir, files, basePath }: StaticSite): StaticFiles {
  const stream = sirv(siteDir, { brotli: true, gzip: true, extensions: [] });

  return function serve(req, res, path, next) {
    const known = files.get(path.decoded);
    if (known === undefined) {
      if (!isPageWithSlash(files, path.decoded)) return next();
      return redirect(res, basePath + path.raw.slice(1, -1) + path.search);
    }
    if (req.method !== "GET" && req.method !== "HEAD") {
      return sendProblem(res, methodNotAllowed(["GET", "HEAD"]));
    }
    res.setHeader("Content-Type", known.contentType);
    res.setHeader("Cache-Control", known.cacheControl);
    res.setHeader("ETag", known.etag);
    res.setHeader("Vary", "Accept-Encoding");
    if (known.isForAll) {
      res.setHeader("Access-Control-Allow-Origin", "*");
      res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    }
    if (holds(req.headers["if-none-match"], known.etag)) {
      res.removeHeader("Content-Type");
      res.writeHead(304).end();
      return;
    }
    guardStream(res);
    stream(shownToSirv(req, known), res, next);
  };
}

// Only a known page is redirected, so that no path of a visitor's making becomes a Location.
function isPageWithSlash(files: SiteFiles, address: string): boolean {
  if (address === "/" || !address.endsWith("/")) return false;
  return files.get(address.slice(0, -1))?.file.endsWith("/index.html") ?? false;
}

// sirv sees a known file and a settled choice of encoding, and nothing else of the request: it
// ignores weights in Accept-Encoding, and some Range headers make it throw.
function shownToSirv(req: IncomingMessage, { file }: SiteFile): IncomingMessage {
  const [best, second] = acceptedEncodings(req.headers["accept-encoding"]);
  // It tries Brotli before gzip whatever their order, so gzip first means gzip alone.
  const accepted = best === "br" && second !== undefined ? "br, gzip" : (best ?? "");
  const shown = { url: encodeURI(file), headers: { "accept-encoding": accepted } };
  return shown as unknown as IncomingMessage;
}

/**
 * sirv pipes a file into the response and looks no further. A file that vanished would then end the
 * process with an unhandled error, a visitor who left would leave the file open, and a file that
 * changed its length would leave the client waiting or feed it bytes of the next answer.
 */
export function guardStream(res: ServerResponse): void {
  res.once("pipe", (source: Readable) => {
    const expected = Number(res.getHeader("Content-Length"));
    let sent = 0;
    source.on("data", (chunk) => {
      sent += chunk.length;
      if (sent > expected) res.destroy();
      if (sent < expected) return;
      // The answer is whole: waiting for the file's end would only hold its connection longer.
      source.unpipe(res);
      source.destroy();
      res.end();
    });
    source.on("end", () => {
      if (sent < expected) res.destroy();
    });
    source.on("error", () => res.destroy());
    res.once("close", () => source.destroy());
  });
}
