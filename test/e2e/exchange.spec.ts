// Unlocking the exchange, from the first word on it to each way of locking it again.
import { expectAccessibleEverywhere } from "./accessible.ts";
import {
  exchangePanel,
  lockButton,
  openAccount,
  proveAgain,
  signButton,
  unlock,
  unlockButton,
  usualText,
  watchExchange,
} from "./exchangePage.ts";
import { accountButton, accountDialog, bar, connect, inWallet } from "./walletPage.ts";
import { expect, test } from "./world.ts";

// The exchange tells of an owner it does not know with a status of 400, which the browser notes as an error.
test.use({ expectedTrouble: [/\/api\/v3\/account/] });

test.describe("for a visitor who likes motion", () => {
  test.use({ motion: true });

  test("the exact text is shown first, and one signature unlocks", async ({
    page,
    signedInAs,
    world,
  }) => {
    const calls = watchExchange(page, world.summary.exchange);
    await signedInAs("holder");
    await page.waitForLoadState("networkidle");
    expect(calls).toEqual([]);

    await openAccount(page);
    await expect(exchangePanel(page)).toContainText("Locked");
    await unlockButton(page).click();
    const heading = exchangePanel(page).getByRole("heading", { name: "Sign to unlock" });
    await expect(heading).toBeFocused();
    await expect(exchangePanel(page).getByRole("group", { name: "The text" })).toHaveText(
      usualText(0),
    );
    await expect(exchangePanel(page)).toContainText("Sign it only here");
    expect(calls).not.toContain("/api/v3/apiKey");

    await signButton(page).click();
    await expect(exchangePanel(page)).toContainText("Unlocked");
    await expect(lockButton(page)).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "is unlocked" })).toHaveCount(1);
    expect(calls.filter((path) => path === "/api/v3/apiKey")).toHaveLength(1);

    await lockButton(page).click();
    await expect(unlockButton(page)).toBeFocused();
    await expect(exchangePanel(page)).toContainText("Locked");
  });
});

test("not now is an answer; so is closing the dialog, or cancelling while the wallet signs", async ({
  page,
  signedInAs,
  world,
}) => {
  const calls = watchExchange(page, world.summary.exchange);
  await signedInAs("holder");
  await openAccount(page);
  await unlockButton(page).click();
  await exchangePanel(page).getByRole("button", { name: "Not now" }).click();
  await expect(unlockButton(page)).toBeFocused();

  await unlockButton(page).click();
  await expect(signButton(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(accountDialog(page)).toBeHidden();
  await openAccount(page);
  await expect(unlockButton(page)).toBeVisible();

  // The text stays while the wallet signs; cancelled, it signs in vain.
  const signed = Promise.withResolvers<void>();
  await page.route("**/*", async (route) => {
    if (!route.request().postData()?.includes("personal_sign")) return route.fallback();
    const answer = await route.fetch();
    await signed.promise;
    await route.fulfill({ response: answer });
  });
  await unlockButton(page).click();
  await signButton(page).click();
  await expect(exchangePanel(page).getByRole("button", { name: /Waiting for/ })).toHaveAttribute(
    "aria-busy",
    "true",
  );
  await expect(exchangePanel(page).getByRole("group", { name: "The text" })).toBeVisible();
  await exchangePanel(page).getByRole("button", { name: "Cancel" }).click();
  await expect(unlockButton(page)).toBeFocused();

  const answered = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes("personal_sign")),
  );
  signed.resolve();
  await (await answered).finished();
  await unlockButton(page).click();
  await expect(signButton(page)).toBeVisible();
  expect(calls).not.toContain("/api/v3/apiKey");
});

test("whom the exchange does not know as its holder is told so, and offered nothing to sign", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("nameOnly");
  await openAccount(page);
  for (const [name, mark] of [
    ["nameOnly", "Key changing"],
    ["nameless", "Not activated"],
    ["empty", "No account"],
  ] as const) {
    if (name !== "nameOnly") {
      await inWallet.chooseAccount(page, name);
      await proveAgain(page);
    }
    await expect(exchangePanel(page), name).toContainText(mark);
    await expect(exchangePanel(page).getByRole("button"), name).toHaveCount(0);
  }
});

test("it locks when the account changes, the chain, with the wallet, and when the page is left", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("holder", { knownChains: [1, 10] });
  await openAccount(page);

  await test.step("a refused signature leaves all as it was", async () => {
    await inWallet.answer(page, "reject");
    await unlockButton(page).click();
    await signButton(page).click();
    await expect(exchangePanel(page)).toContainText("You did not sign");
    await expect(unlockButton(page)).toBeFocused();
    await inWallet.answer(page, "approve");
    await unlock(page);
  });

  await test.step("another account", async () => {
    await inWallet.chooseAccount(page, "empty");
    await proveAgain(page);
    await expect(exchangePanel(page)).toContainText("No account");
    await inWallet.chooseAccount(page, "holder");
    await proveAgain(page);
    await unlock(page);
  });

  await test.step("another chain", async () => {
    await inWallet.chooseChain(page, 10);
    await expect(bar(page).getByRole("button", { name: "Wrong network" })).toBeVisible();
    await inWallet.chooseChain(page, 1);
    // The session on the site holds; the one on the exchange does not.
    await openAccount(page);
    await unlock(page);
  });

  await test.step("no wallet", async () => {
    await accountDialog(page).getByRole("button", { name: "Disconnect" }).click();
    await connect(page);
    await openAccount(page);
    await unlock(page);
  });

  await test.step("no page, even if the browser keeps it to come back to", async () => {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    await expect(unlockButton(page)).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "is locked" })).toHaveCount(1);
  });
});

test("a page hidden for five minutes locks, and four are not five", async ({
  page,
  signedInAs,
}) => {
  await page.clock.install();
  await signedInAs("holder");
  await openAccount(page);
  await unlock(page);
  const hide = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await page.clock.runFor("04:00");
  await hide(false);
  await expect(lockButton(page)).toBeVisible();
  await hide(true);
  await page.clock.runFor("05:01");
  await expect(unlockButton(page)).toBeVisible();
});

test("a text of the account's own is signed only with express consent, every face accessible", async ({
  page,
  signedInAs,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signedInAs("named");
  await openAccount(page);
  const isAccessible = (turn: number) =>
    expectAccessibleEverywhere(page, turn, { part: "dialog[open]" });
  await unlockButton(page).waitFor();
  await isAccessible(1);
  await unlockButton(page).click();
  await expect(exchangePanel(page).getByRole("group", { name: "The text" })).toHaveText(
    "Juniper keeps her fields with key nonce: 0",
  );
  await expect(signButton(page)).toBeDisabled();
  await exchangePanel(page)
    .getByRole("checkbox", { name: /I know this text/ })
    .check();
  await isAccessible(0);
  await signButton(page).click();
  await lockButton(page).waitFor();
  await isAccessible(1);
  await accountButton(page).waitFor({ state: "attached" });
});
