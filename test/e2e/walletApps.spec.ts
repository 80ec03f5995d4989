// On the phone that the wallet's app is on: what opens the app at each step at which the wallet is waited for.
import type { Page } from "@playwright/test";
import { devAccounts } from "../../localnet/chain/accounts.ts";
import type { SiteSettings } from "../../src/lib/siteSettings.ts";
import { isLong } from "../soak.ts";
import { changeAnswer, lockButton, openAccount, signButton, unlockButton } from "./exchangePage.ts";
import { accountButton, accountDialog, chooseWallet, verifyDialog } from "./walletPage.ts";
import { expect, test } from "./world.ts";

const code = "wc(%3A|:)[0-9a-f]{64}(%40|@)2.*symKey.*";
const phones = [
  {
    device: "Android",
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    wallet: "MetaMask",
    scheme: "metamask://",
    // The system asks which wallet is to take it.
    pairing: new RegExp(`^${code}$`),
  },
  {
    device: "an iPhone",
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    wallet: "Rainbow",
    scheme: "rainbow://",
    pairing: new RegExp(`^rainbow://wc\\?uri=${code}&connector=rainbowkit$`),
  },
] as const;

/** All that would have led out of the page; this browser has no such apps. */
async function keepOpened(page: Page): Promise<readonly string[]> {
  const opened: string[] = [];
  await page.exposeFunction("keepOpened", (link: string) => opened.push(link));
  await page.addInitScript(() => {
    const { keepOpened: keep, navigation } = globalThis as unknown as {
      keepOpened(link: string): void;
      navigation: EventTarget;
    };
    navigation.addEventListener("navigate", (event) => {
      const { url } = (event as Event & { destination: { url: string } }).destination;
      if (/^https?:/.test(url)) return;
      event.preventDefault();
      keep(url);
    });
    window.open = (link) => {
      keep(String(link));
      return null;
    };
  });
  return opened;
}

for (const { device, userAgent, wallet, scheme, pairing } of phones) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent, viewport: { width: 390, height: 844 } });

    const details = device === "Android" ? { tag: "@long" } : {};
    test(`${wallet} is opened wherever it is waited for`, details, async ({ page, phone }) => {
      const opened = await keepOpened(page);
      const last = expect.poll(() => opened.at(-1));
      const openApp = page.getByRole("link", { name: `Open ${wallet}` });
      /** A request that waits for its answer in the app. */
      const asked = async (press: () => Promise<void>): Promise<number> => {
        await expect(openApp).toHaveCount(0);
        await press();
        const { id, topic } = await phone.nextRequest();
        await last.toMatch(new RegExp(`^${scheme}wc\\?requestId=\\d+&sessionTopic=${topic}$`));
        await expect(openApp).toHaveAttribute("href", scheme);
        await openApp.click();
        await last.toBe(scheme);
        return id;
      };

      await test.step("to connect", async () => {
        await page.goto("/fields/0");
        await chooseWallet(page, wallet);
        await page
          .getByRole("dialog")
          .getByRole("button", { name: `Open ${wallet}` })
          .click();
        await last.toMatch(pairing);
        const link = opened.at(-1)!;
        await phone.connect(new URL(link).searchParams.get("uri") ?? link, "holder");
      });

      await test.step("to verify", async () => {
        const send = verifyDialog(page).getByRole("button", { name: "Send message" });
        await phone.approveRequest(await asked(() => send.click()));
        await expect(accountButton(page)).toBeVisible();
      });
      if (!isLong) return;

      await test.step("to send a field", async () => {
        const dialog = page.getByRole("dialog").filter({ hasText: /field|this right/i });
        await page
          .getByRole("main")
          .getByRole("button", { name: "Send field 0 to somebody" })
          .click();
        await dialog.getByRole("textbox").fill(devAccounts.named.address);
        await dialog.getByRole("button", { name: "Go on" }).click();
        const send = dialog.getByRole("button", { name: `Send with ${wallet}` });
        await phone.rejectRequest(await asked(() => send.click()));
        await expect(dialog.getByText("You said no in your wallet").first()).toBeVisible();
        await page.keyboard.press("Escape");
      });

      await test.step("to unlock the exchange", async () => {
        await openAccount(page);
        await unlockButton(page).click();
        await phone.approveRequest(await asked(() => signButton(page).click()));
        await expect(lockButton(page)).toBeVisible();
      });

      await test.step("to switch networks", async () => {
        // To one that the site has only since: the app is not asked about those it has granted.
        await changeAnswer<SiteSettings>(page, "**/api/settings", ({ chains }) => ({
          // By the node of the first: a page may ask no other.
          chains: [...chains, { ...chains[0], id: 10 }],
        }));
        await page.reload();
        await accountButton(page).click();
        const networks = accountDialog(page).getByRole("button", { name: /Switch Networks/ });
        await expect(networks).toContainText("Ethereum");
        await networks.click();
        const optimism = page.getByRole("dialog").getByRole("button", { name: /^OP Mainnet/ });
        await phone.approveRequest(await asked(() => optimism.click()));
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await accountButton(page).click();
        await expect(networks).toContainText("OP Mainnet");
      });
    });
  });
}
