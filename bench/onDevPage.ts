// A page of the benches themselves, served from the sources, in a browser that draws by software; both are closed after it.
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright";
import { createServer } from "vite";
import { chromiumArgs, softwareGraphicsArgs } from "../scripts/browser/chromiumArgs.ts";
import { findBrowser } from "../scripts/browser/findBrowser.ts";

type Viewport = { width: number; height: number };

/** Null, and the reason told, where there is no browser. The work itself opens the address. */
export async function onDevPage<T>(
  path: string,
  viewport: Viewport,
  work: (page: Page, address: string) => Promise<T>,
  more: readonly string[] = [],
): Promise<T | null> {
  const found = await findBrowser();
  if (!found.ok) {
    console.error(found.reason);
    return null;
  }
  const site = await createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    server: { port: 0, hmr: false, watch: null },
    logLevel: "error",
    appType: "mpa",
  });
  await site.listen();
  const args = [...chromiumArgs, ...softwareGraphicsArgs, ...more];
  const browser = await chromium.launch({ executablePath: found.path, args });
  try {
    const page = await browser.newPage({ viewport });
    return await work(page, new URL(path, site.resolvedUrls!.local[0]).href);
  } finally {
    await browser.close();
    await site.close();
  }
}
