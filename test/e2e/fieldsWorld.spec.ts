// A field's page for somebody with a wallet: who keeps it, and the wallet that is asked to show it.
import { connect, inWallet, shortAddress, verify } from "./walletPage.ts";
import { expect, test } from "./world.ts";

test("the keeper is told by the server, and by name with a wallet", async ({ page, as }) => {
  await as("holder", { at: "/fields/0" });
  await expect(page.getByRole("button", { name: "Show in my wallet" })).toBeVisible();
  await expect(page.getByText("Kept by")).toBeVisible();
  await expect(page.getByRole("main").getByText(shortAddress("holder"))).toBeVisible();
  await expect(page.getByText(/^as of block [\d,]+$/)).toBeVisible();
  await connect(page);
  await expect(page.getByText("Kept by you")).toBeVisible();
  await expect(page.getByRole("main").getByText("rowan.eth")).toBeVisible();
});

test("a wallet is asked to show a field; who has none is led to one", async ({ page, as }) => {
  await as("named", { at: "/fields/417" });
  const watch = page.getByRole("button", { name: "Show in my wallet" });
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

test("a holder finds a field of their own on the front page's dial, and one that is asked for before it", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("holder", { at: "/" });
  const section = page.locator("#alphafields");
  await section.scrollIntoViewIfNeeded();
  const own = section.getByText(/^Deed of your field \d+$/);
  await expect(own).toBeVisible();
  const id = /\d+$/.exec((await own.textContent())!)![0];
  await expect(section.getByRole("link", { name: `Visit ${id}` })).toBeVisible();
  expect(new URL(page.url()).search).toBe("");

  await page.goto("/?field=417");
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText(/^Deed of (your )?field 417$/)).toBeVisible();
});
