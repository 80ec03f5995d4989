// Draws a page as the server has it drawn, by the modules as they are edited (server-side rendering in development).

import type { EnvironmentModuleNode, ViteDevServer } from "vite";
import type { PageJob } from "../../server/pages/pageJobs.ts";
import type { DocumentFiles } from "../../src/app/document.ts";
import type { DrawPage } from "../../src/lib/drawPage.ts";
import type { SiteConfig } from "../../src/lib/siteConfig.ts";
import { findPage } from "../../src/routes/routes.ts";

export type PageToDraw = Extract<PageJob, { kind: "page" }>;

type Site = { readonly site: SiteConfig; readonly base: string; readonly origin: string };

const always = ["packages/ui/base.css", "src/app/pages.css"] as const;
/** Beyond it lie the other pages, as far as anybody has looked at them. */
const CROSSROADS = "src/app/loadPage.ts";

/** Null where there is no such page. */
export async function drawHere(
  vite: ViteDevServer,
  { path, search, given }: PageToDraw,
  { site, base, origin }: Site,
): Promise<string | null> {
  const module = findPage(path, site)?.route.module;
  if (!module) return null;
  const { drawPage } = (await vite.ssrLoadModule("/src/app/prerender.tsx")) as {
    drawPage: DrawPage;
  };
  await vite.ssrLoadModule(`/${module}`);
  const files: DocumentFiles = {
    styles: [
      ...always.map((file) => base + file),
      ...(await stylesOf(vite, ["src/app/App.tsx", module])).map((url) => base + url.slice(1)),
    ],
    fonts: [],
    head: `${base}src/app/head/head.ts`,
    begin: `${base}src/app/begin/begin.ts`,
    client: `${base}src/app/client.tsx`,
    preloads: [],
    later: [],
  };
  const html = await drawPage({
    path,
    search,
    origin,
    files: { [module]: files },
    ...(given && { given }),
  });
  if (html === null) return null;
  // Not bundled, what runs in the head is a module that imports others.
  const runnable = html.replace(
    `<script src="${files.head}">`,
    `<script type="module" src="${files.head}">`,
  );
  return vite.transformIndexHtml(base + path.slice(1), runnable);
}

/** The style sheets that the modules import, those of what they stand on first. */
async function stylesOf(vite: ViteDevServer, modules: readonly string[]): Promise<string[]> {
  const graph = vite.environments.ssr.moduleGraph;
  const seen = new Set<EnvironmentModuleNode>();
  const styles: string[] = [];
  function gather(node: EnvironmentModuleNode): void {
    if (seen.has(node) || node.file?.endsWith(CROSSROADS)) return;
    seen.add(node);
    for (const imported of node.importedModules) gather(imported);
    if (node.url.endsWith(".css")) styles.push(node.url);
  }
  for (const module of modules) {
    const node = await graph.getModuleByUrl(`/${module}`);
    if (node) gather(node);
  }
  return styles;
}
