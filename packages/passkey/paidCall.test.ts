// Proves each step of a paid call, and that what comes late or twice changes nothing.
import { zeroAddress } from "viem";
import { expect, test } from "vitest";
import {
  type PaidCallEvent,
  type PaidCallFault,
  type PaidCallState,
  type Payer,
  type Quote,
  quoting,
  reducePaidCall,
} from "./paidCall.ts";

const quote: Quote = { isDeployed: false, nonce: 0n, owners: [zeroAddress], cost: 500n };
const payer: Payer = { wallet: "rdns", name: "Rainbow", address: zeroAddress, balance: 501n };
const after = (...events: PaidCallEvent[]) => events.reduce<PaidCallState>(reducePaidCall, quoting);

const quoted: PaidCallEvent = { type: "quoted", quote };
const choose: PaidCallEvent = { type: "choose", wallet: "rdns" };
const connected: PaidCallEvent = { type: "connected", payer };
const confirm: PaidCallEvent = { type: "confirm" };
const signed: PaidCallEvent = { type: "signed", signature: "0x51" };
const sent: PaidCallEvent = { type: "sent", hash: "0xab" };
const refused = (fault: PaidCallFault): PaidCallEvent => ({ type: "refused", fault });
const no: PaidCallFault = { of: "payer", fault: "rejected" };

test("from the cost to what was sent, by two confirmations", () => {
  expect(after(quoted)).toEqual({ is: "choosing", quote, fault: null });
  expect(after(quoted, choose)).toEqual({ is: "connecting", quote, wallet: "rdns", uri: null });
  expect(after(quoted, choose, connected)).toEqual({
    is: "ready",
    quote,
    payer,
    signature: null,
    fault: null,
  });
  expect(after(quoted, choose, connected, confirm)).toEqual({ is: "signing", quote, payer });
  const asking = after(quoted, choose, connected, confirm, signed);
  expect(asking).toEqual({ is: "asking", quote, payer, signature: "0x51" });
  expect(reducePaidCall(asking, sent)).toEqual({ is: "sent", payer, hash: "0xab" });
});

test("what cannot be is told before anybody is asked, and may be tried again", () => {
  for (const fault of ["unreachable", "refused", "put-out", "several"] as const) {
    expect(after({ type: "stopped", fault })).toEqual({ is: "stopped", fault });
  }
  expect(after({ type: "stopped", fault: "unreachable" }, { type: "again" })).toBe(quoting);
});

test("a code is shown while a wallet elsewhere is awaited, and another may be chosen instead", () => {
  expect(after(quoted, choose, { type: "uri", uri: "wc:1" })).toMatchObject({ uri: "wc:1" });
  expect(after(quoted, choose, { type: "another" }).is).toBe("choosing");
  expect(after(quoted, choose, refused(no))).toEqual({ is: "choosing", quote, fault: no });
});

test("a payer without money is told so and signs nothing; another may pay", () => {
  const empty = after(quoted, choose, { type: "connected", payer: { ...payer, balance: 499n } });
  expect(empty).toMatchObject({ is: "ready", fault: { of: "payer", fault: "poor" } });
  expect(reducePaidCall(empty, confirm).is).toBe("ready");
  expect(reducePaidCall(empty, { type: "another" })).toEqual({
    is: "choosing",
    quote,
    fault: null,
  });
});

test("a passkey that did not sign is asked again; a payer who said no needs no second signature", () => {
  const cancelled: PaidCallFault = { of: "passkey", fault: "cancelled" };
  const again = after(quoted, choose, connected, confirm, refused(cancelled));
  expect(again).toMatchObject({ is: "ready", signature: null, fault: cancelled });
  expect(reducePaidCall(again, confirm).is).toBe("signing");
  const rejected = after(quoted, choose, connected, confirm, signed, refused(no));
  expect(rejected).toMatchObject({ is: "ready", signature: "0x51", fault: no });
  expect(reducePaidCall(rejected, confirm)).toMatchObject({ is: "asking", signature: "0x51" });
});

test("where the account has moved on, what was signed is thrown away and the cost asked for again", () => {
  const moved = after(quoted, choose, connected, confirm, signed, { type: "moved" });
  expect(moved).toEqual({ is: "quoting", payer });
  const next = { ...quote, nonce: 1n, cost: 400n };
  expect(reducePaidCall(moved, { type: "quoted", quote: next })).toEqual({
    is: "ready",
    quote: next,
    payer,
    signature: null,
    fault: { of: "account", fault: "moved" },
  });
});

test("late answers change nothing", () => {
  const late = [quoted, connected, confirm, signed, sent, refused(no)];
  const stopped = after({ type: "stopped", fault: "several" });
  const done = after(quoted, choose, connected, confirm, signed, sent);
  for (const event of [...late, choose, { type: "another" }, { type: "moved" }] as const) {
    expect(reducePaidCall(stopped, event)).toBe(stopped);
    expect(reducePaidCall(done, event)).toBe(done);
  }
  const choosing = after(quoted);
  for (const event of late.slice(1)) expect(reducePaidCall(choosing, event)).toBe(choosing);
});
