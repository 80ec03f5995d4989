// The site inside a Safe: it connects by itself, and its dialogs work there as anywhere.
import { accountButton, accountDialog, signInButton, verifyDialog } from "./walletPage.ts";
import { expect, test } from "./world.ts";

test("in its frame the Safe connects by itself, and its owners sign", async ({ page, world }) => {
  await page.goto(world.summary.safe);
  const site = page.frameLocator("iframe");
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
  await signInButton(site).click();
  await verifyDialog(site).getByRole("button", { name: "Send message" }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  await accountButton(site).click();
  await expect(accountDialog(site)).toBeVisible();
  await expect(accountDialog(site).getByText(/ETH/)).toBeVisible();
});

test("in its frame no passkey is offered, and whoever leaves may choose again", async ({
  page,
  world,
}) => {
  // Pressed before the page lives: the Safe connects while what was pressed is on its way.
  const life = Promise.withResolvers<void>();
  await page.route("**/assets/client-*.js", async (route) => {
    await life.promise;
    await route.continue();
  });
  await page.goto(world.summary.safe, { waitUntil: "commit" });
  const site = page.frameLocator("iframe");
  await expect(site.locator("#root")).toHaveAttribute("data-printed");
  await signInButton(site).click();
  life.resolve();
  await verifyDialog(site).getByRole("button", { name: "Cancel" }).click();
  await expect(verifyDialog(site)).toBeHidden();
  await signInButton(site).click();
  const dialog = site.getByRole("dialog", { name: "Connect a Wallet" });
  await expect(dialog.getByRole("button", { name: /^Safe/ })).toBeVisible();
  await expect(dialog.getByText("Continue with a passkey")).toHaveCount(0);
  await dialog.getByRole("button", { name: /^Safe/ }).click();
  await expect(verifyDialog(site)).toBeVisible();
});
