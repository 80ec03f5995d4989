// The site inside a Safe: it connects by itself, and its dialogs work there as anywhere.
import { accountButton, accountDialog } from "./walletPage.ts";
import { expect, test } from "./world.ts";

test("inside its frame the Safe connects by itself", async ({ page, world }) => {
  await page.goto(world.summary.safe);
  const site = page.frameLocator("iframe");
  await expect(accountButton(site)).toBeVisible();
  await accountButton(site).click();
  await expect(accountDialog(site)).toBeVisible();
  await expect(accountDialog(site).getByText(/ETH/)).toBeVisible();
});
