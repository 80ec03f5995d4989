// Tests how a chosen wallet is connected, what is told meanwhile, and every way in which it may come to nothing.
import { expect, test, vi } from "vitest";
import { keepDeepLinkChoice } from "./deepLinkChoice.ts";
import { readSavedWallet } from "./savedWallet.ts";
import { aliceAddress, bobAddress, createFakeWallet, WalletError } from "./testing/fakeWallet.ts";
import {
  openConnected,
  openTestCore,
  rainbowRequest,
  testSettings,
} from "./testing/openTestCore.ts";

const other = {
  route: { kind: "announced", rdns: "io.other" },
  wallet: { id: "io.other", name: "Other" },
} as const;

test("a wallet is asked, connected, told and remembered", async () => {
  const { core, told, last, storage, announce } = openTestCore();
  const wallet = createFakeWallet();
  announce(wallet);
  expect(await core.connect(rainbowRequest).outcome).toEqual({ ok: true });
  expect(told()).toEqual(["connecting", "connected"]);
  expect(last()).toEqual({
    is: "connected",
    address: aliceAddress,
    chainId: 1,
    wallet: rainbowRequest.wallet,
    supported: true,
  });
  expect(readSavedWallet(storage)).toEqual({
    route: rainbowRequest.route,
    wallet: rainbowRequest.wallet,
  });
});

test("nothing is asked of any wallet before one is chosen", async () => {
  const { announce, reports } = openTestCore();
  const wallet = createFakeWallet();
  announce(wallet);
  await Promise.resolve();
  expect(wallet.asked).toEqual([]);
  expect(reports).toEqual([]);
});

test("a wallet is asked to go where a site begins, and may stay where it is", async () => {
  const settings = testSettings({ initialChain: 10 });
  const willing = openTestCore({ settings });
  willing.announce(createFakeWallet());
  expect(await willing.core.connect(rainbowRequest).outcome).toEqual({ ok: true });
  await vi.waitFor(() => expect(willing.last()).toMatchObject({ is: "connected", chainId: 10 }));

  const unwilling = openTestCore({ settings });
  const wallet = createFakeWallet({
    wallet_switchEthereumChain() {
      throw new WalletError(4001, "User rejected the request.");
    },
  });
  unwilling.announce(wallet);
  expect(await unwilling.core.connect(rainbowRequest).outcome).toEqual({ ok: true });
  expect(unwilling.last()).toMatchObject({ is: "connected", chainId: 1 });

  const there = openTestCore({ settings: testSettings({ initialChain: 1 }) });
  const content = createFakeWallet();
  there.announce(content);
  await there.core.connect(rainbowRequest).outcome;
  expect(content.asked).not.toContain("wallet_switchEthereumChain");
});

test("a refusal is silent and leaves nothing behind", async () => {
  const { core, told, storage, announce } = openTestCore();
  announce(
    createFakeWallet({
      wallet_requestPermissions() {
        throw new WalletError(4001, "User rejected the request.");
      },
    }),
  );
  const outcome = await core.connect(rainbowRequest).outcome;
  expect(outcome).toEqual({ ok: false, reason: { kind: "rejected", words: "", code: 4001 } });
  expect(told()).toEqual(["connecting", "disconnected"]);
  expect(readSavedWallet(storage)).toBeUndefined();
});

test("a wallet that gives no account is a refusal, and the next attempt asks it again", async () => {
  const { core, told, storage, announce } = openTestCore();
  const wallet = createFakeWallet();
  wallet.state.accounts = [];
  announce(wallet);
  const outcome = await core.connect(rainbowRequest).outcome;
  expect(outcome).toEqual({ ok: false, reason: { kind: "rejected", words: "" } });
  expect(told()).toEqual(["connecting", "disconnected"]);
  expect(readSavedWallet(storage)).toBeUndefined();
  expect(core.config.state.connections.size).toBe(0);
  wallet.state.accounts = [aliceAddress];
  expect(await core.connect(rainbowRequest).outcome).toEqual({ ok: true });
});

test("a request that is already open is told, and connects when it is answered after all", async () => {
  const { core, announce, last } = openTestCore();
  const answer = Promise.withResolvers<unknown>();
  const wallet = createFakeWallet({ wallet_requestPermissions: () => answer.promise });
  announce(wallet);
  const first = core.connect(rainbowRequest);
  await vi.waitFor(() => expect(wallet.asked).toContain("wallet_requestPermissions"));
  first.cancel();
  expect(last()).toEqual({ is: "disconnected" });

  wallet.answers.wallet_requestPermissions = () => {
    throw new WalletError(-32002, "Already processing");
  };
  const outcome = await core.connect(rainbowRequest).outcome;
  expect(outcome).toMatchObject({ ok: false, reason: { kind: "busy", code: -32002 } });
  expect(outcome).toMatchObject({ reason: { words: expect.stringContaining("Rainbow") } });

  answer.resolve([{ caveats: [{ value: [aliceAddress] }] }]);
  await vi.waitFor(() => expect(last()).toMatchObject({ is: "connected", address: aliceAddress }));
});

test("an answer to somebody who went away is closed again and never told", async () => {
  const { core, announce, told, storage } = openTestCore();
  const answer = Promise.withResolvers<unknown>();
  const wallet = createFakeWallet({ wallet_requestPermissions: () => answer.promise });
  announce(wallet);
  const attempt = core.connect(rainbowRequest);
  await vi.waitFor(() => expect(wallet.asked).toContain("wallet_requestPermissions"));
  attempt.cancel();
  expect(await attempt.outcome).toEqual({ ok: false, reason: { kind: "rejected", words: "" } });
  answer.resolve([{ caveats: [{ value: [aliceAddress] }] }]);
  await vi.waitFor(() => expect(wallet.asked).toContain("wallet_revokePermissions"));
  expect(told()).toEqual(["connecting", "disconnected"]);
  expect(readSavedWallet(storage)).toBeUndefined();
});

test("a wallet that is not there is not found", async () => {
  const { core } = openTestCore();
  expect(await core.connect(rainbowRequest).outcome).toMatchObject({
    reason: { kind: "not-found" },
  });
  const injected = {
    route: { kind: "injected", flag: "isBraveWallet" },
    wallet: other.wallet,
  } as const;
  expect(await core.connect(injected).outcome).toMatchObject({ reason: { kind: "not-found" } });
  const safe = { route: { kind: "safe" }, wallet: { id: "safe", name: "Safe" } } as const;
  expect(await core.connect(safe).outcome).toMatchObject({ reason: { kind: "not-found" } });
});

test("of several wallets at window.ethereum the one with the flag is asked", async () => {
  const { core, last } = openTestCore();
  const [plain, brave] = [createFakeWallet(), createFakeWallet()];
  const flagged = Object.assign(brave.provider, { isBraveWallet: true });
  vi.stubGlobal("ethereum", { ...plain.provider, providers: [plain.provider, flagged] });
  const route = { kind: "injected", flag: "isBraveWallet" } as const;
  await core.connect({ route, wallet: { id: "brave", name: "Brave Wallet" } }).outcome;
  expect(last()).toMatchObject({ is: "connected", wallet: { id: "brave" } });
  expect(plain.asked).toEqual([]);
});

test("without a project id no phone is called", async () => {
  const { core } = openTestCore({ settings: testSettings({ walletConnect: { projectId: " " } }) });
  const route = { kind: "walletConnect" } as const;
  const { outcome } = core.connect({
    route,
    wallet: { id: "walletConnect", name: "WalletConnect" },
  });
  expect(await outcome).toMatchObject({
    reason: { kind: "no-project-id", words: expect.stringContaining("No projectId found") },
  });
});

test("another account and another chain are told; a chain that the site lacks is not supported", async () => {
  const { wallet, last } = await openConnected();
  wallet.choose([bobAddress, aliceAddress]);
  expect(last()).toMatchObject({ is: "connected", address: bobAddress });
  wallet.goTo(10);
  expect(last()).toMatchObject({ chainId: 10, supported: true });
  wallet.goTo(5);
  expect(last()).toMatchObject({ chainId: 5, supported: false });
});

test("a wallet that locks itself is gone, but asked again at the next visit", async () => {
  const { wallet, last, storage } = await openConnected();
  keepDeepLinkChoice(storage, "rainbow://", "Rainbow");
  wallet.choose([]);
  await vi.waitFor(() => expect(last()).toEqual({ is: "disconnected" }));
  expect(readSavedWallet(storage)).toBeDefined();
  expect(storage.getItem("WALLETCONNECT_DEEPLINK_CHOICE")).toBeNull();
});

test("whoever disconnects is gone at once and forgotten, and the wallet is told", async () => {
  const { core, wallet, last, storage } = await openConnected();
  keepDeepLinkChoice(storage, "rainbow://", "Rainbow");
  const done = core.disconnect();
  expect(last()).toEqual({ is: "disconnected" });
  expect(readSavedWallet(storage)).toBeUndefined();
  expect(storage.getItem("WALLETCONNECT_DEEPLINK_CHOICE")).toBeNull();
  await done;
  expect(wallet.asked).toContain("wallet_revokePermissions");
  expect(core.config.state.connections.size).toBe(0);
});

test("whoever disconnects can connect the same wallet again", async () => {
  const { core, last } = await openConnected();
  core.disconnect();
  expect(await core.connect(rainbowRequest).outcome).toEqual({ ok: true });
  expect(last()).toMatchObject({ is: "connected", address: aliceAddress });
});

test("whoever connects another wallet leaves the first", async () => {
  const { core, wallet, last, announce } = await openConnected();
  announce(createFakeWallet(), "io.other");
  expect(await core.connect(other).outcome).toEqual({ ok: true });
  expect(last()).toMatchObject({ wallet: { id: "io.other" } });
  expect(wallet.asked).toContain("wallet_revokePermissions");
  expect(core.config.state.connections.size).toBe(1);
});
