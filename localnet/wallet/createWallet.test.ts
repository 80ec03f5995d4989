// Tests the provider as a whole: turns, reads, errors, events, memory.
import { stringToHex } from "viem";
import { expect, test } from "vitest";
import { connectedWallet, holder, named, site, testWallet } from "./testing/testWallet.ts";

test("while a question is open every other one is -32002, reads are not", async () => {
  const open = Promise.withResolvers<{ approved: true }>();
  const { request, asked } = testWallet({ answer: () => open.promise });
  const first = request("eth_requestAccounts");
  for (const [method, params] of [
    ["eth_requestAccounts", []],
    ["wallet_requestPermissions", [{ eth_accounts: {} }]],
    ["wallet_watchAsset", { type: "ERC20", options: { address: named, symbol: "A" } }],
  ] as const) {
    await expect(request(method, params)).rejects.toMatchObject({
      code: -32002,
      message: expect.stringContaining("'eth_requestAccounts' already pending"),
    });
  }
  expect(await request("eth_chainId")).toBe("0x1");
  open.resolve({ approved: true });
  expect(await first).toEqual([holder.toLowerCase()]);
  expect(asked).toHaveLength(1);
});

test("a transaction takes its turn while its fee is still being worked out", async () => {
  const estimate = Promise.withResolvers<{ result: string }>();
  const { request } = await connectedWallet({
    node: ({ method }) => (method === "eth_estimateGas" ? estimate.promise : { result: "0x1" }),
  });
  const sent = request("eth_sendTransaction", [{ from: holder, to: named }]);
  await expect(request("personal_sign", [stringToHex("hi"), holder])).rejects.toMatchObject({
    code: -32002,
  });
  estimate.resolve({ result: "0x5208" });
  expect(await sent).toBe("0x1");
});

test("the turn ends with a refusal, and with a question that could not be put", async () => {
  let approved = false;
  const { request } = testWallet({
    answer: () => (approved ? { approved } : { approved: false }),
    node: () => ({ result: "0x1" }),
  });
  await expect(request("eth_requestAccounts")).rejects.toMatchObject({ code: 4001 });
  await expect(
    request("wallet_addEthereumChain", [
      {
        chainId: "0xa",
        chainName: "OP",
        nativeCurrency: { symbol: "ETH", decimals: 18 },
        rpcUrls: ["https://x.example"],
      },
    ]),
  ).rejects.toMatchObject({ code: -32603 });
  approved = true;
  expect(await request("eth_requestAccounts")).toEqual([holder.toLowerCase()]);
});

test("reads go to the node of the chosen chain, without a connection", async () => {
  const { request, calls } = testWallet();
  expect(await request("eth_getBalance", [named, "latest"])).toBe("0xresult");
  expect(calls).toEqual([{ url: "node:1", method: "eth_getBalance", params: [named, "latest"] }]);
  expect(await request("web3_clientVersion")).toBe("LocalWallet/1.0");
});

test.each(["eth_sign", "eth_signTransaction", "wallet_sendCalls", "anvil_setBalance", "toString"])(
  "%s is 4200",
  async (method) => {
    const { request, calls } = await connectedWallet();
    await expect(request(method, [])).rejects.toMatchObject({ code: 4200 });
    expect(calls).toEqual([]);
  },
);

test("a request without a method is -32600, one with a function in it -32602", async () => {
  const { wallet } = testWallet();
  const request = wallet.provider.request as (call: unknown) => Promise<unknown>;
  for (const call of [undefined, {}, { method: "" }, { method: "eth_chainId", params: "x" }]) {
    await expect(request(call)).rejects.toMatchObject({ code: -32600 });
  }
  await expect(request({ method: "eth_call", params: [() => {}] })).rejects.toMatchObject({
    code: -32602,
  });
});

test.each([
  ["unreachable", () => Promise.reject(new Error("down"))],
  ["speechless", () => ({ result: undefined })],
])("an %s node is -32603", async (_name, node) => {
  const { request } = testWallet({ node });
  await expect(request("eth_blockNumber")).rejects.toMatchObject({ code: -32603 });
});

test("the site cannot change a question after it has put it", async () => {
  const open = Promise.withResolvers<{ approved: true }>();
  const { request, calls } = await connectedWallet({
    answer: () => open.promise,
    node: () => ({ result: "0x1" }),
  });
  const transaction = { from: holder, to: named, value: "0x1" };
  const sent = request("eth_sendTransaction", [transaction]);
  transaction.value = "0xffff";
  open.resolve({ approved: true });
  await sent;
  expect(calls.at(-1)?.params).toEqual([{ from: holder, to: named, value: "0x1" }]);
});

test("the owner's choice of account and chain reaches a connected site only", async () => {
  const stranger = testWallet();
  stranger.wallet.chooseAccount(named);
  expect(stranger.events).toEqual([]);

  const { wallet, events } = await connectedWallet();
  wallet.chooseAccount(named);
  wallet.chooseAccount(named);
  wallet.chooseAccount("0xnobody");
  wallet.chooseChain(10);
  expect(events).toEqual([["accountsChanged", [named.toLowerCase()]]]);
  wallet.disconnect();
  expect(events.at(-1)).toEqual(["accountsChanged", []]);
});

test("remembers site, account and chain", async () => {
  const first = testWallet({
    answer: () => ({ approved: true, account: named }),
    node: () => ({ result: "0xa" }),
  });
  await first.request("eth_requestAccounts");
  await first.request("wallet_addEthereumChain", [
    {
      chainId: "0xa",
      chainName: "OP Mainnet",
      nativeCurrency: { symbol: "ETH", decimals: 18 },
      rpcUrls: ["https://x.example"],
    },
  ]);
  const again = testWallet({ stored: first.stored() });
  expect(await again.request("eth_accounts")).toEqual([named.toLowerCase()]);
  expect(await again.request("eth_chainId")).toBe("0xa");
});

test("hears what another page of the site did", async () => {
  const { wallet, events, store } = await connectedWallet();
  store(JSON.stringify({ origins: [site], account: named, chainId: 1, added: [] }));
  wallet.reread();
  store("{}");
  wallet.reread();
  expect(events).toEqual([
    ["accountsChanged", [named.toLowerCase()]],
    ["accountsChanged", []],
  ]);
});

test.each([
  "",
  "{",
  "null",
  "[]",
  '"x"',
  '{"origins":7,"account":{},"chainId":-1,"added":{}}',
  '{"account":"0xgone","chainId":99,"added":[{"id":99},null]}',
])("takes a damaged memory for none: %s", async (stored) => {
  const { request } = testWallet({ stored });
  expect(await request("eth_accounts")).toEqual([]);
  expect(await request("eth_chainId")).toBe("0x1");
  expect(await request("eth_requestAccounts")).toEqual([holder.toLowerCase()]);
});

test("a listener that was removed hears nothing", async () => {
  const { wallet, events } = await connectedWallet();
  const removed: unknown[] = [];
  const listener = (payload: unknown) => removed.push(payload);
  wallet.provider.on("accountsChanged", listener).removeListener("accountsChanged", listener);
  wallet.chooseAccount(named);
  expect(removed).toEqual([]);
  expect(events).toHaveLength(1);
});
