// Proves that a wallet can be asked to pay without becoming the visitor's, and that what it answers is a value.
import { expect, test } from "vitest";
import {
  aliceAddress,
  createFakeWallet,
  type FakeWallet,
  WalletError,
} from "../core/testing/fakeWallet.ts";
import { openConnected, openTestCore } from "../core/testing/openTestCore.ts";
import { savedWalletKey } from "../kit/storage.ts";
import { moneyFailure, openPayer } from "./openPayer.ts";

const call = { to: aliceAddress, data: "0x51", chainId: 1 } as const;
const request = (rdns = "me.rainbow") => ({
  route: { kind: "announced", rdns } as const,
  name: "Rainbow",
  onUri: () => {},
  signal: new AbortController().signal,
});

async function open(wallet: FakeWallet) {
  const { core, announce, told, storage } = openTestCore();
  announce(wallet);
  const opened = await openPayer(core, request());
  if (!opened.ok) throw new Error(opened.reason.words);
  return { payer: opened.value, told, storage, core };
}

test("it says who it is, and nobody is connected or remembered by that", async () => {
  const wallet = createFakeWallet();
  const { payer, told, storage, core } = await open(wallet);
  expect(payer.address).toBe(aliceAddress);
  expect(wallet.asked).toEqual(["eth_requestAccounts"]);
  expect(told()).toEqual([]);
  expect(core.config.state.connections.size).toBe(0);
  expect(storage.getItem(savedWalletKey)).toBeNull();
});

test("whoever is connected stays so while another wallet pays", async () => {
  const { core, announce, last } = await openConnected();
  const before = last();
  announce(createFakeWallet({ eth_sendTransaction: () => "0xab" }), "org.example");
  const opened = await openPayer(core, request("org.example"));
  expect(opened.ok && (await opened.value.send(call))).toEqual({ ok: true, value: "0xab" });
  expect(last()).toEqual(before);
});

test("it sends from its own account on the network that is named, and goes there if need be", async () => {
  let sent: unknown;
  const wallet = createFakeWallet({
    eth_sendTransaction: ([transaction]) => {
      sent = transaction;
      return "0xab";
    },
  });
  wallet.state.chainId = 10;
  const { payer } = await open(wallet);
  expect(await payer.send(call)).toEqual({ ok: true, value: "0xab" });
  expect(sent).toEqual({ from: aliceAddress, to: aliceAddress, data: "0x51", chainId: "0x1" });
  expect(wallet.state.chainId).toBe(1);
});

test("one that stays on another network is told as that, and sends nothing", async () => {
  const wallet = createFakeWallet({
    wallet_switchEthereumChain: () => {
      throw new WalletError(4001);
    },
  });
  wallet.state.chainId = 10;
  const { payer } = await open(wallet);
  expect(await payer.send(call)).toMatchObject({ ok: false, reason: { kind: "elsewhere" } });
  expect(wallet.asked).not.toContain("eth_sendTransaction");
});

test.each([
  [new WalletError(4001), "rejected"],
  [new WalletError(-32000, "insufficient funds for gas * price + value"), "poor"],
  [new WalletError(-32000, "max fee per gas less than block base fee"), "cheap"],
  [new WalletError(-32603, "transaction underpriced"), "cheap"],
  [new WalletError(4900), "unreachable"],
  [new WalletError(-32603, "whatever"), "unknown"],
])("%s is %s", async (error, kind) => {
  const { payer } = await open(
    createFakeWallet({
      eth_sendTransaction: () => {
        throw error;
      },
    }),
  );
  expect(await payer.send(call)).toMatchObject({ ok: false, reason: { kind } });
});

test("one that is not there, says no or has no account is a refusal", async () => {
  const { core, announce } = openTestCore();
  expect(await openPayer(core, request())).toMatchObject({
    ok: false,
    reason: { kind: "not-found" },
  });
  announce(createFakeWallet({ eth_requestAccounts: () => [] }));
  expect(await openPayer(core, request())).toMatchObject({
    ok: false,
    reason: { kind: "rejected" },
  });
});

test("other trouble is not taken for money", () => {
  expect(moneyFailure(new Error("execution reverted"))).toBeUndefined();
});
