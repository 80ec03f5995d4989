// Tests which wallets are listed to whom, in which order, and how each would be reached.
import { describe, expect, test } from "vitest";
import { buildWalletList, downloadFor } from "./buildWalletList.ts";
import type { Environment } from "./environment.ts";
import { listedWallets } from "./listedWallets.ts";
import { popularWallets } from "./popularWallets.ts";

/** What the specification lists, in its order; a studio may list more, anywhere between. */
const popular = ["safe", "rainbow", "coinbase", "metaMask", "walletConnect", "brave"];
const specified = popularWallets.filter(({ id }) => ["injected", ...popular].includes(id));

const named = (id: string) => specified.find((wallet) => wallet.id === id)!;
const metaMask = named("metaMask");
const rainbow = named("rainbow");

const icon = "data:image/png;base64,AA==";
const field = { rdns: "org.field", name: "Field Wallet", icon };
const announcedRainbow = { rdns: "me.rainbow", name: "Rainbow", icon };
const desktop: Environment = {
  browser: "Chrome",
  platform: "desktop",
  inIframe: false,
  provider: null,
};
type Given = {
  announced?: Parameters<typeof buildWalletList>[1];
  recent?: readonly string[];
  here?: Partial<Environment>;
  wallets?: typeof popularWallets;
};

function groups({ announced = [], recent = [], here = {}, wallets = specified }: Given = {}) {
  return buildWalletList(wallets, announced, recent, { ...desktop, ...here });
}
const ids = (given?: Given) =>
  Object.fromEntries(groups(given).map(({ name, wallets }) => [name, wallets.map(({ id }) => id)]));
const option = (id: string, given?: Given) =>
  groups(given)
    .flatMap(({ wallets }) => wallets)
    .find((wallet) => wallet.id === id);
const flags = (...flags: string[]): Given => ({ here: { provider: { flags } } });

describe("the list", () => {
  test("is in the order of the specification, without a wallet that is not there", () => {
    expect(ids()).toEqual({ Popular: popular });
  });

  test("begins with what is installed; a listed wallet moves there by its rdns", () => {
    expect(ids({ announced: [field, announcedRainbow] })).toEqual({
      Installed: ["org.field", "rainbow"],
      Popular: popular.filter((id) => id !== "rainbow"),
    });
    expect(groups({ announced: [field] }).map(({ wallets }) => wallets[0]?.groupIndex)).toEqual([
      0, 1,
    ]);
  });

  test("has a place for whatever wallet the site names, and no two of the same name", () => {
    expect(new Set(listedWallets.map(({ id }) => id)).size).toBe(listedWallets.length);
    const installed = listedWallets.flatMap(({ id, name, rdns: [rdns] }) =>
      rdns === undefined ? [] : [{ id, announced: [{ rdns, name, icon }] }],
    );
    for (const { id, announced } of installed) {
      expect(ids({ announced, wallets: listedWallets }).Installed).toEqual([id]);
      expect(option(id, { announced, wallets: listedWallets })?.way?.kind).toBe("announced");
    }
  });

  test("Base is folded away under both of its names, and reached as Coinbase Wallet is", () => {
    const base = option("base", { wallets: listedWallets });
    expect(base).toMatchObject({ name: "Base (Coinbase Wallet)", isFolded: true });
    expect(base?.way).toEqual(option("coinbase", { wallets: listedWallets })?.way);
  });

  test("names no wallet twice", () => {
    const announced = [field, field, { rdns: "io.metamask", name: "MetaMask", icon }];
    const twice = [...announced, { rdns: "io.metamask.mobile", name: "MetaMask", icon }];
    expect(ids({ announced: twice, wallets: [...specified, rainbow] }).Installed).toEqual([
      "org.field",
      "metaMask",
    ]);
    expect(ids({ wallets: [...specified, rainbow] })).toEqual({ Popular: popular });
  });

  test("shows a page's nameless provider only where nothing else is installed", () => {
    expect(ids(flags())).toEqual({ Popular: ["injected", ...popular] });
    expect(ids(flags("isRainbow"))).toEqual({ Popular: popular });
    expect(ids({ ...flags(), announced: [field] }).Popular).toEqual(popular);
  });

  test("is a site's own choice, in its order and under its own names", () => {
    const wallets = [metaMask, { ...rainbow, groupName: "For gardeners" }, named("safe")];
    expect(ids({ wallets })).toEqual({
      Popular: ["metaMask", "safe"],
      "For gardeners": ["rainbow"],
    });
  });

  test.each([
    ["has no id", [{ ...rainbow, id: "" }], "Property id is missing for wallet: Rainbow"],
    [
      "has another's id",
      [metaMask, { ...rainbow, id: "metaMask" }],
      "Property id is metaMask for two wallets: MetaMask and Rainbow",
    ],
  ])("refuses a wallet that %s", (_, wallets, words) => {
    expect(() => groups({ wallets })).toThrow(words);
  });

  test("refuses an accent that is no colour", () => {
    const wallets = [{ ...rainbow, iconAccent: "navy" }];
    expect(() => groups({ wallets })).toThrow(
      "Property iconAccent is not a hex value for wallet: Rainbow",
    );
    for (const iconAccent of ["#ABC", "#0c2f78"]) {
      expect(() => groups({ wallets: [{ ...rainbow, iconAccent }] })).not.toThrow();
    }
  });
});

test("recent wallets: come first in their groups, three at most, once each, and are marked", () => {
  const recent = ["brave", "gone", "brave", "org.field", "metaMask", "rainbow"];
  const given = { announced: [announcedRainbow, field], recent };
  expect(ids(given)).toEqual({
    Installed: ["org.field", "rainbow"],
    Popular: ["brave", "metaMask", "safe", "coinbase", "walletConnect"],
  });
  const marked = groups(given).flatMap(({ wallets }) => wallets.filter((one) => one.recent));
  expect(marked.map(({ id }) => id)).toEqual(["org.field", "brave", "metaMask"]);
});

describe("a wallet is reached", () => {
  test.each([
    ["org.field", { announced: [field] }, { kind: "announced", rdns: "org.field" }],
    ["rainbow", { announced: [announcedRainbow] }, { kind: "announced", rdns: "me.rainbow" }],
    ["rainbow", flags("isRainbow", "isMetaMask"), { kind: "injected", flag: "isRainbow" }],
    ["rainbow", {}, { kind: "walletConnect" }],
    ["coinbase", flags("isCoinbaseWallet"), { kind: "injected", flag: "isCoinbaseWallet" }],
    ["coinbase", {}, { kind: "coinbase" }],
    ["metaMask", flags("isMetaMask"), { kind: "injected", flag: "isMetaMask" }],
    ["metaMask", flags("isMetaMask", "isRabby"), { kind: "walletConnect" }],
    ["walletConnect", {}, { kind: "walletConnect" }],
    ["safe", { here: { inIframe: true } }, { kind: "safe" }],
    ["brave", flags("isBraveWallet", "isMetaMask"), { kind: "injected", flag: "isBraveWallet" }],
    ["injected", flags("isUnheardOf"), { kind: "injected" }],
  ] as const)("%s, %j", (id, given: Given, way) => {
    expect(option(id, given)).toMatchObject({ way, ready: true, unsupported: false });
  });

  test("or told to be unsupported, and stays in the list", () => {
    for (const id of ["safe", "brave"]) {
      expect(option(id)).toMatchObject({ way: null, ready: false, unsupported: true });
    }
  });

  test("or not ready, but to be had", () => {
    const wallets = [{ ...rainbow, route: () => undefined }];
    expect(option("rainbow", { wallets })).toMatchObject({ ready: false, unsupported: false });
  });

  test("installed is what needs no way through another place", () => {
    expect(option("rainbow", { announced: [announcedRainbow] })?.installed).toBe(true);
    expect(option("rainbow")?.installed).toBe(false);
  });
});

test("every link of a listed wallet leads to another site by https", () => {
  const instructions = listedWallets.flatMap(({ qrCode, extension }) => [
    qrCode?.instructions?.learnMoreUrl,
    extension?.instructions.learnMoreUrl,
  ]);
  const links = listedWallets.flatMap(({ downloadUrls }) => Object.values(downloadUrls));
  for (const link of [...links, ...instructions.filter((one) => one !== undefined)]) {
    expect(new URL(link).protocol).toBe("https:");
  }
});

const all = {
  downloadUrls: {
    android: "android",
    ios: "ios",
    mobile: "mobile",
    qrCode: "code",
    chrome: "chrome",
    edge: "edge",
    firefox: "firefox",
    opera: "opera",
    safari: "safari",
    browserExtension: "any",
  },
};
const on = (more: Partial<Environment>): Environment => ({
  browser: "Chrome",
  platform: "desktop",
  inIframe: false,
  provider: null,
  ...more,
});

test.each([
  ["Arc", "chrome"],
  ["Brave", "chrome"],
  ["Chrome", "chrome"],
  ["Edge", "edge"],
  ["Opera", "opera"],
  ["Firefox", "firefox"],
  ["Safari", "safari"],
  ["Browser", "any"],
] as const)("%s is sent to %s", (browser, extension) => {
  expect(downloadFor(all, on({ browser }))).toEqual({ extension, qrCode: "code" });
});

test.each([
  ["Edge", "chrome"],
  ["Opera", "chrome"],
  ["Firefox", "any"],
  ["Safari", "any"],
] as const)("without a store of its own, %s is sent to %s", (browser, extension) => {
  const urls = { downloadUrls: { chrome: "chrome", browserExtension: "any" } };
  expect(downloadFor(urls, on({ browser }))).toEqual({ extension });
});

test("a phone is sent to its own store, or to a page that knows", () => {
  expect(downloadFor(all, on({ platform: "iOS", browser: "Safari" }))).toEqual({ app: "ios" });
  expect(downloadFor(all, on({ platform: "Android" }))).toEqual({ app: "android" });
  const page = { downloadUrls: { mobile: "mobile", qrCode: "code", chrome: "chrome" } };
  expect(downloadFor(page, on({ platform: "iOS" }))).toEqual({ app: "mobile" });
});

test("a wallet that is found nowhere is downloaded nowhere", () => {
  expect(downloadFor({ downloadUrls: {} }, on({}))).toEqual({});
  expect(downloadFor({ downloadUrls: { chrome: "chrome" } }, on({ platform: "iOS" }))).toEqual({});
});

test("MetaMask's places are its own", () => {
  const { extension } = downloadFor(metaMask, on({ browser: "Firefox" }));
  expect(extension).toBe("https://addons.mozilla.org/firefox/addon/ether-metamask");
});
