import { fakeTime } from "@loamstead/lib/testing/fakeTime.ts";
import { parseSiweMessage } from "viem/siwe";
import { expect, it, vi } from "vitest";
import type { SignOutcome } from "../kit/authentication.ts";
import { labelOf, troublesOf } from "./signInMachine.ts";
import { aliceAccount, bobAccount } from "./testing/holders.ts";
import { createVerification, type VerifyPort } from "./verification.ts";

type FailureKind = Extract<SignOutcome, { ok: false }>["reason"]["kind"];

const minute = 60_000;
const signature = "0x5160";
const page = { host: "shop.example", uri: "https://shop.example/" };

function setUp(changes: Partial<VerifyPort> = {}) {
  const time = fakeTime();
  const issued: string[] = [];
  const port: VerifyPort = {
    async prepare(account, write) {
      const nonce = `nonce${issued.length}xyz`;
      issued.push(nonce);
      return { ok: true, message: write({ account, page, nonce, issuedAt: time.now() }) };
    },
    verify: vi.fn(async () => ({ ok: true }) as const),
    now: time.now,
    after: time.after,
    ...changes,
  };
  const verification = createVerification(port);
  const sign = vi.fn(async (_: string): Promise<SignOutcome> => ({ ok: true, signature }));
  const shown = () => [labelOf(verification.state()), ...troublesOf(verification.state())];
  return { time, issued, port, verification, sign, shown };
}

async function opened(changes: Partial<VerifyPort> = {}) {
  const world = setUp(changes);
  world.verification.open(aliceAccount);
  await world.time.settle();
  return world;
}

const failure = (kind: FailureKind): SignOutcome => ({ ok: false, reason: { kind, words: "" } });

it("prepares on opening, sends on the very press, and has the server verify what was signed", async () => {
  const { time, verification, port, sign, shown } = setUp();
  const seen: unknown[] = [];
  verification.subscribe(() => seen.push(shown()[0]));
  verification.open(aliceAccount);
  expect(shown()).toEqual(["preparing"]);
  await time.settle();
  verification.press(sign);
  // A phone opens its wallet only from within the press.
  expect(sign).toHaveBeenCalledOnce();
  const message = sign.mock.calls[0]![0];
  expect(parseSiweMessage(message)).toMatchObject({
    domain: page.host,
    uri: page.uri,
    nonce: "nonce0xyz",
    chainId: 1,
    issuedAt: new Date(time.now()),
  });
  await time.settle();
  expect(port.verify).toHaveBeenCalledExactlyOnceWith(message, signature);
  expect(seen).toEqual(["preparing", "send", "waiting", "verifying"]);
});

it("prepares a failed message again when pressed, and only then sends", async () => {
  const answers = [
    { ok: false, reason: "refused" },
    { ok: false, reason: "refused" },
    { ok: true, message: "Sign this" },
  ] as const;
  let asked = 0;
  const { time, verification, sign, shown } = await opened({
    prepare: async () => answers[asked++]!,
  });
  expect(shown()).toEqual(["send", "preparing"]);
  verification.press(sign);
  expect(shown()).toEqual(["preparing"]);
  verification.press(sign);
  await time.settle();
  expect([asked, shown()]).toEqual([2, ["send", "preparing"]]);
  verification.press(sign);
  await time.settle();
  expect([asked, shown()]).toEqual([3, ["send"]]);
  expect(sign).not.toHaveBeenCalled();
  verification.press(sign);
  expect(sign).toHaveBeenCalledOnce();
});

it.each<[FailureKind, "signing" | null]>([
  ["rejected", null],
  ["reset", null],
  ["busy", "signing"],
  ["timed-out", "signing"],
  ["unknown", "signing"],
])("a wallet that answers %s leaves the nonce and says %s", async (kind, error) => {
  const { time, issued, verification, sign, shown } = await opened();
  sign.mockResolvedValueOnce(failure(kind));
  verification.press(sign);
  await time.settle();
  expect(shown()).toEqual(error === null ? ["send"] : ["send", error]);
  verification.press(sign);
  expect(shown()[1]).toBeUndefined();
  expect(issued).toHaveLength(1);
});

it("after a refused signature it gets a new nonce", async () => {
  const { time, issued, verification, port, sign, shown } = await opened();
  vi.mocked(port.verify).mockResolvedValueOnce({ ok: false, reason: "refused" });
  verification.press(sign);
  await time.settle();
  expect(shown()).toEqual(["send", "verifying"]);
  verification.press(sign);
  const used = sign.mock.calls.map(([message]) => parseSiweMessage(message).nonce);
  expect(used).toEqual(issued);
  expect(new Set(used).size).toBe(2);
});

it.each(["offline", "busy", "away"] as const)(
  "a site that is %s is told, and what was signed is sent again",
  async (reason) => {
    const { time, issued, verification, port, sign, shown } = await opened();
    vi.mocked(port.verify).mockResolvedValueOnce({ ok: false, reason });
    verification.press(sign);
    await time.settle();
    expect(shown()).toEqual(["send", reason]);
    verification.press(sign);
    expect(shown()).toEqual(["verifying"]);
    await time.settle();
    expect(port.verify).toHaveBeenCalledTimes(2);
    const [first, second] = vi.mocked(port.verify).mock.calls;
    expect(second).toEqual(first);
    expect(sign).toHaveBeenCalledOnce();
    expect(issued).toHaveLength(1);
  },
);

it("what was signed too long ago is not sent again", async () => {
  const { time, issued, verification, port, sign, shown } = await opened();
  vi.mocked(port.verify).mockResolvedValueOnce({ ok: false, reason: "offline" });
  verification.press(sign);
  await time.pass(8 * minute);
  expect([issued.length, shown()]).toEqual([2, ["send", "offline"]]);
  verification.press(sign);
  expect(sign).toHaveBeenCalledTimes(2);
});

it.each([
  ["a wallet", { sign: () => Promise.reject(new Error("bug")) }],
  ["a wallet at once", { sign: throws }],
  ["the server's answer", { verify: () => Promise.reject(new Error("bug")) }],
])("what nobody thought of, in %s, is said and can be tried again", async (_, broken) => {
  const { sign: breaks, ...changes } = { sign: undefined, ...broken };
  const { time, verification, sign, shown } = await opened(changes);
  verification.press(breaks ?? sign);
  await time.settle();
  expect(shown()).toEqual(["send", "other"]);
});

function throws(): never {
  throw new Error("bug");
}

it("a message that breaks is said too, and can be tried again", async () => {
  const prepare = vi.fn(() => Promise.reject(new Error("bug")));
  const { time, verification, sign, shown } = await opened({ prepare });
  expect(shown()).toEqual(["send", "other"]);
  verification.press(sign);
  await time.settle();
  expect(prepare).toHaveBeenCalledTimes(2);
});

it("takes a new nonce before the old one is too old, also when it aged in the wallet", async () => {
  const { time, issued, verification, sign, shown } = setUp();
  verification.open(aliceAccount);
  await time.pass(6 * minute);
  expect(issued).toHaveLength(1);
  await time.pass(2 * minute);
  expect(issued).toHaveLength(2);
  const answer = Promise.withResolvers<SignOutcome>();
  verification.press(() => answer.promise);
  await time.pass(9 * minute);
  expect(shown()).toEqual(["waiting"]);
  answer.resolve(failure("rejected"));
  await time.settle();
  verification.press(sign);
  expect(parseSiweMessage(sign.mock.calls[0]![0]).nonce).toBe("nonce2xyz");
});

it("what the wallet says after closing is for nobody, and opening begins anew", async () => {
  const { time, issued, verification, port, shown } = setUp();
  const answer = Promise.withResolvers<SignOutcome>();
  verification.open(aliceAccount);
  await time.settle();
  verification.press(() => answer.promise);
  verification.close();
  expect(shown()).toEqual(["preparing"]);
  verification.open(bobAccount);
  await time.settle();
  answer.resolve({ ok: true, signature });
  await time.settle();
  expect(port.verify).not.toHaveBeenCalled();
  expect(shown()).toEqual(["send"]);
  expect(issued).toHaveLength(2);
  verification.close();
  expect(time.waiting()).toBe(0);
});

it("cannot be pressed twice", async () => {
  const { time, verification, sign } = setUp();
  verification.open(aliceAccount);
  verification.press(sign);
  expect(sign).not.toHaveBeenCalled();
  await time.settle();
  verification.press(sign);
  verification.press(sign);
  await time.settle();
  verification.press(sign);
  expect(sign).toHaveBeenCalledOnce();
});
