// Tests every Back of the connect dialog, in all three layouts, and that there is always a way out.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  backFrom,
  type ConnectEvent,
  type ConnectState,
  firstState,
  liveAttempt,
  reduceConnect,
} from "./steps.ts";
import {
  absent,
  addToBrowser,
  back,
  choose,
  dialogLayouts,
  eventsToStep,
  failed,
  get,
  getApp,
  getWallet,
  goOn,
  learnEvent,
  notReady,
  onlyApp,
  onlyExtension,
  options,
  passkey,
  rainbowOption,
  retry,
  runConnectEvents,
  safeOption,
  uri,
} from "./testing/stepEvents.ts";
import { titleOf } from "./titleOf.ts";

describe("Back", () => {
  test.each([
    ["wide", "GET", "NONE"],
    ["wide", "PASSKEY", "NONE"],
    ["wide", "CONNECT", null],
    ["wide", "DOWNLOAD_OPTIONS", "GET"],
    ["wide", "DOWNLOAD", "DOWNLOAD_OPTIONS"],
    ["wide", "INSTRUCTIONS_MOBILE", "DOWNLOAD"],
    ["wide", "INSTRUCTIONS_EXTENSION", "DOWNLOAD_OPTIONS"],
    ["compact", "LEARN_COMPACT", "NONE"],
    ["compact", "GET", "LEARN_COMPACT"],
    ["compact", "PASSKEY", "NONE"],
    ["compact", "CONNECT", "NONE"],
    ["compact", "DOWNLOAD_OPTIONS", "GET"],
    ["compact", "DOWNLOAD", "DOWNLOAD_OPTIONS"],
    ["compact", "INSTRUCTIONS_MOBILE", "DOWNLOAD"],
    ["compact", "INSTRUCTIONS_EXTENSION", "DOWNLOAD_OPTIONS"],
    ["mobile", "GET", "NONE"],
    ["mobile", "PASSKEY", "NONE"],
    ["mobile", "CONNECT", "NONE"],
    ["mobile", "DOWNLOAD_OPTIONS", "GET"],
    ["mobile", "DOWNLOAD", "DOWNLOAD_OPTIONS"],
    ["mobile", "INSTRUCTIONS_MOBILE", "DOWNLOAD"],
    ["mobile", "INSTRUCTIONS_EXTENSION", "DOWNLOAD_OPTIONS"],
  ] as const)("%s: from %s to %s", (layout, from, to) => {
    const state = runConnectEvents(layout, ...eventsToStep[from]!);
    expect(state.step.is).toBe(from);
    expect(backFrom(state)?.is ?? null).toBe(to);
    expect(reduceConnect(state, back).step.is).toBe(to ?? from);
  });

  test.each(dialogLayouts)("%s: there is none at the beginning", (layout) => {
    expect(backFrom(firstState(layout))).toBeNull();
  });

  test("leads from an installation to where it began", () => {
    const fromList = runConnectEvents("wide", choose(absent));
    expect(fromList.step.is).toBe("DOWNLOAD_OPTIONS");
    expect(reduceConnect(fromList, back).step).toEqual({ is: "NONE" });
    const fromGet = runConnectEvents("wide", get, choose(absent), back);
    expect(fromGet.step).toEqual({ is: "GET" });
    const fromCode = runConnectEvents(
      "wide",
      choose(rainbowOption),
      uri(),
      getWallet(rainbowOption),
    );
    expect(reduceConnect(fromCode, back).step).toEqual(
      runConnectEvents("wide", choose(rainbowOption), uri()).step,
    );
  });

  test("leads from the passkey to where the way to it began", () => {
    expect(runConnectEvents("wide", get, passkey, back).step).toEqual({ is: "GET" });
    expect(runConnectEvents("compact", learnEvent, passkey, back).step).toEqual({
      is: "LEARN_COMPACT",
    });
    const grown = runConnectEvents(
      "compact",
      learnEvent,
      passkey,
      { type: "layout", layout: "wide" },
      back,
    );
    expect(grown.step).toEqual({ is: "NONE" });
  });

  test("leads past the options where there is only one", () => {
    expect(runConnectEvents("wide", get, getWallet(onlyApp)).step.is).toBe("DOWNLOAD");
    expect(runConnectEvents("wide", get, getWallet(onlyApp), back).step.is).toBe("GET");
  });

  test("ends the attempt that it leaves, but not one that it returns to", () => {
    expect(liveAttempt(runConnectEvents("compact", choose(rainbowOption), uri(), back))).toBeNull();
    expect(
      liveAttempt(
        runConnectEvents("wide", choose(rainbowOption), uri(), getWallet(rainbowOption), back),
      )?.no,
    ).toBe(1);
    expect(liveAttempt(runConnectEvents("wide", get, choose(rainbowOption), back))).toBeNull();
  });
});

test("whatever happens, there is a title and a way out", () => {
  const wallet = fc.constantFrom(
    ...options(),
    absent,
    onlyApp,
    onlyExtension,
    notReady(onlyApp),
    notReady(safeOption),
  );
  const no = fc.integer({ min: 1, max: 4 });
  const event: fc.Arbitrary<ConnectEvent> = fc.oneof(
    fc.constantFrom(learnEvent, get, passkey, getApp, addToBrowser, goOn, back, retry),
    fc.record({
      type: fc.constantFrom("choose", "getWallet"),
      wallet,
    }) as fc.Arbitrary<ConnectEvent>,
    fc.record({ type: fc.constant("patience"), no }) as fc.Arbitrary<ConnectEvent>,
    fc.record({ type: fc.constant("uri"), no, uri: fc.string() }) as fc.Arbitrary<ConnectEvent>,
    no.map(failed),
    fc.constantFrom<ConnectEvent>({ type: "closed" }, { type: "layout", layout: "compact" }),
    fc.constantFrom<ConnectEvent>({ type: "layout", layout: "wide" }),
  );
  forAll(
    { numRuns: 500 },
    [fc.constantFrom(...dialogLayouts), fc.array(event, { maxLength: 25 })],
    (layout, events) => {
      let state: ConnectState = runConnectEvents(layout, ...events);
      expect(titleOf(state)).not.toBe("");
      for (let pressed = 0; pressed < 6; pressed += 1) state = reduceConnect(state, back);
      // In the wide layout the list stands beside the panel of a wallet, and is the way out.
      const ends = state.layout === "wide" ? ["NONE", "CONNECT"] : ["NONE"];
      expect(ends).toContain(state.step.is);
      expect(liveAttempt(state) === null || state.layout === "wide" || state.asked).toBeTruthy();
    },
  );
});
