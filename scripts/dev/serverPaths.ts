// Answers what is the server's by the server, and draws here the pages that it would have had drawn (reverse proxy).
import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { Connect } from "vite";
import { openRoutes, type PageSite, routePartsOf } from "../../src/routes/routes.ts";
import type { PageToDraw } from "./drawHere.ts";

type Options = {
  readonly base: string;
  readonly site: PageSite;
  readonly port: number;
  /** Settles once the server may be asked. */
  readonly up: () => Promise<void>;
  /** Null where there is no such page. */
  readonly draw: (job: PageToDraw) => Promise<string | null>;
};

/** What is the server's besides pages. */
const others = ["/api/", "/pictures/"] as const;

/** Below the base path. */
export function isServers(path: string, site: PageSite): boolean {
  if (others.some((start) => path.startsWith(start))) return true;
  return openRoutes(site).some(([, route]) => {
    if (route.drawnBy !== "server") return false;
    const { start, hasParameter } = routePartsOf(route);
    return hasParameter ? path.startsWith(start) : path === start || path === `${start}/`;
  });
}

/** What the server says of a page that is not the page's own here: the text is another, and is Vite's to frame. */
const notOurs = ["content-security-policy", "content-length", "etag"];

export function serverPaths({ base, site, port, up, draw }: Options): Connect.NextHandleFunction {
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    next: Connect.NextFunction,
  ): Promise<void> {
    await up();
    const answered = await forward(request, port);
    const status = answered.statusCode!;
    const isPage = answered.headers["content-type"]?.startsWith("text/html") ?? false;
    if (!isPage) {
      response.writeHead(status, answered.headers);
      answered.pipe(response);
      return;
    }
    const job = await text(answered);
    // The browser's own page says that there is none.
    if (status !== 200) return next();
    const html = request.method === "HEAD" ? "" : await draw(JSON.parse(job));
    if (html === null) return next();
    const headers = Object.entries(answered.headers).filter(([name]) => !notOurs.includes(name));
    response.writeHead(status, Object.fromEntries(headers)).end(html);
  }

  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (!pathname.startsWith(base) || !isServers(`/${pathname.slice(base.length)}`, site))
      return next();
    answer(request, response, next).catch(next);
  };
}

function forward(request: IncomingMessage, port: number): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const headers = { ...request.headers };
  // A page that was drawn before an edit is another now, whatever it was drawn from.
  delete headers["if-none-match"];
  delete headers["accept-encoding"];
  const asked = httpRequest(
    { host: "127.0.0.1", port, path: request.url, method: request.method, headers },
    resolve,
  );
  asked.once("error", reject);
  request.pipe(asked);
  return promise;
}
