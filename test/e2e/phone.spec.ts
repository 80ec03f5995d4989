// Phones of the local world, with a screen and without, beside an app with the real WalletConnect SDK.
import type { Page } from "@playwright/test";
import { parseEther, toHex } from "viem";
import { devAccounts } from "../../localnet/chain/accounts.ts";
import { minedReceipt } from "../../localnet/chain/minedReceipt.ts";
import { pairingCode } from "../../localnet/phone/testing/startTinyDapp.ts";
import { test as base, expect } from "./world.ts";

const test = base.extend<{ app: Page }>({
  app: async ({ page, dapp }, use) => {
    await page.goto(dapp.url);
    await use(page);
  },
});

const ask = (app: Page, method: string, params: object) =>
  app.evaluate(
    async ([name, list]) => (await globalThis.dapp).request<string>({ method: name, params: list }),
    [method, params] as const,
  );

const { holder, nameless } = devAccounts;

/** By which WalletConnect marks an app's request to a wallet. */
const requestTag = 1108;

test("the phone pairs; what it approves happens on the chain", async ({ app, world }) => {
  const code = await pairingCode(app);
  const phone = await app.context().newPage();
  await phone.goto(world.summary.phone);
  await phone.getByLabel("Pairing code").fill(code);
  await phone.getByRole("button", { name: "Pair", exact: true }).click();
  await expect(phone.getByText("It really is at this address.")).toBeVisible();
  await phone.getByRole("radio", { name: /^Rowan/ }).check();
  await phone.getByRole("button", { name: "Connect", exact: true }).click();
  expect(await app.evaluate(() => globalThis.connecting)).toBe("connected");

  const before = await world.mainnet.getBalance({ address: nameless.address });
  const value = toHex(parseEther("2"));
  const sent = ask(app, "eth_sendTransaction", [
    { from: holder.address, to: nameless.address, value },
  ]);
  await expect(phone.getByText("2 ETH")).toBeVisible();
  await phone.getByRole("button", { name: "Send", exact: true }).click();
  const hash = (await sent) as `0x${string}`;
  const receipt = await minedReceipt(world.mainnet, hash);
  expect(receipt.from).toBe(holder.address.toLowerCase());
  expect(await world.mainnet.getBalance({ address: nameless.address })).toBe(
    before + parseEther("2"),
  );
});

test("a relay that says nothing keeps a request from the phone until it speaks again", async ({
  app,
  phone,
  world: { relay, relayEvents },
}) => {
  await phone.connect(await pairingCode(app), "holder");
  expect(await app.evaluate(() => globalThis.connecting)).toBe("connected");

  relay.fault({ kind: "mute" });
  const signed = ask(app, "personal_sign", [toHex("hello"), holder.address]);
  const isPublished = (tag: number) =>
    relayEvents.some((event) => event.kind === "called" && event.tags.includes(tag));
  await expect.poll(() => isPublished(requestTag)).toBe(true);
  expect(phone.requests()).toEqual([]);

  relay.fault({ kind: "none" });
  const request = await phone.nextRequest();
  expect(request.asked).toMatchObject({ kind: "message", text: "hello" });
  expect(await phone.approveRequest(request.id)).toEqual({ ok: true });
  expect(await signed).toMatch(/^0x[0-9a-f]{130}$/);
});
