// Chromium, driven by Playwright as in the end-to-end tests.
import { chromium as playwright } from "playwright";
import {
  chromiumArgs,
  hostGuardArgs,
  softwareGraphicsArgs,
} from "../../scripts/browser/chromiumArgs.ts";
import { findBrowser } from "../../scripts/browser/findBrowser.ts";
import { type Engine, type Tab, viewport } from "./engine.ts";

export const chromium: Engine = {
  name: "chromium",
  async find() {
    const browser = await findBrowser();
    return browser.ok ? { ok: true, value: () => openTab(browser.path) } : browser;
  },
};

async function openTab(executablePath: string): Promise<Tab> {
  const args = [...chromiumArgs, ...softwareGraphicsArgs, ...hostGuardArgs];
  const browser = await playwright.launch({ executablePath, args });
  const page = await browser.newPage({ viewport });
  return {
    open: async (address) => void (await page.goto(address)),
    eval: (code, ...args) =>
      page.evaluate(`(${code})(...${JSON.stringify(args)})`) as Promise<never>,
    async pointer(path) {
      const [first, ...others] = path;
      await page.mouse.move(...first!);
      await page.mouse.down();
      for (const point of others) await page.mouse.move(...point);
      await page.mouse.up();
    },
    async keys(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
