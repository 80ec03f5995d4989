// Tests that an attempt is begun once, is heard while it matters, and is cancelled only by the visitor.
import { expect, test, vi } from "vitest";
import type { WalletFailure } from "../core/failures/walletFailure.ts";
import { buildWalletList } from "../wallets/buildWalletList.ts";
import { popularWallets } from "../wallets/popularWallets.ts";
import type { Attempt } from "./steps.ts";
import { texts } from "./strings.ts";
import { desktop, fakeKit } from "./testing/fakeKit.ts";
import { attemptRunner } from "./useConnectSteps.ts";

const rainbow = buildWalletList(popularWallets, [], [], desktop)
  .flatMap(({ wallets }) => wallets)
  .find(({ id }) => id === "rainbow")!;
const attempt = (no: number): Attempt => ({ no, wallet: rainbow, phase: { is: "asked" } });
const failure: WalletFailure = { kind: "unreachable", words: "The relay is away." };

function open(given: Parameters<typeof fakeKit>[0] = {}, isPhone = false) {
  const { kit, asked } = fakeKit(given);
  const tell = {
    uri: vi.fn(),
    failed: vi.fn(),
    connected: vi.fn(),
    notLoaded: () => texts.english.notLoaded,
  };
  return { runner: attemptRunner(() => kit.core(), isPhone, tell), tell, asked };
}
async function begun(isPhone?: boolean) {
  const all = open({}, isPhone);
  all.runner.follow(attempt(1));
  await vi.waitFor(() => expect(all.asked).toHaveLength(1));
  return { ...all, first: all.asked[0]! };
}

test("asks for the wallet by its route, once", async () => {
  const { runner, asked, first } = await begun();
  runner.follow({ ...attempt(1), phase: { is: "paired", uri: "wc:1" } });
  expect(first).toMatchObject({
    route: { kind: "walletConnect" },
    wallet: { id: "rainbow", name: "Rainbow", icon: rainbow.iconUrl },
  });
  expect(first.app).toBeUndefined();
  expect(asked).toHaveLength(1);
});

test("on a phone it tells which app is to be opened for later requests", async () => {
  const { first } = await begun(true);
  expect(first.app).toEqual({ link: "rainbow://" });
});

test("tells codes, the failure and the success", async () => {
  const one = await begun();
  one.first.onUri!("wc:1");
  one.first.answer({ ok: false, reason: failure });
  await vi.waitFor(() => expect(one.tell.failed).toHaveBeenCalledWith(1, failure));
  expect(one.tell.uri).toHaveBeenCalledWith(1, "wc:1");

  const two = await begun();
  two.first.answer({ ok: true });
  await vi.waitFor(() => expect(two.tell.connected).toHaveBeenCalledWith(rainbow));
  two.runner.follow(attempt(1));
  two.runner.leave();
  expect(two.asked).toHaveLength(1);
  expect(two.first.cancel).not.toHaveBeenCalled();
});

test("an attempt that is left is cancelled, and not heard any more", async () => {
  const { runner, tell, asked, first } = await begun();
  runner.follow(attempt(2));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(first.cancel).toHaveBeenCalledOnce();
  first.onUri!("wc:late");
  first.answer({ ok: true });
  runner.follow(null);
  expect(asked[1]!.cancel).toHaveBeenCalledOnce();
  asked[1]!.answer({ ok: false, reason: failure });
  await Promise.resolve();
  for (const heard of [tell.uri, tell.failed, tell.connected]) expect(heard).not.toHaveBeenCalled();
});

test("one that is left before the core is there is never begun", async () => {
  const { promise, resolve } = Promise.withResolvers<never>();
  const connect = vi.fn();
  const { runner } = open({ core: () => promise });
  runner.follow(attempt(1));
  runner.leave();
  resolve({ connect } as never);
  await promise;
  expect(connect).not.toHaveBeenCalled();
});

test("one that is let go is not cancelled: it has succeeded", async () => {
  const { runner, tell, first } = await begun();
  runner.letGo();
  runner.follow(null);
  expect(first.cancel).not.toHaveBeenCalled();
  first.answer({ ok: true });
  await vi.waitFor(() => expect(tell.connected).toHaveBeenCalledOnce());
});

test("a core that cannot be fetched is a failure in words, and is asked for again", async () => {
  const core = vi.fn().mockRejectedValue(new Error("offline"));
  const { runner, tell } = open({ core });
  runner.follow(attempt(1));
  await vi.waitFor(() => expect(tell.failed.mock.lastCall?.[1].kind).toBe("unreachable"));
  expect(tell.failed.mock.lastCall?.[1].words).not.toBe("");
  runner.follow(attempt(2));
  expect(core).toHaveBeenCalledTimes(2);
});
