// Tests the wallet in a real browser, under the site's security headers, through wagmi.
import { createPublicClient, http, parseEther, verifyMessage, verifyTypedData } from "viem";
import { mainnet } from "viem/chains";
import { expect, test } from "vitest";
import { isLong } from "../../test/soak.ts";
import { devAccounts } from "../chain/accounts.ts";
import { openWalletPages, patience } from "./testing/openWalletPages.ts";
import {
  act,
  approve,
  ask,
  connect,
  connection,
  panel,
  reject,
  type WalletPages,
} from "./testing/walletPages.ts";

const { holder, named, empty } = devAccounts;

const pages = (isLong ? await openWalletPages() : {}) as WalletPages;
const long = test.runIf(isLong);

long("is found, and connects with the account that is picked", async () => {
  const page = await pages.open();
  const wallets = await page.evaluate(() => site.wallets());
  expect(wallets).toContainEqual({
    name: "Local Wallet",
    icon: expect.stringMatching(/^data:image\/svg\+xml,/),
  });
  const done = connect(page);
  await panel(page)
    .getByRole("radio", { name: /^Juniper/ })
    .check();
  await approve(page);
  expect(await done).toMatchObject({ ok: true, value: { accounts: [named.address], chainId: 1 } });
  expect(await panel(page).count()).toBe(0);
});

long("signs a message that verifies", async () => {
  const page = await pages.openConnected();
  const message = "Hello, fields 🌾\nSecond line";
  const signed = act(page, "signMessage", { message });
  await panel(page).getByText("Second line").waitFor();
  await approve(page);
  const { value } = (await signed) as { value: `0x${string}` };
  expect(await verifyMessage({ address: holder.address, message, signature: value })).toBe(true);
});

long("signs typed data that verifies", async () => {
  const page = await pages.openConnected();
  const data = {
    domain: { name: "Fields", chainId: 1 },
    types: { Gift: [{ name: "field", type: "uint256" }] },
    primaryType: "Gift",
    message: { field: 417n },
  } as const;
  const signed = act(page, "signTypedData", data);
  await panel(page).getByText("417").waitFor();
  await approve(page);
  const { value } = (await signed) as { value: `0x${string}` };
  expect(await verifyTypedData({ ...data, address: holder.address, signature: value })).toBe(true);
});

long("sends a transaction, with its amount and fee shown", async () => {
  const page = await pages.openConnected();
  const client = createPublicClient({ chain: mainnet, transport: http(pages.chain.rpcUrl) });
  const before = await client.getBalance({ address: devAccounts.nameOnly.address });
  const sent = act(page, "sendTransaction", {
    to: devAccounts.nameOnly.address,
    value: parseEther("0.25"),
  });
  await panel(page).getByText("0.25 ETH").waitFor();
  await panel(page)
    .getByText(/^0\.000\d+ ETH$/)
    .waitFor();
  await approve(page);
  const { value: hash } = (await sent) as { value: `0x${string}` };
  expect(await act(page, "waitForTransactionReceipt", { hash })).toMatchObject({
    value: { status: "success" },
  });
  expect(await client.getBalance({ address: devAccounts.nameOnly.address })).toBe(
    before + parseEther("0.25"),
  );
});

long("a refusal is 4001, a second request meanwhile -32002", async () => {
  const page = await pages.openConnected();
  const first = act(page, "signMessage", { message: "one" });
  await panel(page).waitFor();
  expect(await act(page, "signMessage", { message: "two" })).toMatchObject({ code: -32002 });
  await reject(page);
  expect(await first).toMatchObject({ name: "UserRejectedRequestError", code: 4001 });
});

long("goes to a chain it did not know by way of adding it", async () => {
  const page = await pages.openConnected();
  expect(await ask(page, "wallet_switchEthereumChain", [{ chainId: "0xa" }])).toMatchObject({
    code: 4902,
  });
  const switched = act(page, "switchChain", { chainId: 10 });
  await panel(page).getByRole("heading", { name: "Add this network?" }).waitFor();
  await approve(page);
  expect(await switched).toMatchObject({ ok: true, value: { id: 10 } });
  expect((await connection(page)).chainId).toBe(10);

  const back = act(page, "switchChain", { chainId: 1 });
  await panel(page).getByRole("heading", { name: "Switch the network?" }).waitFor();
  await reject(page);
  expect(await back).toMatchObject({ code: 4001 });
  expect(await ask(page, "eth_chainId")).toEqual({ ok: true, value: "0xa" });
});

long("shows a token", async () => {
  const page = await pages.openConnected();
  const options = { address: named.address, symbol: "BUTTER", decimals: 18 };
  const shown = act(page, "watchAsset", { type: "ERC20", options });
  await panel(page).getByText("BUTTER").waitFor();
  await approve(page);
  expect(await shown).toEqual({ ok: true, value: true });
});

long("is connected again after a reload, and not after a disconnect", async () => {
  const page = await pages.openConnected();
  await page.reload();
  await expect.poll(async () => (await connection(page)).status, patience).toBe("connected");
  const accounts = () =>
    page.evaluate(() => localWallets?.[0]?.provider.request({ method: "eth_accounts" }));
  expect(await accounts()).toEqual([holder.address.toLowerCase()]);
  expect(await act(page, "disconnect")).toMatchObject({ ok: true });
  expect(await accounts()).toEqual([]);
});

long("another page of the site hears of a new account", async () => {
  const page = await pages.openConnected();
  const other = await page.context().newPage();
  await other.goto(pages.url);
  await expect.poll(async () => (await connection(other)).status, patience).toBe("connected");
  await other.evaluate(() => localWallets?.[0]?.chooseAccount("named"));
  await expect.poll(async () => (await connection(page)).address, patience).toBe(named.address);
});

long("answers by itself where a test wants that", async () => {
  const page = await pages.open({ settings: { auto: "approve", account: "empty" } });
  expect(await connect(page)).toMatchObject({ value: { accounts: [empty.address] } });
  await page.evaluate(() => localWallets?.[0]?.setAuto("reject"));
  expect(await act(page, "signMessage", { message: "no" })).toMatchObject({ code: 4001 });
  expect(await panel(page).count()).toBe(0);
});

long("several wallets live side by side, one of them in window.ethereum", async () => {
  const settings = [
    { name: "First", rdns: "one.example", auto: "approve", account: "named" },
    { name: "Second", rdns: "two.example", auto: "approve", inject: ["ethereum"], flags: ["isX"] },
    { name: "Silent", rdns: "three.example", announce: false },
  ];
  const page = await pages.open({ settings });
  const names = (await page.evaluate(() => site.wallets())).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["First", "Second"]));
  expect(names).not.toContain("Silent");
  expect(await connect(page, "First")).toMatchObject({ value: { accounts: [named.address] } });
  expect(
    await page.evaluate("ethereum.isX && ethereum.request({ method: 'eth_accounts' })"),
  ).toEqual([]);
});

long("takes settings from its script tag", async () => {
  const page = await pages.open({ path: `?tag=${encodeURIComponent('data-name="Tagged"')}` });
  const names = (await page.evaluate(() => site.wallets())).map(({ name }) => name);
  expect(names).toContain("Tagged");
});
