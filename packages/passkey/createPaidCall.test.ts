// Proves that chain, payer and passkey are asked in turn, each only when it is due, and that leaving calls them off.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { type Address, type Hex, zeroAddress } from "viem";
import { expect, test, vi } from "vitest";
import { passkeyAccountOf } from "./account.ts";
import { openAssertion } from "./assertion.ts";
import { createPaidCall, type PaidCallPort } from "./createPaidCall.ts";
import { callChallenge, multicall, ownerCall } from "./ownCalls.ts";
import type { Payer, Quote } from "./paidCall.ts";
import { sharedSigner } from "./plan.ts";
import type { SafeCall } from "./safeTransaction.ts";
import { signerCall, signerOf } from "./signerContract.ts";
import { softPasskey } from "./testing/softPasskey.ts";

const soft = softPasskey();
const account = passkeyAccountOf(soft.key);
const call = ownerCall(account, zeroAddress);
const quote: Quote = { isDeployed: false, nonce: 0n, owners: [sharedSigner], cost: 5n };
const payer: Payer = { wallet: "rdns", name: "Rainbow", address: zeroAddress, balance: 9n };

function open(given: Partial<PaidCallPort> = {}) {
  const port = {
    authenticator: {
      get: vi.fn(async ({ challenge }: { challenge?: Hex }) => {
        const assertion = soft.sign(challenge!);
        const opened = openAssertion(assertion);
        if (!opened.ok) throw new Error(opened.reason);
        return accept({ assertion, opened: opened.value });
      }),
    },
    passkey: { id: soft.id, account, owner: sharedSigner as Address },
    chainId: 1,
    call,
    quote: vi.fn(async () => accept(quote)),
    connect: vi.fn(async () => accept(payer)),
    nonce: vi.fn(async () => 0n),
    send: vi.fn(async () => accept<Hex>("0xab")),
    ...given,
  };
  const paid = createPaidCall(port);
  paid.begin();
  const comes = (is: string) => vi.waitFor(() => expect(paid.state().is).toBe(is));
  return { paid, port, comes };
}

async function ready(given?: Partial<PaidCallPort>) {
  const opened = open(given);
  await opened.comes("choosing");
  opened.paid.choose("rdns");
  await opened.comes("ready");
  return opened;
}

test("the passkey signs this very call, and the payer sends it with what deploys the account, in one", async () => {
  const { paid, port, comes } = await ready();
  expect(port.authenticator.get).not.toHaveBeenCalled();
  paid.press("confirm");
  // In the press itself: browsers let nobody else ask.
  expect(port.authenticator.get).toHaveBeenCalledWith(
    expect.objectContaining({ id: soft.id, challenge: callChallenge(account, 1, 0n, call) }),
  );
  await comes("sent");
  expect(port.send).toHaveBeenCalledExactlyOnceWith(payer, {
    to: multicall,
    data: expect.stringContaining(account.factoryData.slice(2)),
  });
  expect(paid.state()).toEqual({ is: "sent", payer, hash: "0xab" });
});

test("a further key signs by its own contract, which is made in the same transaction", async () => {
  const send = vi.fn(async (_payer: Payer, _call: SafeCall) => accept<Hex>("0xab"));
  const { paid, comes } = await ready({
    send,
    passkey: { id: soft.id, account: { address: account.address }, owner: signerOf(soft.key) },
    before: [signerCall(soft.key)],
    quote: async () => accept({ ...quote, isDeployed: true }),
  });
  paid.press("confirm");
  await comes("sent");
  const { to, data } = send.mock.lastCall![1];
  const sent = data.toLowerCase();
  expect(to).toBe(multicall);
  expect(sent).toContain(signerCall(soft.key).data.slice(2));
  expect(sent).toContain(signerOf(soft.key).slice(2).toLowerCase());
  expect(sent).not.toContain(sharedSigner.slice(2).toLowerCase());
});

test("an account that stands is called alone", async () => {
  const { paid, port, comes } = await ready({
    quote: async () => accept({ ...quote, isDeployed: true }),
  });
  paid.press("confirm");
  await comes("sent");
  expect(port.send).toHaveBeenCalledWith(payer, expect.objectContaining({ to: account.address }));
});

test("a nonce that was used meanwhile is noticed before the payer pays for nothing", async () => {
  let quoted = quote;
  const { paid, port, comes } = await ready({
    nonce: async () => 1n,
    quote: async () => accept(quoted),
  });
  quoted = { ...quote, nonce: 1n, isDeployed: true };
  paid.press("confirm");
  await vi.waitFor(() => expect(paid.state()).toMatchObject({ fault: { fault: "moved" } }));
  expect(port.send).not.toHaveBeenCalled();
  paid.press("confirm");
  await comes("sent");
  expect(port.authenticator.get).toHaveBeenCalledTimes(2);
});

test("refusals and exceptions of each are told as theirs", async () => {
  const away = open({ quote: () => Promise.reject(new Error("no node")) });
  await away.comes("stopped");
  expect(away.paid.state()).toEqual({ is: "stopped", fault: "unreachable" });
  away.port.quote = async () => accept(quote);
  away.paid.press("again");
  await away.comes("choosing");

  const no = open({ connect: async () => refuse("rejected") });
  await no.comes("choosing");
  no.paid.choose("rdns");
  await vi.waitFor(() =>
    expect(no.paid.state()).toMatchObject({ fault: { of: "payer", fault: "rejected" } }),
  );

  const cancelled = await ready({ authenticator: { get: async () => refuse("cancelled") } });
  cancelled.paid.press("confirm");
  await vi.waitFor(() =>
    expect(cancelled.paid.state()).toMatchObject({ fault: { of: "passkey", fault: "cancelled" } }),
  );

  const lost = await ready({ send: () => Promise.reject(new Error("gone")) });
  lost.paid.press("confirm");
  await vi.waitFor(() =>
    expect(lost.paid.state()).toMatchObject({
      is: "ready",
      fault: { of: "payer", fault: "unreachable" },
    }),
  );
});

test("whoever leaves calls off what is asked, and hears of nothing that comes after", async () => {
  let asked: AbortSignal | undefined;
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof accept<Payer>>>();
  const { paid, comes } = open({
    connect: (_, { onUri, signal }) => {
      asked = signal;
      onUri("wc:code");
      return promise;
    },
  });
  await comes("choosing");
  paid.choose("walletConnect");
  expect(paid.state()).toMatchObject({ uri: "wc:code" });
  paid.leave();
  expect(asked?.aborted).toBe(true);
  resolve(accept(payer));
  await promise;
  expect(paid.state().is).toBe("connecting");
});
