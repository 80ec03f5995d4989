import { expect, test } from "vitest";
import {
  choosing,
  reduceSending,
  type SendEvent,
  type SendPlan,
  type SendState,
} from "./sendSteps.ts";

const plan: SendPlan = { to: { address: `0x${"a".repeat(40)}`, isContract: false }, fee: 21n };
const hash = `0x${"1".repeat(64)}` as const;
const text = "rowan.eth";
const after = (...events: SendEvent[]) => events.reduce<SendState>(reduceSending, choosing);

const written: SendEvent = { type: "write", text };
const check: SendEvent = { type: "check" };
const checked: SendEvent = { type: "checked", plan };
const send: SendEvent = { type: "send" };
const failed: SendEvent = { type: "failed", failure: { kind: "rejected" } };

test("from what is written to what was sent", () => {
  expect(after(written)).toEqual({ ...choosing, text });
  expect(after(written, check)).toEqual({ is: "checking", text });
  expect(after(written, check, checked)).toEqual({ is: "summary", text, plan, failure: null });
  expect(after(written, check, checked, send)).toEqual({ is: "asking", text, plan });
  expect(after(written, check, checked, send, { type: "sent", hash })).toEqual({
    is: "sent",
    plan,
    hash,
  });
});

test("what is wrong is told where it can be mended, and gone with the next word", () => {
  const wrong = after(written, check, { type: "fault", fault: "own" });
  expect(wrong).toEqual({ ...choosing, text, fault: "own" });
  expect(reduceSending(wrong, { type: "write", text: "x" })).toEqual({ ...choosing, text: "x" });
  expect(after(written, check, failed)).toMatchObject({
    is: "choosing",
    text,
    failure: { kind: "rejected" },
  });
  expect(after(written, check, checked, send, failed)).toMatchObject({
    is: "summary",
    failure: { kind: "rejected" },
  });
  expect(after(written, check, checked, send, failed, send)).toEqual({ is: "asking", text, plan });
});

test("back leads to what was written, and never out of the wallet's hands", () => {
  expect(after(written, check, checked, { type: "back" })).toEqual({ ...choosing, text });
  expect(after(written, check, checked, send, { type: "back" }).is).toBe("asking");
});

test("whoever left begins anew", () => {
  expect(after(written, check, checked, { type: "again" })).toEqual(choosing);
});

test("late answers change nothing", () => {
  const back = after(written, check, { type: "back" });
  for (const late of [checked, failed, send, { type: "sent", hash } as const]) {
    expect(reduceSending(back, late)).toEqual(back);
  }
  const sent = after(written, check, checked, send, { type: "sent", hash });
  for (const late of [written, check, checked, failed, send, { type: "back" } as const]) {
    expect(reduceSending(sent, late)).toEqual(sent);
  }
});
