// Answers for every page of the list that is drawn when it is asked for.
import { accept, type Result } from "@loamstead/lib/result.ts";
import { type Context, Hono } from "hono";
import {
  findPage,
  type GivenRoute,
  openRoutes,
  type PageSite,
  plainPath,
  queryOf,
  type RouteName,
  routePartsOf,
} from "../../src/routes/routes.ts";
import type { Env } from "../http/env.ts";
import { methodNotAllowed, type Problem, problemResponse } from "../http/problem.ts";
import type { DrawnPages } from "./drawnPages.ts";
import type { PageTurn } from "./pagePool.ts";

/**
 * What each page is handed that is drawn from what the server knows, by its parameter and what it
 * reads of the query; null where there is none.
 */
export type PageDataLoaders = Readonly<
  Record<
    GivenRoute,
    (parameter: string, search: string, turn: PageTurn) => Promise<Result<object | null, Problem>>
  >
>;

/** The one way to write what a query asks a page for. */
export type Canonical = (search: string, turn: PageTurn) => Promise<Result<string, Problem>>;

type Parts = {
  site: PageSite;
  pages: DrawnPages;
  given: PageDataLoaders;
  canonical?: Partial<Record<RouteName, Canonical>>;
  turnOf(c: Context<Env>): PageTurn;
  basePath: string;
  /** The Content-Security-Policy of what may stand in a frame of any site. */
  framedPolicy: string;
};

export function pageRoutes(parts: Parts): Hono<Env> {
  const { site, pages, given, canonical = {}, turnOf, basePath, framedPolicy } = parts;
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
    const turn = turnOf(c);
    // There are as many pages as there is to show, however an address is written.
    const written = await (canonical[name]?.(search, turn) ?? accept(search));
    if (!written.ok) return problemResponse(written.reason);
    const handed = route.isGiven
      ? await given[name as GivenRoute](parameter, search, turn)
      : accept(undefined);
    if (!handed.ok) return problemResponse(handed.reason);
    if (handed.value === null) return c.notFound();
    if (queryOf(route, written.value) !== search)
      return c.redirect(basePath + path.slice(1) + written.value, 308);
    if (hasSlash) return redirect(path);
    const wanted = { request: c.req.raw, given: handed.value, turn };
    const answered = await pages.answer(found, wanted);
    if (!answered.ok) return problemResponse(answered.reason);
    const drawn = answered.value;
    if (drawn === null) return c.notFound();
    if (route.framedBy && new URLSearchParams(search).has(route.framedBy)) {
      drawn.headers.set("Content-Security-Policy", framedPolicy);
      drawn.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    }
    return drawn;
  }

  for (const [, route] of openRoutes(site)) {
    if (route.drawnBy !== "server") continue;
    const { start, hasParameter } = routePartsOf(route);
    const addresses = hasParameter ? `${start}*` : start;
    app.get(addresses, answer);
    app.all(addresses, () => problemResponse(methodNotAllowed(["GET", "HEAD"])));
  }
  return app;
}
