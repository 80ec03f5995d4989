// A browser with the tiny site in it, over a chain of its own, and words for what tests do there.
import type { BrowserContextOptions, Page } from "playwright";
import { type LocalChain, startChain } from "../../chain/startChain.ts";
import { launchQuietBrowser, type QuietContext, quietContext } from "./quietBrowser.ts";
import { startTinySite } from "./startTinySite.ts";

type Opening = {
  settings?: unknown;
  path?: string;
  /** What the page does by itself. */
  onLoad?: () => void;
} & BrowserContextOptions;

export type WalletPages = {
  readonly chain: LocalChain;
  readonly url: string;
  open(opening?: Opening): Promise<Page>;
  /** A page whose visitor has connected the wallet. */
  openConnected(opening?: Opening): Promise<Page>;
  /** Closes the pages and tells what they did that they should not have. */
  closePages(): Promise<string[]>;
  stop(): Promise<void>;
};

export async function startWalletPages(): Promise<WalletPages> {
  const [chain, browser] = await Promise.all([startChain(), launchQuietBrowser()]);
  const server = await startTinySite({ 1: chain.rpcUrl, 10: chain.rpcUrl10 });
  const contexts: QuietContext[] = [];

  async function open({ settings, path = "", onLoad, ...options }: Opening = {}): Promise<Page> {
    const made = await quietContext(browser, options);
    contexts.push(made);
    const page = await made.context.newPage();
    if (settings !== undefined) {
      await page.addInitScript((given) => {
        globalThis.localWalletOptions = given;
      }, settings);
    }
    if (onLoad) await page.addInitScript(`addEventListener("load", ${onLoad})`);
    await page.goto(server.url + path);
    return page;
  }

  return {
    chain,
    url: server.url,
    open,
    async openConnected(opening) {
      const page = await open(opening);
      const done = connect(page);
      await approve(page);
      const outcome = await done;
      if (!outcome.ok) throw new Error(outcome.message);
      return page;
    },
    async closePages() {
      const closed = contexts.splice(0);
      await Promise.all(closed.map(({ context }) => context.close()));
      return closed.flatMap(({ faults }) => faults);
    },
    async stop() {
      await browser.close();
      await Promise.all([server.stop(), chain.stop()]);
    },
  };
}

/** One of wagmi's actions on the page. */
export const act = (page: Page, action: string, parameters?: object, wallet?: string) =>
  page.evaluate(([one, two, three]) => site.act(one, two, three), [
    action,
    parameters,
    wallet,
  ] as const);

export const ask = (page: Page, method: string, params?: unknown) =>
  page.evaluate(([one, two]) => site.ask(one, two), [method, params] as const);

export const connect = (page: Page, wallet = "Local Wallet") => act(page, "connect", {}, wallet);

export const connection = (page: Page) => page.evaluate(() => site.connection());

export const panel = (page: Page) => page.locator("local-wallet-panel").getByRole("dialog");

export const approve = (page: Page) => panel(page).getByRole("button", { name: "Approve" }).click();

export const reject = (page: Page) => panel(page).getByRole("button", { name: "Reject" }).click();
