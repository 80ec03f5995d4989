// Tests every transition and every Back of the connect dialog, in all three layouts.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { WalletFailure } from "../core/walletFailure.ts";
import { buildWalletList, type WalletOption } from "../wallets/buildWalletList.ts";
import { popularWallets } from "../wallets/popularWallets.ts";
import {
  backFrom,
  type ConnectEvent,
  type ConnectState,
  firstState,
  type Layout,
  liveAttempt,
  step,
} from "./steps.ts";
import { desktop, iPhone } from "./testing/fakeKit.ts";
import { titleOf } from "./titleOf.ts";

const options = (environment = desktop) =>
  buildWalletList(popularWallets, [], [], environment).flatMap(({ wallets }) => wallets);
const named = (id: string, environment = desktop) =>
  options(environment).find((wallet) => wallet.id === id)!;
const notReady = (wallet: WalletOption): WalletOption => ({ ...wallet, way: null, ready: false });

const rainbow = named("rainbow");
const metaMask = named("metaMask");
const coinbase = named("coinbase");
const walletConnect = named("walletConnect");
const safe = named("safe");
const absent = notReady(metaMask);
const onlyApp = { ...rainbow, downloads: { qrCode: "https://rainbow.download" } };
const onlyExtension = { ...metaMask, downloads: { extension: "https://metamask.io/download" } };
const failure: WalletFailure = { kind: "unreachable", words: "The relay is away." };

const run = (layout: Layout, ...events: ConnectEvent[]) => events.reduce(step, firstState(layout));
const choose = (wallet: WalletOption): ConnectEvent => ({ type: "choose", wallet });
const getWallet = (wallet: WalletOption): ConnectEvent => ({ type: "getWallet", wallet });
const patience = (no = 1): ConnectEvent => ({ type: "patience", no });
const uri = (no = 1, code = "wc:1"): ConnectEvent => ({ type: "uri", no, uri: code });
const failed = (no = 1): ConnectEvent => ({ type: "failed", no, failure });
const learn = { type: "learn" } as const;
const get = { type: "get" } as const;
const getApp = { type: "getApp" } as const;
const addToBrowser = { type: "addToBrowser" } as const;
const goOn = { type: "goOn" } as const;
const back = { type: "back" } as const;
const retry = { type: "retry" } as const;

const layouts = ["wide", "compact", "mobile"] as const;

/** The way from the beginning to each step, where the layout has it. */
const ways: Record<string, readonly ConnectEvent[]> = {
  LEARN_COMPACT: [learn],
  GET: [get],
  CONNECT: [choose(rainbow), patience()],
  DOWNLOAD_OPTIONS: [get, getWallet(metaMask)],
  DOWNLOAD: [get, getWallet(metaMask), getApp],
  INSTRUCTIONS_MOBILE: [get, getWallet(metaMask), getApp, goOn],
  INSTRUCTIONS_EXTENSION: [get, getWallet(metaMask), addToBrowser],
};

describe("Back", () => {
  test.each([
    ["wide", "GET", "NONE"],
    ["wide", "CONNECT", null],
    ["wide", "DOWNLOAD_OPTIONS", "GET"],
    ["wide", "DOWNLOAD", "DOWNLOAD_OPTIONS"],
    ["wide", "INSTRUCTIONS_MOBILE", "DOWNLOAD"],
    ["wide", "INSTRUCTIONS_EXTENSION", "DOWNLOAD_OPTIONS"],
    ["compact", "LEARN_COMPACT", "NONE"],
    ["compact", "GET", "LEARN_COMPACT"],
    ["compact", "CONNECT", "NONE"],
    ["compact", "DOWNLOAD_OPTIONS", "GET"],
    ["compact", "DOWNLOAD", "DOWNLOAD_OPTIONS"],
    ["compact", "INSTRUCTIONS_MOBILE", "DOWNLOAD"],
    ["compact", "INSTRUCTIONS_EXTENSION", "DOWNLOAD_OPTIONS"],
    ["mobile", "GET", "NONE"],
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

describe("choosing a wallet that is not ready", () => {
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
    const missing = run("wide", choose({ ...absent, ...{ extension: undefined } } as never));
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

test.each([
  ["wide", [], "What is a Wallet?"],
  ["compact", [], "Connect a Wallet"],
  ["mobile", [], "Connect a Wallet"],
  ["compact", ways.LEARN_COMPACT, "What is a Wallet?"],
  ["wide", ways.GET, "Get a Wallet"],
  ["wide", ways.CONNECT, "Scan with Rainbow"],
  ["mobile", ways.CONNECT, "Opening Rainbow..."],
  ["wide", [choose(walletConnect), patience()], "Scan with your phone"],
  ["wide", [choose(coinbase), patience()], "Opening Coinbase Wallet..."],
  ["wide", [choose(rainbow), failed()], "Opening Rainbow..."],
  ["wide", ways.DOWNLOAD_OPTIONS, "Get MetaMask"],
  ["wide", ways.DOWNLOAD, "Install MetaMask"],
  ["wide", [get, getWallet(coinbase), addToBrowser], "Get started with Coinbase Wallet"],
  ["compact", [get, getWallet(coinbase), addToBrowser], "Get started with Coinbase"],
] as const)("%s: %# is called %s", (layout, events, title) => {
  expect(titleOf(run(layout, ...(events ?? [])))).toBe(title);
});

test("whatever happens, there is a title and a way out", () => {
  const wallet = fc.constantFrom(
    ...[...options(), absent, onlyApp, onlyExtension, notReady(onlyApp), notReady(safe)],
  );
  const no = fc.integer({ min: 1, max: 4 });
  const event: fc.Arbitrary<ConnectEvent> = fc.oneof(
    fc.constantFrom(learn, get, getApp, addToBrowser, goOn, back, retry),
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
  fc.assert(
    fc.property(
      fc.constantFrom(...layouts),
      fc.array(event, { maxLength: 25 }),
      (layout, events) => {
        let state: ConnectState = run(layout, ...events);
        expect(titleOf(state)).not.toBe("");
        for (let pressed = 0; pressed < 6; pressed += 1) state = step(state, back);
        // In the wide layout the list stands beside the panel of a wallet, and is the way out.
        const ends = state.layout === "wide" ? ["NONE", "CONNECT"] : ["NONE"];
        expect(ends).toContain(state.step.is);
        expect(liveAttempt(state) === null || state.layout === "wide" || state.asked).toBeTruthy();
      },
    ),
    { numRuns: 500 },
  );
});
