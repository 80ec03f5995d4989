import { privateKeyToAccount } from "viem/accounts";
import { expect, test, vi } from "vitest";
import { type DevAccountName, devAccounts } from "../../../localnet/chain/accounts.ts";
import { startExchange } from "../../../localnet/exchange/startExchange.ts";
import { exchangePlan } from "../../../localnet/world/exchangePlan.ts";
import { createExchangeClient } from "../client/createExchangeClient.ts";
import * as protocol from "../protocol/index.ts";
import { createExchangeSession, type SessionParts } from "./createExchangeSession.ts";

const collection = exchangePlan.collection.address;
const at = (name: DevAccountName, chainId = 1) => ({ address: devAccounts[name].address, chainId });

async function open(parts: Partial<SessionParts> = {}, signer: DevAccountName = "holder") {
  const exchange = await startExchange(exchangePlan);
  const calls: { path: string; headers: Headers }[] = [];
  const watchedFetch: typeof fetch = (address, init) => {
    calls.push({ path: new URL(String(address)).pathname, headers: new Headers(init?.headers) });
    return fetch(address, init);
  };
  const sign = vi.fn(async (message: string) => ({
    ok: true as const,
    signature: await privateKeyToAccount(devAccounts[signer].privateKey).signMessage({ message }),
  }));
  const logged: string[] = [];
  const session = createExchangeSession({
    client: createExchangeClient({ baseUrl: exchange.url, fetch: watchedFetch, timeoutMs: 1_500 }),
    loadProtocol: async () => protocol,
    sign,
    exchangeAddress: exchangePlan.exchangeAddress,
    signingOrigin: exchange.signingOrigin,
    chainIds: [1],
    isContract: async () => false,
    log: (line) => logged.push(line),
    ...parts,
  });
  const stopLooking = session.look();
  const settled = () =>
    vi.waitFor(
      () => {
        const now = session.get();
        if (now.lock === "locked" && now.reading) throw new Error("still reading");
        return now;
      },
      { timeout: 10_000 },
    );
  /** The holder wants to unlock, and sees what is to be signed. */
  async function ask(name: DevAccountName = "holder") {
    session.holderIs(at(name));
    await settled();
    await session.unlock();
  }
  const stop = { [Symbol.asyncDispose]: exchange.stop };
  return { session, exchange, sign, calls, logged, stopLooking, settled, ask, ...stop };
}

async function unlocked(name: DevAccountName = "holder") {
  const opened = await open({}, name);
  await opened.ask(name);
  await opened.session.consent();
  expect(opened.session.get().lock).toBe("unlocked");
  return opened;
}

test("unlocks with one signature of the shown text and lists what lies in the account", async () => {
  await using opened = await open();
  const { session, sign, settled } = opened;
  session.holderIs(at("holder"));
  expect(await settled()).toMatchObject({ lock: "locked", obstacle: null, notice: null });
  await session.unlock();
  const asking = session.get();
  expect(asking).toMatchObject({ lock: "asking", question: { kind: "standard" } });
  await session.consent();
  expect(session.get()).toEqual({ lock: "unlocked", accountId: 10 });
  expect(sign.mock.calls).toEqual([[asking.lock === "asking" && asking.question.text]]);
  const fields = await session.holdings(collection);
  expect(fields?.ok && fields.value).toHaveLength(60);
});

test("a contract that signs in its own way is never asked", async () => {
  await using opened = await open({ isContract: async () => true });
  await opened.ask();
  expect(opened.session.get()).toMatchObject({ lock: "locked", obstacle: "unsupported-wallet" });
  expect(opened.sign).not.toHaveBeenCalled();
});

test("where nobody can tell what signs, the holder may try", async () => {
  await using opened = await open({ isContract: () => Promise.reject(new Error("no node")) });
  await opened.ask();
  expect(opened.session.get()).toMatchObject({ lock: "asking" });
});

test("a text of the account's own is put before the holder as one", async () => {
  await using opened = await open({}, "named");
  await opened.ask("named");
  expect(opened.session.get()).toMatchObject({ lock: "asking", question: { kind: "custom" } });
  expect(opened.sign).not.toHaveBeenCalled();
});

test.each([
  ["empty", "no-account"],
  ["nameless", "not-activated"],
  ["nameOnly", "frozen"],
] as const)("%s is told %s and never asked for a signature", async (name, obstacle) => {
  await using opened = await open();
  opened.session.holderIs(at(name));
  expect(await opened.settled()).toMatchObject({ lock: "locked", obstacle });
  await opened.session.unlock();
  await opened.session.consent();
  expect(opened.sign).not.toHaveBeenCalled();
  expect(opened.session.get()).toMatchObject({ lock: "locked", obstacle });
});

test("nobody's account is read before somebody looks, and then once", async () => {
  await using opened = await open();
  opened.stopLooking();
  opened.session.holderIs(at("empty"));
  expect(opened.session.get()).toMatchObject({ lock: "locked", obstacle: null, reading: false });
  expect(opened.calls).toEqual([]);
  for (const looked of [opened.session.look(), opened.session.look()]) looked();
  expect(await opened.settled()).toMatchObject({ obstacle: "no-account" });
  expect(opened.calls.map(({ path }) => path)).toEqual(["/api/v3/account"]);
  opened.session.holderIs(at("holder"));
  expect(opened.calls).toHaveLength(1);
  await opened.session.unlock();
  expect(opened.session.get()).toMatchObject({ lock: "asking" });
});

test("on another chain the account is not even read", async () => {
  await using opened = await open();
  opened.session.holderIs(at("holder", 10));
  expect(opened.session.get()).toMatchObject({ obstacle: "wrong-chain" });
  expect(opened.calls).toEqual([]);
});

test("without a holder, on another chain or without an account unlocking is not ready, and asks nobody", async () => {
  await using opened = await open();
  const { session, calls, sign } = opened;
  for (const [holder, obstacle] of [
    [null, "no-wallet"],
    [at("holder", 10), "wrong-chain"],
    [at("empty"), "no-account"],
  ] as const) {
    session.holderIs(holder);
    await opened.settled();
    const read = calls.length;
    await session.unlock();
    expect(session.get()).toMatchObject({ lock: "locked", obstacle });
    expect(calls).toHaveLength(read);
  }
  expect(sign).not.toHaveBeenCalled();
});

test("an account by passkey is told so: nothing is read, nothing is asked", async () => {
  await using opened = await open();
  opened.session.holderIs({ ...at("holder"), byPasskey: true });
  expect(opened.session.get()).toMatchObject({ lock: "locked", obstacle: "passkey" });
  await opened.session.unlock();
  expect(opened.session.get()).toMatchObject({ lock: "locked", obstacle: "passkey" });
  expect(opened.calls).toEqual([]);
});

test("a closed exchange is never called", async () => {
  await using opened = await open({ client: null });
  opened.session.holderIs(at("holder"));
  await opened.session.unlock();
  expect(opened.session.get()).toMatchObject({ lock: "locked", obstacle: "closed" });
  expect(opened.calls).toEqual([]);
});

test("a wrong key is told and never sent", async () => {
  await using opened = await open({}, "liar");
  const { session, calls } = opened;
  await opened.ask();
  await session.consent();
  expect(session.get()).toMatchObject({ lock: "locked", notice: "other-key" });
  await session.unlock();
  await session.consent();
  expect(session.get()).toMatchObject({ lock: "locked", notice: "other-key" });
  expect(calls.map(({ path }) => path)).not.toContain("/api/v3/apiKey");
});

test("a wallet whose signatures change is recognised at the second one", async () => {
  let signatures = 0;
  const sign = async () => {
    signatures += 1;
    return { ok: true as const, signature: `0x${String(signatures).repeat(130)}` };
  };
  await using opened = await open({ sign });
  opened.session.holderIs(at("holder"));
  await opened.settled();
  for (const notice of ["other-key", "changing-signatures"]) {
    await opened.session.unlock();
    await opened.session.consent();
    expect(opened.session.get()).toMatchObject({ notice });
  }
});

test.each([
  ["rejected", "rejected"],
  ["failed", "sign-failed"],
] as const)("a signature that is %s leaves the session locked", async (reason, notice) => {
  await using opened = await open({ sign: async () => ({ ok: false, reason }) });
  await opened.ask();
  await opened.session.consent();
  expect(opened.session.get()).toMatchObject({ lock: "locked", notice });
});

test("a hostile text is never put before a wallet", async () => {
  await using opened = await open();
  opened.session.holderIs(at("holder"));
  await opened.settled();
  const account = opened.exchange.accounts.find(({ accountId }) => accountId === 10)!;
  const seed = account.keySeed;
  account.keySeed = "farm.example wants you to sign in with your Ethereum account:";
  await opened.session.unlock();
  account.keySeed = seed;
  expect(opened.session.get()).toMatchObject({ lock: "locked", obstacle: "refused-message" });
  expect(opened.sign).not.toHaveBeenCalled();
});

test.each(["delay", "error-500", "html", "drop-connection"] as const)(
  "an exchange that fails (%s) is told as unavailable, and works once it is back",
  async (kind) => {
    await using opened = await open();
    const { session, exchange } = opened;
    exchange.faults.set("/api/v3", kind === "delay" ? { kind, ms: 2_000 } : { kind });
    session.holderIs(at("holder"));
    expect(await opened.settled()).toMatchObject({ lock: "locked", notice: "unavailable" });
    expect(opened.logged).toHaveLength(1);
    expect(opened.logged[0]).toMatch(/^The exchange account could not be read: /);
    await session.unlock();
    expect(session.get()).toMatchObject({ lock: "locked", notice: "unavailable" });
    exchange.faults.clear();
    await session.unlock();
    await session.consent();
    expect(session.get().lock).toBe("unlocked");
  },
);

test.each([
  ["disconnecting", null],
  ["another address", at("named")],
  ["another chain", at("holder", 10)],
])("%s locks, and nothing can be listed any more", async (_, next) => {
  await using opened = await unlocked();
  opened.session.holderIs(next);
  expect(opened.session.get().lock).toBe("locked");
  expect(await opened.session.holdings(collection)).toBeNull();
});

test("locking on demand leaves an account that can be unlocked again", async () => {
  await using opened = await unlocked();
  opened.session.lock();
  expect(opened.session.get()).toMatchObject({ lock: "locked", obstacle: null });
  expect(await opened.session.holdings(collection)).toBeNull();
  await opened.session.unlock();
  await opened.session.consent();
  expect(opened.session.get().lock).toBe("unlocked");
});

test("an answer for an earlier holder is dropped", async () => {
  let finish: (signature: { ok: true; signature: string }) => void = () => {};
  const sign = () =>
    new Promise<{ ok: true; signature: string }>((resolve) => {
      finish = resolve;
    });
  await using opened = await open({ sign });
  const { session } = opened;
  await opened.ask();
  const late = session.consent();
  await vi.waitFor(() => expect(session.get()).toMatchObject({ stage: "signing" }));
  session.holderIs(at("empty"));
  finish({ ok: true, signature: `0x${"1".repeat(130)}` });
  await late;
  expect(await opened.settled()).toMatchObject({ lock: "locked", obstacle: "no-account" });
  expect(opened.calls.map(({ path }) => path)).not.toContain("/api/v3/apiKey");
});

test("neither secret nor API key can be found in what the session shows or logs", async () => {
  await using opened = await unlocked();
  const signature = await privateKeyToAccount(devAccounts.holder.privateKey).signMessage({
    message: opened.sign.mock.calls[0]![0],
  });
  const { exchange, session, logged, calls } = opened;
  const account = exchange.accounts.find(({ accountId }) => accountId === 10)!;
  const pair = protocol.findMatchingKey(signature, {
    x: BigInt(account.publicKey.x),
    y: BigInt(account.publicKey.y),
  });
  const secret = pair.ok ? pair.value.secret : 0n;
  await session.holdings(collection);
  const apiKey = calls.at(-1)!.headers.get("X-API-KEY")!;
  expect(apiKey).toMatch(/^[0-9a-f]{64}$/);
  const shown = JSON.stringify([session.get(), Object.entries(session), logged]);
  for (const hidden of [secret.toString(), secret.toString(16), apiKey, signature]) {
    expect(shown).not.toContain(hidden);
  }
});
