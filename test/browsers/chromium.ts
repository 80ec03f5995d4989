// Chromium, driven by Playwright as in the end-to-end tests.
import { chromium as playwright } from "playwright";
import {
  chromiumArgs,
  hostGuardArgs,
  softwareGraphicsArgs,
} from "../../scripts/browser/chromiumArgs.ts";
import { findBrowser } from "../../scripts/browser/findBrowser.ts";
import { type Engine, type Point, type Tab, viewport } from "./engine.ts";
import { BrowserGone } from "./gone.ts";

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
  const asked = <Value>(command: string, ask: () => Promise<Value>) =>
    ask().catch((error: Error) => {
      throw isOfEnded(error) ? new BrowserGone(command, error.message.split("\n")[0]!) : error;
    });
  return {
    open: (address) => asked("open", async () => void (await page.goto(address))),
    eval: (code, ...args) =>
      asked("eval", () => page.evaluate(`(${code})(...${JSON.stringify(args)})`) as Promise<never>),
    pointer: (path) =>
      asked("pointer", async () => {
        const [first, ...others] = path;
        await page.mouse.move(...first!);
        await page.mouse.down();
        for (const point of others) await page.mouse.move(...point);
        await page.mouse.up();
      }),
    touch: (path) =>
      asked("touch", async () => {
        const cdp = await page.context().newCDPSession(page);
        const put = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
          cdp.send("Input.dispatchTouchEvent", {
            type,
            touchPoints: points.map(([x, y]) => ({ x, y })),
          });
        const [first, ...others] = path;
        await put("touchStart", [first!]);
        for (const point of others) await put("touchMove", [point]);
        await put("touchEnd", []);
        await cdp.detach();
      }),
    keys: (...keys) =>
      asked("keys", async () => {
        for (const key of keys) await page.keyboard.press(key);
      }),
    type: (text) => asked("type", () => page.keyboard.type(text)),
    resize: (size) => asked("resize", () => page.setViewportSize(size)),
    async addDevice() {
      const cdp = await page.context().newCDPSession(page);
      await cdp.send("WebAuthn.enable");
      await cdp.send("WebAuthn.addVirtualAuthenticator", {
        options: {
          protocol: "ctap2",
          transport: "internal",
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
    },
    screenshot: () => asked("screenshot", () => page.screenshot()),
    close: () => browser.close(),
  };
}

/** In the words of Playwright, of a page or of the whole browser. */
export const isOfEnded = ({ message }: Error) =>
  /(?:Page|Target) crashed|(?:browser|context|Target) has been closed/i.test(message);
