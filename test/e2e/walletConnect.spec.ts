// WalletConnect by the real SDKs: the site on one side, a phone on the other, the local relay between.
import type { Page } from "@playwright/test";
import type { TestPhone } from "./testPhone.ts";
import type { TestWorld } from "./testWorld.ts";
import {
  accountButton,
  accountDialog,
  chooseWallet,
  connectDialog,
  lightPage,
  shortAddress,
  signInButton,
  verifyDialog,
} from "./walletPage.ts";
import { expect, test } from "./world.ts";

// The SDK tells the console of a relay that is gone.
test.use({ expectedTrouble: [/WebSocket|ERR_CONNECTION|ERR_EMPTY|relay|socket/i] });

async function shownCode(page: Page): Promise<string> {
  await expect(page.getByRole("img", { name: /QR|code/i })).toBeVisible();
  return copiedCode(page);
}

async function copiedCode(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("dialog").getByRole("button", { name: /copy/i }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toMatch(/^wc:/);
  return code;
}

/** The client of the relay that sent a request last. */
const whoAsked = ({ relayEvents }: TestWorld): string =>
  relayEvents
    .flatMap((event) => (event.kind === "called" && event.tags.includes(1108) ? event.client : []))
    .at(-1)!;

/** The phone's owner approves the message that proves the account. */
async function verifyBy(phone: TestPhone, page: Page): Promise<void> {
  await verifyDialog(page).getByRole("button", { name: "Send message" }).click();
  const { id } = await phone.nextRequest();
  await phone.approveRequest(id);
  await expect(accountButton(page)).toBeVisible();
}

test.describe("for a visitor who likes motion", () => {
  test.use({ motion: true });

  test("a phone reads the code, approves, is there on reload, leaves", async ({ page, phone }) => {
    await page.goto("/");
    await chooseWallet(page, "WalletConnect");
    await phone.connect(await shownCode(page), "nameless");
    await verifyBy(phone, page);
    await expect(accountButton(page)).toHaveAccessibleName(
      `Your account, ${shortAddress("nameless")}`,
    );
    await expect(connectDialog(page)).toBeHidden();

    await page.reload();
    await expect(accountButton(page)).toBeVisible();

    const [session] = phone.sessions();
    await phone.disconnect(session!.topic);
    await expect(signInButton(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("rk-wallet"))).toBeNull();
  });
});

test.describe("on the wallet's own phone", () => {
  const iPhone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
  test.use({ userAgent: iPhone, viewport: { width: 390, height: 844 } });

  test("each request opens its app, and whoever comes back finds the answer", async ({
    page,
    phone,
    world,
  }) => {
    const opened: string[] = [];
    await page.exposeFunction("keepOpened", (link: string) => opened.push(link));
    await page.addInitScript(() => {
      // The browser has no such app, and would ask about that in a window before the page.
      Object.defineProperty(navigator, "userActivation", { value: { isActive: false } });
      window.open = (link) => {
        (globalThis as unknown as { keepOpened(link: string): void }).keepOpened(String(link));
        return null;
      };
    });
    await page.goto(lightPage);
    await chooseWallet(page, "MetaMask");
    await expect(page.getByRole("region", { name: "MetaMask did not open?" })).toBeVisible();
    await phone.connect(await copiedCode(page), "nameless");

    const openApp = page.getByRole("link", { name: "Open MetaMask" });
    await verifyDialog(page).getByRole("button", { name: "Send message" }).click();
    const { id, topic } = await phone.nextRequest();
    await expect(openApp).toHaveAttribute("href", "metamask://");
    const link = new RegExp(`^metamask://wc\\?requestId=\\d+&sessionTopic=${topic}$`);
    await expect.poll(() => opened).toEqual([expect.stringMatching(link)]);

    // The page sleeps while the app is in front, and its line to the relay is cut meanwhile.
    world.relay.drop(whoAsked(world));
    await phone.approveRequest(id);
    await expect(accountButton(page)).toBeVisible();

    await page.reload();
    await expect(accountButton(page)).toBeVisible();
    const saved = await page.evaluate(() => JSON.parse(localStorage.getItem("rk-wallet")!));
    expect(saved.wallet.app).toBe("metamask://");
    await accountButton(page).click();
    await accountDialog(page).getByRole("button", { name: "Disconnect" }).click();
    await expect(signInButton(page)).toBeVisible();
    const choice = () => page.evaluate(() => localStorage.getItem("WALLETCONNECT_DEEPLINK_CHOICE"));
    expect(await choice()).toBeNull();
  });
});

test("a phone that refuses leaves the choice where it was", async ({ page, phone }) => {
  await page.goto(lightPage);
  await chooseWallet(page, "Rainbow");
  const { id } = await phone.propose(await shownCode(page));
  await phone.reject(id);
  await expect(page.getByRole("dialog").getByRole("button", { name: "RETRY" })).toBeVisible();
});

test("disconnecting is told to the phone, and forgets its deep link", async ({ page, phone }) => {
  await page.goto(lightPage);
  await chooseWallet(page, "WalletConnect");
  await phone.connect(await shownCode(page), "holder");
  await verifyBy(phone, page);
  await accountButton(page).click();
  await page.evaluate(() => localStorage.setItem("WALLETCONNECT_DEEPLINK_CHOICE", "{}"));
  await accountDialog(page).getByRole("button", { name: "Disconnect" }).click();
  await expect(signInButton(page)).toBeVisible();
  await expect.poll(() => phone.sessions().length).toBe(0);
  expect(
    await page.evaluate(() => localStorage.getItem("WALLETCONNECT_DEEPLINK_CHOICE")),
  ).toBeNull();
});

test("a relay that is down is told, and works once it is back", { tag: "@long" }, async ({
  page,
  phone,
  world,
}) => {
  world.relay.fault({ kind: "down" });
  await page.goto(lightPage);
  await chooseWallet(page, "WalletConnect");
  const retry = page.getByRole("dialog").getByRole("button", { name: "RETRY" });
  await expect(retry).toBeVisible();
  world.relay.fault({ kind: "none" });
  await retry.click();
  await phone.connect(await shownCode(page), "holder");
  await verifyBy(phone, page);
  await expect(accountButton(page)).toBeVisible();
});

test("a relay that goes away meanwhile keeps nobody out", async ({ page, phone, world }) => {
  await page.goto(lightPage);
  await chooseWallet(page, "WalletConnect");
  await phone.connect(await shownCode(page), "holder");
  await verifyBy(phone, page);
  await expect(accountButton(page)).toBeVisible();
  world.relay.fault({ kind: "down" });
  await page.reload();
  world.relay.fault({ kind: "none" });
  await expect(accountButton(page)).toBeVisible();
});
