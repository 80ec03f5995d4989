// Tests every way on through the connect dialog, in all three layouts.
import { describe, expect, test } from "vitest";
import { passkeyWallet } from "../passkey/passkeyWallet.ts";
import { firstState, liveAttempt, step } from "./steps.ts";
import { iPhone } from "./testing/fakeKit.ts";
import {
  absent,
  addToBrowser,
  back,
  choose,
  coinbase,
  failed,
  failure,
  get,
  getWallet,
  goOn,
  layouts,
  learn,
  metaMask,
  named,
  notReady,
  onlyApp,
  onlyExtension,
  passkey,
  patience,
  rainbow,
  retry,
  run,
  safe,
  uri,
  ways,
} from "./testing/stepEvents.ts";
import { titleOf } from "./titleOf.ts";

describe("choosing a wallet that is ready", () => {
  test.each(layouts)("%s: shows it only after a moment", (layout) => {
    const asked = run(layout, choose(coinbase));
    expect(asked.step.is).toBe("NONE");
    expect(liveAttempt(asked)).toMatchObject({ no: 1, wallet: coinbase, phase: { is: "asked" } });
    const shown = step(asked, patience());
    expect(shown).toMatchObject({ asked: null, step: { is: "CONNECT", wallet: coinbase } });
    expect(liveAttempt(shown)?.no).toBe(1);
  });

  test.each(layouts)("%s: shows a code, a new code and a failure at once", (layout) => {
    const code = run(layout, choose(rainbow), uri(1, "wc:1"));
    expect(code.step).toMatchObject({ attempt: { phase: { is: "paired", uri: "wc:1" } } });
    const newCode = step(code, uri(1, "wc:2"));
    expect(newCode.step).toMatchObject({ attempt: { phase: { uri: "wc:2" } } });
    const refused = run(layout, choose(rainbow), failed());
    expect(refused.step).toMatchObject({ is: "CONNECT", attempt: { phase: { failure } } });
  });

  test("another one takes its place, and what the first still says is not heard", () => {
    const second = run("wide", choose(rainbow), uri(), choose(coinbase));
    expect(liveAttempt(second)).toMatchObject({ no: 2, wallet: coinbase });
    for (const late of [uri(1), failed(1), patience(1)]) expect(step(second, late)).toBe(second);
    expect(step(second, patience(2)).step).toMatchObject({ wallet: coinbase });
  });

  test("the same one again goes on with it, unless it has failed", () => {
    const asked = run("wide", choose(rainbow));
    expect(step(asked, choose(rainbow))).toBe(asked);
    const elsewhere = run("wide", choose(rainbow), uri(), getWallet(rainbow), choose(rainbow));
    expect(elsewhere.step).toEqual(run("wide", choose(rainbow), uri()).step);
    expect(liveAttempt(run("wide", choose(rainbow), failed(), choose(rainbow)))?.no).toBe(2);
  });

  test("a code that comes after a failure is not shown", () => {
    const refused = run("wide", choose(rainbow), failed());
    expect(step(refused, uri())).toBe(refused);
  });

  test("RETRY asks again, and only after a failure", () => {
    const again = run("wide", choose(rainbow), failed(), retry);
    expect(liveAttempt(again)).toMatchObject({ no: 2, phase: { is: "asked" } });
    expect(again.step.is).toBe("CONNECT");
    const waiting = run("wide", choose(rainbow), patience());
    expect(step(waiting, retry)).toBe(waiting);
    const missing = run("wide", choose(safe));
    expect(step(missing, retry)).toBe(missing);
  });

  test.each([learn, get])("going on to %j within the moment gives it up", (event) => {
    expect(liveAttempt(run("compact", choose(rainbow), event))).toBeNull();
  });
});

describe("an account by passkey", () => {
  test.each(layouts)("%s: takes the place of a wallet that is being asked", (layout) => {
    const state = run(layout, choose(rainbow), uri(), passkey);
    expect(state.step).toEqual({ is: "PASSKEY", back: "NONE" });
    expect(liveAttempt(state)).toBeNull();
    expect(step(state, passkey)).toBe(state);
  });

  test.each(layouts)("%s: connects as any wallet does, once it is there", (layout) => {
    const asked = run(layout, passkey, choose(passkeyWallet("Passkey")));
    expect(asked.step.is).toBe("PASSKEY");
    expect(liveAttempt(asked)?.wallet.way).toEqual({ kind: "passkey" });
    expect(step(asked, failed()).step).toMatchObject({ is: "CONNECT", wallet: { id: "passkey" } });
    expect(step(asked, passkey)).toBe(asked);
    expect(step(step(asked, failed()), passkey).step).toEqual({ is: "PASSKEY", back: "NONE" });
  });
});

describe("choosing a wallet that is not ready", () => {
  test("which is not available, another can be chosen or had", () => {
    for (const event of [{ type: "another" }, get] as const) {
      const is = event.type === "get" ? "GET" : "NONE";
      expect(run("wide", choose(safe), event).step).toEqual({ is });
    }
    const failing = run("mobile", choose(rainbow), failed());
    expect(step(failing, get)).toBe(failing);
    expect(liveAttempt(step(failing, { type: "another" }))).toBeNull();
    expect(titleOf(failing)).toBe("Rainbow did not connect");
    const busy = { ...failure, kind: "busy" } as const;
    const asking = run("mobile", choose(rainbow), { type: "failed", no: 1, failure: busy });
    expect(titleOf(asking)).toBe("Opening Rainbow...");
  });

  test("leads to its installation where there is one", () => {
    expect(run("wide", choose(absent)).step).toMatchObject({ is: "DOWNLOAD_OPTIONS" });
    expect(run("wide", choose(notReady(onlyApp))).step.is).toBe("DOWNLOAD_OPTIONS");
  });

  test.each(layouts)("%s: else it is told not to be available", (layout) => {
    const state = run(layout, choose(safe));
    expect(state.step).toEqual({ is: "CONNECT", wallet: safe, attempt: null });
    expect(titleOf(state)).toBe("Safe is not available");
  });

  test("on a phone it is told not to be installed", () => {
    const state = run("mobile", choose(notReady(named("metaMask", iPhone))));
    expect(titleOf(state)).toBe("MetaMask is not installed");
  });
});

describe("installing a wallet", () => {
  test("begins in the list of wallets to get, or at the code", () => {
    expect(run("wide", get, getWallet(metaMask)).step.is).toBe("DOWNLOAD_OPTIONS");
    expect(run("wide", get, getWallet(onlyExtension)).step.is).toBe("DOWNLOAD_OPTIONS");
    const atCode = run("wide", choose(rainbow), uri());
    expect(step(atCode, getWallet(rainbow)).step.is).toBe("DOWNLOAD_OPTIONS");
    expect(step(atCode, getWallet(safe))).toBe(atCode);
  });

  test("the attempt lives on meanwhile, and its news are kept", () => {
    const options = run("wide", choose(rainbow), uri(), getWallet(rainbow), uri(1, "wc:2"));
    expect(options.step.is).toBe("DOWNLOAD_OPTIONS");
    expect(step(options, back).step).toMatchObject({ attempt: { phase: { uri: "wc:2" } } });
    expect(
      run("wide", choose(rainbow), uri(), getWallet(rainbow), failed(), back).step,
    ).toMatchObject({ attempt: { phase: { failure } } });
  });

  test("an extension without instructions leads on to connecting", () => {
    const fromGet = run("wide", get, getWallet(rainbow), addToBrowser);
    expect(fromGet.step).toMatchObject({ is: "CONNECT", attempt: { phase: { is: "asked" } } });
    expect(fromGet.attempts).toBe(1);
    const fromCode = run("wide", choose(rainbow), uri(), getWallet(rainbow), addToBrowser);
    expect(fromCode.step).toEqual(run("wide", choose(rainbow), uri()).step);
    const missing = run("wide", choose({ ...absent, extension: undefined } as never));
    expect(titleOf(step(missing, addToBrowser))).toBe("MetaMask is not installed");
  });

  test("an app without instructions leads on to connecting", () => {
    const { qrCode: _, ...bare } = onlyApp;
    expect(run("wide", get, getWallet(bare), goOn).step).toMatchObject({ is: "CONNECT" });
  });

  test("after the instructions the wallet is chosen", () => {
    const state = run("wide", ...ways.INSTRUCTIONS_MOBILE!, choose(metaMask));
    expect(liveAttempt(state)).toMatchObject({ no: 1, wallet: metaMask });
  });
});

test("LEARN_COMPACT is a step only where there is one pane on a desk", () => {
  expect(run("compact", learn).step.is).toBe("LEARN_COMPACT");
  expect(run("wide", learn).step.is).toBe("NONE");
  expect(run("mobile", learn).step.is).toBe("NONE");
  expect(run("compact", learn, { type: "layout", layout: "wide" }).step.is).toBe("NONE");
});

test("closing forgets everything but the count", () => {
  const closed = run("wide", choose(rainbow), uri(), { type: "closed" });
  expect(closed).toEqual({ ...firstState("wide"), attempts: 1 });
});
