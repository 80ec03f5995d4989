// Sending a field to somebody: written, shown, confirmed in the wallet, followed to its end; and whatever may go wrong.
import { devAccounts } from "../../localnet/chain/accounts.ts";
import site from "../../site.config.ts";
import { soak } from "../soak.ts";
import { expectAccessibleEverywhere } from "./accessible.ts";
import type { TestWorld } from "./testWorld.ts";
import { accountButton, accountDialog, connect, inWallet } from "./walletPage.ts";
import { expect, test } from "./world.ts";

type Page = import("@playwright/test").Page;

const { holder, named } = devAccounts;
const dialog = (page: Page) => page.getByRole("dialog").filter({ hasText: /field|this right/i });
const recipient = (page: Page) => dialog(page).getByRole("textbox", { name: "Address or name" });
const goOn = (page: Page) => dialog(page).getByRole("button", { name: "Go on" });
const sendButton = (page: Page, id: number) =>
  page.getByRole("main").getByRole("button", { name: `Send field ${id} to somebody` });
const send = (page: Page) => dialog(page).getByRole("button", { name: "Send with Local Wallet" });

/** Besides, it is said aloud. */
const told = (page: Page, words: string | RegExp) => dialog(page).getByText(words).first();

async function write(page: Page, text: string) {
  await recipient(page).fill(text);
  await goOn(page).click();
}

test("a field goes from its page to somebody's name, and is followed across a reload", {
  tag: "@long",
}, async ({ page, as, world }) => {
  await as("holder", { at: "/fields/0" });
  await expect(page.getByText("Kept by")).toBeVisible();
  await expect(sendButton(page, 0)).toHaveCount(0);
  await connect(page);
  await sendButton(page, 0).click();
  await expect(recipient(page)).toBeFocused();
  for (const [text, words] of [
    ["", "Write the address"],
    ["rowan", "neither an address"],
    [`${named.address.slice(0, -1)}9`, "capital letters"],
    [holder.address, "your own address"],
    [site.collection.address, "the contract of the fields"],
    ["nobody-at-all.eth", "Nobody has this name"],
  ] as const) {
    await write(page, text);
    await expect(told(page, words)).toBeVisible();
  }
  await expectAccessibleEverywhere(page, 0, { part: "dialog[open]" });

  await write(page, " juniper.eth ");
  await expect(page.getByRole("heading", { name: "Is this right?" })).toBeFocused();
  await expect(dialog(page).getByText("juniper.eth")).toBeVisible();
  await expect(dialog(page).getByText(named.address)).toBeVisible();
  await expect(dialog(page).getByText(/^(about|less than) [\d.]+ ETH$/)).toBeVisible();
  await expectAccessibleEverywhere(page, 1, { part: "dialog[open]" });
  await dialog(page).getByRole("button", { name: "Back" }).click();
  await expect(recipient(page)).toHaveValue(" juniper.eth ");
  await goOn(page).click();

  await inWallet.answer(page, "reject");
  await send(page).click();
  await expect(told(page, "You said no in your wallet")).toBeVisible();
  await inWallet.answer(page, "approve");
  await world.mainnet.setAutomine(false);
  await send(page).click();
  await expect(page.getByRole("heading", { name: "Field 0 is on its way" })).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: /Explorer/ })).toHaveAttribute(
    "href",
    /\/tx\/0x[0-9a-f]{64}$/,
  );
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(sendButton(page, 0)).toHaveAttribute("aria-busy", "true");
  await expect(accountButton(page)).toHaveAccessibleName(/under way/);

  await page.reload();
  await expect(accountButton(page)).toHaveAccessibleName(/under way/);
  await expect(page.getByText("Kept by you")).toBeVisible();
  await world.mainnet.mine({ blocks: 1 });
  await expect(page.getByText("Sent field 0 to juniper.eth: Confirmed").last()).toBeVisible();
  await expect(page.getByRole("main").getByText("juniper.eth", { exact: true })).toBeVisible();
  await expect(sendButton(page, 0)).toHaveCount(0);
  await accountButton(page).click();
  await expect(accountDialog(page).getByRole("listitem").first()).toHaveText(
    "Sent field 0 to juniper.ethConfirmed",
  );
});

/** The first two are all that the short form has. Each begins on My fields, with no dialog open. */
const troubles: Record<string, (page: Page, world: TestWorld) => Promise<void>> = {
  async "not paid for"(page, { mainnet }) {
    await sendButton(page, 1).click();
    const balance = await mainnet.getBalance({ address: holder.address });
    await mainnet.setBalance({ address: holder.address, value: 1n });
    await write(page, named.address);
    await expect(told(page, "not enough on this account")).toBeVisible();
    await mainnet.setBalance({ address: holder.address, value: balance });
    await page.keyboard.press("Escape");
  },

  async "refused in the block"(page, { mainnet }) {
    await sendButton(page, 1).click();
    await write(page, named.address);
    await mainnet.setAutomine(false);
    await send(page).click();
    await expect(page.getByRole("heading", { name: "Field 1 is on its way" })).toBeVisible();
    // The collection's code, for the length of a block, is one that refuses everything.
    const { address } = site.collection;
    const bytecode = await mainnet.getCode({ address });
    await mainnet.setCode({ address, bytecode: "0xfe" });
    await mainnet.mine({ blocks: 1 });
    await mainnet.setCode({ address, bytecode: bytecode! });
    await mainnet.setAutomine(true);
    await expect(page.getByRole("heading", { name: "Field 1 was not sent" })).toBeVisible();
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
  },

  async "to what cannot take it"(page) {
    await sendButton(page, 1).click();
    await write(page, "0xcA11bde05977b3631167028862bE2a173976CA11");
    await expect(told(page, "cannot take fields")).toBeVisible();
    await page.keyboard.press("Escape");
  },

  async "with no way to the network"(page, { summary }) {
    await sendButton(page, 1).click();
    await page.route(`${summary.chain}/**`, (route) => route.fulfill({ status: 502 }));
    await write(page, named.address);
    await expect(told(page, "The network could not be reached")).toBeVisible();
    await page.unroute(`${summary.chain}/**`);
    await write(page, named.address);
    await expect(send(page)).toBeVisible();
    await page.keyboard.press("Escape");
  },

  async "mined after its dialog was closed"(page, { mainnet }) {
    await sendButton(page, 1).click();
    await write(page, named.address);
    await mainnet.setAutomine(false);
    await send(page).click();
    await page.getByRole("heading", { name: "Field 1 is on its way" }).waitFor();
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
    await mainnet.setAutomine(true);
    await mainnet.mine({ blocks: 1 });
    await expect(sendButton(page, 1)).toHaveCount(0);
  },

  async "lost meanwhile"(page, { mainnet }) {
    await sendButton(page, 2).click();
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
      args: [holder.address, named.address, 2n],
    });
    await write(page, named.address);
    await expect(told(page, "no longer yours")).toBeVisible();
    await page.keyboard.press("Escape");
  },

  async "on another network"(page) {
    await sendButton(page, 7).click();
    await write(page, named.address);
    await expect(send(page)).toBeVisible();
    await inWallet.chooseChain(page, 10);
    await expect(told(page, /Your wallet is on another network/)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Switch Networks" }).click();
    const networks = page.getByRole("dialog", { name: "Switch Networks" });
    await networks.getByRole("button", { name: /Ethereum/ }).click();
    await expect(networks).toBeHidden();
    await expect(send(page)).toBeVisible();
  },
};

test.describe("where nothing goes well", () => {
  test.use({ expectedTrouble: [/status of 502/] });

  test("each trouble on the way from My fields is told", async ({ page, signedInAs, world }) => {
    await signedInAs("holder", { at: "/my-fields", knownChains: [1, 10] });
    const all = Object.entries(troubles);
    for (const [name, trouble] of all.slice(0, soak(all.length, 2)))
      await test.step(name, () => trouble(page, world));
  });
});
