// Draws the pages of the site to HTML: those that are known at build time, and any other when it is asked for (static site generation, server-side rendering).

import { text } from "node:stream/consumers";
import { posts } from "virtual:news";
import { prerenderToNodeStream } from "react-dom/static";
import site from "../../site.config.ts";
import type { GivenLanding } from "../landing/index.ts";
import type { DrawPage } from "../lib/drawPage.ts";
import type { Page } from "../lib/page.ts";
import { seasons } from "../models/seasons.ts";
import { findPage, type ListedRoute, openRoutes, routePartsOf, routes } from "../routes/routes.ts";
import { App, documentTitle } from "./App.tsx";
import { type DocumentFiles, htmlDocument } from "./document.ts";
import { loadNotFound, loadPage, notFoundModule } from "./loadPage.ts";

export type PrerenderedPage = {
  /** Path of the page, or null for the one that answers every unknown address. */
  path: string | null;
  module: string | null;
  title: string;
  page: Page;
  body: string;
  /** Of a page that there is for each season: for which it is drawn. */
  given?: GivenLanding;
};

/** What the parameter of a page can be, where the build draws one page for each. */
const listed: Record<ListedRoute, () => string[]> = {
  article: () => posts.map(({ slug }) => slug),
};

const builtPaths = (): string[] =>
  openRoutes(site).flatMap(([name, route]) => {
    if (route.drawnBy !== "build") return [];
    const { start, hasParameter } = routePartsOf(route);
    return hasParameter ? listed[name as ListedRoute]().map((each) => start + each) : start;
  });

/** The front page shows a field, which is another in each season. */
const waysOf = (path: string | null): (GivenLanding | undefined)[] =>
  path === routes.landing.path ? seasons.map((season) => ({ season })) : [undefined];

async function drawBody(path: string, search: string, page: Page): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <App initial={{ path, search, page }} />,
    // One piece: pages must read whole with scripts off, and React's own inline scripts are not allowed here.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return text(prelude);
}

export async function drawPages(): Promise<PrerenderedPage[]> {
  const drawn: PrerenderedPage[] = [];
  for (const path of [...builtPaths(), null]) {
    const module = path === null ? notFoundModule : findPage(path, site)!.route.module;
    for (const given of waysOf(path)) {
      const how = { arrival: "navigated", given } as const;
      const page = path === null ? await loadNotFound() : await loadPage(path, how);
      if (page === null) throw new Error(`${path} has a route but no page`);
      const body = await drawBody(path ?? "", "", page);
      drawn.push({ path, module, title: documentTitle(page), page, body, ...(given && { given }) });
    }
  }
  return drawn;
}

const base = import.meta.env.BASE_URL;

export const drawPage: DrawPage = async ({ path, search, given, origin, files }) => {
  const module = findPage(path, site)?.route.module;
  const page = module ? await loadPage(path, { arrival: "navigated", given, search }) : null;
  if (!module || page === null) return null;
  return htmlDocument({
    site,
    page,
    title: documentTitle(page),
    body: await drawBody(path, search, page),
    base,
    origin,
    canonical: origin + base + path.slice(1),
    files: (files as Record<string, DocumentFiles>)[module]!,
    given,
  });
};
