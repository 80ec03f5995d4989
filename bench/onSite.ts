// The built site and a browser on it for a bench; both are closed after it.
import { type Browser, chromium } from "playwright";
import { chromiumArgs } from "../scripts/browser/chromiumArgs.ts";
import { findBrowser } from "../scripts/browser/findBrowser.ts";
import { ensureBuilt } from "../scripts/ensureBuilt.ts";
import { startSiteProcess } from "../scripts/run/siteProcess.ts";
import { testedSite } from "../scripts/suites/testedSite.ts";

/** Null, and the reason told, where there is no browser or the site cannot be built. */
export async function onSite<T>(
  work: (browser: Browser, url: string) => Promise<T>,
  more: readonly string[] = [],
): Promise<T | null> {
  const found = await findBrowser();
  if (!found.ok) {
    console.error(found.reason);
    return null;
  }
  if (!(await ensureBuilt(testedSite))) return null;
  const site = await startSiteProcess();
  const args = [...chromiumArgs, ...more];
  const browser = await chromium.launch({ executablePath: found.path, args });
  try {
    return await work(browser, site.url);
  } finally {
    await browser.close();
    await site.stop();
  }
}
