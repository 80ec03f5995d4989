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
  step,
} from "./steps.ts";
import {
  absent,
  addToBrowser,
  back,
  choose,
  failed,
  get,
  getApp,
  getWallet,
  goOn,
  layouts,
  learn,
  notReady,
  onlyApp,
  onlyExtension,
  options,
  passkey,
  rainbow,
  retry,
  run,
  safe,
  uri,
  ways,
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
    const state = run(layout, ...ways[from]!);
    expect(state.step.is).toBe(from);
    expect(backFrom(state)?.is ?? null).toBe(to);
    expect(step(state, back).step.is).toBe(to ?? from);
  });

  test.each(layouts)("%s: there is none at the beginning", (layout) => {
    expect(backFrom(firstState(layout))).toBeNull();
  });

  test("leads from an installation to where it began", () => {
    const fromList = run("wide", choose(absent));
    expect(fromList.step.is).toBe("DOWNLOAD_OPTIONS");
    expect(step(fromList, back).step).toEqual({ is: "NONE" });
    const fromGet = run("wide", get, choose(absent), back);
    expect(fromGet.step).toEqual({ is: "GET" });
    const fromCode = run("wide", choose(rainbow), uri(), getWallet(rainbow));
    expect(step(fromCode, back).step).toEqual(run("wide", choose(rainbow), uri()).step);
  });

  test("leads from the passkey to where the way to it began", () => {
    expect(run("wide", get, passkey, back).step).toEqual({ is: "GET" });
    expect(run("compact", learn, passkey, back).step).toEqual({ is: "LEARN_COMPACT" });
    const grown = run("compact", learn, passkey, { type: "layout", layout: "wide" }, back);
    expect(grown.step).toEqual({ is: "NONE" });
  });

  test("leads past the options where there is only one", () => {
    expect(run("wide", get, getWallet(onlyApp)).step.is).toBe("DOWNLOAD");
    expect(run("wide", get, getWallet(onlyApp), back).step.is).toBe("GET");
  });

  test("ends the attempt that it leaves, but not one that it returns to", () => {
    expect(liveAttempt(run("compact", choose(rainbow), uri(), back))).toBeNull();
    expect(liveAttempt(run("wide", choose(rainbow), uri(), getWallet(rainbow), back))?.no).toBe(1);
    expect(liveAttempt(run("wide", get, choose(rainbow), back))).toBeNull();
  });
});

test("whatever happens, there is a title and a way out", () => {
  const wallet = fc.constantFrom(
    ...options(),
    absent,
    onlyApp,
    onlyExtension,
    notReady(onlyApp),
    notReady(safe),
  );
  const no = fc.integer({ min: 1, max: 4 });
  const event: fc.Arbitrary<ConnectEvent> = fc.oneof(
    fc.constantFrom(learn, get, passkey, getApp, addToBrowser, goOn, back, retry),
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
    [fc.constantFrom(...layouts), fc.array(event, { maxLength: 25 })],
    (layout, events) => {
      let state: ConnectState = run(layout, ...events);
      expect(titleOf(state)).not.toBe("");
      for (let pressed = 0; pressed < 6; pressed += 1) state = step(state, back);
      // In the wide layout the list stands beside the panel of a wallet, and is the way out.
      const ends = state.layout === "wide" ? ["NONE", "CONNECT"] : ["NONE"];
      expect(ends).toContain(state.step.is);
      expect(liveAttempt(state) === null || state.layout === "wide" || state.asked).toBeTruthy();
    },
  );
});
