// The routes that are answered by code: health, readiness, settings, and a fitting refusal for all else.
import { type Context, Hono } from "hono";
import type { SiteSettings } from "../src/lib/siteSettings.ts";
import type { NotFoundPage } from "./http/notFoundPage.ts";
import {
  badRequest,
  internalError,
  methodNotAllowed,
  notFound,
  type Problem,
  problemResponse,
} from "./http/problem.ts";
import type { Log } from "./log.ts";
import type { Readiness } from "./readiness.ts";
import { addSettingsRoutes } from "./settings/settingsRoutes.ts";

export type LocalRoutes = (request: Request) => Promise<Response>;

type AppParts = {
  readiness: Readiness;
  notFoundPage: NotFoundPage;
  log: Log;
  settings: SiteSettings;
  /** Answers what lies below /local/. */
  localRoutes?: LocalRoutes | undefined;
  /** What features answer by themselves. */
  routes?: readonly Hono[];
};

export function createApp(parts: AppParts): Hono {
  const { readiness, notFoundPage, log, settings, localRoutes, routes = [] } = parts;
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
  });

  app.get("/healthz", (c) => c.json({ status: "alive" }));
  app.get("/readyz", async (c) => {
    const failed = await readiness.check();
    return failed.length === 0
      ? c.json({ status: "ready" })
      : problemResponse({
          status: 503,
          code: "not-ready",
          detail: "The server cannot take requests now.",
          more: { failed },
        });
  });
  for (const probe of ["/healthz", "/readyz"]) {
    app.all(probe, () => problemResponse(methodNotAllowed(["GET", "HEAD"])));
  }

  addSettingsRoutes(app, settings);
  for (const more of routes) app.route("/", more);
  if (localRoutes) app.all("/local/*", (c) => localRoutes(c.req.raw));

  app.notFound((c) =>
    wantsPage(c) ? notFoundPage(c.req.header("Accept-Encoding")) : problemResponse(notFound),
  );
  app.onError((error, c) => problemResponse(explain(error, c, log)));
  return app;
}

function wantsPage(c: Context): boolean {
  const isApi = c.req.path === "/api" || c.req.path.startsWith("/api/");
  if (isApi || (c.req.method !== "GET" && c.req.method !== "HEAD")) return false;
  return /(?:^|[\s,])text\/html(?:$|[\s,;])/i.test(c.req.header("Accept") ?? "");
}

function explain(error: Error, c: Context, log: Log): Problem {
  // Nobody is left to read this answer, and a stack for each visitor who left would flood the log.
  if (c.req.raw.signal.aborted) return badRequest;
  log.error({ err: error, method: c.req.method }, "request failed");
  return internalError;
}
