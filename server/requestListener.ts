// Leads each request past its log line, headers, path rules and files to the routes (middleware).
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Result, refuse } from "@loamstead/lib/result.ts";
import type { Hono } from "hono";
import { type HoldBytes, letHold } from "./http/bytesUnderWay.ts";
import type { ConcurrencyLimit } from "./http/concurrencyLimit.ts";
import type { Env } from "./http/env.ts";
import {
  badPath,
  badRequest,
  internalError,
  notFound,
  type Problem,
  problemCodeOf,
  problemResponse,
  sendProblem,
  tooBusy,
  tooManyRequests,
} from "./http/problem.ts";
import { redirect } from "./http/redirect.ts";
import { idHeader, openLine } from "./http/requestLog.ts";
import { readPath, withoutBase } from "./http/requestPath.ts";
import { nameRoute, routeOf } from "./http/routeName.ts";
import type { SecurityHeaders } from "./http/securityHeaders.ts";
import type { StaticFiles } from "./http/staticFiles.ts";
import type { FindVisitor } from "./http/visitor.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics/metrics.ts";

type ListenerParts = {
  basePath: string;
  headers: SecurityHeaders;
  staticFiles: StaticFiles;
  app: Hono<Env>;
  log: Log;
  metrics: Metrics;
  now: () => number;
  /** Names a request in the log. */
  newId: () => string;
  findVisitor: FindVisitor;
  /** For what is under way at the same time, … */
  places: ConcurrencyLimit;
  /** … and for its bytes. */
  bytes: ConcurrencyLimit;
};

const ownPaths = new Set(["/healthz", "/readyz", "/metrics", "/.well-known/webauthn"]);

export function createRequestListener(parts: ListenerParts): RequestListener {
  const { basePath, headers, staticFiles, app, log, metrics, now, newId, findVisitor } = parts;
  const api = `${basePath}api/`;
  const answerByRoute = getRequestListener(app.fetch, {
    // Some probes speak HTTP/1.0 and send no Host.
    hostname: "localhost",
    // Routes handle their own errors: what comes here is a Host that makes no address.
    errorHandler: () => problemResponse(badRequest),
  });

  const route: RequestListener = (req, res) => {
    const read = readPath(req.url ?? "");
    if (!read.ok) return sendProblem(res, badPath);
    const path = read.value;
    req.url = path.raw + path.search;
    // Probes come straight to this process, and they and browsers know of no base path.
    if (ownPaths.has(path.raw)) return answerByRoute(req, res);
    const { networks } = findVisitor(req);
    /** Until the answer is over, unless it is given up before. */
    const take = (
      rule: string,
      places: ConcurrencyLimit,
      count: number,
    ): Result<() => void, Problem> => {
      const taken = places.take(networks, count);
      if (taken.ok) {
        res.once("close", taken.value);
        return taken;
      }
      metrics.rateLimited.add({ rule: `${rule}-${taken.reason}` });
      return refuse(taken.reason === "all" ? tooBusy : tooManyRequests(1_000));
    };
    const hold: HoldBytes = (bytes) => take("bytes-under-way", parts.bytes, bytes);
    const place = take("under-way", parts.places, 1);
    const body = place.ok ? hold(bytesBrought(req)) : place;
    if (!body.ok) return sendProblem(res, body.reason);
    letHold(req, hold);
    const placed = withoutBase(path, basePath);
    if (placed.where === "outside") return sendProblem(res, notFound);
    if (placed.where === "baseWithoutSlash") return redirect(res, basePath + path.search);
    req.url = placed.path.raw + placed.path.search;
    nameRoute(req, "files");
    staticFiles(req, res, placed.path, () => answerByRoute(req, res));
  };

  const routeSafely = (req: IncomingMessage, res: ServerResponse, id: string): void => {
    res.setHeader(idHeader, id);
    const always = req.url?.startsWith(api) ? headers.api : headers.site;
    for (const [name, value] of always) res.setHeader(name, value);
    try {
      // Somebody before us may have gone by another of the two than whoever comes after.
      if (hasTwoHosts(req)) sendProblem(res, badRequest);
      else route(req, res);
    } catch (error) {
      log.error({ id, err: error, method: req.method }, "request failed");
      if (res.headersSent) res.destroy();
      else sendProblem(res, internalError);
    }
  };

  return (req, res) => {
    const id = newId();
    const startedAt = now();
    const writeLine = openLine(req, res, { log, id });
    res.on("close", () => {
      const ms = now() - startedAt;
      writeLine(ms);
      measureRequest(req, res, metrics, ms);
    });
    routeSafely(req, res, id);
  };
}

/** More is refused unread, and less is no matter. */
const MOST_BROUGHT = 2 ** 21;

function bytesBrought({ headers }: IncomingMessage): number {
  const announced = Number(headers["content-length"] ?? 0);
  // Without a length it is read piece by piece, up to what may come.
  return headers["transfer-encoding"] ? MOST_BROUGHT : Math.min(announced, MOST_BROUGHT);
}

function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

/** Counts and times a request whose answer is over. */
function measureRequest(
  req: IncomingMessage,
  res: ServerResponse,
  { requests, seconds, refusals }: Pick<Metrics, "requests" | "seconds" | "refusals">,
  ms: number,
): void {
  const route = routeOf(req);
  requests.add({ method: req.method ?? "", route, status: String(res.statusCode) });
  seconds.observe({ route }, ms / 1000);
  const code = problemCodeOf(res);
  if (code !== undefined) refusals.add({ code });
}
