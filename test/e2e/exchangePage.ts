// How end-to-end tests handle the exchange's part of the account dialog.
import type { Locator, Page } from "@playwright/test";
import { accountButton, accountDialog, connect, signInButton, verify } from "./walletPage.ts";

export const exchangePanel = (page: Page): Locator =>
  accountDialog(page).getByRole("region", { name: "Exchange" });

export const unlockButton = (page: Page): Locator =>
  exchangePanel(page).getByRole("button", { name: "Unlock", exact: true });

export const signButton = (page: Page): Locator =>
  exchangePanel(page).getByRole("button", { name: "Sign and unlock" });

export const lockButton = (page: Page): Locator =>
  exchangePanel(page).getByRole("button", { name: "Lock", exact: true });

/** Opens the account dialog, and in it the row of the exchange. */
export async function openAccount(page: Page): Promise<void> {
  await accountButton(page).click();
  await accountDialog(page).getByText("Exchange", { exact: true }).click();
  await exchangePanel(page).waitFor();
}

/** From the open account dialog of somebody whose text is the usual one. */
export async function unlock(page: Page): Promise<void> {
  await unlockButton(page).click();
  await signButton(page).click();
  await lockButton(page).waitFor();
}

/** Connects and opens the account dialog. */
export async function arrive(page: Page) {
  await connect(page);
  await openAccount(page);
}

/** After another account the holder has to prove who they are, as at first. */
export async function proveAgain(page: Page) {
  await signInButton(page).click();
  await verify(page);
  await openAccount(page);
}

export const usualText = (nonce: number) =>
  `Sign this message to access Loopring Exchange: 0x0BABA1Ad5bE3a5C0a66E7ac838a129Bf948f1eA4 with key nonce: ${nonce}`;

/** Changes a part of what a server answers before the page reads it. */
export const changeAnswer = <Answer extends object>(
  page: Page,
  address: string,
  change: (answer: Answer) => object,
): Promise<unknown> =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    await route.fulfill({ response, json: { ...answer, ...change(answer) } });
  });

/** The site's settings say that the exchange has closed. */
export const closeExchange = (page: Page): Promise<unknown> =>
  changeAnswer<{ exchange: object }>(page, "**/api/settings", ({ exchange }) => ({
    exchange: { ...exchange, open: false },
  }));

/** Every call the page makes to the exchange, by its path. */
export function watchExchange(page: Page, exchangeUrl: string): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === exchangeUrl && request.method() !== "OPTIONS") paths.push(pathname);
  });
  return paths;
}
