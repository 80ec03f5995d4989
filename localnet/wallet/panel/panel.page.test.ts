// Tests the wallet's panel in a real browser: above everything, by keyboard, for everyone.

import { aboutScheme } from "@loamstead/ui/testing/aboutScheme.ts";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { violations } from "../../../test/axe.ts";
import { devAccounts } from "../../chain/accounts.ts";
import { openWalletPages, patience } from "../testing/openWalletPages.ts";
import { act, approve, connect, connection, panel } from "../testing/walletPages.ts";

const { holder, named, empty } = devAccounts;
const focusedText = (page: Page) =>
  panel(page).evaluate((dialog) => {
    const active = (dialog.getRootNode() as ShadowRoot).activeElement;
    return active?.closest("label")?.textContent ?? active?.textContent ?? "";
  });

const pages = await openWalletPages();

test("works above a site's own modal dialog, and gives the focus back to it", async () => {
  const page = await pages.open();
  await page.getByRole("button", { name: "Open a dialog" }).click();
  const button = page.getByRole("button", { name: "Connect" });
  await button.click();
  await panel(page).getByRole("heading", { name: "Connect to this site?" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("refused").waitFor();
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);

  await button.press("Enter");
  const title = panel(page).getByRole("heading", { name: "Connect to this site?" });
  await title.waitFor();
  expect(
    await title.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one),
  ).toBe(true);
  for (const name of ["Rowan", "Reject", "Approve"]) {
    await page.keyboard.press("Tab");
    expect(await focusedText(page)).toContain(name);
  }
  await page.keyboard.press("Enter");
  await page.getByText("connected").waitFor();
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  expect((await connection(page)).address).toBe(holder.address);
});

test("Escape refuses, and leaves a dialog of the site's that opened unasked", async () => {
  const page = await pages.open({
    // Without a gesture of the visitor the browser closes all dialogs by one Escape.
    onLoad: () => {
      document.querySelector("dialog")?.showModal();
      void site.act("connect", {}, "Local Wallet").then(({ ok }) => {
        document.querySelector("output")?.replaceChildren(ok ? "connected" : "refused");
      });
    },
  });
  await panel(page).waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("refused").waitFor();
  expect(await panel(page).count()).toBe(0);
});

test("keeps its keys and clicks from the site", async () => {
  const page = await pages.open();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const type of ["keydown", "click", "pointerdown", "focusin"]) {
      document.addEventListener(type, () => heard.push(type));
    }
  });
  const done = connect(page);
  await panel(page)
    .getByRole("radio", { name: /^Rowan/ })
    .focus();
  await page.keyboard.press("ArrowDown");
  await approve(page);
  expect(await done).toMatchObject({ value: { accounts: [named.address] } });
  expect(await page.evaluate("heard")).toEqual([]);
});

test("the owner changes account and network in the wallet itself", async () => {
  const page = await pages.openConnected({ settings: { knownChains: [1, 10] } });
  await page.evaluate(() => localWallets?.[0]?.open());
  await panel(page)
    .getByRole("radio", { name: /^Empty/ })
    .check();
  await expect.poll(async () => (await connection(page)).address, patience).toBe(empty.address);
  await panel(page).getByRole("radio", { name: "OP Mainnet" }).check();
  await expect.poll(async () => (await connection(page)).chainId, patience).toBe(10);
  await panel(page).getByRole("button", { name: "Disconnect this site" }).click();
  await expect.poll(async () => (await connection(page)).status, patience).toBe("disconnected");
  await panel(page).getByRole("button", { name: "Done" }).click();
  await panel(page).waitFor({ state: "detached" });
});

test("no panel breaks a rule of axe, in light and in dark", async () => {
  const page = await pages.open();
  const expectClean = async (title: string) => {
    await panel(page).getByRole("heading", { name: title }).waitFor();
    await page.emulateMedia({ colorScheme: "light" });
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, "html", aboutScheme)).toEqual([]);
  };
  const steps: [title: string, () => Promise<unknown>][] = [
    ["Connect to this site?", () => connect(page)],
    ["Sign this message?", () => act(page, "signMessage", { message: foreignSignIn })],
    ["Sign this data?", () => act(page, "signTypedData", nestedData)],
    ["Send this transaction?", () => act(page, "sendTransaction", doomed)],
    ["Add this network?", () => act(page, "switchChain", { chainId: 10 })],
  ];
  for (const [title, step] of steps) {
    const done = step();
    await expectClean(title);
    await approve(page);
    await done;
  }
  await page.evaluate(() => localWallets?.[0]?.open());
  await expectClean("Connected to localhost");
});

const foreignSignIn = `farm.example wants you to sign in with your Ethereum account:\n${holder.address}\n`;
const nestedData = {
  domain: { name: "Fields", chainId: 1, verifyingContract: named.address },
  types: {
    Gift: [
      { name: "fields", type: "uint256[]" },
      { name: "to", type: "Person" },
    ],
    Person: [{ name: "name", type: "string" }],
  },
  primaryType: "Gift",
  message: { fields: [417n, 418n], to: { name: "Juniper" } },
};
const doomed = {
  to: "0x5FbDB2315678afecb367f032d93F642f64180aa3",
  data: "0x6352211e0000000000000000000000000000000000000000000000000000000000ffffff",
  gas: null,
};
