// A field's page for somebody with a wallet: who keeps it, and the wallet that is asked to show it.
import { connect, inWallet, shortAddress, verify } from "./walletPage.ts";
import { expect, test } from "./world.ts";

test("the keeper of a field is told by the server's index, and by name once a wallet is there", async ({
  page,
  as,
}) => {
  await as("holder");
  await page.goto("/fields/9999");
  await expect(page.getByRole("button", { name: "Watch in wallet" })).toBeVisible();
  await expect(page.getByText("Kept by")).toBeVisible();
  await expect(page.getByRole("main").getByText(shortAddress("holder"))).toBeVisible();
  await expect(page.getByText(/^as of block [\d,]+$/)).toBeVisible();
  await connect(page);
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
  await verify(page);
  await watch.click();
  await expect(page.getByText("Your wallet now shows field 417.").last()).toBeVisible();

  await inWallet.answer(page, "reject");
  await watch.click();
  await expect(watch).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("alert").filter({ hasText: /wallet/ })).toHaveCount(0);
});
