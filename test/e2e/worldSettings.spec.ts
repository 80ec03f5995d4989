// What pages are told of the local world is true, allowed to them, and can be broken by a test.
import { getAddress, parseEther } from "viem";
import { devAccounts } from "../../localnet/chain/accounts.ts";
import { collectionAddress } from "../../localnet/chain/collection.ts";
import type { SiteSettings } from "../../src/lib/siteSettings.ts";
import { lightPage } from "./walletPage.ts";
import { expect, test } from "./world.ts";

type Asked = { status: number; body: unknown };

/** Asks as the page itself would, under its policy. */
const askFrom = (page: import("@playwright/test").Page, address: string, body?: object) =>
  page.evaluate(
    async ([to, sent]): Promise<Asked> => {
      const headers = { "Content-Type": "application/json" };
      const init = sent ? { method: "POST", headers, body: JSON.stringify(sent) } : {};
      const answer = await fetch(to, init);
      return { status: answer.status, body: await answer.json() };
    },
    [address, body] as const,
  );

test("a page reaches the chain and exchange that its settings name", async ({ page, world }) => {
  await page.goto(lightPage);
  const settings = (await askFrom(page, "/api/settings")).body as SiteSettings;
  expect(settings).toMatchObject({
    network: "local",
    collection: { address: collectionAddress, chainId: 1 },
    exchange: { open: true },
    walletConnect: { projectId: "local-world", relayUrl: world.relay.url },
    passkeys: { rpId: new URL(page.url()).hostname },
  });
  const call = { jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] };
  expect(await askFrom(page, settings.chains[0].rpcUrls[0]!, call)).toMatchObject({
    body: { result: "0x1" },
  });
  const owner = devAccounts.holder.address;
  const account = await askFrom(page, `${settings.exchange.baseUrl}/api/v3/account?owner=${owner}`);
  expect(account).toMatchObject({ status: 200, body: { owner } });
});

test.describe("outside of them", () => {
  test.use({ expectedTrouble: [/violates the .* Content Security Policy/] });

  test("a page reaches no other host, whatever it tries", async ({ page }) => {
    await page.goto(lightPage);
    const refused = await page.evaluate(async () => {
      const blocked = new Promise<string>((resolve) =>
        addEventListener("securitypolicyviolation", (event) => resolve(event.violatedDirective)),
      );
      await fetch("http://127.0.0.1:9/").catch(() => {});
      return blocked;
    });
    expect(refused).toBe("connect-src");
  });
});

test.describe("with faults", () => {
  test.use({ expectedTrouble: [/status of 500/] });

  test("the exchange fails on demand, and only until the test is over", async ({ page, world }) => {
    await page.goto(lightPage);
    const info = `${world.summary.exchange}/api/v3/exchange/info`;
    world.exchange.faults.set("/api/v3/", { kind: "error-500" });
    expect(await askFrom(page, info)).toMatchObject({ status: 500 });
    world.exchange.faults.clear();
    expect(await askFrom(page, info)).toMatchObject({ status: 200 });
  });
});

test.describe("what one test does to the chain", () => {
  // In one worker, so that the second meets what the first left.
  test.describe.configure({ mode: "default" });
  const { empty, keeper } = devAccounts;
  const address = getAddress(empty.address);

  test("happens when the test lets it", async ({ world: { mainnet } }) => {
    await mainnet.setAutomine(false);
    const hash = await mainnet.sendTransaction({
      account: keeper.address,
      to: address,
      value: parseEther("1"),
    });
    expect(await mainnet.getBalance({ address })).toBe(0n);
    await mainnet.mine({ blocks: 1 });
    expect(await mainnet.getTransactionReceipt({ hash })).toMatchObject({ status: "success" });
    expect(await mainnet.getBalance({ address })).toBe(parseEther("1"));
    await mainnet.sendTransaction({ account: keeper.address, to: address, value: 1n });
  });

  test("is undone before the next", async ({ world: { mainnet } }) => {
    expect(await mainnet.getBalance({ address })).toBe(0n);
    expect(await mainnet.getAutomine()).toBe(true);
    expect(await mainnet.getTxpoolStatus()).toEqual({ pending: 0, queued: 0 });
  });
});
