// A field's page for somebody with a wallet: who keeps it, and the wallet that is asked to show it.
import { accountButton, chooseWallet, inWallet } from "./walletPage.ts";
import { expect, test } from "./world.ts";

test("the keeper of a field is told once a wallet is there, by name and never before", async ({
  page,
  as,
}) => {
  await as("holder");
  await page.goto("/fields/9999");
  await expect(page.getByRole("button", { name: "Watch in wallet" })).toBeVisible();
  await expect(page.getByText("Kept by")).toHaveCount(0);
  await chooseWallet(page, "Local Wallet");
  await accountButton(page).waitFor();
  await expect(page.getByText("Kept by you")).toBeVisible();
  await expect(page.getByRole("main").getByText("rowan.eth")).toBeVisible();
});

test("a wallet is asked to show a field; whoever has none is led to one first", async ({
  page,
  as,
}) => {
  await as("named");
  await page.goto("/fields/417");
  const watch = page.getByRole("button", { name: "Watch in wallet" });
  await watch.click();
  await page.getByRole("dialog").getByRole("button", { name: "Local Wallet" }).first().click();
  await accountButton(page).waitFor();
  await watch.click();
  await expect(page.getByText("Your wallet now shows field 417.").last()).toBeVisible();

  await inWallet.answer(page, "reject");
  await watch.click();
  await expect(watch).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("alert").filter({ hasText: /wallet/ })).toHaveCount(0);
});
