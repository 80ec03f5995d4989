// A farm that belongs to its player: begun without an account, kept with one, gone on with on another device, and what two devices did while neither heard of the other.
import type { Page } from "@playwright/test";
import type { DevAccountName } from "../../localnet/chain/accounts.ts";
import { expectAccessible } from "./accessible.ts";
import { leaveEarlierVisit } from "./earlierVisit.ts";
import { cutOff, test, wake } from "./roomAccount.ts";
import { accountButton, connect, inWallet, signInButton } from "./walletPage.ts";
import { expect } from "./world.ts";

const plot = (page: Page, name: RegExp) => page.getByRole("gridcell", { name });
const sunflowers = (page: Page) => plot(page, /: sunflower/);
const tag = (page: Page, field: number) =>
  page.getByRole("button", { name: new RegExp(`^Field ${field}\\b`) });
const main = (page: Page) => page.getByRole("main");
const inAccount = (page: Page) => main(page).getByText(/^Kept with your account, \d\d:\d\d\.$/);
const isWaiting = (page: Page) => main(page).getByText(/your account does not answer/);
const offer = (page: Page, field: number) =>
  main(page).getByText(`Keep the farm on field ${field} with your account?`);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Not before the account has all of it. */
async function comeBack(page: Page): Promise<void> {
  await wake(page);
  await expect(isWaiting(page)).toHaveCount(0);
  await expect(inAccount(page)).toBeVisible();
}

async function openAs(page: Page, who: DevAccountName, at = "/play"): Promise<void> {
  await leaveEarlierVisit(page, who);
  await page.goto(at);
  await accountButton(page).waitFor();
}

test("a farm goes on on another device, and two that were cut off lose nothing in silence", {
  tag: "@long",
}, async ({ page, as, other }) => {
  await as("nameOnly", { at: "/play?field=5" });
  await expect(main(page).getByText(/^Kept on this device\./)).toBeVisible();
  await expect(
    main(page).getByText(/Signed in, you have it on your other devices too\.$/),
  ).toBeVisible();
  await plot(page, /^Row 1, plot 1: nothing sown/).click();
  await connect(page);
  await expect(offer(page, 5)).toBeVisible();
  await expectAccessible(page);
  await press(page, "Yes, keep it").click();
  await expect(offer(page, 5)).toHaveCount(0);
  await expect(inAccount(page)).toBeVisible();

  // An empty device finds it, and begins none of its own.
  const second = await other("nameOnly");
  await second.setViewportSize({ width: 390, height: 844 });
  await openAs(second, "nameOnly");
  await expect(tag(second, 5)).toBeVisible();
  await expect(sunflowers(second)).toHaveCount(1);
  await expect(inAccount(second)).toBeVisible();
  await expectAccessible(second);

  // On different beds, both are kept.
  await Promise.all([cutOff(page), cutOff(second)]);
  await plot(page, /^Row 2, plot 1: nothing sown/).click();
  await plot(second, /^Row 3, plot 1: nothing sown/).click();
  await expect(isWaiting(page)).toBeVisible();
  await comeBack(page);
  await comeBack(second);
  await expect(sunflowers(second)).toHaveCount(3);
  await wake(page);
  await expect(sunflowers(page)).toHaveCount(3);

  // On the same bed, one was first, and the other is told so by name.
  await Promise.all([cutOff(page), cutOff(second)]);
  await plot(page, /^Row 4, plot 1: nothing sown/).click();
  await plot(second, /^Row 4, plot 1: nothing sown/).click();
  await comeBack(page);
  await wake(second);
  const told = main(second).getByText(
    /could not be kept\. Those plots had been sown on your other device already\./,
  );
  await expect(told).toBeVisible();
  await expectAccessible(second);
  await press(second, "Good").click();
  await expect(told).toHaveCount(0);
  await expect(sunflowers(second)).toHaveCount(4);
});

test("all of it is done by keys, and by the list", async ({ page, as }) => {
  const focused = page.locator(":focus");
  await as("nameless", { at: "/play?field=7" });
  await expect(focused).toHaveAccessibleName(/^Row \d, plot 1: nothing sown/);
  await page.keyboard.press("Enter");
  await connect(page);
  await expect(offer(page, 7)).toBeVisible();
  await press(page, "Yes, keep it").focus();
  await page.keyboard.press("Enter");
  await expect(inAccount(page)).toBeVisible();
  // Keys go on where there is something to be done.
  await expect(focused).toHaveAccessibleName(/^Row \d, plot/);

  await page.getByRole("radio", { name: "List" }).check({ force: true });
  await page
    .getByRole("button", { name: /^Sow sunflower: row \d, plot/ })
    .first()
    .press("Enter");
  await expect(inAccount(page)).toBeVisible();

  await tag(page, 7).focus();
  await page.keyboard.press("Enter");
  await expect(focused).toHaveRole("menuitem");
  await page.keyboard.type("your");
  await page.keyboard.press("Enter");
  const list = page.getByRole("dialog", { name: "Your farms" });
  await expect(list.getByText(/Open now\. Level \d, with your account, and here/)).toBeVisible();
  await expectAccessible(page);
  await list.getByRole("button", { name: "End: the farm on field 7" }).press("Enter");
  await page.getByRole("button", { name: "End it" }).press("Enter");
  await expect(page.getByText(/^Can be brought back until/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(main(page).getByText("The farm on field 7 was ended.")).toBeVisible();
  await press(page, "Bring back").press("Enter");
  await expect(
    sunflowers(page)
      .or(plot(page, /sunflower/))
      .first(),
  ).toBeVisible();
  await expect(inAccount(page)).toBeVisible();
});

test("another account sees nothing of it, and signed out the device keeps what it has", async ({
  page,
  as,
}) => {
  await as("holder", { at: "/play?field=11" });
  await plot(page, /^Row 1, plot 1: nothing sown/).click();
  await connect(page);
  await press(page, "Yes, keep it").click();
  await expect(inAccount(page)).toBeVisible();
  await inWallet.disconnect(page);
  await signInButton(page).waitFor();
  await page.goto("/play?field=11");
  await expect(sunflowers(page)).toHaveCount(1);

  await inWallet.chooseAccount(page, "empty");
  await connect(page);
  await expect(main(page).getByText(/^The farm on field 11 is kept with another/)).toBeVisible();
  await expect(sunflowers(page)).toHaveCount(0);
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("whoever keeps a farm on the device is asked once", async ({ page, as }) => {
    await as("keeper", { at: "/play?field=9" });
    await plot(page, /^Row 1, plot 1: nothing sown/).tap();
    await connect(page);
    await expect(offer(page, 9)).toBeVisible();
    await expectAccessible(page);
    await press(page, "Keep it on this device").tap();
    await expect(offer(page, 9)).toHaveCount(0);
    await page.reload();
    await expect(main(page).getByText("Kept on this device, not with your account.")).toBeVisible();
    await expect(offer(page, 9)).toHaveCount(0);
  });
});
