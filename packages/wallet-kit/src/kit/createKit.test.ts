import { expect, test, vi } from "vitest";
import type { WalletCore } from "../core/core.ts";
import type { Authentication } from "./authentication.ts";
import { createKit, type KitParts } from "./createKit.ts";
import { memoryStorage } from "./testing/memoryStorage.ts";
import { rowan } from "./testing/rowan.ts";
import { type Account, type AuthStatus, statusOf, type WalletConnection } from "./walletState.ts";

const other: Account = { ...rowan, address: "0x28c6c06298d514Db089934071355E5743bf21d60" };

function fakeAuthentication(initial: Exclude<AuthStatus, null>) {
  let status = initial;
  const listeners = new Set<() => void>();
  const told: (Account | undefined)[] = [];
  const authentication: Authentication = {
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accountChanged: (to) => void told.push(to),
    dialogClosed: vi.fn(),
    prepare: async () => ({ ok: true, message: "" }),
    verify: async () => ({ ok: true }),
  };
  return {
    authentication,
    told,
    become(next: Exclude<AuthStatus, null>) {
      status = next;
      for (const listener of listeners) listener();
    },
  };
}

function openKit(parts: Partial<KitParts> & { returning?: boolean } = {}) {
  const storage = memoryStorage();
  if (parts.returning) storage.setItem("rk-wallet", '{"id":"rainbow","name":"Rainbow"}');
  let report: (connection: WalletConnection) => void = () => {};
  let elsewhere: Parameters<KitParts["otherTabs"]>[0] = () => {};
  const core = {
    connect: vi.fn(),
    disconnect: vi.fn(async () => {}),
    reconnect: vi.fn(async () => {}),
    passkeyChanged: vi.fn(async () => {}),
  } as unknown as WalletCore;
  const loadCore = vi.fn(async () => (given: { report: typeof report }) => {
    report = given.report;
    return core;
  });
  const settings = vi.fn(async () => ({
    appName: "Farm",
    chains: [{ id: 1, rpcUrls: ["https://rpc.example"] }] as const,
    tokens: [],
    walletConnect: { projectId: "" },
  }));
  const kit = createKit({
    appName: "Farm",
    learnMoreUrl: "https://example.org",
    settings: settings as KitParts["settings"],
    wallets: async () => [],
    loadCore: loadCore as KitParts["loadCore"],
    storage,
    inFrame: false,
    otherTabs(changed) {
      elsewhere = changed;
      return () => {};
    },
    ...parts,
  });
  return {
    kit,
    core,
    storage,
    loadCore,
    settings,
    report: (to: WalletConnection) => report(to),
    elsewhere: (...said: Parameters<typeof elsewhere>) => elsewhere(...said),
  };
}

test("a first visit loads nothing and asks nobody", () => {
  const { kit, loadCore, settings } = openKit();
  kit.start();
  expect(statusOf(kit.get())).toBe("disconnected");
  expect(loadCore).not.toHaveBeenCalled();
  expect(settings).not.toHaveBeenCalled();
});

test("without passkeys there are none; with them the site is asked once, and again after a failure", async () => {
  expect(openKit().kit.passkeySite()).toBeNull();
  expect(await openKit().kit.passkeys()).toBeNull();
  const none = async () => ({ ok: false, reason: "not-found" }) as const;
  const site = { rpId: "farm.example", find: none, recover: none };
  const passkeys = vi.fn(async () => site).mockRejectedValueOnce(new Error("offline"));
  const { kit } = openKit({ passkeys });
  kit.start();
  expect(passkeys).not.toHaveBeenCalled();
  expect(kit.passkeySite()).toBeUndefined();
  await expect(kit.passkeys()).rejects.toThrow("offline");
  // Nobody could say, and nobody waits for it.
  expect(kit.passkeySite()).toBeNull();
  const told = vi.fn();
  kit.subscribe(told);
  expect(await Promise.all([kit.passkeys(), kit.passkeys()])).toEqual([site, site]);
  expect(told).toHaveBeenCalledOnce();
  expect(kit.passkeySite()).toEqual(site);
  expect(passkeys).toHaveBeenCalledTimes(2);
});

test("somebody who was connected is asked for at once, and seen as returning meanwhile", async () => {
  const { kit, core } = openKit({ returning: true });
  kit.start();
  expect(statusOf(kit.get())).toBe("reconnecting");
  await vi.waitFor(() => expect(core.reconnect).toHaveBeenCalledOnce());
});

test("in a frame a Safe may be waiting", async () => {
  const { kit, core } = openKit({ inFrame: true });
  kit.start();
  await vi.waitFor(() => expect(core.reconnect).toHaveBeenCalledOnce());
});

test("if the heavy half cannot be fetched, nobody is connected, and a later try may succeed", async () => {
  const { kit, loadCore } = openKit({ returning: true });
  loadCore.mockRejectedValueOnce(new Error("offline"));
  kit.start();
  await vi.waitFor(() => expect(statusOf(kit.get())).toBe("disconnected"));
  await expect(kit.core()).resolves.toBeDefined();
});

test("the heavy half is opened once for all who ask", async () => {
  const { kit, loadCore } = openKit();
  const [one, two] = await Promise.all([kit.core(), kit.core()]);
  expect(one).toBe(two);
  expect(loadCore).toHaveBeenCalledOnce();
});

test("a sign-in is told of each account once, of another chain, and of the end", async () => {
  const { authentication, told } = fakeAuthentication("unauthenticated");
  const { kit, report } = openKit({ authentication });
  kit.start();
  await kit.core();
  report({ is: "connecting" });
  report({ is: "connected", ...rowan });
  report({ is: "connected", ...rowan, wallet: { id: "rainbow", name: "Rainbow!" } });
  report({ is: "connected", ...other });
  report({ is: "connected", ...other, chainId: 10, supported: false });
  report({ is: "disconnected" });
  expect(told.map((to) => to && [to.address, to.chainId])).toEqual([
    [rowan.address, 1],
    [other.address, 1],
    [other.address, 10],
    undefined,
  ]);
});

test("a wallet that is asked again has not left", async () => {
  const { authentication, told } = fakeAuthentication("authenticated");
  const { kit, report } = openKit({ authentication });
  kit.start();
  await kit.core();
  report({ is: "connected", ...rowan });
  report({ is: "reconnecting", slow: false });
  report({ is: "connected", ...rowan });
  expect(told).toHaveLength(1);
});

test("what the sign-in says becomes the visitor's status", async () => {
  const { authentication, become } = fakeAuthentication("loading");
  const { kit, report } = openKit({ authentication });
  const stop = kit.start();
  await kit.core();
  report({ is: "connected", ...rowan });
  expect(statusOf(kit.get())).toBe("loading");
  become("unauthenticated");
  expect(statusOf(kit.get())).toBe("unauthenticated");
  become("authenticated");
  expect(statusOf(kit.get())).toBe("connected");
  stop();
  become("unauthenticated");
  expect(statusOf(kit.get())).toBe("connected");
});

test("what another tab does to the connection is done here as well", async () => {
  const { kit, core, storage, report, elsewhere } = openKit();
  kit.start();
  storage.setItem("rk-wallet", "{}");
  elsewhere("connected");
  expect(statusOf(kit.get())).toBe("reconnecting");
  await vi.waitFor(() => expect(core.reconnect).toHaveBeenCalledOnce());
  report({ is: "connected", ...rowan });
  elsewhere("connected");
  expect(core.reconnect).toHaveBeenCalledOnce();
  elsewhere("disconnected");
  await vi.waitFor(() => expect(core.disconnect).toHaveBeenCalledOnce());
});

test("another passkey that another tab keeps is told to whoever is connected by one, and fetches nothing", async () => {
  const { kit, core, loadCore, report, elsewhere } = openKit();
  kit.start();
  elsewhere("other passkey");
  expect(loadCore).not.toHaveBeenCalled();
  await kit.core();
  report({ is: "connected", ...rowan });
  elsewhere("other passkey");
  report({ is: "connected", ...other, wallet: { id: "passkey", name: "Passkey" } });
  elsewhere("other passkey");
  await vi.waitFor(() => expect(core.passkeyChanged).toHaveBeenCalled());
  expect(core.passkeyChanged).toHaveBeenCalledOnce();
});

test("a sign-in is told when the connect dialog is closed, and of no other dialog", async () => {
  const { authentication } = fakeAuthentication("authenticated");
  const { kit, report } = openKit({ authentication });
  kit.start();
  await kit.core();
  kit.open("connect");
  kit.close();
  expect(authentication.dialogClosed).toHaveBeenCalledOnce();
  report({ is: "connected", ...rowan });
  kit.open("account");
  kit.close();
  expect(authentication.dialogClosed).toHaveBeenCalledOnce();
});

test("giving up the proof is told to the sign-in, and the wallet let go", async () => {
  const { authentication } = fakeAuthentication("unauthenticated");
  const { kit, core, report } = openKit({ authentication });
  await kit.core();
  report({ is: "connected", ...rowan });
  await kit.giveUp();
  expect(authentication.dialogClosed).toHaveBeenCalledOnce();
  expect(core.disconnect).toHaveBeenCalledOnce();
});

test("the listed wallets are fetched once, and again after a failure", async () => {
  const list = [{ id: "rainbow" }] as unknown as Awaited<ReturnType<KitParts["wallets"]>>;
  const wallets = vi.fn(async () => list).mockRejectedValueOnce(new TypeError("offline"));
  const { kit } = openKit({ wallets });
  expect(wallets).not.toHaveBeenCalled();
  await expect(kit.wallets()).rejects.toThrow("offline");
  expect(await Promise.all([kit.wallets(), kit.wallets()])).toEqual([list, list]);
  expect(wallets).toHaveBeenCalledTimes(2);
});

test("listeners hear changes and only changes", () => {
  const { kit } = openKit();
  const heard = vi.fn();
  const leave = kit.subscribe(heard);
  kit.open("account");
  expect(heard).not.toHaveBeenCalled();
  kit.open("connect");
  kit.close();
  kit.close();
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  kit.open("connect");
  expect(heard).toHaveBeenCalledTimes(2);
});
