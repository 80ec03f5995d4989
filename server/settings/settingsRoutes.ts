// Answers /api/settings: what pages have to know of the world they run in.
import type { Hono } from "hono";
import type { SiteSettings } from "../../src/lib/siteSettings.ts";
import type { Env } from "../http/env.ts";
import { etagOf, holds } from "../http/etag.ts";
import { methodNotAllowed, problemResponse } from "../http/problem.ts";

const path = "/api/settings";

export function addSettingsRoutes(app: Hono<Env>, settings: SiteSettings): void {
  const body = JSON.stringify(settings);
  const etag = etagOf(body);
  const headers = { "Cache-Control": "no-cache", ETag: etag };

  app.get(path, (c) =>
    holds(c.req.header("If-None-Match"), etag)
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers: { ...headers, "Content-Type": "application/json" } }),
  );
  app.all(path, () => problemResponse(methodNotAllowed(["GET", "HEAD"])));
}
