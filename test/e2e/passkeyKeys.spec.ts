// An account by passkey takes a wallet or another passkey as its second key and sends a field; a wallet pays, and the cost is told first.
import type { Page } from "@playwright/test";
import { devAccounts } from "../../localnet/chain/accounts.ts";
import site from "../../site.config.ts";
import { expectAccessibleEverywhere } from "./accessible.ts";
import { openDevice, openWithPasskey, send, start } from "./passkeyPage.ts";
import {
  accountButton,
  accountDialog,
  inWallet,
  session,
  shortAddress,
  signInButton,
} from "./walletPage.ts";
import { expect, test } from "./world.ts";

// The browser tells of each answer that nobody is signed in.
test.use({ expectedTrouble: [/status of (401|404)/] });

const { holder, named } = devAccounts;
const dialog = (page: Page) => page.getByRole("dialog").filter({ visible: true });
const press = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole("button", { name, exact: true }).click();
const told = (page: Page, words: string | RegExp) => expect(dialog(page)).toContainText(words);

test("a wallet becomes the second key and pays for it, and then for a field that is sent", {
  tag: "@long",
}, async ({ page, world, as }) => {
  const { mainnet } = world;
  await page.goto("/?wallet=away");
  const device = await openDevice(page);
  const address = await openWithPasskey(page);
  await mainnet.writeContract({
    account: holder.address,
    chain: null,
    address: site.collection.address,
    abi: [
      {
        type: "function",
        name: "transferFrom",
        stateMutability: "nonpayable",
        inputs: ["address", "address", "uint256"].map((type) => ({ type })),
        outputs: [],
      },
    ],
    functionName: "transferFrom",
    args: [holder.address, address, 2n],
  });
  await device.prompts();

  // From here on a wallet with money is installed, which signs nobody in.
  await page.evaluate(() => sessionStorage.clear());
  await as("named");
  await accountButton(page).click();
  await accountDialog(page).getByRole("button", { name: "Add a second key" }).click();
  await told(page, "It is the only key: lose it, and the account is gone.");
  await expectAccessibleEverywhere(page, 0, { part: "dialog[open]" });
  await press(page, "Add a second key");
  await press(page, "Write an address instead");
  await dialog(page).getByRole("textbox").fill(address);
  await press(page, "Continue");
  await told(page, "This is the address of the account itself.");
  await inWallet.answer(page, "reject");
  await press(page, "Local Wallet");
  await told(page, /Local Wallet said no/);
  await inWallet.answer(page, "approve");
  await press(page, "Local Wallet");

  await told(page, `${named.address} becomes a key of this account.`);
  await told(page, /(about|less than) [\d.]+ ETH/);
  await expectAccessibleEverywhere(page, 1, { part: "dialog[open]" });
  expect(await device.prompts()).toBe(0);
  await device.recognise(false);
  await press(page, "Confirm with your passkey");
  await told(page, "The passkey did not confirm.");
  await device.recognise(true);
  await inWallet.answer(page, "reject");
  await press(page, "Confirm with your passkey");
  await told(page, /Local Wallet said no/);
  await inWallet.answer(page, "approve");
  await mainnet.setAutomine(false);
  await press(page, "Ask Local Wallet again");
  await told(page, "It is on its way.");
  expect(await device.prompts()).toBe(1);

  await page.reload();
  await expect(accountButton(page)).toHaveAccessibleName(/under way/);
  await mainnet.mine({ blocks: 1 });
  await mainnet.setAutomine(true);
  await accountButton(page).click();
  await expect(accountDialog(page).getByRole("listitem").first()).toHaveText(
    `Added ${shortAddress("named")} as a keyConfirmed`,
  );
  await accountDialog(page).getByRole("button", { name: "Keys 2" }).click();
  await told(page, "Each key opens the account alone.");
  await expect(dialog(page).getByText("juniper.eth")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.goto("/fields/2");
  await page.getByRole("main").getByRole("button", { name: "Send field 2 to somebody" }).click();
  await dialog(page).getByRole("textbox").fill(holder.address);
  await press(page, "Go on");
  await told(page, "Who pays the fee?");
  await press(page, "Local Wallet");
  await told(page, `${holder.address}. Whoever has that address keeps it from then on.`);
  await press(page, "Confirm with your passkey");
  await expect(page.getByRole("heading", { name: "Field 2 has arrived" })).toBeVisible();
  expect(await device.prompts()).toBe(1);
});

test("another passkey becomes the second key, and signs in to the same account where only it is there", async ({
  page,
  as,
}) => {
  await page.goto("/?wallet=away");
  const device = await openDevice(page);
  const address = await openWithPasskey(page);
  await page.evaluate(() => sessionStorage.clear());
  await as("named");
  await accountButton(page).click();
  await accountDialog(page).getByRole("button", { name: "Add a second key" }).click();
  await press(page, "Add a second key");
  // Beside the first it would be lost with it.
  await press(page, "Make another passkey");
  await told(page, "This passkey is kept there already.");
  await expectAccessibleEverywhere(page, 0, { part: "dialog[open]" });
  const securityKey = await device.addSecurityKey();
  await press(page, "Make another passkey");
  await told(page, "The passkey that you have just made becomes a key of this account.");
  await told(page, /(about|less than) [\d.]+ ETH/);
  await press(page, "Local Wallet");
  await securityKey.touch("device");
  await press(page, "Confirm with your passkey");
  await told(page, "It is done.");
  await page.keyboard.press("Escape");

  await accountButton(page).click();
  await expect(accountDialog(page).getByRole("listitem").first()).toHaveText(
    "Added another passkey as a keyConfirmed",
  );
  await accountDialog(page).getByRole("button", { name: "Disconnect" }).click();
  await expect(signInButton(page)).toBeVisible();

  // As at another device, which has only the second passkey: the first time it is asked once more.
  await securityKey.touch("security key");
  for (const isFirst of [true, false]) {
    await page.goto("/?wallet=away");
    await device.prompts();
    await signInButton(page).click();
    await start(page).first().click();
    await press(page, "I have one");
    if (isFirst) await press(page, "Confirm");
    await press(page, "Continue");
    await send(page).click();
    await expect(accountButton(page)).toBeVisible();
    expect(await session(page)).toMatchObject({ address });
    expect(await device.prompts()).toBe(isFirst ? 3 : 2);
    await accountButton(page).click();
    if (isFirst) await accountDialog(page).getByRole("button", { name: "Disconnect" }).click();
  }
  await accountDialog(page).getByRole("button", { name: "Keys 2" }).click();
  await expect(dialog(page).getByRole("listitem")).toHaveText(["This passkey", "Another passkey"]);
  await expectAccessibleEverywhere(page, 0, { part: "dialog[open]" });
  await expect(dialog(page).getByRole("button", { name: "Add another key" })).toBeVisible();
});
