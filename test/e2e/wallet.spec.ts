// A wallet in the browser, from the first click to the last: EIP-6963, accounts, transactions, tabs.
import { devAccounts } from "../../localnet/chain/accounts.ts";
import { isLong, soak } from "../soak.ts";
import { expectAccessibleEverywhere } from "./accessible.ts";
import {
  accountButton,
  accountDialog,
  bar,
  chooseWallet,
  connect,
  connectDialog,
  inWallet,
  lightPage,
  session,
  shortAddress,
  signInButton,
  verify,
  verifyDialog,
} from "./walletPage.ts";
import { expect, test } from "./world.ts";

test.describe("for a visitor who likes motion", () => {
  test.use({ motion: true, withWebGl: isLong });
  // In the short form where no scene in 3D takes the processor from the dialogs.
  const at = isLong ? "/" : lightPage;

  test("one connects, and the focus comes back from every dialog", async ({ page, as }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await as("named", { at });
    await connect(page);
    await expect(accountButton(page)).toHaveAccessibleName(/loam|\.eth/i);

    await accountButton(page).click();
    const dialog = accountDialog(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(/\d ETH/)).toBeVisible();
    await expect(dialog.getByText("Your transactions will appear here...")).toBeVisible();
    await dialog.getByRole("button", { name: "Copy Address" }).click();
    await expect(dialog.getByRole("button", { name: "Copied!" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      devAccounts.named.address,
    );
    await expect(dialog.getByRole("button", { name: "Copy Address" })).toBeVisible();

    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(accountButton(page)).toBeFocused();

    await accountButton(page).click();
    await dialog.getByRole("button", { name: "Disconnect" }).click();
    await expect(signInButton(page)).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem("rk-wallet"))).toBeNull();
  });

  test("coins fly from a wallet that is held, and no more than thirty-five", async ({
    page,
    as,
  }) => {
    await as("named", { at });
    await signInButton(page).click();
    await connectDialog(page).getByRole("button", { name: "Local Wallet" }).first().hover();
    await page.mouse.down();
    const coins = page.locator("dialog > [aria-hidden] > img");
    await expect.poll(() => coins.count()).toBeGreaterThan(2);
    expect(await coins.count()).toBeLessThanOrEqual(35);
    await page.mouse.move(2, 2);
    await page.mouse.up();
  });

  test("a press counts even when the picture arrives under it", async ({
    page,
    signedInAs,
    world,
  }) => {
    const arrives = Promise.withResolvers<void>();
    const keyOfPicture = Buffer.from("avatar").toString("hex");
    await page.route(`${world.summary.chain}/**`, async (route) => {
      if (route.request().postData()?.includes(keyOfPicture)) await arrives.promise;
      await route.continue();
    });
    await signedInAs("named", { at });
    await expect(accountButton(page)).toHaveAccessibleName(/loam|\.eth/i);

    await expect(accountButton(page).locator("img")).toHaveCount(0);
    await accountButton(page).hover();
    await page.mouse.down();
    arrives.resolve();
    await expect(accountButton(page).locator("img")).toHaveCount(1);
    await page.mouse.up();
    await expect(accountDialog(page)).toBeVisible();
  });

  test("the bar keeps still while its button changes", async ({ page, as }) => {
    await as("holder", { at, knownChains: [1, 10] });
    const places = () =>
      bar(page)
        .getByRole("navigation")
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
    const before = await places();
    await connect(page);
    expect(await places()).toEqual(before);
    await inWallet.chooseChain(page, 10);
    await expect(bar(page).getByRole("button", { name: "Wrong network" })).toBeVisible();
    expect(await places()).toEqual(before);
  });
});

test("before a wallet is chosen nothing is kept, and no SDK fetched", async ({ page, as }) => {
  const scripts: string[] = [];
  page.on("response", (response) => scripts.push(response.url()));
  await as("holder", { at: "/" });
  await page.waitForLoadState("networkidle");
  await signInButton(page).click();
  await expect(connectDialog(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(
    scripts.filter((url) => /walletConnect-|ethereum-provider|coinbase-wallet/i.test(url)),
  ).toEqual([]);
  const keys = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key !== "rk-version"),
  );
  expect(keys.filter((key) => !key.startsWith("local-"))).toEqual([]);
});

test("who reloads stays connected, and is never offered to sign in", async ({ page, as }) => {
  await as("holder");
  await connect(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { offersSeen: seen });
    const look = () => {
      const button = [...document.querySelectorAll("header button")].find(
        ({ textContent }) => textContent === "Sign in",
      );
      if (button && getComputedStyle(button).visibility === "visible") seen.push("Sign in");
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, "offersSeen"))).toEqual([]);
});

test("a refusal is no error: it can be tried again, or left", async ({ page, as }) => {
  await as("holder", { auto: "reject" });
  await chooseWallet(page, "Local Wallet");
  const dialog = page.getByRole("dialog");
  const retry = dialog.getByRole("button", { name: "RETRY" });
  await expect(retry).toBeVisible();
  await inWallet.answer(page, "approve");
  await retry.click();
  await verify(page);
  await expect(dialog).toBeHidden();
});

test("a wallet that is still asking says so to whoever asks again", async ({ page, as }) => {
  await as("holder", { auto: "ask" });
  await chooseWallet(page, "Local Wallet");
  const dialog = connectDialog(page);
  await expect(dialog.getByRole("heading", { name: "Opening Local Wallet..." })).toBeVisible();
  await page.reload();
  await chooseWallet(page, "Local Wallet");
  await expect(dialog.getByRole("heading", { name: "Opening Local Wallet..." })).toBeVisible();
});

test("another account has to prove itself; a wallet that leaves has left", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("nameless");
  await expect(accountButton(page)).toHaveAccessibleName(
    `Your account, ${shortAddress("nameless")}`,
  );
  await inWallet.chooseAccount(page, "empty");
  await expect.poll(() => session(page)).toBeNull();
  await signInButton(page).click();
  await verify(page);
  await expect(accountButton(page)).toHaveAccessibleName(`Your account, ${shortAddress("empty")}`);

  // Nobody is asked about an exchange that somebody without an account there has not opened.
  await accountButton(page).click();
  await expect(accountDialog(page).getByText(/\d ETH/)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await accountDialog(page)
    .getByRole("button", { name: /Ethereum/ })
    .click();
  const networks = page.getByRole("dialog", { name: "Switch Networks" });
  await expect(networks.getByRole("button", { name: /Ethereum Connected/ })).toBeFocused();
  await expect(networks.getByText(/^Latest block: \d/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(accountButton(page)).toBeFocused();
  await inWallet.disconnect(page);
  await expect(signInButton(page)).toBeVisible();
});

const untrue = ["disguised", "liar", "garbled", "dangling"] as const;
for (const name of untrue.slice(0, soak(4, 2))) {
  test(`the name of ${name} is not believed`, async ({ page, signedInAs }) => {
    await signedInAs(name);
    await page.waitForLoadState("networkidle");
    await expect(accountButton(page)).toHaveAccessibleName(`Your account, ${shortAddress(name)}`);
  });
}

test("a transaction is followed across reloads and tabs", async ({ page, signedInAs, world }) => {
  await signedInAs("holder");
  const other = await page.context().newPage();
  await other.goto(lightPage);
  await expect(accountButton(other)).toBeVisible();

  await world.mainnet.setAutomine(false);
  const good = await inWallet.send(page, devAccounts.empty.address, "0x1");
  // A call of the collection that its contract refuses: it is mined, and has failed.
  const bad = await world.mainnet.sendTransaction({
    account: devAccounts.holder.address,
    chain: null,
    to: "0x5FbDB2315678afecb367f032d93F642f64180aa3",
    data: "0xdeadbeef",
    gas: 100_000n,
  });
  // As a part of the site that sends transactions notes them.
  await page.evaluate(
    ([address, hashes]) => {
      const pending = hashes.map((hash, index) => ({
        hash,
        description: `Number ${index + 1}`,
        status: "pending",
      }));
      localStorage.setItem("rk-transactions", JSON.stringify({ [address]: { 1: pending } }));
    },
    [devAccounts.holder.address, [good, bad]] as const,
  );
  await page.reload();
  await expect(accountButton(page)).toHaveAccessibleName(/under way/);
  await expect(accountButton(other)).toHaveAccessibleName(/under way/);

  await world.mainnet.mine({ blocks: 1 });
  await accountButton(page).click();
  const dialog = accountDialog(page);
  await expect(dialog.getByRole("listitem").filter({ hasText: /^Number 1(?!:)/ })).toContainText(
    "Confirmed",
  );
  await expect(dialog.getByRole("listitem").filter({ hasText: /^Number 2(?!:)/ })).toContainText(
    "Failed",
  );
  await expect(accountButton(other)).not.toHaveAccessibleName(/under way/);

  await dialog.getByRole("button", { name: "Clear All" }).click();
  await expect(dialog.getByText("Your transactions will appear here...")).toBeVisible();
});

test("dialogs are accessible at both widths, in light and dark", async ({ page, as }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await as("named");
  const isAccessible = (turn: number) =>
    expectAccessibleEverywhere(page, turn, { part: "dialog[open]" });
  await signInButton(page).click();
  await expect(connectDialog(page)).toBeVisible();
  await isAccessible(0);
  await connectDialog(page).getByRole("button", { name: "Local Wallet" }).first().click();
  await expect(verifyDialog(page)).toBeVisible();
  await isAccessible(1);
  await verify(page);
  await accountButton(page).click();
  await expect(accountDialog(page).getByText(/\d ETH/)).toBeVisible();
  await isAccessible(0);
});
