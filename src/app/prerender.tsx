// Draws the pages of the site to HTML: those that are known at build time, and any other when it is asked for.

import { text } from "node:stream/consumers";
import { posts } from "virtual:news";
import { prerenderToNodeStream } from "react-dom/static";
import site from "../../site.config.ts";
import type { DrawPage } from "../lib/drawPage.ts";
import type { Page } from "../lib/page.ts";
import { App, documentTitle } from "./App.tsx";
import { type DocumentFiles, htmlDocument } from "./document.ts";
import { findRoute, notFound, type Route } from "./routes.ts";

export type PrerenderedPage = {
  /** Path of the page, or null for the one that answers every unknown address. */
  path: string | null;
  module: string | null;
  title: string;
  page: Page;
  body: string;
};

const pagePaths = (): string[] => [
  "/",
  ...(site.features.roomDesigner ? ["/room-designer"] : []),
  ...(site.features.signIn ? ["/my-fields"] : []),
  ...(site.features.news ? ["/news", ...posts.map(({ slug }) => `/news/${slug}`)] : []),
];

async function drawRoute(
  path: string | null,
  route: Route,
  { search = "", given }: { search?: string; given?: object | undefined } = {},
): Promise<PrerenderedPage | null> {
  const page = await route.load("navigated", given);
  if (page === null) return null;
  const { prelude } = await prerenderToNodeStream(
    <App initial={{ path: path ?? "", search, page }} />,
    // One piece: pages must read whole with scripts off, and React's own inline scripts are not allowed here.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    path,
    module: route.module,
    title: documentTitle(page),
    page,
    body: await text(prelude),
  };
}

export async function drawPages(): Promise<PrerenderedPage[]> {
  const drawn: PrerenderedPage[] = [];
  for (const path of [...pagePaths(), null]) {
    const page = await drawRoute(path, path === null ? notFound : findRoute(path)!);
    if (page === null) throw new Error(`${path} has a route but no page`);
    drawn.push(page);
  }
  return drawn;
}

const base = import.meta.env.BASE_URL;

export const drawPage: DrawPage = async ({ path, search, given, origin, files }) => {
  const route = findRoute(path);
  if (route === null || route.module === null) return null;
  const drawn = await drawRoute(path, route, { search, given });
  if (drawn === null) return null;
  return htmlDocument({
    site,
    page: drawn.page,
    title: drawn.title,
    body: drawn.body,
    base,
    origin,
    canonical: origin + base + path.slice(1),
    files: (files as Record<string, DocumentFiles>)[route.module]!,
  });
};
