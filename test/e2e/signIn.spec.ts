// Signing in: what is signed, every way it can fail, and how long and where it holds.
import type { Page } from "@playwright/test";
import { privateKeyToAccount } from "viem/accounts";
import { devAccounts } from "../../localnet/chain/accounts.ts";
import { signMessageAsSafe, wrapForUndeployed } from "../../localnet/chain/safeSignature.ts";
import { safeFactoryCall, undeployedSafePlan } from "../../localnet/chain/safes.ts";
import {
  accountButton,
  accountDialog,
  chooseWallet,
  connect,
  inWallet,
  lightPage,
  session,
  signInButton,
  verify,
  verifyDialog,
} from "./walletPage.ts";
import { expect, test } from "./world.ts";

// The browser tells of every answer that is a refusal.
test.use({ expectedTrouble: [/status of (401|429|500|503)|ERR_FAILED/] });

const send = (page: Page) => verifyDialog(page).getByRole("button", { name: "Send message" });

/** The next call of this path is answered by the function, and those after it by the server. */
async function answerOnce(page: Page, path: string, status: number, body: object): Promise<void> {
  await page.route(
    `**${path}`,
    (route) =>
      route.fulfill({
        status,
        contentType: "application/problem+json",
        body: JSON.stringify({ status, ...body }),
      }),
    { times: 1 },
  );
}

test.describe("for a visitor who likes motion", () => {
  test.use({ motion: true });

  test("signing once signs in, and the session is for this very account", async ({ page, as }) => {
    await as("named");
    expect(await session(page)).toBeNull();
    await connect(page);
    expect(await session(page)).toMatchObject({ address: devAccounts.named.address, chainId: 1 });
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => /session/.test(name))).toMatchObject([{ httpOnly: true }]);

    await page.reload();
    await expect(accountButton(page)).toBeVisible();

    await accountButton(page).click();
    await accountDialog(page).getByRole("button", { name: "Disconnect" }).click();
    await expect(signInButton(page)).toBeVisible();
    await expect.poll(() => session(page)).toBeNull();
  });
});

test("whatever goes wrong is told and can be tried again, and nothing is signed twice", async ({
  page,
  as,
}) => {
  await as("named");
  const told = (words: string | RegExp) =>
    expect(verifyDialog(page).getByText(words).first()).toBeVisible();

  await test.step("a message cannot be prepared, and comes anew", async () => {
    await answerOnce(page, "/api/sign-in/nonce", 500, { code: "internal" });
    await chooseWallet(page, "Local Wallet");
    await told("Error preparing message, please retry!");
    await send(page).click();
  });

  await test.step("a refusal of the visitor's is no error", async () => {
    await expect(send(page)).toBeEnabled();
    await inWallet.answer(page, "reject");
    await send(page).click();
    await expect(send(page)).toBeEnabled();
    await expect(verifyDialog(page).getByText(/Error|Oops/)).toHaveCount(0);
    await inWallet.answer(page, "approve");
  });

  await test.step("a site that cannot be asked is told as that", async () => {
    await answerOnce(page, "/api/sign-in/verify", 503, { code: "chain-unavailable" });
    await send(page).click();
    await told(/go on in a moment/);
    await expect(verifyDialog(page).getByText(/Error/)).toHaveCount(0);
    // What is signed already needs no wallet any more.
    await inWallet.answer(page, "reject");
    await answerOnce(page, "/api/sign-in/verify", 429, { code: "too-many-requests" });
    await send(page).click();
    await told(/wait a minute/);
    await page.route("**/api/sign-in/verify", (route) => route.abort(), { times: 1 });
    await send(page).click();
    await told(/Are you online/);
  });

  await test.step("the server disbelieves it, and it is given anew", async () => {
    await answerOnce(page, "/api/sign-in/verify", 401, { code: "bad-signature" });
    await send(page).click();
    await told("Error verifying signature, please retry!");
    await inWallet.answer(page, "approve");
  });

  await test.step("the wallet fails", async () => {
    await page.evaluate(() => {
      const { provider } = globalThis.localWallets![0]!;
      const request = provider.request;
      provider.request = async (call) => {
        if (call.method !== "personal_sign") return request(call);
        provider.request = request;
        throw Object.assign(new Error("the device was unplugged"), { code: -32603 });
      };
    });
    await send(page).click();
    await told("Error signing message, please retry!");
  });
  await verify(page);
});

test("cancelling disconnects; closing leaves a wallet that is unverified", async ({ page, as }) => {
  await as("named");
  const kept = () => page.evaluate(() => localStorage.getItem("rk-wallet"));
  await chooseWallet(page, "Local Wallet");
  await expect(send(page)).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(verifyDialog(page)).toBeHidden();
  expect(await kept()).not.toBeNull();
  await expect(signInButton(page)).toBeFocused();

  await signInButton(page).click();
  await expect(verifyDialog(page)).toBeVisible();
  await verifyDialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(verifyDialog(page)).toBeHidden();
  await expect.poll(kept).toBeNull();
});

test("who signs in or out in one tab does so in all", async ({ page, as, context }) => {
  await as("named");
  await chooseWallet(page, "Local Wallet");
  await expect(send(page)).toBeEnabled();
  const other = await context.newPage();
  await other.goto(lightPage);
  await expect(signInButton(other)).toBeVisible();
  await page.bringToFront();
  await verify(page);
  await expect(accountButton(other)).toBeVisible();
  await accountButton(page).click();
  await accountDialog(page).getByRole("button", { name: "Disconnect" }).click();
  for (const tab of [page, other]) await expect(signInButton(tab)).toBeVisible();
});

test("a session that is over is noticed, and one may sign in again", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("named");
  // What the server forgets is gone at the next look, whichever way it went.
  await page.evaluate(() =>
    fetch("/api/sign-out/everywhere", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    }),
  );
  await page.reload();
  await expect(signInButton(page)).toBeVisible();
  await signInButton(page).click();
  await verify(page);
});

test("a Safe that is not deployed yet signs in by its owners' keys", async ({ page, world }) => {
  const address = world.chain.addresses.undeployedSafe;
  await page.exposeFunction("signAsSafe", async (text: string) => {
    const owners = undeployedSafePlan.owners.map((name) =>
      privateKeyToAccount(devAccounts[name].privateKey),
    );
    const signature = await signMessageAsSafe({ safe: address, chainId: 1, owners }, text);
    return wrapForUndeployed(safeFactoryCall(undeployedSafePlan), signature);
  });
  await page.addInitScript((safe) => {
    const provider = {
      async request({ method, params }: { method: string; params?: string[] }) {
        if (method === "eth_chainId") return "0x1";
        if (method === "eth_requestAccounts" || method === "eth_accounts") return [safe];
        if (method !== "personal_sign") throw Object.assign(new Error(method), { code: 4200 });
        const bytes = params![0]!
          .slice(2)
          .match(/../g)!
          .map((pair) => Number.parseInt(pair, 16));
        const text = new TextDecoder().decode(new Uint8Array(bytes));
        return (Reflect.get(globalThis, "signAsSafe") as (text: string) => Promise<string>)(text);
      },
      on() {},
      removeListener() {},
    };
    const info = {
      uuid: "8f5a0f3e-0000-4000-8000-000000000001",
      name: "Safe to be",
      rdns: "example.safe.tobe",
      icon: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
    };
    const announce = () =>
      dispatchEvent(
        new CustomEvent("eip6963:announceProvider", { detail: Object.freeze({ info, provider }) }),
      );
    addEventListener("eip6963:requestProvider", announce);
    announce();
  }, address);
  await page.goto(lightPage);
  await chooseWallet(page, "Safe to be");
  await verify(page);
  expect(await session(page)).toMatchObject({ address, chainId: 1 });
});
