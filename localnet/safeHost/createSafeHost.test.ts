// Tests the Safe host as a whole: what it tells, one question at a time, and all its refusals.
import { expect, test } from "vitest";
import { devAccounts } from "../chain/accounts.ts";
import { deployedSafePlan, safeContracts } from "../chain/safes.ts";
import { gift } from "./testing/gift.ts";
import { openTestChain } from "./testing/openTestChain.ts";
import { testHost } from "./testing/testHost.ts";

const { chain } = await openTestChain();

const receiver = devAccounts.nameless.address;
const pay = (value: string, more: object = {}) => ({
  txs: [{ to: receiver, value, data: "0x", ...more }],
  params: {},
});

test("tells what the chain says of the Safe", async () => {
  const host = await testHost(chain);
  expect(await host.ask("getSafeInfo")).toEqual({
    id: "1",
    version: "9.1.0",
    success: true,
    data: {
      safeAddress: chain.addresses.safe,
      chainId: 1,
      threshold: deployedSafePlan.threshold,
      owners: deployedSafePlan.owners.map((name) => devAccounts[name].address),
      isReadOnly: false,
      nonce: 0,
      implementation: safeContracts.singleton.toLowerCase(),
      modules: [],
      fallbackHandler: safeContracts.fallbackHandler.toLowerCase(),
      guard: null,
      version: "1.4.1",
    },
  });
});

test("tells of itself, its chain and what the Safe has", async () => {
  const host = await testHost(chain);
  expect(await host.ask("getEnvironmentInfo")).toMatchObject({
    data: { origin: "http://127.0.0.1:5199" },
  });
  expect(await host.ask("getChainInfo")).toMatchObject({
    data: { chainId: "1", shortName: "eth", nativeCurrency: { symbol: "ETH", decimals: 18 } },
  });
  expect(await host.ask("getSafeBalances", { currency: "usd" })).toMatchObject({
    data: { items: [{ balance: expect.stringMatching(/^\d+$/) }] },
  });
});

test("does nothing that is rejected", async () => {
  const host = await testHost(chain, () => ({ approved: false }));
  const nonce = async () => ((await host.ask("getSafeInfo")).data as { nonce: number }).nonce;
  const before = await nonce();
  for (const [method, params] of [
    ["signMessage", { message: "no" }],
    ["signTypedMessage", { typedData: gift }],
    ["sendTransactions", pay("0")],
  ] as const) {
    expect(await host.ask(method, params)).toEqual({
      id: "1",
      version: "9.1.0",
      success: false,
      error: "Transaction was rejected",
    });
  }
  expect(await nonce()).toBe(before);
});

test("asks one thing at a time", async () => {
  const open = Promise.withResolvers<{ approved: true }>();
  const host = await testHost(chain, () => open.promise);
  const first = host.ask("signMessage", { message: "one" });
  expect(await host.ask("signMessage", { message: "two" })).toMatchObject({
    error: "Another request is still open.",
  });
  open.resolve({ approved: true });
  expect(await first).toMatchObject({ success: true });
});

test("passes reads on, and nothing else", async () => {
  const host = await testHost(chain);
  const call = (name: string, params: unknown[] = []) =>
    host.ask("rpcCall", { call: name, params });
  expect(await call("eth_getBalance", [receiver, "latest"])).toMatchObject({
    data: expect.stringMatching(/^0x/),
  });
  expect(await call("safe_setSettings", [{ offChainSigning: true }])).toMatchObject({
    data: { offChainSigning: true },
  });
  for (const name of ["eth_sendTransaction", "personal_sign", "anvil_setBalance"]) {
    expect(await call(name)).toMatchObject({ success: false });
  }
});

test.each([
  ["signMessage", { message: 7 }],
  ["signMessage", undefined],
  ["signTypedMessage", {}],
  ["signTypedMessage", { typedData: { ...gift, primaryType: "Sale" } }],
  ["sendTransactions", { txs: [] }],
  ["sendTransactions", { txs: [pay("1").txs[0], pay("2").txs[0]] }],
  ["sendTransactions", pay("1", { to: "juniper.eth" })],
  ["sendTransactions", pay("-1")],
  ["sendTransactions", pay("1", { data: "none" })],
  ["getTxBySafeTxHash", { safeTxHash: "0x00" }],
  ["getOffChainSignature", "0x00"],
  ["wallet_requestPermissions", [{ requestAddressBook: {} }]],
  ["requestAddressBook", undefined],
  ["toString", undefined],
])("refuses %s %j without asking", async (method, params) => {
  const host = await testHost(chain);
  expect(await host.ask(method, params)).toMatchObject({
    success: false,
    error: expect.stringMatching(/./),
  });
  expect(host.asked).toEqual([]);
});

test.each([null, "x", {}, { id: 1, method: "getSafeInfo" }, { id: "1", method: "getSafeInfo" }])(
  "is silent to what is none of its protocol: %j",
  async (data) => {
    const host = await testHost(chain);
    expect(await host.raw(data)).toBeUndefined();
  },
);

test("permissions: there are none", async () => {
  const host = await testHost(chain);
  expect(await host.ask("wallet_getPermissions")).toMatchObject({ success: true, data: [] });
});
