// What a visitor of somebody else's site sees of the kit, from the first paint to leaving.
import { expect, type Page } from "@playwright/test";
import { violations } from "../axe.ts";
import { test } from "../e2e/noTrouble.ts";
import { openDevice, press, start } from "../e2e/passkeyPage.ts";
import { answerCalls } from "./fakeChain.ts";
import { announceWallet } from "./fakeWallet.ts";
import { changedByKit } from "./hostStyles.ts";
import { builtTexts, type HostName } from "./hosts.ts";

const hosts: Partial<Record<HostName, { url: string; built: string }>> = JSON.parse(
  process.env.KIT_HOSTS ?? "{}",
);
const account = `0x${"11".repeat(20)}`;
// What only the script of that part says.
const wagmi = "https://wagmi.sh";
const sdks = /keys\.coinbase\.com|SAFE_CONNECTOR|@safe-global|irn_subscribe/;
const appKit = /appkit/i;
// It has WalletConnect's SDK, which names AppKit.
const withSdk: HostName = "vite";

const kitButton = (page: Page) => page.locator("[data-wallet-button] button");
const dialog = (page: Page) => page.locator("dialog[open]");
const style = (page: Page, selector: string, name: string) =>
  dialog(page)
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

for (const [name, { url, built }] of Object.entries(hosts)) {
  test.describe(name, () => {
    // Nor blur: what is behind a dialog is not looked at.
    test.use({ withWebGl: false });

    test("a visitor connects, buys, looks at it, switches networks and leaves", async ({
      page,
    }) => {
      const scripts: Promise<string>[] = [];
      page.on("response", (response) => {
        if (response.request().resourceType() === "script") scripts.push(response.text());
      });
      const loaded = async () => (await Promise.all(scripts)).join("\n");
      await answerCalls(page);
      // What is half faded in has faint letters, which is no fault of theirs.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript(announceWallet, account);
      await page.goto(url);
      const connect = page.getByRole("button", { name: "Connect Wallet" });
      await expect(connect).toBeVisible();
      await page.waitForLoadState("networkidle");
      // One that brings wagmi itself has it at once; nobody else does before a wallet is wanted.
      if (name !== "fromRainbowKit") expect(await loaded()).not.toContain(wagmi);

      await connect.click();
      await expect(dialog(page).getByRole("heading", { name: "Connect a Wallet" })).toBeVisible();
      await expect(dialog(page)).toHaveCSS("width", "736px");
      await expect(dialog(page)).toHaveCSS("padding", "0px");
      await expect(dialog(page)).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      expect(await style(page, "h2", "text-transform")).toBe("none");
      expect(await style(page, "h2", "font-size")).toBe("24px");
      expect(await style(page, "ul", "list-style-type")).toBe("none");
      expect(await style(page, "ul", "padding-left")).toBe("0px");
      expect(await style(page, "button", "border-top-width")).toBe("0px");
      expect(await violations(page, "dialog[open]")).toEqual([]);
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(dialog(page)).toHaveCSS("width", "390px");
      await page.setViewportSize({ width: 1280, height: 800 });

      await dialog(page).getByRole("button", { name: "Fake Wallet" }).click();
      await expect(page.getByRole("status", { name: "Visitor" })).toHaveText(
        `${account} on Ethereum`,
      );
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator("html")).not.toHaveAttribute("class", /rk-/);
      expect(await loaded()).not.toMatch(sdks);
      expect(await loaded()).not.toMatch(appKit);

      await page.getByRole("button", { name: "Buy turnips" }).click();
      await expect(page.getByText("Bought three turnips: Confirmed").last()).toBeVisible();
      await expect(page.locator("[popover] > li")).toHaveCSS("list-style-type", "none");
      await kitButton(page).click();
      await expect(dialog(page).getByRole("link", { name: "Bought three turnips" })).toBeVisible();
      expect(await violations(page, "dialog[open]")).toEqual([]);
      await dialog(page).getByRole("button", { name: "Switch Networks" }).click();
      await dialog(page).getByRole("button", { name: "Base" }).click();
      await expect(page.getByRole("status", { name: "Visitor" })).toHaveText(`${account} on Base`);

      await kitButton(page).click();
      await dialog(page).getByRole("button", { name: "Disconnect" }).click();
      await expect(page.getByText("Nobody is here.")).toBeVisible();
      expect(
        await page
          .locator("html, body")
          .evaluateAll((all) => all.map((one) => one.className + one.getAttribute("style"))),
      ).toEqual(["null", "null"]);
    });

    test("the host's own page is as it was without the kit's styles", async ({ page }) => {
      await answerCalls(page);
      await page.goto(url);
      await expect(page.getByRole("button", { name: "Connect Wallet" })).toBeVisible();
      const { rules, changes } = await changedByKit(page);
      expect(changes).toEqual([]);
      expect(rules).toBeGreaterThan(100);
    });

    if (name === "next")
      test("the button is in what the server writes", async ({ request }) => {
        expect(await (await request.get(url)).text()).toMatch(/<button[^>]*>.*Connect Wallet/);
      });

    if (name === "vite")
      test("a site may force the dark, which its own tools have written for older browsers", async ({
        page,
      }) => {
        await answerCalls(page);
        const surface = async (hash: string) => {
          await page.goto("about:blank");
          await page.goto(`${url}${hash}`);
          await page.getByRole("button", { name: "Connect Wallet" }).click();
          return dialog(page).evaluate((element) => getComputedStyle(element).backgroundColor);
        };
        await page.emulateMedia({ colorScheme: "dark" });
        const night = await surface("");
        await page.emulateMedia({ colorScheme: "light" });
        expect(await surface("#night")).toBe(night);
        expect(await surface("")).not.toBe(night);
      });

    if (name === "vite")
      test("whoever has no wallet opens an account by passkey, and the site's own record finds it again", async ({
        page,
      }) => {
        await answerCalls(page);
        let record: Record<"id" | "x" | "y" | "address", string> | undefined;
        const asked: unknown[] = [];
        await page.route("**/passkeys/*", (route) => {
          asked.push(route.request().postDataJSON());
          return record ? route.fulfill({ json: record }) : route.fulfill({ status: 404 });
        });
        await page.emulateMedia({ reducedMotion: "reduce" });
        // At a number no device makes any.
        await page.goto(url.replace("127.0.0.1", "localhost"));
        const device = await openDevice(page);
        const connect = page.getByRole("button", { name: "Connect Wallet" });
        const visitor = page.getByRole("status", { name: "Visitor" });
        await connect.click();
        await start(page).first().click();
        await expect(dialog(page)).toContainText("Lose the passkey, and the account is gone");
        expect(await violations(page, "dialog[open]")).toEqual([]);
        await press(page, "Make a passkey");
        await press(page, "Continue");
        await expect(visitor).toHaveText(/^0x\w{40} on Ethereum$/);
        expect([await device.prompts(), asked]).toEqual([1, []]);
        record = JSON.parse((await page.evaluate(() => localStorage.getItem("passkey")))!);
        await expect(visitor).toHaveText(`${record!.address} on Ethereum`);

        await kitButton(page).click();
        await dialog(page).getByRole("button", { name: "Disconnect" }).click();
        await expect(page.getByText("Nobody is here.")).toBeVisible();
        await connect.click();
        await start(page).first().click();
        await press(page, "I have one");
        await press(page, "Continue");
        await expect(visitor).toHaveText(`${record!.address} on Ethereum`);
        expect(asked).toEqual([{ id: record!.id }]);
      });

    // That none of it comes before a wallet is chosen, the visit above has shown.
    test("WalletConnect's SDK is sent where the site has it, and AppKit by nobody but that", async () => {
      const texts = [...(await builtTexts({ built }))];
      expect(texts.length).toBeGreaterThan(10);
      const hasSdk = texts.some(([, text]) => text.includes("irn_subscribe"));
      expect(hasSdk).toBe(name === withSdk);
      // What the SDK brings along is its own: all of AppKit, or the house's empty package.
      if (hasSdk) return;
      expect(texts.filter(([, text]) => appKit.test(text)).map(([file]) => file)).toEqual([]);
    });
  });
}
