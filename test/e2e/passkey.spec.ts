// An account by passkey: from the first click to signed in, every way back to it, and where it is not offered.
import type { Locator, Page } from "@playwright/test";
import { openDevice, openWithPasskey, press, send, start } from "./passkeyPage.ts";
import {
  accountButton,
  accountDialog,
  lightPage,
  session,
  signInButton,
  verifyDialog,
} from "./walletPage.ts";
import { expect, test } from "./world.ts";

// Nobody has a wallet here. The browser tells of each answer that nobody is signed in.
test.use({ expectedTrouble: [/status of (401|404)/] });

async function open(page: Page, at = lightPage): Promise<void> {
  const url = new URL(at, "http://here");
  url.searchParams.set("wallet", "away");
  await page.goto(at.startsWith("http") ? url.href : url.pathname + url.search);
}

test("five presses and two prompts sign in; the account is there again in every later visit", async ({
  page,
}) => {
  await open(page, "/");
  const device = await openDevice(page);

  await signInButton(page).click();
  await start(page).first().click();
  await press(page, "Make a passkey");
  await press(page, "Continue");
  await expect(verifyDialog(page)).toContainText("wants you to sign in");
  await send(page).click();
  await expect(accountButton(page)).toBeVisible();
  expect(await device.prompts()).toBe(2);
  const first = (await session(page)) as { address: string };
  expect(first).toMatchObject({ chainId: 1 });

  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  expect(await device.prompts()).toBe(0);

  await page.context().clearCookies();
  await page.reload();
  await signInButton(page).click();
  await send(page).click();
  await expect(accountButton(page)).toBeVisible();
  expect(await device.prompts()).toBe(1);

  await accountButton(page).click();
  await accountDialog(page).getByText("Passkey", { exact: true }).click();
  await expect(accountDialog(page)).toContainText("On this device only");
  await expect(accountDialog(page)).toContainText("Disconnecting forgets the account");
  await accountDialog(page).getByRole("button", { name: "Disconnect" }).click();
  await expect(signInButton(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("passkey"))).toBeNull();

  // As on another device of the same cloud: only the passkey is there, and the server tells whose it is.
  await signInButton(page).click();
  await start(page).first().click();
  await press(page, "I have one");
  await press(page, "Continue");
  await send(page).click();
  await expect(accountButton(page)).toBeVisible();
  expect(await device.prompts()).toBe(2);
  expect(await session(page)).toMatchObject({ address: first.address });
});

/** Everything that is pressed on the way, in its order; the list has one stop for Tab, whichever row that is. */
const fivePresses = (page: Page, which: "first" | "last"): readonly Locator[] => {
  const named = (name: string) => page.getByRole("dialog").getByRole("button", { name });
  return [
    signInButton(page),
    start(page)[which](),
    named("Make a passkey"),
    named("Continue").and(page.getByText("Continue", { exact: true })),
    send(page),
  ];
};

test("five presses of keys alone do the same", async ({ page }) => {
  await open(page);
  const device = await openDevice(page);
  for (const button of fivePresses(page, "last")) {
    // A dialog takes the focus when it opens.
    const isAtHand = () =>
      button.evaluate((element) => {
        const dialog = element.closest("dialog");
        return dialog === null || dialog.contains(document.activeElement);
      });
    await expect.poll(isAtHand).toBe(true);
    // The passkey's row keeps its place until the site has said whether it is offered, and is passed till then.
    await expect(button).toBeEnabled();
    const hasFocus = () => button.evaluate((element) => element === document.activeElement);
    // Whatever stands before it in the order of Tab is passed, and nothing is pressed there.
    for (let tabs = 0; tabs < 20 && !(await hasFocus()); tabs++) await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(accountButton(page)).toBeVisible();
  expect(await device.prompts()).toBe(2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("five touches do the same", async ({ page }) => {
    await open(page);
    const device = await openDevice(page);
    for (const button of fivePresses(page, "first")) await button.tap();
    await expect(accountButton(page)).toBeVisible();
    expect(await device.prompts()).toBe(2);
  });
});

test("a finger that is not recognised is told, and may try again", async ({ page }) => {
  await open(page);
  const device = await openDevice(page);
  await device.recognise(false);
  await signInButton(page).click();
  await start(page).first().click();
  await press(page, "Make a passkey");
  await expect(page.getByRole("dialog")).toContainText("Nothing was made or used.");
  await device.recognise(true);
  await press(page, "Try again");
  await expect(page.getByRole("dialog")).toContainText("Your account is there");

  await press(page, "Continue");
  await device.recognise(false);
  await send(page).click();
  await expect(send(page)).toBeEnabled();
  expect(await session(page)).toBeNull();
  await device.recognise(true);
  await send(page).click();
  await expect(accountButton(page)).toBeVisible();
});

test("one whose account nobody has on record is found by confirming twice", async ({ page }) => {
  await open(page);
  const device = await openDevice(page);
  await signInButton(page).click();
  await start(page).first().click();
  await press(page, "Make a passkey");
  await expect(page.getByRole("dialog")).toContainText("Your account is there");
  // Left before it has signed in: no server knows it, and this device has forgotten it.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await signInButton(page).click();
  await start(page).first().click();
  await press(page, "I have one");
  await expect(page.getByRole("dialog")).toContainText("Once more, please");
  await press(page, "Confirm");
  await press(page, "Continue");
  await send(page).click();
  await expect(accountButton(page)).toBeVisible();
  expect(await device.prompts()).toBe(4);
});

test("two passkeys in one browser open the account of whichever is chosen, and the other tabs follow", {
  tag: "@long",
}, async ({ page }) => {
  await open(page);
  const device = await openDevice(page);
  const kept = () => page.evaluate(() => localStorage.getItem("passkey"));
  const whose = async () => ((await session(page)) as { address: string }).address;
  const leave = async () => {
    await accountButton(page).click();
    await accountDialog(page).getByRole("button", { name: "Disconnect" }).click();
    await expect(signInButton(page)).toBeVisible();
  };
  const first = await openWithPasskey(page);
  const record = await kept();
  await leave();
  const securityKey = await device.addSecurityKey();
  const second = await openWithPasskey(page);
  expect(second).not.toBe(first);
  await leave();

  // The browser asks which one; the visitor says so by what is touched.
  for (const [touched, address] of [
    ["device", first],
    ["security key", second],
  ] as const) {
    await securityKey.touch(touched);
    await signInButton(page).click();
    await start(page).first().click();
    await press(page, "I have one");
    await press(page, "Continue");
    await send(page).click();
    await expect(accountButton(page)).toBeVisible();
    expect(await whose()).toBe(address);
    if (touched === "device") await leave();
  }

  // Another tab puts the first one back, and says nothing of a wallet, since that is a passkey as before.
  const tab = await page.context().newPage();
  await open(tab);
  await expect(accountButton(tab)).toBeVisible();
  await tab.evaluate((text) => localStorage.setItem("passkey", text!), record);
  await tab.close();
  // It has yet to be proven here.
  await expect(signInButton(page)).toBeVisible();
  await securityKey.touch("device");
  await signInButton(page).click();
  await send(page).click();
  await expect(accountButton(page)).toBeVisible();
  expect(await whose()).toBe(first);
});

test("where no passkey could be made none is offered: at a number, and to whoever has a wallet", async ({
  page,
  world,
  as,
}) => {
  const { port } = new URL(world.url);
  await open(page, `http://127.0.0.1:${port}${lightPage}`);
  await signInButton(page).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Rainbow" })).toBeVisible();
  await expect(start(page)).toHaveCount(0);

  await as("holder");
  await signInButton(page).click();
  const local = page.getByRole("dialog").getByRole("button", { name: "Local Wallet" });
  await expect(local.first()).toBeVisible();
  await expect(start(page)).toHaveCount(0);
});
