// A wallet on another network than the site's: it is told, switched, taught the site's, or disconnected.
import { devAccounts } from "../../localnet/chain/accounts.ts";
import site from "../../site.config.ts";
import {
  accountButton,
  bar,
  chooseWallet,
  inWallet,
  session,
  signInButton,
  verify,
  verifyDialog,
} from "./walletPage.ts";
import { expect, test } from "./world.ts";

test("a wrong network is told, and the switch refused and approved", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("holder", { knownChains: [1, 10] });
  await inWallet.chooseChain(page, 10);
  const wrong = bar(page).getByRole("button", { name: "Wrong network" });
  await expect(wrong).toBeVisible();
  const brand = bar(page).getByText(site.name, { exact: true }).first();
  const { width, height } = page.viewportSize()!;
  for (const narrow of [390, 320]) {
    await page.setViewportSize({ width: narrow, height });
    expect(await brand.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
  }
  await page.setViewportSize({ width, height });
  await wrong.click();
  const dialog = page.getByRole("dialog", { name: "Switch Networks" });
  await expect(
    dialog.getByText("Wrong network detected, switch or disconnect to continue."),
  ).toBeVisible();

  await inWallet.answer(page, "reject");
  await dialog.getByRole("button", { name: /Ethereum/ }).click();
  await expect(dialog.getByText("Confirm in Wallet", { exact: true })).toBeHidden();
  await expect(dialog).toBeVisible();

  await inWallet.answer(page, "approve");
  await dialog.getByRole("button", { name: /Ethereum/ }).click();
  await expect(dialog).toBeHidden();
  // Whose account it is was proven, and does not change with the network.
  await expect(accountButton(page)).toBeFocused();
  expect(await session(page)).toMatchObject({ address: devAccounts.holder.address });
});

test("who connects on a wrong network is led on: switched, then verified", async ({ page, as }) => {
  await as("holder", { knownChains: [10] });
  await chooseWallet(page, "Local Wallet");
  await expect(verifyDialog(page)).toBeVisible();
  await inWallet.chooseChain(page, 10);
  const dialog = page.getByRole("dialog", { name: "Switch Networks" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const wrong = bar(page).getByRole("button", { name: "Wrong network" });
  await expect(wrong).toBeFocused();

  await page.keyboard.press("Enter");
  // The wallet does not know the site's network, and learns it.
  await dialog.getByRole("button", { name: /Ethereum/ }).click();
  await expect(verifyDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(signInButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await verify(page);
});

test("disconnecting on a wrong network leads back to the start", async ({ page, signedInAs }) => {
  await signedInAs("holder", { knownChains: [1, 10] });
  await inWallet.chooseChain(page, 10);
  await bar(page).getByRole("button", { name: "Wrong network" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await expect(signInButton(page)).toBeVisible();
});
