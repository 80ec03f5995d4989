// Leads each request past its log line, headers, path rules and files to the routes.
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Env } from "./http/env.ts";
import {
  badPath,
  badRequest,
  internalError,
  notFound,
  problemCodeOf,
  problemResponse,
  sendProblem,
} from "./http/problem.ts";
import { redirect } from "./http/redirect.ts";
import { idHeader, logRequest } from "./http/requestLog.ts";
import { readPath, withoutBase } from "./http/requestPath.ts";
import { nameRoute, routeOf } from "./http/routeName.ts";
import type { StaticFiles } from "./http/staticFiles.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics/metrics.ts";

type ListenerParts = {
  basePath: string;
  headers: ReadonlyArray<readonly [string, string]>;
  staticFiles: StaticFiles;
  app: Hono<Env>;
  log: Log;
  metrics: Metrics;
  now: () => number;
  /** Names a request in the log. */
  newId: () => string;
};

const ownPaths = new Set(["/healthz", "/readyz", "/metrics", "/.well-known/webauthn"]);

export function createRequestListener(parts: ListenerParts): RequestListener {
  const { basePath, headers, staticFiles, app, log, metrics, now, newId } = parts;
  const answerByRoute = getRequestListener(app.fetch, {
    // Some probes speak HTTP/1.0 and send no Host.
    hostname: "localhost",
    // Routes handle their own errors: what comes here is a Host that makes no address.
    errorHandler: () => problemResponse(badRequest),
  });

  const route: RequestListener = (req, res) => {
    // Somebody before us may have gone by another of the two than whoever comes after.
    if ((req.headersDistinct.host?.length ?? 0) > 1) return sendProblem(res, badRequest);
    const read = readPath(req.url ?? "");
    if (!read.ok) return sendProblem(res, badPath);
    const path = read.value;
    req.url = path.raw + path.search;
    // Probes come straight to this process, and they and browsers know of no base path.
    if (ownPaths.has(path.raw)) return answerByRoute(req, res);
    const placed = withoutBase(path, basePath);
    if (placed.where === "outside") return sendProblem(res, notFound);
    if (placed.where === "baseWithoutSlash") return redirect(res, basePath + path.search);
    req.url = placed.path.raw + placed.path.search;
    nameRoute(req, "files");
    staticFiles(req, res, placed.path, () => answerByRoute(req, res));
  };

  return (req, res) => {
    logRequest(req, res, { log, now, newId });
    observeRequest(req, res, metrics, now);
    for (const [name, value] of headers) res.setHeader(name, value);
    try {
      route(req, res);
    } catch (error) {
      log.error({ id: res.getHeader(idHeader), err: error, method: req.method }, "request failed");
      if (res.headersSent) res.destroy();
      else sendProblem(res, internalError);
    }
  };
}

/** Counts and times each request when its answer is over. */
function observeRequest(
  req: IncomingMessage,
  res: ServerResponse,
  { requests, seconds, refusals }: Pick<Metrics, "requests" | "seconds" | "refusals">,
  now: () => number,
): void {
  const { method = "" } = req;
  const startedAt = now();
  res.on("close", () => {
    const route = routeOf(req);
    requests.add({ method, route, status: String(res.statusCode) });
    seconds.observe({ route }, (now() - startedAt) / 1000);
    const code = problemCodeOf(res);
    if (code !== undefined) refusals.add({ code });
  });
}
