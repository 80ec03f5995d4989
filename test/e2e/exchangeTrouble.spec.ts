// An exchange that fails, lies, dawdles or has closed: told in words, and nothing of the holder's given away.
import { soak } from "../soak.ts";
import {
  changeAnswer,
  closeExchange,
  exchangePanel,
  openAccount,
  proveAgain,
  signButton,
  unlock,
  unlockButton,
  usualText,
  watchExchange,
} from "./exchangePage.ts";
import { inWallet } from "./walletPage.ts";
import { expect, test } from "./world.ts";

// The exchange tells of an owner it does not know with a status of 400, which the browser notes as an error.
test.use({ expectedTrouble: [/\/api\/v3\/account/] });

test("a key that is not the account's is told, and never sent", async ({
  page,
  signedInAs,
  world,
}) => {
  const calls = watchExchange(page, world.summary.exchange);
  // Another nonce makes another text, whose signature makes another key.
  await changeAnswer(page, "**/api/v3/account?*", () => ({ keySeed: usualText(7) }));
  await signedInAs("holder");
  await openAccount(page);
  await unlockButton(page).click();
  await signButton(page).click();
  await expect(exchangePanel(page)).toContainText("another key than your account's");
  expect(calls).not.toContain("/api/v3/apiKey");
});

test("a text that no exchange would ask for never reaches the wallet", async ({
  page,
  signedInAs,
}) => {
  const keySeed = "bank.example wants you to sign in with your Ethereum account";
  await changeAnswer(page, "**/api/v3/account?*", () => ({ keySeed }));
  await signedInAs("holder");
  await openAccount(page);
  await unlockButton(page).click();
  await expect(exchangePanel(page)).toContainText("kept from your wallet");
  await expect(exchangePanel(page)).not.toContainText("bank.example");
});

/** The short form has the first two: one that answers with a refusal of its own, and one that never does. */
const faults = [
  { kind: "result-info", code: 100_000, message: "unknown" },
  { kind: "drop-connection" },
  { kind: "error-500" },
  { kind: "html" },
] as const;

test.describe("an exchange in trouble", () => {
  test.use({ expectedTrouble: [/Failed to load resource/] });

  test("is told in words, and unlocking works once it is over", async ({
    page,
    signedInAs,
    world,
  }) => {
    await signedInAs("holder");
    for (const fault of faults.slice(0, soak(4, 2))) {
      world.exchange.faults.set("/api", fault);
      await page.reload();
      await openAccount(page);
      await expect(exchangePanel(page)).toContainText("could not be reached");
      await unlockButton(page).click();
      await expect(unlockButton(page)).toBeFocused();
      await expect(exchangePanel(page)).toContainText("could not be reached");

      world.exchange.faults.set("/api/v3/apiKey", fault);
      world.exchange.faults.set("/api/v3/account", { kind: "delay", ms: 0 });
      await unlockButton(page).click();
      await signButton(page).click();
      await expect(exchangePanel(page)).toContainText("could not be reached");

      world.exchange.faults.clear();
      await test.step(`after ${fault.kind}`, () => unlock(page));
    }
  });

  test("a slow one is waited for; an answer to another is dropped", async ({
    page,
    signedInAs,
    world,
  }) => {
    await signedInAs("holder");
    await openAccount(page);
    await unlockButton(page).waitFor();
    world.exchange.faults.set("/api/v3/account", { kind: "delay", ms: 400 });
    await unlockButton(page).click();
    const busy = exchangePanel(page).getByRole("button", { name: "Reading your account" });
    await expect(busy).toBeVisible();
    await inWallet.chooseAccount(page, "nameless");
    await proveAgain(page);
    await expect(exchangePanel(page)).toContainText("Not activated");
    await expect(signButton(page)).toHaveCount(0);
  });
});

test("a closed exchange says so, and nobody calls it", async ({ page, signedInAs, world }) => {
  const calls = watchExchange(page, world.summary.exchange);
  await closeExchange(page);
  await signedInAs("holder");
  await openAccount(page);
  await expect(exchangePanel(page)).toContainText(
    "The exchange closed on 29 June 2026; unlocking is not available.",
  );
  await expect(exchangePanel(page).getByRole("button")).toHaveCount(0);
  expect(calls).toEqual([]);
});
