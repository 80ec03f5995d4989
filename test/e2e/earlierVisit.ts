// What an earlier visit has left in a browser: the session that the server holds, and the wallet that was chosen.
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { privateKeyToAccount } from "viem/accounts";
import { type DevAccountName, devAccounts } from "../../localnet/chain/accounts.ts";
import { defaultWalletOptions } from "../../localnet/wallet/walletOptions.ts";
import { messageFor } from "../../server/signIn/testing/browser.ts";
import { signInStatement } from "../../src/lib/signInStatement.ts";

const { name, rdns } = defaultWalletOptions("");

/** Both are there when the page is opened next; what a test does with them later stays as the test leaves it. */
export async function leaveEarlierVisit(page: Page, visitor: DevAccountName): Promise<void> {
  const { address, privateKey } = devAccounts[visitor];
  const siteOrigin = new URL((await page.request.get("/api/session")).url()).origin;
  const { nonce } = await ask<{ nonce: string }>(page, `${siteOrigin}/api/sign-in/nonce`, {});
  const message = messageFor(address, nonce, { siteOrigin, statement: signInStatement });
  const signature = await privateKeyToAccount(privateKey).signMessage({ message });
  await ask(page, `${siteOrigin}/api/sign-in/verify`, { message, signature });

  const chosen = { route: { kind: "announced", rdns }, wallet: { id: rdns, name } };
  const seen = { origins: [siteOrigin], account: address, chainId: 1, added: [] };
  await page.addInitScript(
    ([origin, kept]) => {
      if (location.origin !== origin || sessionStorage.getItem("was-here") !== null) return;
      sessionStorage.setItem("was-here", "");
      for (const [key, value] of Object.entries(kept))
        localStorage.setItem(key, JSON.stringify(value));
    },
    [siteOrigin, { "rk-wallet": chosen, [`local-wallet:${rdns}`]: seen }] as const,
  );
}

/** With the cookies of the page, which keep what it is answered with. */
async function ask<Answer>(page: Page, url: string, data: object): Promise<Answer> {
  const answer = await page.request.post(url, { data, headers: { Origin: new URL(url).origin } });
  // Where few workers do all, many visitors sign in one after another from one address.
  if (answer.status() === 429) {
    await setTimeout(Number(answer.headers()["retry-after"]) * 1_000);
    return ask(page, url, data);
  }
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
