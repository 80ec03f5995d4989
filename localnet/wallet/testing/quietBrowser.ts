// A Chromium for tests that reaches loopback only, and says when a page wanted more.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from "playwright";
import { installedBrowser } from "../../../scripts/browser/browserPlaces.ts";
import { chromiumArgs, hostGuardArgs } from "../../../scripts/browser/chromiumArgs.ts";

export async function launchQuietBrowser(): Promise<Browser> {
  const executablePath = installedBrowser();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...chromiumArgs, ...hostGuardArgs],
  });
}

export type QuietContext = {
  readonly context: BrowserContext;
  /** Requests to other hosts and errors on the pages: there should be none of either. */
  readonly faults: string[];
};

export async function quietContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<QuietContext> {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const faults: string[] = [];
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    const home = ["localhost", "127.0.0.1"].includes(hostname);
    if (!home && protocol !== "data:" && protocol !== "blob:") faults.push(request.url());
  });
  context.on("weberror", (error) => faults.push(String(error.error())));
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  return { context, faults };
}
