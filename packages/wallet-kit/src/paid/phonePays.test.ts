// Proves, with the real SDKs, that a phone can pay for a call, and that everything it says no to is told.
import type { Address } from "viem";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Phone, PhoneOptions } from "../../../../localnet/phone/phone.ts";
import { openPhone, openRelay } from "../../../../localnet/phone/testing/pairing.ts";
import { startRpcStub } from "../../../../localnet/phone/testing/startRpcStub.ts";
import { forgetSdk } from "../core/testing/forgetSdk.ts";
import { openTestCore, testSettings } from "../core/testing/openTestCore.ts";
import { savedWalletKey } from "../kit/storage.ts";
import { openPayer } from "./openPayer.ts";

const account: Address = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const call = { to: account, data: "0x51", chainId: 1 } as const;

async function open(options: Partial<PhoneOptions> = {}) {
  const { relay } = await openRelay();
  const phone = await openPhone(relay.url, options);
  onTestFinished(forgetSdk);
  const walletConnect = { projectId: "local", relayUrl: relay.url };
  const opened = openTestCore({ settings: testSettings({ walletConnect }), window: false });
  const leaving = new AbortController();
  const { promise: uri, resolve: onUri } = Promise.withResolvers<string>();
  const payer = openPayer(opened.core, {
    route: { kind: "walletConnect" },
    name: "WalletConnect",
    onUri,
    signal: leaving.signal,
  });
  return { ...opened, relay, phone, uri, payer, leaving };
}

function proposalTo(phone: Phone): Promise<number> {
  return new Promise((resolve) => phone.onProposal(({ id }) => resolve(id)));
}

async function openPaired(options: Partial<PhoneOptions> = {}) {
  const opened = await open(options);
  const proposed = proposalTo(opened.phone);
  await opened.phone.pair(await opened.uri);
  await opened.phone.approve(await proposed);
  const payer = await opened.payer;
  if (!payer.ok) throw new Error(payer.reason.words);
  return { ...opened, payer: payer.value };
}

test("it says who it is by its code, sends, and is hung up on; nobody is connected by that", async () => {
  const rpc = await startRpcStub();
  onTestFinished(rpc.stop);
  const redirect = { native: "trust://" };
  const { payer, phone, told, storage } = await openPaired({ rpcUrls: { 1: rpc.url }, redirect });
  expect(payer).toMatchObject({ address: phone.addresses[0], app: "trust://" });
  phone.onRequest(({ id, asked }) => {
    expect(asked).toMatchObject({ kind: "transaction", chainId: 1, to: call.to, data: call.data });
    void phone.approveRequest(id);
  });
  expect(await payer.send(call)).toEqual({ ok: true, value: rpc.hash });
  expect(rpc.sent).toHaveLength(1);
  await payer.leave();
  await vi.waitFor(() => expect(phone.sessions()).toEqual([]));
  expect(told()).toEqual([]);
  expect(storage.getItem(savedWalletKey)).toBeNull();
});

test("a no to the fee is told as that, and the same phone may be asked again", async () => {
  const rpc = await startRpcStub();
  onTestFinished(rpc.stop);
  const { payer, phone } = await openPaired({ rpcUrls: { 1: rpc.url } });
  const stop = phone.onRequest(({ id }) => void phone.rejectRequest(id));
  expect(await payer.send(call)).toMatchObject({ ok: false, reason: { kind: "rejected" } });
  stop();
  phone.onRequest(({ id }) => void phone.approveRequest(id));
  expect(await payer.send(call)).toEqual({ ok: true, value: rpc.hash });
});

test("a phone that does not know the network sends nothing there", async () => {
  const { payer, phone } = await openPaired();
  phone.onRequest(({ id }) => void phone.approveRequest(id));
  const sent = await payer.send({ ...call, chainId: 137 });
  expect(sent).toMatchObject({ ok: false, reason: { kind: "elsewhere" } });
});

test("a no to the code is told as that", async () => {
  const { phone, uri, payer } = await open();
  const proposed = proposalTo(phone);
  await phone.pair(await uri);
  await phone.reject(await proposed);
  expect(await payer).toMatchObject({ ok: false, reason: { kind: "rejected" } });
});

test("whoever leaves while the code is shown pays for nothing", async () => {
  const { uri, payer, leaving, phone } = await open();
  const proposed = proposalTo(phone);
  await phone.pair(await uri);
  const id = await proposed;
  leaving.abort();
  expect(await payer).toMatchObject({ ok: false });
  await phone.approve(id);
  await vi.waitFor(() => expect(phone.sessions()).toEqual([]), 10_000);
});

test("a phone that hangs up instead of answering is told as that, and keeps nobody waiting", async () => {
  const { payer, phone } = await openPaired();
  expect(payer.hasEnded()).toBe(false);
  phone.onRequest(({ topic }) => void phone.disconnect(topic));
  const gone = { ok: false, reason: { words: expect.stringMatching(/has ended the connection/) } };
  expect(await payer.send(call)).toMatchObject(gone);
  await vi.waitFor(() => expect(payer.hasEnded()).toBe(true));
  // Asked now, the SDK itself would wait for an answer that never comes.
  expect(await payer.send(call)).toMatchObject(gone);
  await payer.leave();
});
