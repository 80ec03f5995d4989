// The site with a whole world around it, as a newcomer meets it, and nothing left of it afterwards.
import { spawnSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { getAddress, verifyMessage } from "viem";
import { devAccounts } from "../../localnet/chain/accounts.ts";
import { startSiteProcess } from "../../scripts/run/siteProcess.ts";
import { expectAccessibleInBoth } from "./accessible.ts";
import { startSite } from "./npmStart.ts";
import { lightPage } from "./walletPage.ts";
import { expect, test } from "./world.ts";

type Provider = { request(call: { method: string; params?: unknown[] }): Promise<unknown> };
declare global {
  var announced: { info: { name: string }; provider: Provider }[];
}

/** Listens for wallets as a site does, from before the page begins. */
const listenForWallets = (page: Page) =>
  page.addInitScript(() => {
    globalThis.announced = [];
    addEventListener("eip6963:announceProvider", (event) => {
      globalThis.announced.push((event as CustomEvent).detail);
    });
  });

const ask = (page: Page, method: string, params: unknown[] = []) =>
  page.evaluate(
    ([name, list]) => globalThis.announced[0]!.provider.request({ method: name, params: list }),
    [method, params] as const,
  );

const answers = (port: string) =>
  fetch(`http://127.0.0.1:${port}`, { method: "POST", body: "{}" }).then(
    () => true,
    () => false,
  );

test("the badge tells what is running, is accessible, and opens the wallet", async ({ page }) => {
  await page.goto(lightPage);
  await page.getByRole("button", { name: "Local world" }).click();
  const note = page.getByRole("dialog", { name: "A world on this machine" });
  await expect(note).toContainText("127.0.0.1");
  const phone = note.getByRole("link", { name: "Open the phone" });
  await expect(phone).toHaveAttribute("href", /^http:\/\/127\.0\.0\.1:\d+\/$/);
  await expectAccessibleInBoth(page, "local-world-badge");
  await note.getByRole("button", { name: "Open the wallet" }).click();
  await expect(note).toBeHidden();
  await expect(page.locator("local-wallet-panel").getByRole("dialog")).toBeVisible();
});

test("the wallet announces itself and asks its holder before it connects", async ({ page }) => {
  await listenForWallets(page);
  await page.goto(lightPage);
  await expect.poll(() => page.evaluate("announced.length")).toBeGreaterThan(0);
  const accounts = ask(page, "eth_requestAccounts");
  await page.getByRole("button", { name: "Approve" }).click();
  expect(await accounts).toHaveLength(1);
  expect(await ask(page, "eth_chainId")).toBe("0x1");
});

test("a page can act as somebody, who signs with a key of that chain", async ({ page, as }) => {
  await listenForWallets(page);
  await as("nameOnly");
  await expect.poll(() => page.evaluate("announced.length")).toBeGreaterThan(0);
  const [account] = (await ask(page, "eth_requestAccounts")) as [string];
  const { address } = devAccounts.nameOnly;
  expect(getAddress(account)).toBe(address);
  const signature = (await ask(page, "personal_sign", ["0x68656c6c6f", account])) as `0x${string}`;
  expect(await verifyMessage({ address, message: "hello", signature })).toBe(true);
});

test("a start that is killed leaves no chain behind, and a second start works at once", {
  tag: "@long",
}, async () => {
  const first = await startSite();
  expect(await (await fetch(first.url)).text()).toContain("/local/attestation.js");
  const { chain, secondChain } = await first.world();
  const ports = [chain, secondChain].map((address) => new URL(address).port);
  expect(await Promise.all(ports.map(answers))).toEqual([true, true]);
  await first.end("SIGKILL");

  const second = await startSite();
  await expect.poll(() => Promise.all(ports.map(answers))).toEqual([false, false]);
  await second.end("SIGTERM");
});

test("with NETWORK=mainnet nothing of the local world is served or started", async () => {
  // The build is the local world's: built anew for visitors who are real, it would lie in the way of other tests.
  const plain = await startSiteProcess({ NETWORK: "mainnet" });
  const html = await (await fetch(plain.url)).text();
  expect(html).not.toContain("/local/");
  for (const path of ["attestation.js", "wallet.js", "badge.js", "world.json", "rpc/1"])
    expect((await fetch(new URL(`local/${path}`, plain.url))).status).toBe(404);
  // Where there is no child at all, ps ends with 1.
  const { stdout: children } = spawnSync("ps", ["-o", "args=", "--ppid", String(plain.pid)], {
    encoding: "utf8",
  });
  expect(children).not.toContain("anvil");
  await plain.stop();
});
