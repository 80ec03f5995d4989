// How end-to-end tests handle the connect button and the dialogs behind it.
import type { FrameLocator, Locator, Page } from "@playwright/test";
import type { DevAccountName } from "../../localnet/chain/accounts.ts";
import { devAccounts } from "../../localnet/chain/accounts.ts";

type Place = Page | FrameLocator;

/** The lightest page there is, for tests of what is the same on each. */
export const lightPage = "/offline";

export const bar = (place: Place): Locator => place.getByRole("banner");

export const signInButton = (place: Place): Locator =>
  bar(place).getByRole("button", { name: "Sign in" });

/** The picture that stands for whoever is connected. */
export const accountButton = (place: Place): Locator =>
  bar(place).getByRole("button", { name: /^Your account/ });

export const connectDialog = (place: Place): Locator =>
  place.getByRole("dialog").filter({ hasText: "Connect a Wallet" });

export const accountDialog = (place: Place): Locator =>
  place.getByRole("dialog").filter({ has: place.getByRole("button", { name: "Disconnect" }) });

export async function chooseWallet(page: Page, name: string): Promise<void> {
  await signInButton(page).click();
  await page.getByRole("dialog").getByRole("button", { name }).first().click();
}

export const verifyDialog = (place: Place): Locator =>
  place.getByRole("dialog", { name: "Verify your account" });

/** Signs the message that proves the connected account; the wallet has to approve it. */
export async function verify(place: Place): Promise<void> {
  await verifyDialog(place).getByRole("button", { name: "Send message" }).click();
  await accountButton(place).waitFor();
}

/** Connects the page's wallet and signs in with it. */
export async function connect(page: Page, name = "Local Wallet"): Promise<void> {
  await chooseWallet(page, name);
  await verify(page);
}

/** Whose session the server holds the page for. */
export const session = (page: Page) =>
  page.evaluate(async () => (await fetch("/api/session")).json() as Promise<unknown>);

/** "0x12…cdef" without the dots' kind mattering to the reader. */
export const shortAddress = (name: DevAccountName): string => {
  const { address } = devAccounts[name];
  return `${address.slice(0, 4)}…${address.slice(-4)}`;
};

/** What the owner of the page's wallet does in it. */
export const inWallet = {
  chooseAccount: (page: Page, name: DevAccountName) =>
    page.evaluate((account) => globalThis.localWallets![0]!.chooseAccount(account), name),
  chooseChain: (page: Page, id: number) =>
    page.evaluate((chain) => globalThis.localWallets![0]!.chooseChain(chain), id),
  disconnect: (page: Page) => page.evaluate(() => globalThis.localWallets![0]!.disconnect()),
  answer: (page: Page, auto: "approve" | "reject" | "ask") =>
    page.evaluate((to) => globalThis.localWallets![0]!.setAuto(to), auto),
  /** Sends from the page, as a part of the site would. */
  send: (page: Page, to: string, value: string, data?: string) =>
    page.evaluate(
      async ([recipient, wei, input]) => {
        const { provider } = globalThis.localWallets![0]!;
        const [from] = (await provider.request({ method: "eth_accounts" })) as string[];
        const transaction = { from, to: recipient, value: wei, ...(input && { data: input }) };
        return (await provider.request({
          method: "eth_sendTransaction",
          params: [transaction],
        })) as `0x${string}`;
      },
      [to, value, data] as const,
    ),
};
