// Answers for every page of the list that is drawn when it is asked for.
import { type Context, Hono } from "hono";
import {
  findPage,
  type GivenRoute,
  openRoutes,
  type PageSite,
  partsOf,
  plainPath,
  queryOf,
} from "../../src/routes/routes.ts";
import type { Env } from "../http/env.ts";
import { methodNotAllowed, problemResponse } from "../http/problem.ts";
import type { DrawnPages } from "./drawnPages.ts";

/**
 * What each page is handed that is drawn from what the server knows, by its parameter and what it
 * reads of the query; null where there is none.
 */
export type Given = Readonly<
  Record<GivenRoute, (parameter: string, search: string) => Promise<object | null>>
>;

type Parts = {
  site: PageSite;
  pages: DrawnPages;
  given: Given;
  basePath: string;
  /** The Content-Security-Policy of what may stand in a frame of any site. */
  framedPolicy: string;
};

export function pageRoutes({ site, pages, given, basePath, framedPolicy }: Parts): Hono<Env> {
  const app = new Hono<Env>();

  async function answer(c: Context<Env>): Promise<Response> {
    const hasSlash = c.req.path.endsWith("/");
    const asked = hasSlash ? c.req.path.slice(0, -1) : c.req.path;
    const redirect = (to: string) =>
      c.redirect(basePath + to.slice(1) + new URL(c.req.url).search, 308);
    const found = findPage(asked, site);
    if (found === null) {
      const plain = plainPath(asked, site);
      return plain === null ? c.notFound() : redirect(plain);
    }
    if (found.route.drawnBy !== "server") return c.notFound();
    const { name, route, parameter, path } = found;
    const search = queryOf(route, new URL(c.req.url).search);
    const handed = route.isGiven ? await given[name as GivenRoute](parameter, search) : undefined;
    if (route.isGiven && !handed) return c.notFound();
    if (hasSlash) return redirect(path);
    const drawn = await pages.answer(found, c.req.raw, handed ?? undefined);
    if (drawn === null) return c.notFound();
    if (route.framedBy && new URLSearchParams(search).has(route.framedBy)) {
      drawn.headers.set("Content-Security-Policy", framedPolicy);
      drawn.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    }
    return drawn;
  }

  for (const [, route] of openRoutes(site)) {
    if (route.drawnBy !== "server") continue;
    const { start, hasParameter } = partsOf(route);
    const addresses = hasParameter ? `${start}*` : start;
    app.get(addresses, answer);
    app.all(addresses, () => problemResponse(methodNotAllowed(["GET", "HEAD"])));
  }
  return app;
}
