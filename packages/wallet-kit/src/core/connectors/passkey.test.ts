// Tests the passkey of this device as a wallet: connected, come back to, forgotten, and never anybody by mistake.
import { refuse } from "@loamstead/lib/result.ts";
import { furtherRecordOf } from "@loamstead/passkey/furtherKey.ts";
import { openShelf, recordOf } from "@loamstead/passkey/keptPasskey.ts";
import { fakeCredentials } from "@loamstead/passkey/testing/fakeCredentials.ts";
import { softPasskey } from "@loamstead/passkey/testing/softPasskey.ts";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type KeyValueStorage, keptPasskeyKey } from "../../kit/storage.ts";
import { memoryStorage } from "../../kit/testing/memoryStorage.ts";
import type { ConnectRequest } from "../core.ts";
import { signMessage } from "../requests/signMessage.ts";
import { switchChain } from "../requests/switchChain.ts";
import { readSavedWallet, saveWallet } from "../savedWallet.ts";
import { openTestCore } from "../testing/openTestCore.ts";

const byPasskey: ConnectRequest = {
  route: { kind: "passkey" },
  wallet: { id: "passkey", name: "Passkey" },
};
const passkey = softPasskey();
const kept = { ...recordOf(passkey.id, passkey.key), synced: true };
const site = {
  rpId: "localhost",
  find: async () => refuse("not-found"),
  recover: async () => refuse("not-found"),
};

let browser = fakeCredentials();
let storage: KeyValueStorage;
beforeEach(() => {
  browser = fakeCredentials();
  browser.passkeys.push(passkey);
  vi.stubGlobal("navigator", { ...navigator, credentials: browser });
  onTestFinished(() => void vi.unstubAllGlobals());
  storage = memoryStorage();
  openShelf(storage).keep(kept);
});

const open = (passkeys: () => Promise<typeof site | null> = async () => site) =>
  openTestCore({ storage, passkeys });

test("it connects without asking the device, signs by it, and names itself to the sign-in", async () => {
  const { core, last } = open();
  expect(await core.passkey()).toBeUndefined();
  expect(await core.connect(byPasskey).outcome).toEqual({ ok: true });
  const { address } = kept;
  expect(last()).toMatchObject({ is: "connected", address, chainId: 1, wallet: { id: "passkey" } });
  expect(browser.asked).toEqual([]);
  expect(await core.passkey()).toEqual(kept);
  expect(await signMessage(core, { message: "Sow" })).toMatchObject({ ok: true });
  expect(browser.asked).toHaveLength(1);
});

test("a device that refuses is a refusal like a wallet's", async () => {
  const { core } = open();
  await core.connect(byPasskey).outcome;
  browser.next = { throws: new DOMException("no", "NotAllowedError") };
  const refused = { ok: false, reason: { kind: "rejected" } };
  expect(await signMessage(core, { message: "Sow" })).toMatchObject(refused);
  expect(await signMessage(core, { message: "Sow" })).toMatchObject({ ok: true });
});

test("it stays on its chain, and who wants another one is told in the words for that", async () => {
  const { core } = open();
  await core.connect(byPasskey).outcome;
  expect(await switchChain(core, { chainId: 10 })).toEqual({
    ok: false,
    reason: {
      kind: "no-switching",
      words: expect.stringMatching(/^An account by passkey stays on the network/),
    },
  });
});

test("the next visit finds it connected, and nobody was asked", async () => {
  saveWallet(storage, byPasskey);
  const { core, told } = open();
  await core.reconnect();
  expect(told()).toEqual(["reconnecting", "connected"]);
  expect(browser.asked).toEqual([]);
  expect(readSavedWallet(storage)).toEqual(byPasskey);
});

test("disconnecting forgets the account on this device, for good", async () => {
  const { core, last } = open();
  await core.connect(byPasskey).outcome;
  await core.disconnect();
  expect(last()).toEqual({ is: "disconnected" });
  expect(openShelf(storage).read()).toBeUndefined();
  expect(await core.passkey()).toBeUndefined();
  expect(await core.connect(byPasskey).outcome).toMatchObject({
    ok: false,
    reason: { kind: "not-found" },
  });
});

test("a further key takes the place of one that was connected before, and comes back by itself", async () => {
  const { core, last } = open();
  await core.connect(byPasskey).outcome;
  await core.disconnect();
  const { id, key } = softPasskey();
  const further = { ...furtherRecordOf(id, key, kept.address), synced: true };
  openShelf(storage).keep(further);
  expect(await core.connect(byPasskey).outcome).toEqual({ ok: true });
  expect(last()).toMatchObject({ is: "connected", address: kept.address });
  expect(await core.passkey()).toEqual(further);
  const next = open();
  await next.core.reconnect();
  expect(next.last()).toMatchObject({ is: "connected", address: kept.address });
});

test("an account that another tab puts in its place is followed, and signs here as well", async () => {
  const { core, last } = open();
  await core.connect(byPasskey).outcome;
  const other = softPasskey();
  browser.passkeys.push(other);
  openShelf(storage).keep({ ...recordOf(other.id, other.key), synced: false });
  await core.passkeyChanged();
  const { address } = recordOf(other.id, other.key);
  await vi.waitFor(() => expect(last()).toMatchObject({ is: "connected", address }));
  expect(browser.asked).toEqual([]);
  expect(await signMessage(core, { message: "Sow" })).toMatchObject({ ok: true });
  expect(readSavedWallet(storage)).toEqual(byPasskey);
});

test("what another tab notes of the same account changes nothing, and other wallets do not heed it", async () => {
  const { core, reports } = open();
  await core.passkeyChanged();
  expect(reports).toEqual([]);
  await core.connect(byPasskey).outcome;
  const before = reports.length;
  openShelf(storage).keep({ ...kept, unused: true });
  await core.passkeyChanged();
  expect(await signMessage(core, { message: "Sow" })).toMatchObject({ ok: true });
  expect(reports).toHaveLength(before);
});

test("an account that another tab takes away is seen as nobody's here", async () => {
  const { core, last } = open();
  await core.connect(byPasskey).outcome;
  storage.removeItem(keptPasskeyKey);
  await core.passkeyChanged();
  await vi.waitFor(() => expect(last()).toEqual({ is: "disconnected" }));
  expect(readSavedWallet(storage)).toBeUndefined();
});

test("one that was made and never signed in stays on this device, and is forgotten like any once it has", async () => {
  const { core } = open();
  openShelf(storage).keep({ ...kept, unused: true });
  await core.connect(byPasskey).outcome;
  await core.disconnect();
  expect(openShelf(storage).read()).toEqual({ ...kept, unused: true });
  expect(readSavedWallet(storage)).toBeUndefined();
  expect(await core.connect(byPasskey).outcome).toEqual({ ok: true });
  await core.passkeyUsed();
  expect(openShelf(storage).read()).toEqual(kept);
  await core.disconnect();
  expect(openShelf(storage).read()).toBeUndefined();
});

test.each([
  ["missing", null],
  ["spoilt", "{"],
  ["of another account", JSON.stringify({ ...kept, address: `0x${"12".repeat(20)}` })],
])("a record that is %s lets nobody in, and is not asked for again", async (_, text) => {
  if (text === null) storage.removeItem("passkey");
  else storage.setItem("passkey", text);
  saveWallet(storage, byPasskey);
  const { core, told } = open();
  await core.reconnect();
  expect(told()).toEqual(["reconnecting", "disconnected"]);
  expect(readSavedWallet(storage)).toBeUndefined();
});

test("where the site has no passkeys any more nobody comes back by one", async () => {
  saveWallet(storage, byPasskey);
  const { core, last } = open(async () => null);
  await core.reconnect();
  expect(last()).toEqual({ is: "disconnected" });
});

test("a site that cannot be asked keeps what it cannot tell for the next visit", async () => {
  saveWallet(storage, byPasskey);
  const { core, last } = open(() => Promise.reject(new Error("offline")));
  await core.reconnect();
  expect(last()).toEqual({ is: "disconnected" });
  expect(readSavedWallet(storage)).toEqual(byPasskey);
  expect(openShelf(storage).read()).toEqual(kept);
});
