// Tests the way to a wallet on a phone with the real SDKs: pairing, asking, parting, coming back, whatever the relay does.
import type { EthereumProvider } from "@walletconnect/ethereum-provider";
import { formatDeeplinkUrl } from "@walletconnect/utils";
import { verifyMessage } from "viem";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Phone, PhoneOptions } from "../../../../localnet/phone/phone.ts";
import { openPhone, openRelay } from "../../../../localnet/phone/testing/pairing.ts";
import type { KeyValueStorage } from "../kit/storage.ts";
import { memoryStorage } from "../kit/testing/memoryStorage.ts";
import type { ConnectRequest, WalletCore } from "./core.ts";
import { keepDeepLinkChoice } from "./deepLinkChoice.ts";
import { signMessage } from "./requests/signMessage.ts";
import { switchChain } from "./requests/switchChain.ts";
import { readSavedWallet, saveWallet } from "./savedWallet.ts";
import { forgetSdk } from "./testing/forgetSdk.ts";
import { openTestCore, testSettings } from "./testing/openTestCore.ts";

type Provider = Awaited<ReturnType<typeof EthereumProvider.init>>;

const route = { kind: "walletConnect" } as const;
const wallet = { id: "rainbow", name: "Rainbow" };
const choiceKey = "WALLETCONNECT_DEEPLINK_CHOICE";

async function open(options: Partial<PhoneOptions> = {}) {
  const { relay, events } = await openRelay();
  const phone = await openPhone(relay.url, options);
  onTestFinished(forgetSdk);
  const visit = (storage: KeyValueStorage = memoryStorage()) => {
    const walletConnect = { projectId: "local", relayUrl: relay.url };
    return openTestCore({ storage, settings: testSettings({ walletConnect }), window: false });
  };
  return { relay, events, phone, visit };
}

function pairing(core: WalletCore, app?: ConnectRequest["app"]) {
  const { promise: uri, resolve: onUri } = Promise.withResolvers<string>();
  const uris: string[] = [];
  const attempt = core.connect({
    route,
    wallet,
    app,
    onUri(code) {
      uris.push(code);
      onUri(code);
    },
  });
  return { ...attempt, uri, uris };
}

function nextProposal(phone: Phone): Promise<number> {
  return new Promise((resolve) => {
    const stop = phone.onProposal(({ id }) => {
      stop();
      resolve(id);
    });
  });
}

async function openPaired(app?: ConnectRequest["app"], options?: Partial<PhoneOptions>) {
  const world = await open(options);
  const opened = world.visit();
  const { uri, outcome } = pairing(opened.core, app);
  const proposed = nextProposal(world.phone);
  await world.phone.pair(await uri);
  await world.phone.approve(await proposed);
  expect(await outcome).toEqual({ ok: true });
  return { ...world, ...opened };
}

test("a phone pairs, signs, switches, and its wallet is remembered by its own name", async () => {
  const { core, phone, last, told, storage } = await openPaired();
  const address = phone.addresses[0]!;
  expect(told()).toEqual(["connecting", "connected"]);
  expect(last()).toMatchObject({ address, chainId: 1, wallet, supported: true });
  expect(readSavedWallet(storage)).toEqual({ route, wallet });
  expect(storage.getItem(choiceKey)).toBeNull();
  expect(phone.sessions()[0]?.app).toEqual({ name: "Loamstead", url: "http://localhost:4173" });

  phone.onRequest(({ id }) => phone.approveRequest(id));
  const signed = await signMessage(core, { message: "Grüezi" });
  if (!signed.ok) throw new Error(signed.reason.words);
  expect(await verifyMessage({ address, message: "Grüezi", ...signed })).toBe(true);

  expect(await switchChain(core, { chainId: 10 })).toEqual({ ok: true });
  expect(last()).toMatchObject({ chainId: 10 });
});

test("in its session a chain is namespace:chainId, and an account has its address behind that", async () => {
  const { core, phone } = await openPaired();
  const reached = await core.reach(route, wallet.name);
  const provider = reached.ok && (await reached.connector.getProvider());
  const { chains, accounts } = (provider as Provider).session!.namespaces.eip155!;
  expect(chains).toContain("eip155:1");
  expect(accounts).toContain(`eip155:1:${phone.addresses[0]}`);
  for (const one of accounts) expect(one).toMatch(/^eip155:\d+:0x[0-9a-fA-F]{40}$/);
});

test("a chain that the phone cannot go to is told as that", async () => {
  const { core, phone, last } = await openPaired();
  phone.onRequest(({ id }) => phone.approveRequest(id));
  const outcome = await switchChain(core, { chainId: 137 });
  expect(outcome).toMatchObject({ ok: false, reason: { kind: "unknown-chain" } });
  expect(last()).toMatchObject({ is: "connected", chainId: 1 });
});

test("a reload asks only the phone, and it needs no answer for that", async () => {
  const { visit, storage, phone } = await openPaired();
  // A reloaded page counts anew; what the SDK has stored is still there.
  Reflect.deleteProperty(globalThis, "_walletConnectCore__count");
  const again = visit(storage);
  await again.core.reconnect();
  expect(again.told()).toEqual(["reconnecting", "connected"]);
  expect(again.last()).toMatchObject({ address: phone.addresses[0], wallet });
});

/** The SDK's own reading of what was stored for it. */
const opened = (storage: KeyValueStorage) =>
  formatDeeplinkUrl(JSON.parse(storage.getItem(choiceKey)!).href, 7, "t");

test("on the wallet's own phone its app is opened by the link that it names itself, after a reload too", async () => {
  const redirect = { native: "trust://", universal: "https://link.trustwallet.com" };
  const { visit, storage, last } = await openPaired({ link: "rainbow://" }, { redirect });
  expect(last()).toMatchObject({ wallet: { ...wallet, app: "trust://" } });
  expect(opened(storage)).toBe("trust://wc?requestId=7&sessionTopic=t");
  Reflect.deleteProperty(globalThis, "_walletConnectCore__count");
  const again = visit(storage);
  await again.core.reconnect();
  expect(again.last()).toMatchObject({ wallet: { ...wallet, app: "trust://" } });

  // As an earlier version left it on Android: the pairing, which is used up.
  saveWallet(storage, { route, wallet });
  keepDeepLinkChoice(storage, "wc:47bd@2", "Rainbow");
  Reflect.deleteProperty(globalThis, "_walletConnectCore__count");
  const mended = visit(storage);
  await mended.core.reconnect();
  expect(mended.last()).toMatchObject({ wallet: { ...wallet, app: "trust://" } });
  expect(opened(storage)).toBe("trust://wc?requestId=7&sessionTopic=t");
});

test("a phone that hangs up is gone and forgotten, and so is the app that was to be opened", async () => {
  // One that names no link, or one that opens no app, is opened by what is recorded of it.
  const redirect = { native: "javascript://%0aalert(1)" };
  const { phone, last, storage } = await openPaired({ link: "rainbow://" }, { redirect });
  expect(opened(storage)).toBe("rainbow://wc?requestId=7&sessionTopic=t");
  await phone.disconnect(phone.sessions()[0]!.topic);
  await vi.waitFor(() => expect(last()).toEqual({ is: "disconnected" }));
  expect(readSavedWallet(storage)).toBeUndefined();
  expect(storage.getItem(choiceKey)).toBeNull();
});

test("whoever disconnects hangs up the phone, and pairs again with a new code", async () => {
  const { core, phone, last } = await openPaired();
  await core.disconnect();
  expect(last()).toEqual({ is: "disconnected" });
  await vi.waitFor(() => expect(phone.sessions()).toEqual([]));
  const { uri, outcome } = pairing(core);
  const proposed = nextProposal(phone);
  await phone.pair(await uri);
  await phone.approve(await proposed);
  expect(await outcome).toEqual({ ok: true });
});

test("with the relay down, whoever disconnects is gone all the same", async () => {
  const { core, relay, last } = await openPaired();
  relay.fault({ kind: "down" });
  await core.disconnect();
  expect(last()).toEqual({ is: "disconnected" });
  expect(core.config.state.connections.size).toBe(0);
  relay.fault({ kind: "none" });
});

test("a session that its SDK has lost is ended all the same", async () => {
  const { core, last } = await openPaired();
  const reached = await core.reach(route, wallet.name);
  const provider = (reached.ok && (await reached.connector.getProvider())) as Provider;
  const { topic } = provider.session!;
  const reason = { code: 6000, message: "User disconnected." };
  const { client } = provider.signer;
  await client.session.delete(topic, reason);
  await expect(client.disconnect({ topic, reason })).rejects.toThrow("No matching key");
  await core.disconnect();
  expect(last()).toEqual({ is: "disconnected" });
  expect(core.config.state.connections.size).toBe(0);
});

test("a no on the phone is silent, and the next code is another", async () => {
  const { visit, phone } = await open();
  const { core, told, storage } = visit();
  const first = pairing(core, { link: "rainbow://" });
  const proposed = nextProposal(phone);
  await phone.pair(await first.uri);
  await phone.reject(await proposed);
  expect(await first.outcome).toMatchObject({ ok: false, reason: { kind: "rejected", words: "" } });
  expect(told()).toEqual(["connecting", "disconnected"]);
  expect(storage.getItem(choiceKey)).toBeNull();
  const second = pairing(core);
  expect(await second.uri).not.toBe(await first.uri);
  second.cancel();
});

test("a yes to somebody who went away is closed again", async () => {
  const { visit, phone } = await open();
  const { core, told, storage } = visit();
  const { uri, outcome, cancel } = pairing(core, { link: "rainbow://" });
  const proposed = nextProposal(phone);
  await phone.pair(await uri);
  const id = await proposed;
  cancel();
  expect(await outcome).toEqual({ ok: false, reason: { kind: "rejected", words: "" } });
  await phone.approve(id);
  await vi.waitFor(() => expect(phone.sessions()).toEqual([]), 10_000);
  expect(told()).toEqual(["connecting", "disconnected"]);
  expect(storage.getItem(choiceKey)).toBeNull();
});

test("a code that is shown outlives a relay that goes away and comes back", async () => {
  const { visit, phone, relay, events } = await open();
  const { core } = visit();
  const { uri, uris, outcome } = pairing(core);
  const code = await uri;
  const connections = () => events.filter((one) => one.kind === "connected").length;
  const before = connections();
  relay.drop();
  await vi.waitFor(() => expect(connections()).toBe(before + 1), 15_000);
  const proposed = nextProposal(phone);
  await phone.pair(code);
  await phone.approve(await proposed);
  expect(await outcome).toEqual({ ok: true });
  expect(uris).toEqual([code]);
});
