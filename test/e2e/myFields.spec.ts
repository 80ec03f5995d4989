// A holder's own fields: from the wallet, from the exchange, and when one of them cannot be asked.
import site from "../../site.config.ts";
import { expectAccessibleEverywhere } from "./accessible.ts";
import {
  closeExchange,
  exchangePanel,
  lockButton,
  openAccount,
  signButton,
  unlock,
} from "./exchangePage.ts";
import { accountDialog, inWallet, signInButton, verify } from "./walletPage.ts";
import { expect, test } from "./world.ts";

type Page = import("@playwright/test").Page;

const main = (page: Page) => page.getByRole("main");
const land = (page: Page) => page.getByRole("list", { name: "Your fields" });
const pieces = (page: Page) => land(page).getByRole("listitem");

test("search engines are asked to leave it alone; no bar names it", async ({ page, request }) => {
  await page.goto("/my-fields");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const listed = await (await request.get("/sitemap-pages.xml")).text();
  expect(listed).toContain("/fields</loc>");
  expect(listed).not.toContain("my-fields");
  await expect(page.getByRole("banner").getByRole("link", { name: "My fields" })).toHaveCount(0);
});

test("who is not connected is shown the way to their fields", async ({ page, as }) => {
  await as("named", { at: "/my-fields" });
  await expect(page.getByRole("heading", { name: /Whose fields/ })).toBeVisible();
  await main(page).getByRole("button", { name: "Connect Wallet" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Local Wallet" }).first().click();
  await verify(page);
  await main(page)
    .getByText(/^\d+ fields in your wallet\.$/)
    .waitFor();
  await page.reload();
  await pieces(page).first().waitFor();
});

test.describe("for a visitor who likes motion", () => {
  test.use({ motion: true });

  test("the account dialog leads there, and each field to its market", async ({
    page,
    signedInAs,
  }) => {
    await signedInAs("holder");
    await openAccount(page);
    await accountDialog(page).getByRole("link", { name: "My fields" }).click();
    await expect(page).toHaveURL(/\/my-fields$/);
    await expect(accountDialog(page)).toBeHidden();
    await expect(page).toHaveTitle(/My fields/);

    const first = pieces(page).filter({ hasText: "Field 0" });
    await expect(first).toContainText(/field/);
    await expect(first.getByRole("link", { name: /^Marketplace/ })).toHaveAttribute(
      "href",
      new RegExp(`^${new URL(site.links.marketplace.href).origin}/.*/0$`),
    );
    await expect(first.getByRole("img", { name: "The land of field 0" })).toBeVisible();
    await first.getByRole("link", { name: /^Field.0\b/ }).click();
    await expect(page).toHaveURL(/\/fields\/0$/);
    await expect(page.getByText("Kept by you")).toBeVisible();

    await page.goBack();
    await first.getByRole("link", { name: "Play on field 0" }).click();
    await expect(page).toHaveURL(/\/play\?field=0$/);
    await expect(page.getByRole("button", { name: /^Field 0\b/ })).toBeVisible();
  });
});

test("another account sees its own fields, and whoever leaves sees none", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("holder", { at: "/my-fields" });
  await pieces(page).first().waitFor();
  await inWallet.chooseAccount(page, "empty");
  await expect(pieces(page)).toHaveCount(0);
  await signInButton(page).click();
  await verify(page);
  await expect(page.getByRole("heading", { name: "No field here yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Look at the marketplace" })).toBeVisible();
  await inWallet.disconnect(page);
  await expect(page.getByRole("heading", { name: /Whose fields/ })).toBeVisible();
  await expect(signInButton(page)).toBeVisible();
});

test.describe("when a place cannot be asked", () => {
  test.use({ expectedTrouble: [/Failed to load resource/] });

  test("unlocking adds what lies on the exchange, once it does not fail; locking takes it away", async ({
    page,
    signedInAs,
    world,
  }) => {
    await signedInAs("holder", { at: "/my-fields" });
    await main(page)
      .getByText(/fields in your wallet\.$/)
      .waitFor();
    const inWalletOnly = await pieces(page).count();
    await main(page).getByRole("button", { name: "Open your account" }).click();
    await exchangePanel(page).getByRole("button", { name: "Unlock" }).waitFor();
    world.exchange.faults.set("/api/v3/user", { kind: "error-500" });
    await unlock(page);
    await page.keyboard.press("Escape");
    const failed = main(page).getByText(/The exchange could not be asked/);
    await failed.waitFor();
    await expect(pieces(page).first()).toContainText("In your wallet");
    await expect(pieces(page)).toHaveCount(inWalletOnly);

    world.exchange.faults.clear();
    await page.getByRole("button", { name: "Try again" }).click();
    await main(page)
      .getByText(/in your wallet and 60 on the exchange\.$/)
      .waitFor();
    await expect(failed).toHaveCount(0);
    await expect(pieces(page)).toHaveCount(inWalletOnly + 60);

    await page.getByRole("radio", { name: "On the exchange" }).check();
    await expect(pieces(page)).toHaveCount(60);
    await page.getByRole("combobox", { name: "Order" }).selectOption("Highest number first");
    await expect(pieces(page).first()).toContainText(/Field 559\b/);
    await page.getByRole("searchbox", { name: "Find by number" }).fill("55");
    await expect(pieces(page)).toHaveCount(10);
    await page.getByRole("searchbox", { name: "Find by number" }).fill("77");
    await expect(main(page).getByText("None of your fields is like that.")).toBeVisible();
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(pieces(page)).toHaveCount(inWalletOnly + 60);

    await openAccount(page);
    await lockButton(page).click();
    await page.keyboard.press("Escape");
    await expect(pieces(page)).toHaveCount(inWalletOnly);
  });

  test("a node that fails is told, and asked again when wanted", async ({
    page,
    signedInAs,
    world,
  }) => {
    let isDown = true;
    await page.route(`${world.summary.chain}/**`, (route) =>
      isDown && route.request().postData()?.includes("70a08231")
        ? route.fulfill({ status: 500, body: "{}" })
        : route.continue(),
    );
    await signedInAs("named", { at: "/my-fields" });
    await expect(
      page.getByRole("heading", { name: "The collection could not be read" }),
    ).toBeVisible();
    isDown = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await pieces(page).first().waitFor();
  });

  test("a closed exchange is told once, and takes nothing away", async ({ page, signedInAs }) => {
    await closeExchange(page);
    await signedInAs("holder", { at: "/my-fields" });
    await main(page)
      .getByText(/closed on 29 June 2026/)
      .waitFor();
    await pieces(page).first().waitFor();
  });
});

test("one's fields are accessible at both widths, in light and dark", async ({
  page,
  signedInAs,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signedInAs("named", { at: "/my-fields" });
  await pieces(page).first().waitFor();
  await openAccount(page);
  await exchangePanel(page).getByRole("button", { name: "Unlock" }).click();
  await exchangePanel(page).getByRole("checkbox").check();
  await signButton(page).click();
  await lockButton(page).waitFor();
  await page.keyboard.press("Escape");
  await main(page)
    .getByText(/and 3 on the exchange\.$/)
    .waitFor();
  await expectAccessibleEverywhere(page, 1);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
  }
});
