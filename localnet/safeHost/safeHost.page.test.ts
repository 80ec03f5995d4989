// Tests the Safe host in a real browser: the real SDK, in a frame of another origin, through wagmi.

import { aboutScheme } from "@loamstead/ui/testing/aboutScheme.ts";
import type { Frame, Page } from "playwright";
import { createPublicClient, encodeFunctionData, type Hex, http } from "viem";
import { mainnet } from "viem/chains";
import { afterAll, afterEach, expect, test } from "vitest";
import { type Part, violations } from "../../test/axe.ts";
import { isLong } from "../../test/soak.ts";
import { devAccounts } from "../chain/accounts.ts";
import { collectionAbi } from "../chain/collection.ts";
import { startChain } from "../chain/startChain.ts";
import {
  launchQuietBrowser,
  type QuietContext,
  quietContext,
} from "../wallet/testing/quietBrowser.ts";
import { startTinySite } from "../wallet/testing/startTinySite.ts";
import { buildSafeHost, startSafeHost } from "./startSafeHost.ts";

async function start() {
  const [chain, browser] = await Promise.all([startChain(), launchQuietBrowser()]);
  const rpcUrls = { 1: chain.rpcUrl, 10: chain.rpcUrl10 };
  const server = await startTinySite(rpcUrls);
  const safeHost = await startSafeHost({
    ...(await buildSafeHost()),
    rpcUrls,
    hostname: "127.0.0.1",
    settings: { site: server.url, safe: chain.addresses.safe, chainId: 1, chainName: "Ethereum" },
  });
  server.allowFraming(safeHost.origin);
  return { chain, browser, server, safeHost };
}

const { chain, browser, server, safeHost } = (isLong ? await start() : {}) as Awaited<
  ReturnType<typeof start>
>;
const long = test.runIf(isLong);
let opened: QuietContext | undefined;
afterAll(async () => {
  await browser.close();
  await Promise.all([safeHost, server, chain].map((part) => part.stop()));
});
afterEach(async () => {
  await opened?.context.close();
  expect(opened?.faults).toEqual([]);
});

async function openSafe(search = ""): Promise<{ page: Page; frame: Frame }> {
  opened = await quietContext(browser);
  const page = await opened.context.newPage();
  await page.goto(safeHost.url + search);
  const element = await page.waitForSelector("iframe");
  const frame = await element.contentFrame();
  if (!frame) throw new Error("There is no frame");
  await frame.waitForFunction(() => globalThis.site?.connection().status === "connected");
  return { page, frame };
}

const act = (frame: Frame, action: string, parameters: object) =>
  frame.evaluate(([one, two]) => site.act(one, two), [action, parameters] as const);
const ask = (frame: Frame, method: string, params: unknown) =>
  frame.evaluate(([one, two]) => site.ask(one, two), [method, params] as const);
const answer = (page: Page, name: "Approve" | "Reject") =>
  page.locator("local-wallet-panel").getByRole("button", { name }).click();

long("the real SDK connects by itself, as the Safe", async () => {
  const { page, frame } = await openSafe();
  expect(await frame.evaluate(() => site.connection())).toEqual({
    status: "connected",
    address: chain.addresses.safe,
    chainId: 1,
  });
  expect(new URL(frame.url()).origin).not.toBe(new URL(page.url()).origin);
  expect(await frame.evaluate(() => globalThis.localWallets)).toBeUndefined();
  await page.getByText("2 of 3 owners sign").waitFor();
});

long("signs a message and typed data that the contract accepts", async () => {
  const { page, frame } = await openSafe();
  const client = createPublicClient({ chain: mainnet, transport: http(chain.rpcUrl) });
  const address = chain.addresses.safe;
  const message = "Hello from the Safe 🌾";
  const signed = act(frame, "signMessage", { message });
  await page.getByText(message).waitFor();
  await answer(page, "Approve");
  const { value: signature } = (await signed) as { value: Hex };
  expect(await client.verifyMessage({ address, message, signature })).toBe(true);

  const data = {
    domain: { name: "Fields", chainId: 1 },
    types: { Gift: [{ name: "field", type: "uint256" }] },
    primaryType: "Gift",
    message: { field: 417n },
  } as const;
  const typed = act(frame, "signTypedData", data);
  await answer(page, "Approve");
  const { value } = (await typed) as { value: Hex };
  expect(await client.verifyTypedData({ ...data, address, signature: value })).toBe(true);
});

long("sends a transaction of the Safe's own, and the SDK finds its receipt", async () => {
  const { page, frame } = await openSafe();
  const { safe, collection } = chain.addresses;
  const sent = act(frame, "sendTransaction", {
    to: collection,
    data: encodeFunctionData({
      abi: collectionAbi,
      functionName: "setApprovalForAll",
      args: [devAccounts.named.address, true],
    }),
    gas: null,
  });
  await page.getByRole("heading", { name: "Send this transaction?" }).waitFor();
  await answer(page, "Approve");
  const { value: safeTxHash } = (await sent) as { value: Hex };
  await expect
    .poll(() => ask(frame, "eth_getTransactionReceipt", [safeTxHash]), { timeout: 20_000 })
    .toMatchObject({ ok: true, value: { status: "0x1", to: safe.toLowerCase() } });
  const client = createPublicClient({ chain: mainnet, transport: http(chain.rpcUrl) });
  expect(
    await client.readContract({
      address: collection,
      abi: collectionAbi,
      functionName: "isApprovedForAll",
      args: [safe, devAccounts.named.address],
    }),
  ).toBe(true);
});

long("a rejection reaches the site, and another chain is refused", async () => {
  const { page, frame } = await openSafe();
  const signed = act(frame, "signMessage", { message: "no" });
  await answer(page, "Reject");
  expect(await signed).toMatchObject({
    ok: false,
    message: expect.stringContaining("Transaction was rejected"),
  });
  expect(await act(frame, "switchChain", { chainId: 10 })).toMatchObject({ ok: false });
});

long("answers by itself where a test wants that", async () => {
  const { frame } = await openSafe("?auto=approve");
  expect(await act(frame, "signMessage", { message: "yes" })).toMatchObject({ ok: true });
});

long("answers the frame, and no other window that uses its words", async () => {
  const { page, frame } = await openSafe();
  await frame.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    addEventListener("message", ({ data }) => heard.push(data.id));
  });
  await page.evaluate(async () => {
    const arrived = new Promise((resolve) => addEventListener("message", resolve, { once: true }));
    postMessage({ id: "own", method: "getSafeInfo", env: { sdkVersion: "9.1.0" } }, "*");
    await arrived;
  });
  await frame.evaluate(async () => {
    const answered = new Promise((resolve) => addEventListener("message", resolve, { once: true }));
    parent.postMessage({ id: "frame", method: "getSafeInfo", env: { sdkVersion: "9.1.0" } }, "*");
    await answered;
  });
  expect(await frame.evaluate("heard")).toEqual(["frame"]);
});

long("breaks no rule of axe, in light and in dark", async () => {
  const { page, frame } = await openSafe();
  const around = { include: [["html"]], exclude: [["iframe"]] } satisfies Part;
  const clean = async () => {
    await page.emulateMedia({ colorScheme: "light" });
    expect(await violations(page, around)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, around, aboutScheme)).toEqual([]);
  };
  await clean();
  const signed = act(frame, "signMessage", { message: "Hello" });
  await page.getByRole("heading", { name: "Sign this message?" }).waitFor();
  await clean();
  await answer(page, "Reject");
  await signed;
});
