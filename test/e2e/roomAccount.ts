// For tests of rooms in an account: other devices, and what the account does and says.
import type { Page, Response } from "@playwright/test";
import type { DevAccountName } from "../../localnet/chain/accounts.ts";
import { drawnSimply } from "./drawnSimply.ts";
import { leaveEarlierVisit } from "./earlierVisit.ts";
import { openList, tools } from "./roomEditorPage.ts";
import { accountButton } from "./walletPage.ts";
import { watchForTrouble } from "./watchForTrouble.ts";
import { test as base, expect } from "./world.ts";

/** The line of the browser about what a test cut off, a save that came too late, a room that is shown no more. */
const knownTrouble = [/ERR_FAILED|status of 412|status of 404 .*\/api\/rooms\//];

type Visitor = DevAccountName | null;

export const test = base.extend<{ other: (who: Visitor) => Promise<Page> }>({
  expectedTrouble: [knownTrouble, { scope: "test" }],

  // Another device, of the same person or of somebody else.
  other: async ({ browser, baseURL }, use) => {
    const closings: (() => Promise<void>)[] = [];
    await use(async (account) => {
      const context = await browser.newContext({ baseURL: baseURL! });
      const trouble = watchForTrouble(context);
      await drawnSimply(context);
      const page = await context.newPage();
      if (account)
        await page.addInitScript((chosen) => {
          globalThis.localWalletOptions = { account: chosen, auto: "approve" };
        }, account);
      closings.push(async () => {
        await context.close();
        const unknown = trouble().filter((line) => !knownTrouble.some((known) => known.test(line)));
        expect(unknown).toEqual([]);
      });
      return page;
    });
    for (const close of closings) await close();
  },
});

export const isWrite = (method: string, path: RegExp) => (answer: Response) =>
  answer.request().method() === method && path.test(new URL(answer.url()).pathname) && answer.ok();

export const created = (page: Page) => page.waitForResponse(isWrite("POST", /^\/api\/rooms$/));
export const saved = (page: Page) => page.waitForResponse(isWrite("PUT", /^\/api\/rooms\/\w+$/));

/** As when the device sleeps: nothing of the server's is reached, but what is open goes on. */
export const cutOff = (page: Page) => page.route("**/api/**", (route) => route.abort());

/** As when it wakes: whoever comes back asks what is new. */
export const wake = async (page: Page) => {
  await page.unroute("**/api/**");
  await page.evaluate(() => dispatchEvent(new Event("online")));
};

/** Whose rooms nobody else's test touches, because everybody's run in the same world. */
export async function signedIn(page: Page, who: DevAccountName): Promise<void> {
  await leaveEarlierVisit(page, who);
  await openList(page);
  await accountButton(page).waitFor();
}

export const inAccount = (page: Page) => tools(page).getByText("Kept here and with your account");

export const keepWithAccount = (page: Page) =>
  page.getByRole("button", { name: "Keep with my account" }).click();
