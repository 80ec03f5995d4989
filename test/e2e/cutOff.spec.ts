// The wallet, the page or the chain's node goes in the middle of each flow: it is told, and there is a way on.
import type { Page } from "@playwright/test";
import { devAccounts } from "../../localnet/chain/accounts.ts";
import { openDevice, press, start } from "./passkeyPage.ts";
import {
  accountButton,
  accountDialog,
  bar,
  chooseWallet,
  inWallet,
  session,
  signInButton,
  verify,
  verifyDialog,
} from "./walletPage.ts";
import { expect, test } from "./world.ts";

const wrongNetwork = (page: Page) => bar(page).getByRole("button", { name: "Wrong network" });
const networks = (page: Page) => page.getByRole("dialog", { name: "Switch Networks" });
const onMainnet = (page: Page) => networks(page).getByRole("button", { name: /Ethereum/ });
const sendMessage = (page: Page) =>
  verifyDialog(page).getByRole("button", { name: "Send message" });

/** A wallet that has gone answers nothing but that, until it is back. */
async function withoutWallet(page: Page, act: () => Promise<void>): Promise<void> {
  const whole = await page.evaluateHandle(() => {
    const { provider } = globalThis.localWallets![0]!;
    const { request } = provider;
    provider.request = async () => {
      throw Object.assign(new Error("The provider is disconnected."), { code: 4900 });
    };
    return request;
  });
  await act();
  await page.evaluate((request) => {
    globalThis.localWallets![0]!.provider.request = request;
  }, whole);
}

test("a wallet that goes is told at each step, and asked again", async ({ page, as }) => {
  const lost = /lost its own connection/;
  await as("holder", { knownChains: [1, 10] });
  await withoutWallet(page, async () => {
    await chooseWallet(page, "Local Wallet");
    await expect(page.getByRole("dialog").getByText(lost).first()).toBeVisible();
  });
  await page.getByRole("dialog").getByRole("button", { name: "RETRY" }).click();

  await expect(sendMessage(page)).toBeEnabled();
  await withoutWallet(page, async () => {
    await sendMessage(page).click();
    await expect(
      verifyDialog(page).getByText("Error signing message, please retry!").first(),
    ).toBeVisible();
  });
  await verify(page);

  await inWallet.chooseChain(page, 10);
  await wrongNetwork(page).click();
  await withoutWallet(page, async () => {
    await onMainnet(page).click();
    await expect(networks(page).getByText(lost).first()).toBeVisible();
  });
  await onMainnet(page).click();
  await expect(accountButton(page)).toBeFocused();
});

test("a page that is left at each step begins where it can", async ({ page, as }) => {
  await as("holder", { knownChains: [1, 10], auto: "ask" });
  await chooseWallet(page, "Local Wallet");
  await expect(page.getByRole("heading", { name: "Opening Local Wallet..." })).toBeVisible();
  await page.reload();
  await inWallet.answer(page, "approve");
  await chooseWallet(page, "Local Wallet");

  await expect(sendMessage(page)).toBeEnabled();
  await inWallet.answer(page, "ask");
  await sendMessage(page).click();
  await expect(
    verifyDialog(page)
      .getByText(/Read it there/)
      .first(),
  ).toBeVisible();
  await page.reload();
  await inWallet.answer(page, "approve");
  await signInButton(page).click();
  await verify(page);

  await inWallet.chooseChain(page, 10);
  await wrongNetwork(page).click();
  await inWallet.answer(page, "ask");
  await onMainnet(page).click();
  await expect(networks(page).getByText("Confirm in Wallet", { exact: true })).toBeVisible();
  await page.reload();
  await inWallet.answer(page, "approve");
  await wrongNetwork(page).click();
  await onMainnet(page).click();
  await expect(accountButton(page)).toBeVisible();
  expect(await session(page)).toMatchObject({ address: devAccounts.holder.address });
});

test.describe("for whoever has no wallet", () => {
  // The browser tells of each answer that is a refusal.
  test.use({ expectedTrouble: [/status of (401|404|503)|ERR_FAILED/] });

  test("an account by passkey that is cut off at each step is there again, and no second passkey is made", {
    tag: "@long",
  }, async ({ page }) => {
    const verifying = "**/api/sign-in/verify";
    const told = (words: string | RegExp) =>
      expect(verifyDialog(page).getByText(words).first()).toBeVisible();
    const takeItAgain = async () => {
      await signInButton(page).click();
      await start(page).first().click();
      await press(page, "Use the passkey made here");
      await press(page, "Continue");
      await expect(sendMessage(page)).toBeEnabled();
    };
    await page.goto("/?wallet=away");
    const device = await openDevice(page);

    // The tab is closed when it has just been made.
    await signInButton(page).click();
    await start(page).first().click();
    await press(page, "Make a passkey");
    await expect(page.getByRole("dialog")).toContainText("Your account is there");
    await page.reload();
    await takeItAgain();
    expect(await device.prompts()).toBe(1);

    // The server cannot ask its node, and then cannot be reached.
    const noNode = { status: 503, code: "chain-unavailable" };
    const asProblem = { contentType: "application/problem+json", body: JSON.stringify(noNode) };
    await page.route(verifying, (route) => route.fulfill({ status: 503, ...asProblem }), {
      times: 1,
    });
    await sendMessage(page).click();
    await told(/go on in a moment/);
    await page.route(verifying, (route) => route.abort(), { times: 1 });
    await sendMessage(page).click();
    await told(/Are you online/);
    expect(await device.prompts()).toBe(1);

    // Given up there, and then left by closing the tab: nobody has it on record yet.
    await verifyDialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(signInButton(page)).toBeVisible();
    await takeItAgain();
    await page.reload();
    await signInButton(page).click();

    // The server has it on record, but its answer is lost.
    await page.route(verifying, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendMessage(page).click();
    await told(/Are you online/);
    await page.unroute(verifying);
    await page.reload();
    await expect(accountButton(page)).toBeVisible();
    expect(await device.prompts()).toBe(1);

    // From here on it is an account like any: disconnecting forgets it, and the server finds it again.
    const { address } = (await session(page)) as { address: string };
    await accountButton(page).click();
    await accountDialog(page).getByRole("button", { name: "Disconnect" }).click();
    await signInButton(page).click();
    await start(page).first().click();
    await expect(page.getByRole("button", { name: "Use the passkey made here" })).toHaveCount(0);
    await press(page, "I have one");
    await press(page, "Continue");
    await sendMessage(page).click();
    await expect(accountButton(page)).toBeVisible();
    expect(await session(page)).toMatchObject({ address });
  });
});

test.describe("without the chain's node", () => {
  test.use({ expectedTrouble: [/status of 502/] });

  test("whoever is connected stays so, and what is missing is asked again", async ({
    page,
    as,
    world,
  }) => {
    await as("holder");
    await page.route(`${world.summary.chain}/**`, (route) => route.fulfill({ status: 502 }));
    await chooseWallet(page, "Local Wallet");
    await verify(page);
    await accountButton(page).click();
    await expect(accountDialog(page).getByText(/balance could not be read/)).toBeVisible();
    await page.unroute(`${world.summary.chain}/**`);
    await accountDialog(page).getByRole("button", { name: "Try again" }).click();
    await expect(accountDialog(page).getByText(/ETH$/).first()).toBeVisible();
  });
});
