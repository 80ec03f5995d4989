// Draws every page of the site to HTML at build time.

import { text } from "node:stream/consumers";
import { posts } from "virtual:news";
import { prerenderToNodeStream } from "react-dom/static";
import site from "../../site.config.ts";
import type { Page } from "../lib/page.ts";
import { App, documentTitle } from "./App.tsx";
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

async function drawRoute(path: string | null, route: Route): Promise<PrerenderedPage> {
  const page = await route.load("navigated");
  if (page === null) throw new Error(`${path} has a route but no page`);
  const { prelude } = await prerenderToNodeStream(
    <App initial={{ path: path ?? "", page }} />,
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
  for (const path of pagePaths()) drawn.push(await drawRoute(path, findRoute(path)!));
  drawn.push(await drawRoute(null, notFound));
  return drawn;
}
