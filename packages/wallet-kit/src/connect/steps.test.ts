// Tests every way on through the connect dialog, in all three layouts.
import { describe, expect, test } from "vitest";
import { passkeyWallet } from "../passkey/passkeyWallet.ts";
import { firstState, liveAttempt, reduceConnect } from "./steps.ts";
import { iPhone } from "./testing/fakeKit.ts";
import {
  absent,
  addToBrowser,
  back,
  choose,
  coinbaseOption,
  dialogLayouts,
  eventsToStep,
  failed,
  failure,
  get,
  getWallet,
  goOn,
  learnEvent,
  metaMaskOption,
  notReady,
  onlyApp,
  onlyExtension,
  optionNamed,
  passkey,
  patience,
  rainbowOption,
  retry,
  runConnectEvents,
  safeOption,
  uri,
} from "./testing/stepEvents.ts";
import { titleOf } from "./titleOf.ts";

describe("choosing a wallet that is ready", () => {
  test.each(dialogLayouts)("%s: shows it only after a moment", (layout) => {
    const asked = runConnectEvents(layout, choose(coinbaseOption));
    expect(asked.step.is).toBe("NONE");
    expect(liveAttempt(asked)).toMatchObject({
      no: 1,
      wallet: coinbaseOption,
      phase: { is: "asked" },
    });
    const shown = reduceConnect(asked, patience());
    expect(shown).toMatchObject({ asked: null, step: { is: "CONNECT", wallet: coinbaseOption } });
    expect(liveAttempt(shown)?.no).toBe(1);
  });

  test.each(dialogLayouts)("%s: shows a code, a new code and a failure at once", (layout) => {
    const code = runConnectEvents(layout, choose(rainbowOption), uri(1, "wc:1"));
    expect(code.step).toMatchObject({ attempt: { phase: { is: "paired", uri: "wc:1" } } });
    const newCode = reduceConnect(code, uri(1, "wc:2"));
    expect(newCode.step).toMatchObject({ attempt: { phase: { uri: "wc:2" } } });
    const refused = runConnectEvents(layout, choose(rainbowOption), failed());
    expect(refused.step).toMatchObject({ is: "CONNECT", attempt: { phase: { failure } } });
  });

  test("another one takes its place, and what the first still says is not heard", () => {
    const second = runConnectEvents("wide", choose(rainbowOption), uri(), choose(coinbaseOption));
    expect(liveAttempt(second)).toMatchObject({ no: 2, wallet: coinbaseOption });
    for (const late of [uri(1), failed(1), patience(1)])
      expect(reduceConnect(second, late)).toBe(second);
    expect(reduceConnect(second, patience(2)).step).toMatchObject({ wallet: coinbaseOption });
  });

  test("the same one again goes on with it, unless it has failed", () => {
    const asked = runConnectEvents("wide", choose(rainbowOption));
    expect(reduceConnect(asked, choose(rainbowOption))).toBe(asked);
    const elsewhere = runConnectEvents(
      "wide",
      choose(rainbowOption),
      uri(),
      getWallet(rainbowOption),
      choose(rainbowOption),
    );
    expect(elsewhere.step).toEqual(runConnectEvents("wide", choose(rainbowOption), uri()).step);
    expect(
      liveAttempt(runConnectEvents("wide", choose(rainbowOption), failed(), choose(rainbowOption)))
        ?.no,
    ).toBe(2);
  });

  test("a code that comes after a failure is not shown", () => {
    const refused = runConnectEvents("wide", choose(rainbowOption), failed());
    expect(reduceConnect(refused, uri())).toBe(refused);
  });

  test("RETRY asks again, and only after a failure", () => {
    const again = runConnectEvents("wide", choose(rainbowOption), failed(), retry);
    expect(liveAttempt(again)).toMatchObject({ no: 2, phase: { is: "asked" } });
    expect(again.step.is).toBe("CONNECT");
    const waiting = runConnectEvents("wide", choose(rainbowOption), patience());
    expect(reduceConnect(waiting, retry)).toBe(waiting);
    const missing = runConnectEvents("wide", choose(safeOption));
    expect(reduceConnect(missing, retry)).toBe(missing);
  });

  test.each([learnEvent, get])("going on to %j within the moment gives it up", (event) => {
    expect(liveAttempt(runConnectEvents("compact", choose(rainbowOption), event))).toBeNull();
  });
});

describe("an account by passkey", () => {
  test.each(dialogLayouts)("%s: takes the place of a wallet that is being asked", (layout) => {
    const state = runConnectEvents(layout, choose(rainbowOption), uri(), passkey);
    expect(state.step).toEqual({ is: "PASSKEY", back: "NONE" });
    expect(liveAttempt(state)).toBeNull();
    expect(reduceConnect(state, passkey)).toBe(state);
  });

  test.each(dialogLayouts)("%s: connects as any wallet does, once it is there", (layout) => {
    const asked = runConnectEvents(layout, passkey, choose(passkeyWallet("Passkey")));
    expect(asked.step.is).toBe("PASSKEY");
    expect(liveAttempt(asked)?.wallet.way).toEqual({ kind: "passkey" });
    expect(reduceConnect(asked, failed()).step).toMatchObject({
      is: "CONNECT",
      wallet: { id: "passkey" },
    });
    expect(reduceConnect(asked, passkey)).toBe(asked);
    expect(reduceConnect(reduceConnect(asked, failed()), passkey).step).toEqual({
      is: "PASSKEY",
      back: "NONE",
    });
  });
});

describe("choosing a wallet that is not ready", () => {
  test("which is not available, another can be chosen or had", () => {
    for (const event of [{ type: "another" }, get] as const) {
      const is = event.type === "get" ? "GET" : "NONE";
      expect(runConnectEvents("wide", choose(safeOption), event).step).toEqual({ is });
    }
    const failing = runConnectEvents("mobile", choose(rainbowOption), failed());
    expect(reduceConnect(failing, get)).toBe(failing);
    expect(liveAttempt(reduceConnect(failing, { type: "another" }))).toBeNull();
    expect(titleOf(failing)).toBe("Rainbow did not connect");
    const busy = { ...failure, kind: "busy" } as const;
    const asking = runConnectEvents("mobile", choose(rainbowOption), {
      type: "failed",
      no: 1,
      failure: busy,
    });
    expect(titleOf(asking)).toBe("Opening Rainbow...");
  });

  test("leads to its installation where there is one", () => {
    expect(runConnectEvents("wide", choose(absent)).step).toMatchObject({ is: "DOWNLOAD_OPTIONS" });
    expect(runConnectEvents("wide", choose(notReady(onlyApp))).step.is).toBe("DOWNLOAD_OPTIONS");
  });

  test.each(dialogLayouts)("%s: else it is told not to be available", (layout) => {
    const state = runConnectEvents(layout, choose(safeOption));
    expect(state.step).toEqual({ is: "CONNECT", wallet: safeOption, attempt: null });
    expect(titleOf(state)).toBe("Safe is not available");
  });

  test("on a phone it is told not to be installed", () => {
    const state = runConnectEvents("mobile", choose(notReady(optionNamed("metaMask", iPhone))));
    expect(titleOf(state)).toBe("MetaMask is not installed");
  });
});

describe("installing a wallet", () => {
  test("begins in the list of wallets to get, or at the code", () => {
    expect(runConnectEvents("wide", get, getWallet(metaMaskOption)).step.is).toBe(
      "DOWNLOAD_OPTIONS",
    );
    expect(runConnectEvents("wide", get, getWallet(onlyExtension)).step.is).toBe(
      "DOWNLOAD_OPTIONS",
    );
    const atCode = runConnectEvents("wide", choose(rainbowOption), uri());
    expect(reduceConnect(atCode, getWallet(rainbowOption)).step.is).toBe("DOWNLOAD_OPTIONS");
    expect(reduceConnect(atCode, getWallet(safeOption))).toBe(atCode);
  });

  test("the attempt lives on meanwhile, and its news are kept", () => {
    const options = runConnectEvents(
      "wide",
      choose(rainbowOption),
      uri(),
      getWallet(rainbowOption),
      uri(1, "wc:2"),
    );
    expect(options.step.is).toBe("DOWNLOAD_OPTIONS");
    expect(reduceConnect(options, back).step).toMatchObject({
      attempt: { phase: { uri: "wc:2" } },
    });
    expect(
      runConnectEvents(
        "wide",
        choose(rainbowOption),
        uri(),
        getWallet(rainbowOption),
        failed(),
        back,
      ).step,
    ).toMatchObject({ attempt: { phase: { failure } } });
  });

  test("an extension without instructions leads on to connecting", () => {
    const fromGet = runConnectEvents("wide", get, getWallet(rainbowOption), addToBrowser);
    expect(fromGet.step).toMatchObject({ is: "CONNECT", attempt: { phase: { is: "asked" } } });
    expect(fromGet.attempts).toBe(1);
    const fromCode = runConnectEvents(
      "wide",
      choose(rainbowOption),
      uri(),
      getWallet(rainbowOption),
      addToBrowser,
    );
    expect(fromCode.step).toEqual(runConnectEvents("wide", choose(rainbowOption), uri()).step);
    const missing = runConnectEvents("wide", choose({ ...absent, extension: undefined } as never));
    expect(titleOf(reduceConnect(missing, addToBrowser))).toBe("MetaMask is not installed");
  });

  test("an app without instructions leads on to connecting", () => {
    const { qrCode: _, ...bare } = onlyApp;
    expect(runConnectEvents("wide", get, getWallet(bare), goOn).step).toMatchObject({
      is: "CONNECT",
    });
  });

  test("after the instructions the wallet is chosen", () => {
    const state = runConnectEvents(
      "wide",
      ...eventsToStep.INSTRUCTIONS_MOBILE!,
      choose(metaMaskOption),
    );
    expect(liveAttempt(state)).toMatchObject({ no: 1, wallet: metaMaskOption });
  });
});

test("LEARN_COMPACT is a step only where there is one pane on a desk", () => {
  expect(runConnectEvents("compact", learnEvent).step.is).toBe("LEARN_COMPACT");
  expect(runConnectEvents("wide", learnEvent).step.is).toBe("NONE");
  expect(runConnectEvents("mobile", learnEvent).step.is).toBe("NONE");
  expect(runConnectEvents("compact", learnEvent, { type: "layout", layout: "wide" }).step.is).toBe(
    "NONE",
  );
});

test("closing forgets everything but the count", () => {
  const closed = runConnectEvents("wide", choose(rainbowOption), uri(), { type: "closed" });
  expect(closed).toEqual({ ...firstState("wide"), attempts: 1 });
});
